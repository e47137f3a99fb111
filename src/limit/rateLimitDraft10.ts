import { listOf, type Verdict } from "./verdict.ts";

/** The fields of draft-ietf-httpapi-ratelimit-headers-10. A later draft gets names of its own. */
export interface RateLimitFieldsDraft10 {
  readonly "RateLimit-Policy": string;
  readonly RateLimit: string;
}

/** Problem type `quota-exceeded` of draft-ietf-httpapi-ratelimit-headers-10, as members of a 429 problem. */
export interface QuotaExceededDraft10 {
  readonly type: "https://iana.org/assignments/http-problem-types#quota-exceeded";
  readonly title: string;
  readonly "violated-policies": readonly string[];
}

/**
 * Tells a client its policies and what is left of them. `q` is the capacity and `w` the seconds in which that many
 * tokens come back; `r` is the whole tokens left and `t` the seconds until there is one more, which is never later
 * than Retry-After (section 4 asks for that). A full bucket has no `t`.
 */
export function rateLimitDraft10(verdicts: Verdict | readonly Verdict[]): RateLimitFieldsDraft10 {
  const all = listOf(verdicts);
  return {
    "RateLimit-Policy": all
      .map(({ policy }) => `${name(policy.name)};q=${Math.floor(policy.capacity)};w=${policy.windowSeconds}`)
      .join(", "),
    RateLimit: all
      .map((verdict) => {
        const more = verdict.nextTokenAfter === 0 ? "" : `;t=${verdict.nextTokenAfter}`;
        return `${name(verdict.policy.name)};r=${verdict.remaining}${more}`;
      })
      .join(", "),
  };
}

/** Names the policies that refused. */
export function quotaExceededDraft10(verdicts: Verdict | readonly Verdict[]): QuotaExceededDraft10 {
  return {
    type: "https://iana.org/assignments/http-problem-types#quota-exceeded",
    title: "Request cannot be satisfied as assigned quota has been exceeded",
    "violated-policies": listOf(verdicts)
      .filter((verdict) => !verdict.admitted)
      .map((verdict) => verdict.policy.name),
  };
}

/** A Structured Fields String (RFC 9651, 4.1.6); that it is printable ASCII was checked when the policy was read. */
function name(text: string): string {
  return `"${text.replace(/["\\]/g, "\\$&")}"`;
}
