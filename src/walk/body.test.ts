import {
  type Codec,
  type Context,
  DecodeError,
  HttpRequest,
  jsonCodec,
  type Model,
  type Outcome,
  Resource,
  route,
  Service,
} from "signalbox";
import { request, type TestRequest } from "signalbox/testing";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { RequestBody } from "../http/body.ts";
import { BodyMalformed } from "../http/bodyErrors.ts";
import { RequestHeaders } from "../http/headers.ts";
import { droppedMembers } from "./body.ts";

class Store extends Resource {
  override readonly allowedMethods = ["PUT"];
  override readonly consumes = ["application/json", "text/plain"];
  readonly stored: unknown[] = [];
  override apply(_ctx: Context, body: unknown): unknown {
    this.stored.push(body);
    return undefined;
  }
}

const boom = new Error("boom");

async function put(asked: TestRequest, { change = {}, text = {} }: { change?: object; text?: Partial<Codec> } = {}) {
  const store = Object.assign(new Store(), change);
  const onError = vi.fn<(error: unknown) => void>();
  const codecs = { "application/json": jsonCodec, "text/plain": { encode: String, decode: String, ...text } };
  const response = await request(new Service({ onError, routes: [route("/", store, { codecs })] }), "PUT", "/", asked);
  return {
    status: response.status,
    last: response.trace.split(",").at(-1),
    problem: response.status >= 400 ? await response.json() : undefined,
    stored: store.stored,
    onError,
  };
}

const typed = (type: string, body: string) => ({ headers: { "Content-Type": type }, body });

describe("a body", () => {
  it("is decoded by the codec of its type, which is told the type's parameters", async () => {
    const decode = vi.fn(() => "decoded");
    const { stored } = await put(typed("Text/Plain; charset=latin1", "abc"), { text: { decode } });
    expect(stored).toEqual(["decoded"]);
    expect(decode).toHaveBeenCalledWith(
      new TextEncoder().encode("abc"),
      expect.objectContaining({ parameters: new Map([["charset", "latin1"]]) }),
    );
  });

  it("is what the model gives back", async () => {
    const body = z.object({ year: z.coerce.number() });
    expect((await put({ body: { year: "1890", more: 1 } }, { change: { body } })).stored).toEqual([{ year: 1890 }]);
  });

  it("is what was decoded where there is not a model", async () => {
    expect((await put({ body: { year: "1890" } })).stored).toEqual([{ year: "1890" }]);
  });

  it("of a codec that repeats names has a list of one where the model has a list; of any other codec it is refused", async () => {
    const body = z.object({ tag: z.array(z.string()) });
    const text = { decode: () => ({ tag: "a" }), repeatsNames: true } as const;
    expect((await put(typed("text/plain", "x"), { change: { body }, text })).stored).toEqual([{ tag: ["a"] }]);
    expect(await put({ body: { tag: "a" } }, { change: { body } })).toMatchObject({ status: 400, stored: [] });
    const whole = { change: { body: z.string() }, text: { decode: () => "x", repeatsNames: true } } as const;
    expect((await put(typed("text/plain", "x"), whole)).stored).toEqual(["x"]);
  });

  it("may be checked later", async () => {
    const body: Model = { modelJsonSchema: () => ({}), validate: async (value) => ({ value: [value] }) };
    expect((await put({ body: 1 }, { change: { body } })).stored).toEqual([[1]]);
  });
});

describe("a body that is refused", () => {
  it.each([
    ["no content and no type", {}, "A body is required, and there is none."],
    ["no content of a known type", typed("application/json", ""), "a body is required and there is none"],
  ])("%s", async (_what, asked, detail) => {
    const { status, problem, stored } = await put(asked);
    expect(status).toBe(400);
    expect(problem.errors).toEqual([{ pointer: "", detail }]);
    expect(stored).toEqual([]);
  });

  it.each<[string, Error, keyof Codec, object]>([
    ["its place", new DecodeError("is no date", "/born"), "decode", { pointer: "/born", detail: "is no date" }],
    ["no word of other errors", boom, "decode", { pointer: "", detail: "The content cannot be decoded." }],
    ["its place", new DecodeError("is no date", "/born"), "decodeStream", { pointer: "/born", detail: "is no date" }],
    ["no word of other errors", boom, "decodeStream", { pointer: "", detail: "The content cannot be decoded." }],
    ["what is malformed", new BodyMalformed("odd"), "decodeStream", { pointer: "", detail: "odd" }],
  ])("by its codec, with %s: %s of %s", async (_what, error, method, failure) => {
    const decode = () => {
      throw error;
    };
    const { status, problem, onError } = await put(typed("text/plain", "x"), { text: { [method]: decode } });
    expect(status).toBe(400);
    expect(problem.errors).toEqual([failure]);
    expect(onError).not.toHaveBeenCalled();
  });

  it("because it is missing, where a codec reads it as it comes", async () => {
    const decodeStream = async () => "decoded";
    const { status, problem } = await put({}, { change: { maxBodyBytes: 9 }, text: { decodeStream } });
    expect(status).toBe(400);
    expect(problem.errors).toEqual([{ pointer: "", detail: "A body is required, and there is none." }]);
  });

  it.each([
    ["{}", 204, [{}], 1],
    ["[]", 422, [], 1],
    ["{", 400, [], 0],
  ])("with 422 by its model alone, which is asked once: %s is %i", async (content, status, stored, times) => {
    const validate = vi.fn((value: unknown) =>
      Array.isArray(value) ? { issues: [{ message: "a list" }] } : { value },
    );
    const change = { body: { modelJsonSchema: () => ({}), validate }, invalidBody: 422 };
    expect(await put(typed("application/json", content), { change })).toMatchObject({ status, stored });
    expect(validate).toHaveBeenCalledTimes(times);
  });

  it("by its model, each failure", async () => {
    const body = z.object({ a: z.string(), b: z.string() });
    const { status, problem, stored } = await put({ body: {} }, { change: { body } });
    expect(status).toBe(400);
    expect(problem.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(["/a", "/b"]);
    expect(stored).toEqual([]);
  });

  it.each([{}, { maxBodyBytes: 100 }])("because it broke off, %o", async (change) => {
    const asked = { headers: { "Content-Type": "application/json", "Content-Length": "9" }, body: "{}" };
    const { status, problem, onError } = await put(asked, { change });
    expect(status).toBe(400);
    expect(problem.errors).toEqual([
      { pointer: "", detail: "The request's content ended before its declared length." },
    ]);
    expect(onError).not.toHaveBeenCalled();
  });
});

describe("a body that the author reads", () => {
  class Reader extends Resource {
    override readonly allowedMethods = ["POST"];
    override readonly maxBodyBytes = 10;
    override async processPost(ctx: Context): Promise<unknown> {
      return ctx.request.body.json();
    }
  }
  const post = async (body: string, headers: Record<string, string> = {}) => {
    const onError = vi.fn();
    const service = new Service({ onError, routes: [route("/", new Reader())] });
    const response = await request(service, "POST", "/", { body, headers });
    expect(onError).not.toHaveBeenCalled();
    return { status: response.status, said: await response.json() };
  };

  it("is what was sent", async () => {
    expect(await post("[1]")).toEqual({ status: 200, said: [1] });
  });

  it.each([
    ["too long", "[1,2,3,4,5,6]", { "Transfer-Encoding": "chunked" }, 413, "The content is too large."],
    ["broken off", "[1]", { "Content-Length": "9" }, 400, "The request's content ended before its declared length."],
  ])("%s is told to the client", async (_what, body, headers, status, detail) => {
    expect(await post(body, headers)).toMatchObject({ status, said: { status, detail } });
  });

  it("that is no JSON is 400, without a word of it", async () => {
    const { status, said } = await post("secret");
    expect(status).toBe(400);
    expect(JSON.stringify(said)).not.toContain("secret");
  });

  const posted = (resource: Resource, stream: () => AsyncIterable<Uint8Array>, options: object = {}) =>
    new Service({ routes: [route("/", resource, options)] }).handle(
      new HttpRequest({
        method: "POST",
        target: "/",
        headers: new RequestHeaders({ "content-type": "text/plain" }),
        body: new RequestBody({ length: 5, stream }, 10),
        peer: undefined,
        signal: () => new AbortController().signal,
      }),
    );

  it("is not read before the author does", async () => {
    const stream = vi.fn<() => AsyncIterable<Uint8Array>>();
    class Deaf extends Reader {
      override async processPost() {
        return "done";
      }
    }
    expect((await posted(new Deaf(), stream)).status).toBe(200);
    expect(stream).not.toHaveBeenCalled();
  });

  it("is not read either where a codec gives the author what reads it", async () => {
    const stream = vi.fn<() => AsyncIterable<Uint8Array>>();
    class Deaf extends Reader {
      override readonly consumes = ["text/plain"];
      override async processPost() {
        return "done";
      }
    }
    const lazy: Codec = { encode: String, decodeStream: async (content) => content };
    const codecs = { "application/json": jsonCodec, "text/plain": lazy };
    expect((await posted(new Deaf(), stream, { codecs })).status).toBe(200);
    expect(stream).not.toHaveBeenCalled();
  });
});

describe("what is not the client's fault", () => {
  it("is a 500: a model that throws", async () => {
    const body = { modelJsonSchema: () => ({}), validate: () => Promise.reject(boom) };
    const { status, onError } = await put({ body: 1 }, { change: { body } });
    expect(status).toBe(500);
    expect(onError.mock.calls.map(([error]) => error)).toEqual([boom]);
  });
});

describe("the size", () => {
  it.each([
    [2, 204],
    [1, 413],
  ])("of two bytes where %i are taken is %i", async (maxBodyBytes, status) => {
    const chunked = { headers: { "Content-Type": "application/json", "Transfer-Encoding": "chunked" }, body: "{}" };
    expect((await put(typed("application/json", "{}"), { change: { maxBodyBytes } })).status).toBe(status);
    expect((await put(chunked, { change: { maxBodyBytes } })).status).toBe(status);
  });

  it.each<[string, Partial<Codec>]>([
    ["no codec reads content as it comes", {}],
    ["only a codec of another type does", { decodeStream: async () => "decoded" }],
  ])("of chunked content that is too large is found before it is decoded, where %s", async (_what, text) => {
    const chunked = { headers: { "Content-Type": "application/json", "Transfer-Encoding": "chunked" }, body: "{}" };
    const { status, last } = await put(chunked, { change: { maxBodyBytes: 1 }, text });
    expect([status, last]).toEqual([413, "P0a"]);
  });
});

it("content that is too large is refused, not thrown: what is released hears of no error", async () => {
  const ended: Outcome[] = [];
  const lifespan = () => (outcome: Outcome) => void ended.push(outcome);
  const chunked = { headers: { "Content-Type": "application/json", "Transfer-Encoding": "chunked" }, body: "{}" };
  await put(chunked, { change: { maxBodyBytes: 1, lifespan } });
  expect(ended).toEqual([{ status: 413, error: undefined }]);
});

describe("the coding", () => {
  it.each([
    ["identity", 204],
    [" Identity ", 204],
    ["gzip", 415],
    ["identity, gzip", 415],
  ])("“%s” is %i", async (coding, status) => {
    const headers = { "Content-Type": "application/json", "Content-Encoding": coding };
    expect((await put({ headers, body: "{}" })).status).toBe(status);
  });
});

describe("a decode that gives a promise", () => {
  it.each([async () => "late", () => Promise.reject(boom)])(
    "is the author's fault: 500, reported with what is wrong",
    async (decode) => {
      const asked = { headers: { "Content-Type": "text/plain" }, body: "x" };
      const { status, stored, onError } = await put(asked, { text: { decode } });
      expect([status, stored]).toEqual([500, []]);
      expect(onError.mock.calls.map(([error]) => error)).toEqual([
        new TypeError("The codec's decode gave a promise. It is synchronous."),
      ]);
    },
  );
});

const pointersOf = (decoded: unknown, output: unknown) => droppedMembers(decoded, output).map(({ pointer }) => pointer);

describe("the members that a model does not have (RFC 7240 4.4, handling=strict)", () => {
  it.each<[string, unknown, unknown, string[]]>([
    ["are those that its output lacks, at any depth", { a: 1, b: { c: 2, d: 3 } }, { b: { c: 2 } }, ["/a", "/b/d"]],
    ["are named by a pointer (RFC 6901)", { "a/b~c": 1 }, {}, ["/a~1b~0c"]],
    ["are found in an object without a prototype", Object.assign(Object.create(null), { a: 1 }), {}, ["/a"]],
    ["are found in the items of a list", [{ a: 1 }, { a: 1, b: 2 }], [{ a: 1 }, { a: 1 }], ["/1/b"]],
    ["are none where a list is shorter: the model has taken the items", [1, 2, 3], [1], []],
    ["are none where a model makes something else of an object", { a: 1 }, new Date(), []],
    ["are none where it makes a list of an object, or an object of a list", { a: { b: 1 } }, { a: [] }, []],
    ["are none in what is no object", { a: "text" }, { a: 4 }, []],
    ["are none where it makes nothing of an object", { a: { b: 1 } }, { a: null }, []],
  ])("%s", (_what, decoded, output, pointers) => {
    expect(pointersOf(decoded, output)).toEqual(pointers);
  });

  it("are told as failures", () => {
    expect(droppedMembers({ a: 1 }, {})).toEqual([{ pointer: "/a", detail: "This member is not known here." }]);
  });

  it("are listed up to a hundred", () => {
    const many = Object.fromEntries(Array.from({ length: 150 }, (_, at) => [`m${at}`, at]));
    expect(pointersOf(many, {})).toHaveLength(100);
  });
});
