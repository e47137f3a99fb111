import type { Called } from "./called.ts";
import type { Kit } from "./kit.ts";
import { type Visit, WalkStopped } from "./visit.ts";

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
