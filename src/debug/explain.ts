import { decidedBy, statusText } from "../draw/decidedBy.ts";
import { calledFor } from "../graph/carried.ts";
import type { YesNo } from "../graph/fold.ts";
import { isEnding, type Plan, type PlanEdge, type PlanNode } from "../graph/plan.ts";
import { reachOf } from "../graph/reach.ts";
import type { Ending, Row } from "../graph/row.ts";
import { rowWords, wordsFor } from "../graph/tableWords.ts";
import { HttpResponse, statusPhrase } from "../http/response.ts";
import { atMost, letGo } from "../http/responseStream.ts";
import { timerDelay } from "../http/timer.ts";
import { facetOf, nameOf } from "../resource/attached.ts";
import { overrides } from "../resource/overrides.ts";
import type { AnyResource } from "../resource/resource.ts";
import { insideOf } from "../service/inside.ts";
import type { RoutedResource } from "../service/mount.ts";
import { type Service, UNREADABLE_PATH } from "../service/service.ts";
import { questionOf } from "../walk/compile.ts";
import { DeadlineExceeded } from "../walk/deadline.ts";
import { mappedBy, outcomeOf } from "../walk/fault.ts";
import { haltableAt } from "../walk/run.ts";
import { Visit } from "../walk/visit.ts";
import { writtenNames } from "./callbacks.ts";
import { fullTraceOf, type Passed, passageKey, traceOf } from "./fullTrace.ts";
import { gaveOf, isClaim, isHit, unaskedText } from "./gave.ts";
import { inOneLine } from "./inOneLine.ts";
import type { RecordedDecision } from "./recorder.ts";
import { type ExplainRequest, excessOf, imaginedRequest } from "./typed.ts";

/** One node of the trace, in words. */
export interface ExplainedStep {
  readonly id: string;
  readonly question: string;
  /** The section of the specification that the decision follows. */
  readonly law: string;
  readonly kind: Row["kind"];
  /** What decides it: callbacks, declarations, a request field. */
  readonly decidedBy: readonly string[];
  readonly decision: YesNo;
  /** Where the decision leads: an id, or a status. */
  readonly leads: string;
  /** True where the decision was known at mount. */
  readonly settled: boolean;
  /** What a callback returned, where one was called. */
  readonly gave?: string;
  readonly milliseconds?: number;
}

/** A status that the request could still end with. */
export interface Outlook {
  readonly status: number;
  readonly phrase: string;
  /** The node that leads there. */
  readonly from: string | undefined;
}

/** The trace that a request would have. Plain data, so that it can be sent and printed. */
export interface Explanation {
  readonly method: string;
  readonly target: string;
  readonly kind: "resource" | "command" | "unrouted";
  /** The pattern of the route. */
  readonly route: string | undefined;
  /** The name of the resource's class. */
  readonly resource: string | undefined;
  /** The ids that X-Framework-Trace would list. */
  readonly trace: readonly string[];
  readonly steps: readonly ExplainedStep[];
  /** The status of its response; undefined where that depends on an act. */
  readonly status: number | undefined;
  readonly phrase: string | undefined;
  /** What the response would carry, and the callbacks that would be called for it. They were not. */
  readonly carries: readonly string[];
  readonly wouldCall: readonly string[];
  /** The act before which the walk stopped, and the endings that stay possible. */
  readonly stopsBefore: { readonly id: string; readonly question: string; readonly callback: string } | undefined;
  readonly possible: readonly Outlook[];
  /** What a callback threw, and at which node. */
  readonly thrown: { readonly id: string | undefined; readonly error: string } | undefined;
  /** The result in a sentence. */
  readonly conclusion: string;
}

/** Why no route handles the request, for reasons other than that none matches. */
const UNROUTED: Readonly<Record<number, string>> = {
  204: "OPTIONS * asks about the server as a whole.",
  400: UNREADABLE_PATH,
};

/**
 * Where a request would lead, without side effects: the plan that handles requests is walked up to the first node that
 * acts. Callbacks that decide a node are called: only they know. A head that is too large to be explained rejects with a
 * RangeError.
 */
export async function explain(service: Service, described: ExplainRequest): Promise<Explanation> {
  const excess = excessOf(described);
  if (excess !== undefined) throw new RangeError(excess);
  const request = imaginedRequest(described);
  const target = insideOf(service).targetOf(request);
  const nothing = { ...NOTHING, method: described.method, target: described.target };
  if (target instanceof HttpResponse) {
    const { status } = target;
    const conclusion = `${UNROUTED[status] ?? "No route matches this path."} The graph is never entered: ${status}.`;
    return { ...nothing, kind: "unrouted", status, phrase: statusPhrase(status), conclusion };
  }
  if (target.kind === "commands") {
    const conclusion = "A command handles this: a plain handler, which was not called. There is no graph to walk.";
    return { ...nothing, kind: "command", route: target.pattern, conclusion };
  }
  const { family } = target;
  const plan = family.planOf(request.method);
  const kit = family.kitOf(request.method);
  request.bodyLimit = kit.maxBodyBytes;
  const visit = new Visit(request, target, kit, plan);
  const found: Found = { decisions: new Map(), prepared: new Set() };
  await withinDeadline(visit, found, walk(visit, plan, found));
  return { ...nothing, ...worded(target, request.method, found) };
}

const NOTHING = {
  route: undefined,
  resource: undefined,
  trace: [],
  steps: [],
  status: undefined,
  phrase: undefined,
  carries: [],
  wouldCall: [],
  stopsBefore: undefined,
  possible: [],
  thrown: undefined,
} as const;

interface Found {
  readonly decisions: Map<string, RecordedDecision>;
  /** The callbacks that were called to prepare something, or that need not be, because what they gave is kept. */
  readonly prepared: Set<string>;
  at?: string;
  act?: PlanNode;
  thrown?: { readonly id: string | undefined; readonly error: unknown; readonly mapped: unknown };
}

/** Sets up and releases what a real walk does. It is released without a status, because nothing was done. */
async function walk(visit: Visit, plan: Plan, found: Found): Promise<void> {
  let to: PlanNode | Ending = plan.entry.to;
  try {
    visit.turns = 1;
    while (!isEnding(to)) {
      if (to.row.kind === "act") {
        found.act = to;
        return;
      }
      found.at = to.id;
      const startedAt = performance.now();
      const isSkipped = isUnneeded(to, visit) || isClaim(to);
      if (to.row.kind === "prepare" && !isSkipped) found.prepared.add(to.row.callback);
      const yes: boolean = isSkipped || (await questionOf(to, visit.kit)(visit));
      if (isHit(to, yes)) for (const kept of ["represent", "links"]) found.prepared.add(kept);
      const gave = isClaim(to) ? unaskedText(visit) : gaveOf(to, visit);
      found.decisions.set(passageKey(to.id, to.recalled), { yes, gave, milliseconds: performance.now() - startedAt });
      const edge: PlanEdge = to[yes ? "yes" : "no"];
      visit.turn(yes);
      to = edge.to;
    }
  } catch (error) {
    const { thrown: mapped } = await mappedBy(visit, error);
    found.thrown ??= { id: found.at, error, mapped };
  } finally {
    letGo(visit.content);
    await visit.loans?.abandon({ status: undefined });
    await visit.release({ status: undefined });
  }
}

/** The representation is made only where the next node reads it, because the request asks for ranges. */
function isUnneeded({ row, yes: { to } }: PlanNode, { request }: Visit): boolean {
  if (row.kind !== "prepare" || row.callback !== "represent") return false;
  return isEnding(to) || (to.row.kind === "request" && !request.headers.has(to.row.field ?? ""));
}

/** A callback that never settles must not keep the reader waiting. */
async function withinDeadline({ request, kit }: Visit, found: Found, walked: Promise<void>): Promise<void> {
  const { ms } = kit.deadlineOf(request.method);
  let isOver = false;
  await atMost(
    timerDelay(ms),
    walked.finally(() => (isOver = true)),
  );
  if (isOver) return;
  const error = new DeadlineExceeded(`It did not return within ${ms} ms.`);
  found.thrown ??= { id: found.at, error, mapped: error };
  request.cancel(error);
}

function worded(target: RoutedResource, method: string, found: Found) {
  const { resource, pattern } = target;
  const { decisions, prepared, act, thrown } = found;
  const facet = facetOf(resource, method);
  const { passed, ending } = fullTraceOf({ resource, method }, decisions);
  const statuses = haltableAt(target.family.planOf(method), target.family.kitOf(method));
  const scope = { statuses, resource: nameOf(resource) };
  const status = thrown === undefined ? ending?.status : outcomeOf(thrown.mapped, scope).status;
  const possible = act === undefined ? [] : outlook(act, method);
  const { carries = [] } = thrown === undefined ? (ending ?? {}) : {};
  return {
    kind: "resource" as const,
    route: pattern,
    resource: nameOf(resource),
    trace: [...traceOf(passed), ...(thrown?.id === undefined ? [] : [thrown.id])],
    steps: passed.map((each) => stepOf(each, { resource, method }, decisions.get(each.key))),
    status,
    phrase: status === undefined ? undefined : statusPhrase(status),
    carries: carries.flatMap((part) => wordsFor(part, { resource, method, isHalt: false })),
    wouldCall: carries.flatMap(calledFor).filter((callback) => overrides(facet, callback) && !prepared.has(callback)),
    stopsBefore: act && { id: act.id, question: rowWords(act.id).question, callback: decidedBy(act.row).join() },
    possible,
    thrown: thrown && { id: thrown.id, error: inOneLine(thrown.error) },
    conclusion: conclusionOf(found, status, possible),
  };
}

export function stepOf(
  { id, row, decision, settled }: Passed,
  { resource, method }: { readonly resource: AnyResource; readonly method: string },
  found?: RecordedDecision,
): ExplainedStep {
  const leads = row[decision];
  return {
    id,
    ...rowWords(id, row),
    kind: row.kind,
    decidedBy: writtenNames(row, resource, method),
    decision,
    leads: typeof leads === "string" ? leads : statusText(leads),
    settled,
    ...(found?.gave === undefined ? {} : { gave: found.gave }),
    ...(found === undefined ? {} : { milliseconds: found.milliseconds }),
  };
}

function outlook(act: PlanNode, method: string): readonly Outlook[] {
  const { endings: reached } = reachOf({ method, rows: {}, entry: { passed: [], to: act } });
  const statuses = [...new Set(reached.map(({ ending }) => ending.status))].sort((a, b) => a - b);
  return statuses.map((status) => ({
    status,
    phrase: statusPhrase(status),
    from: reached.find(({ ending }) => ending.status === status)?.from?.id,
  }));
}

function conclusionOf({ act, thrown }: Found, status: number | undefined, possible: readonly Outlook[]): string {
  if (thrown !== undefined)
    return `the callback at ${thrown.id} threw ${inOneLine(thrown.error)}: ${status} ${statusPhrase(status ?? 500)}.`;
  if (act === undefined) return `The response would be ${status} ${statusPhrase(status ?? 200)}.`;
  const may = possible.map((each) => String(each.status)).join(", ");
  return `It would call ${decidedBy(act.row).join()} at ${act.id}, and explain stops before that. Possible after it: ${may}.`;
}
