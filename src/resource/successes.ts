import type { AnyResource } from "./resource.ts";

const SUCCESSES = new WeakMap<AnyResource, readonly number[]>();

/** The successes of a command, which its handler decides and no graph: the document lists these and no other. */
export function setSuccesses(resource: AnyResource, statuses: readonly number[]): void {
  SUCCESSES.set(resource, statuses);
}

export function successesOf(resource: AnyResource): readonly number[] | undefined {
  return SUCCESSES.get(resource);
}
