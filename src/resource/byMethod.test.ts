import { describe, expect, it } from "vitest";
import {
  appliesPatches,
  bodyOf,
  consumesOf,
  deadlineOf,
  deprecationOf,
  isByMethod,
  isMeantFor,
  modelsIn,
  queryOf,
  takesKey,
} from "./byMethod.ts";
import { Resource } from "./resource.ts";

class Plain extends Resource {}
const but = (more: object) => Object.assign(new Plain(), more);
const model = { modelJsonSchema: () => ({}) };

describe("what is declared by method", () => {
  it("is the media types that are consumed, and those of patches for PATCH", () => {
    expect(consumesOf(but({ consumes: ["a/b"] }), "PUT")).toEqual(["a/b"]);
    expect(consumesOf(but({ consumes: { PUT: ["a/b"] } }), "PUT")).toEqual(["a/b"]);
    expect(consumesOf(but({ consumes: { PUT: ["a/b"] } }), "POST")).toEqual([]);
    const patching = but({ consumes: ["a/b"], patches: ["application/merge-patch+json"] });
    expect([consumesOf(patching, "PATCH"), consumesOf(patching, "PUT")]).toEqual([
      ["application/merge-patch+json"],
      ["a/b"],
    ]);
    expect([
      appliesPatches(patching, "PATCH"),
      appliesPatches(patching, "PUT"),
      appliesPatches(but({}), "PATCH"),
    ]).toEqual([true, false, false]);
  });

  it("is the model of the content", () => {
    expect([bodyOf(but({}), "PUT"), bodyOf(but({ body: model }), "PUT")]).toEqual([undefined, model]);
    const byMethod = but({ body: { PUT: model } });
    expect([bodyOf(byMethod, "PUT"), bodyOf(byMethod, "POST")]).toEqual([model, undefined]);
  });

  it("is a deprecation: that of the resource, of the method, or of the service, and what holds for GET holds for HEAD", () => {
    const [since, other] = [{ since: new Date(0) }, { link: "/why" }];
    expect(deprecationOf(but({}), "GET", other)).toBe(other);
    expect(deprecationOf(but({ deprecation: since }), "GET", other)).toBe(since);
    expect(deprecationOf(but({ deprecation: false }), "GET", other)).toBeUndefined();
    const byMethod = but({ deprecation: { GET: since, PUT: false } });
    expect(["GET", "HEAD", "PUT", "POST"].map((method) => deprecationOf(byMethod, method, other))).toEqual([
      since,
      since,
      undefined,
      other,
    ]);
    expect([isByMethod({ GET: since }), isByMethod(since), isByMethod(false)]).toEqual([true, false, false]);
  });

  it("is a deadline", () => {
    expect([deadlineOf(but({}), "GET"), deadlineOf(but({ deadline: 5 }), "GET")]).toEqual([undefined, 5]);
    const byMethod = but({ deadline: { GET: 1, HEAD: 2, POST: 3 } });
    expect(["GET", "HEAD", "POST", "PUT"].map((method) => deadlineOf(byMethod, method))).toEqual([1, 2, 3, undefined]);
    expect(deadlineOf(but({ deadline: { GET: 1 } }), "HEAD")).toBe(1);
  });

  it("is the query, with the models of parts for methods that onlyFor leaves out", () => {
    const all = { "~standard": {}, "~models": [model, model], "~ofParts": model };
    const query = but({ query: all, onlyFor: { query: ["GET"] } });
    expect(["GET", "HEAD", "PUT"].map((method) => queryOf(query, method))).toEqual([all, all, model]);
    expect(queryOf(but({ onlyFor: { query: ["GET"] } }), "PUT")).toBeUndefined();
    expect([modelsIn(undefined), modelsIn(model), modelsIn(all as never)]).toEqual([[], [model], [model, model]]);
  });

  it("is a callback that is meant for some", () => {
    const only = but({ onlyFor: { forbidden: ["GET", "PUT"] } });
    expect(["GET", "HEAD", "PUT", "POST"].map((method) => isMeantFor(only, "forbidden", method))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(isMeantFor(only, "apply", "POST")).toBe(true);
  });

  it("is an Idempotency-Key: by default for what is not idempotent", () => {
    const store = {};
    const methods = ["GET", "POST", "PATCH", "PUT", "DELETE", "BREW"];
    const taking = (more: object) => methods.filter((method) => takesKey(but(more), method));
    expect(taking({})).toEqual([]);
    expect(taking({ idempotency: { store } })).toEqual(["POST", "PATCH"]);
    expect(taking({ idempotency: { store, methods: ["PUT"] } })).toEqual(["PUT"]);
  });
});
