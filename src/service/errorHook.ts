import { tell } from "../telemetry/tell.ts";
import type { ErrorHook } from "../walk/kit.ts";
import { LifecycleError } from "./lifecycle.ts";

/** A hook that throws, or rejects, must not take the request, or the process, with it. */
export function shielded(hook: ErrorHook): ErrorHook {
  return (error, ctx) => tell(() => hook(error, ctx), logFailure);
}

/** Not even by what it says of itself. */
export function logFailure(error: unknown): void {
  try {
    console.error(error);
  } catch {
    console.error("An error hook failed, and what it threw cannot be shown.");
  }
}

/** What is done with an error where the service has no hook. */
export const logError: ErrorHook = (error, ctx) => {
  if (error instanceof LifecycleError) {
    console.error(error.message, error.cause ?? "");
    return;
  }
  const { method, path } = ctx?.request ?? { method: "a", path: "command" };
  console.error(`${method} ${path} failed:`, error);
};
