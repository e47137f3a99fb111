import { quotaExceededDraft10, rateLimitDraft10 } from "./rateLimitDraft10.ts";
import { longestWait, type Verdict } from "./verdict.ts";

/** A refusal as the graph takes it: 429 with Retry-After, and a problem that says which policy it was. */
export interface LimitRefusal {
  readonly retryAfter: number;
  readonly problem: { readonly [member: string]: unknown };
}

/** Whatever can set a field of the answer, such as a context. */
export interface FieldSetter {
  setHeader(name: string, value: string): void;
}

/**
 * Makes verdicts the answer to `withinRateLimit` or `withinQuota`: `return withinLimit(limiter.take(clientKey(ctx)))`.
 * Beside the wait, the 429 problem names the policies that refused.
 */
export function withinLimit(verdicts: Verdict | readonly Verdict[]): true | LimitRefusal {
  return answer(verdicts, (refused) => {
    const policies = refused.map((verdict) => verdict.policy.name);
    return { detail: `Too many requests under ${policies.map((name) => JSON.stringify(name)).join(", ")}.`, policies };
  });
}

/** `withinLimit` in the words of draft-ietf-httpapi-ratelimit-headers-10: its fields on every answer, and its problem. */
export function withinLimitDraft10(ctx: FieldSetter, verdicts: Verdict | readonly Verdict[]): true | LimitRefusal {
  for (const [name, value] of Object.entries(rateLimitDraft10(verdicts))) ctx.setHeader(name, String(value));
  return answer(verdicts, (refused) => ({ ...quotaExceededDraft10(refused) }));
}

function answer(
  verdicts: Verdict | readonly Verdict[],
  problemOf: (refused: readonly Verdict[]) => LimitRefusal["problem"],
): true | LimitRefusal {
  const all = "policy" in verdicts ? [verdicts] : verdicts;
  const retryAfter = longestWait(all);
  if (retryAfter === null) return true;
  return { retryAfter, problem: problemOf(all.filter((verdict) => !verdict.admitted)) };
}
