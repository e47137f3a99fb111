import type { KeyedHash } from "./hash.ts";
import type { Clock } from "./limiter.ts";
import { LARGEST_DEBT, type Policy } from "./policy.ts";
import { MomentTable } from "./table.ts";
import { LONGEST_WAIT } from "./verdict.ts";

/** What each key owes under one policy, on one clock, in fixed memory. */
export class Ledger {
  readonly policy: Policy;
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

  constructor(policy: Policy, maxKeys: number, clock: Clock, hash?: KeyedHash) {
    this.policy = policy;
    this.#table = new MomentTable(maxKeys, hash);
    this.bytes = this.#table.bytes;
    this.#clock = clock;
    this.#ticksPerMs = policy.ticksPerSecond / 1000;
    this.#unitsPerTick = policy.unitsPerTick;
    this.#unitsPerToken = policy.unitsPerToken;
    this.#unitsPerSecond = policy.unitsPerSecond;
    this.#span = policy.span;
    this.#epochTicks = Math.round(clock() * this.#ticksPerMs);
  }

  /** Takes `cost` tokens and returns null if they are available; else returns the whole seconds to wait. */
  admit(key: string, cost: number): number | null {
    const now = this.now();
    const slot = this.#table.locate(key, now);
    const moment = this.#table.momentAt(slot);
    const debt = moment > now ? moment - now : 0;
    const missing = debt + cost * this.#unitsPerToken - this.#span;
    if (missing > 0) return Math.min(Math.ceil(missing / this.#unitsPerSecond), LONGEST_WAIT);
    this.#table.put(slot, now + debt + cost * this.#unitsPerToken, now);
    return null;
  }

  /** Takes `cost` tokens if they are available; returns what the key owed before, in units. */
  charge(key: string, cost: number): number {
    const now = this.now();
    const slot = this.#table.locate(key, now);
    const debt = Math.max(0, this.#table.momentAt(slot) - now);
    const after = debt + cost * this.#unitsPerToken;
    if (after <= this.#span) this.#table.put(slot, now + after, now);
    return debt;
  }

  add(key: string, units: number): void {
    const now = this.now();
    const slot = this.#table.locate(key, now);
    this.#table.put(slot, Math.min(Math.max(now, this.#table.momentAt(slot)) + units, now + LARGEST_DEBT), now);
  }

  debt(key: string): number {
    const now = this.now();
    return Math.max(0, this.#table.momentAt(this.#table.locate(key, now)) - now);
  }

  /** Raises a key's debt to at least so many units. */
  raise(key: string, debt: number): void {
    const now = this.now();
    const slot = this.#table.locate(key, now);
    const moment = now + Math.min(debt, LARGEST_DEBT);
    if (moment > this.#table.momentAt(slot)) this.#table.put(slot, moment, now);
    else if (!this.#table.owns(slot)) this.#table.forget(moment);
  }

  /**
   * Sets a key's debt to so many units. Where the table is overfull it may owe more: a debt that it inherited stays, and so
   * does what guards the debt of a displaced key, because another client's debt must not be forgiven.
   */
  write(key: string, debt: number): void {
    const now = this.now();
    const slot = this.#table.locate(key, now);
    const moment = now + Math.min(Math.max(0, debt), LARGEST_DEBT);
    if (moment > this.#table.momentAt(slot)) this.#table.put(slot, moment, now);
    else if (this.#table.owns(slot)) this.#table.lower(slot, moment, now);
    else this.#table.forget(moment);
  }

  /** Now, in units since the epoch. Where the clock steps back, this stands still. */
  now(): number {
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
