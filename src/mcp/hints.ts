import { nodesOf } from "../graph/decisive.ts";
import type { Plan } from "../graph/plan.ts";
import { methodIs } from "../http/method.ts";

/** What an assistant is told about the effects of a tool, under the protocol's own names. */
export interface ToolHints {
  /** No act is reachable: nothing is changed. */
  readonly readOnlyHint: boolean;
  /** What exists may be replaced, removed, or changed in a way that the graph cannot know. */
  readonly destructiveHint: boolean;
  /** The same call again changes nothing more. */
  readonly idempotentHint: boolean;
}

/** Ruling 68: the hints follow from the acts that the plan can reach, and from the key where the tool requires one. */
export function hintsOf(plan: Plan, requiresKey: boolean): ToolHints {
  const { method } = plan;
  const acts = [...nodesOf(plan)].flatMap(({ row }) => (row.kind === "act" ? [row.callback] : []));
  const readOnlyHint = acts.length === 0;
  return {
    readOnlyHint,
    destructiveHint: acts.some((act) => act !== "apply" || methodIs(method, "replaces")),
    idempotentHint: readOnlyHint || methodIs(method, "idempotent") || requiresKey,
  };
}

export function readsKey(plan: Plan): boolean {
  return [...nodesOf(plan)].some(({ row }) => row.kind === "request" && row.field === "Idempotency-Key");
}
