import type { PlanNode } from "../graph/plan.ts";
import { tell } from "../http/later.ts";
import type { Context } from "../resource/context.ts";
import { logFailure } from "../service/errorHook.ts";
import { insideOf } from "../service/inside.ts";
import type { Ended } from "../telemetry/observer.ts";
import type { Question } from "../walk/questions.ts";
import type { Tap } from "../walk/tap.ts";
import type { Visit } from "../walk/visit.ts";

export interface NodeDecision {
  readonly node: PlanNode;
  readonly decision: boolean | undefined;
  readonly thrown?: unknown;
  readonly milliseconds: number;
}

/** Called while requests walk. It never changes a response; what it throws is only reported. */
export interface WalkListener {
  decided(visit: Visit, decision: NodeDecision): void;
  failed(error: unknown, ctx: Context | undefined): void;
  ended(ended: Ended): void;
}

/** The listener hears every walk, also of routes that are added later. Returns a function that removes the listener. */
export function listenTo(service: object, listener: WalkListener): () => void {
  const { taps, listeners, watch, renew } = insideOf(service);
  const tap: Tap = (question, node) => tapped(question, node, listener);
  const failed: WalkListener["failed"] = (error, ctx) => safely(() => listener.failed(error, ctx));
  const unwatch = watch((ended) => listener.ended(ended));
  listeners.add(failed);
  taps.add(tap);
  renew();
  return () => {
    unwatch();
    listeners.delete(failed);
    taps.delete(tap);
    renew();
  };
}

const safely = (call: () => unknown): void => tell(call, logFailure);

/** The same question, with a call of the listener for its decision. */
export function tapped(question: Question, node: PlanNode, listener: Pick<WalkListener, "decided">): Question {
  return (visit) => {
    const startedAt = performance.now();
    const told = (decision: boolean | undefined, thrown?: unknown) => {
      const milliseconds = performance.now() - startedAt;
      safely(() => listener.decided(visit, { node, decision, thrown, milliseconds }));
    };
    const decided = (decision: boolean) => {
      told(decision);
      return decision;
    };
    const failed = (error: unknown): never => {
      told(undefined, error);
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
