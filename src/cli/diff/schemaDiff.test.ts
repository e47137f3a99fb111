import { describe, expect, it } from "vitest";
import { isBreaking, type Side, schemaChanges } from "./schemaDiff.ts";

function said(old: unknown, now: unknown, side: Side = "request", schemas = {}): readonly string[] {
  return schemaChanges({ schema: old, schemas }, { schema: now, schemas }, side).map(
    ({ at, what, way }) => `${at} ${what}, ${way}`,
  );
}

describe("schemaChanges", () => {
  it.each([
    [{ type: "integer" }, { type: "number" }, " the type integer became number, looser"],
    [{ type: "string" }, {}, " the type string became any, looser"],
    [{ type: ["string", "null"] }, { type: "string" }, ' the alternative "null" went, stricter'],
    [{ type: "string" }, { anyOf: [{ type: "string" }, { type: "null" }] }, ' the alternative "null" came, looser'],
    [{ minimum: 0 }, { exclusiveMinimum: 0 }, " minimum 0 became exclusiveMinimum 0, stricter"],
    [{ type: "array", maxItems: 2 }, { type: "array" }, " maxItems 2 went, looser"],
    [{ items: { type: "string" } }, { items: { type: "number" } }, "/* the type string became number, either"],
    [{ prefixItems: [{ const: 1 }] }, { prefixItems: [{ const: 2 }] }, "/0 the value 1 went, stricter"],
    [{ enum: ["a"] }, { type: "string" }, " any value is allowed, looser"],
    [{ not: { const: 1 } }, { not: { const: 2 } }, ' not {"const":1} became {"const":2}, either'],
    [{ additionalProperties: true }, { additionalProperties: false }, " other members are refused, stricter"],
    [
      { additionalProperties: { maximum: 1 } },
      { additionalProperties: { maximum: 2 } },
      "/* maximum 1 became 2, looser",
    ],
    [{ allOf: [{ maximum: 3 }] }, { maximum: 2 }, " maximum 3 became 2, stricter"],
    [{ format: "date" }, { format: "time" }, " format date became time, either"],
  ])("of %j and %j", (old, now, expected) => {
    expect(said(old, now)).toContain(expected);
    expect(said(old, old)).toEqual([]);
  });

  it("pairs alternatives that are alike, in any order, and then those of one type", () => {
    const [one, other] = [
      { type: "object", properties: { a: { type: "string" } } },
      { type: "object", required: ["b"] },
    ];
    expect(said({ oneOf: [one, other] }, { oneOf: [other, one] })).toEqual([]);
    expect(said({ oneOf: [one, { type: "string" }] }, { oneOf: [{ type: "string", maxLength: 3 }, one] })).toEqual([
      " maxLength 3 came, stricter",
    ]);
  });

  it("ends with schemas that contain themselves", () => {
    const Tree = { type: "object", properties: { left: { $ref: "#/components/schemas/Tree" }, size: { maximum: 1 } } };
    const Now = { ...Tree, properties: { ...Tree.properties, size: { maximum: 2 } } };
    const [old, now] = [{ $ref: "#/components/schemas/Tree" }, { $ref: "#/components/schemas/Tree" }];
    expect(
      schemaChanges({ schema: old, schemas: { Tree } }, { schema: now, schemas: { Tree: Now } }, "response"),
    ).toEqual([{ at: "/size", what: "maximum 1 became 2", way: "looser" }]);
  });

  it("takes members that are received in another way than those that are sent", () => {
    const [old, now] = [
      { required: ["a"], properties: { a: {}, b: {} } },
      { required: ["c"], properties: { c: {} } },
    ];
    expect(said(old, now, "request")).toEqual([
      "/a went, stricter",
      "/b went, stricter",
      "/c came, and is required, stricter",
    ]);
    expect(said(old, now, "response")).toEqual(["/a went, looser", "/b went, stricter", "/c came, stricter"]);
    expect(
      isBreaking("looser", "response") && isBreaking("stricter", "request") && isBreaking("either", "request"),
    ).toBe(true);
    expect(isBreaking("same", "request") || isBreaking("looser", "request")).toBe(false);
  });
});
