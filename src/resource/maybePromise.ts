import { isPromise } from "../http/later.ts";

export { isPromise } from "../http/later.ts";

/** What a callback may return: the value, or a promise of it. */
export type MaybePromise<T> = T | Promise<T>;

/** Calls `go` with a value: synchronously, or when its promise is resolved. */
export function whenResolved<T, R>(
  value: T | PromiseLike<T>,
  go: (value: T) => R | PromiseLike<R>,
): R | PromiseLike<R> {
  return isPromise(value) ? value.then(go) : go(value);
}
