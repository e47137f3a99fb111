import { expect, test } from "vitest";
import { end, type Row } from "../graph/row.ts";
import { TABLE } from "../graph/table.ts";
import { carriedBy, decidedBy, endingText } from "./decidedBy.ts";

function asked(id: keyof typeof TABLE): readonly string[] {
  return decidedBy(TABLE[id] satisfies Row);
}

test("each kind of row names what decides it", () => {
  expect(asked("B13")).toEqual(["serviceAvailable"]);
  expect(asked("M20")).toEqual(["deleteResource"]);
  expect(asked("C4")).toEqual(["produces"]);
  expect(asked("D5")).toEqual(["languages"]);
  expect(asked("F7")).toEqual(["encodings"]);
  expect(asked("B12")).toEqual(["knownMethods"]);
  expect(asked("B10")).toEqual(["allowedMethods"]);
  expect(asked("C4a")).toEqual(["ignoreUnacceptable"]);
  expect(asked("M16")).toEqual(["method"]);
  expect(asked("P0b")).toEqual(["an earlier node"]);
  expect(asked("B9")).toEqual(["malformedRequest", "query"]);
  expect(asked("G11")).toEqual(["generateEtag", "If-Match"]);
});

test("an ending's parts have their labels, in its order", () => {
  expect(carriedBy(end(429, "retryAfter", "unstored"))).toEqual(["Retry-After", "Cache-Control: no-store"]);
  expect(carriedBy(end(404))).toEqual([]);
});

test("an ending is told by status and phrase", () => {
  expect(endingText(end(429))).toBe("429 Too Many Requests");
});
