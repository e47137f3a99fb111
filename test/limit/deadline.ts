import { onTestFinished, vi } from "vitest";
import { HANG } from "../bounds.mjs";

/**
 * The deadline of a limiter, which passes only while the test lets it: a store that a busy machine has made late must not be
 * taken for one that is away. Its timers are told from all others by their length.
 */
export class HeldDeadline {
  readonly ms = 98_765;
  /** Whether it passes soon, because no reply can come. */
  passes = false;

  constructor() {
    const { setTimeout: setTimer } = globalThis;
    const spy = vi
      .spyOn(globalThis, "setTimeout")
      .mockImplementation(((run: () => void, ms: number, ...more: []) =>
        setTimer(run, ms === this.ms ? (this.passes ? 20 : HANG) : ms, ...more)) as typeof setTimeout);
    onTestFinished(() => spy.mockRestore());
  }
}
