import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { type Context, jsonCodec, Resource, route, Service } from "signalbox";
import { textCodec } from "signalbox/codecs";
import { generateOpenapi } from "signalbox/openapi";
import { checkContract, contractText, request, type TestRequest } from "signalbox/testing";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { alone, ask } from "./fixtures.ts";

const TEXT = "Hello, world";
const digest = (algorithm: string, content: string | Uint8Array) =>
  `${algorithm}=:${createHash(algorithm.replace("-", "")).update(content).digest("base64")}:`;
const TYPES = "https://iana.org/assignments/http-problem-types#digest-";

/** Takes JSON, and says what it has stored; both kinds of digest are checked and given. */
class Stored extends Resource {
  override readonly allowedMethods: readonly string[] = ["GET", "HEAD", "PUT", "PATCH", "POST"];
  override readonly consumes: readonly string[] = ["application/json"];
  override readonly produces: readonly string[] = ["text/plain"];
  override readonly digests: readonly ("sha-256" | "sha-512")[] = ["sha-256", "sha-512"];
  override readonly ranges: "bytes" | undefined = "bytes";
  readonly applied: unknown[] = [];

  override generateEtag(): string {
    return "s1";
  }
  override apply(_ctx: Context, body: unknown): void {
    this.applied.push(body);
  }
  override processPost(_ctx: Context, body: unknown): void | Promise<void> {
    this.applied.push(body);
  }
  override represent(): unknown {
    return TEXT;
  }
}

const put = (headers: TestRequest["headers"], body: unknown = '{"a":1}', resource = new Stored(), method = "PUT") =>
  ask(resource, method, { "Content-Type": "application/json", ...headers }, body);

describe("RFC 9530 2, 3: digests of a request", () => {
  it.each(["PUT", "PATCH", "POST"])("%s with digests that hold is carried out", async (method) => {
    for (const algorithm of ["sha-256", "sha-512"]) {
      const stored = new Stored();
      const held = digest(algorithm, '{"a":1}');
      const response = await put({ "Content-Digest": held, "Repr-Digest": held }, '{"a":1}', stored, method);
      expect([response.status, stored.applied]).toEqual([204, [{ a: 1 }]]);
    }
  });

  it.each([
    ["Content-Digest", "P0e"],
    ["Repr-Digest", "P0f"],
  ])(
    "%s of other content is 400, and nothing is done; the digest that was computed is not told",
    async (header, node) => {
      const stored = new Stored();
      const given = digest("sha-256", '{"a":2}');
      const response = await put({ [header]: given }, '{"a":1}', stored);
      expect([response.status, stored.applied]).toEqual([400, []]);
      expect(response.trace.split(",").at(-1)).toBe(node);
      expect(await response.json()).toMatchObject({
        type: `${TYPES}mismatched-values`,
        title: "Mismatched digest values",
        status: 400,
        mismatched_digests: [{ algorithm: "sha-256", provided_digest: given.replace("sha-256=", ""), header }],
      });
      expect(await response.text()).not.toContain(digest("sha-256", '{"a":1}').replace("sha-256=", ""));
      expect(response.header("want-content-digest")).toBeUndefined();
    },
  );

  it.each(["x=(1 2)", "x=@1", 'x=%"f%c3%bc"'])(
    "RFC 9651 3: %s beside one that does not hold leaves it one",
    async (other) => {
      expect((await put({ "Content-Digest": `${digest("sha-256", "other")}, ${other}` })).status).toBe(400);
    },
  );

  it("one of several that does not hold is enough for 400", async () => {
    const both = `${digest("sha-256", '{"a":1}')}, ${digest("sha-512", "other")}`;
    expect(await (await put({ "Content-Digest": both })).json()).toMatchObject({
      mismatched_digests: [{ algorithm: "sha-512" }],
    });
  });

  it.each([
    ["sha-512=:YMAam51Jz/jOATT6/zvHrLVgOYTGFy1d6GJiOHTohq4=:", "digest value is not 64 bytes long"],
    ["sha-512=10", "digest value is not a byte sequence"],
  ])("%s is no digest of its algorithm: 400 with digest-invalid-values", async (given, reason) => {
    const response = await put({ "Repr-Digest": given });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      type: `${TYPES}invalid-values`,
      title: "Invalid digest values",
      invalid_digests: [{ algorithm: "sha-512", header: "Repr-Digest", reason }],
    });
  });

  it("an algorithm that is not checked here is 400, with those that are; beside one that is, it is passed over", async () => {
    const md5 = "md5=:Uwq9xB4MJtDTknVOSEE1WA==:";
    const response = await put({ "Content-Digest": md5 });
    expect([response.status, response.header("want-content-digest")]).toEqual([400, "sha-256=10, sha-512=9"]);
    expect(await response.json()).toMatchObject({
      type: `${TYPES}unsupported-algorithms`,
      title: "Unsupported hashing algorithms",
      unsupported_algorithms: [{ algorithm: "md5", header: "Content-Digest" }],
    });
    expect((await put({ "Repr-Digest": md5 })).header("want-repr-digest")).toBe("sha-256=10, sha-512=9");
    expect((await put({ "Content-Digest": `${md5}, ${digest("sha-256", '{"a":1}')}` })).status).toBe(204);
  });

  it.each([
    ["RFC 9651 4.2: a field that is no dictionary", "sha-256=:%%%:"],
    ["RFC 9651 3.2: an empty dictionary", ""],
  ])("%s is ignored, as if it were not there", async (_what, value) => {
    const strict = Object.assign(new Stored(), { requireDigest: true });
    for (const header of ["Content-Digest", "Repr-Digest"]) {
      expect((await put({ [header]: value })).status).toBe(204);
      const refused = await put({ [header]: value }, '{"a":1}', strict);
      expect([refused.status, refused.trace.split(",").at(-1)]).toEqual([400, "P0e"]);
    }
  });

  it("requireDigest: content without one is 400 with Want-Content-Digest; either field will do; no content needs none", async () => {
    const strict = () => Object.assign(new Stored(), { requireDigest: true, consumes: [] });
    const bare = await put({}, '{"a":1}', strict(), "POST");
    expect([bare.status, bare.header("want-content-digest")]).toEqual([400, "sha-256=10, sha-512=9"]);
    expect(await bare.json()).toEqual({
      type: "about:blank",
      title: "Bad Request",
      status: 400,
      detail: "Content is taken with a digest only: send Content-Digest (RFC 9530).",
      instance: "/",
    });
    for (const header of ["Content-Digest", "Repr-Digest"]) {
      const held = { [header]: digest("sha-256", '{"a":1}') };
      expect((await put(held, '{"a":1}', strict(), "POST")).status).toBe(204);
    }
    expect((await ask(strict(), "POST")).status).toBe(204);
  });

  it("requireDigest: chunked content that turns out to be none needs none; that it is missing is said as ever", async () => {
    const strict = Object.assign(new Stored(), { requireDigest: true });
    const chunked = await put({ "Transfer-Encoding": "chunked" }, new Uint8Array(0), strict);
    expect([chunked.status, chunked.trace.split(",").at(-1)]).toEqual([400, "P0"]);
    const some = await put({ "Transfer-Encoding": "chunked" }, '{"a":1}', strict);
    expect([some.status, some.trace.split(",").at(-1)]).toEqual([400, "P0e"]);
  });

  it("content beyond its size is 413 and not read on for its digest", async () => {
    const small = Object.assign(new Stored(), { maxBodyBytes: 4 });
    expect((await put({ "Content-Digest": digest("sha-256", '{"a":1}') }, '{"a":1}', small)).status).toBe(413);
  });

  describe("of content that the author reads is compared while it is read, and nothing is kept for that", () => {
    class Upload extends Stored {
      override readonly consumes: readonly string[] = [];
      readonly seen: string[] = [];
      override async processPost(ctx: Context): Promise<void> {
        for await (const chunk of ctx.request.body) this.seen.push(new TextDecoder().decode(chunk));
        await ctx.request.body.bytes().catch((error: unknown) => this.seen.push(String(error)));
      }
    }
    const post = (upload: Upload, headers: Readonly<Record<string, string>>) =>
      ask(upload, "POST", { "Transfer-Encoding": "chunked", ...headers }, TEXT);

    it.each(["Content-Digest", "Repr-Digest"])("%s that holds", async (header) => {
      const upload = new Upload();
      expect((await post(upload, { [header]: digest("sha-256", TEXT) })).status).toBe(204);
      expect(upload.seen).toEqual([TEXT, expect.stringContaining("BodyConsumed")]);
    });

    it("one that does not: 400, where the last piece was read, and no fault of the author", async () => {
      const errors: unknown[] = [];
      const upload = new Upload();
      const service = alone(upload, { onError: (error) => errors.push(error) });
      const given = digest("sha-512", "other");
      const response = await request(service, "POST", "/", {
        headers: { "Content-Digest": digest("sha-512", TEXT), "Repr-Digest": given },
        body: TEXT,
      });
      expect([response.status, response.trace.split(",").at(-1)]).toEqual([400, "N11b"]);
      expect(await response.json()).toMatchObject({
        type: `${TYPES}mismatched-values`,
        title: "Mismatched digest values",
        mismatched_digests: [
          { algorithm: "sha-512", provided_digest: given.replace("sha-512=", ""), header: "Repr-Digest" },
        ],
      });
      expect([errors, upload.seen]).toEqual([[], [TEXT]]);
    });

    it("no content at all has a digest, too", async () => {
      const sent = (upload: Upload, content: string) =>
        ask(upload, "POST", { "Content-Digest": digest("sha-256", content) });
      expect((await sent(new Upload(), "")).status).toBe(204);
      expect((await sent(new Upload(), TEXT)).status).toBe(400);
      const whole = Object.assign(new Upload(), {
        processPost: (ctx: Context) => ctx.request.body.bytes().then(() => {}),
      });
      expect((await sent(whole, TEXT)).status).toBe(400);
    });

    it("read as a whole it is refused as well; where nothing is read, nothing is compared", async () => {
      const wrong = { "Content-Digest": digest("sha-256", "other") };
      const whole = Object.assign(new Upload(), {
        processPost: async (ctx: Context) => {
          await expect(ctx.request.body.bytes()).rejects.toThrow("The content is not that of its digest.");
          await ctx.request.body.bytes();
        },
      });
      expect((await post(whole, wrong)).status).toBe(400);
      expect((await post(Object.assign(new Upload(), { processPost: () => {} }), wrong)).status).toBe(204);
    });

    it("what an earlier callback has read is compared before anything is done", async () => {
      const early = Object.assign(new Upload(), {
        malformedRequest: (ctx: Context) => ctx.request.body.bytes().then(() => false),
      });
      const response = await post(early, { "Content-Digest": digest("sha-256", "other") });
      expect([response.status, response.trace.split(",").at(-1), early.seen]).toEqual([400, "P0e", []]);
    });

    it("a runtime that cannot make a digest in pieces reads the content before", async () => {
      const builtins = vi.spyOn(process, "getBuiltinModule").mockReturnValue(undefined);
      const upload = new Upload();
      const response = await post(upload, { "Content-Digest": digest("sha-256", "other") });
      expect([response.status, response.trace.split(",").at(-1), upload.seen]).toEqual([400, "P0e", []]);
      builtins.mockRestore();
    });
  });

  it("a resource that declares no digests looks at none", async () => {
    const plain = Object.assign(new Stored(), { digests: [] });
    expect((await put({ "Content-Digest": digest("sha-256", "other") }, '{"a":1}', plain)).status).toBe(204);
    expect((await ask(plain, "GET", { "Want-Repr-Digest": "sha-256=10" })).header("repr-digest")).toBeUndefined();
  });
});

describe("RFC 9530 4: digests that a client wants", () => {
  const get = (headers: TestRequest["headers"], resource: Resource = new Stored(), method = "GET") =>
    ask(resource, method, headers);

  it.each([
    ["sha-256=1, sha-512=10", "sha-512"],
    ["sha-256=5, sha-512=5", "sha-256"],
    ["sha-256=0, sha-512=1", "sha-512"],
    ["md5=10, sha-256=1", "sha-256"],
  ])("%s: the preferred one is %s", async (want, algorithm) => {
    const response = await get({ "Want-Content-Digest": want, "Want-Repr-Digest": want });
    expect(response.header("content-digest")).toBe(digest(algorithm, TEXT));
    expect(response.header("repr-digest")).toBe(digest(algorithm, TEXT));
  });

  it.each(["", "md5=10", "sha-256=0", "sha-256=11", "sha-256=-1", "sha-256=1.5", "sha-256", "junk("])(
    "%j is a hint that is ignored, and no error",
    async (want) => {
      const response = await get({ "Want-Content-Digest": want, "Want-Repr-Digest": want });
      expect([response.status, response.header("content-digest"), response.header("repr-digest")]).toEqual([
        200,
        undefined,
        undefined,
      ]);
    },
  );

  const wants = { "Want-Content-Digest": "sha-256=1", "Want-Repr-Digest": "sha-256=1" };

  it("3: on a 206 Repr-Digest is that of the whole, Content-Digest that of the part", async () => {
    const part = await get({ ...wants, Range: "bytes=0-3" });
    expect([part.status, await part.text()]).toEqual([206, "Hell"]);
    expect(part.header("content-digest")).toBe(digest("sha-256", "Hell"));
    expect(part.header("repr-digest")).toBe(digest("sha-256", TEXT));
  });

  it("2: of several parts Content-Digest is that of the multipart content as it is sent", async () => {
    const parts = await get({ ...wants, Range: "bytes=0-0,-1" });
    expect(parts.header("content-digest")).toBe(digest("sha-256", await parts.bytes()));
    expect(parts.header("repr-digest")).toBe(digest("sha-256", TEXT));
  });

  it("where If-Range does not hold, both are those of the whole", async () => {
    const whole = await get({ ...wants, Range: "bytes=0-3", "If-Range": '"other"' });
    expect([whole.status, whole.header("content-digest")]).toEqual([200, digest("sha-256", TEXT)]);
  });

  it("3: they are digests of the coded content", async () => {
    const zipped = gzipSync(TEXT);
    const coded = Object.assign(new Stored(), { encodings: ["gzip"] });
    const response = await get({ ...wants, "Accept-Encoding": "gzip" }, coded);
    expect(response.header("content-encoding")).toBe("gzip");
    expect(response.header("repr-digest")).toBe(digest("sha-256", await response.bytes()));
    const stored = Object.assign(new Stored(), {
      encodings: ["gzip"],
      storedEncodings: ["gzip"],
      represent: () => new Uint8Array(zipped),
    });
    const part = await get({ ...wants, "Accept-Encoding": "gzip", Range: "bytes=0-3" }, stored);
    expect([part.status, part.header("repr-digest")]).toEqual([206, digest("sha-256", zipped)]);
  });

  it("to HEAD as to GET (RFC 9110 9.3.2); not on a 304, nor on an error", async () => {
    expect((await get(wants, new Stored(), "HEAD")).header("repr-digest")).toBe(digest("sha-256", TEXT));
    for (const more of [{ "If-None-Match": '"s1"' }, { Range: "bytes=99-" }, { "If-Match": '"x"' }]) {
      expect((await get({ ...wants, ...more })).header("repr-digest")).toBeUndefined();
    }
  });

  it("content that is not there when its fields are sent has none", async () => {
    const streamed = Object.assign(new Stored(), { represent: () => new Blob([TEXT]).stream() });
    expect((await get(wants, streamed)).header("content-digest")).toBeUndefined();
  });

  it.each([
    ["content", "content-digest", "Hell"],
    ["representation", "repr-digest", TEXT],
  ] as const)("sendDigest: %s gives %s without being asked", async (sendDigest, name, content) => {
    const response = await get({ Range: "bytes=0-3" }, Object.assign(new Stored(), { sendDigest }));
    expect(response.header(name)).toBe(digest("sha-256", content));
  });
});

describe("what is told of digests", () => {
  class Note extends Stored {
    override readonly allowedMethods = ["GET", "PUT"];
    override readonly putCreates = false;
    override readonly body = z.object({ a: z.number() });
    override describe() {
      return { get: { responses: { 200: z.string() } }, put: { responses: { 204: null } } };
    }
  }

  it.each([false, true])("the document keeps its contract (requireDigest: %s)", async (requireDigest) => {
    const codecs = { "application/json": jsonCodec, "text/plain": textCodec };
    const routes = [route("/note", Object.assign(new Note(), { requireDigest }), { codecs })];
    const service = new Service({ routes, onError: () => {} });
    const document = generateOpenapi(new Service({ routes }), { title: "Notes", version: "1" });
    const parameters = Object.keys(document.components.parameters ?? {});
    expect(parameters).toEqual(
      expect.arrayContaining([
        "header.Content-Digest",
        "header.Repr-Digest",
        "header.Want-Content-Digest",
        "header.Want-Repr-Digest",
      ]),
    );
    const report = await checkContract(service, document, { requests: 1500 });
    expect(contractText(report)).toBe("1500 requests (seed 1): 0 undocumented, 0 never drawn");
  });

  it.each([
    [{ digests: ["md5"] }, /BAD_DIGEST: .*"md5" is no known algorithm/],
    [{ digests: [], requireDigest: true }, /BAD_DIGEST: .*requireDigest is declared/],
    [{ digests: [], sendDigest: "content" }, /BAD_DIGEST: .*sendDigest is declared/],
  ])("%o is refused at mount", (traits, message) => {
    expect(() => alone(Object.assign(new Stored(), traits))).toThrow(message);
  });
});
