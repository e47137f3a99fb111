import { tell } from "../http/later.ts";
import { throwerOf } from "../http/thrownBy.ts";
import type { ErrorHook } from "../walk/kit.ts";
import { LifecycleError } from "./lifecycle.ts";

/** A hook that throws, or rejects, must not fail the request or end the process. */
export const shielded =
  (hook: ErrorHook): ErrorHook =>
  (error, ctx) =>
    tell(() => hook(error, ctx), logFailure);

/** Never throws, whatever the error's own properties do. */
export function logFailure(error: unknown): void {
  try {
    console.error(error);
  } catch {
    console.error("An error hook failed, and what it threw cannot be shown.");
  }
}

export const logError: ErrorHook = (error, ctx) => {
  if (error instanceof LifecycleError) return console.error(error.message, error.cause ?? "");
  const what = ctx === undefined ? "What belongs to no request" : `${ctx.request.method} ${ctx.request.path}`;
  console.error(`${what} failed${throwerOf(error)}:`, error);
};
