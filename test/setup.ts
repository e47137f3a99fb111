import { vi } from "vitest";
import { HANG, LOOK_EVERY } from "./bounds.mjs";

// vitest has settings for the limits of `expect.poll`, tests and hooks, but none for these two: they would wait for a second,
// and look twenty times.
const { waitFor, waitUntil } = vi;
vi.waitFor = (callback, options) => waitFor(callback, withLimit(options));
vi.waitUntil = (callback, options) => waitUntil(callback, withLimit(options));

function withLimit<Options extends object>(options: number | Options | undefined) {
  return typeof options === "number" ? options : { timeout: HANG, interval: LOOK_EVERY, ...options };
}
