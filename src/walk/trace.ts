import { isEnding, type Plan, type PlanEdge } from "../graph/plan.ts";
import { knownOr } from "../http/known.ts";

export const TRACE_HEADER = "X-Framework-Trace";
/** Known traces by plan and decisions. Clients determine the decisions, so each plan keeps a bounded number. */
const TRACES = new WeakMap<Plan, Map<number | string, string>>();
const MOST_TRACES = 256;

export interface TurnsTaken {
  /** Those that no longer fit into the number, "1" for yes. */
  readonly earlierTurns: string;
  readonly turns: number;
  /** Whether the last node threw: it was visited, so the trace ends with it. */
  readonly hasThrown: boolean;
}

/** The most decisions that a number records: 53 bits are exact (ECMA-262 21.1.2.8), and one leads. */
export const MOST_TURNS = 50;

export const turnsText = (turns: number): string => turns.toString(2).slice(1);

/** The ids of the nodes that a walk has passed, made from its decisions, a bit each, when the trace is read. */
export function traceTextOf(plan: Plan, taken: TurnsTaken): string {
  const { earlierTurns, turns, hasThrown } = taken;
  if (turns === 0) return "";
  const signed = hasThrown ? -turns : turns;
  const key = earlierTurns === "" ? signed : `${earlierTurns} ${signed}`;
  const traces = knownOr(TRACES, plan, () => new Map<number | string, string>());
  const known = traces.get(key);
  if (known !== undefined) return known;
  const traceText = retraced(plan, taken).join(",");
  if (traces.size < MOST_TRACES) traces.set(key, traceText);
  return traceText;
}

function retraced(plan: Plan, { earlierTurns, turns, hasThrown }: TurnsTaken): readonly string[] {
  const passed: string[] = [...plan.entry.passed];
  let { to } = plan.entry;
  for (const bit of earlierTurns + turnsText(turns)) {
    if (isEnding(to)) break;
    const edge: PlanEdge = bit === "1" ? to.yes : to.no;
    passed.push(...edge.passed);
    to = edge.to;
  }
  return hasThrown && !isEnding(to) ? [...passed, to.id] : passed;
}
