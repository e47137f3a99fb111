/** What code with mutants reads and writes. Code that runs without a test is counted as static: a module that is loaded. */
export interface Switch {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number;
  hitLimit?: number;
  mutantCoverage?: Coverage;
}

export interface Coverage {
  static: Record<string, number>;
  perTest: Record<string, Record<string, number>>;
}

/** An endless loop reaches its mutant again and again. */
export const MOST_HITS = 1_000_000;

const shared = globalThis as typeof globalThis & { __stryker__?: Switch };

/** There in a process that tries mutants. */
export const mutation = (): Switch | undefined => shared.__stryker__;

/** What another process has come to in the test that runs here. */
export function addCoverage({ static: loading, perTest }: Coverage): void {
  const { mutantCoverage = { static: {}, perTest: {} }, currentTestId = "" } = mutation() ?? {};
  Object.assign(mutation() ?? {}, { mutantCoverage });
  Object.assign(mutantCoverage.static, loading);
  mutantCoverage.perTest[currentTestId] = Object.assign(
    {},
    mutantCoverage.perTest[currentTestId],
    ...Object.values(perTest),
  );
}
