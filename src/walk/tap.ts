import type { PlanNode } from "../graph/plan.ts";
import type { Context } from "../resource/context.ts";
import type { Ended } from "../telemetry/observer.ts";
import type { Question } from "./questions.ts";
import type { Visit } from "./visit.ts";

/** What became of one question. */
export interface Asked {
  readonly node: PlanNode;
  /** Undefined where it threw. */
  readonly answer: boolean | undefined;
  readonly thrown?: unknown;
  readonly milliseconds: number;
}

/** Told of requests while they walk. It never changes an answer, and what it throws is reported, no more. */
export interface Tap {
  /** A node that the plan leaves open was asked; what it left for the others stands in the visit. */
  asked(visit: Visit, asked: Asked): void;
  /** Something was thrown that the client is not told of. */
  failed(error: unknown, ctx: Context | undefined): void;
  /** The answer is ready: of a resource, a command, or of routing itself. */
  ended(ended: Ended): void;
}

/** The same question, and the tap is told of its answer. Whoever answers at once still does. */
export function tapped(question: Question, node: PlanNode, tap: Tap): Question {
  return (visit) => {
    const startedAt = performance.now();
    const tell = (answer: boolean | undefined, thrown?: unknown) =>
      tap.asked(visit, { node, answer, thrown, milliseconds: performance.now() - startedAt });
    const answered = (answer: boolean) => {
      tell(answer);
      return answer;
    };
    const failed = (error: unknown): never => {
      tell(undefined, error);
      throw error;
    };
    let answer: boolean | PromiseLike<boolean>;
    try {
      answer = question(visit);
    } catch (error) {
      return failed(error);
    }
    return typeof answer === "boolean" ? answered(answer) : answer.then(answered, failed);
  };
}
