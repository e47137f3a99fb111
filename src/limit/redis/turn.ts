/** Runs something after what the event loop has at hand, so that all questions of a turn go out together. */
export const afterTurn: (run: () => void) => void =
  (globalThis as { setImmediate?: (run: () => void) => void }).setImmediate ?? ((run) => setTimeout(run, 0));
