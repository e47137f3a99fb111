import type { Subject } from "../graph/declared.ts";
import { fold, type Way, type YesNo } from "../graph/fold.ts";
import { type Rows, remember } from "../graph/plan.ts";
import { type Edge, type Ending, isListed, type Row } from "../graph/row.ts";
import { ENTRY, TABLE } from "../graph/table.ts";
import { facetOf } from "../resource/facets.ts";

/** A node on a request's way, asked or settled at mount. */
export interface Passed {
  readonly id: string;
  readonly row: Row;
  readonly answer: YesNo;
  /** True where the plan knew the answer before any request came. */
  readonly settled: boolean;
  /** Whether the trace names it. */
  readonly listed: boolean;
}

export interface Passage {
  readonly passed: readonly Passed[];
  /** Where the way ended; undefined where it stopped at a node that nobody answered. */
  readonly ending: Ending | undefined;
  /** The node that nobody answered. */
  readonly stoppedAt: string | undefined;
}

const ROWS: Rows = TABLE;

/** Every node of a request's way, from the answers of those that were open: what the plan folds away is folded anew. */
export function passageOf(given: Subject, answers: ReadonlyMap<string, boolean>): Passage {
  const subject = { ...given, resource: facetOf(given.resource, given.method) };
  const passed: Passed[] = [];
  let at: Edge<string> = ENTRY;
  let way: Way = { exists: true, creates: false };
  while (typeof at === "string") {
    const id: string = at;
    const row: Row | undefined = ROWS[id];
    if (row === undefined) break;
    const told = answers.get(id);
    const settled = fold(row, subject, way);
    const answer = settled ?? (told === undefined ? undefined : told ? "yes" : "no");
    if (answer === undefined) return { passed, ending: undefined, stoppedAt: id };
    passed.push({ id, row, answer, settled: settled !== undefined, listed: isListed(id, row, answer) });
    way = remember(way, id, answer);
    at = row[answer];
  }
  return { passed, ending: typeof at === "string" ? undefined : at, stoppedAt: undefined };
}

/** The ids that the trace names. */
export function traceOf(passed: readonly Passed[]): readonly string[] {
  return passed.filter(({ listed }) => listed).map(({ id }) => id);
}
