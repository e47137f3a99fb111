import { quotaExceededDraft10, rateLimitDraft10 } from "./rateLimitDraft10.ts";
import { listOf, longestWait, type Verdict } from "./verdict.ts";

/** A refusal as the graph takes it: 429 with Retry-After, and a problem that says which policy it was. */
export interface LimitRefusal {
  readonly retryAfter: number;
  readonly problem: { readonly [member: string]: unknown };
}

/** Whatever can set a field of the response, such as a context. */
export interface FieldSetter {
  setHeader(name: string, value: string): void;
}

/**
 * Makes verdicts what `withinRateLimit` or `withinQuota` returns: `return withinLimit(limiter.take(clientKey(ctx)))`.
 * Beside the wait, the 429 problem names the policies that refused.
 */
export function withinLimit(verdicts: Verdict | readonly Verdict[]): true | LimitRefusal {
  return trueOrRefusal(verdicts, (refused) => {
    const policies = refused.map((verdict) => verdict.policy.name);
    return { detail: `Too many requests under ${policies.map((name) => JSON.stringify(name)).join(", ")}.`, policies };
  });
}

/** What each response tells so far: a request may be asked of its rate limit and of its quota. */
const told = new WeakMap<FieldSetter, readonly Verdict[]>();

/**
 * `withinLimit` in the words of draft-ietf-httpapi-ratelimit-headers-10: its fields on every response, and its problem.
 * Asked twice, in `withinRateLimit` and in `withinQuota`, the fields list the policies of both.
 */
export function withinLimitDraft10(ctx: FieldSetter, verdicts: Verdict | readonly Verdict[]): true | LimitRefusal {
  const these = listOf(verdicts);
  const isNew = ({ policy }: Verdict) => these.every((verdict) => verdict.policy.name !== policy.name);
  const all = [...(told.get(ctx) ?? []).filter(isNew), ...these];
  told.set(ctx, all);
  for (const [name, value] of Object.entries(rateLimitDraft10(all))) ctx.setHeader(name, String(value));
  return trueOrRefusal(these, (refused) => ({ ...quotaExceededDraft10(refused) }));
}

function trueOrRefusal(
  verdicts: Verdict | readonly Verdict[],
  problemOf: (refused: readonly Verdict[]) => LimitRefusal["problem"],
): true | LimitRefusal {
  const all = listOf(verdicts);
  const retryAfter = longestWait(all);
  if (retryAfter === null) return true;
  return { retryAfter, problem: problemOf(all.filter((verdict) => !verdict.admitted)) };
}
