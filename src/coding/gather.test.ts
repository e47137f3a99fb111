import { describe, expect, it } from "vitest";
import { Gate, turns } from "../../test/waiting.ts";
import { FULL, Gatherer } from "./gather.ts";

const text = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes);

async function* from(chunks: readonly (string | Uint8Array)[]) {
  yield* chunks;
}

describe("Gatherer", () => {
  it("puts together what comes at once, and skips what is empty", async () => {
    const gatherer = new Gatherer(from(["a", "", Uint8Array.of(0x62), "ü"]));
    expect(text(await gatherer.next())).toBe("abü");
    expect(await gatherer.next()).toBeUndefined();
    expect(await gatherer.next()).toBeUndefined();
    expect(await new Gatherer(from(["", ""])).next()).toBeUndefined();
  });

  it("gives on what it has when the source pauses, and loses nothing", async () => {
    const gate = new Gate();
    async function* slow() {
      yield "a";
      yield "b";
      await gate.opened;
      yield "c";
    }
    const gatherer = new Gatherer(slow());
    expect(text(await gatherer.next())).toBe("ab");
    gate.open();
    expect(text(await gatherer.next())).toBe("c");
    expect(await gatherer.next()).toBeUndefined();
  });

  it("gives on what it has when it is full", async () => {
    let given = 0;
    async function* endless() {
      for (;;) {
        given++;
        yield "x".repeat(FULL / 4);
      }
    }
    expect((await new Gatherer(endless()).next())?.byteLength).toBe(FULL);
    expect(given).toBe(4);
  });

  it("passes an error on, also one that comes during a pause nobody waits for", async () => {
    const gate = new Gate();
    async function* failing() {
      yield "a";
      await gate.opened;
      throw new Error("broken");
    }
    const gatherer = new Gatherer(failing());
    expect(text(await gatherer.next())).toBe("a");
    gate.open();
    await turns(5);
    await expect(gatherer.next()).rejects.toThrow("broken");
  });

  it("stops its source once, unless that has ended or failed by itself", async () => {
    const stopped = async (next: () => Promise<IteratorResult<string>>, rounds: number) => {
      let stops = 0;
      const gatherer = new Gatherer({
        next,
        return: async () => {
          stops++;
          return { done: true, value: undefined };
        },
      });
      for (let round = 0; round < rounds; round++) await gatherer.next().catch(() => {});
      await gatherer.stop();
      await gatherer.stop();
      return stops;
    };
    expect(await stopped(async () => ({ done: false, value: "a".repeat(FULL) }), 1)).toBe(1);
    expect(await stopped(async () => ({ done: false, value: "a" }), 0)).toBe(1);
    expect(await stopped(async () => ({ done: true, value: undefined }), 1)).toBe(0);
    expect(await stopped(() => Promise.reject(new Error("broken")), 1)).toBe(0);
  });

  it("leaves a source alone that cannot be stopped", async () => {
    const gatherer = new Gatherer({ next: async () => ({ done: false, value: "a".repeat(FULL) }) });
    await gatherer.next();
    await expect(gatherer.stop()).resolves.toBeUndefined();
  });
});
