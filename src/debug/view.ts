import { RequestHeaders } from "../http/headers.ts";
import type { RoutedResource } from "../service/mount.ts";
import { decisiveOf } from "./decisive.ts";
import { type ExplainedStep, stepOf } from "./explain.ts";
import { fullTraceOf } from "./fullTrace.ts";
import { type Meaning, meaningOf } from "./meaning.ts";
import { negotiationOf, type WeighedAxis } from "./negotiation.ts";
import type { Trace } from "./record.ts";

/** A conditional field of the request, and the nodes that evaluated it. */
export interface Condition {
  readonly field: string;
  readonly given: string;
  /** The nodes that looked at it, each with its decision. */
  readonly steps: readonly Pick<ExplainedStep, "id" | "question" | "decision" | "gave">[];
}

/** A recorded request as the page shows it, with what is worked out only then. */
export interface TraceView extends Trace, Meaning {
  /** The node that decided how it ended. */
  readonly decisive: string | undefined;
  readonly steps: readonly ExplainedStep[];
  readonly negotiation: readonly WeighedAxis[];
  readonly conditions: readonly Condition[];
}

const CONDITIONS = [
  "Idempotency-Key",
  "If-Match",
  "If-None-Match",
  "If-Modified-Since",
  "If-Unmodified-Since",
  "Range",
  "If-Range",
  "Prefer",
];

export function viewOf(trace: Trace, target: RoutedResource | undefined): TraceView {
  const headers = new RequestHeaders(Object.fromEntries(trace.request.headers));
  const steps = target === undefined ? [] : stepsOf(trace, target);
  return {
    ...trace,
    ...meaningOf(trace.status),
    decisive: target && decisiveOf(target.family.planOf(trace.method), { ...trace, steps }),
    steps,
    negotiation: target === undefined ? [] : negotiationOf(headers, target.family.kitOf(trace.method)),
    conditions: conditionsOf(headers, steps),
  };
}

function stepsOf({ method, decisions }: Trace, { resource }: RoutedResource): readonly ExplainedStep[] {
  const given = new Map(decisions);
  const yesNo = new Map(decisions.map(([id, { yes }]) => [id, yes]));
  return fullTraceOf({ resource, method }, yesNo).passed.map((each) =>
    stepOf(each, { resource, method }, given.get(each.id)),
  );
}

function conditionStep({ id, question, decision, gave }: ExplainedStep): Condition["steps"][number] {
  return { id, question, decision, ...(gave === undefined ? {} : { gave }) };
}

function conditionsOf(headers: RequestHeaders, steps: readonly ExplainedStep[]): readonly Condition[] {
  return CONDITIONS.flatMap((name) => {
    const given = headers.get(name);
    if (given === undefined) return [];
    const looked = steps.filter(({ decidedBy, settled }) => !settled && decidedBy.includes(name));
    return [{ field: name, given, steps: looked.map(conditionStep) }];
  });
}
