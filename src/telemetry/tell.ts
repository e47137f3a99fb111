import { isPromise } from "../http/later.ts";

/** Calls a listener. What it throws, or rejects with, is reported, and affects nothing else. */
export function tell(call: () => unknown, report: (error: unknown) => void): void {
  try {
    const given = call();
    if (isPromise(given)) Promise.resolve(given).then(undefined, report);
  } catch (error) {
    report(error);
  }
}
