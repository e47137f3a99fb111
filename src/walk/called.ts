import type { ActRow, Askable } from "../graph/row.ts";
import type { AnyResource } from "../resource/resource.ts";
import type { Visit } from "./visit.ts";

export type Called = (visit: Visit) => unknown;

/**
 * Calls a callback on the resource that a request is for. A callback of a class is the same for all resources that share
 * the walk, and is looked up once; resources with callbacks of their own, such as literals, have different ones.
 */
export function called(callback: Askable | ActRow<string>["callback"], sample: AnyResource): Called {
  if (Object.hasOwn(sample, callback))
    return OWN[callback] ?? ((visit) => visit.resource[callback](visit, bodyOf(visit)));
  const shared: (this: unknown, visit: Visit, body: unknown) => unknown = sample[callback];
  return (visit) => shared.call(visit.resource, visit, visit.body);
}

/** The model's output has the type that the author's callback was checked against. */
function bodyOf(visit: Visit): never {
  return visit.body as never;
}

/** One function for each name: a call site that loads one property is several times as fast as one that loads any. */
const OWN: Partial<Record<Askable | ActRow<string>["callback"], Called>> = {
  serviceAvailable: (visit) => visit.resource.serviceAvailable(visit),
  withinRateLimit: (visit) => visit.resource.withinRateLimit(visit),
  isAuthorized: (visit) => visit.resource.isAuthorized(visit),
  forbidden: (visit) => visit.resource.forbidden(visit),
  withinQuota: (visit) => visit.resource.withinQuota(visit),
  resourceExists: (visit) => visit.resource.resourceExists(visit),
  withheld: (visit) => visit.resource.withheld(visit),
  postIsCreate: (visit) => visit.resource.postIsCreate(visit),
  isConflict: (visit) => visit.resource.isConflict(visit, bodyOf(visit)),
  apply: (visit) => visit.resource.apply(visit, bodyOf(visit)),
  processPost: (visit) => visit.resource.processPost(visit, bodyOf(visit)),
  deleteResource: (visit) => visit.resource.deleteResource(visit),
};
