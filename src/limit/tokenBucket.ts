import { type Clock, type Limiter, monotonic } from "./limiter.ts";
import { LARGEST_DEBT, type Policy, type PolicyOptions, readPolicy } from "./policy.ts";
import { MomentTable } from "./table.ts";
import { assertTokens, type Verdict, verdictOf } from "./verdict.ts";

export interface TokenBucketOptions extends PolicyOptions {
  /** Keys that are held apart at once; memory is 25.2 bytes for each, taken when the limiter is built. 65,536. */
  readonly maxKeys?: number | undefined;
  /** Milliseconds that only go forward; `performance.now` unless a test says otherwise. */
  readonly clock?: Clock | undefined;
}

/** A token bucket for each key, exact and in fixed memory. A key that was never seen, or not lately, has a full one. */
export class TokenBucket implements Limiter {
  readonly policy: Policy;
  /** The memory of the table, fixed. */
  readonly bytes: number;
  readonly #table: MomentTable;
  readonly #clock: Clock;
  readonly #ticksPerMs: number;
  readonly #unitsPerTick: number;
  readonly #unitsPerToken: number;
  readonly #unitsPerSecond: number;
  readonly #span: number;
  #epochTicks: number;
  #now = 0;

  constructor(options: TokenBucketOptions = {}) {
    const { maxKeys = 65_536, clock = monotonic } = options;
    this.policy = readPolicy(options);
    this.#table = new MomentTable(maxKeys);
    this.bytes = this.#table.bytes;
    this.#clock = clock;
    this.#ticksPerMs = this.policy.ticksPerSecond / 1000;
    this.#unitsPerTick = this.policy.unitsPerTick;
    this.#unitsPerToken = this.policy.unitsPerToken;
    this.#unitsPerSecond = this.policy.unitsPerSecond;
    this.#span = this.policy.span;
    this.#epochTicks = Math.round(clock() * this.#ticksPerMs);
  }

  /** Takes `cost` tokens and answers null, or takes nothing and answers the whole seconds to wait. */
  check(key: string, cost = 1): number | null {
    if (cost !== 1) assertTokens(cost);
    const now = this.#read();
    const slot = this.#table.locate(key, now);
    const moment = this.#table.momentAt(slot);
    const after = (moment > now ? moment - now : 0) + cost * this.#unitsPerToken;
    if (after > this.#span) return Math.ceil((after - this.#span) / this.#unitsPerSecond);
    this.#table.put(slot, now + after);
    return null;
  }

  /** `check`, with all there is to know about the answer. */
  take(key: string, cost = 1): Verdict {
    const debt = this.debt(key);
    const taken = this.check(key, cost) === null;
    return verdictOf(this.policy, debt, cost, taken);
  }

  /** What `take` would answer, without taking. */
  peek(key: string, cost = 1): Verdict {
    assertTokens(cost);
    return verdictOf(this.policy, this.debt(key), cost, false);
  }

  /** Makes the bucket of a key full. */
  reset(key: string): void {
    const slot = this.#table.locate(key, this.#read());
    // A slot that the key only shares is another client's debt.
    if (this.#table.owns(slot)) this.#table.put(slot, 0);
  }

  /** Takes tokens that are not there: the bucket may owe more than it holds, and the wait grows. */
  penalty(key: string, tokens = 1): void {
    assertTokens(tokens);
    this.raise(key, this.debt(key) + tokens * this.#unitsPerToken);
  }

  /** Refuses a key for so many seconds; then it has one token, unless it owes more already. */
  block(key: string, seconds: number): void {
    if (!(seconds >= 0)) throw new RangeError(`a block lasts a number of seconds, not ${String(seconds)}`);
    const last = Math.ceil(Math.min(seconds * this.#unitsPerSecond, LARGEST_DEBT));
    this.raise(key, last + this.#span - this.#unitsPerToken);
  }

  /** Units that the bucket of a key owes now. */
  debt(key: string): number {
    const now = this.#read();
    return Math.max(0, this.#table.momentAt(this.#table.locate(key, now)) - now);
  }

  /** Lets the bucket of a key owe at least so many units. */
  raise(key: string, debt: number): void {
    const now = this.#read();
    const slot = this.#table.locate(key, now);
    const moment = now + Math.min(debt, LARGEST_DEBT);
    if (moment > this.#table.momentAt(slot)) this.#table.put(slot, moment);
  }

  /** Now, in units since the epoch. A clock that steps back stands still instead. */
  #read(): number {
    const ticks = Math.round(this.#clock() * this.#ticksPerMs) - this.#epochTicks;
    const now = ticks * this.#unitsPerTick;
    if (now > this.#now) this.#now = now;
    if (this.#now > LARGEST_DEBT) {
      this.#table.rebase(this.#now);
      this.#epochTicks += ticks;
      this.#now = 0;
    }
    return this.#now;
  }
}
