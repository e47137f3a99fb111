import { HANG, LOOK_EVERY } from "./bounds.mjs";

// As they are before a test replaces them.
const { setTimeout: setTimer, setImmediate: setTurn } = globalThis;
const now = performance.now.bind(performance);

/** Turns of the event loop: what is ready to run has run then. */
export async function turns(count = 1): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise<void>((resolve) => setTurn(resolve));
}

/** Waits until it is so. Other than `vi.waitFor` this does not move a clock that is replaced, and it works in tests that run at once. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  what: () => unknown = () => String(isSo),
): Promise<void> {
  for (const end = now() + HANG; !(await isSo()); await new Promise((resolve) => setTimer(resolve, LOOK_EVERY))) {
    if (now() > end) throw new Error(`waited in vain: ${String(what())}`);
  }
}

/** What waits at it goes on when the test opens it. */
export class Gate {
  open: () => void = () => undefined;
  readonly opened: Promise<void> = new Promise((resolve) => {
    this.open = resolve;
  });
  /** How many have come to it. */
  came = 0;

  pass(): Promise<void> {
    this.came += 1;
    return this.opened;
  }
}

/** The first that come wait until there are so many. */
export function meetingOf(count: number): () => Promise<void> {
  const gate = new Gate();
  return () => {
    const passed = gate.pass();
    if (gate.came === count) gate.open();
    return passed;
  };
}
