import { toStandardJsonSchema } from "@valibot/to-json-schema";
import { scope, type } from "arktype";
import { Type } from "typebox";
import { Value } from "typebox/value";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { isModel, validate } from "../resource/model.ts";
import { type AnyModel, Models } from "./models.ts";
import { typeboxModel } from "./typebox.ts";

const use = (place: string) => () => ({ place, fallback: place.replaceAll(/\W/g, "") });

/** The models of a document that uses these as responses. */
function responses(used: Readonly<Record<string, AnyModel>>, registered: Readonly<Record<string, AnyModel>> = {}) {
  const models = new Models(registered);
  for (const [place, model] of Object.entries(used)) models.use(model, "output", use(place));
  models.settle();
  return {
    components: models.components(),
    written: Object.fromEntries(Object.entries(used).map(([place, model]) => [place, models.write(model, "output")])),
  };
}

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe("zod", () => {
  const Author = z.object({ name: z.string() }).meta({ id: "Author" });
  const Book = z.object({ title: z.string(), author: Author }).meta({ id: "Book" });

  it("hoists a model and what is nested in it, once each, under their ids", () => {
    const { components, written } = responses({ one: Book, list: z.array(Book), author: Author });
    expect(Object.keys(components)).toEqual(["Author", "Book"]);
    expect(components["Book"]).toEqual({
      type: "object",
      properties: { title: { type: "string" }, author: reference("Author") },
      required: ["title", "author"],
    });
    expect(written).toEqual({
      one: reference("Book"),
      list: { type: "array", items: reference("Book") },
      author: reference("Author"),
    });
  });

  it("makes one component of a model that is sent and comes back the same", () => {
    const models = new Models();
    models.use(Book, "input", use("request"));
    models.use(Book, "output", use("response"));
    models.settle();
    expect(Object.keys(models.components())).toEqual(["Author", "Book"]);
    expect(models.write(Book, "input")).toEqual(models.write(Book, "output"));
  });

  it("makes two of a model that takes one thing and gives another", () => {
    const Page = z.object({ size: z.int().default(8) }).meta({ id: "Page" });
    const models = new Models();
    models.use(Page, "input", use("request"));
    models.use(Page, "output", use("response"));
    models.settle();
    expect(models.write(Page, "input")).toEqual(reference("PageInput"));
    expect(models.write(Page, "output")).toEqual(reference("Page"));
    expect(models.components()["Page"]).toMatchObject({ required: ["size"] });
    expect(models.components()["PageInput"]).not.toHaveProperty("required");
  });

  it("numbers the name of an input that is an author's name for another model, and shares it with an equal one", () => {
    const Page = z.object({ size: z.int().default(8) }).meta({ id: "Page" });
    const both = (other: AnyModel) => {
      const models = new Models();
      models.use(other, "input", use("first"));
      models.use(Page, "input", use("request"));
      models.use(Page, "output", use("response"));
      models.settle();
      return {
        names: Object.keys(models.components()),
        written: [other, Page].map((each) => models.write(each, "input")),
      };
    };
    expect(both(z.object({ number: z.int() }).meta({ id: "PageInput" }))).toEqual({
      names: ["Page", "PageInput", "PageInput2"],
      written: [reference("PageInput"), reference("PageInput2")],
    });
    expect(both(z.object({ size: z.int().default(8) }).meta({ id: "PageInput" }))).toEqual({
      names: ["Page", "PageInput"],
      written: [reference("PageInput"), reference("PageInput")],
    });
  });

  it("leaves closed what the author closed, and nothing else", () => {
    const { components } = responses({ open: z.object({ a: z.string() }), closed: z.strictObject({ a: z.string() }) });
    expect(components["open"]).not.toHaveProperty("additionalProperties");
    expect(components["closed"]).toHaveProperty("additionalProperties", false);
  });

  it("writes a date as the text that is sent", () => {
    const { written } = responses({ at: z.date() });
    expect(written["at"]).toEqual({ type: "string", format: "date-time" });
  });

  it("follows a named model that holds itself", () => {
    const Tree = z
      .object({
        value: z.number(),
        get kids() {
          return z.array(Tree);
        },
      })
      .meta({ id: "Tree" });
    const { components } = responses({ tree: Tree });
    expect(components["Tree"]).toMatchObject({ properties: { kids: { type: "array", items: reference("Tree") } } });
  });

  it("names a model that holds itself and has no name after where it is used first", () => {
    const List = z.object({
      value: z.number(),
      get next() {
        return List.optional();
      },
    });
    const { components } = responses({ GetListResponse: List, other: z.object({ one: List, two: List }) });
    expect(Object.keys(components)).toEqual(["GetListResponse", "other"]);
    expect(components["GetListResponse"]).toMatchObject({ properties: { next: reference("GetListResponse") } });
    expect(components["other"]).toMatchObject({
      properties: { one: reference("GetListResponse"), two: reference("GetListResponse") },
    });
  });

  it("keeps what is said beside a reference", () => {
    const { components } = responses({ book: z.object({ author: Author.describe("Who wrote it") }) });
    expect(components).toHaveProperty("Author");
    expect(JSON.stringify(components["book"])).toContain("Who wrote it");
  });

  it("refuses one name for two models, and names both places", () => {
    const Other = z.object({ title: z.number() }).meta({ id: "Book" });
    expect(() => responses({ "Books get": Book, "Shelf get": Other })).toThrow(
      /SAME_MODEL_NAME: Shelf get: its model Book is not the model Book of Books get/,
    );
  });

  it("refuses a name that no component can have", () => {
    const Odd = z.object({ a: z.string() }).meta({ id: "a book" });
    expect(() => responses({ here: Odd })).toThrow(/BAD_MODEL_NAME: here: "a book"/);
  });

  it("leaves two named models that say the same apart", () => {
    const One = z.object({ a: z.string() }).meta({ id: "One" });
    const Two = z.object({ a: z.string() }).meta({ id: "Two" });
    const { components, written } = responses({ one: One, two: Two });
    expect(Object.keys(components)).toEqual(["One", "Two"]);
    expect(written).toEqual({ one: reference("One"), two: reference("Two") });
  });
});

describe("valibot", () => {
  const Author = toStandardJsonSchema(v.object({ name: v.string() }));
  const Book = toStandardJsonSchema(v.object({ title: v.string(), author: v.object({ name: v.string() }) }));

  it("hoists what is copied into another model, under the name that is registered", () => {
    const { components, written } = responses({ book: Book, author: Author }, { Author, Book });
    expect(Object.keys(components)).toEqual(["Author", "Book"]);
    expect(components["Book"]).toMatchObject({ properties: { author: reference("Author") } });
    expect(written["author"]).toEqual(reference("Author"));
  });

  it("is told what is lacking where it gives no JSON Schema", () => {
    expect(() => responses({ here: v.object({ a: v.string() }) })).toThrow(
      /NO_JSON_SCHEMA: here: .*toStandardJsonSchema/,
    );
  });
});

describe("arktype", () => {
  const author = type({ name: "string" });
  const book = type({ title: "string", author });

  it("gives models that are functions, and copies nested ones: they are one component each", () => {
    expect(isModel(book)).toBe(true);
    const { components, written } = responses({ book, list: book.array(), author }, { Book: book, Author: author });
    expect(Object.keys(components)).toEqual(["Author", "Book"]);
    expect(components["Book"]).toMatchObject({ properties: { author: reference("Author") } });
    expect(written["list"]).toEqual({ type: "array", items: reference("Book") });
  });

  it("merges recursive models over all models, whatever the library called their parts", () => {
    const one = scope({ tree: { value: "number", "kids?": "tree[]" } }).export();
    const two = scope({ tree: { value: "number", "kids?": "tree[]" } }).export();
    const { components, written } = responses({ GetTreeResponse: one.tree, other: two.tree });
    expect(written["other"]).toEqual(written["GetTreeResponse"]);
    expect(Object.keys(components)).toEqual(["GetTreeResponse"]);
    expect(JSON.stringify(components)).not.toMatch(/intersection\d/);
  });
});

describe("typebox", () => {
  const Author = Type.Object({ name: Type.String() }, { $id: "Author" });
  const Book = Type.Object({ title: Type.String(), author: Author }, { $id: "Book" });
  const book = typeboxModel<Type.Static<typeof Book>>(Book, Value);

  it("gives its schema as it is, named by its $id, which a component does not repeat", () => {
    const { components, written } = responses({ book });
    expect(written["book"]).toEqual(reference("Book"));
    expect(components["Book"]).toMatchObject({ properties: { author: reference("Author") } });
    expect(JSON.stringify(components)).not.toContain("$id");
  });

  // JSON Schema 2020-12, Core 10.3.1.1: “items” is one schema, and a tuple is “prefixItems”.
  it("has its tuples in the words of the document's dialect, and references in them are followed", () => {
    const node = Type.Object({ pair: Type.Optional(Type.Tuple([Type.Ref("Node"), Type.Number()])) });
    const { components } = responses({ node: typeboxModel(Type.Cyclic({ Node: node }, "Node"), Value) });
    expect(components["Node"]).toEqual({
      type: "object",
      properties: {
        pair: { type: "array", minItems: 2, prefixItems: [reference("Node"), { type: "number" }], items: false },
      },
    });
  });

  it("checks values, and says where they are wrong", async () => {
    const good = { title: "Emma", author: { name: "Jane Austen" } };
    expect(await validate(book, good)).toEqual({ value: good });
    const { failures = [] } = await validate(book, { title: "Emma", author: { name: 17 } });
    expect(failures.map(({ pointer }) => pointer)).toContain("/author/name");
  });
});

describe("a model by hand", () => {
  it("is what modelJsonSchema gives, and a JSON Schema is used as it is", () => {
    const byHand = { modelJsonSchema: () => ({ $id: "https://example.org/schemas/note.json", type: "string" }) };
    const { components, written } = responses({ note: byHand, asItIs: { type: "integer", minimum: 1 } });
    expect(components).toEqual({ note: { type: "string" } });
    expect(written).toEqual({ note: reference("note"), asItIs: { type: "integer", minimum: 1 } });
  });

  it("is a component without a name too, named after where it is used first; so are the items of a list", () => {
    const shape = () => ({ type: "object", properties: { a: { type: "string" } } });
    expect(responses({ GetOnceResponse: shape() }).components).toEqual({ GetOnceResponse: shape() });
    const either = { anyOf: [{ type: "string" }, { type: "null" }] };
    expect(responses({ GetEitherResponse: either }).components).toEqual({ GetEitherResponse: either });
    const list = responses({ GetAllResponse: { type: "array", items: shape() } });
    expect(list.components).toEqual({ GetAllResponseItem: shape() });
    expect(list.written["GetAllResponse"]).toEqual({ type: "array", items: reference("GetAllResponseItem") });
    const { components, written } = responses({ GetOneResponse: shape(), two: shape() });
    expect(components).toEqual({ GetOneResponse: shape() });
    expect(written["two"]).toEqual(reference("GetOneResponse"));
  });

  // JSON Schema 2020-12, 4.3.2: “true” takes every value, “false” takes none.
  it("differs from another one by a subschema that is true or false", () => {
    const shape = (properties: object) => ({ type: "object", properties, required: ["a"] });
    const { written } = responses({ One: shape({ a: true }), Two: shape({ b: true }), Same: shape({ a: true }) });
    expect(written).toEqual({ One: reference("One"), Two: reference("Two"), Same: reference("One") });
    const closed = (x: boolean) => ({ $id: "Closed", ...shape({ x }) });
    expect(() => responses({ here: closed(true), there: closed(false) })).toThrow(/SAME_MODEL_NAME: there/);
  });

  it("what is inside of a model and stands once is written in place", () => {
    const inner = { type: "object", properties: { a: { type: "string" } } };
    const outer = { type: "object", properties: { inner } };
    expect(responses({ GetOuterResponse: outer }).components).toEqual({ GetOuterResponse: outer });
  });

  it("keeps a reference that leads out of the model", () => {
    const outside = { $ref: "https://example.org/there.json" };
    expect(responses({ here: { type: "array", items: outside } }).written["here"]).toEqual({
      type: "array",
      items: outside,
    });
  });
  it("refuses a reference that leads nowhere, and says where it stands", () => {
    for (const $ref of ["#/$defs/Nope", "#nope"]) {
      const broken = { type: "object", properties: { a: { $ref } } };
      expect(() => responses({ here: broken })).toThrow(`NO_JSON_SCHEMA: here: its model refers to ${$ref}`);
    }
    expect(responses({ here: { $defs: { Any: true }, $ref: "#/$defs/Any" } }).written["here"]).toEqual({});
  });

  // JSON Schema 2020-12, Core 8.2.1: an “$id” makes a schema resource of its own, in which pointers start.
  it("follows # to the nearest schema that has an $id", () => {
    const tree = { $id: "Tree", type: "object", properties: { kids: { type: "array", items: { $ref: "#" } } } };
    const { components } = responses({ outer: { type: "object", properties: { tree } } });
    expect(components["Tree"]).toMatchObject({ properties: { kids: { items: reference("Tree") } } });
  });

  it("has the mapping of a discriminator lead to the components", () => {
    const kind = (name: string) => ({ type: "object", properties: { kind: { const: name } } });
    const pet = {
      $defs: { Cat: kind("cat"), Dog: kind("dog") },
      oneOf: [{ $ref: "#/$defs/Cat" }, { $ref: "#/$defs/Dog" }],
      discriminator: { propertyName: "kind", mapping: { cat: "#/$defs/Cat", dog: "Dog" } },
    };
    expect(responses({ Pet: pet }).components["Pet"]).toMatchObject({
      discriminator: { propertyName: "kind", mapping: { cat: reference("Cat").$ref, dog: "Dog" } },
    });
  });
});

describe("a schema of draft-07", () => {
  const Name = { type: "string", minLength: 1 };
  const $ref = "#/definitions/Name";

  it.each([
    [
      "a tuple",
      { items: [{ $ref }], additionalItems: { $ref } },
      { prefixItems: [reference("Name")], items: reference("Name") },
    ],
    ["an empty tuple", { items: [], additionalItems: false }, { items: false }],
    [
      "a list, where additionalItems says nothing",
      { items: { $ref }, additionalItems: false },
      { items: reference("Name") },
    ],
    [
      "dependencies",
      { dependencies: { a: ["b"], c: { $ref } }, dependentRequired: { d: ["e"] } },
      { dependentRequired: { d: ["e"], a: ["b"] }, dependentSchemas: { c: reference("Name") } },
    ],
  ])("is written in the words of 2020-12: %s", (_, given, written) => {
    const { components } = responses({ It: { definitions: { Name }, properties: { it: given } } });
    expect(components["It"]).toEqual({ properties: { it: written } });
  });

  it("may have an anchor for an $id, which is no name", () => {
    const marked = { properties: { one: { $id: "#name", ...Name }, two: { $ref: "#name" } } };
    expect(responses({ It: marked }).components).toEqual({ It: { properties: { one: Name, two: Name } } });
  });
});
