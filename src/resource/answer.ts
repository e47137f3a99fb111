/** What a callback may return: the answer, or a promise of it. */
export type Answer<T> = T | Promise<T>;

/** An answer is awaited only if it is a promise: a resource that is all synchronous never yields. */
export function isPromise<T>(answer: T | PromiseLike<T>): answer is PromiseLike<T> {
  return typeof answer === "object" && answer !== null && "then" in answer && typeof answer.then === "function";
}

/** Go on with an answer: at once, or when its promise is settled. */
export function whenAnswered<T, R>(
  answer: T | PromiseLike<T>,
  go: (answer: T) => R | PromiseLike<R>,
): R | PromiseLike<R> {
  return isPromise(answer) ? answer.then(go) : go(answer);
}
