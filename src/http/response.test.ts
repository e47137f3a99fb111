import { describe, expect, it } from "vitest";
import {
  addVary,
  entriesOf,
  fieldAt,
  fieldIn,
  fieldsBeside,
  fieldsWhere,
  HttpResponse,
  isBodiless,
  refuseEnding,
  statusPhrase,
} from "./response.ts";

describe("a response", () => {
  it("has a status, fields and content", () => {
    expect(new HttpResponse(200, ["A", "b"], "text")).toEqual({ status: 200, headers: ["A", "b"], body: "text" });
    expect(new HttpResponse(404)).toEqual({ status: 404, headers: [], body: null });
  });

  it.each([100, 204, 205, 304])("%i never has content", (status) => {
    expect(new HttpResponse(status, [], "text").body).toBeNull();
  });

  it("finds a field by its name in any case, several lines joined", () => {
    const response = new HttpResponse(200, ["Vary", "a", "X", "vary", "VARY", "b"]);
    expect(response.header("vary")).toBe("a, b");
    expect(response.header("x")).toBe("vary");
    expect(response.header("a")).toBeUndefined();
  });
});

describe("short ways to write one", () => {
  const JSON_TYPE = "application/json";
  it.each([
    [HttpResponse.json({ a: 1 }), 200, '{"a":1}', { "content-type": JSON_TYPE }],
    [HttpResponse.json(undefined), 200, "null", { "content-type": JSON_TYPE }],
    [
      HttpResponse.json(1, { status: 201, headers: { Location: "/1" } }),
      201,
      "1",
      { "content-type": JSON_TYPE, location: "/1" },
    ],
    [HttpResponse.json({}, { headers: { "content-type": "a/b" } }), 200, "{}", { "content-type": "a/b" }],
    [HttpResponse.text("ü"), 200, "ü", { "content-type": "text/plain; charset=utf-8" }],
    [HttpResponse.html("<p>"), 200, "<p>", { "content-type": "text/html; charset=utf-8" }],
    [HttpResponse.empty(), 204, null, { "content-type": undefined }],
    [HttpResponse.empty({ status: 202, headers: { A: "b" } }), 202, null, { a: "b" }],
    [HttpResponse.redirect("/there"), 303, null, { location: "/there" }],
    [HttpResponse.redirect("/there", 308), 308, null, { location: "/there" }],
    // RFC 9110 10.2.2: a URI-reference, which is ASCII.
    [HttpResponse.redirect("/a b/ü%20"), 303, null, { location: "/a%20b/%C3%BC%20" }],
  ])("%o", (response, status, body, fields) => {
    expect(response).toBeInstanceOf(HttpResponse);
    expect([response.status, response.body]).toEqual([status, body]);
    for (const [name, value] of Object.entries(fields)) expect(response.header(name)).toBe(value);
  });
});

it.each([
  [Promise.resolve(1), "the value is a promise"],
  [{ book: { author: Promise.resolve("ann") } }, 'there is a promise at "/book/author" of the value'],
  [[{}, Promise.resolve(2)], 'there is a promise at "/1" of the value'],
])("refuses a promise that was not awaited, which JSON would write as {}: %o", (value, message) => {
  expect(() => HttpResponse.json(value)).toThrow(message);
});

function withVary(fields: readonly string[], name: string): string[] {
  const all = [...fields];
  addVary(all, name);
  return all;
}

describe("Vary (RFC 9110 12.5.5)", () => {
  it("is added, or has one name more, each once", () => {
    expect(withVary([], "Origin")).toEqual(["Vary", "Origin"]);
    expect(withVary(["Vary", "Accept"], "Origin")).toEqual(["Vary", "Accept, Origin"]);
    expect(withVary(["Vary", "Accept, Origin"], "Origin")).toEqual(["Vary", "Accept, Origin"]);
  });

  it("is found in whatever case an author wrote it (5.1: names are case-insensitive)", () => {
    expect(withVary(["vary", "Accept"], "Origin")).toEqual(["vary", "Accept, Origin"]);
  });

  it("is not a value that happens to be the word", () => {
    const exposed = ["Access-Control-Expose-Headers", "Vary", "Allow", "GET"];
    expect(withVary(exposed, "Origin")).toEqual([...exposed, "Vary", "Origin"]);
  });
});

it.each([
  [200, "OK"],
  [413, "Content Too Large"],
  [422, "Unprocessable Content"],
  [451, "Unavailable For Legal Reasons"],
  // RFC 9110 15: a status that is not known is treated as the x00 of its class.
  [299, "OK"],
  [418, "Bad Request"],
  [599, "Internal Server Error"],
  [399, "Multiple Choices"],
  [700, "Unknown"],
])("%i is %s", (status, phrase) => {
  expect(statusPhrase(status)).toBe(phrase);
});

it.each([
  [100, true],
  [199, true],
  [200, false],
  [203, false],
  [204, true],
  [205, true],
  [206, false],
  [304, true],
  [404, false],
])("%i has no content: %s", (status, bodiless) => {
  expect(isBodiless(status)).toBe(bodiless);
});

describe("a list of fields", () => {
  const fields = ["Link", "a", "Age", "link", "link", "b", "Vary", "Age"];

  it("has names at even places, in any case", () => {
    expect([fieldIn(fields, "link"), fieldIn(fields, "age"), fieldIn(fields, "b"), fieldIn([], "a")]).toEqual([
      "a, b",
      "link",
      undefined,
      undefined,
    ]);
    expect([fieldAt(fields, "link"), fieldAt(fields, "vary"), fieldAt(fields, "b")]).toEqual([0, 6, -1]);
  });

  it("is cut to those whose names hold, and to those that others have not", () => {
    expect(fieldsWhere(fields, (name) => name === "link")).toEqual(["Link", "a", "link", "b"]);
    expect(fieldsBeside(fields, ["Link", "a", "Vary", "x", "link", "b"])).toEqual(["Age", "link", "Vary", "Age"]);
    expect(fieldsBeside(fields, [])).toEqual(fields);
  });

  it("is made of an object by name, and of a Headers of the web", () => {
    expect(entriesOf({ a: ["b", "c"] })).toEqual([["a", ["b", "c"]]]);
    expect(entriesOf(new Headers({ A: "b" }) as never)).toEqual([["a", "b"]]);
    expect(entriesOf()).toEqual([]);
  });

  it.each(["text", 5, null])("is not made of options that are no object: %o", (options) => {
    expect(() => HttpResponse.text("a", options as never)).toThrow(
      new TypeError("Beside its content, a response is given { status, headers }."),
    );
  });
});

it("what ends a request is refused where a value is expected", () => {
  const error = new RangeError("far");
  const response = HttpResponse.empty();
  expect(() => refuseEnding(error, "find")).toThrow(new TypeError("find gave RangeError: throw it", { cause: error }));
  expect(() => refuseEnding(response, "find")).toThrow(
    new TypeError("find gave an HttpResponse: return its value, or throw a Halt", { cause: response }),
  );
  expect(() => refuseEnding({ status: 200 }, "find")).not.toThrow();
});

it.each([
  ["Accept", "accept", "Accept"],
  ["Accept", "Origin", "Accept, Origin"],
  ["*", "Origin", "*"],
  ["A,  origin ", "Origin", "A,  origin "],
  ["Origins", "Origin", "Origins, Origin"],
])("Vary: %s with %s is %s", (before, name, after) => {
  const fields = ["VARY", before];
  addVary(fields, name);
  expect(fields).toEqual(["VARY", after]);
});
