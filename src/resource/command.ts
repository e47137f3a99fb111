import type { AnyResource } from "./resource.ts";

const COMMANDS = new WeakMap<AnyResource, readonly number[] | undefined>();

/** Says that a resource is a command: its act gives the response that is sent. `successes` are those that it declares. */
export function setCommand(resource: AnyResource, successes: readonly number[] | undefined): void {
  COMMANDS.set(resource, successes);
}

export function isCommand(resource: AnyResource): boolean {
  return COMMANDS.has(resource);
}

/** The successes of a command, which its handler decides and no graph: the document lists these and no other. */
export function successesOf(resource: AnyResource): readonly number[] | undefined {
  return COMMANDS.get(resource);
}
