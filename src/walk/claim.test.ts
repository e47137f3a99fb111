import { describe, expect, it, onTestFinished, vi } from "vitest";
import { stopClock } from "../../test/clock.ts";
import { type Claimed, type IdempotencyPolicy, type IdempotencyStore, settledPolicy } from "../resource/idempotency.ts";
import { Claim, StoreTimeout } from "./claim.ts";

const NAME = { key: "k", fingerprint: "f", principal: "" };

function storeOf(change: Partial<IdempotencyStore> = {}) {
  return {
    claim: vi.fn<IdempotencyStore["claim"]>(async () => ({ state: "new" })),
    finish: vi.fn<IdempotencyStore["finish"]>(async () => true),
    release: vi.fn<IdempotencyStore["release"]>(async () => undefined),
    renew: vi.fn<IdempotencyStore["renew"]>(async () => true),
    ...change,
  };
}

function claim(store: IdempotencyStore, policy: Omit<IdempotencyPolicy, "store"> = {}): Promise<Claim> {
  return Claim.make("k", settledPolicy({ store, ...policy }), NAME);
}

describe("a claim", () => {
  it("asks the store for a lease, and for the space that a record may need in Base64", async () => {
    const store = storeOf();
    const made = await claim(store, { leaseSeconds: 7, maxBytes: 300 });
    expect(made).toMatchObject({ isHeld: true, hasBegun: false, isWalked: false, isRecorded: false });
    expect(store.claim).toHaveBeenCalledWith(expect.objectContaining({ key: "k" }), 7_000, 400);
    made.end();
  });

  it.each(["running", "other", "tooMany"] as const)("holds and renews nothing if it is %s", async (state) => {
    stopClock();
    const store = storeOf({ claim: async () => ({ state }) as Claimed });
    expect((await claim(store)).isHeld).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is released if the store fails, and rejects with the first error of the store", async () => {
    for (const release of [async () => undefined, () => Promise.reject(new Error("down"))]) {
      const store = storeOf({ claim: () => Promise.reject(new Error("late")), release: vi.fn(release) });
      await expect(claim(store)).rejects.toThrow("late");
      expect(store.release).toHaveBeenCalledTimes(1);
    }
  });

  it("rejects an unknown state, and is released", async () => {
    const store = storeOf({ claim: async () => ({ state: "knew" }) as never });
    await expect(claim(store)).rejects.toThrow(
      "The store's claim gave an object. Its state is new, running, done, other or tooMany.",
    );
    expect(store.release).toHaveBeenCalledTimes(1);
  });

  it("rejects if the store is late, and says after how long", async () => {
    stopClock();
    const failed = expect(claim(storeOf({ claim: () => new Promise(() => undefined) }), { timeoutMs: 50 })).rejects;
    const outcome = failed.toEqual(new StoreTimeout("The store had not replied within 50 ms."));
    await vi.advanceTimersByTimeAsync(50);
    await outcome;
  });
});

describe("a response", () => {
  it("is kept for its time, and ends the claim", async () => {
    const store = storeOf();
    const made = await claim(store, { keepSeconds: 60 });
    await made.finish("200");
    expect(store.finish).toHaveBeenCalledWith(expect.objectContaining({ key: "k" }), "200", 60_000);
    expect(made.isHeld).toBe(false);
  });

  it("is lost if another request holds the key", async () => {
    const made = await claim(storeOf({ finish: async () => false }));
    await expect(made.finish("200")).rejects.toThrow("another request has claimed the key");
  });

  it("is written in the transaction that the request was lent, unless the author gave one", async () => {
    for (const own of [undefined, "own"]) {
      const store = storeOf({ isTransactional: true, transactionOf: () => "lent" });
      const made = await claim(store, { keepSeconds: 60 });
      if (own !== undefined) made.record(own);
      made.adopt({});
      expect(made.isTransactional).toBe(true);
      await made.recordInTransaction("200");
      expect(store.finish).toHaveBeenCalledWith(expect.objectContaining({ key: "k" }), "200", 60_000, own ?? "lent");
      expect(made.isRecorded).toBe(true);
      made.end();
    }
  });

  it("is written in no transaction if the request was lent none, or the store cannot tell", async () => {
    for (const change of [{ isTransactional: true, transactionOf: () => undefined }, {}]) {
      const made = await claim(storeOf(change));
      made.adopt({});
      expect(made.isTransactional).toBe(false);
      made.end();
    }
  });

  it("is not recorded if the store refuses it", async () => {
    const made = await claim(storeOf({ isTransactional: true, finish: async () => false }));
    made.record("own");
    await expect(made.recordInTransaction("200")).rejects.toThrow("another request has claimed the key");
    expect(made.isRecorded).toBe(false);
    made.end();
  });

  it("cannot be written in a transaction if the store has none", async () => {
    const made = await claim(storeOf());
    expect(() => made.record("own")).toThrow("This store keeps nothing in a transaction of yours.");
    made.end();
  });

  it("is forgotten if the act is done again", async () => {
    const made = await claim(storeOf({ isTransactional: true }));
    made.record("own");
    Object.assign(made, { hasBegun: true, isRecorded: true, text: "200" });
    made.restart();
    expect(made).toMatchObject({ hasBegun: false, isRecorded: false, text: undefined, isTransactional: false });
    Object.assign(made, { isRecorded: true, text: "200" });
    made.forget();
    expect(made).toMatchObject({ isRecorded: false, text: undefined });
    made.end();
  });
});

describe("a lease", () => {
  it("is renewed three times per lease for as long as a response would be kept, even if the store fails", async () => {
    stopClock();
    const store = storeOf({ renew: vi.fn(() => Promise.reject(new Error("down"))) });
    const made = await claim(store, { leaseSeconds: 3, keepSeconds: 6 });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(store.renew).toHaveBeenCalledTimes(3);
    expect(store.renew).toHaveBeenCalledWith(expect.objectContaining({ key: "k" }), 3_000);
    await vi.advanceTimersByTimeAsync(3_000);
    expect([made.isHeld, vi.mocked(store.renew).mock.calls.length]).toEqual([true, 6]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect([made.isHeld, vi.mocked(store.renew).mock.calls.length]).toEqual([false, 6]);
  });

  it("is renewed at least once, and never after the claim has ended", async () => {
    stopClock();
    const store = storeOf();
    const made = await claim(store, { leaseSeconds: 30, keepSeconds: 1 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect([made.isHeld, vi.mocked(store.renew).mock.calls.length]).toEqual([true, 1]);
    await made.release();
    expect(store.release).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(store.renew).toHaveBeenCalledTimes(1);
  });

  it("does not hold the process", async () => {
    const unref = vi.fn();
    const set = vi.spyOn(globalThis, "setInterval").mockReturnValue({ ref: () => undefined, unref } as never);
    onTestFinished(() => set.mockRestore());
    await claim(storeOf());
    expect(unref).toHaveBeenCalledTimes(1);
  });
});
