import { canSucceed, isRefusing } from "../graph/decisive.ts";
import type { Subject } from "../graph/declared.ts";
import { fold, NOTHING_RECALLED, type Recalled, type YesNo } from "../graph/fold.ts";
import { isEnding, type Plan, type PlanEdge, type PlanNode, remember, rowsOf } from "../graph/plan.ts";
import { type Edge, isListed, type Row } from "../graph/row.ts";
import { ENTRY } from "../graph/table.ts";
import { facetOf } from "../resource/attached.ts";

/** A node of a request's trace, decided by the request or settled at mount. */
export interface Passed {
  readonly id: string;
  /** Its id, and where it is passed again, the round. */
  readonly key: string;
  readonly row: Row;
  readonly decision: YesNo;
  /** True where the plan knew the decision before any request came. */
  readonly settled: boolean;
  readonly listed: boolean;
}

/** Names one passage of a node: a request whose act was stale goes back, and passes some of them again. */
export const passageKey = (id: string, { returns }: Recalled): string =>
  returns === 0 ? id : `${id} (${returns + 1})`;

/**
 * Every node of a request's trace, from the decisions of those that were open: what the plan folds away is folded again. `ending` is
 * undefined where it stopped at a node without a decision.
 */
export function fullTraceOf(asked: Subject, decisions: ReadonlyMap<string, { readonly yes: boolean }>) {
  const subject = { ...asked, resource: facetOf(asked.resource, asked.method) };
  const rows = rowsOf(subject.resource);
  const passed: Passed[] = [];
  let at: Edge<string> = ENTRY;
  let recalled = NOTHING_RECALLED;
  while (typeof at === "string") {
    const id: string = at;
    const row: Row | undefined = rows[id];
    if (row === undefined) break;
    const key = passageKey(id, recalled);
    const given = decisions.get(key);
    const settled = fold(row, subject, recalled);
    const decision = settled ?? (given && (given.yes ? "yes" : "no"));
    if (decision === undefined) break;
    passed.push({ id, key, row, decision, settled: settled !== undefined, listed: isListed(id, row, decision) });
    recalled = remember(recalled, id, decision);
    at = row[decision];
  }
  return { passed, ending: typeof at === "string" ? undefined : at };
}

export const traceOf = (passed: readonly Passed[]): readonly string[] =>
  passed.filter(({ listed }) => listed).map(({ id }) => id);

export interface Decided {
  readonly status: number | undefined;
  readonly steps: readonly { readonly id: string; readonly decision: YesNo; readonly settled: boolean }[];
  readonly thrown: { readonly id: string | undefined } | undefined;
}

/**
 * The node that decided how a request ended, for a reader who asks why: the callback that threw; for a refusal, the last
 * node after whose other decision it could have succeeded (for a 404, G7 and not those that looked for a former
 * resource); for a redirection, the last node that the request decided; else where the plan ended it. A success has none.
 */
export function decisiveOf(plan: Plan, { status, steps, thrown }: Decided): string | undefined {
  if (thrown?.id !== undefined) return thrown.id;
  if (status === undefined || status < 300) return undefined;
  const passed = openNodes(plan, steps);
  const decisive = isRefusing(status) ? passed.findLast(({ other }) => canSucceed(other)) : passed.at(-1);
  return decisive?.node.id ?? steps.at(-1)?.id;
}

function openNodes(plan: Plan, steps: Decided["steps"]) {
  const decisions = steps.filter(({ settled }) => !settled);
  const passed: { readonly node: PlanNode; readonly other: PlanEdge }[] = [];
  let at = plan.entry.to;
  while (!isEnding(at)) {
    const step = decisions[passed.length];
    if (step?.id !== at.id) break;
    const { decision } = step;
    passed.push({ node: at, other: at[decision === "yes" ? "no" : "yes"] });
    at = at[decision].to;
  }
  return passed;
}
