import { isObject } from "../http/kinds.ts";
import type { Refusal, RetryHint } from "./resource.ts";

/** Whether this is a hint when to come again: seconds, a Date, or a refusal with one of them. */
export function isRetryHint(given: unknown): given is RetryHint {
  return isMoment(isRefusal(given) ? given.retryAfter : given);
}

export function isRefusal(given: unknown): given is Refusal {
  return isObject(given) && "retryAfter" in given;
}

function isMoment(given: unknown): given is number | Date {
  return given instanceof Date ? !Number.isNaN(given.getTime()) : typeof given === "number" && Number.isFinite(given);
}
