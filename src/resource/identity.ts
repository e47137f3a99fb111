import type { AnyResource } from "./resource.ts";

/** The name of a resource without a class of its own, and where it was written. */
export interface Identity {
  readonly name: string;
  /** `file:line`, where the runtime can tell; looked for when an author has to be told. */
  readonly place: () => string | undefined;
  /** Whether it is a class to its author all the same: one that parts were added to. */
  readonly isClass?: boolean;
}

const IDENTITIES = new WeakMap<AnyResource, Identity>();
const AUTHORED = new WeakMap<object, object>();

export function identify(resource: AnyResource, identity: Identity): void {
  IDENTITIES.set(resource, identity);
}

/** A literal's own name, or that of the class. */
export function nameOf(resource: AnyResource): string {
  return IDENTITIES.get(resource)?.name ?? resource.constructor.name;
}

/** Whether it was written as a literal, so that remedies are worded for one. */
export function isLiteral(resource: AnyResource): boolean {
  const identity = IDENTITIES.get(resource);
  return identity !== undefined && identity.isClass !== true;
}

/** The name with the place of a literal, for an author who has to find it: a class is found by its name. */
export function placedNameOf(resource: AnyResource): string {
  const identity = IDENTITIES.get(resource);
  return identity === undefined ? nameOf(resource) : placedName(identity);
}

export function placedName({ name, place }: Identity): string {
  const found = place();
  return found === undefined ? name : `${name} (${found})`;
}

/** Remember which of the author's functions is called by one that the framework made. */
export function madeFrom<F extends object>(made: F, authored: object): F {
  if (made !== authored) AUTHORED.set(made, authoredOf(authored));
  return made;
}

/** The author's own function. */
export function authoredOf(callback: object): object {
  return AUTHORED.get(callback) ?? callback;
}
