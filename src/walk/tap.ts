import type { PlanNode } from "../graph/plan.ts";
import type { Context } from "../resource/context.ts";
import type { Ended } from "../telemetry/observer.ts";
import type { Question } from "./questions.ts";
import type { Visit } from "./visit.ts";

/** What became of one question. */
export interface NodeDecision {
  readonly node: PlanNode;
  /** Undefined where it threw. */
  readonly decision: boolean | undefined;
  readonly thrown?: unknown;
  readonly milliseconds: number;
}

/** Told of requests while they walk. It never changes a response, and what it throws is reported, no more. */
export interface Tap {
  /** A node that the plan leaves open decided; what it left for the others stands in the visit. */
  decided(visit: Visit, decision: NodeDecision): void;
  /** Something was thrown that the client is not told of. */
  failed(error: unknown, ctx: Context | undefined): void;
  /** The response is ready: of a resource, a command, or of routing itself. */
  ended(ended: Ended): void;
}

/** The same question, and the tap is told of its decision. A synchronous one stays so. */
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
