import { formatHttpDate } from "../http/date.ts";
import { isObject } from "../http/kinds.ts";
import type { Refusal, RetryHint } from "./resource.ts";

/** Whether this is a hint when to come again: seconds, a Date, or a refusal with one of them. */
export function isRetryHint(given: unknown): given is RetryHint {
  return isMoment(isRefusal(given) ? given.retryAfter : given);
}

export const isRefusal = (given: unknown): given is Refusal => isObject(given) && "retryAfter" in given;

function isMoment(given: unknown): given is number | Date {
  return given instanceof Date ? !Number.isNaN(given.getTime()) : typeof given === "number" && Number.isFinite(given);
}

/** RFC 9111 1.2.2: where seconds are more than this, this may be sent instead. Larger numbers are no digits in the end. */
const MOST_SECONDS = 2 ** 31;

/** Ruling 1: seconds are rounded up, at least 0; a Date is sent as a date; anything else is no hint. */
export function retryAfter(returned: unknown): string | undefined {
  const hint = isRefusal(returned) ? returned.retryAfter : returned;
  if (!isMoment(hint)) return undefined;
  if (hint instanceof Date) return formatHttpDate(hint.getTime());
  return String(Math.min(MOST_SECONDS, Math.max(0, Math.ceil(hint))));
}

/** Ruling 14: the problem repeats the seconds; for a Date, those that are left until then. */
export function retrySeconds(returned: unknown): number | undefined {
  const hint = isRefusal(returned) ? returned.retryAfter : returned;
  const seconds = retryAfter(hint instanceof Date ? (hint.getTime() - Date.now()) / 1000 : hint);
  return seconds === undefined ? undefined : Number(seconds);
}
