import { isEnding, type PlanEdge } from "../graph/plan.ts";
import { type Counted, contentNamed } from "../graph/reach.ts";

/**
 * The decisions that a document covers. If the author's return value decides between two statuses of success, the document lists those that
 * the description names. After the sunset every request is 410 (ruling 60).
 */
export function countedBy(named: readonly number[], isGone: boolean): Counted {
  const isAlwaysAccepted = named.join() === "202";
  const isNamed = ({ to }: PlanEdge) => isEnding(to) && named.includes(to.status);
  return {
    key: `${named.join()} ${isGone}`,
    has(node, decision) {
      const { row } = node;
      if (row.kind === "ask" && row.callback === "accepted") return decision === "yes" || !isAlwaysAccepted;
      if (row.kind !== "request") return true;
      if (row.test === "pastSunset") return decision === "yes" || !isGone;
      if (row.decidedByDescription) return decision === contentNamed((status) => named.includes(status));
      // If the description names neither of the two, both count.
      return row.decidedByValue !== true || isNamed(node[decision]) || !(isNamed(node.yes) || isNamed(node.no));
    },
  };
}
