import { isPromise } from "../http/later.ts";

export { isPromise } from "../http/later.ts";

/** What a callback may return: the answer, or a promise of it. */
export type Answer<T> = T | Promise<T>;

/** Go on with an answer: at once, or when its promise is settled. */
export function whenAnswered<T, R>(
  answer: T | PromiseLike<T>,
  go: (answer: T) => R | PromiseLike<R>,
): R | PromiseLike<R> {
  return isPromise(answer) ? answer.then(go) : go(answer);
}
