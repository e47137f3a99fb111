import { describe, expect, it, vi } from "vitest";
import { type BodySource, joinBytes, RequestBody, WholeBody, wholeBody } from "./body.ts";
import { BodyConsumed, BodyIncomplete, BodyTooLarge } from "./bodyErrors.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

function source(parts: readonly string[], length?: number): BodySource {
  return {
    length,
    async *stream() {
      for (const part of parts) yield bytes(part);
    },
  };
}

const body = (parts: readonly string[], limit = 100, length?: number) => new RequestBody(source(parts, length), limit);

async function chunks(some: RequestBody): Promise<string[]> {
  const found: string[] = [];
  for await (const chunk of some) found.push(new TextDecoder().decode(chunk));
  return found;
}

describe("what the framing says", () => {
  it.each([
    ["nothing", undefined, true, 0],
    ["a length of 0", source([], 0), true, 0],
    ["a length", source(["ab"], 2), false, 2],
    ["chunks", source(["ab"]), false, undefined],
  ])("%s", (_what, given, isEmpty, declaredLength) => {
    const some = new RequestBody(given, 10);
    expect([some.isEmpty, some.declaredLength]).toEqual([isEmpty, declaredLength]);
  });
});

describe("reading", () => {
  it("gives bytes, text or JSON, read once and shared by all who ask", async () => {
    const given = source(['{"a"', ":1}"], 7);
    const stream = vi.spyOn(given, "stream");
    const some = new RequestBody(given, 7);
    expect(some.bytes()).toBe(some.bytes());
    expect(await some.bytes()).toEqual(bytes('{"a":1}'));
    expect(await some.text()).toBe('{"a":1}');
    expect(await some.json()).toEqual({ a: 1 });
    expect(stream).toHaveBeenCalledTimes(1);
  });

  it("nothing is nothing, and nobody is asked for it", async () => {
    const stream = vi.fn<() => AsyncIterable<Uint8Array>>();
    expect(await new RequestBody({ length: 0, stream }, 10).bytes()).toEqual(new Uint8Array(0));
    expect(await new RequestBody(undefined, 10).text()).toBe("");
    expect(await chunks(new RequestBody(undefined, 10))).toEqual([]);
    expect(stream).not.toHaveBeenCalled();
  });

  it("takes the adapter's own reading where it has one, and tells it the limit", async () => {
    const collect = vi.fn((_limit: number, done: (whole: Uint8Array) => void) => done(bytes("ab")));
    const stream = vi.fn<() => AsyncIterable<Uint8Array>>();
    expect(await new RequestBody({ length: 2, stream, collect }, 9).text()).toBe("ab");
    expect(collect.mock.calls.map(([limit]) => limit)).toEqual([9]);
    expect(stream).not.toHaveBeenCalled();
  });
});

describe("the limit", () => {
  it("refuses a declared length before anything is read", async () => {
    const given = source(["abc"], 3);
    const stream = vi.spyOn(given, "stream");
    await expect(new RequestBody(given, 2).bytes()).rejects.toMatchObject({ name: "BodyTooLarge", limit: 2 });
    expect(stream).not.toHaveBeenCalled();
  });

  it("refuses chunks while reading, and reads no more", async () => {
    const given = source(["ab", "c", "never"]);
    const seen: string[] = [];
    const watched: BodySource = {
      length: undefined,
      async *stream() {
        for await (const chunk of given.stream()) {
          seen.push(new TextDecoder().decode(chunk));
          yield chunk;
        }
      },
    };
    await expect(new RequestBody(watched, 2).bytes()).rejects.toBeInstanceOf(BodyTooLarge);
    expect(seen).toEqual(["ab", "c"]);
  });

  it.each([2, undefined])("takes just as much as is allowed, declared %s", async (length) => {
    expect(await body(["a", "b"], 2, length).text()).toBe("ab");
  });

  it("says in words how much would have been taken", () => {
    expect(new BodyTooLarge(5).message).toBe("The request's content is longer than the 5 bytes that are taken here.");
  });
});

describe("content that ends too early", () => {
  it("is told from content that is whole", async () => {
    await expect(body(["a"], 9, 2).bytes()).rejects.toBeInstanceOf(BodyIncomplete);
    expect(new BodyIncomplete()).toMatchObject({
      name: "BodyIncomplete",
      message: "The request's content ended before its declared length.",
    });
  });

  it("also where it is taken as it comes", async () => {
    await expect(chunks(body(["a"], 9, 2))).rejects.toBeInstanceOf(BodyIncomplete);
  });
});

describe("taken as it comes", () => {
  it("is under the same limit", async () => {
    expect(await chunks(body(["a", "b"], 2))).toEqual(["a", "b"]);
    await expect(chunks(body(["a", "bc"], 2))).rejects.toBeInstanceOf(BodyTooLarge);
  });

  it("is what was read already, where it was", async () => {
    const some = body(["a", "b"]);
    await some.bytes();
    expect(await chunks(some)).toEqual(["ab"]);
  });
});

describe("a second reading", () => {
  it("of what was iterated is the author's mistake, of nothing and of what had come whole too", async () => {
    for (const some of [
      body(["a", "b"]),
      new RequestBody(new WholeBody(bytes("ab")), 9),
      new RequestBody(undefined, 9),
    ]) {
      await chunks(some);
      await expect(some.bytes()).rejects.toBeInstanceOf(BodyConsumed);
      await expect(chunks(some)).rejects.toBeInstanceOf(BodyConsumed);
    }
  });

  it("of what was read may be in any way, as often as one likes", async () => {
    for (const some of [body(["a", "b"]), new RequestBody(new WholeBody(bytes("ab")), 9)]) {
      await some.text();
      expect([await some.text(), await chunks(some), await chunks(some)]).toEqual(["ab", ["ab"], ["ab"]]);
    }
  });
});

describe("while content is iterated", () => {
  it("it is being received whenever more of it is waited for, and quiet since it last came", async () => {
    const some = body(["a", "b"]);
    expect([some.isReading, some.quietFor]).toEqual([false, Number.POSITIVE_INFINITY]);
    const told = vi.fn();
    const parts = some[Symbol.asyncIterator]();
    const first = parts.next();
    expect(some.isReading).toBe(true);
    some.whenRead(told);
    await first;
    expect(some.isReading).toBe(false);
    expect(told).toHaveBeenCalledTimes(1);
    expect(some.quietFor).toBeLessThan(60_000);
    await parts.return();
  });

  it("a declared length over the limit is refused before anything is read", async () => {
    const given = source(["abc"], 3);
    const stream = vi.spyOn(given, "stream");
    await expect(chunks(new RequestBody(given, 2))).rejects.toBeInstanceOf(BodyTooLarge);
    expect(stream).not.toHaveBeenCalled();
  });

  it("a reader that stops half-way stops the source", async () => {
    const stop = vi.fn(async () => ({ done: true as const, value: undefined }));
    const next = async () => ({ done: false as const, value: bytes("a") });
    const stream = () => ({ [Symbol.asyncIterator]: () => ({ next, return: stop }) });
    for await (const _ of new RequestBody({ length: undefined, stream }, 9)) break;
    expect(stop).toHaveBeenCalledTimes(1);
  });
});

it("JSON that is nested deeper than can be written again is the client's mistake", async () => {
  const nested = (depth: number) => body(["[".repeat(depth) + "]".repeat(depth)], 9000);
  await expect(nested(1000).json()).resolves.toBeInstanceOf(Array);
  await expect(nested(1001).json()).rejects.toMatchObject({ name: "BodyMalformed" });
});

describe("joinBytes", () => {
  it("puts parts behind each other, and leaves one part as it is", () => {
    const one = bytes("one");
    expect(joinBytes([one])).toBe(one);
    expect(joinBytes([])).toEqual(new Uint8Array(0));
    expect(joinBytes([bytes("ab"), bytes(""), bytes("c")])).toEqual(bytes("abc"));
  });
});

describe("content that an adapter collects", () => {
  /** Content whose collection ends when this is called. */
  function collected(length?: number) {
    let settle = { done: (_whole: Uint8Array) => {}, fail: (_error: unknown) => {} };
    const collect: BodySource["collect"] = (_limit, done, fail) => {
      settle = { done, fail };
    };
    const some = new RequestBody({ ...source([], length), collect }, 10);
    return { some, done: (text: string) => settle.done(bytes(text)), fail: (error: unknown) => settle.fail(error) };
  }

  it("is being read until it is there, and kept from then on", async () => {
    const { some, done } = collected();
    expect([some.isKept, some.kept, some.isReading, some.quietFor]).toEqual([false, undefined, false, Infinity]);
    const read = some.bytes();
    expect([some.isKept, some.kept, some.isReading]).toEqual([true, undefined, true]);
    const told: string[] = [];
    some.whenRead(() => told.push("first"));
    some.whenRead(() => told.push("second"));
    done("ab");
    expect([some.isReading, some.kept, told]).toEqual([false, bytes("ab"), ["first", "second"]]);
    expect(await read).toEqual(bytes("ab"));
    expect(some.quietFor).toBeLessThan(Infinity);
    expect(some.read()).toEqual(bytes("ab"));
  });

  it("that fails, or is shorter than its declared length, is a fault, and is not being read any more", async () => {
    const failed = collected();
    const reset = expect(failed.some.bytes()).rejects.toThrow("reset");
    failed.fail(new Error("reset"));
    await reset;
    const short = collected(3);
    const incomplete = expect(short.some.bytes()).rejects.toThrow(BodyIncomplete);
    short.done("ab");
    await incomplete;
    expect([failed.some.isReading, short.some.isReading, short.some.kept]).toEqual([false, false, undefined]);
    const exact = collected(2);
    const whole = exact.some.text();
    exact.done("ab");
    expect(await whole).toBe("ab");
  });

  it("reaches its readers in the surroundings of the request, whether it comes or fails", async () => {
    for (const outcome of ["done", "fail"] as const) {
      const where: string[] = [];
      let inside = "outside";
      const { some, done, fail } = collected();
      some.surroundings = (call) => {
        inside = "inside";
        try {
          return call();
        } finally {
          inside = "outside";
        }
      };
      some.whenRead(() => where.push(inside));
      const read = some.bytes().catch(() => undefined);
      if (outcome === "done") done("ab");
      else fail(new Error("reset"));
      await read;
      expect(where).toEqual(["inside"]);
    }
  });

  it("is checked as a whole before it is kept", async () => {
    const seen: string[] = [];
    const some = new RequestBody(new WholeBody(bytes("ab")), 10);
    some.check = { chunk: (part) => seen.push(new TextDecoder().decode(part)), end: () => seen.push("end") };
    expect(await some.text()).toBe("ab");
    expect(seen).toEqual(["ab", "end"]);
    const refused = new RequestBody(new WholeBody(bytes("ab")), 10);
    refused.check = {
      chunk: () => undefined,
      end: () => {
        throw new Error("differs");
      },
    };
    await expect(refused.bytes()).rejects.toThrow("differs");
    expect(refused.kept).toBeUndefined();
  });

  it("that has arrived is there at once, if it is within the limit", async () => {
    const whole = bytes("ab");
    expect(new RequestBody(new WholeBody(whole), 2).read()).toBe(whole);
    await expect(new RequestBody(new WholeBody(whole), 1).bytes()).rejects.toThrow(BodyTooLarge);
  });
});

describe("all that a response sends", () => {
  it.each([
    ["text", "né", "né"],
    ["bytes", bytes("ab"), "ab"],
    ["nothing", null, ""],
    [
      "a stream of both",
      (async function* () {
        yield "a";
        yield bytes("b");
      })(),
      "ab",
    ],
  ])("is bytes: %s", async (_, given, text) => {
    expect(new TextDecoder().decode(await wholeBody(given))).toBe(text);
  });

  it("is what came before an abort", async () => {
    const left = new AbortController();
    const stream = (async function* () {
      yield "a";
      left.abort();
      yield "b";
    })();
    expect(new TextDecoder().decode(await wholeBody(stream, left.signal))).toBe("a");
  });
});
