import { describe, expect, it } from "vitest";
import { plainDocument } from "../../test/openapi/plainDocument.ts";
import type { JsonSchema } from "../resource/model.ts";
import { modelMarkup, modelsMarkup, Schemas } from "./pageSchemas.ts";

const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const link = (name: string) => `<a href="../docs#schema-${name}">${name}</a>`;
const property = (name: string, rest: string) => `<li><code>${name}</code> ${rest}</li>`;
const list = (...rows: readonly string[]) => `<ul class="props">${rows.join("")}</ul>`;
const written = (schema: JsonSchema, schemas: Readonly<Record<string, JsonSchema>> = {}) =>
  String(new Schemas(plainDocument({ schemas }), "../docs").of(schema));

const TEXT = { type: "string" };
const NUMBER = { type: "number" };

describe("a schema in words", () => {
  it.each<[JsonSchema, string]>([
    [{}, "<i>anything</i>"],
    [TEXT, "<i>string</i>"],
    [{ type: ["string", "null"] }, "<i>string or null</i>"],
    [{ type: "array" }, "<i>array</i>"],
    [{ type: "object", items: NUMBER }, "<i>object</i>"],
    [to("Book"), link("Book")],
    [{ $ref: "#/elsewhere" }, '<a href="../docs#schema-#/elsewhere">#/elsewhere</a>'],
    [{ const: 1, type: "number" }, "<code>1</code>"],
    [{ const: "<b>" }, "<code>&quot;&lt;b&gt;&quot;</code>"],
    [{ enum: ["a", 2, null] }, "<code>&quot;a&quot;</code> or <code>2</code> or <code>null</code>"],
    [{ type: "array", items: to("Book"), minItems: 2 }, `list of ${link("Book")} <small>at least 2 items</small>`],
    [{ type: "array", items: to("Book") }, `list of ${link("Book")}`],
    [{ anyOf: [TEXT, to("Book"), { type: "null" }] }, `<i>string</i> or ${link("Book")} or <i>null</i>`],
    [{ oneOf: [TEXT, true, NUMBER] }, "<i>string</i> or <i>number</i>"],
    [{ allOf: [to("Book"), to("Stored")] }, `${link("Book")} and ${link("Stored")}`],
  ])("%j", (schema, words) => {
    expect(written(schema)).toBe(words);
  });
});

describe("the bounds of a value", () => {
  it.each<[JsonSchema, string]>([
    [{ minimum: 1 }, "at least 1"],
    [{ maximum: 9 }, "at most 9"],
    [{ minimum: 0, maximum: 9 }, "0 to 9"],
    [{ minimum: -Number.MAX_SAFE_INTEGER, maximum: 9 }, "at most 9"],
    [{ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }, "at least 1"],
    [{ exclusiveMinimum: 1, exclusiveMaximum: 2 }, "more than 1, less than 2"],
    [{ minLength: 1, maxLength: 200 }, "1 to 200 characters"],
    [{ maxLength: 200 }, "at most 200 characters"],
    [{ minItems: 1, maxItems: 3 }, "1 to 3 items"],
    [{ format: "email", pattern: "^.+@.+$" }, "email"],
    [{ pattern: "^a+$" }, "^a+$"],
    [{ pattern: 1, format: 2 }, ""],
    [{ default: null }, "default null"],
    [{ default: "a" }, "default &quot;a&quot;"],
    [{ minimum: "1" }, ""],
  ])("%j", (bounds, words) => {
    const shown = words === "" ? "" : ` <small>${words}</small>`;
    expect(written({ type: "number", ...bounds })).toBe(`<i>number</i>${shown}`);
  });
});

describe("the properties of a schema", () => {
  const Author = { type: "object", properties: { name: TEXT } };

  it("are listed with what is required and what they mean, escaped", () => {
    const schema = {
      type: "object",
      properties: { id: NUMBER, title: { type: "string", description: "As on the <cover>" }, strange: true },
      required: ["title"],
    };
    const title =
      '<li><code>title</code><abbr title="required">*</abbr> <i>string</i> <small>As on the &lt;cover&gt;</small></li>';
    expect(written(schema)).toBe(`<i>object</i>${list(property("id", "<i>number</i>"), title)}`);
  });

  it("are those of the model that is referred to, of the items, and of each alternative", () => {
    const schemas = { Author };
    const shown = list(property("name", "<i>string</i>"));
    expect(written(to("Author"), schemas)).toBe(`${link("Author")}${shown}`);
    expect(written({ type: "array", items: to("Author") }, schemas)).toBe(`list of ${link("Author")}${shown}`);
    for (const word of ["anyOf", "oneOf"])
      expect(written({ [word]: [to("Author"), TEXT, true, Author] }, schemas)).toBe(
        `${link("Author")} or <i>string</i> or <i>object</i>${shown}${shown}`,
      );
    expect(written({ allOf: [Author, TEXT] }, schemas)).toBe(`<i>object</i> and <i>string</i>${shown}`);
  });

  it("have no list where there are none, and where the model is not in the document", () => {
    expect(written({ type: "object", properties: 1 })).toBe("<i>object</i>");
    expect(written(to("Author"))).toBe(link("Author"));
  });

  it("have their own below them", () => {
    const schema = { type: "object", properties: { author: Author } };
    const author = property("author", `<i>object</i>${list(property("name", "<i>string</i>"))}`);
    expect(written(schema)).toBe(`<i>object</i>${list(author)}`);
  });

  it("of a model within itself are not repeated", () => {
    const Part = { type: "object", properties: { parts: { type: "array", items: to("Part") } } };
    expect(written(to("Part"), { Part })).toBe(`${link("Part")}${list(property("parts", `list of ${link("Part")}`))}`);
  });

  it("end three models deep: the fourth is a link", () => {
    const holds = (name: string) => ({ type: "object", properties: { [name]: to(name) } });
    const schemas = { A: holds("B"), B: holds("C"), C: holds("D"), D: holds("E") };
    const c = property("C", `${link("C")}${list(property("D", link("D")))}`);
    const b = property("B", `${link("B")}${list(c)}`);
    expect(written(to("A"), schemas)).toBe(`${link("A")}${list(b)}`);
  });
});

describe("the models of a document", () => {
  const document = plainDocument({
    schemas: { Book: { type: "object", properties: { id: NUMBER } }, "New/Book": TEXT },
  });

  it("are listed, each with an anchor and a link to its properties", () => {
    expect(String(modelsMarkup(document, "docs/page/"))).toBe(
      '<section id="models"><h2>Models</h2>' +
        '<details class="schema" id="schema-Book"><summary><code>Book</code></summary>' +
        '<a class="part" href="docs/page/schema-Book">Properties</a></details>\n' +
        '<details class="schema" id="schema-New/Book"><summary><code>New/Book</code></summary>' +
        '<a class="part" href="docs/page/schema-New%2FBook">Properties</a></details>\n</section>',
    );
    expect(modelsMarkup(plainDocument({}), "docs/page/")).toBe(false);
  });

  it("are shown without their names", () => {
    expect(String(modelMarkup("Book", document, "../docs"))).toBe(
      `<p><i>object</i></p>${list(property("id", "<i>number</i>"))}`,
    );
  });
});
