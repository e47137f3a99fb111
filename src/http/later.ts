/**
 * A result that is not there yet, told to whoever waits for it in the same breath in which it comes. A promise puts a turn
 * of the microtask queue between every two nodes of a walk: of a small POST that was a sixth of the time. For the
 * framework's own use: what authors are given are promises.
 */
export class Later<T> implements PromiseLike<T> {
  #state: "open" | "kept" | "broken" = "open";
  #value: T | undefined = undefined;
  #reason: unknown = undefined;
  #waiting: (() => void)[] | undefined = undefined;

  /** Settled once: who comes second is not heard. */
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

  then<R1 = T, R2 = never>(
    onKept?: ((value: T) => R1 | PromiseLike<R1>) | null,
    onBroken?: ((reason: unknown) => R2 | PromiseLike<R2>) | null,
  ): Later<R1 | R2> {
    const next = new Later<R1 | R2>();
    const tell = () => {
      try {
        if (this.#state === "kept") {
          const value = this.#value as T;
          // Without a listener the value is handed on, and is what the caller says that it is.
          follow(onKept ? onKept(value) : (value as unknown as R1), next);
        } else if (onBroken) {
          follow(onBroken(this.#reason), next);
        } else {
          next.reject(this.#reason);
        }
      } catch (error) {
        next.reject(error);
      }
    };
    if (this.#state === "open") (this.#waiting ??= []).push(tell);
    else tell();
    return next;
  }

  #settle(state: "kept" | "broken"): void {
    this.#state = state;
    const waiting = this.#waiting;
    this.#waiting = undefined;
    for (const tell of waiting ?? []) tell();
  }
}

function follow<T>(result: T | PromiseLike<T>, next: Later<T>): void {
  if (isThenable(result)) {
    result.then(
      (value) => next.resolve(value),
      (reason: unknown) => next.reject(reason),
    );
  } else {
    next.resolve(result);
  }
}

function isThenable<T>(result: T | PromiseLike<T>): result is PromiseLike<T> {
  return typeof result === "object" && result !== null && "then" in result && typeof result.then === "function";
}
