import { checkOptions, type OptionRules } from "../resource/options.ts";
import { Ledger } from "./ledger.ts";
import { type Clock, type Limiter, monotonic } from "./limiter.ts";
import { POLICY_OPTIONS, type Policy, type PolicyOptions, readPolicy } from "./policy.ts";
import { assertCost, assertTokens, blockDebt, type Verdict, verdictOf } from "./verdict.ts";

export interface TokenBucketOptions extends PolicyOptions {
  /** The most keys; each takes 25.2 bytes, allocated when the limiter is built. Default: 65,536. */
  readonly maxKeys?: number | undefined;
  /** Milliseconds that only go forward. Default: `performance.now`. */
  readonly clock?: Clock | undefined;
}

const OPTIONS: OptionRules<TokenBucketOptions> = { ...POLICY_OPTIONS, maxKeys: true, clock: true };

/** A token bucket for each key, exact and in fixed memory. A key that was never seen, or not lately, has a full one. */
export class TokenBucket implements Limiter {
  readonly policy: Policy;
  readonly policies: readonly Policy[];
  /** The memory of the table, fixed. */
  readonly bytes: number;
  readonly #ledger: Ledger;

  constructor(options: TokenBucketOptions = {}) {
    checkOptions("TokenBucket", options, OPTIONS);
    const { maxKeys = 65_536, clock = monotonic } = options;
    this.policy = readPolicy(options);
    this.policies = [this.policy];
    this.#ledger = new Ledger(this.policy, maxKeys, clock);
    this.bytes = this.#ledger.bytes;
  }

  /** Takes `cost` tokens and returns null, or takes nothing and returns the whole seconds to wait. */
  check(key: string, cost = 1): number | null {
    if (cost !== 1) assertCost(cost, this.policies);
    return this.#ledger.admit(key, cost);
  }

  /** As `check`, with all details of the decision. */
  take(key: string, cost = 1): Verdict {
    assertCost(cost, this.policies);
    return verdictOf(this.policy, this.#ledger.charge(key, cost), cost, true);
  }

  /** What `take` would return, without taking. */
  peek(key: string, cost = 1): Verdict {
    assertCost(cost, this.policies);
    return verdictOf(this.policy, this.#ledger.debt(key), cost, false);
  }

  /** Makes the bucket of a key full. */
  reset(key: string): void {
    this.#ledger.write(key, 0);
  }

  /** Takes tokens even where the bucket has too few: it then owes more than it holds, and the wait grows. */
  penalty(key: string, tokens = 1): void {
    assertTokens(tokens);
    this.#ledger.add(key, tokens * this.policy.unitsPerToken);
  }

  /** Refuses a key for so many seconds; then it has one token, unless it owes more already. */
  block(key: string, seconds: number): void {
    this.#ledger.raise(key, blockDebt(this.policy, seconds));
  }
}
