import type { Plan } from "../graph/plan.ts";
import type { HaltScope } from "./fault.ts";
import type { Kit } from "./kit.ts";
import type { Step } from "./visit.ts";

/** What nodes of authors' bring for the walk. */
export interface NodesInWalk {
  settling(steps: Step, plan: Plan, kit: Kit, scope: HaltScope | undefined): Step;
}

/** The steps, with what the nodes settle when the response is decided. Without such nodes they are unchanged. */
export function withSettling(steps: Step, plan: Plan, kit: Kit, scope: HaltScope | undefined): Step {
  const works = kit.sample.nodes[0]?.works as NodesInWalk | undefined;
  return works?.settling(steps, plan, kit, scope) ?? steps;
}
