/**
 * `file:line` of the code that called the function in which the error was made. It is read off the stack only when a message
 * needs it, because making the text of a stack is slow.
 */
export function callerOf(error: Error, above = 1): () => string | undefined {
  return () => {
    const frames = (error.stack ?? "").split("\n").filter((line) => FRAME.test(line));
    const found = FRAME.exec(frames[above] ?? "");
    return found === null ? undefined : `${found[1]}:${found[2]}`;
  };
}

/** How many frames of the stack an error keeps, where the engine lets that be said. */
const V8: ErrorConstructor & { stackTraceLimit?: unknown } = Error;

/** The frames of this file, of the function that calls it, and of that one's caller. */
const FRAMES = 3;

/** The same for the function that calls this one. No more of the stack is kept: thousands of literals each have theirs. */
export function calledFrom(): () => string | undefined {
  const { stackTraceLimit } = V8;
  try {
    V8.stackTraceLimit = FRAMES;
  } catch {
    // Where the intrinsics are frozen it stays as it is.
    return callerOf(new Error(), FRAMES - 1);
  }
  const error = new Error();
  V8.stackTraceLimit = stackTraceLimit;
  return callerOf(error, FRAMES - 1);
}

/** A frame as V8 writes it, `at name (file:line:column)`, or JavaScriptCore, `name@file:line:column`. */
const FRAME = /(?:\(|@|at )?(?:async )?(?:file:\/\/)?((?:\/|[A-Za-z]:[\\/])[^():]*):(\d+):\d+\)?\s*$/;
