/**
 * `file:line` of the code that called the function in which the error was made. It is read off the stack only when a message
 * needs it, because making the text of a stack is slow.
 */
export function callerOf(error: Error): () => string | undefined {
  return () => {
    const frames = (error.stack ?? "").split("\n").filter((line) => FRAME.test(line));
    const found = FRAME.exec(frames[1] ?? "");
    return found === null ? undefined : `${found[1]}:${found[2]}`;
  };
}

/** A frame as V8 writes it, `at name (file:line:column)`, or JavaScriptCore, `name@file:line:column`. */
const FRAME = /(?:\(|@|at )?(?:async )?(?:file:\/\/)?((?:\/|[A-Za-z]:[\\/])[^():]*):(\d+):\d+\)?\s*$/;
