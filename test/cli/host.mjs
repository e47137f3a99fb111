// @ts-check
// Runs command lines one after the other in this process, as dist/cli/main.js runs one: to start a process for each of a
// hundred lines takes longer than everything that they do.
import { terminalOf } from "../../dist/cli/output/terminal.js";
import { run } from "../../dist/cli/run.js";

/** @import { Switch } from "../mutation/switch.ts" */
/** @typedef {{ id: number, args: string[], cwd: string, env: Record<string, string>, activeMutant?: string }} Line */

/** Where the code has mutants (test/mutation/mutatedDist.mjs): which of them is active, and which a line reaches. */
const { __stryker__: mutants } = /** @type {{ __stryker__?: Switch }} */ (globalThis);

/** @param {Line} line */
async function carriedOut({ id, args, cwd, env, activeMutant }) {
  Object.assign(mutants ?? {}, { activeMutant, currentTestId: String(id), hitCount: 0 });
  const text = { out: "", err: "" };
  /** @param {"out" | "err"} name */
  const stream = (name) => ({
    /** @param {string} more */
    write: (more) => {
      text[name] += more;
    },
  });
  process.chdir(cwd);
  Object.assign(process.env, env);
  const code = await run(args, terminalOf(stream("out"), stream("err"), process.env));
  for (const name of Object.keys(env)) delete process.env[name];
  process.send?.({ id, code, ...text, coverage: mutants?.mutantCoverage });
  if (mutants?.mutantCoverage !== undefined) mutants.mutantCoverage.perTest = {};
}

let before = Promise.resolve();
process.on("message", (line) => {
  before = before.then(() => carriedOut(/** @type {Line} */ (line)));
});
process.on("disconnect", () => process.exit(0));
