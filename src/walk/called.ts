import type { ActRow, Askable } from "../graph/row.ts";
import type { AnyResource } from "../resource/resource.ts";
import type { Visit } from "./visit.ts";

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
