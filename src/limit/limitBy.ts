import type { MaybePromise } from "../http/later.ts";
import type { PolicyKeys } from "./policies.ts";

/** A `withinRateLimit` or `withinQuota`: `limitBy(limiter, clientKey)`. Beyond the limit it is 429 with the seconds to wait. */
export function limitBy<Source, Keys extends PolicyKeys>(
  limiter: { check(keys: Keys): MaybePromise<number | null> },
  keysOf: (ctx: Source) => Keys,
): (ctx: Source) => MaybePromise<true | number> {
  return (ctx) => {
    const seconds = limiter.check(keysOf(ctx));
    return typeof seconds === "object" && seconds !== null ? seconds.then(trueOrWait) : trueOrWait(seconds);
  };
}

/** Only null admits. The framework refuses whatever is no number. */
function trueOrWait(seconds: number | null): true | number {
  return seconds === null ? true : seconds;
}
