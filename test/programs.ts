import { describe, expect, it } from "vitest";
import { ensureProgram, type Missing, PROGRAMS } from "../scripts/ensure-program.mjs";

/**
 * Tests that need a program, which is installed where that can be done. Without it they are skipped, and the end of the
 * run says why; where CI could have installed it, they fail.
 */
export function describeWith(program: keyof typeof PROGRAMS, name: string, tests: (path: string) => void): void {
  const result = ensureProgram(PROGRAMS[program]);
  describe(name, () => {
    if ("path" in result) tests(result.path);
    else {
      it(`needs ${PROGRAMS[program].title}`, (context) => {
        if (isFailure(result, process.env["CI"])) expect.fail(result.missing);
        context.skip(result.missing);
      });
    }
  });
}

/** What could not be installed may be missing anywhere; a failed installation may not be passed over in CI. */
export function isFailure({ isFault }: Missing, ci: string | undefined): boolean {
  return isFault && ci === "true";
}
