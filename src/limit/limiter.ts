/** The contract of every limiter: null admits the call; a number refuses it, and is the whole seconds to wait. */
export interface Limiter {
  check(key: string, cost?: number): number | null | Promise<number | null>;
}

/** Milliseconds that only go forward; where they start does not matter. */
export type Clock = () => number;

export const monotonic: Clock = () => performance.now();
