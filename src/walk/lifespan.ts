import { isFunction } from "../http/kinds.ts";
import { wrongValue } from "../http/wrongValue.ts";
import type { Release } from "../resource/context.ts";
import { isPromise } from "../resource/maybePromise.ts";
import type { Prepared } from "./step.ts";
import type { Visit } from "./visit.ts";

/** B13b: what is set up here is released when the request has ended. Requests that were shed before cost no set-up. */
export function lifespan<T>(next: Prepared<T>): Prepared<T> {
  const keep = (visit: Visit, release: unknown) => {
    if (release !== undefined && !isFunction(release))
      throw wrongValue("lifespan", release, "Return a function that undoes it, or nothing.");
    if (release !== undefined) visit.defer(release as Release);
    visit.stopIfEnded();
    return next(visit);
  };
  return (visit) => {
    const release: unknown = visit.resource.lifespan(visit);
    return isPromise(release) ? release.then((settled) => keep(visit, settled)) : keep(visit, release);
  };
}
