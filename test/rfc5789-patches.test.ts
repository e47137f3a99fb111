import {
  type Context,
  HttpResponse,
  jsonCodec,
  type LiteralRoute,
  part,
  Resource,
  type Route,
  resource,
  route,
  Service,
} from "signalbox";
import { explain } from "signalbox/debug";
import { generateOpenapi, type OpenapiDocument } from "signalbox/openapi";
import { createJsonPatchCodec, patchCodecs } from "signalbox/patch";
import { request } from "signalbox/testing";
import { describe, expect, expectTypeOf, it } from "vitest";
import { z } from "zod";
import type { MergePatch } from "../src/client/operation.ts";

const MERGE = "application/merge-patch+json";
const PATCH = "application/json-patch+json";
const Book = z
  .object({ title: z.string().min(1), year: z.int(), tags: z.array(z.string()).optional() })
  .meta({ id: "Book" });
type Book = z.infer<typeof Book>;
const Any = z.record(z.string(), z.unknown());
const codecs = { "application/json": jsonCodec, ...patchCodecs };

/** A book with a date, which is text to a client, and so to its patches. */
class Item extends Resource {
  override readonly allowedMethods: readonly string[] = ["GET", "HEAD", "PUT", "PATCH"];
  override readonly consumes: Resource["consumes"] = ["application/json"];
  override readonly patches: Resource["patches"] = [MERGE, PATCH];
  override readonly body = Book;
  readonly added = new Date("2024-01-01T00:00:00Z");
  readonly calls: string[] = [];
  book: Book = { title: "Orlando", year: 1928 };
  override async represent(_ctx: Context): Promise<unknown> {
    this.calls.push("represent");
    return { ...this.book, added: this.added, loans: undefined };
  }
  override isConflict(_ctx: Context, book: Book) {
    return book.year > 2100;
  }
  override apply(_ctx: Context, book: Book) {
    this.calls.push("apply");
    this.book = book;
  }
  override describe() {
    return { get: { responses: { 200: Book } }, patch: { summary: "Change it", responses: { 204: null } } };
  }
}

function opened(changed: object = {}) {
  const item = Object.assign(new Item(), changed);
  const errors: unknown[] = [];
  const service = new Service({ routes: [route("/book", item, { codecs })], onError: (error) => errors.push(error) });
  const patch = (body: unknown, type = PATCH) =>
    request(service, "PATCH", "/book", {
      headers: { "content-type": type },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  return { item, service, errors, patch };
}

describe("a patch is applied to what represent gives, and apply receives the whole", () => {
  it("a merge patch (RFC 7396)", async () => {
    const { item, patch } = opened();
    const response = await patch({ year: 1929, tags: ["novel"] }, MERGE);
    expect([response.status, response.trace.split(",").slice(-3)]).toEqual([204, ["O14", "P11", "O20"]]);
    expect(item.book).toEqual({ title: "Orlando", year: 1929, tags: ["novel"] });
    await patch({ tags: null }, `${MERGE}; charset=utf-8`);
    expect(item.book).toEqual({ title: "Orlando", year: 1929 });
  });

  it("ruling 51: null in a merge patch is the value of a member that must be there and may be null", async () => {
    const Read = z.object({
      end: z.string().nullable(),
      note: z.string().nullish(),
      place: z.object({ "a/b": z.number().nullable() }).optional(),
    });
    const first = { end: "2024", note: "new", place: { "a/b": 1 } };
    const { item, service, patch } = opened({
      body: Read,
      book: first,
      represent: () => first,
      isConflict: () => false,
    });
    expect((await patch({ end: null, note: null, place: { "a/b": null } }, MERGE)).status).toBe(204);
    expect(item.book).toEqual({ end: null, place: { "a/b": null } });
    expect((await patch({ end: 7 }, MERGE)).status).toBe(422);
    expect(
      generateOpenapi(service, { title: "Books", version: "1" }).paths["/book"]?.patch?.requestBody?.content?.[MERGE]
        ?.schema,
    ).toMatchObject({
      properties: { end: { type: ["string", "null"] } },
    });
    expectTypeOf<MergePatch<z.infer<typeof Read>>["end"]>().toEqualTypeOf<string | null | undefined>();
  });

  it("ruling 51: if the model refuses the null, too, the client is told what the removal lacks", async () => {
    const { item, patch } = opened();
    const response = await patch({ title: null }, MERGE);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      errors: [{ pointer: "/title", detail: expect.stringContaining("received undefined") }],
    });
    expect(item.calls).toEqual(["represent"]);
  });

  it("a JSON Patch (RFC 6902); a date is the text that the client has read", async () => {
    const { item, patch } = opened();
    const seen = { op: "test", path: "/added", value: "2024-01-01T00:00:00.000Z" };
    expect((await patch([seen, { op: "replace", path: "/year", value: 1930 }])).status).toBe(204);
    expect(item.book).toEqual({ title: "Orlando", year: 1930 });
    expect(item.calls).toEqual(["represent", "apply"]);
  });

  it("what represent gave is not changed by it", async () => {
    const kept = { title: "Orlando", year: 1928, tags: ["novel"] };
    const { patch } = opened({ represent: () => kept, apply: () => undefined });
    expect((await patch([{ op: "add", path: "/tags/0", value: "x" }])).status).toBe(204);
    expect(kept.tags).toEqual(["novel"]);
  });

  it("a model that accepts anything gets the patched whole as it is", async () => {
    const { item, patch } = opened({ body: { modelJsonSchema: () => ({}) } });
    await patch({ year: "unknown" }, MERGE);
    expect(item.book).toEqual({ title: "Orlando", year: "unknown", added: "2024-01-01T00:00:00.000Z" });
  });
});

describe("RFC 5789 2.2, error handling", () => {
  it("a malformed patch document is 400", async () => {
    const { item, patch } = opened();
    for (const [body, type] of [
      ["{", MERGE],
      ['{"__proto__":{}}', MERGE],
      ["{}", PATCH],
      ['[{"op":"erase","path":""}]', PATCH],
      ['[{"op":"add","path":"/__proto__/x","value":1}]', PATCH],
    ]) {
      const response = await patch(body, type);
      expect([response.status, response.trace.split(",").at(-1)], body).toEqual([400, "P0"]);
    }
    expect(item.calls).toEqual([]);
  });

  it("an unsupported patch document is 415, and Accept-Patch lists what is supported (3.1)", async () => {
    const { patch, service } = opened();
    const response = await patch({}, "application/json");
    expect([response.status, response.header("accept-patch")]).toEqual([415, `${MERGE}, ${PATCH}`]);
    expect((await request(service, "OPTIONS", "/book")).header("accept-patch")).toBe(`${MERGE}, ${PATCH}`);
  });

  it("a conflicting state is 409: a test of the patch that fails, and what isConflict says of the whole", async () => {
    const { item, patch } = opened();
    const failed = await patch([{ op: "test", path: "/year", value: 1 }]);
    expect([failed.status, failed.trace.split(",").at(-1)]).toEqual([409, "P1b"]);
    expect(await failed.json()).toMatchObject({ errors: [{ pointer: "/0", detail: "the test failed" }] });
    const future = await patch({ year: 2200 }, MERGE);
    expect([future.status, future.trace.split(",").at(-1)]).toEqual([409, "O14"]);
    expect(item.calls).not.toContain("apply");
  });

  it("M34 an unprocessable request is 422: what cannot be applied, and a whole that the model refuses", async () => {
    const { item, patch } = opened();
    const missing = await patch([{ op: "remove", path: "/shelf" }]);
    expect([missing.status, missing.trace.split(",").at(-1)]).toEqual([422, "P1c"]);
    expect(await missing.json()).toMatchObject({ errors: [{ pointer: "/0", detail: 'there is no "shelf"' }] });
    const refused = await patch({ title: null }, MERGE);
    expect([refused.status, refused.trace.split(",").at(-1)]).toEqual([422, "P1c"]);
    expect(await refused.json()).toMatchObject({ errors: [{ pointer: "/title" }] });
    const emptied = await patch([{ op: "replace", path: "/title", value: "" }]);
    expect([emptied.status, emptied.trace.split(",").at(-1)]).toEqual([422, "P1c"]);
    expect(await emptied.json()).toMatchObject({ errors: [{ pointer: "/title" }] });
    expect(item.calls).not.toContain("apply");
  });

  it("an operation that fails undoes those before it (RFC 5789 2: all or nothing)", async () => {
    const { item, patch } = opened();
    const operations = [
      { op: "replace", path: "/title", value: "Flush" },
      { op: "remove", path: "/shelf" },
    ];
    expect((await patch(operations)).status).toBe(422);
    expect(item.book.title).toBe("Orlando");
  });

  it("more operations, or more copies, than the codec takes are 422", async () => {
    const limited = { ...codecs, [PATCH]: createJsonPatchCodec({ operations: 1 }) };
    const service = new Service({ routes: [route("/book", Item, { codecs: limited })] });
    const remove = { op: "remove", path: "/added" };
    const send = (body: object) => request(service, "PATCH", "/book", { headers: { "content-type": PATCH }, body });
    expect((await send([remove])).status).toBe(204);
    expect((await send([remove, remove])).status).toBe(422);
  });

  it("bytes, streams and nothing cannot be patched: that is the author's fault", async () => {
    for (const given of [new Uint8Array(1), undefined, new Blob(["{}"]), new ReadableStream()]) {
      const { errors, patch } = opened({ represent: () => given });
      expect((await patch({}, MERGE)).status).toBe(500);
      expect(String(errors[0])).toMatch(/represent gave .* A PATCH is applied/);
    }
  });
});

it("ruling 22: represent that gives a response to a PATCH is named as the author's fault", async () => {
  const { errors, patch } = opened({ represent: () => HttpResponse.text("a page") });
  expect((await patch({}, MERGE)).status).toBe(500);
  expect(String(errors[0])).toContain("represent");
});

describe("the document", () => {
  const documentOf = (...routes: readonly Route[]) =>
    generateOpenapi(new Service({ routes }), { title: "Books", version: "1" });
  const statusesOf = ({ paths }: OpenapiDocument) => Object.keys(paths["/book"]?.patch?.responses ?? {});

  it("lists 409 only where a patch can test, and 422 instead of a 400 of the model", () => {
    const both = documentOf(route("/book", new Item(), { codecs }));
    expect(statusesOf(both)).toEqual(["204", "400", "409", "415", "422"]);
    const merging = Object.assign(new Item(), {
      patches: [MERGE],
      isConflict: Reflect.get(Resource.prototype, "isConflict"),
    });
    expect(statusesOf(documentOf(route("/book", merging, { codecs })))).toEqual(["204", "400", "415", "422"]);
  });

  it("shows a merge patch with each of the model's properties, or null, and a JSON Patch as its operations", () => {
    const { paths, components } = documentOf(route("/book", new Item(), { codecs }));
    const content = paths["/book"]?.patch?.requestBody?.content;
    expect(Object.keys(content ?? {})).toEqual([MERGE, PATCH]);
    expect(content?.[MERGE]?.schema).toMatchObject({
      type: "object",
      properties: {
        title: { anyOf: [{ type: "string" }, { type: "null" }] },
        tags: { anyOf: [{ type: "array" }, {}] },
      },
    });
    expect(content?.[MERGE]?.schema).not.toHaveProperty("required");
    expect(content?.[PATCH]?.schema).toEqual({ $ref: "#/components/schemas/JsonPatch" });
    expect(components.schemas["JsonPatch"]).toMatchObject({ type: "array" });
    const requirements = [
      ["op", "path", "value"],
      ["op", "path", "from"],
      ["op", "path"],
    ];
    const anyOf = requirements.map((required) => ({ required }));
    expect(components.schemas["JsonPatchItem"]).toMatchObject({ anyOf });
  });
});

it("explain says what the patch would make, and why not", async () => {
  const { service, item } = opened();
  const asked = (body: string) =>
    explain(service, { method: "PATCH", target: "/book", headers: { "content-type": PATCH }, body });
  const applied = await asked('[{"op":"replace","path":"/year","value":1930}]');
  expect(applied.stopsBefore?.callback).toBe("apply");
  expect(applied.steps.find(({ id }) => id === "P1c")?.gave).toBe('{"title":"Orlando","year":1930}');
  const failed = await asked('[{"op":"test","path":"/year","value":1}]');
  expect([failed.status, failed.trace.at(-1)]).toEqual([409, "P1b"]);
  expect(failed.steps.find(({ id }) => id === "P1b")?.gave).toContain("the test failed");
  expect(item.calls).not.toContain("apply");
});

describe("as a literal", () => {
  const books = new Map([["1", { title: "Orlando", year: 1928 }]]);
  const find = ({ params }: { params: { readonly id: string } }) => books.get(params.id);
  const send = (mounted: LiteralRoute, body: object) =>
    request(new Service({ routes: [mounted] }), "PATCH", "/books/1", { headers: { "content-type": MERGE }, body });

  it("PATCH applies patches to what GET's part represents", async () => {
    const seen: unknown[] = [];
    const item = resource("/books/{id}", {
      codecs: patchCodecs,
      find,
      GET: { represent: ({ entity }) => entity },
      PATCH: { patches: [MERGE, PATCH], body: Book, apply: ({ body }) => void seen.push(body) },
    });
    expect((await send(item, { year: 1929 })).status).toBe(204);
    expect(seen).toEqual([{ title: "Orlando", year: 1929 }]);
    const options = await request(new Service({ routes: [item] }), "OPTIONS", "/books/1");
    expect(options.header("accept-patch")).toBe(`${MERGE}, ${PATCH}`);
  });

  it("or to what it represents itself, or what stands at the top", async () => {
    const seen: unknown[] = [];
    const own = resource("/books/{id}", {
      codecs: patchCodecs,
      GET: { represent: () => "a page" },
      PATCH: { patches: [MERGE], body: Any, represent: () => ({ year: 1 }), apply: ({ body }) => void seen.push(body) },
    });
    const top = resource("/books/{id}", {
      codecs: patchCodecs,
      patches: [MERGE],
      represent: () => ({ year: 2 }),
      PATCH: { body: Any, apply: ({ body }) => void seen.push(body) },
    });
    expect((await send(own, { title: "x" })).status).toBe(204);
    expect((await send(top, { title: "x" })).status).toBe(204);
    expect(seen).toEqual([
      { year: 1, title: "x" },
      { year: 2, title: "x" },
    ]);
  });

  it("is refused where GET's represent stands on what only GET's parts give", () => {
    const reader = part({ provide: () => ({ reader: "ada" }) });
    const build = () =>
      new Service({
        routes: [
          resource("/books/{id}", {
            codecs: patchCodecs,
            GET: { with: [reader], represent: ({ reader: name }) => name },
            PATCH: { patches: [MERGE], body: Book, apply: () => undefined },
          }),
        ],
      });
    expect(build).toThrow(/BAD_PATCHES: .*GET has .*, which PATCH has not/);
  });
});

describe("at mount", () => {
  const build = (changed: object, own: object = codecs) => {
    const item = Object.assign(new Item(), changed);
    return () => new Service({ routes: [route("/book", item, { codecs: own as typeof codecs })] });
  };

  it.each<readonly [string, object] | readonly [string, object, object]>([
    ["is no known patch format", { patches: ["application/xml-patch+xml"] }],
    ["PATCH is not allowed", { allowedMethods: ["GET", "PUT"] }],
    ["PATCH is in consumes", { consumes: { PATCH: ["application/json"] } }],
    ["decodes no patch", {}, { "application/json": jsonCodec, [MERGE]: jsonCodec, [PATCH]: jsonCodec }],
    ["decodes a patch that nothing applies", { patches: [], consumes: [MERGE] }],
    [
      "represent is not overridden",
      { allowedMethods: ["PATCH"], represent: Reflect.get(Resource.prototype, "represent") },
    ],
    ["without a body", { body: undefined }],
    ["coded bytes cannot be patched", { encodings: ["gzip"], storedEncodings: ["gzip"] }],
  ])("%s: refused", (words, changed, own = codecs) => {
    expect(build(changed, own)).toThrow(/^BAD_PATCHES: /);
    expect(build(changed, own)).toThrow(words);
  });

  it("a route without the codecs is refused as ever", () => {
    expect(build({}, { "application/json": jsonCodec })).toThrow(/^NO_CODEC: /);
  });
});
