import { describe, expect, it } from "vitest";
import type { JsonSchema } from "../resource/model.ts";
import { contentOf, patchContent, withItems } from "./content.ts";
import { Models } from "./models.ts";

const Book = { type: "object" };
const TEXT = { type: "string" };

describe("the content of a media type", () => {
  it.each([
    "application/json",
    "application/problem+json",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "application/yaml",
    "text/json",
    "application/xmlish",
    "application/zipped",
    "x-image/png",
  ])("of %s has the schema of its value, and examples", (type) => {
    expect(contentOf([type], Book, { a: 1, b: undefined })).toEqual({
      [type]: { schema: Book, examples: { a: { value: 1 }, b: { value: undefined } } },
    });
    expect(contentOf([type], Book, {})).toStrictEqual({ [type]: { schema: Book } });
    expect(contentOf([type])).toStrictEqual({ [type]: {} });
  });

  it.each([
    "text/csv",
    "TEXT/HTML",
    "application/xml",
    "text/event-stream",
    "application/x-ndjson",
    "application/jsonl; a=b",
  ])("of %s is a text, whatever the value is (OpenAPI 3.1, 4.8.14)", (type) => {
    for (const schema of [Book, { ...TEXT, maxLength: 9 }, undefined])
      expect(contentOf([type], schema, { a: 1 })).toEqual({ [type]: { schema: TEXT } });
  });

  it.each(["text/plain", "text/plain; charset=utf-8", "Text/Plain"])("of %s keeps what is said of a text", (type) => {
    const short = { ...TEXT, maxLength: 9 };
    expect(contentOf([type], short)).toEqual({ [type]: { schema: short } });
    expect(contentOf([type], Book)).toEqual({ [type]: { schema: TEXT } });
    expect(contentOf([type])).toEqual({ [type]: { schema: TEXT } });
  });

  it.each([
    "image/png",
    "audio/ogg",
    "video/mp4",
    "font/woff2",
    "Application/Octet-Stream",
    "application/pdf",
    "application/zip",
  ])("of %s is bytes, which have no schema", (type) => {
    expect(contentOf([type], Book, { a: 1 })).toStrictEqual({ [type]: {} });
  });

  it("has each of several types", () => {
    expect(contentOf(["text/csv", "application/json", "image/png"], Book)).toEqual({
      "text/csv": { schema: TEXT },
      "application/json": { schema: Book },
      "image/png": {},
    });
  });
});

describe("the items of a sequence", () => {
  const lines = [
    "application/ndjson",
    "application/x-ndjson",
    "application/jsonl",
    "application/jsonlines",
    "APPLICATION/NDJSON ;a",
  ];

  it.each(lines)("of %s have the schema of a line", (type) => {
    const content = contentOf([type], Book);
    expect(withItems(content, Book, true)).toStrictEqual({ [type]: { itemSchema: Book } });
    expect(withItems(content, Book, false)).toEqual({ [type]: { schema: TEXT, "x-itemSchema": Book } });
    expect(withItems(content, undefined, true)).toEqual(content);
  });

  it("keep the examples of the content", () => {
    const examples = { one: { value: 1 } };
    expect(withItems({ "application/ndjson": { schema: TEXT, examples } }, Book, true)).toStrictEqual({
      "application/ndjson": { itemSchema: Book, examples },
    });
  });

  it.each([
    "application/json",
    "application/ndjsons",
    "application/ndjson+x",
    "a/application/ndjson",
    "text/event-streams-b",
  ])("are none of %s", (type) => {
    const content = { [type]: { schema: Book } };
    expect(withItems(content, Book, true)).toEqual(content);
  });

  // WHATWG HTML 9.2.6.
  it.each<[JsonSchema | undefined, JsonSchema]>([
    [undefined, TEXT],
    [
      { ...TEXT, maxLength: 9 },
      { ...TEXT, maxLength: 9 },
    ],
    [Book, { ...TEXT, contentMediaType: "application/json", contentSchema: Book }],
  ])("are events, with %j as their data", (item, data) => {
    expect(withItems({ "text/event-stream": { schema: TEXT } }, item, true)).toEqual({
      "text/event-stream": {
        itemSchema: {
          type: "object",
          properties: {
            data,
            event: { type: "string", description: "The name that a client listens for." },
            id: { type: "string", description: "What the client sends as Last-Event-ID when it connects again." },
            retry: { type: "integer", minimum: 0, description: "Milliseconds to wait before connecting again." },
          },
        },
      },
    });
  });
});

describe("the content of a patch", () => {
  const MERGE = "application/merge-patch+json";
  const use = { place: "", fallback: "Patch" };
  const mergeOf = (properties: Readonly<Record<string, JsonSchema>>) => {
    const model = { type: "object", properties };
    const models = new Models();
    models.useProperties(model, use);
    models.settle();
    return patchContent([MERGE], model, models)[MERGE]?.schema;
  };
  const description = "What is to be changed: a member replaces that of its name, and null takes it away (RFC 7396).";
  const NULL = { type: "null" };

  it.each<[string, JsonSchema, JsonSchema]>([
    ["a text", { type: "string", minLength: 1 }, { anyOf: [{ ...TEXT, minLength: 1 }, NULL] }],
    ["a list", { type: "array", items: TEXT }, { anyOf: [{ type: "array", items: TEXT }, NULL] }],
    ["null", NULL, { anyOf: [NULL] }],
    ["what may be null", { anyOf: [NULL, TEXT], title: "It" }, { anyOf: [TEXT, NULL], title: "It" }],
    ["a choice", { anyOf: [TEXT, { type: "integer" }] }, { anyOf: [TEXT, { type: "integer" }, NULL] }],
    [
      "several types",
      { type: ["boolean", "number"], title: "It" },
      { type: ["boolean", "number", "null"], title: "It" },
    ],
    ["several types, null one of them", { type: ["string", "null"] }, { type: ["string", "null"] }],
    ["an object, of which any part may be named", { type: "object" }, {}],
    ["a choice with an object", { anyOf: [TEXT, Book] }, {}],
    ["a choice with anything", { anyOf: [TEXT, true] }, {}],
    ["an object or a text", { type: ["object", "string"] }, {}],
    ["anything", {}, {}],
  ])("replaces %s, or takes it away (RFC 7396)", (_, property, schema) => {
    expect(mergeOf({ it: property })).toEqual({ description, type: "object", properties: { it: schema } });
  });

  it("is any object where nothing is known of the model", () => {
    const models = new Models();
    expect(patchContent([MERGE], undefined, models)).toEqual({ [MERGE]: { schema: { description, type: "object" } } });
    expect(mergeOf({})).toEqual({ description, type: "object" });
  });

  it("of a list is an example of a JSON Patch, and any other of a merge patch", () => {
    const examples = { steps: [{ op: "remove", path: "/a" }], merged: { a: null } };
    const content = patchContent([MERGE, "application/json-patch+json"], undefined, new Models(), examples);
    expect(content[MERGE]?.examples).toEqual({ merged: { value: examples.merged } });
    expect(content["application/json-patch+json"]?.examples).toEqual({ steps: { value: examples.steps } });
  });

  it("has the members that each operation of a JSON Patch must have (RFC 6902 4)", () => {
    const pointer = {
      type: "string",
      pattern: "^(?:/(?:[^~/]|~[01])*)*$",
      description: "Where: a JSON pointer (RFC 6901).",
    };
    const operation = (ops: readonly string[], more: object) => ({
      type: "object",
      properties: { op: { type: "string", enum: ops }, path: pointer, ...more },
      required: ["op", "path", ...Object.keys(more)],
    });
    const content = patchContent(["application/json-patch+json"], undefined, new Models());
    expect(content["application/json-patch+json"]?.schema).toEqual({
      description: "What is to be changed, one after the other, all of it or nothing (RFC 6902).",
      type: "array",
      items: {
        anyOf: [
          operation(["add", "replace", "test"], { value: { description: "Any value." } }),
          operation(["move", "copy"], { from: pointer }),
          operation(["remove"], {}),
        ],
      },
    });
  });
});
