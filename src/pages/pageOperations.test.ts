import { describe, expect, it } from "vitest";
import { plainDocument } from "../../test/openapi/plainDocument.ts";
import type { ComponentsObject, MediaTypeObject, OpenapiDocument, OperationObject } from "../openapi/document.ts";
import type { JsonSchema } from "../resource/model.ts";
import { operationMarkup, operationsByTag, tagLinks, tagMarkup } from "./pageOperations.ts";

const TEXT = { type: "string" };
const NEVER: OperationObject = { operationId: "it", tags: ["it"], summary: "Does it", responses: {} };

const documentOf = (operation: Partial<OperationObject>, components: Partial<ComponentsObject> = {}): OpenapiDocument =>
  plainDocument(components, { tags: [{ name: "it" }], paths: { "/it": { post: { ...NEVER, ...operation } } } });

function insideOf(document: OpenapiDocument): string {
  const [listed] = operationsByTag(document).flatMap(({ operations }) => operations);
  if (listed === undefined) throw new Error("The document has no operation.");
  return String(operationMarkup(listed, document, "../docs"));
}

const inside = (operation: Partial<OperationObject>, components: Partial<ComponentsObject> = {}) =>
  insideOf(documentOf(operation, components));

const formOf = (operation: Partial<OperationObject>, components: Partial<ComponentsObject> = {}) =>
  inside(operation, components)
    .replace(/^[^]*?(?=<form)/, "")
    .replace(/(?<=<\/form>)[^]*$/, "");

const responsesOf = (operation: Partial<OperationObject>, components: Partial<ComponentsObject> = {}) =>
  inside(operation, components).replace(/^[^]*<h3>Responses<\/h3>/, "");

const BUTTONS =
  '<p class="send"><button>Send</button> <button type="button" class="stop" hidden>Stop</button> ' +
  '<button type="button" class="curl">Copy as curl</button></p>\n<output hidden></output></form>';

describe("the list of operations", () => {
  const read = { ...NEVER, operationId: "read/it", tags: ["books", "it"], summary: "Reads <it>" };
  const document = plainDocument(
    {},
    {
      tags: [{ name: "books", description: "What is lent" }, { name: "it" }, { name: "nothing" }],
      paths: { "/it/{id}": { get: { ...read, deprecated: true }, "x-query": { ...NEVER, operationId: "ask" } } },
    },
  );
  const [books, it_, nothing] = operationsByTag(document);

  it("has each under its first tag, as a line that opens", () => {
    expect(books && String(tagMarkup(books, "docs/page/"))).toBe(
      '<section class="tag" id="tag-books"><h2>books</h2><p>What is lent</p>\n' +
        '<details class="operation" id="read/it"><summary><b class="get">GET</b> <code>/it/{id}</code> ' +
        "<span>Reads &lt;it&gt;</span> <em>deprecated</em></summary>" +
        '<a class="part" href="docs/page/read%2Fit">Request and responses</a></details>\n</section>\n',
    );
    expect(it_ && String(tagMarkup(it_, "page/"))).toBe(
      '<section class="tag" id="tag-it"><h2>it</h2>\n' +
        '<details class="operation" id="ask"><summary><b class="query">QUERY</b> <code>/it/{id}</code> ' +
        '<span>Does it</span></summary><a class="part" href="page/ask">Request and responses</a></details>\n</section>\n',
    );
  });

  it("has links to them by tag, and a tag without operations is left out", () => {
    expect(books && String(tagLinks(books))).toBe(
      '<li><a href="#tag-books">books</a><ul><li><a href="#read/it"><b class="get">GET</b> Reads &lt;it&gt;</a></li></ul></li>',
    );
    expect(nothing && [String(tagMarkup(nothing, "page/")), String(tagLinks(nothing))]).toEqual(["", ""]);
  });
});

describe("what an operation has inside", () => {
  it("is its description, a form and its responses", () => {
    const form = `<form class="try" data-method="POST" data-path="/it" data-security="">\n<h3>Request</h3>\n\n\n\n\n${BUTTONS}`;
    const responses = '<h3>Responses</h3><ul class="responses"></ul>';
    expect(inside({ description: "At <once>" })).toBe(`<p>At &lt;once&gt;</p>\n${form}\n${responses}`);
    expect(inside({})).toBe(`\n${form}\n${responses}`);
  });

  it("names the credentials that it needs: its own, and else those of the document", () => {
    const heading = (document: OpenapiDocument) => /<form.*\n<h3>.*/.exec(insideOf(document))?.[0];
    const security = [{ token: [] }, { key: [], cookie: [] }];
    const start = '<form class="try" data-method="POST" data-path="/it" data-security=';
    const needed = `${start}"token key cookie">\n<h3>Request <a class="lock" href="../docs#credentials">needs token or key or cookie</a></h3>`;
    expect(heading(documentOf({ security }))).toBe(needed);
    expect(heading({ ...documentOf({}), security })).toBe(needed);
    expect(heading({ ...documentOf({ security: [] }), security })).toBe(`${start}"">\n<h3>Request</h3>`);
  });
});

describe("a parameter", () => {
  const row = (place: string, name: string, mark: string, control: string, said: string) =>
    `<div class="row"><label for="it-${place}-${name}"><code>${name}</code>${mark} <small>${place}</small></label>\n${control}\n<p>${said}</p></div>`;
  const MARK = '<abbr title="required">*</abbr>';

  it("has a field, with its example, whether it is required, and what it means", () => {
    const id = {
      name: "id",
      in: "path" as const,
      required: true,
      schema: TEXT,
      example: 0,
      description: "Of the book",
    };
    const rest = { name: "rest", in: "path" as const, "x-rest": true as const, schema: TEXT };
    const idField = '<input id="it-path-id" data-name="id" data-in="path" required placeholder="0">';
    const restField = '<input id="it-path-rest" data-name="rest" data-in="path" placeholder="" data-rest>';
    expect(formOf({ parameters: [id, rest] })).toContain(
      `<h3>Request</h3>\n${row("path", "id", MARK, idField, "<i>string</i> Of the book")}` +
        `${row("path", "rest", "", restField, "<i>string</i> ")}\n\n\n\n${BUTTONS}`,
    );
  });

  it("of a few values is chosen from them", () => {
    const order = { name: "order", in: "query" as const, required: true, schema: { enum: ["up", 2] } };
    const isNew = { name: "new", in: "query" as const, schema: { type: "boolean" } };
    const form = formOf({ parameters: [order, isNew] });
    expect(form).toContain(
      '\n<select id="it-query-order" data-name="order" data-in="query" required><option value="">not sent</option>' +
        "<option>up</option><option>2</option></select>\n",
    );
    expect(form).toContain(
      '\n<select id="it-query-new" data-name="new" data-in="query"><option value="">not sent</option>' +
        "<option>true</option><option>false</option></select>\n",
    );
  });

  it("that is a header field is behind a line that opens, after the others", () => {
    const inHeader = (name: string) => ({ name, in: "header" as const, schema: TEXT });
    const field = (name: string) =>
      row(
        "header",
        name,
        "",
        `<input id="it-header-${name}" data-name="${name}" data-in="header" placeholder="">`,
        "<i>string</i> ",
      );
    const q = { name: "q", in: "query" as const, schema: TEXT };
    const qRow = row(
      "query",
      "q",
      "",
      '<input id="it-query-q" data-name="q" data-in="query" placeholder="">',
      "<i>string</i> ",
    );
    expect(formOf({ parameters: [inHeader("A"), q, inHeader("B")] })).toContain(
      `<h3>Request</h3>\n${qRow}\n\n<details class="fields"><summary>2 header fields</summary>${field("A")}${field("B")}</details>\n\n${BUTTONS}`,
    );
    expect(formOf({ parameters: [inHeader("A")] })).toContain(
      `\n\n\n<details class="fields"><summary>1 header field</summary>${field("A")}</details>\n`,
    );
  });

  it("Accept is offered where a success has several types", () => {
    const ok = (...types: readonly string[]) => ({
      description: "It is there.",
      content: Object.fromEntries(types.map((type) => [type, {}])),
    });
    const elsewhere = { $ref: "#/components/responses/It" };
    const responses = {
      200: ok("text/html", "text/csv"),
      201: ok("text/csv"),
      202: { description: "Later." },
      203: elsewhere,
    };
    expect(formOf({ responses: { ...responses, 404: ok("text/plain") } })).toContain(
      '<h3>Request</h3>\n\n<div class="row"><label for="it-accept"><code>Accept</code> <small>header</small></label>\n' +
        '<select id="it-accept" data-name="Accept" data-in="header"><option value="">not sent</option>' +
        `<option>text/html</option><option>text/csv</option></select></div>\n\n\n${BUTTONS}`,
    );
    expect(formOf({ responses: { 200: ok("text/html"), 404: ok("text/plain") } })).not.toContain("Accept");
  });
});

describe("the content of a request", () => {
  const sent = (
    content: Readonly<Record<string, MediaTypeObject>>,
    schemas: Readonly<Record<string, JsonSchema>> = {},
  ) => formOf({ requestBody: { required: true, content } }, { schemas });
  const editor = (type: string, media: MediaTypeObject, schemas: Readonly<Record<string, JsonSchema>> = {}) =>
    /<div class="editor">([^]*?)<\/div>/.exec(sent({ [type]: media }, schemas))?.[1];

  it("has an editor and a schema for each of its types, the first of them shown", () => {
    const blocks =
      '<div class="row"><label for="it-type">Content-Type</label><select id="it-type" class="type">' +
      "<option>text/plain</option><option>text/csv</option></select></div>\n" +
      '<div class="content" data-type="text/plain"><div class="editor"><label for="it-content-0">Content</label>' +
      '<textarea id="it-content-0" rows="3" spellcheck="false">\n</textarea></div>\n<div><i>string</i></div></div>' +
      '<div class="content" data-type="text/csv" hidden><div class="editor"><label for="it-content-1">Content</label>' +
      '<textarea id="it-content-1" rows="3" spellcheck="false">\n</textarea></div>\n<div></div></div>';
    expect(sent({ "text/plain": { schema: TEXT }, "text/csv": {} })).toContain(`\n\n\n\n${blocks}\n${BUTTONS}`);
  });

  it("has a row more than its example has, from 3 to 14", () => {
    const rows = (lines: number) => {
      const value = Array.from({ length: lines }, (_, at) => at).join("\n");
      return /rows="(\d+)"/.exec(editor("text/csv", { examples: { it: { value } } }) ?? "")?.[1];
    };
    expect([1, 2, 3, 13, 14].map(rows)).toEqual(["3", "3", "4", "14", "14"]);
  });

  it.each([
    "application/octet-stream",
    "application/pdf",
    "application/zip",
    "image/png",
    "audio/ogg",
    "video/mp4",
    "*/*",
  ])("is a file where it is %s", (type) => {
    expect(editor(type, {})).toBe(
      `<label for="it-content-0">Content</label><input id="it-content-0" type="file" accept="${type}" data-file>`,
    );
  });

  it("is a file where its schema has a media type, except for JSON (OpenAPI 3.1, 4.8.14.3)", () => {
    const isFile = (type: string, contentMediaType: unknown) =>
      editor(type, { schema: { contentMediaType } })?.includes('type="file"');
    expect(isFile("text/csv", "text/csv")).toBe(true);
    expect(isFile("text/csv", "application/json")).toBe(false);
    expect(isFile("text/csv", 1)).toBe(false);
    expect(isFile("text/image/png", undefined)).toBe(false);
  });

  it("is a field for each part of a form, a file where the part is bytes, several where it is a list of them", () => {
    const bytes = { contentMediaType: "image/png" };
    const Named = { properties: { name: TEXT, strange: true } };
    const schema = {
      allOf: [{ $ref: "#/components/schemas/Named" }, { $ref: "#/components/schemas/Missing" }, true],
      properties: {
        cover: bytes,
        pages: { type: "array", items: bytes },
        words: { type: "array", items: TEXT },
        loose: { type: "array" },
        held: { type: "object", items: bytes },
      },
    };
    const field = (name: string, rest: string) =>
      `<label for="it-content-0-${name}"><code>${name}</code></label><input id="it-content-0-${name}"${rest}>`;
    expect(editor("multipart/form-data", { schema }, { Named })).toBe(
      field("name", ' data-part="name"') +
        field("cover", ' type="file" accept="image/png" data-part="cover"') +
        field("pages", ' type="file" accept="image/png" data-part="pages" multiple') +
        field("words", ' data-part="words"') +
        field("loose", ' data-part="loose"') +
        field("held", ' data-part="held"'),
    );
  });

  it("of a form whose parts are not known, or of a model that holds itself, ends", () => {
    const plain =
      '<label for="it-content-0">Content</label><textarea id="it-content-0" rows="3" spellcheck="false">\n</textarea>';
    expect(editor("multipart/form-data", {})).toBe(plain);
    const It = { allOf: [{ $ref: "#/components/schemas/It" }] };
    expect(editor("multipart/form-data", { schema: It }, { It })).toBe(plain);
  });
});

describe("an example", () => {
  const exampleIn = (type: string, media: MediaTypeObject, schemas: Readonly<Record<string, JsonSchema>> = {}) =>
    /<textarea[^>]*>\n([^]*)<\/textarea>/
      .exec(formOf({ requestBody: { required: true, content: { [type]: media } } }, { schemas }))?.[1]
      ?.replaceAll("&quot;", '"');
  const madeOf = (schema: JsonSchema, schemas: Readonly<Record<string, JsonSchema>> = {}): unknown =>
    JSON.parse(exampleIn("application/json", { schema }, schemas) ?? "");
  const It = { properties: { it: { type: "integer" } } };
  const to = { $ref: "#/components/schemas/It" };

  it.each<[JsonSchema, unknown]>([
    [TEXT, "text"],
    [{ type: "string", minLength: 6 }, "text……"],
    [{ type: "string", minLength: 1_000 }, "text".padEnd(40, "…")],
    [{ type: "string", format: "date" }, "2026-01-31"],
    [{ type: "string", format: "date-time" }, "2026-01-31T12:00:00Z"],
    [{ type: "string", format: "time" }, "12:00:00Z"],
    [{ type: "string", format: "email" }, "ada@example.com"],
    [{ type: "string", format: "uri" }, "https://example.com/"],
    [{ type: "string", format: "uuid" }, "6f1e2c54-9f0b-4c6e-8a57-0d3b0c9a1e77"],
    [{ type: "string", format: "toString" }, "text"],
    [{ type: "string", format: ["date"] }, "text"],
    [{ type: ["string", "null"] }, "text"],
    [{ type: "boolean" }, true],
    [{ type: "object" }, {}],
    [{ type: "null" }, null],
    [{}, null],
    [{ type: "integer" }, 1],
    [{ type: "number", minimum: 5 }, 5],
    [{ type: "integer", minimum: 0 }, 0],
    [{ type: "number", exclusiveMinimum: 5 }, 6],
    [{ type: "integer", minimum: Number.MIN_SAFE_INTEGER }, 1],
    [{ minimum: 5 }, null],
    [{ type: "array" }, []],
    [{ type: "array", items: TEXT }, ["text"]],
    [{ type: "object", items: TEXT }, {}],
    [{ properties: { a: TEXT, b: { type: "boolean" }, strange: true } }, { a: "text", b: true }],
    [{ anyOf: [{ type: "null" }, true, TEXT] }, "text"],
    [{ oneOf: [{ type: "null" }] }, null],
    [{ allOf: [TEXT, { type: "boolean" }] }, "text"],
    [{ anyOf: TEXT, oneOf: [TEXT] }, "text"],
    [to, { it: 1 }],
    [{ $ref: "#/components/schemas/Missing" }, null],
    [{ ...TEXT, example: "given" }, "given"],
    [{ ...TEXT, examples: ["first", "second"], default: "x" }, "first"],
    [{ ...TEXT, examples: [], enum: ["first", "second"] }, "first"],
    [{ ...TEXT, examples: "none" }, "text"],
    [{ const: 7, default: 8 }, 7],
    [{ type: "integer", default: 8 }, 8],
  ])("made of %j", (schema, example) => {
    expect(madeOf(schema, { It })).toEqual(example);
  });

  it("ends seven levels deep in a model that holds itself", () => {
    const Chain = { properties: { next: { $ref: "#/components/schemas/Chain" } } };
    expect(madeOf(Chain, { Chain })).toEqual({ next: { next: { next: { next: null } } } });
    const holds = (items: JsonSchema) => ({ type: "array", items });
    const List = holds({ $ref: "#/components/schemas/List" });
    expect(JSON.stringify(madeOf(List, { List }))).toBe("[[[[null]]]]");
    const Any = { anyOf: [{ $ref: "#/components/schemas/Any" }] };
    expect(madeOf(Any, { Any })).toBe(null);
  });

  it("is the author's first, written as its type is", () => {
    const examples = { one: { value: { a: "b c", n: 1 } }, two: { value: 2 } };
    const json = '{\n  "a": "b c",\n  "n": 1\n}';
    for (const type of ["application/json", "application/problem+json", "application/json; charset=utf-8"])
      expect(exampleIn(type, { schema: TEXT, examples })).toBe(json);
    expect(exampleIn("application/jsonl", { examples })).toBe("");
    expect(exampleIn("application/x-www-form-urlencoded", { examples })).toBe("a=b+c&amp;n=1");
    expect(exampleIn("application/x-www-form-urlencoded", { schema: TEXT })).toBe("");
    expect(exampleIn("text/csv", { examples: { one: { value: "a,b" } } })).toBe("a,b");
    expect(exampleIn("text/csv", { schema: TEXT })).toBe("");
    expect(exampleIn("application/json", {})).toBe("");
  });
});

describe("a response", () => {
  const itemOf = (status: string, inner: string) =>
    `<li><b class="s${status[0]}">${status}</b><div>${inner}</div></li>`;
  const list = (...rows: readonly string[]) => `<ul class="responses">${rows.join("")}</ul>`;

  it("has its meaning, its fields and the nodes that decide it", () => {
    const headers = { ETag: { schema: TEXT }, Link: { schema: TEXT } };
    const responses = { 200: { description: "It <is>.", headers }, 204: { description: "Done." } };
    expect(responsesOf({ responses, "x-decided-at": { 200: ["O18", "B13"] } })).toBe(
      list(
        itemOf(
          "200",
          "It &lt;is&gt;.\n<small>Fields: ETag, Link</small>\n" +
            '<small class="node"><code>O18</code> Is the client to choose among representations?</small>' +
            '<small class="node"><code>B13</code> Is the service available?</small>',
        ),
        itemOf("204", "Done.\n\n"),
      ),
    );
  });

  it("has its types, its schema and an example behind a line that opens", () => {
    const media = { schema: { type: "integer" } };
    const content = { "application/json": media, "text/csv": media };
    expect(responsesOf({ responses: { 200: { description: "It.", content } } })).toBe(
      list(
        itemOf(
          "200",
          "It.\n\n<details><summary><code>application/json</code>, <code>text/csv</code></summary>" +
            '<div class="content"><div><i>integer</i></div>\n<pre tabindex="0" aria-label="Example">1</pre></div></details>',
        ),
      ),
    );
  });

  it("that is a sequence has the schema of each item, and no example", () => {
    const content = { "application/jsonl": { itemSchema: TEXT } };
    expect(responsesOf({ responses: { 200: { description: "It.", content } } })).toContain(
      '<div class="content"><div>each: <i>string</i></div>\n</div></details>',
    );
    expect(responsesOf({ responses: { 200: { description: "It.", content: { "text/csv": {} } } } })).toContain(
      '<div class="content"><div></div>\n</div></details>',
    );
  });

  it("that is an error has a link to its model instead", () => {
    const Problem = { properties: { title: TEXT } };
    const content = {
      "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } },
      "text/html": {},
    };
    const error = { description: "No.", content };
    const words =
      "No.\n\n<small><code>application/problem+json</code>, <code>text/html</code> " +
      '<a href="../docs#schema-Problem">Problem</a></small>';
    expect(responsesOf({ responses: { 400: error } }, { schemas: { Problem } })).toBe(list(itemOf("400", words)));
    expect(responsesOf({ responses: { 399: error } }, { schemas: { Problem } })).toContain("<details>");
    const bare = { description: "No.", content: { "text/html": {} } };
    expect(responsesOf({ responses: { 400: bare } })).toBe(
      list(itemOf("400", "No.\n\n<small><code>text/html</code> </small>")),
    );
  });

  it("that stands among the components is taken from there", () => {
    const responses = {
      404: { $ref: "#/components/responses/NotFound" },
      410: { $ref: "#/components/responses/Gone" },
    };
    expect(responsesOf({ responses }, { responses: { NotFound: { description: "Not here." } } })).toBe(
      list(itemOf("404", "Not here.\n\n"), itemOf("410", "Gone\n\n")),
    );
    expect(responsesOf({ responses: { 410: { $ref: "Gone" } } })).toBe(list(itemOf("410", "Gone\n\n")));
  });
});
