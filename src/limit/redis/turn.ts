/** Runs something after the current turn of the event loop, so that all questions of the turn are sent together. */
export const afterTurn: (run: () => void) => void =
  (globalThis as { setImmediate?: (run: () => void) => void }).setImmediate ?? ((run) => setTimeout(run, 0));
