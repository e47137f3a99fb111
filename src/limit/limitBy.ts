import type { MaybePromise } from "../http/later.ts";
import type { PolicyKeys } from "./policies.ts";
import type { Policy } from "./policy.ts";
import { assertCost, type Verdict } from "./verdict.ts";
import { type FieldSetter, type LimitRefusal, withinLimitDraft10 } from "./withinLimit.ts";

/**
 * A `withinRateLimit` or `withinQuota`: `limitBy(limiter, clientKey)`. Beyond the limit it is 429 with the seconds to wait. A `cost`
 * above the capacity is refused at once.
 */
export function limitBy<Source, Keys extends PolicyKeys>(
  limiter: { readonly policies?: readonly Policy[]; check(keys: Keys, cost?: number): MaybePromise<number | null> },
  keysOf: (ctx: Source) => Keys,
  cost = 1,
): (ctx: Source) => MaybePromise<true | number> {
  assertCost(cost, limiter.policies ?? []);
  return (ctx) => {
    const seconds = limiter.check(keysOf(ctx), cost);
    return typeof seconds === "object" && seconds !== null ? seconds.then(trueOrWait) : trueOrWait(seconds);
  };
}

/** A rate limit with the fields of draft-ietf-httpapi-ratelimit-headers-10, and what the document says of them. */
export interface LimitDraft10<Source> {
  withinRateLimit(ctx: Source): MaybePromise<true | LimitRefusal>;
  readonly documentedHeaders: Readonly<Record<"RateLimit" | "RateLimit-Policy", string>>;
}

/**
 * What a literal, a part or a group takes over to send the fields of draft-ietf-httpapi-ratelimit-headers-10, and to have them in the
 * document: `{ ...limitByDraft10(limiter, clientKey), GET: … }`.
 */
export function limitByDraft10<Source, Keys extends PolicyKeys>(
  limiter: {
    readonly policies?: readonly Policy[];
    take(keys: Keys, cost?: number): MaybePromise<Verdict | readonly Verdict[]>;
  },
  keysOf: (ctx: Source) => Keys,
  cost = 1,
): LimitDraft10<Source & FieldSetter> {
  assertCost(cost, limiter.policies ?? []);
  return {
    documentedHeaders: {
      RateLimit: "What is left of the client's quota.",
      "RateLimit-Policy": "The quotas that the client has.",
    },
    withinRateLimit: (ctx) => {
      const verdicts = limiter.take(keysOf(ctx), cost);
      return "then" in verdicts
        ? verdicts.then((each) => withinLimitDraft10(ctx, each))
        : withinLimitDraft10(ctx, verdicts);
    },
  };
}

/** Only null admits. The framework refuses whatever is no number. */
function trueOrWait(seconds: number | null): true | number {
  return seconds === null ? true : seconds;
}
