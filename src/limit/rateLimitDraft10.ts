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

/** `q` is the capacity, `w` the seconds in which it comes back, `r` the whole tokens left, `t` the seconds until one more. */
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
const name = (text: string): string => `"${text.replace(/["\\]/g, "\\$&")}"`;
