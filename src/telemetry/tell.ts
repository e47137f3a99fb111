import { isPromise } from "../http/later.ts";

/** Calls somebody who is told of something: what they throw, or reject with, is reported, and hurts nobody else. */
export function tell(call: () => unknown, report: (error: unknown) => void): void {
  try {
    const given = call();
    if (isPromise(given)) Promise.resolve(given).then(undefined, report);
  } catch (error) {
    report(error);
  }
}
