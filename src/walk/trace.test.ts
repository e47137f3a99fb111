import { expect, it } from "vitest";
import { isEnding, type Plan, type PlanNode, planFor } from "../graph/plan.ts";
import type { Ending } from "../graph/row.ts";
import { type AnyResource, Resource } from "../resource/resource.ts";
import { traceTextOf } from "./trace.ts";

class Everything extends Resource {
  override readonly allowedMethods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];
  override readonly produces = ["application/json", "text/html"];
  override readonly languages = ["en", "de"];
  override readonly consumes = ["application/json"];
  override readonly query = { modelJsonSchema: () => ({}) };
  override readonly body = { modelJsonSchema: () => ({}) };
}
for (const name of Object.getOwnPropertyNames(Resource.prototype)) {
  if (name !== "constructor") Object.defineProperty(Everything.prototype, name, { value: () => true });
}
const resource: AnyResource = new Everything();
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", ""];

function longest(plan: Plan): number {
  const known = new Map<PlanNode, number>();
  const from = (target: PlanNode | Ending): number => {
    if (isEnding(target)) return 0;
    const length = known.get(target) ?? 1 + Math.max(from(target.yes.to), from(target.no.to));
    known.set(target, length);
    return length;
  };
  return from(plan.entry.to);
}

it.each(METHODS)("the longest trace of a plan fits into a number that is exact (%s)", (method) => {
  // One bit leads; 53 bits are exact (ECMA-262 21.1.2.8).
  expect(longest(planFor({ resource, method }))).toBeLessThanOrEqual(52);
});

it("is empty before the walk begins, and the path to the first open node when it does", () => {
  const plan = planFor({ resource, method: "GET" });
  expect(traceTextOf(plan, 0, false)).toBe("");
  expect(traceTextOf(plan, 0, true)).toBe("");
  expect(traceTextOf(plan, 1, false)).toBe(plan.entry.passed.join(","));
});

it("follows the decisions to the end, however long the trace", () => {
  const plan = planFor({ resource, method: "PUT" });
  let turns = 1;
  let { to } = plan.entry;
  const passed = [...plan.entry.passed];
  while (!isEnding(to)) {
    const decision = longest({ ...plan, entry: to.yes }) >= longest({ ...plan, entry: to.no });
    const edge = decision ? to.yes : to.no;
    passed.push(...edge.passed);
    turns = turns * 2 + (decision ? 1 : 0);
    to = edge.to;
  }
  expect(turns).toBeGreaterThan(2 ** 31);
  expect(traceTextOf(plan, turns, false)).toBe(passed.join(","));
  // What is thrown while the response is made was thrown behind the last node.
  expect(traceTextOf(plan, turns, true)).toBe(passed.join(","));
});

it("ends with the node that threw", () => {
  const plan = planFor({ resource, method: "GET" });
  const { to } = plan.entry;
  if (isEnding(to)) throw new Error("The plan has no open node.");
  expect(traceTextOf(plan, 1, true)).toBe([...plan.entry.passed, to.id].join(","));
  expect(traceTextOf(plan, 1, false)).toBe(plan.entry.passed.join(","));
});

it("is the same when it is asked for again, also past the traces that are kept", () => {
  const plan = planFor({ resource, method: "GET" });
  const all = Array.from({ length: 600 }, (_, n) => 1024 + n);
  const first = all.map((turns) => traceTextOf(plan, turns, false));
  expect(all.map((turns) => traceTextOf(plan, turns, false))).toEqual(first);
  expect(new Set(first).size).toBeGreaterThan(1);
});
