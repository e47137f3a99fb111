import { type Codec, type Context, Resource, route, Service } from "signalbox";
import { jsonCodec, ndjsonCodec } from "signalbox/codecs";
import { request } from "signalbox/testing";
import { describe, expect, it, vi } from "vitest";
import { CODECS } from "../../test/fixtures.ts";

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
