import { formatHttpDate } from "../http/date.ts";
import { isRefusal } from "../resource/hint.ts";

/** RFC 9111 1.2.2: where seconds are more than this, this may be sent instead. Larger numbers are no digits in the end. */
const MOST_SECONDS = 2 ** 31;

/** Ruling 1: seconds are rounded up, at least 0; a Date is sent as a date; anything else is no hint. */
export function retryAfter(returned: unknown): string | undefined {
  const hint = isRefusal(returned) ? returned.retryAfter : returned;
  if (hint instanceof Date) return Number.isNaN(hint.getTime()) ? undefined : formatHttpDate(hint.getTime());
  if (typeof hint !== "number" || !Number.isFinite(hint)) return undefined;
  return String(Math.min(MOST_SECONDS, Math.max(0, Math.ceil(hint))));
}

/** Ruling 14: the problem repeats the seconds; for a Date, those that are left until then. */
export function retrySeconds(returned: unknown): number | undefined {
  const hint = isRefusal(returned) ? returned.retryAfter : returned;
  const seconds = retryAfter(hint instanceof Date ? (hint.getTime() - Date.now()) / 1000 : hint);
  return seconds === undefined ? undefined : Number(seconds);
}
