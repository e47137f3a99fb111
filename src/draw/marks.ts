import type { Plan, Rows } from "../graph/plan.ts";
import { type DrawnEdge, edgeKey } from "./edges.ts";
import { type Highlight, highlightOfPlan, highlightOfTrace } from "./highlight.ts";

export interface Marked {
  readonly plan?: Plan;
  readonly trace?: readonly string[];
  readonly status?: number;
}

/** The classes of the style sheet that a plan and a trace give to each node and edge. */
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
    // The node of a callback that is not overridden is settled, so the callback of an open one is overridden.
    return kind === "ask" || kind === "act" || kind === "prepare" ? ["open", "overridden"] : ["open"];
  }

  #traceSays(isOnTrace: boolean | undefined): readonly string[] {
    if (isOnTrace === undefined) return [];
    return [isOnTrace ? "lit" : "faint"];
  }
}
