import { isEnding, type Plan, type PlanEdge } from "../graph/plan.ts";

/** The header that carries a request's trace. */
export const TRACE_HEADER = "X-Framework-Trace";

/** Known traces by plan and decisions. Clients determine the decisions, so each plan keeps a bounded number. */
const TRACES = new WeakMap<Plan, Map<number, string>>();
const MOST_TRACES = 256;

/**
 * The ids of the nodes that a walk has passed, from the decisions of its open nodes. A walk records only those, a bit each,
 * which costs next to nothing; the trace is made from them when it is read.
 */
export function traceTextOf(plan: Plan, turns: number, hasThrown: boolean): string {
  if (turns === 0) return "";
  const key = hasThrown ? -turns : turns;
  const traces = tracesOf(plan);
  const known = traces.get(key);
  if (known !== undefined) return known;
  const traceText = retraced(plan, turns, hasThrown).join(",");
  if (traces.size < MOST_TRACES) traces.set(key, traceText);
  return traceText;
}

function retraced(plan: Plan, turns: number, hasThrown: boolean): readonly string[] {
  const passed: string[] = [...plan.entry.passed];
  let { to } = plan.entry;
  for (const bit of turns.toString(2).slice(1)) {
    if (isEnding(to)) break;
    const edge: PlanEdge = bit === "1" ? to.yes : to.no;
    passed.push(...edge.passed);
    to = edge.to;
  }
  return hasThrown && !isEnding(to) ? [...passed, to.id] : passed;
}

function tracesOf(plan: Plan): Map<number, string> {
  const known = TRACES.get(plan);
  if (known !== undefined) return known;
  const traces = new Map<number, string>();
  TRACES.set(plan, traces);
  return traces;
}
