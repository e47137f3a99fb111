import { isObject } from "./kinds.ts";

/** A result to come that calls listeners synchronously: promises between the nodes of a walk took a sixth of a small POST. Not for authors. */
export class Later<T> implements PromiseLike<T> {
  #state: "open" | "kept" | "broken" = "open";
  #value: T | undefined;
  #reason: unknown;
  /** There is nearly always one listener, so the first needs no list. */
  #first: Listener<T> | undefined;
  #others: Listener<T>[] | undefined;

  /** Settles once: later calls have no effect. */
  resolve(value: T): void {
    if (this.#state !== "open") return;
    this.#value = value;
    this.#settle("kept");
  }

  reject(reason: unknown): void {
    if (this.#state !== "open") return;
    this.#reason = reason;
    this.#settle("broken");
  }

  // oxlint-disable-next-line unicorn/no-thenable -- to be awaited like a promise is what it is for
  then<R1 = T, R2 = never>(
    onKept?: ((value: T) => R1 | PromiseLike<R1>) | null,
    onBroken?: ((reason: unknown) => R2 | PromiseLike<R2>) | null,
  ): Later<R1 | R2> {
    const next = new Later<R1 | R2>();
    this.listen(
      // Without a listener the value is passed on, under the type that the caller names.
      (value) => attempt(next, () => (onKept ? onKept(value) : (value as unknown as R1))),
      (reason) => (onBroken ? attempt(next, () => onBroken(reason)) : next.reject(reason)),
    );
    return next;
  }

  /** As `then`, for listeners that return nothing and never throw. */
  listen(kept: (value: T) => void, broken: (reason: unknown) => void): void {
    const listener: Listener<T> = { kept, broken };
    if (this.#state !== "open") this.#tell(listener);
    else if (this.#first === undefined) this.#first = listener;
    else (this.#others ??= []).push(listener);
  }

  #settle(state: "kept" | "broken"): void {
    this.#state = state;
    const [first, others] = [this.#first, this.#others];
    this.#first = undefined;
    this.#others = undefined;
    if (first !== undefined) this.#tell(first);
    if (others !== undefined) for (const other of others) this.#tell(other);
  }

  #tell({ kept, broken }: Listener<T>): void {
    if (this.#state === "kept") kept(this.#value as T);
    else broken(this.#reason);
  }
}

interface Listener<T> {
  readonly kept: (value: T) => void;
  readonly broken: (reason: unknown) => void;
}

/** Listens without making another promise. An author's thenable is made one first: it may call back twice, or throw. */
export function listen<T>(value: PromiseLike<T>, kept: (value: T) => void, broken: (reason: unknown) => void): void {
  if (value instanceof Later) value.listen(kept, broken);
  else Promise.resolve(value).then(kept, broken);
}

function attempt<T>(next: Later<T>, act: () => T | PromiseLike<T>): void {
  try {
    const result = act();
    if (isPromise(result)) {
      listen(
        result,
        (value) => next.resolve(value),
        (reason) => next.reject(reason),
      );
    } else {
      next.resolve(result);
    }
  } catch (error) {
    next.reject(error);
  }
}

/** Values are awaited only if they are promises: a resource that is all synchronous never yields. */
export function isPromise<T>(value: T | PromiseLike<T>): value is PromiseLike<T> {
  return typeof value === "object" && value !== null && "then" in value && typeof value.then === "function";
}

/** Handles the rejections of promises in a value, so that none ends the process. Returns whether there are any. */
export function disown(given: unknown, seen = new Set<unknown>()): boolean {
  if (!isObject(given) || seen.has(given)) return false;
  seen.add(given);
  const isLate = isPromise(given);
  if (isLate) Promise.resolve(given).catch(() => undefined);
  return Object.values(given).reduce<boolean>((found, member) => disown(member, seen) || found, isLate);
}

/** Calls a listener. What it throws, or rejects with, is reported, and affects nothing else. */
export function tell(call: () => unknown, report: (error: unknown) => void): void {
  try {
    const given = call();
    if (isPromise(given)) Promise.resolve(given).then(undefined, report);
  } catch (error) {
    report(error);
  }
}

/** What a callback may return: the value, or a promise of it. */
export type MaybePromise<T> = T | Promise<T>;

/** Calls `go` with a value: synchronously, or when its promise is resolved. */
export function whenResolved<T, R>(
  value: T | PromiseLike<T>,
  go: (value: T) => R | PromiseLike<R>,
): R | PromiseLike<R> {
  return isPromise(value) ? value.then(go) : go(value);
}

/** Calls a function where a request belongs, for what a timer or a socket would call from elsewhere. */
export type Surroundings = <T>(call: () => T) => T;
