import { isObject } from "../http/kinds.ts";
import { pointerStep } from "../http/pointer.ts";
import type { Failure } from "../http/problem.ts";
import { kindOf } from "../http/responseStream.ts";

/**
 * The members that a model has added to JSON, or given another type: by a default, a coercion or a transformation. The document
 * describes what a model gives, and what is sent is what it was given. Those that it leaves out are no difference.
 */
export function replacedMembers(sent: unknown, given: unknown, pointer = ""): readonly Failure[] {
  if (kindOf(sent) !== kindOf(given))
    return [{ pointer, detail: `The model makes ${kindOf(given)} of ${kindOf(sent)}: return what it gives.` }];
  if (!isObject(sent) || !isObject(given)) return [];
  return Object.entries(given).flatMap(([name, member]) =>
    replacedMembers(Reflect.get(sent, name), member, pointer + pointerStep(name)),
  );
}
