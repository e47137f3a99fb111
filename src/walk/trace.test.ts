import { expect, it } from "vitest";
import { NOTHING_RECALLED } from "../graph/fold.ts";
import { isEnding, type Plan, type PlanEdge, type PlanNode, planFor } from "../graph/plan.ts";
import { type Ending, end } from "../graph/row.ts";
import { TABLE } from "../graph/table.ts";
import { RequestBody } from "../http/body.ts";
import { RequestHeaders } from "../http/headers.ts";
import { HttpRequest } from "../http/request.ts";
import { type AnyResource, Resource } from "../resource/resource.ts";
import { compile } from "./compile.ts";
import { DeadlineClock } from "./deadline.ts";
import { Kit } from "./kit.ts";
import { traceTextOf } from "./trace.ts";
import { Visit } from "./visit.ts";

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
const taken = (turns: number, hasThrown = false, earlierTurns = "") => ({ earlierTurns, turns, hasThrown });

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

it("is empty before the walk begins, and the path to the first open node when it does", () => {
  const plan = planFor({ resource, method: "GET" });
  expect(traceTextOf(plan, taken(0))).toBe("");
  expect(traceTextOf(plan, taken(0, true))).toBe("");
  expect(traceTextOf(plan, taken(1))).toBe(plan.entry.passed.join(","));
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
  expect(traceTextOf(plan, taken(turns))).toBe(passed.join(","));
  // What is thrown while the response is made was thrown behind the last node.
  expect(traceTextOf(plan, taken(turns, true))).toBe(passed.join(","));
});

it("ends with the node that threw", () => {
  const plan = planFor({ resource, method: "GET" });
  const { to } = plan.entry;
  if (isEnding(to)) throw new Error("The plan has no open node.");
  expect(traceTextOf(plan, taken(1, true))).toBe([...plan.entry.passed, to.id].join(","));
  expect(traceTextOf(plan, taken(1))).toBe(plan.entry.passed.join(","));
});

it("is the same when it is asked for again, also past the traces that are kept", () => {
  const plan = planFor({ resource, method: "GET" });
  const all = Array.from({ length: 600 }, (_, n) => 1024 + n);
  const first = all.map((turns) => traceTextOf(plan, taken(turns)));
  expect(all.map((turns) => traceTextOf(plan, taken(turns)))).toEqual(first);
  expect(new Set(first).size).toBeGreaterThan(1);
});

it("is told from one whose first decisions were others, although the last are the same", () => {
  const plan = chain();
  const turns = 2 ** 3 - 1;
  expect(traceTextOf(plan, taken(turns, false, "11"))).toBe("X1,X2,X3,X4");
  expect(traceTextOf(plan, taken(turns, false, "1"))).toBe("X1,X2,X3");
});

/** A chain of nodes that is far longer than any of today's plans, and ends wherever one of them says no. */
const LENGTH = 130;
function chain(): Plan {
  const refused = { passed: [], to: end(404) };
  let next: PlanEdge = { passed: [], to: end(204) };
  for (let n = LENGTH; n > 0; n -= 1) {
    const id = `X${n}`;
    const yes = { ...next, passed: [id] };
    next = { passed: [`X${n - 1}`], to: { id, row: TABLE.B11, yes, no: refused, recalled: NOTHING_RECALLED } };
  }
  return { method: "GET", rows: {}, entry: { ...next, passed: [] } };
}

function visitOf(asked: AnyResource, plan: Plan): Visit {
  const kit = new Kit(asked, {
    codecs: {},
    cors: undefined,
    deadline: new DeadlineClock(60_000),
    challenge: "Bearer",
    credentials: ["Authorization"],
    described: { read: [], sent: [] },
    defaults: {},
    trace: false,
    onError: () => undefined,
    maxBodyBytes: 0,
  });
  const request = new HttpRequest({
    method: "GET",
    target: "/",
    headers: new RequestHeaders({}),
    body: new RequestBody(undefined, 0),
    peer: "127.0.0.1",
    signal: () => new AbortController().signal,
  });
  return new Visit(request, { pattern: "/", resource: asked }, kit, plan);
}

it.each([
  ["at once", () => true],
  ["later", () => Promise.resolve(true)],
  ["now so, now so", (n: number) => (n % 3 === 0 ? Promise.resolve(true) : true)],
] as const)("has no longest path: nodes that decide %s", async (_, decide) => {
  for (const last of [1, 49, 50, 51, 52, 53, 99, 100, 101, LENGTH]) {
    let asked = 0;
    class Asked extends Resource {
      override uriTooLong() {
        asked += 1;
        if (asked === last + 1) throw new Error("The last one.");
        return decide(asked) as true;
      }
    }
    const plan = chain();
    const visit = visitOf(new Asked(), plan);
    const expected = Array.from({ length: Math.min(last + 1, LENGTH) }, (__, n) => `X${n + 1}`);
    try {
      await compile(plan, visit.kit)(visit);
    } catch {
      visit.hasThrown = true;
    }
    expect([last, visit.trace]).toEqual([last, expected]);
    expect(Number.isSafeInteger(visit.turns)).toBe(true);
  }
});
