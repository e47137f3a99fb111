import { GUARDING, isGuarded } from "../graph/causes.ts";
import type { PlanNode } from "../graph/plan.ts";
import { mayBeStored } from "../graph/row.ts";
import { isForOne, isUnstored } from "../http/cacheControl.ts";
import { addVary, fieldIn } from "../http/response.ts";
import type { Kit } from "./kit.ts";
import type { Step } from "./visit.ts";

/** Ruling 48: what ends here or later names the fields of the guard. */
export function guardedStep(step: Step, { row }: PlanNode, method: string, { sample, options }: Kit): Step {
  if (row.kind !== "ask" || !GUARDING.has(row.callback)) return step;
  if (!isGuarded({ resource: sample, method })) return step;
  return (visit) => {
    visit.guardedBy = options.credentials;
    return step(visit);
  };
}

/** Nothing where no shared cache may store it, or no cache would without being told. */
export function varyByGuard(names: readonly string[], status: number, fields: string[]): void {
  const said = fieldIn(fields, "cache-control");
  if (isUnstored(said) || isForOne(said)) return;
  if (said === undefined && !mayBeStored(status) && fieldIn(fields, "expires") === undefined) return;
  for (const name of names) addVary(fields, name);
}
