import { onTestFinished, vi } from "vitest";

/** Stops the clock for the rest of the test, which moves it by `vi.advanceTimersByTime`. Sockets and turns of the event loop go on. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance", "Date"] });
  onTestFinished(() => void vi.useRealTimers());
}
