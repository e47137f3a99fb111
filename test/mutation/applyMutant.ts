import { appendFileSync } from "node:fs";
import { afterAll, beforeAll, expect, inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** The mutant that is switched on, and the file for the mutants that each test file comes to. "" for none. */
    readonly mutant: string;
    readonly coverage: string;
  }
}

/** What Stryker's instrumented code reads and writes. What it counts before the first test was run by loading a module. */
interface Switch {
  activeMutant?: string;
  currentTestId?: string | undefined;
  hitCount?: number;
  hitLimit?: number;
  mutantCoverage?: { readonly perTest: Readonly<Record<string, object>> };
}

/** An endless loop comes to its mutant without end. */
const MOST_HITS = 1_000_000;

const shared = globalThis as typeof globalThis & { __stryker__?: Switch };
shared.__stryker__ ??= {};
const state = shared.__stryker__;
Object.assign(state, { activeMutant: inject("mutant"), hitCount: 0, hitLimit: MOST_HITS });

beforeAll(() => {
  state.currentTestId = expect.getState().testPath;
});
afterAll(() => {
  const id = state.currentTestId ?? "";
  state.currentTestId = undefined;
  const to = inject("coverage");
  if (to === "") return;
  const ids = Object.keys(state.mutantCoverage?.perTest[id] ?? {});
  appendFileSync(to, `${JSON.stringify({ file: id, ids })}\n`);
});
