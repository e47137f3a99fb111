import type { PlanNode } from "../graph/plan.ts";
import { noteAwaited } from "../telemetry/notes.ts";
import type { Question } from "./questions.ts";

/** Makes a question that listens to one of a walk. A synchronous question stays synchronous. */
export type Tap = (question: Question, node: PlanNode) => Question;

/** The same question, which notes how long its request has waited for it. One that is decided at once is not timed. */
export const noting: Tap = (question, { id, row }) => {
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
};
