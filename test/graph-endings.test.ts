import { describe, expect, it } from "vitest";
import { fieldsOf, membersOf } from "../src/graph/carried.ts";
import { errorEnding } from "../src/graph/reach.ts";
import type { Ending } from "../src/graph/row.ts";
import { TABLE } from "../src/graph/table.ts";
import { Resource } from "../src/resource/resource.ts";

describe("an error's ending", () => {
  it.each([
    [401, ["challenge"]],
    [405, ["allow"]],
    [404, ["vary"]],
    [415, ["accepts"]],
    [412, ["currentTag"]],
    [429, ["retryAfter", "unstored"]],
  ])("%i carries %o", (status, carries) => {
    expect(errorEnding(status)).toEqual({ status, carries });
  });

  it("one that the table does not know carries nothing", () => {
    expect(errorEnding(402)).toEqual({ status: 402, carries: [] });
  });

  /** What is written where a Halt ends the request: what no node has to tell. */
  const writtenFor = ({ carries }: Ending) =>
    carries.flatMap((part): readonly string[] => {
      const situation = { resource: new (class It extends Resource {})(), method: "PATCH", isHalt: true };
      return [...fieldsOf(part, situation), ...membersOf(part, situation)];
    });

  it("writes the same wherever a request meets the error, but for what only a node can tell", () => {
    const edges = Object.values(TABLE).flatMap(({ yes, no }): (string | Ending)[] => [yes, no]);
    const errors = edges.filter((edge): edge is Ending => typeof edge !== "string" && edge.status >= 400);
    expect(errors.length).toBeGreaterThan(20);
    for (const error of errors) {
      expect(writtenFor(errorEnding(error.status)), String(error.status)).toEqual(writtenFor(error));
    }
  });
});
