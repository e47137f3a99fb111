import { vi } from "vitest";
import { HANG, LOOK_EVERY } from "./bounds.mjs";

// vitest has settings for the limits of `expect.poll`, tests and hooks, but none for these two: they would wait for a second,
// and look twenty times. Files that share their modules share these too.
const IS_PATIENT = Symbol.for("signalbox.test.patient");
const { waitFor, waitUntil } = vi;
if (!Object.hasOwn(waitFor, IS_PATIENT)) {
  vi.waitFor = (callback, options) => waitFor(callback, withLimit(options));
  vi.waitUntil = (callback, options) => waitUntil(callback, withLimit(options));
  Object.defineProperty(vi.waitFor, IS_PATIENT, { value: true });
}

function withLimit<Options extends object>(options: number | Options | undefined) {
  return typeof options === "number" ? options : { timeout: HANG, interval: LOOK_EVERY, ...options };
}
