import { gunzipSync, gzipSync } from "node:zlib";
import { type ByteSource, type Context, Resource } from "signalbox";
import { request, type TestRequest, type TestResponse } from "signalbox/testing";
import { describe, expect, it } from "vitest";
import { alone, ask, FAR, MODIFIED, OLD, Versioned } from "./fixtures.ts";

const TEXT = "Hello, world";
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Twelve bytes of text with the tag r1, modified at L, and all the fields that a 200 may have. */
class Ranged extends Resource {
  override readonly allowedMethods: readonly string[] = ["GET", "HEAD", "POST"];
  override readonly produces: readonly string[] = ["text/plain", "application/json"];
  override readonly languages: readonly string[] = ["en"];
  override readonly ranges = "bytes" as const;
  readonly content: unknown;

  constructor(content: unknown = TEXT) {
    super();
    this.content = content;
  }
  override generateEtag(): string | undefined {
    return "r1";
  }
  override lastModified(): Date | undefined {
    return new Date(MODIFIED);
  }
  override cacheControl(): string {
    return "max-age=60";
  }
  override expires(): Date {
    return new Date(FAR);
  }
  override processPost(): unknown {
    return TEXT;
  }
  override represent(ctx: Context): unknown {
    ctx.setHeader("Content-Location", "/hello.txt");
    return this.content;
  }
}

/** Nothing that can be compared. */
class Untagged extends Ranged {
  override generateEtag(): undefined {
    return undefined;
  }
  override lastModified(): undefined {
    return undefined;
  }
}

/** Has a date, and no tag. */
class Dated extends Ranged {
  override generateEtag(): undefined {
    return undefined;
  }
}

const get = (headers: TestRequest["headers"], resource: Resource = new Ranged()) => ask(resource, "GET", headers);

async function seen(response: TestResponse): Promise<readonly unknown[]> {
  return [response.status, response.header("content-range"), await response.text()];
}

/** The last node that the trace names. */
const last = (response: TestResponse) => response.trace.split(",").at(-1);

/** Parts of a multipart/byteranges as RFC 2046 5.1.1 takes them apart: fields and content of each. */
async function partsOf(
  response: TestResponse,
): Promise<readonly { readonly head: readonly string[]; readonly content: string }[]> {
  const boundary = /^multipart\/byteranges; boundary=([\w-]+)$/.exec(response.header("content-type") ?? "")?.[1];
  const text = await response.text();
  expect(text.endsWith(`\r\n--${boundary}--\r\n`)).toBe(true);
  const [before, ...parts] = `\r\n${text}`.slice(0, -`\r\n--${boundary}--\r\n`.length).split(`\r\n--${boundary}\r\n`);
  expect(before).toBe("");
  return parts.map((part) => {
    const [head = "", content = ""] = part.split("\r\n\r\n");
    return { head: head.split("\r\n"), content };
  });
}

describe("RFC 9110 14.2: which requests Range is looked at", () => {
  it("R01: “A server MUST ignore a Range header field received with a request method … for which range handling is not defined”: HEAD", async () => {
    const response = await ask(new Ranged(), "HEAD", { Range: "bytes=0-3" });
    expect(await seen(response)).toEqual([200, undefined, ""]);
    expect(response.header("content-length")).toBe("12");
    expect(response.header("accept-ranges")).toBe("bytes");
  });

  it("R02: “GET is the only method for which range handling is defined”: POST that gives 200", async () => {
    const response = await ask(new Ranged(), "POST", { Range: "bytes=0-3" });
    expect(await seen(response)).toEqual([200, undefined, TEXT]);
    expect(response.header("accept-ranges")).toBeUndefined();
  });

  it("a resource that does not declare ranges ignores Range, and does not speak of ranges", async () => {
    const plain = Object.assign(new Ranged(), { ranges: undefined });
    const response = await get({ Range: "bytes=0-3", "If-Range": '"r1"' }, plain);
    expect(await seen(response)).toEqual([200, undefined, TEXT]);
    expect(response.header("accept-ranges")).toBeUndefined();
    expect(last(response)).toBe("O18");
  });

  it("“An origin server MUST ignore a Range header field that contains a range unit it does not understand”", async () => {
    expect(await seen(await get({ Range: "lines=0-3" }))).toEqual([200, undefined, TEXT]);
  });

  it("R10: “Range is ignored when a conditional GET would result in a 304”", async () => {
    expect((await get({ Range: "bytes=0-3", "If-None-Match": '"r1"' })).status).toBe(304);
    expect((await get({ Range: "bytes=99-", "If-None-Match": '"r1"' })).status).toBe(304);
    expect((await get({ Range: "bytes=0-3", "If-Modified-Since": MODIFIED })).status).toBe(304);
  });

  it("“evaluated after evaluating the precondition header fields”: 412 comes before it, and a true one lets it through", async () => {
    expect((await get({ Range: "bytes=99-", "If-Match": '"other"' })).status).toBe(412);
    expect((await get({ Range: "bytes=0-3", "If-Unmodified-Since": OLD })).status).toBe(412);
    expect((await get({ Range: "bytes=0-3", "If-Match": '"r1"' })).status).toBe(206);
    expect((await get({ Range: "bytes=0-3", "If-None-Match": '"other"' })).status).toBe(206);
  });

  it("“only if the result in absence of the Range header field would be a 200”: 404, 403 and 300 stand", async () => {
    const but = (change: object) => Object.assign(new Ranged(), change);
    const headers = { Range: "bytes=0-3" };
    expect((await get(headers, but({ resourceExists: () => false }))).status).toBe(404);
    expect((await get(headers, but({ forbidden: () => true }))).status).toBe(403);
    expect((await get(headers, but({ multipleChoices: () => true }))).status).toBe(300);
  });

  it("“MAY ignore a Range header field when the selected representation has no content”: 200, not a 416 of nothing", async () => {
    for (const nothing of ["", new Uint8Array(0), new Blob([])]) {
      expect(await seen(await get({ Range: "bytes=0-" }, new Ranged(nothing)))).toEqual([200, undefined, ""]);
    }
  });

  it("R16, 17.15: a thousand tiny overlapping ranges are ignored", async () => {
    const flood = Array.from({ length: 1000 }, (_, at) => `${at % 5}-${(at % 5) + 2}`).join();
    expect(await seen(await get({ Range: `bytes=${flood}` }))).toEqual([200, undefined, TEXT]);
    expect(await seen(await get({ Range: `bytes=${flood}`.slice(0, 7000) }))).toEqual([200, undefined, TEXT]);
  });

  it("“A server MAY ignore the Range header field”: seventeen parts are too many, sixteen are not", async () => {
    const statusOf = async (count: number) => {
      const ranges = Array.from({ length: count }, (_, at) => `${at * 2}-${at * 2}`).join();
      return (await get({ Range: `bytes=${ranges}` }, new Ranged("-".repeat(99)))).status;
    };
    expect([await statusOf(16), await statusOf(17)]).toEqual([206, 200]);
  });
});

describe.each([
  ["text", () => TEXT],
  ["bytes", () => bytesOf(TEXT)],
  ["a Blob", () => new Blob([TEXT])],
  ["a source of bytes", () => ({ size: 12, slice: (a: number, b: number) => bytesOf(TEXT).subarray(a, b) })],
  [
    "a source of Blobs, later",
    () => ({ size: 12, slice: async (a: number, b: number) => new Blob([TEXT]).slice(a, b) }),
  ],
  ["a source of streams", () => ({ size: 12, slice: (a: number, b: number) => letters(TEXT.slice(a, b)) })],
])("RFC 9110 14.1.2: ranges of %s", (_name, content) => {
  it.each([
    ["bytes=0-3", "bytes 0-3/12", "Hell"],
    ["bytes=7-", "bytes 7-11/12", "world"],
    ["bytes=-5", "bytes 7-11/12", "world"],
    ["bytes=-20", "bytes 0-11/12", TEXT],
    ["bytes=4-99", "bytes 4-11/12", "o, world"],
    ["bytes=0-0", "bytes 0-0/12", "H"],
    ["bytes=11-", "bytes 11-11/12", "d"],
    ["bytes=0-1,50-60", "bytes 0-1/12", "He"],
    ["bytes=0-3,2-5", "bytes 0-5/12", "Hello,"],
    ["bytes=0-18446744073709551616", "bytes 0-11/12", TEXT],
  ])("R04, R06: %s is 206 with %s", async (range, contentRange, text) => {
    const response = await get({ Range: range }, new Ranged(content()));
    expect(await seen(response)).toEqual([206, contentRange, text]);
    expect(last(response)).toBe("O18d");
    // RFC 9110 8.6: the length is that of the part. For bytes the runtime writes it; for a stream it is stated here.
    if (!(response.response.body instanceof Uint8Array)) {
      expect(response.header("content-length")).toBe(String(text.length));
    }
  });

  it.each(["bytes=12-", "bytes=-0", "bytes=99-100,12-", "bytes=18446744073709551616-"])(
    "R05, 15.5.17: %s is 416, “SHOULD generate a Content-Range header field specifying the current length”",
    async (range) => {
      const response = await get({ Range: range }, new Ranged(content()));
      expect(response.status).toBe(416);
      expect(response.header("content-range")).toBe("bytes */12");
      expect(response.header("accept-ranges")).toBe("bytes");
      expect(response.header("content-type")).toBe("application/problem+json");
      expect(response.header("content-location")).toBe("/hello.txt");
      expect(await response.json()).toMatchObject({ status: 416, title: "Range Not Satisfiable" });
      expect(last(response)).toBe("O18d");
    },
  );

  it.each(["bytes=5-2", "bytes=0-3,5-2", "bytes=junk", "bytes="])(
    "R08, 14.1.1: %s is invalid as a whole, and ignored",
    async (range) => {
      const response = await get({ Range: range }, new Ranged(content()));
      expect(await seen(response)).toEqual([200, undefined, TEXT]);
      expect(last(response)).toBe("O18");
    },
  );

  it("R13, 15.3.7.2: several ranges are multipart/byteranges, “MUST NOT generate a Content-Range … in the HTTP header section”", async () => {
    const response = await get({ Range: "bytes=0-0,-1" }, new Ranged(content()));
    expect([response.status, response.response.headers.includes("Content-Range")]).toEqual([206, false]);
    const type = "Content-Type: text/plain; charset=utf-8";
    expect(await partsOf(response)).toEqual([
      { head: [type, "Content-Range: bytes 0-0/12"], content: "H" },
      { head: [type, "Content-Range: bytes 11-11/12"], content: "d" },
    ]);
    const length = response.header("content-length");
    if (length !== undefined) expect((await response.bytes()).byteLength).toBe(Number(length));
  });

  it("15.3.7.2: parts come in the order of the request, without those that are not satisfiable", async () => {
    const response = await get({ Range: "bytes=7-8,50-60,0-1,8-9" }, new Ranged(content()));
    expect((await partsOf(response)).map((part) => part.content)).toEqual(["wor", "He"]);
  });

  it("14.3: a 200 says that it can be asked for in parts, with its length", async () => {
    const response = await get({}, new Ranged(content()));
    expect(await seen(response)).toEqual([200, undefined, TEXT]);
    expect(response.header("accept-ranges")).toBe("bytes");
    expect(last(response)).toBe("O18");
  });
});

async function* letters(text: string): AsyncGenerator<Uint8Array, void, undefined> {
  for (const letter of text) yield bytesOf(letter);
}

describe("RFC 9110 15.3.7: what a 206 says", () => {
  const repeated = ["etag", "cache-control", "expires", "content-location", "vary"];

  it.each(["bytes=0-0", "bytes=0-0,-1"])(
    "R12: %s has ETag, Cache-Control, Expires, Content-Location and Vary of the 200",
    async (range) => {
      const [whole, part] = [await get({}), await get({ Range: range })];
      for (const name of repeated) {
        expect(whole.header(name), name).toBeDefined();
        expect(part.header(name), name).toBe(whole.header(name));
      }
    },
  );

  it("“MUST generate all of the representation header fields that would have been sent in a 200”", async () => {
    const [whole, part] = [await get({}), await get({ Range: "bytes=0-0" })];
    for (const name of ["last-modified", "content-language", "content-type"]) {
      expect(whole.header(name), name).toBeDefined();
      expect(part.header(name), name).toBe(whole.header(name));
    }
  });

  it("after If-Range “SHOULD NOT generate other representation header fields beyond those required”; 8.3: content has its type", async () => {
    const part = await get({ Range: "bytes=0-0", "If-Range": '"r1"' });
    for (const name of repeated) expect(part.header(name), name).toBeDefined();
    expect([part.header("last-modified"), part.header("content-language")]).toEqual([undefined, undefined]);
    expect(part.header("content-type")).toBe("text/plain; charset=utf-8");
  });

  it("after If-Range the date stays where there is no tag: the client would have nothing to ask on with", async () => {
    const untagged = Object.assign(new Ranged(), { generateEtag: Reflect.get(Resource.prototype, "generateEtag") });
    for (const dated of [new Dated(), untagged]) {
      const part = await get({ Range: "bytes=0-0", "If-Range": MODIFIED }, dated);
      expect([part.status, part.header("last-modified")]).toEqual([206, MODIFIED]);
    }
  });

  it("the type that a callback sets is that of the parts, never that of the multipart", async () => {
    class Typed extends Ranged {
      override represent(ctx: Context): unknown {
        ctx.setHeader("Content-Type", "text/x-greeting");
        ctx.setHeader("Content-Length", "12");
        return TEXT;
      }
    }
    const several = await get({ Range: "bytes=0-0,-1" }, new Typed());
    expect((await partsOf(several)).map(({ head }) => head[0])).toEqual(Array(2).fill("Content-Type: text/x-greeting"));
    const one = await get({ Range: "bytes=0-0" }, new Typed());
    expect([one.status, one.header("content-type"), await one.text()]).toEqual([206, "text/x-greeting", "H"]);
    const none = await get({ Range: "bytes=99-" }, new Typed());
    expect([none.status, none.header("content-type")]).toEqual([416, "application/problem+json"]);
  });

  it("a boundary is never that of another response", async () => {
    const type = async () => (await get({ Range: "bytes=0-0,-1" })).header("content-type");
    expect(await type()).not.toBe(await type());
  });
});

describe("RFC 9110 13.1.5: If-Range", () => {
  it.each([
    ['"other"', 200],
    ['W/"r1"', 200],
    ['"r1"', 206],
    ['"r1;application/json"', 200],
    ["junk", 200],
  ])("R09: %s is %i, by the strong comparison", async (tag, status) => {
    const response = await get({ Range: "bytes=0-3", "If-Range": tag });
    expect(response.status).toBe(status);
    expect(last(response)).toBe(status === 200 ? "O18c" : "O18d");
  });

  it.each([
    [MODIFIED, 206],
    [OLD, 200],
    [FAR, 200],
    ["Mon, 01 Jan 2024 12:00:01 GMT", 200],
  ])("R17: %s is %i, an exact match", async (date, status) => {
    expect((await get({ Range: "bytes=0-3", "If-Range": date })).status).toBe(status);
  });

  it("8.8.2.2: a date of this very second is no strong validator", async () => {
    const now = new Date();
    const fresh = Object.assign(new Ranged(), { lastModified: () => now });
    expect((await get({ Range: "bytes=0-3", "If-Range": now.toUTCString() }, fresh)).status).toBe(200);
  });

  it("“a weak one never matches”: not even a tag that is weak on both sides", async () => {
    const weak = Object.assign(new Ranged(), { generateEtag: () => 'W/"r1"' });
    expect((await get({ Range: "bytes=0-3", "If-Range": 'W/"r1"' }, weak)).status).toBe(200);
  });

  it("“MUST ignore the Range header field if the If-Range condition evaluates as false”: also one that is not satisfiable", async () => {
    expect(await seen(await get({ Range: "bytes=99-", "If-Range": '"other"' }))).toEqual([200, undefined, TEXT]);
    expect((await get({ Range: "bytes=99-", "If-Range": '"r1"' })).status).toBe(416);
  });

  it("“MUST ignore an If-Range header field received in a request that does not contain a Range header field”", async () => {
    expect(await seen(await get({ "If-Range": '"other"' }))).toEqual([200, undefined, TEXT]);
    expect((await get({ "If-Range": '"other"', "If-None-Match": '"r1"' })).status).toBe(304);
  });

  it("never holds of a resource that has no validators", async () => {
    expect((await get({ Range: "bytes=0-3", "If-Range": '"r1"' }, new Untagged())).status).toBe(200);
    expect((await get({ Range: "bytes=0-3" }, new Untagged())).status).toBe(206);
  });

  it("waits for validators that come later", async () => {
    const later = Object.assign(new Ranged(), {
      generateEtag: async () => "r1",
      lastModified: async () => new Date(MODIFIED),
    });
    expect((await get({ Range: "bytes=0-3", "If-Range": '"r1"' }, later)).status).toBe(206);
    expect((await get({ Range: "bytes=0-3", "If-Range": MODIFIED }, later)).status).toBe(206);
  });
});

describe("RFC 9110 14.1.2, 8.4: ranges and content codings", () => {
  const long = TEXT.repeat(100);
  const zipped = gzipSync(long);

  /** Stored plain, and compressed beside it. */
  class Stored extends Ranged {
    override readonly encodings = ["gzip"];
    override readonly storedEncodings: readonly string[] = ["gzip"];
    override represent(ctx: Context): unknown {
      return new Blob([ctx.chosenEncoding === "gzip" ? new Uint8Array(zipped) : long]);
    }
  }

  it("R14: positions count the coded bytes where they are stored, under the tag of the coded representation", async () => {
    const response = await get({ Range: "bytes=0-3", "Accept-Encoding": "gzip" }, new Stored());
    expect(response.status).toBe(206);
    expect(response.header("content-range")).toBe(`bytes 0-3/${zipped.byteLength}`);
    expect(await response.bytes()).toEqual(new Uint8Array(zipped.subarray(0, 4)));
    expect(response.header("content-encoding")).toBe("gzip");
    expect(response.header("etag")).toBe('"r1;gzip"');
    expect(response.header("vary")).toContain("Accept-Encoding");
  });

  it("R14: a part of one coding is never continued with another: If-Range holds the tag of the coding", async () => {
    const headers = { Range: "bytes=4-", "Accept-Encoding": "gzip" };
    expect((await get({ ...headers, "If-Range": '"r1"' }, new Stored())).status).toBe(200);
    const rest = await get({ ...headers, "If-Range": '"r1;gzip"' }, new Stored());
    expect([rest.status, rest.header("content-encoding")]).toEqual([206, undefined]);
    const whole = new Uint8Array([...zipped.subarray(0, 4), ...(await rest.bytes())]);
    expect(gunzipSync(whole).toString()).toBe(long);
  });

  it("stored coded content is sent as it is, with its length, also to HEAD", async () => {
    const [whole, head] = await Promise.all(
      ["GET", "HEAD"].map((method) => ask(new Stored(), method, { "Accept-Encoding": "gzip" })),
    );
    expect(await whole?.bytes()).toEqual(new Uint8Array(zipped));
    for (const response of [whole, head]) {
      expect(response?.header("content-length")).toBe(String(zipped.byteLength));
      expect(response?.header("content-encoding")).toBe("gzip");
    }
  });

  it("stored coded content may be a stream, or bytes", async () => {
    async function* inHalves() {
      yield new Uint8Array(zipped.subarray(0, 9));
      yield new Uint8Array(zipped.subarray(9));
    }
    for (const represent of [inHalves, () => new Uint8Array(zipped)]) {
      const response = await get({ "Accept-Encoding": "gzip" }, Object.assign(new Stored(), { represent }));
      expect([response.status, response.header("content-encoding")]).toEqual([200, "gzip"]);
      expect(await response.bytes()).toEqual(new Uint8Array(zipped));
    }
  });

  it("what is compressed for the response ignores Range: its bytes may differ from those that the client has", async () => {
    const coded = Object.assign(new Stored(), { storedEncodings: [], represent: () => long });
    const response = await get({ Range: "bytes=0-3", "Accept-Encoding": "gzip" }, coded);
    expect([response.status, response.header("content-encoding")]).toEqual([200, "gzip"]);
    expect(gunzipSync(await response.bytes()).toString()).toBe(long);
    const plain = await get({ Range: "bytes=0-3", "Accept-Encoding": "identity" }, coded);
    expect([plain.status, plain.header("content-encoding"), await plain.text()]).toEqual([206, undefined, "Hell"]);
  });

  it("a source is compressed as a stream where its coding is not stored", async () => {
    const coded = Object.assign(new Stored(), { storedEncodings: [], represent: () => new Blob([long]) });
    const response = await get({ Range: "bytes=0-3", "Accept-Encoding": "gzip" }, coded);
    expect([response.status, response.header("content-length")]).toEqual([200, undefined]);
    expect(gunzipSync(await response.bytes()).toString()).toBe(long);
  });

  it("a value that is no content cannot be stored coded content: 500, and nothing mislabelled", async () => {
    const wrong = Object.assign(new Stored(), { represent: () => ({ not: "bytes" }) });
    const errors: unknown[] = [];
    const service = alone(wrong, { onError: (error) => errors.push(error) });
    expect((await request(service, "GET", "/", { headers: { "Accept-Encoding": "gzip" } })).status).toBe(500);
    expect(String(errors[0])).toContain("represent gave an object. It is stored in gzip");
  });
});

/** A source that writes down what was read of it, and when it was let go. */
class Watched implements ByteSource {
  readonly size: number;
  readonly slices: string[] = [];
  produced = 0;
  released = 0;

  constructor(size: number) {
    this.size = size;
  }
  async *slice(start: number, end: number): AsyncGenerator<Uint8Array, void, undefined> {
    this.slices.push(`${start}-${end}`);
    try {
      for (let at = start; at < end; at += 1024) {
        const chunk = new Uint8Array(Math.min(1024, end - at));
        this.produced += chunk.byteLength;
        yield chunk;
      }
    } finally {
      this.released += 1;
    }
  }
}

describe("a source", () => {
  it("is asked for nothing but the ranges, however large it is", async () => {
    const source = new Watched(Number.MAX_SAFE_INTEGER);
    const response = await get(
      { Range: "bytes=9007199254740990-,5000000000000000-5000000000001999" },
      new Ranged(source),
    );
    expect((await partsOf(response)).map(({ content }) => content.length)).toEqual([1, 2000]);
    expect(source.slices).toEqual(["9007199254740990-9007199254740991", "5000000000000000-5000000000002000"]);
    expect([source.produced, source.released]).toEqual([2001, 2]);
  });

  it.each([
    ["HEAD", {}, 200],
    ["HEAD", { Range: "bytes=0-3" }, 200],
    ["GET", { Range: "bytes=5000-" }, 416],
    ["GET", { "If-None-Match": '"r1"' }, 304],
  ] as const)("is not opened for %s with %o: %i", async (method, headers, status) => {
    const source = new Watched(5000);
    const response = await ask(new Ranged(source), method, headers);
    expect([response.status, source.slices]).toEqual([status, []]);
    if (method === "HEAD") expect(response.header("content-length")).toBe("5000");
  });

  it("is told when nobody wants more of it", async () => {
    const source = new Watched(1_000_000);
    const { body } = (await get({ Range: "bytes=0-499999" }, new Ranged(source))).response;
    if (body === null || typeof body === "string" || body instanceof Uint8Array)
      throw new Error("a stream was expected");
    for await (const _chunk of body) break;
    expect([source.produced, source.released]).toEqual([1024, 1]);
  });

  it.each([
    ["more", (source: Watched) => Object.assign(source, { slice: () => new Uint8Array(9) })],
    ["less", (source: Watched) => Object.assign(source, { slice: () => new Uint8Array(1) })],
    ["fewer chunks", (source: Watched) => Object.assign(source, { slice: () => letters("a") })],
    ["something else", (source: Watched) => Object.assign(source, { slice: () => "text" })],
  ])("that gives %s than was asked for cuts the response, and is reported", async (_what, change) => {
    const errors: unknown[] = [];
    const service = alone(new Ranged(change(new Watched(100))), { onError: (error) => errors.push(error) });
    const response = await request(service, "GET", "/", { headers: { Range: "bytes=0-3" } });
    await expect(response.bytes()).rejects.toThrow(TypeError);
    expect(errors).toHaveLength(1);
  });

  it.each([-1, 1.5, Number.NaN, 2 ** 53])("of the size %d is the author's fault: 500", async (size) => {
    expect((await get({}, new Ranged({ size, slice: () => new Uint8Array(0) }))).status).toBe(500);
  });

  it("may be sent whole by a resource that declares no ranges", async () => {
    const response = await get({}, Object.assign(new Versioned(), { represent: () => new Blob(["{}"]) }));
    expect([await response.text(), response.header("content-length")]).toEqual(["{}", "2"]);
  });

  it("is not a collection that has a size and a slice, and says how it is written", async () => {
    const list = { size: 1, slice: () => list, toJSON: () => [1] };
    const response = await get(
      { Range: "bytes=0-1" },
      Object.assign(new Ranged(list), { produces: ["application/json"] }),
    );
    expect([response.status, await response.text()]).toEqual([206, "[1"]);
  });
});

describe("a stream", () => {
  it("has no length that is known, so that it is sent whole and never kept", async () => {
    const response = await get({ Range: "bytes=0-3" }, new Ranged(letters(TEXT)));
    expect(await seen(response)).toEqual([200, undefined, TEXT]);
    const announced = Object.assign(new Ranged(), {
      represent: (ctx: Context) => {
        ctx.setHeader("Content-Length", "12");
        return letters(TEXT);
      },
    });
    expect(await seen(await get({ Range: "bytes=0-3" }, announced))).toEqual([200, undefined, TEXT]);
  });
});

describe("what is found at mount", () => {
  it.each([
    [{ ranges: "items" }, /BAD_RANGES: .*ranges is "items"/],
    [{ allowedMethods: ["POST"] }, /BAD_RANGES: .*GET is not allowed/],
    [{ encodings: ["br"], storedEncodings: ["gzip"] }, /STORED_NOT_OFFERED: .*encodings = \["br", "gzip"\]/],
  ])("%o", (traits, message) => {
    expect(() => alone(Object.assign(new Ranged(), traits))).toThrow(message);
  });
});
