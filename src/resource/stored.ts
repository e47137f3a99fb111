import { isObject } from "../http/kinds.ts";
import { disown, isPromise } from "../http/later.ts";

/** What became of the state that an act was to change: `ctx.entity` and the validators are of it from then on. */
export class Stored<E = unknown, R = undefined> {
  /** Type information only. */
  declare readonly "~kind": "stored";
  readonly entity: E;
  /** Content in place of what GET represents. */
  readonly content: R;
  /** Whether the content of a PUT was stored as it was sent (RFC 9110 9.3.4). */
  readonly asSent: boolean;
  /** Whether there is an entity at all: a class keeps its state itself. */
  readonly hasEntity: boolean;

  constructor(entity: E, content: R, { asSent = false, hasEntity = true } = {}) {
    this.entity = entity;
    this.content = content;
    this.asSent = asSent;
    this.hasEntity = hasEntity;
  }
}

/** Nothing was written, because the state had changed since it was found. */
export class Stale {
  /** Type information only. */
  declare readonly "~kind": "stale";
}

/** The act has removed what was found; `content` is sent, if there is some. */
export class Removed<R = undefined> {
  /** Type information only. */
  declare readonly "~kind": "removed";
  readonly content: R;

  constructor(content: R) {
    this.content = content;
  }
}

/** What `removed` is: a value, and a function for a DELETE whose response has content. */
export interface RemovedValue extends Removed {
  <R>(content: R): Removed<R>;
}

/** Returned by an act that found another state than `find` did, and wrote nothing: the request goes back to G7. */
export const stale = new Stale();
/** Returned by a deletion that is done: 204. `removed(content)`: 200 with the content. */
export const removed: RemovedValue = Object.assign(<R>(content: R) => new Removed(content), new Removed(undefined));

/** That what a PUT sent was stored as it was sent, so that the sender's copy has these validators (RFC 9110 9.3.4). */
export interface AsSent {
  readonly asSent: true;
}

/** Returned by an act that changed its target: the new state (undefined and null, no row, are `stale`), and the content if it is not GET's. */
export function stored(): Stored<never>;
export function stored<E>(entity: E & Settled<E>, how?: AsSent): Stored<NonNullable<E>> | StaleIf<E>;
export function stored<E, const R>(entity: E & Settled<E>, content: R): Stored<NonNullable<E>, R> | StaleIf<E>;
export function stored(...given: [entity?: unknown, more?: unknown]): Stored<unknown, unknown> | Stale {
  const [entity, more] = given;
  if (given.length === 0) return new Stored(undefined, undefined, { hasEntity: false });
  if (entity === undefined || entity === null) return stale;
  if (isPromise(entity) && disown(entity)) throw new TypeError("stored was given a promise. Write stored(await …).");
  return isAsSent(more) ? new Stored(entity, undefined, { asSent: true }) : new Stored(entity, more);
}

/** What a promise lacks. The compiler quotes it. */
export type Settled<E> =
  E extends PromiseLike<unknown> ? { readonly "await it: stored(await rows.change())": never } : unknown;

/** What is left of `stored` where there may be no entity. */
export type StaleIf<E> = E extends null | undefined ? Stale : never;

function isAsSent(more: unknown): more is AsSent {
  return isObject(more) && Reflect.get(more, "asSent") === true && Object.keys(more).length === 1;
}

export const isRemoved = (given: unknown): given is Removed<unknown> => given === removed || given instanceof Removed;

/** Whether an act says what became of the state. */
export function saysState(given: unknown): boolean {
  return given instanceof Stored || given instanceof Stale || isRemoved(given);
}
