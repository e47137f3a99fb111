import type { ClaimToken, IdempotencyStore } from "signalbox";
import { beforeEach, describe, expect, it } from "vitest";

/** A store, and what a test can do to it. */
export interface Tried {
  readonly store: IdempotencyStore;
  /** Forgets everything. */
  flush(): Promise<void> | void;
}

/** Far longer than a test. */
const LONG = 60_000;
const SHORT = 40;
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let drawn = 0;
function token(fingerprint = "f", key = `k${(drawn += 1)}`): ClaimToken {
  return { key, fingerprint, owner: crypto.randomUUID() };
}

/** How a store of Idempotency-Keys behaves: each of them passes it. */
export function describeStore(name: string, open: () => Promise<Tried> | Tried): void {
  describe(`${name}, as a store of Idempotency-Keys`, () => {
    let tried: Tried;
    let store: IdempotencyStore;
    beforeEach(async () => {
      tried = await open();
      store = tried.store;
    });

    it("gives a key to the first that claims it, and to no other while it is held", async () => {
      const first = token();
      const second = { ...first, owner: "another" };
      expect(await store.claim(first, LONG)).toEqual({ state: "new" });
      const running = await store.claim(second, LONG);
      expect(running.state).toBe("running");
      if (running.state === "running") {
        expect(running.leaseMs).toBeGreaterThan(0);
        expect(running.leaseMs).toBeLessThanOrEqual(LONG);
      }
    });

    it("gives it to one of many that claim it at once", async () => {
      const { key } = token();
      const claims = await Promise.all(Array.from({ length: 20 }, () => store.claim(token("f", key), LONG)));
      expect(claims.filter(({ state }) => state === "new")).toHaveLength(1);
      expect(claims.filter(({ state }) => state === "running")).toHaveLength(19);
    });

    it("gives back what was recorded, character by character", async () => {
      const first = token();
      // A record is JSON: control characters are escaped in it.
      const record = JSON.stringify({ text: "\u0000 ü 漢 \u{1f600} \u0001 ' \" \\ \n", long: "x".repeat(100_000) });
      await store.claim(first, LONG);
      expect(await store.finish(first, record, LONG)).toBe(true);
      expect(await store.claim({ ...first, owner: "another" }, LONG)).toEqual({ state: "done", record });
    });

    it("tells other content from the same, running or done", async () => {
      const first = token();
      const other = token("g", first.key);
      await store.claim(first, LONG);
      expect(await store.claim(other, LONG)).toEqual({ state: "other" });
      await store.finish(first, "r", LONG);
      expect(await store.claim(other, LONG)).toEqual({ state: "other" });
    });

    it("frees a key that its owner releases; not one of another owner, and none that has a record", async () => {
      const first = token();
      const other = { ...first, owner: "another" };
      await store.claim(first, LONG);
      await store.release(other);
      expect((await store.claim(other, LONG)).state).toBe("running");
      await store.release(first);
      expect(await store.claim(other, LONG)).toEqual({ state: "new" });
      await store.finish(other, "r", LONG);
      await store.release(other);
      expect((await store.claim(first, LONG)).state).toBe("done");
    });

    it("frees a key whose lease is over; its owner finds that another has it", async () => {
      const first = token();
      const other = { ...first, owner: "another" };
      await store.claim(first, SHORT);
      await sleep(SHORT * 2);
      expect(await store.claim(other, LONG)).toEqual({ state: "new" });
      expect(await store.renew(first, LONG)).toBe(false);
      expect(await store.finish(first, "r", LONG)).toBe(false);
      await store.release(first);
      expect(await store.finish(other, "of the other", LONG)).toBe(true);
      expect(await store.claim(first, LONG)).toEqual({ state: "done", record: "of the other" });
    });

    it("begins a lease anew", async () => {
      const first = token();
      await store.claim(first, SHORT);
      expect(await store.renew(first, LONG)).toBe(true);
      await sleep(SHORT * 2);
      expect((await store.claim({ ...first, owner: "another" }, LONG)).state).toBe("running");
    });

    it("does not take a record for a lease", async () => {
      const first = token();
      await store.claim(first, LONG);
      await store.finish(first, "r", LONG);
      expect(await store.renew(first, SHORT)).toBe(true);
      await sleep(SHORT * 2);
      expect((await store.claim(first, LONG)).state).toBe("done");
    });

    it("forgets a record whose time is over, and its content with it", async () => {
      const first = token();
      await store.claim(first, LONG);
      await store.finish(first, "r", SHORT);
      await sleep(SHORT * 2);
      expect(await store.claim(token("g", first.key), LONG)).toEqual({ state: "new" });
    });

    it("keeps what is finished twice, as a call that is sent again is", async () => {
      const first = token();
      await store.claim(first, LONG);
      expect([await store.finish(first, "r", LONG), await store.finish(first, "r", LONG)]).toEqual([true, true]);
    });

    it("flushed: what was claimed is renewed, finished and released all the same", async () => {
      const [first, second, third] = [token(), token(), token()];
      for (const each of [first, second, third]) await store.claim(each, LONG);
      await tried.flush();
      expect(await store.renew(first, LONG)).toBe(true);
      expect((await store.claim({ ...first, owner: "another" }, LONG)).state).toBe("running");
      expect(await store.finish(second, "r", LONG)).toBe(true);
      expect((await store.claim({ ...second, owner: "another" }, LONG)).state).toBe("done");
      await store.release(third);
      expect(await store.claim(third, LONG)).toEqual({ state: "new" });
    });
  });
}
