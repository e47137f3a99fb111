import { isPromise } from "../http/later.ts";
import type { Outcome } from "../resource/context.ts";
import type { Visit } from "../walk/visit.ts";
import { lender } from "./lending.ts";
import { type Authored, provideTo, viewOf } from "./view.ts";
import type { WrittenPart } from "./written.ts";

/** Sets up what parts provide and lend. */
export type Provisions = (visit: Visit) => undefined | PromiseLike<undefined>;

type Step = (visit: Visit) => unknown;
type Release = (ctx: object, outcome: Outcome) => void | Promise<void>;

/**
 * What parts set up for a request, behind B13a and one after the other: each sees what those before it provide. Undefined
 * where no part does. What was set up is released in the opposite order, where the request ends.
 */
export function provisionsOf(parts: readonly WrittenPart[]): Provisions | undefined {
  const steps = parts.flatMap(({ piece }) => {
    const provide = piece["provide"] as Authored | undefined;
    const release = piece["release"] as Release | undefined;
    const lend = lender(piece);
    const provided = provide === undefined && release === undefined ? [] : [provision(provide, release)];
    return lend === undefined ? provided : [...provided, lend];
  });
  if (steps.length === 0) return undefined;
  const from = (at: number, visit: Visit): undefined | PromiseLike<undefined> => {
    for (let next = at; next < steps.length; next += 1) {
      const done = steps[next]?.(visit);
      if (isPromise(done)) {
        return done.then(() => {
          visit.stopIfEnded();
          return from(next + 1, visit);
        });
      }
    }
    return undefined;
  };
  return (visit) => from(0, visit);
}

function provision(provide: Authored | undefined, release: Release | undefined): Step {
  const keep = (visit: Visit, given: unknown): void => {
    provideTo(visit, given, "provide");
    if (release !== undefined) visit.defer((outcome) => release(viewOf(visit), outcome));
  };
  return (visit) => {
    const given = provide?.(viewOf(visit));
    return isPromise(given) ? given.then((settled) => keep(visit, settled)) : keep(visit, given);
  };
}
