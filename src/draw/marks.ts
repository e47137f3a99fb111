import type { Plan, Rows } from "../graph/plan.ts";
import { type DrawnEdge, edgeKey } from "./edges.ts";
import { type Highlight, highlightOfPlan, highlightOfTrace } from "./highlight.ts";

export interface Marked {
  readonly plan?: Plan;
  readonly trace?: readonly string[];
  readonly status?: number;
}

/** What a plan and a trace say of each node and edge, in words that the style sheet knows. */
export class Marks {
  readonly #rows: Rows;
  readonly #plan: Highlight | undefined;
  readonly #trace: Highlight | undefined;

  constructor(rows: Rows, { plan, trace, status }: Marked) {
    this.#rows = rows;
    this.#plan = plan && highlightOfPlan(rows, plan);
    this.#trace = trace && highlightOfTrace(rows, trace, status);
  }

  ofChart(): readonly string[] {
    return [...(this.#plan ? ["has-plan"] : []), ...(this.#trace ? ["has-trace"] : [])];
  }

  ofNode(id: string): readonly string[] {
    return [...this.#planSays(id), ...this.#traceSays(this.#trace?.nodes.has(id))];
  }

  ofEdge({ from, decisions }: DrawnEdge): readonly string[] {
    const isOn = (highlight: Highlight | undefined) =>
      highlight && decisions.some((decision) => highlight.edges.has(edgeKey(from, decision)));
    return [...(isOn(this.#plan) === false ? ["dimmed"] : []), ...this.#traceSays(isOn(this.#trace))];
  }

  #planSays(id: string): readonly string[] {
    if (this.#plan === undefined) return [];
    if (!this.#plan.nodes.has(id)) return ["dimmed"];
    if (!this.#plan.open.has(id)) return ["settled"];
    const kind = this.#rows[id]?.kind;
    // A callback that is not overridden is a constant, and its node is settled: an open one is the author's.
    return kind === "ask" || kind === "act" || kind === "prepare" ? ["open", "overridden"] : ["open"];
  }

  #traceSays(isOnTrace: boolean | undefined): readonly string[] {
    if (isOnTrace === undefined) return [];
    return [isOnTrace ? "lit" : "faint"];
  }
}
