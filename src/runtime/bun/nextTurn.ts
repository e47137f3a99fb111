/** Bun has it, as Node does. */
declare function setImmediate(then: () => void): unknown;

let turn: Promise<void> | undefined;

/**
 * Resolved when what has arrived was read. One immediate serves all who wait; each has the asynchronous context in which it
 * began to.
 */
export function nextTurn(): Promise<void> {
  turn ??= new Promise((resolve) => {
    setImmediate(() => {
      turn = undefined;
      resolve();
    });
  });
  return turn;
}
