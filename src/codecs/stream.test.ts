import { describe, expect, it } from "vitest";
import { streamText } from "./stream.ts";

const each = (value: unknown, index: number) => `${index}:${String(value)};`;

/** A source by hand: what it was asked and told is noted, and it gives a value when it is made to. */
function byHand() {
  const seen = { asked: 0, stopped: 0 };
  const waiting: PromiseWithHands[] = [];
  const iterator: AsyncIterator<unknown> = {
    next: () =>
      new Promise((resolve, reject) => {
        seen.asked++;
        waiting.push({ resolve, reject });
      }),
    return: async () => {
      seen.stopped++;
      for (const { resolve } of waiting) resolve({ done: true, value: undefined });
      return { done: true, value: undefined };
    },
  };
  const give = (value: unknown) => waiting.shift()?.resolve({ done: false, value });
  const fail = (error: Error) => waiting.shift()?.reject(error);
  return { seen, give, fail, source: { [Symbol.asyncIterator]: () => iterator } };
}

interface PromiseWithHands {
  readonly resolve: (result: IteratorResult<unknown>) => void;
  readonly reject: (error: Error) => void;
}

const done = { done: true, value: undefined };

describe("streamText", () => {
  it("asks its source only when it is asked, and gives each text at once", async () => {
    const { seen, give, source } = byHand();
    const stream = streamText(source, { open: "<", each })[Symbol.asyncIterator]();
    expect(seen.asked).toBe(0);
    const first = stream.next();
    expect(seen.asked).toBe(1);
    give("a");
    expect(await first).toEqual({ done: false, value: "<0:a;" });
    expect(seen.asked).toBe(1);
  });

  it("tells how many there were when it closes, and stays closed", async () => {
    async function* source() {
      yield* ["a", "b"];
    }
    const stream = streamText(source(), { each, close: (count) => `${count}>` })[Symbol.asyncIterator]();
    const steps = [await stream.next(), await stream.next(), await stream.next(), await stream.next()];
    expect(steps.map(({ value }) => value)).toEqual(["0:a;", "1:b;", "2>", undefined]);
    expect(await stream.next()).toEqual(done);
  });

  it("stops a silent source at once, although a value is awaited", async () => {
    const { seen, source } = byHand();
    const stream = streamText(source, { each, close: () => "closed" })[Symbol.asyncIterator]();
    const asked = stream.next();
    expect(await stream.return?.()).toEqual(done);
    expect(await stream.return?.()).toEqual(done);
    expect(seen.stopped).toBe(1);
    expect(await asked).toEqual(done);
    expect(await stream.next()).toEqual(done);
    expect(seen.asked).toBe(1);
  });

  it("passes the source's error on, and does not stop what has ended", async () => {
    const { seen, fail, source } = byHand();
    const stream = streamText(source, { each })[Symbol.asyncIterator]();
    const asked = stream.next();
    const broken = new Error("broken");
    fail(broken);
    await expect(asked).rejects.toBe(broken);
    await stream.return?.();
    expect(seen.stopped).toBe(0);
    expect(await stream.next()).toEqual(done);
  });

  it("stops the source when a value has no text", async () => {
    const { seen, give, source } = byHand();
    const broken = new Error("no text");
    const refuse = () => {
      throw broken;
    };
    const stream = streamText(source, { each: refuse })[Symbol.asyncIterator]();
    const asked = stream.next();
    give("a");
    await expect(asked).rejects.toBe(broken);
    expect(seen.stopped).toBe(1);
  });

  it("passes bytes as they are, without anything around them", async () => {
    const bytes = Uint8Array.of(1, 2);
    async function* source() {
      yield bytes;
    }
    const chunks: unknown[] = [];
    for await (const chunk of streamText(source(), { open: "<", each, close: () => ">" })) chunks.push(chunk);
    expect(chunks).toEqual([bytes]);
  });

  it("leaves empty chunks out", async () => {
    async function* source() {
      yield* ["", "a", ""];
    }
    const chunks: unknown[] = [];
    for await (const chunk of streamText(source(), { each: String })) chunks.push(chunk);
    expect(chunks).toEqual(["a"]);
  });

  it.each([[["a", new Uint8Array(1)]], [[new Uint8Array(1), "a"]]])(
    "refuses values mixed with bytes",
    async (mixed) => {
      async function* source() {
        yield* mixed;
      }
      const stream = streamText(source(), { each })[Symbol.asyncIterator]();
      await stream.next();
      await expect(stream.next()).rejects.toThrow(TypeError);
    },
  );
});
