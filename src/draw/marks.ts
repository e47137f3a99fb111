import type { Plan, Rows } from "../graph/plan.ts";
import { type DrawnEdge, edgeKey } from "./edges.ts";
import { type Trail, trailOfPlan, trailOfWay } from "./trail.ts";

export interface Marked {
  readonly plan?: Plan;
  readonly way?: readonly string[];
  readonly status?: number;
}

/** What a plan and a way say of each node and edge, in words that the style sheet knows. */
export class Marks {
  readonly #rows: Rows;
  readonly #plan: Trail | undefined;
  readonly #way: Trail | undefined;

  constructor(rows: Rows, { plan, way, status }: Marked) {
    this.#rows = rows;
    this.#plan = plan && trailOfPlan(rows, plan);
    this.#way = way && trailOfWay(rows, way, status);
  }

  ofChart(): readonly string[] {
    return [...(this.#plan ? ["has-plan"] : []), ...(this.#way ? ["has-way"] : [])];
  }

  ofNode(id: string): readonly string[] {
    return [...this.#planSays(id), ...this.#waySays(this.#way?.nodes.has(id))];
  }

  ofEdge({ from, answers }: DrawnEdge): readonly string[] {
    const isOn = (trail: Trail | undefined) =>
      trail && answers.some((answer) => trail.edges.has(edgeKey(from, answer)));
    return [...(isOn(this.#plan) === false ? ["dimmed"] : []), ...this.#waySays(isOn(this.#way))];
  }

  #planSays(id: string): readonly string[] {
    if (this.#plan === undefined) return [];
    if (!this.#plan.nodes.has(id)) return ["dimmed"];
    if (!this.#plan.open.has(id)) return ["settled"];
    const kind = this.#rows[id]?.kind;
    // A callback that is not overridden is a constant, and its node is settled: an open one is the author's.
    return kind === "ask" || kind === "act" || kind === "prepare" ? ["open", "overridden"] : ["open"];
  }

  #waySays(isOnWay: boolean | undefined): readonly string[] {
    if (isOnWay === undefined) return [];
    return [isOnWay ? "lit" : "faint"];
  }
}
