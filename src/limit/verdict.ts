import { LARGEST_DEBT, type Policy } from "./policy.ts";

/** What a limiter decides about one call. */
export interface Verdict {
  readonly policy: Policy;
  readonly admitted: boolean;
  /** Whole seconds until the call would be admitted; null where it is. */
  readonly retryAfter: number | null;
  /** Whole tokens left after the call. */
  readonly remaining: number;
  /** Whole seconds until one more whole token is there; 0 where the bucket is full. */
  readonly nextTokenAfter: number;
}

/** The longest wait that is sent, in seconds: recipients read any longer one as this (RFC 9111 1.2.2). */
export const LONGEST_WAIT: number = 2 ** 31;

/** Whole seconds until a bucket that owes `debt` would admit `cost`; null where it admits it now. */
export function waitFor(policy: Policy, debt: number, cost: number): number | null {
  const missing = debt + cost * policy.unitsPerToken - policy.span;
  return missing > 0 ? Math.min(Math.ceil(missing / policy.unitsPerSecond), LONGEST_WAIT) : null;
}

/** The verdict of a bucket that owed `debt`, on a call of `cost`; `take`: whether an admitted cost is taken. */
export function verdictOf(policy: Policy, debt: number, cost: number, take: boolean): Verdict {
  const retryAfter = waitFor(policy, debt, cost);
  const owed = take && retryAfter === null ? debt + cost * policy.unitsPerToken : debt;
  const free = policy.span - owed;
  const toNext = free < 0 ? -free + policy.unitsPerToken : policy.unitsPerToken - (free % policy.unitsPerToken);
  return {
    policy,
    admitted: retryAfter === null,
    retryAfter,
    remaining: Math.max(0, Math.floor(free / policy.unitsPerToken)),
    nextTokenAfter: owed === 0 ? 0 : Math.ceil(Math.min(owed, toNext) / policy.unitsPerSecond),
  };
}

/** The longest wait of several verdicts; null where all admit. */
export function longestWait(verdicts: readonly Verdict[]): number | null {
  return verdicts.reduce<number | null>(
    (longest, { retryAfter }) => (retryAfter !== null && retryAfter > (longest ?? 0) ? retryAfter : longest),
    null,
  );
}

/** Verdicts as a list. Anything else, such as a promise of some, is the author's mistake, and throws. */
export function listOf(verdicts: Verdict | readonly Verdict[]): readonly Verdict[] {
  const all: readonly unknown[] = Array.isArray(verdicts) ? verdicts : [verdicts];
  if (all.length > 0 && all.every(isVerdict)) return all;
  throw new TypeError("this takes what `take` or `peek` gave: await it where the limiter is shared");
}

function isVerdict(value: unknown): value is Verdict {
  if (typeof value !== "object" || value === null || !("policy" in value && "retryAfter" in value)) return false;
  return value.retryAfter === null || Number.isFinite(value.retryAfter);
}

/** What a bucket must owe so that it has one token again after so many seconds. */
export function blockDebt(policy: Policy, seconds: number): number {
  if (!(seconds >= 0)) throw new RangeError(`a block lasts a number of seconds, not ${String(seconds)}`);
  const owed = Math.ceil(Math.min(seconds * policy.unitsPerSecond, LARGEST_DEBT));
  return Math.min(owed + policy.span - policy.unitsPerToken, LARGEST_DEBT);
}

/** A cost that a full bucket does not hold would be refused for ever, and a client told to try again: it is the author's mistake. */
export function assertCost(cost: number, policies: readonly Policy[]): void {
  assertTokens(cost);
  for (const { name, capacity, span, unitsPerToken } of policies)
    if (cost * unitsPerToken > span)
      throw new RangeError(
        `a cost of ${cost} is above the capacity of ${JSON.stringify(name)}, ${capacity}: it would never be admitted`,
      );
}

/** A cost, or a penalty, is a whole number of tokens: fractions would have to be rounded somewhere. */
export function assertTokens(tokens: number): void {
  if (!(Number.isSafeInteger(tokens) && tokens >= 1))
    throw new RangeError(`tokens are taken in whole numbers of at least 1, not ${String(tokens)}`);
}
