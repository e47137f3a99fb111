/** How the engine says where code is, where it does: V8 and JavaScriptCore. */
const Engine: ErrorConstructor & {
  stackTraceLimit?: unknown;
  captureStackTrace?(holder: object, below: Callee): void;
} = Error;

type Callee = (...given: never[]) => unknown;

/**
 * `file:line` of the code that called a function, which calls this one with itself. One frame of the stack is kept, because
 * thousands of literals each have theirs, and its text is made only when a message needs it.
 */
export function calledFrom(callee: Callee): () => string | undefined {
  const holder: { stack?: string } = {};
  const { stackTraceLimit } = Engine;
  // Where the intrinsics are frozen it cannot be set, and more is kept.
  const isSet = Reflect.set(Engine, "stackTraceLimit", 1);
  Engine.captureStackTrace?.(holder, callee);
  if (isSet) Engine.stackTraceLimit = stackTraceLimit;
  return () => {
    const [caller] = (holder.stack ?? "").split("\n").filter((line) => FRAME.test(line));
    const found = FRAME.exec(caller ?? "");
    return found === null ? undefined : `${found[1]}:${found[2]}`;
  };
}

/** A frame as V8 writes it, `at name (file:line:column)`, or JavaScriptCore, `name@file:line:column`. */
const FRAME = /(?:\(|@|at )?(?:async )?(?:file:\/\/)?((?:\/|[A-Za-z]:[\\/])[^():]*):(\d+):\d+\)?\s*$/;
