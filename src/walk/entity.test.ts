import { gunzipSync } from "node:zlib";
import { type Codec, type Context, type Encoded, jsonCodec, Resource, route, Service } from "signalbox";
import { ndjsonCodec } from "signalbox/codecs";
import { request } from "signalbox/testing";
import { describe, expect, it, vi } from "vitest";
import { stopClock } from "../../test/clock.ts";
import { CODECS } from "../../test/fixtures.ts";
import { OPENING_TIME } from "../http/timer.ts";

const upper: Codec = {
  encode: (value) => String(value).toUpperCase(),
  async *encodeStream(values) {
    for await (const value of values) yield String(value).toUpperCase();
  },
};
const plain: Codec = { encode: (value) => String(value) };

async function represent(
  value: unknown,
  codec: Codec = upper,
  headers: Record<string, string> = {},
  change: object = {},
) {
  class Given extends Resource {
    override readonly produces = ["text/plain"];
    override represent() {
      return value;
    }
  }
  const onError = vi.fn<(error: unknown) => void>();
  const resource = Object.assign(new Given(), change);
  const service = new Service({ onError, routes: [route("/", resource, { codecs: { "text/plain": codec } })] });
  const response = await request(service, "GET", "/", { headers });
  return { response, onError };
}

async function* streamOf(...values: unknown[]) {
  yield* values;
}

const bytes = (text: string) => new TextEncoder().encode(text);

describe("a value", () => {
  it.each([
    ["is encoded", "abc", "ABC"],
    ["null is a value", null, "NULL"],
    ["behind a promise too", Promise.resolve("abc"), "ABC"],
    ["bytes are sent as they are", bytes("abc"), "abc"],
  ])("%s", async (_what, value, text) => {
    const { response } = await represent(value);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(text);
    expect(response.header("content-type")).toBe("text/plain; charset=utf-8");
  });

  it("nothing is a mistake, and says so", async () => {
    for (const value of [undefined, Promise.resolve(undefined)]) {
      const { response, onError } = await represent(value);
      expect(response.status).toBe(500);
      expect(onError.mock.calls[0]?.[0]).toEqual(
        new TypeError("represent gave undefined. Return the value to be sent; null is a value too."),
      );
    }
  });

  it("that the codec cannot encode is a 500, reported", async () => {
    const boom = new Error("boom");
    const broken: Codec = {
      encode: () => {
        throw boom;
      },
    };
    const { response, onError } = await represent("x", broken);
    expect(response.status).toBe(500);
    expect(onError.mock.calls.map(([error]) => error)).toEqual([boom]);
  });
});

describe("what a codec makes of a value", () => {
  it.each([
    ["bytes", () => bytes("abc")],
    ["a stream", () => streamOf("a", "bc")],
  ])("may be %s", async (_what, made) => {
    const encoding: Codec = { encode: () => made() as Encoded };
    expect(await (await represent("x", encoding)).response.text()).toBe("abc");
  });

  it.each([7, Promise.resolve("abc")])("is not %o", async (made) => {
    const { response, onError } = await represent("x", { encode: () => made as never });
    expect(response.status).toBe(500);
    expect(String(onError.mock.calls[0]?.[0])).toContain("Content is text, bytes or a stream of them, not");
  });

  it("may be nothing, which is not compressed", async () => {
    const nothing: Codec = { encode: () => null as never };
    const { response } = await represent("x", nothing, { "Accept-Encoding": "gzip" }, { encodings: ["gzip"] });
    expect([response.status, await response.text()]).toEqual([200, ""]);
  });
});

describe("a stream", () => {
  it.each([
    ["of values is encoded by a codec that can", () => streamOf("a", "b"), upper, "AB"],
    ["of bytes is sent as it is", () => streamOf(bytes("a"), bytes("b")), upper, "ab"],
    ["of text is sent as it is by a codec that has no way with streams", () => streamOf("a", "b"), plain, "ab"],
    ["of bytes as well", () => streamOf(bytes("a"), "b"), plain, "ab"],
    ["may be empty", () => streamOf(), upper, ""],
    ["may be empty in JSON", () => streamOf(), jsonCodec, "[]"],
    ["may be a ReadableStream", () => new Blob(["ab"]).stream(), upper, "ab"],
  ])("%s", async (_what, made, codec, text) => {
    const { response, onError } = await represent(made(), codec);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(text);
    expect(onError).not.toHaveBeenCalled();
  });

  it("of values that the codec cannot encode breaks off, and says what to write", async () => {
    const { response, onError } = await represent(streamOf("a", 1), plain);
    const broken = new TypeError(
      "A stream of values was returned, and the codec cannot encode one: give it encodeStream.",
    );
    await expect(response.text()).rejects.toEqual(broken);
    expect(onError.mock.calls.map(([error]) => error)).toEqual([broken]);
  });

  it("is opened once, whether it is read to its end or let go on the way", async () => {
    for (const end of ["next", "return"] as const) {
      const source = { [Symbol.asyncIterator]: vi.fn(() => streamOf("a")) };
      const { response } = await represent(source);
      const chunks = (response.response.body as AsyncIterable<string>)[Symbol.asyncIterator]();
      expect((await chunks.next()).value).toBe("A");
      expect((await chunks[end]?.())?.done).toBe(true);
      expect(source[Symbol.asyncIterator]).toHaveBeenCalledTimes(1);
    }
  });

  it("need not have a way to be stopped", async () => {
    const values = ["a", "b"];
    const next = async () => ({ done: values.length === 0, value: values.shift() });
    const { response, onError } = await represent({ [Symbol.asyncIterator]: () => ({ next }) });
    expect(await response.text()).toBe("AB");
    expect(onError).not.toHaveBeenCalled();
  });

  /** Counts how often the author's stream is stopped. */
  function counted(...values: unknown[]) {
    const items = streamOf(...values);
    const stop = vi.fn(() => items.return(undefined));
    return { stop, source: { [Symbol.asyncIterator]: () => ({ next: () => items.next(), return: stop }) } };
  }

  const begun = async (value: unknown, codec: Codec) => {
    const { response, onError } = await represent(value, codec);
    return { chunks: (response.response.body as AsyncIterable<string>)[Symbol.asyncIterator](), onError };
  };

  it.each([
    ["values", upper, ["a", "b"]],
    ["bytes", upper, [bytes("a"), bytes("b")]],
    ["text", plain, ["a", "b"]],
  ])("of %s is stopped once when it is let go, and not at all when it has ended", async (_what, codec, values) => {
    const read = counted(...values);
    const { response } = await represent(read.source, codec);
    await response.text();
    expect(read.stop).not.toHaveBeenCalled();

    const letGo = counted(...values);
    const { chunks } = await begun(letGo.source, codec);
    await chunks.next();
    await chunks.return?.();
    expect(letGo.stop).toHaveBeenCalledTimes(1);
  });

  it("is stopped before it is read, too", async () => {
    const { source, stop } = counted("a");
    const { chunks } = await begun(source, upper);
    await chunks.return?.();
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it("need not have a way to be stopped where it is let go, nor what the codec made of it", async () => {
    const next = async () => ({ done: false, value: "a" }) as const;
    const bare: Codec = { encode: String, encodeStream: () => ({ [Symbol.asyncIterator]: () => ({ next }) }) };
    for (const codec of [upper, plain, bare]) {
      const { chunks, onError } = await begun({ [Symbol.asyncIterator]: () => ({ next }) }, codec);
      await chunks.next();
      expect(await chunks.return?.()).toEqual({ done: true, value: undefined });
      expect(onError).not.toHaveBeenCalled();
    }
  });

  it("lets the codec go with it", async () => {
    const stop = vi.fn(async () => ({ done: true, value: undefined }) as const);
    const next = async () => ({ done: false, value: "A" }) as const;
    const own: Codec = {
      encode: String,
      encodeStream: () => ({ [Symbol.asyncIterator]: () => ({ next, return: stop }) }),
    };
    const { chunks } = await begun(streamOf("a"), own);
    await chunks.next();
    await chunks.return?.();
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it("is stopped where the codec has failed, or ends before it", async () => {
    const failing: Codec = {
      encode: String,
      encodeStream: () => ({
        [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error("boom")) }),
      }),
    };
    const ending: Codec = { encode: String, encodeStream: () => streamOf() as AsyncIterable<never> };
    for (const [codec, text] of [
      [failing, "broken off"],
      [ending, ""],
    ] as const) {
      const { source, stop } = counted("a", "b");
      const { response } = await represent(source, codec);
      expect(await response.text().catch(() => "broken off")).toBe(text);
      expect(stop).toHaveBeenCalledTimes(1);
    }
  });

  it("that returns bytes, and gives none, is empty", async () => {
    const next = async () => ({ done: true, value: bytes("abc") });
    const { response } = await represent({ [Symbol.asyncIterator]: () => ({ next }) }, jsonCodec);
    expect(await response.text()).toBe("[]");
  });

  it("is not stopped after it has failed, even if the codec asks for it", async () => {
    const stop = vi.fn(async () => ({ done: true, value: undefined }));
    let asked = 0;
    const next = async () => {
      asked += 1;
      if (asked === 2) throw new Error("broken");
      return { done: false, value: "a" };
    };
    const stopping: Codec = {
      encode: String,
      async *encodeStream(values): AsyncGenerator<string> {
        const items = values[Symbol.asyncIterator]();
        yield String((await items.next()).value);
        await items.next().catch(() => undefined);
        await items.return?.();
      },
    };
    const { response } = await represent({ [Symbol.asyncIterator]: () => ({ next, return: stop }) }, stopping);
    expect(await response.text()).toBe("a");
    expect(asked).toBe(2);
    expect(stop).not.toHaveBeenCalled();
  });

  it("is not asked for more than is wanted, and told when no more is", async () => {
    const diary: string[] = [];
    async function* source() {
      try {
        for (let at = 0; ; at++) {
          diary.push(`made ${at}`);
          yield `${at}`;
        }
      } finally {
        diary.push("stopped");
      }
    }
    const { response } = await represent(source());
    const chunks = (response.response.body as AsyncIterable<string>)[Symbol.asyncIterator]();
    expect(diary).toEqual([]);
    expect((await chunks.next()).value).toBe("0");
    expect(diary).toEqual(["made 0"]);
    await chunks.return?.();
    expect(diary).toEqual(["made 0", "stopped"]);
  });
});

describe("a stream that a codec for streams alone encodes", () => {
  const events: Codec = { ...upper, streamsValues: true };

  it("is a 500 where it fails at once", async () => {
    const next = () => Promise.reject(new Error("boom"));
    const broken = () => ({ [Symbol.asyncIterator]: () => ({ next }) });
    const { response, onError } = await represent(broken(), events);
    expect(response.status).toBe(500);
    expect(onError.mock.calls.map(([error]) => String(error))).toEqual(["Error: boom"]);
    // Another codec is not asked before the response has begun.
    expect((await represent(broken(), upper)).response.status).toBe(200);
  });

  it("may be of bytes: they are the codec's", async () => {
    expect(await (await represent(streamOf(bytes("a")), events)).response.text()).toBe("97");
  });

  it("is compressed like other streams", async () => {
    const headers = { "Accept-Encoding": "gzip" };
    const { response } = await represent(streamOf("a", "b"), events, headers, { encodings: ["gzip"] });
    expect([response.status, response.header("content-encoding")]).toEqual([200, "gzip"]);
    expect(gunzipSync(await response.bytes()).toString()).toBe("AB");
  });

  const silent = () => ({ [Symbol.asyncIterator]: () => ({ next: () => new Promise<never>(() => undefined) }) });

  it.each([
    ["a tenth of a second", {}, OPENING_TIME],
    ["half of its deadline", { deadline: 60 }, 30],
  ])("is sent after %s of silence", async (_what, change, ms) => {
    stopClock();
    const sent = vi.fn();
    const represented = represent(silent(), events, {}, change).then(sent);
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(sent).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await represented;
    expect(sent.mock.calls[0]?.[0].response.status).toBe(200);
  });
});

describe("content that is stored coded", () => {
  const stored = { encodings: ["gzip"], storedEncodings: ["gzip"] };
  const asked = { "Accept-Encoding": "gzip" };
  const zipped = bytes("coded already");

  it.each([
    ["bytes", () => zipped],
    ["a stream of them", () => streamOf(zipped)],
    ["what has size and slice", () => new Blob([zipped])],
  ])("is sent as it is: %s", async (_what, made) => {
    const { response } = await represent(made(), upper, asked, stored);
    expect(response.header("content-encoding")).toBe("gzip");
    expect(await response.text()).toBe("coded already");
  });

  it.each(["abc", { a: 1 }, undefined])("cannot be %o", async (value) => {
    const { response, onError } = await represent(value, upper, asked, stored);
    expect(response.status).toBe(500);
    const message = String(onError.mock.calls[0]?.[0]);
    expect(message).toMatch(/^TypeError: represent gave /);
    if (value !== undefined)
      expect(message).toContain(
        "It is stored in gzip: return the coded bytes, a stream of them, or what has size and slice.",
      );
  });
});

it("has no language where none is offered, and the first where some are", async () => {
  const names = (await represent("a")).response.response.headers;
  expect(names).not.toContain("Content-Language");
  const { response } = await represent("a", upper, {}, { languages: ["de", "en"] });
  expect(response.header("content-language")).toBe("de");
});

describe("a coding", () => {
  const change = { encodings: ["gzip"] };
  const headers = { "Accept-Encoding": "gzip" };

  async function unzipped(body: Uint8Array): Promise<string> {
    return new Response(new Blob([new Uint8Array(body)]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
  }

  it.each([
    ["text", () => "abc", "ABC"],
    ["bytes", () => bytes("abc"), "abc"],
    ["a stream", () => streamOf("a", "b"), "AB"],
  ])("is applied to %s", async (_what, made, text) => {
    const { response } = await represent(made(), upper, headers, change);
    expect(response.header("content-encoding")).toBe("gzip");
    expect(await unzipped(await response.bytes())).toBe(text);
  });

  it("is not applied where it was not chosen", async () => {
    const { response } = await represent("abc", upper, {}, change);
    expect(response.header("content-encoding")).toBeUndefined();
    expect(await response.text()).toBe("ABC");
  });
});

const late = Promise.resolve(1);
/** An author's own, which knows nothing of promises. */
const own: Codec = { encode: (value) => JSON.stringify(value) };

interface Asked {
  readonly trace?: boolean;
  readonly type?: string;
  readonly coding?: string;
}

async function sent(value: unknown, traits: object = {}, { trace = false, type, coding }: Asked = {}) {
  class It extends Resource {
    override readonly produces = ["application/json", "application/x-ndjson", "text/csv", "text/html", "a/own"];
    override readonly encodings = ["gzip", "identity"];
    override represent(_ctx: Context): unknown {
      return value;
    }
  }
  const onError = vi.fn<(error: unknown) => void>();
  const resource = Object.assign(new It(), traits);
  const codecs = { ...CODECS, "application/json": jsonCodec, "application/x-ndjson": ndjsonCodec, "a/own": own };
  const service = new Service({ onError, trace, routes: [route("/", resource, { codecs })] });
  const headers = { accept: type ?? "*/*", "accept-encoding": coding ?? "identity" };
  const response = await request(service, resource.allowedMethods[0] ?? "GET", "/", { headers });
  const text = await response.text().catch(() => "broken off");
  return { status: response.status, text, errors: onError.mock.calls.map(([error]) => String(error)) };
}

const refused = (pointer: string) => [expect.stringContaining(`there is a promise at "${pointer}" of the value`)];

describe.each([{ trace: true }, { trace: false }])(
  "a promise that was not awaited, with the trace: $trace",
  (asked) => {
    it.each([
      [{ a: 1, author: late }, "/author"],
      [{ items: [{}, { author: { name: late } }] }, "/items/1/author/name"],
      [{ "a/b": [late] }, "/a~1b/0"],
      [{ toJSON: () => ({ inner: late }) }, "/inner"],
    ])("is a 500, and the author is told the path to it, once: %o", async (value, path) => {
      expect(await sent(value, {}, asked)).toMatchObject({ status: 500, errors: refused(path) });
    });

    it("also in what a write gives", async () => {
      const post = { allowedMethods: ["POST"], processPost: () => ({ job: late }) };
      expect(await sent(0, post, asked)).toMatchObject({ status: 500, errors: refused("/job") });
    });

    it("also where the content is compressed", async () => {
      const value = { author: late, text: "signal ".repeat(500) };
      expect(await sent(value, {}, { ...asked, coding: "gzip" })).toMatchObject({
        status: 500,
        errors: refused("/author"),
      });
    });

    it.each(["application/x-ndjson", "text/csv", "text/html"])(
      "also in %s, with its path in the whole",
      async (type) => {
        const value = [{ author: "a" }, { author: late }];
        expect(await sent(value, {}, { ...asked, type })).toMatchObject({ status: 500, errors: refused("/1/author") });
      },
    );

    it.each(["application/json", "application/x-ndjson"])(
      "breaks off a stream of %s, and is told once",
      async (type) => {
        async function* items() {
          yield { author: "a" };
          yield { author: late };
        }
        const represent = () => items();
        expect(await sent(0, { represent }, { ...asked, type })).toEqual({
          status: 200,
          text: "broken off",
          errors: refused("/1/author"),
        });
      },
    );

    it.each([
      [{}, "{}"],
      [{ a: {}, b: "{}", c: [null, {}] }, '{"a":{},"b":"{}","c":[null,{}]}'],
      [{ secret: { late, toJSON: () => ({}) } }, '{"secret":{}}'],
    ])("what is empty is sent: %o", async (value, text) => {
      expect(await sent(value, {}, asked)).toEqual({ status: 200, text, errors: [] });
    });
  },
);

describe("a codec of the author's own that writes a promise as {}", () => {
  it("is refused where responses carry their trace", async () => {
    const value = { author: late };
    expect(await sent(value, {}, { trace: true, type: "a/own" })).toMatchObject({
      status: 500,
      errors: refused("/author"),
    });
    // Any text may have {} in it, so that in production the codec is taken at its word.
    expect(await sent(value, {}, { type: "a/own" })).toEqual({ status: 200, text: '{"author":{}}', errors: [] });
  });

  it("may write a Map as it likes", async () => {
    const asked = { trace: true, type: "a/own" };
    expect(await sent({ author: new Map() }, {}, asked)).toEqual({ status: 200, text: '{"author":{}}', errors: [] });
  });
});

describe("a text that is JSON already", () => {
  const told = ["TypeError: It returned a text that is JSON already: return the value itself."];

  it.each(['{"a":1}', "[1]"])("is sent as a text, and told where responses carry their trace: %s", async (text) => {
    const sentOnce = { status: 200, text: JSON.stringify(text) };
    expect(await sent(text, {}, { trace: true })).toEqual({ ...sentOnce, errors: told });
    expect(await sent(text)).toEqual({ ...sentOnce, errors: [] });
  });

  it.each(["{a", "[", 'a {"b":1}', "1", ["{}"], { a: "[]" }])("is not %o", async (value) => {
    expect((await sent(value, {}, { trace: true })).errors).toEqual([]);
  });

  it("is told once", async () => {
    const onError = vi.fn<(error: unknown) => void>();
    class It extends Resource {
      override represent() {
        return "[]";
      }
    }
    const service = new Service({ onError, trace: true, routes: [route("/", new It())] });
    for (let times = 0; times < 3; times++) await request(service, "GET", "/");
    expect(onError).toHaveBeenCalledTimes(1);
  });
});
