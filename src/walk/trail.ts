import { isEnding, type Plan, type PlanEdge } from "../graph/plan.ts";

/** Ways that were asked for, by plan and answers. Clients choose among the ways, so that each plan keeps so many. */
const TRAILS = new WeakMap<Plan, Map<number, string>>();
const MOST_TRAILS = 256;

/**
 * The ids of the nodes that a walk has passed, from the answers that its open nodes gave. A walk only writes those down,
 * a bit each, which costs next to nothing; the way is found again by whoever wants to see it.
 */
export function trailOf(plan: Plan, turns: number, hasThrown: boolean): string {
  if (turns === 0) return "";
  const key = hasThrown ? -turns : turns;
  const trails = trailsOf(plan);
  const known = trails.get(key);
  if (known !== undefined) return known;
  const trail = retraced(plan, turns, hasThrown).join(",");
  if (trails.size < MOST_TRAILS) trails.set(key, trail);
  return trail;
}

function retraced(plan: Plan, turns: number, hasThrown: boolean): readonly string[] {
  const passed: string[] = [...plan.entry.passed];
  let { to } = plan.entry;
  for (const bit of turns.toString(2).slice(1)) {
    if (isEnding(to)) break;
    const edge: PlanEdge = bit === "1" ? to.yes : to.no;
    passed.push(...edge.passed);
    to = edge.to;
  }
  return hasThrown && !isEnding(to) ? [...passed, to.id] : passed;
}

function trailsOf(plan: Plan): Map<number, string> {
  const known = TRAILS.get(plan);
  if (known !== undefined) return known;
  const trails = new Map<number, string>();
  TRAILS.set(plan, trails);
  return trails;
}
