import { type Browser, chromium } from "playwright-core";
import { describe, expect, test } from "vitest";
import { CHROMIUM_ARGUMENTS, ensureChromium } from "../../scripts/ensure-chromium.mjs";

/** Tests that need a real browser: skipped in plain sight where there is none, and failed where CI has none. */
export function describeInBrowser(name: string, tests: (start: () => Promise<Browser>) => void): void {
  const found = ensureChromium();
  if ("path" in found) {
    describe(name, () => tests(() => chromium.launch({ executablePath: found.path, args: CHROMIUM_ARGUMENTS })));
  } else if (process.env["CI"] === "true") {
    test(name, () => expect.fail(`CI must have a browser: ${found.missing}`));
  } else {
    describe.skipIf(true)(`${name} [SKIPPED: ${found.missing}]`, () =>
      tests(() => Promise.reject(new Error(found.missing))),
    );
  }
}
