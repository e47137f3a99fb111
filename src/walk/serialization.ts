import { isObject } from "../http/kinds.ts";

/** SQLSTATE: a transaction was rolled back because of another one, and may be tried again (serialization failure, deadlock). */
const TRY_AGAIN = new Set<unknown>(["40001", "40P01"]);

/** Errors that wrap one another are looked into so far. */
const MOST_CAUSES = 8;

/** Whether a database has refused a transaction because of another: its error has the SQLSTATE as `code`, or one that caused it does. */
export function isSerializationFailure(error: unknown, depth = MOST_CAUSES): boolean {
  try {
    if (depth === 0 || !isObject(error)) return false;
    return TRY_AGAIN.has(Reflect.get(error, "code")) || isSerializationFailure(Reflect.get(error, "cause"), depth - 1);
  } catch {
    // A thrown proxy may refuse to be read.
    return false;
  }
}
