import type { Askable } from "../graph/row.ts";
import type { AnyResource } from "../resource/resource.ts";
import type { Visit } from "./visit.ts";

export type Called = (visit: Visit) => unknown;

/**
 * A callback, called of the resource that a request is for. Where it is its class's, it is the same for all that share the
 * walk, and is looked up once; where resources have callbacks of their own, as literals do, each has another one.
 */
export function called(callback: Askable, sample: AnyResource): Called {
  if (Object.hasOwn(sample, callback)) return (visit) => visit.resource[callback](visit, visit.body as never);
  const shared: (this: unknown, visit: Visit, body: unknown) => unknown = sample[callback];
  return (visit) => shared.call(visit.resource, visit, visit.body);
}
