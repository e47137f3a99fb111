import fc from "fast-check";
import { expect, it } from "vitest";
import { byStatus } from "../openapi/responses.ts";
import { jsonPieces } from "./fixedText.ts";

const anyMember = fc.oneof(fc.jsonValue({ maxDepth: 5 }), fc.constant(undefined), fc.date({ noInvalidDate: true }));

it("the pieces of a value are its JSON", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), anyMember), (value) => {
      const nested = { ...value, nested: { none: {}, ...value, deeper: [value] } };
      for (const each of [value, nested]) expect([...jsonPieces(each)].join("")).toBe(JSON.stringify(each));
    }),
  );
});

it("no piece is longer than a path or a component", () => {
  const item = { get: { summary: "x".repeat(1_000) } };
  const paths = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`/things${at}`, item]));
  const pieces = [...jsonPieces({ paths, components: { schemas: paths } })];
  expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(1_100);
});

it("a record by status is read like any other", () => {
  const record = byStatus([
    [404, "missing"],
    [200, "there"],
  ]);
  expect(record).toEqual({ 200: "there", 404: "missing" });
  expect(Object.keys(record)).toEqual(["200", "404"]);
  expect({ ...record, 500: "failed" }).toEqual({ 200: "there", 404: "missing", 500: "failed" });
  expect(JSON.stringify(record)).toBe('{"200":"there","404":"missing"}');
});
