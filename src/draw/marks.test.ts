import fc from "fast-check";
import { expect, test } from "vitest";
import { isEnding, type Plan, type PlanEdge, planFor } from "../graph/plan.ts";
import { TABLE } from "../graph/table.ts";
import { Resource } from "../resource/resource.ts";
import { highlightOfPlan, highlightOfTrace } from "./marks.ts";

class Shelf extends Resource {
  override readonly allowedMethods = ["GET", "PUT", "POST", "DELETE"];
  override readonly consumes = ["application/json"];
  override resourceExists() {
    return true;
  }
  override previouslyExisted() {
    return true;
  }
  override allowMissingPost() {
    return true;
  }
  override postIsCreate() {
    return true;
  }
  override generateEtag() {
    return "1";
  }
  override withinRateLimit() {
    return true as const;
  }
}

function plan(method: string): Plan {
  return planFor({ resource: new Shelf(), method });
}

/** The trace of one walk through a plan, with the decisions drawn. */
function walk({ entry }: Plan, draw: () => boolean): { readonly trace: readonly string[]; readonly status: number } {
  const trace: string[] = [];
  let edge: PlanEdge = entry;
  for (;;) {
    trace.push(...edge.passed);
    if (isEnding(edge.to)) return { trace, status: edge.to.status };
    edge = draw() ? edge.to.yes : edge.to.no;
  }
}

test("whatever trace a plan allows lies within the plan's highlight, without a gap", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("GET", "PUT", "POST", "DELETE"),
      fc.infiniteStream(fc.boolean()),
      (method, decisions) => {
        const { trace, status } = walk(plan(method), () => decisions.next().value);
        const whole = highlightOfPlan(TABLE, plan(method));
        const one = highlightOfTrace(TABLE, trace, status);
        for (const id of trace) expect(one.nodes).toContain(id);
        expect([...one.edges].filter((key) => !whole.edges.has(key))).toEqual([]);
        expect(one.edges.size).toBe(one.nodes.size);
      },
    ),
  );
});

test("a trace without a status is lit up to its last node", () => {
  const { nodes, edges } = highlightOfTrace(TABLE, ["B13", "B13a"]);
  expect([...nodes]).toEqual(["B13", "B13a"]);
  expect([...edges]).toEqual(["B13 yes"]);
});

test("ids that the table does not have are passed over", () => {
  expect([...highlightOfTrace(TABLE, ["Z9", "B13"]).nodes]).toEqual(["B13"]);
});

test("a method that is not allowed can come to nothing behind B10", () => {
  const { nodes } = highlightOfPlan(TABLE, plan("PATCH"));
  expect([...nodes].sort()).toEqual(["B10", "B11", "B12", "B13", "B13a", "B13b", "B13c"]);
});
