import type { KeyedHash } from "./hash.ts";
import type { Clock } from "./limiter.ts";
import { LARGEST_DEBT, type Policy } from "./policy.ts";
import { MomentTable } from "./table.ts";
import { waitFor } from "./verdict.ts";

/** What each key owes under one policy, on one clock, in fixed memory. */
export class Ledger {
  readonly policy: Policy;
  readonly bytes: number;
  readonly #table: MomentTable;
  readonly #clock: Clock;
  readonly #ticksPerMs: number;
  #epochTicks: number;
  #now = 0;

  constructor(policy: Policy, maxKeys: number, clock: Clock, hash?: KeyedHash) {
    this.policy = policy;
    this.#table = new MomentTable(maxKeys, hash);
    this.bytes = this.#table.bytes;
    this.#clock = clock;
    this.#ticksPerMs = policy.ticksPerSecond / 1000;
    this.#epochTicks = Math.round(clock() * this.#ticksPerMs);
  }

  /** Takes `cost` tokens and returns null if they are available; else returns the whole seconds to wait. */
  admit(key: string, cost: number): number | null {
    return waitFor(this.policy, this.charge(key, cost), cost);
  }

  /** Takes `cost` tokens if they are available; returns what the key owed before, in units. */
  charge(key: string, cost: number): number {
    const now = this.now();
    const slot = this.#table.locate(key, now);
    const debt = Math.max(0, this.#table.momentAt(slot) - now);
    const after = debt + cost * this.policy.unitsPerToken;
    if (after <= this.policy.span) this.#table.put(slot, now + after, now);
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

  raise(key: string, debt: number): void {
    this.write(key, debt, false);
  }

  /** Sets a key's debt. In an overfull table it may owe more: the debt of another client must not be forgiven. */
  write(key: string, debt: number, mayLower = true): void {
    const now = this.now();
    const slot = this.#table.locate(key, now);
    const moment = now + Math.min(Math.max(0, debt), LARGEST_DEBT);
    if (moment > this.#table.momentAt(slot)) this.#table.put(slot, moment, now);
    else if (!this.#table.owns(slot)) this.#table.forget(moment);
    else if (mayLower) this.#table.lower(slot, moment, now);
  }

  /** Now, in units since the epoch. Where the clock steps back, this stands still. */
  now(): number {
    const ticks = Math.round(this.#clock() * this.#ticksPerMs) - this.#epochTicks;
    const now = ticks * this.policy.unitsPerTick;
    if (now > this.#now) this.#now = now;
    if (this.#now > LARGEST_DEBT) {
      this.#table.rebase(this.#now);
      this.#epochTicks += ticks;
      this.#now = 0;
    }
    return this.#now;
  }
}
