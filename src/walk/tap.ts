import type { PlanNode } from "../graph/plan.ts";
import type { Context } from "../resource/context.ts";
import { noteAwaited } from "../telemetry/notes.ts";
import type { Ended } from "../telemetry/observer.ts";
import type { Question } from "./questions.ts";
import type { Visit } from "./visit.ts";

export interface NodeDecision {
  readonly node: PlanNode;
  readonly decision: boolean | undefined;
  readonly thrown?: unknown;
  readonly milliseconds: number;
}

/** Called while requests walk. It never changes a response; what it throws is only reported. */
export interface Tap {
  decided(visit: Visit, decision: NodeDecision): void;
  failed(error: unknown, ctx: Context | undefined): void;
  ended(ended: Ended): void;
}

/** The same question, with a call of the tap for its decision. A synchronous question stays synchronous. */
export function tapped(question: Question, node: PlanNode, tap: Tap): Question {
  return (visit) => {
    const startedAt = performance.now();
    const tell = (decision: boolean | undefined, thrown?: unknown) =>
      tap.decided(visit, { node, decision, thrown, milliseconds: performance.now() - startedAt });
    const decided = (decision: boolean) => {
      tell(decision);
      return decision;
    };
    const failed = (error: unknown): never => {
      tell(undefined, error);
      throw error;
    };
    let decision: boolean | PromiseLike<boolean>;
    try {
      decision = question(visit);
    } catch (error) {
      return failed(error);
    }
    return typeof decision === "boolean" ? decided(decision) : decision.then(decided, failed);
  };
}

/** The same question, which notes how long its request has waited for it. One that is decided at once is not timed. */
export function noting(question: Question, { id, row }: PlanNode): Question {
  const callback = "callback" in row ? row.callback : undefined;
  return (visit) => {
    const decision = question(visit);
    if (typeof decision === "boolean") return decision;
    const note = noteAwaited(visit.request, id, callback);
    return decision.then(
      (settled) => {
        note();
        return settled;
      },
      (error: unknown) => {
        note();
        throw error;
      },
    );
  };
}
