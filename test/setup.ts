import { chai, vi } from "vitest";
import { HANG, LOOK_EVERY } from "./bounds.mjs";

// vitest has settings for the limits of `expect.poll`, tests and hooks, but none for these two: they would wait for a second,
// and look twenty times. Files that share their modules share these too.
const IS_PATIENT = Symbol.for("signalbox.test.patient");
const { waitFor, waitUntil } = vi;
if (!Object.hasOwn(waitFor, IS_PATIENT)) {
  vi.waitFor = (callback, options) => waitFor(callback, withLimit(options));
  vi.waitUntil = (callback, options) => waitUntil(callback, withLimit(options));
  Object.defineProperty(vi.waitFor, IS_PATIENT, { value: true });
  // `toThrow("text")` passes where undefined is thrown: chai looks at no text then.
  chai.use(({ Assertion }, utils) => {
    for (const name of ["throws", "throw", "Throw"]) utils.overwriteMethod(Assertion.prototype, name, throwingErrors);
  });
}

function throwingErrors(check: (...args: unknown[]) => unknown) {
  return function (this: Chai.AssertionStatic, ...args: unknown[]): void {
    const called: unknown = this._obj;
    this._obj = typeof called === "function" ? () => withError(() => called()) : errorOf(called);
    check.apply(this, args);
  };
}

function withError(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    throw errorOf(error);
  }
}

const errorOf = (thrown: unknown): unknown => thrown ?? new Error(`${String(thrown)} was thrown.`);

function withLimit<Options extends object>(options: number | Options | undefined) {
  return typeof options === "number" ? options : { timeout: HANG, interval: LOOK_EVERY, ...options };
}
