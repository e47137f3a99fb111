import { Resource, STANDARD_METHODS } from "signalbox";
import { describe, expect, it } from "vitest";
import { type Plan, planFor, planShape, shapePartsOf } from "../src/graph/plan.ts";
import { reachableStatuses } from "../src/graph/reach.ts";
import { act, ask, choose, end, method, prepare, type Row, request } from "../src/graph/row.ts";
import { TABLE } from "../src/graph/table.ts";

class Plain extends Resource {}

const but = (change: object = {}): Resource => Object.assign(new Plain(), change);
const rows: Row[] = Object.values(TABLE);
const parts = shapePartsOf(rows);
const shape = (change: object = {}, asked = "PUT") => planShape({ resource: but(change), method: asked }, parts);

describe("what rows look at", () => {
  const edges = { yes: end(200), no: end(404) } as const;

  it("is each name and each test once", () => {
    const known = method("known", edges);
    const looked = shapePartsOf([
      ask("uriTooLong", "flag", edges),
      ask("uriTooLong", "flag", edges),
      act("apply", edges),
      prepare("lifespan", { next: end(200) }),
      choose("language", edges),
      request("any", edges),
      request("any", { ...edges, on: ["consumes"], otherwise: "no" }),
      request("any", { ...edges, on: ["query"], otherwise: "no", documentedOn: ["generateEtag", "consumes"] }),
      request("any", { ...edges, documentedOn: ["encodings"] }),
      method({ method: "GET" }, edges),
      known,
      method("known", edges),
    ]);
    expect(looked.names).toEqual(["uriTooLong", "apply", "lifespan", "consumes", "query", "generateEtag", "encodings"]);
    expect(looked.tests.map(({ test }) => test)).toEqual(["known"]);
  });

  it("fits a number that is exact", () => {
    expect(2 ** parts.names.length).toBeLessThanOrEqual(Number.MAX_SAFE_INTEGER);
  });
});

describe("a shape", () => {
  /** Something that each name can be, other than its default. */
  const said = (name: string): unknown => SAID[name] ?? (() => true);
  const SAID: Readonly<Record<string, unknown>> = {
    maxBodyBytes: 1,
    query: {},
    idempotency: { methods: ["PUT"] },
    deprecation: { sunset: new Date(0), gone: true },
  };
  const lists = new Set(["consumes", "languages", "encodings"]);

  it.each(parts.names)("depends on whether there is %s, and on nothing else of it", (name) => {
    const body = { modelJsonSchema: () => ({}) };
    const change = name === "invalidBody" ? { body, [name]: 422 } : { [name]: lists.has(name) ? ["x"] : said(name) };
    expect(shape(change)).not.toBe(shape());
    expect(shape(change)).toBe(shape({ ...change }));
  });

  it("is another for each of them", () => {
    const names = parts.names.filter((name) => name !== "invalidBody");
    const shapes = names.map((name) => shape({ [name]: lists.has(name) ? ["x"] : said(name) }));
    expect(new Set(shapes).size).toBe(names.length);
  });

  it.each([
    ["known", { knownMethods: ["GET"] }],
    ["allowed", { allowedMethods: ["PUT"] }],
    ["putCreates", { putCreates: false }],
    ["withheldAsMissing", { withheldAsMissing: true }],
  ])("depends on what is settled at mount: %s", (_test, change) => {
    expect(shape(change)).not.toBe(shape());
  });

  it("tells what is settled at mount apart, one test from another", () => {
    const settled = [
      {},
      { knownMethods: ["GET"] },
      { allowedMethods: ["PUT"] },
      { putCreates: false },
      { withheldAsMissing: true },
      { knownMethods: ["GET"], allowedMethods: ["PUT"] },
      { putCreates: false, allowedMethods: ["PUT"] },
      { putCreates: false, withheldAsMissing: true },
    ];
    expect(new Set(settled.map((change) => shape(change))).size).toBe(settled.length);
  });

  it("depends on the method, and on ignoreUnacceptable for a read", () => {
    expect(shape({}, "GET")).not.toBe(shape({}, "HEAD"));
    expect(shape({ ignoreUnacceptable: true }, "GET")).not.toBe(shape({}, "GET"));
  });

  it("does not depend on what no plan looks at", () => {
    expect(shape({ produces: ["a/b"], halts: [422], errorBody: () => 1 })).toBe(shape());
  });

  it("depends on the methods that a callback is for", () => {
    const forbidden = () => true;
    expect(shape({ forbidden, onlyFor: { forbidden: ["PUT"] } })).toBe(shape({ forbidden }));
    expect(shape({ forbidden, onlyFor: { forbidden: ["GET"] } })).toBe(shape());
  });
});

describe("plans of one shape", () => {
  const plan = (change: object, asked = "PUT"): Plan => planFor({ resource: but(change), method: asked });
  const writable = { allowedMethods: ["GET", "PUT"], apply: () => {}, represent: () => 1 };

  it("are one plan; others are their own", () => {
    expect(plan(writable)).toBe(plan({ ...writable, produces: ["text/csv"] }));
    expect(plan(writable)).not.toBe(plan({ ...writable, resourceExists: () => true }));
    expect(plan(writable)).not.toBe(plan(writable, "GET"));
  });

  it.each([
    ["PUT", { resourceExists: () => true }, 404, { putCreates: false }],
    ["GET", {}, 406, { ignoreUnacceptable: true }],
  ])("%s: a declaration that is no callback is not mixed up with its absence", (asked, change, status, other) => {
    const without = reachableStatuses(plan({ ...writable, ...change }, asked)).includes(status);
    expect(reachableStatuses(plan({ ...writable, ...change, ...other }, asked)).includes(status)).toBe(!without);
  });

  it("405 and 501 are told apart from what is allowed", () => {
    expect(reachableStatuses(plan(writable, "DELETE"))).toEqual([405]);
    expect(reachableStatuses(plan({ ...writable, knownMethods: ["GET", "PUT"] }, "DELETE"))).toEqual([501]);
    expect(STANDARD_METHODS).toContain("DELETE");
  });
});
