import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Context, Resource, resource, route, Service } from "signalbox";
import type { Fetch } from "signalbox/client";
import { generateOpenapi } from "signalbox/openapi";
import { testFetch } from "signalbox/testing";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { printClient } from "../../src/cli/client/runClient.ts";
import { LONG_HANG } from "../bounds.mjs";
import { openLibrary } from "../openapi/library.ts";
import { compile } from "../pageCode.ts";

/** The types that `signalbox client` prints: the client takes them, for classes, and they say what literals say. */

const folder = fileURLToPath(new URL("../../.cache/pages/printed", import.meta.url));

const Book = z.object({ title: z.string(), tags: z.array(z.string()).optional() }).meta({ id: "Book" });
type ItemContext = Context<{ params: "id"; state: { found: z.infer<typeof Book> & { version: number } } }>;
const shelf = new Map([["1", { title: "Signals", version: 1 }]]);

class Item extends Resource<ItemContext> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"];
  override readonly consumes = ["application/json"];
  override readonly putCreates = false;
  override readonly preferences = ["return"] as const;
  override readonly body = Book;
  override resourceExists(ctx: ItemContext) {
    ctx.state.found = shelf.get(ctx.params.id);
    return ctx.state.found !== undefined;
  }
  override generateEtag(ctx: ItemContext) {
    return String(ctx.require("found").version);
  }
  override represent(ctx: ItemContext) {
    return { title: ctx.require("found").title };
  }
  override apply(ctx: ItemContext, { title }: z.infer<typeof Book>) {
    shelf.set(ctx.params.id, { title, version: ctx.require("found").version + 1 });
  }
  override describe() {
    return { get: { summary: "Read", responses: { 200: Book } }, put: { summary: "Write", responses: { 200: Book } } };
  }
}

class Items extends Resource {
  override readonly query = z.object({ tag: z.string().optional() });
  override represent() {
    return [...shelf.values()].map(({ title }) => ({ title }));
  }
  override links() {
    return [];
  }
  override describe() {
    return { get: { summary: "List", responses: { 200: z.array(Book) } } };
  }
}

const service = new Service({ routes: [route("/books/{id}", Item), route("/books", Items)] });

const USES = `import { client, type Fetch } from "signalbox/client";
import { type Api, type Models, statuses } from "./api.ts";

export async function tour(fetch: Fetch): Promise<unknown[]> {
  const api = client<Api>("http://localhost", { fetch, statuses, remember: true });
  const read = await api("/books/{id}").get({ params: { id: 1 } });
  // @ts-expect-error The client remembers.
  if (read.status === 304) return [];
  if (read.status !== 200) return [read.problem.title];
  const book: Models.Book = read.body;
  // @ts-expect-error There is no DELETE.
  void api("/books/{id}").delete;
  // @ts-expect-error A title is text.
  void (() => api("/books/{id}").put({ params: { id: 1 }, body: { title: 1 } }));
  const written = await api("/books/{id}").update({ params: { id: 1 } }, ({ title }) => ({ title: title + "!" }));
  const titles: string[] = [];
  for await (const page of api("/books").pages({ query: { tag: "x" } })) for (const { title } of page.body) titles.push(title);
  for await (const { title } of api("/books").stream()) titles.push(title);
  const refused = await api("/books/{id}").put({ params: { id: 1 }, body: book, ifMatch: '"0"', prefer: "return=representation" });
  return [book.title, written.status, titles, refused.status === 412 ? refused.current?.title : refused.status];
}
`;

/** The reference service: patches, streams of lines and of events, pages, HEAD. */
const OF_LIBRARY = `
import { client } from "signalbox/client";
const library = client<Api>("http://localhost", { statuses });
export const renamed = () => library("/books/{id}").patch({ params: { id: 1 }, patch: "merge", body: { title: "x", note: null } });
// @ts-expect-error A patch says of which kind it is.
export const unnamed = () => library("/books/{id}").patch({ params: { id: 1 }, body: { title: "x" } });
export async function* all(): AsyncGenerator<Models.Book | unknown> {
  const exported: AsyncIterable<Models.Book> = library("/export").stream();
  yield* exported;
  for await (const { data } of library("/changes").stream()) yield data satisfies Models.Book;
  for await (const { body } of library("/books").pages({ query: { size: 5 } })) yield* body.books;
}
export const seen = async (): Promise<200 | 304 | 404 | 406 | 410 | 412> =>
  (await library("/books/{id}").head({ params: { id: 1 } })).status;
`;

/** Names that no type can have, or that would be one; tuples; a parameter that is described twice. */
const Odd = z.object({
  one: z.object({ a: z.literal(1) }).meta({ id: "Book.v1" }),
  two: z.object({ a: z.literal(2) }).meta({ id: "Book-v1" }),
  three: z.object({ a: z.literal(3) }).meta({ id: "Book_v1" }),
  four: z.object({ a: z.literal(4) }).meta({ id: "class" }),
  five: z.object({ a: z.literal(5) }).meta({ id: "string" }),
  pair: z.tuple([z.string(), z.number()]),
  some: z.tuple([z.string(), z.union([z.number(), z.null()]).optional()]),
  rest: z.tuple([z.string()]).rest(z.union([z.number(), z.boolean()])),
});
const odd = resource("/odd/{id}", {
  GET: {
    query: z.object({ page: z.string() }),
    parameters: [
      { name: "page", in: "query", description: "Which page" },
      { name: "id", in: "path", schema: { type: "integer" } },
    ],
    response: Odd,
    represent: () => ({}) as never,
  },
});
const OF_ODD = `
import { client } from "signalbox/client";
import type { Api, Models } from "./odd-api.ts";
declare function same<A, B>(really: [A] extends [B] ? ([B] extends [A] ? true : never) : never): void;
const read = client<Api>("http://localhost")("/odd/{id}").get;
export const body = async () => {
  const reply = await read({ params: { id: 1 }, query: { page: "1" } });
  if (reply.status !== 200) throw new Error("no");
  const { one, two, three, four, five, pair, some, rest } = reply.body;
  same<[typeof one.a, typeof two.a, typeof three.a, typeof four.a, typeof five.a], [1, 2, 3, 4, 5]>(true);
  same<[Models.Book_v1["a"], Models.class_["a"], Models.string_["a"]], [3, 4, 5]>(true);
  same<typeof pair, [string, number]>(true);
  same<typeof some, [string, (number | null)?]>(true);
  same<typeof rest, [string, ...(number | boolean)[]]>(true);
};
`;

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  const document = generateOpenapi(service, { title: "Books", version: "1" });
  writeFileSync(join(folder, "api.ts"), printClient(document, true));
  writeFileSync(join(folder, "uses.ts"), USES);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("what signalbox client prints", () => {
  it("is taken by the client, for classes", async () => {
    const uses = (await import(/* @vite-ignore */ join(folder, "uses.ts"))) as {
      readonly tour: (fetch: Fetch) => Promise<unknown>;
    };
    expect(await uses.tour(testFetch(service))).toEqual(["Signals", 200, ["Signals!", "Signals!"], "Signals!"]);
  });

  it("compiles, whatever models are called, and says of Conduit what its literals say", {
    timeout: LONG_HANG,
  }, async () => {
    vi.stubEnv("CONDUIT_DB", ":memory:");
    const { document } = await import("../../examples/conduit/app.ts");
    vi.unstubAllEnvs();
    writeFileSync(join(folder, "conduit.ts"), printClient(document, false));
    const library = await openLibrary();
    const printed = printClient(library.document, true);
    // What the reference service has committed: `signalbox client examples/library/app.ts --out examples/library/api.ts`.
    expect(readFileSync(join(folder, "../../../examples/library/api.ts"), "utf8")).toBe(printed);
    writeFileSync(join(folder, "library.ts"), `${printed}${OF_LIBRARY}`);
    const claims = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(item)
        .filter((method) => method !== "parameters" && method !== "head" && method !== "options")
        .map(
          (method) =>
            `same<ReturnType<typeof printed<"${path}">>["${method}"], ReturnType<typeof literal<"${path}">>["${method}"]>(true);`,
        ),
    );
    expect(claims.length).toBeGreaterThan(15);
    const head = `import { client, type Pending, type Reply } from "signalbox/client";
import type { service } from "../../../examples/conduit/app.ts";
import type { Api } from "./conduit.ts";
const printed = client<Api>("http://localhost");
const literal = client<typeof service>("http://localhost");
type Status<T> = T extends (...given: never) => Pending<infer U extends Reply<unknown>> ? U["status"] : never;
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : { missing: Exclude<B, A> }) : { excess: Exclude<A, B> };
declare function same<A, B>(really: Same<Status<A>, Status<B>>): void;
`;
    writeFileSync(join(folder, "same.ts"), `${head}${claims.join("\n")}\n`);
    const ofOdd = generateOpenapi(new Service({ routes: [odd] }), { title: "Odd", version: "1" });
    writeFileSync(join(folder, "odd-api.ts"), printClient(ofOdd, true));
    writeFileSync(join(folder, "odd.ts"), OF_ODD);
    compile(folder);
  });
});
