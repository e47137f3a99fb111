export interface Ratio {
  readonly num: number;
  readonly den: number;
}

export interface Judged {
  check(key: string, cost: number): number | null;
}

export interface Comparison {
  readonly checks: number;
  readonly refused: number;
  readonly buckets: number;
  readonly differences: readonly string[];
}

export declare class OracleBucket {
  constructor(capacity: Ratio, rate: Ratio);
  check(key: string, cost: number, micros: number): number | null;
}

export declare function randomOf(seed: number): { next(): number; upTo(n: number): number };

export declare function compare(
  build: (options: { capacity: number; refillPerSec: number; clock: () => number }) => Judged,
  options: { readonly checks: number; readonly seed: number; readonly perBucket?: number },
): Comparison;
