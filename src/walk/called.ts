import type { ActRow, Askable } from "../graph/row.ts";
import type { AnyResource } from "../resource/resource.ts";
import type { Kit } from "./kit.ts";
import { type Visit, WalkStopped } from "./visit.ts";

type Act = ActRow<string>["callback"];
export type Called = (visit: Visit) => unknown;

/**
 * Calls a callback on the resource that a request is for. A callback of a class is the same for all resources that share
 * the walk, and is looked up once; resources with callbacks of their own, such as literals, have different ones.
 */
export function called(callback: Askable | Act | "represent", sample: AnyResource): Called {
  if (Object.hasOwn(sample, callback)) return (visit) => visit.resource[callback](visit, visit.body);
  const shared: (this: unknown, visit: Visit, body: unknown) => unknown = sample[callback];
  return (visit) => shared.call(visit.resource, visit, visit.body);
}

/** An act of a resource that takes Idempotency-Keys. Any other act is called as it is. */
export function begun(act: Called, kit: Kit): Called {
  if (kit.idempotency === undefined) return act;
  return (visit) => {
    begin(visit);
    return act(visit);
  };
}

/**
 * Ruling 37: an act that has begun runs to its end, even where its client has left. Where the client left before, nothing is
 * done: the key is released.
 */
function begin(visit: Visit): void {
  const { claim } = visit;
  if (claim?.isHeld !== true) return;
  if (visit.hasLeft()) throw new WalkStopped();
  claim.hasBegun = true;
  visit.request.outlive();
}
