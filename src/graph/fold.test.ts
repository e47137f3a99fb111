import { Resource } from "signalbox";
import { describe, expect, it, vi } from "vitest";
import { hasAnyOf } from "./declared.ts";
import { fold, methodsOf, type Recalled } from "./fold.ts";
import { act, ask, choose, end, method, type Row, recall, request } from "./row.ts";

class Plain extends Resource {}

const but = (change: object = {}): Resource => Object.assign(new Plain(), change);
const edges = { yes: end(200), no: end(404) } as const;
const RECALLED: Recalled = { exists: true, creates: false, returns: 0 };

const folded = (row: Row, change: object = {}, asked = "GET", recalled: Partial<Recalled> = {}) =>
  fold(row, { resource: but(change), method: asked }, { ...RECALLED, ...recalled });

describe("an ask row", () => {
  it.each([
    [ask("serviceAvailable", "hint", edges), "yes"],
    [ask("forbidden", "claim", edges), "no"],
    [ask("isAuthorized", "grant", edges), "yes"],
    [ask("movedPermanently", "address", edges), "no"],
  ])("%o is its default's decision where it is not overridden", (row, decision) => {
    expect(folded(row)).toBe(decision);
  });

  it("is open where it is overridden, and the author's code is not asked", () => {
    const forbidden = vi.fn();
    expect(folded(ask("forbidden", "claim", edges), { forbidden })).toBeUndefined();
    expect(forbidden).not.toHaveBeenCalled();
  });

  it("is open where the default looks at its context", () => {
    // A callback that no row of the table asks: what a default returns is remembered, and tests may share their modules.
    const looks = vi.spyOn(Resource.prototype, "vary").mockImplementation((ctx) => [ctx.request.method]);
    try {
      expect(folded(ask("vary", "claim", edges))).toBeUndefined();
    } finally {
      looks.mockRestore();
    }
  });

  describe("restricted to some methods", () => {
    const row = ask("forbidden", "claim", edges);
    const restricted = { forbidden: () => true, onlyFor: { forbidden: ["GET", "PUT"] } };
    it.each([
      ["PUT", undefined],
      ["GET", undefined],
      ["HEAD", undefined],
      ["DELETE", "no"],
    ])("for %s is %s", (asked, decision) => {
      expect(folded(row, restricted, asked)).toBe(decision);
    });

    it("HEAD is not asked where GET is not", () => {
      expect(folded(row, { ...restricted, onlyFor: { forbidden: ["PUT"] } }, "HEAD")).toBe("no");
    });

    it("is folded where it is not overridden", () => {
      expect(folded(row, { onlyFor: { forbidden: ["GET"] } })).toBe("no");
    });
  });
});

describe("a method row", () => {
  it.each([
    ["known", {}, "GET", "yes"],
    ["known", {}, "FOO", "no"],
    ["known", { knownMethods: ["FOO"] }, "FOO", "yes"],
    ["allowed", {}, "HEAD", "yes"],
    ["allowed", {}, "OPTIONS", "yes"],
    ["allowed", {}, "PUT", "no"],
    ["anyType", {}, "GET", "no"],
    ["anyType", {}, "HEAD", "no"],
    ["anyType", {}, "PUT", "yes"],
    ["anyType", { ignoreUnacceptable: true }, "GET", "yes"],
    ["anyType", { ignoreUnacceptable: ["type"] }, "GET", "yes"],
    ["anyLanguage", { ignoreUnacceptable: ["type"] }, "GET", "no"],
    ["anyEncoding", { ignoreUnacceptable: ["encoding", "language"] }, "HEAD", "yes"],
    ["putCreates", {}, "PUT", "yes"],
    ["putCreates", { putCreates: false }, "PUT", "no"],
    ["withheldAsMissing", {}, "GET", "no"],
    ["withheldAsMissing", { withheldAsMissing: true }, "GET", "yes"],
    [{ method: "PUT" }, {}, "PUT", "yes"],
    [{ method: "PUT" }, {}, "POST", "no"],
    [{ method: "stores" }, {}, "PATCH", "yes"],
    [{ method: "stores" }, {}, "POST", "no"],
  ] as const)("%o, %o, %s is %s", (test, change, asked, decision) => {
    expect(folded(method(test, edges), change, asked)).toBe(decision);
  });
});

describe("a recall row", () => {
  it.each([
    ["processes", "POST", { creates: false }, "yes"],
    ["processes", "POST", { creates: true }, "no"],
    ["processes", "PUT", { creates: false }, "no"],
    ["makesNew", "POST", { creates: true }, "yes"],
    ["makesNew", "POST", { creates: false, exists: false }, "no"],
    ["makesNew", "PUT", { exists: false }, "yes"],
    ["makesNew", "PUT", { exists: true }, "no"],
    ["makesNew", "PATCH", { exists: false }, "no"],
  ] as const)("%s, %s, %o is %s", (test, asked, recalled, decision) => {
    expect(folded(recall(test, edges), {}, asked, recalled)).toBe(decision);
  });
});

describe("a request row", () => {
  it("is always open where nothing is said of it", () => {
    expect(folded(request("any", edges))).toBeUndefined();
  });

  it.each([
    [["consumes"], {}, "no"],
    [["consumes"], { consumes: ["a/b"] }, undefined],
    [["maxBodyBytes"], {}, "no"],
    [["maxBodyBytes"], { maxBodyBytes: 0 }, undefined],
    [["query", "malformedRequest"], {}, "no"],
    [["query", "malformedRequest"], { malformedRequest: () => true }, undefined],
    [["query", "malformedRequest"], { query: {} }, undefined],
  ] as const)("that hinges on %o, given %o, is %s", (on, change, decision) => {
    expect(folded(request("any", { ...edges, on, otherwise: "no" }), change)).toBe(decision);
  });

  it("is open for its methods only", () => {
    const row = request("any", { ...edges, only: "PUT", otherwise: "yes" });
    expect(folded(row, {}, "PUT")).toBeUndefined();
    expect(folded(row, {}, "GET")).toBe("yes");
  });

  it("needs both where both are said", () => {
    const row = request("any", { ...edges, on: ["consumes"], only: "PUT", otherwise: "yes" });
    expect(folded(row, { consumes: ["a/b"] }, "PUT")).toBeUndefined();
    expect(folded(row, {}, "PUT")).toBe("yes");
    expect(folded(row, { consumes: ["a/b"] }, "GET")).toBe("yes");
  });
});

describe("the others", () => {
  it("negotiation is always open", () => {
    expect(folded(choose("mediaType", edges))).toBeUndefined();
  });

  it("an act is open where its callback is overridden, and fails where it is not", () => {
    expect(folded(act("processPost", edges), { processPost: () => {} })).toBeUndefined();
    expect(folded(act("processPost", edges))).toBe("no");
  });
});

describe("methodsOf", () => {
  it.each([
    [["GET"], ["GET", "OPTIONS"]],
    [
      ["OPTIONS", "GET"],
      ["OPTIONS", "GET"],
    ],
  ])("%o gives %o", (allowedMethods, methods) => {
    expect(methodsOf(but({ allowedMethods }))).toEqual(methods);
  });
});

describe("hasAnyOf", () => {
  const has = (overrides: object, names: Parameters<typeof hasAnyOf>[1], method = "GET") =>
    hasAnyOf({ resource: but(overrides), method }, names);

  it("is true for one of them, false for none", () => {
    expect(has({ languages: ["en"] }, ["consumes", "languages"])).toBe(true);
    expect(has({}, ["consumes", "languages", "body", "generateEtag"])).toBe(false);
    expect(has({ generateEtag: () => "v1" }, ["generateEtag"])).toBe(true);
    expect(has({ generateEtag: () => "v1" }, [])).toBe(false);
  });

  it("goes by the method where the declaration does", () => {
    const consumes = { consumes: { PATCH: ["application/json"], PUT: [] } };
    expect(has(consumes, ["consumes"], "PATCH")).toBe(true);
    expect(has(consumes, ["consumes"], "PUT")).toBe(false);
    expect(has(consumes, ["consumes"], "POST")).toBe(false);
    const query = { query: { modelJsonSchema: () => ({}) }, onlyFor: { query: ["GET"] } };
    expect(has(query, ["query"], "GET")).toBe(true);
    expect(has(query, ["query"], "HEAD")).toBe(true);
    expect(has(query, ["query"], "POST")).toBe(false);
  });
});

describe("a test of patches", () => {
  const row = method("patchesTest", edges);
  const JSON_PATCH = "application/json-patch+json";
  it.each([
    ["PATCH", [JSON_PATCH], "yes"],
    ["PATCH", ["application/merge-patch+json"], "no"],
    ["PATCH", [], "no"],
    ["PUT", [JSON_PATCH], "no"],
  ])("%s with %o is %s: only a JSON Patch has a test operation (RFC 6902 4.6)", (asked, patches, decision) => {
    expect(folded(row, { patches, allowedMethods: ["PUT", "PATCH"] }, asked)).toBe(decision);
  });
});

describe("what is declared", () => {
  const NEW_BOOK = { "~standard": { version: 1, vendor: "here", validate: (value: unknown) => ({ value }) } };
  const declares = (name: "invalidBody" | "deprecation" | "idempotency", change: object, asked: string) =>
    hasAnyOf({ resource: but(change), method: asked }, [name]);

  it("422 for content that a model refuses, where there is a model and no patch", () => {
    expect(declares("invalidBody", { invalidBody: 422, body: NEW_BOOK }, "PUT")).toBe(true);
    expect(declares("invalidBody", { invalidBody: 400, body: NEW_BOOK }, "PUT")).toBe(false);
    expect(declares("invalidBody", { invalidBody: 422 }, "PUT")).toBe(false);
    const patched = { invalidBody: 422, body: NEW_BOOK, patches: ["application/merge-patch+json"] };
    expect(declares("invalidBody", patched, "PATCH")).toBe(false);
  });

  it("a deprecation, where its sunset ends the resource", () => {
    const sunset = new Date(0);
    expect(declares("deprecation", { deprecation: { sunset, gone: true } }, "GET")).toBe(true);
    expect(declares("deprecation", { deprecation: { sunset } }, "GET")).toBe(false);
    expect(declares("deprecation", { deprecation: { since: sunset, gone: true } }, "GET")).toBe(false);
  });

  it("idempotency, for the methods that take a key", () => {
    expect(declares("idempotency", { idempotency: {} }, "POST")).toBe(true);
    expect(declares("idempotency", { idempotency: {} }, "GET")).toBe(false);
  });
});
