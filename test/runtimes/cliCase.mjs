// @ts-check
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const MAIN = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));
const APP = fileURLToPath(new URL("../cli/apps/greetings.ts", import.meta.url));

/**
 * The command line reads a TypeScript app, with the runtime's own stripping where it has it.
 * @param {string} program
 * @param {readonly string[]} flags what the runtime is started with
 */
export async function readsTypescript(program, flags) {
  const line = [...flags, MAIN, "routes", APP, "--json"];
  const { stdout, stderr } = await promisify(execFile)(program, line, { timeout: 60_000 });
  if (stderr !== "") throw new Error(`it warns: ${stderr}`);
  if (!stdout.includes('"/greetings/{name}"')) throw new Error(`it lists ${stdout}`);
}
