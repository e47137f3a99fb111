import type { PlanNode } from "../graph/plan.ts";
import type { Context } from "../resource/context.ts";
import type { Ended } from "../telemetry/observer.ts";
import type { Question } from "./questions.ts";
import type { Visit } from "./visit.ts";

/** The decision of one node. */
export interface NodeDecision {
  readonly node: PlanNode;
  /** Undefined where it threw. */
  readonly decision: boolean | undefined;
  readonly thrown?: unknown;
  readonly milliseconds: number;
}

/** Called while requests walk. It never changes a response; what it throws is only reported. */
export interface Tap {
  /** An open node has decided; what it stored for later nodes is in the visit. */
  decided(visit: Visit, decision: NodeDecision): void;
  /** Something was thrown that the client is not told of. */
  failed(error: unknown, ctx: Context | undefined): void;
  /** The response is ready: of a resource, a command, or of routing itself. */
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
