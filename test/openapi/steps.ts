import { onTestFinished, vi } from "vitest";
import { type Library, openLibrary } from "./library.ts";

/** Milliseconds from one request to the next. */
const STEP = 20;

/** The reference service in a time that moves with each request and at no other moment: two runs of one seed are the same. */
export async function openLibraryInSteps(): Promise<Library> {
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: Date.UTC(2026, 0, 1) });
  onTestFinished(() => void vi.useRealTimers());
  const library = await openLibrary();
  const { service } = library;
  const handle = service.handle.bind(service);
  service.handle = (asked) => {
    vi.advanceTimersByTime(STEP);
    return handle(asked);
  };
  return library;
}
