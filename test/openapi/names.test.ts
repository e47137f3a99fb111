import { type Route, resource, Service } from "signalbox";
import { generateOpenapi, type OpenapiDocument } from "signalbox/openapi";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const Book = z.object({ title: z.string() }).meta({ id: "Book" });
const documentOf = (...routes: readonly Route[]) =>
  generateOpenapi(new Service({ routes }), { title: "it", version: "1" });
const idsOf = ({ paths }: OpenapiDocument) =>
  Object.values(paths).flatMap(({ get, put }) => [get, put].flatMap((each) => each?.operationId ?? []));

const list = resource("/books", { GET: { response: z.array(Book), represent: () => [] } });
const one = resource("/books/{id}", {
  find: () => ({ title: "Emma" }),
  generateEtag: () => "1",
  languages: ["en", "de"],
  preferences: ["return"],
  GET: { response: Book, represent: ({ entity }) => entity },
  PUT: { body: Book, response: { 204: null }, apply: () => undefined },
});

describe("ruling 58: names that a person would give", () => {
  it("of operations of a literal are made of the path, not of a variable", () => {
    const root = resource("/", { represent: () => 1 });
    expect(idsOf(documentOf(list, one, root))).toEqual(["getBooks", "getBooksById", "putBooksById", "getRoot"]);
    expect(documentOf(one).paths["/books/{id}"]?.get?.summary).toBe("Get books by id");
  });

  it("a collision is told", () => {
    const other = resource("/books/by/{id}", { represent: () => 1 });
    const same = resource("/books/by-id", { represent: () => 1 });
    expect(() => documentOf(other, same)).not.toThrow();
    const twice = resource("/books/by/id", { represent: () => 1 });
    expect(() => documentOf(same, twice)).toThrow(/SAME_OPERATION_ID.*getBooksById/s);
  });

  it("of responses have at most one mark, and do not change when the service grows", () => {
    const small = documentOf(one);
    const names = Object.keys(small.components.responses ?? {});
    for (const name of names)
      expect(name).not.toMatch(/(ETag|Vary|ContentLanguage|PreferenceApplied).*(ETag|Vary|ContentLanguage)/);
    const grown = documentOf(list, resource("/a", { represent: () => 1 }), one);
    expect(grown.paths["/books/{id}"]).toEqual(small.paths["/books/{id}"]);
    const find = (): { title: string } | undefined => undefined;
    const old = resource("/old/{id}", {
      deprecation: { since: new Date(0) },
      find,
      represent: () => 1,
    });
    const plain = resource("/plain/{id}", { find, represent: () => 1 });
    expect(documentOf(old, plain).paths["/plain/{id}"]).toEqual(documentOf(plain).paths["/plain/{id}"]);
  });

  it("of a model are its id, else its title, else those of its first operation", () => {
    const titled = z.object({ a: z.int() }).meta({ title: "Library card" });
    const bare = z.object({ b: z.int() });
    const cards = resource("/cards", {
      GET: { response: z.array(titled), represent: () => [] },
      POST: { body: bare, response: { 204: null }, processPost: () => undefined },
    });
    const { schemas } = documentOf(cards, list).components;
    expect(Object.keys(schemas)).toEqual(expect.arrayContaining(["Book", "LibraryCard", "PostCardsRequest"]));
    const others = resource("/others", {
      GET: { response: z.object({ c: z.int() }).meta({ title: "Library card" }), represent: () => ({ c: 1 }) },
    });
    expect(() => documentOf(cards, others)).toThrow(/SAME_MODEL_NAME.*LibraryCard/s);
  });

  it("of a titled model whose input differs: two names", () => {
    const titled = z.object({ a: z.int().default(1) }).meta({ title: "Card" });
    const card = resource("/card", {
      GET: { response: titled, represent: () => ({ a: 1 }) },
      POST: { body: titled, response: { 204: null }, processPost: () => undefined },
    });
    expect(Object.keys(documentOf(card).components.schemas)).toEqual(expect.arrayContaining(["Card", "CardInput"]));
  });
});
