import type { Subject } from "../graph/declared.ts";
import { fold, NOTHING_RECALLED, type Recalled, type YesNo } from "../graph/fold.ts";
import { remember, rowsOf } from "../graph/plan.ts";
import { type Edge, type Ending, isListed, type Row } from "../graph/row.ts";
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

export interface FullTrace {
  readonly passed: readonly Passed[];
  /** Where the trace ended; undefined where it stopped at a node without a decision. */
  readonly ending: Ending | undefined;
  readonly stoppedAt: string | undefined;
}

/** Names one passage of a node: a request whose act was stale goes back, and passes some of them again. */
export function passageKey(id: string, { returns }: Recalled): string {
  return returns === 0 ? id : `${id} (${returns + 1})`;
}

/** Every node of a request's trace, from the decisions of those that were open: what the plan folds away is folded again. */
export function fullTraceOf(asked: Subject, decisions: ReadonlyMap<string, boolean>): FullTrace {
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
    const decision = settled ?? (given === undefined ? undefined : given ? "yes" : "no");
    if (decision === undefined) return { passed, ending: undefined, stoppedAt: id };
    passed.push({ id, key, row, decision, settled: settled !== undefined, listed: isListed(id, row, decision) });
    recalled = remember(recalled, id, decision);
    at = row[decision];
  }
  return { passed, ending: typeof at === "string" ? undefined : at, stoppedAt: undefined };
}

/** The ids that the trace names. */
export function traceOf(passed: readonly Passed[]): readonly string[] {
  return passed.filter(({ listed }) => listed).map(({ id }) => id);
}
