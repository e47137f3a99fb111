import type { McpTool, ToolHints } from "signalbox/mcp";
import { isEnding, type Plan, type PlanEdge } from "../../src/graph/plan.ts";

/** The acts that a plan leads to, by following every edge. */
function actsIn({ entry }: Plan): ReadonlySet<string> {
  const acts = new Set<string>();
  const seen = new Set<unknown>();
  const follow = ({ to }: PlanEdge): void => {
    if (isEnding(to) || seen.has(to)) return;
    seen.add(to);
    if (to.row.kind === "act") acts.add(to.row.callback);
    follow(to.yes);
    follow(to.no);
  };
  follow(entry);
  return acts;
}

/** The hints that a plan allows, for a tool that requires these arguments. */
export function hintsBy(plan: Plan, required: readonly string[]): ToolHints {
  const acts = actsIn(plan);
  const readOnlyHint = acts.size === 0;
  const onlyCreates = plan.method === "POST" && !acts.has("processPost");
  return {
    readOnlyHint,
    destructiveHint: !readOnlyHint && !onlyCreates,
    idempotentHint: readOnlyHint || ["PUT", "DELETE"].includes(plan.method) || required.includes("idempotencyKey"),
  };
}

export function requiredOf({ inputSchema }: McpTool): readonly string[] {
  return (inputSchema["required"] as readonly string[] | undefined) ?? [];
}

interface Planned {
  readonly resources: readonly { readonly pattern: string; readonly plans: ReadonlyMap<string, Plan> }[];
}

/** The tools whose hints are not those of their plans, and how many are. */
export function comparedWithPlans(
  { resources }: Planned,
  tools: readonly McpTool[],
  operations: ReadonlyMap<string, { readonly method: string; readonly pattern: string }>,
) {
  const wrong = tools.filter((tool) => {
    const { method = "", pattern } = operations.get(tool.name) ?? {};
    const plan = resources.find((each) => each.pattern === pattern)?.plans.get(method);
    const { readOnlyHint, destructiveHint, idempotentHint } = tool.annotations;
    const hints = JSON.stringify({ readOnlyHint, destructiveHint, idempotentHint });
    return plan === undefined || hints !== JSON.stringify(hintsBy(plan, requiredOf(tool)));
  });
  return { wrong: wrong.map(({ name }) => name), equal: tools.length - wrong.length };
}
