import { quotaExceededDraft10, rateLimitDraft10 } from "./rateLimitDraft10.ts";
import { listOf, longestWait, type Verdict } from "./verdict.ts";

/** A refusal in the form that callbacks return: 429 with Retry-After, and a problem that names the policy. */
export interface LimitRefusal {
  readonly retryAfter: number;
  readonly problem: { readonly [member: string]: unknown };
}

/** An object that can set a field of the response, such as a context. */
export interface FieldSetter {
  /** The request, by which one response is known: callbacks may have different contexts of it. */
  readonly request?: object;
  setHeader(name: string, value: string): void;
}

/**
 * Converts verdicts to the return value of `withinRateLimit` or `withinQuota`:
 * `return withinLimit(limiter.take(clientKey(ctx)))`. Beside the wait, the 429 problem names the policies that refused.
 */
export function withinLimit(verdicts: Verdict | readonly Verdict[]): true | LimitRefusal {
  return trueOrRefusal(verdicts, (refused) => {
    const policies = refused.map((verdict) => verdict.policy.name);
    return { detail: `Too many requests under ${policies.map((name) => JSON.stringify(name)).join(", ")}.`, policies };
  });
}

/** The verdicts that each response lists so far: a request may be checked against a rate limit and a quota. */
const told = new WeakMap<object, readonly Verdict[]>();

/**
 * `withinLimit` with the fields of draft-ietf-httpapi-ratelimit-headers-10 on every response, and with its problem. Where
 * it is called in both `withinRateLimit` and `withinQuota`, the fields list the policies of both.
 */
export function withinLimitDraft10(ctx: FieldSetter, verdicts: Verdict | readonly Verdict[]): true | LimitRefusal {
  const these = listOf(verdicts);
  const isNew = ({ policy }: Verdict) => these.every((verdict) => verdict.policy.name !== policy.name);
  const response = ctx.request ?? ctx;
  const all = [...(told.get(response) ?? []).filter(isNew), ...these];
  told.set(response, all);
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
