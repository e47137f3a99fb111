import { describe, expect, it } from "vitest";
import type { JsonSchema } from "../resource/model.ts";
import { type AnyModel, Models } from "./models.ts";

const TEXT = { type: "string" };
const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });

type Schemas = Readonly<Record<string, JsonSchema>>;

/** What a document has of models that are sent as responses, by the names of their places. */
function documented(
  used: Readonly<Record<string, AnyModel>>,
  registered: Readonly<Record<string, AnyModel>> = {},
): Schemas & { readonly components: Schemas } {
  const models = new Models(registered);
  for (const [place, model] of Object.entries(used))
    models.use(model, "output", () => ({ place, fallback: `${place}Response` }));
  models.settle();
  const written = Object.entries(used).map(([place, model]) => [place, models.write(model, "output")] as const);
  return { ...Object.fromEntries(written), components: models.components() };
}
const one = (model: JsonSchema) => documented({ One: model });
const body = (model: JsonSchema) => one({ $id: "Whole", ...model }).components["Whole"];

describe("a schema in the document", () => {
  it("has all that its model says, but for its name, its dialect and what it keeps to refer to", () => {
    const said = { type: "object", title: "It", description: "That", "x-more": [{ $id: "kept" }], required: ["a"] };
    const kept = { $schema: "https://json-schema.org/draft/2020-12/schema", $anchor: "it", $defs: {}, definitions: {} };
    expect(body({ ...said, ...kept })).toEqual(said);
  });

  const SUB = { $ref: "#/$defs/Sub" };
  it.each([
    "items",
    "additionalProperties",
    "propertyNames",
    "contains",
    "not",
    "if",
    "then",
    "else",
    "unevaluatedItems",
    "unevaluatedProperties",
    "contentSchema",
  ])("refers to a component in %s, which may also be true or false", (keyword) => {
    const $defs = { Sub: TEXT };
    expect(body({ $defs, [keyword]: SUB })).toEqual({ [keyword]: to("Sub") });
    expect(body({ $defs, [keyword]: { minLength: 1 } })).toEqual({ [keyword]: { minLength: 1 } });
    expect(body({ $defs, [keyword]: true })).toEqual({ [keyword]: true });
  });

  it.each(["prefixItems", "allOf", "anyOf", "oneOf"])("refers to a component in each of %s", (keyword) => {
    const listed = [SUB, true, { minLength: 1 }];
    expect(body({ $defs: { Sub: TEXT }, [keyword]: listed })).toEqual({
      [keyword]: [to("Sub"), true, { minLength: 1 }],
    });
    expect(body({ [keyword]: "none" })).toEqual({ [keyword]: "none" });
  });

  it.each(["properties", "patternProperties", "dependentSchemas"])("refers to a component in each of %s", (keyword) => {
    const record = { "a/b": SUB, c: false };
    expect(body({ $defs: { Sub: TEXT }, [keyword]: record })).toEqual({ [keyword]: { "a/b": to("Sub"), c: false } });
    expect(body({ [keyword]: "none" })).toEqual({ [keyword]: "none" });
  });

  it.each([
    ["a pointer into the model", { $defs: { Sub: TEXT }, items: { $ref: "#/$defs/Sub" } }, "Sub"],
    [
      "a pointer with escapes",
      { properties: { "a~b/c d": { ...TEXT, $id: "Sub" } }, items: { $ref: "#/properties/a~0b~1c%20d" } },
      "Sub",
    ],
    ["an anchor", { definitions: { Sub: { ...TEXT, $anchor: "sub" } }, items: { $ref: "#sub" } }, "Sub"],
    ["an anchor of draft-07", { definitions: { Sub: { ...TEXT, $id: "#sub" } }, items: { $ref: "#sub" } }, "Sub"],
    ["an id", { $defs: { Sub: { ...TEXT, $id: "it.json" } }, items: { $ref: "it.json" } }, "Sub"],
    [
      "a pointer into the schema around it that has an id",
      { properties: { a: { $id: "A", $defs: { Sub: TEXT }, items: { $ref: "#/$defs/Sub" } } } },
      "A",
    ],
  ])("follows %s (JSON Schema 2020-12, Core 8.2.1)", (_, model, name) => {
    const written = JSON.stringify(body(model));
    expect(written).toContain(JSON.stringify(to(name)));
    expect(written).not.toContain("$defs");
  });

  it("keeps a reference to another document, and to a component", () => {
    for (const $ref of ["https://example.org/book.json", "#/components/schemas/Elsewhere"])
      expect(body({ items: { $ref } })).toEqual({ items: { $ref } });
  });

  it("has true and false where a reference leads to them", () => {
    expect(
      body({ $defs: { a: true, b: false }, properties: { a: { $ref: "#/$defs/a" }, b: { $ref: "#/$defs/b" } } }),
    ).toEqual({
      properties: { a: {}, b: { not: {} } },
    });
  });

  it.each(["#/$defs/Missing", "#missing"])("is refused where %s leads nowhere", ($ref) => {
    expect(() => body({ $defs: {}, items: { $ref } })).toThrow(
      `NO_JSON_SCHEMA: One: its model refers to ${$ref}, and has nothing there. Write instead: a $ref to what stands in the model itself, as in #/$defs/Book`,
    );
  });

  it("says beside a reference what its model does", () => {
    const model = { $defs: { Sub: TEXT }, properties: { a: { $ref: "#/$defs/Sub", description: "First" } } };
    expect(body(model)).toEqual({ properties: { a: { ...to("Sub"), description: "First" } } });
  });

  it("follows a reference that leads to itself no further", () => {
    const model = { $defs: { Sub: { $ref: "#/$defs/Sub" } }, items: { $ref: "#/$defs/Sub" } };
    expect(JSON.stringify(body(model))).toContain(JSON.stringify(to("Sub")));
  });
});

// OpenAPI 3.1, 4.8.25.
it("a discriminator leads to the components that its values mean", () => {
  const model = {
    $id: "Pet",
    $defs: { Cat: { ...TEXT, minLength: 1 }, Dog: TEXT },
    oneOf: [{ $ref: "#/$defs/Cat" }, { $ref: "#/$defs/Dog" }],
    discriminator: {
      propertyName: "kind",
      mapping: { cat: "#/$defs/Cat", "a/dog": "#/$defs/Dog", other: "other.json" },
    },
  };
  expect(one(model)).toEqual({
    One: to("Pet"),
    components: {
      Cat: { ...TEXT, minLength: 1 },
      Dog: TEXT,
      Pet: {
        oneOf: [to("Cat"), to("Dog")],
        discriminator: {
          propertyName: "kind",
          mapping: { cat: to("Cat").$ref, "a/dog": to("Dog").$ref, other: "other.json" },
        },
      },
    },
  });
  const plain = { oneOf: [TEXT], discriminator: { propertyName: "kind" } };
  expect(body(plain)).toEqual(plain);
  expect(body({ discriminator: "kind" })).toEqual({ discriminator: "kind" });
});

describe("a schema of draft-07", () => {
  it.each<[JsonSchema, JsonSchema]>([
    [
      { items: [TEXT, true], additionalItems: false },
      { prefixItems: [TEXT, true], items: false },
    ],
    [{ items: [TEXT] }, { prefixItems: [TEXT] }],
    [{ items: [], additionalItems: TEXT }, { items: TEXT }],
    [{ items: TEXT, additionalItems: false }, { items: TEXT }],
    [{ additionalItems: false }, {}],
    [{ dependencies: { a: ["b"], c: TEXT } }, { dependentRequired: { a: ["b"] }, dependentSchemas: { c: TEXT } }],
    [
      { dependencies: { a: ["b"] }, dependentRequired: { c: ["d"] }, items: [TEXT] },
      { dependentRequired: { c: ["d"], a: ["b"] }, prefixItems: [TEXT] },
    ],
    [{ dependencies: {} }, {}],
    [{ dependencies: "none" }, { dependencies: "none" }],
  ])("is one of 2020-12: %j", (older, newer) => {
    expect(body({ title: "It", ...older })).toEqual({ title: "It", ...newer });
  });
});

describe("the name of a component", () => {
  const It = { type: "object", properties: { a: TEXT } };

  it.each([
    ["Book", "Book"],
    ["https://example.org/schemas/book.json", "book"],
    ["https://example.org/schemas/book/#x", "book"],
    ["/book.json?v=1", "book"],
    ["books/book.jsonld", "book.jsonld"],
  ])("is the last part of its $id: %s", ($id, name) => {
    expect(one({ ...It, $id })["One"]).toEqual(to(name));
  });

  it.each(["#book", "", "/", ".json"])("is not an $id without one: %j", ($id) => {
    expect(one({ ...It, $id })["One"]).toEqual(to("OneResponse"));
  });

  it.each(["__schema0", "0", "intersection1", "union", "morph2", "alias", "domain3", "proto", "unit", "sequence12"])(
    "is not %s, which a library makes up",
    (name) => {
      const { components } = one({ $id: "It", $defs: { [name]: It }, items: { $ref: `#/$defs/${name}` } });
      expect(components).toEqual({ It: { items: to("ItItem") }, ItItem: It });
    },
  );

  it.each(["schema0", "unity", "a0", "aunion", "__schema0a"])("may be %s", (name) => {
    const { components } = one({ $id: "It", $defs: { [name]: It }, items: { $ref: `#/$defs/${name}` } });
    expect(components["It"]).toEqual({ items: to(name) });
  });

  it("has letters, digits, dots, dashes and underscores (OpenAPI 3.1, 4.8.7.1)", () => {
    const message =
      'BAD_MODEL_NAME: One: "A book" cannot name a component. Write instead: letters, digits, dots, dashes and underscores';
    expect(() => one({ ...It, $id: "A book" })).toThrow(message);
    expect(one({ ...It, $id: "A.book-1_2" })["One"]).toEqual(to("A.book-1_2"));
  });

  it("is that which it is registered under", () => {
    const $id = "Other";
    const model = { ...It, $id };
    expect(documented({ One: model }, { Mine: model })).toEqual({ One: to("Mine"), components: { Mine: It } });
  });

  it("is its title, else that of its use, where it is a record, a union or an intersection", () => {
    expect(one({ ...It, title: "library card" })["One"]).toEqual(to("LibraryCard"));
    expect(one(It)).toEqual({ One: to("OneResponse"), components: { OneResponse: It } });
    for (const keyword of ["anyOf", "oneOf", "allOf"])
      expect(one({ [keyword]: [TEXT] })["One"]).toEqual(to("OneResponse"));
    expect(one({ type: "array", items: It })["One"]).toEqual({ type: "array", items: to("OneResponseItem") });
    for (const unnamed of [{ ...TEXT, title: "Name" }, { type: "object" }, { type: "array", items: TEXT }])
      expect(one(unnamed)).toEqual({ One: unnamed, components: {} });
  });

  it("of what is used more than once is that of its first use, with the way to it", () => {
    const Author = { type: "object", properties: { name: TEXT } };
    const first = { $id: "Book", properties: { author: Author, "co-authors": { type: "array", items: Author } } };
    expect(one(first).components).toEqual({
      Book: {
        properties: { author: to("BookAuthor"), "co-authors": { type: "array", items: to("BookAuthor") } },
      },
      BookAuthor: Author,
    });
    const list = { $id: "List", properties: { all: { type: "array", items: Author }, any: { anyOf: [Author, TEXT] } } };
    expect(Object.keys(one(list).components)).toEqual(["List", "ListAllItem"]);
    const either = { $id: "Either", additionalProperties: Author, properties: { a: Author } };
    expect(Object.keys(one(either).components)).toEqual(["Either", "EitherAdditionalProperties"]);
    const texts = { $id: "Texts", properties: { a: TEXT, b: TEXT } };
    expect(one(texts).components).toEqual({ Texts: { properties: { a: TEXT, b: TEXT } } });
  });

  it("gets a number where another has it", () => {
    const B = { type: "object", properties: { b: TEXT } };
    expect(documented({ One: { ...It, $id: "TwoResponse" }, Two: B })).toEqual({
      One: to("TwoResponse"),
      Two: to("TwoResponse2"),
      components: { TwoResponse: It, TwoResponse2: B },
    });
    const three = {
      C: { ...B, $id: "TwoResponse2" },
      One: { ...It, $id: "TwoResponse" },
      Two: { ...B, title: "", minProperties: 1 },
    };
    expect(documented(three)["Two"]).toEqual(to("TwoResponse3"));
  });

  it("is that of the one model that means the same", () => {
    expect(documented({ One: { ...It, $id: "It" }, Two: { ...It } })).toEqual({
      One: to("It"),
      Two: to("It"),
      components: { It },
    });
    const two = documented({ One: { ...It, $id: "A" }, Two: { ...It, $id: "B" }, Three: { ...It } });
    expect(Object.keys(two.components)).toEqual(["A", "B", "ThreeResponse"]);
  });

  it("belongs to one model", () => {
    expect(() => documented({ One: { ...It, $id: "It" }, Two: { ...TEXT, $id: "It" } })).toThrow(
      "SAME_MODEL_NAME: Two: its model It is not the model It of One. Write instead: a name of its own for each of the two models",
    );
    const titled = (more: object) => ({ ...It, title: "It", ...more });
    expect(() => documented({ One: titled({}), Two: titled({ minProperties: 1 }) })).toThrow(
      "SAME_MODEL_NAME: Two: its model It is not the model It of One",
    );
  });
});

describe("two schemas mean the same", () => {
  const same = (a: JsonSchema, b: JsonSchema) => {
    const written = documented({ One: { $id: "It", ...a }, Two: b });
    return written["Two"]?.["$ref"] === to("It").$ref;
  };
  const ab = { type: "object", properties: { a: TEXT, b: { type: "number" } }, required: ["a", "b"] };

  it("in whatever order they say it", () => {
    const { type, properties } = ab;
    const reversed = { required: ["b", "a"], properties: { b: properties.b, a: properties.a }, type };
    expect(same(ab, reversed)).toBe(true);
  });

  it.each<[JsonSchema]>([
    [{ ...ab, required: ["a"] }],
    [{ ...ab, required: [] }],
    [{ ...ab, required: "a" }],
    [{ ...ab, properties: { ...ab.properties, a: { type: "number" } } }],
    [{ ...ab, properties: { ...ab.properties, c: TEXT } }],
    [{ ...ab, properties: { ...ab.properties, c: true } }],
    [{ ...ab, title: "Other" }],
    [{ ...ab, enum: [1] }],
    [{ ...ab, $ref: "elsewhere.json" }],
  ])("but not %j", (other) => {
    expect(same(ab, other)).toBe(false);
  });

  it("which keep the order of what has one", () => {
    const listed = (values: readonly unknown[]) => ({ ...ab, enum: values });
    expect(same(listed(["a", "b"]), listed(["b", "a"]))).toBe(false);
    const nested = (schema: JsonSchema) => ({ ...ab, anyOf: [schema] });
    expect(same(nested({ properties: { c: TEXT } }), nested({ properties: { c: { type: "number" } } }))).toBe(false);
    expect(same({ ...ab, $ref: "elsewhere.json" }, { ...ab, $ref: "other.json" })).toBe(false);
  });
});
