// @ts-check
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Runs commands one after the other, each with its output, and prints a line for each at the end. It stops at the first that fails.
 * Arguments of the script choose the steps whose names begin with them.
 * @param {string} title
 * @param {readonly (readonly [name: string, command: string])[]} steps
 */
export function runSteps(title, steps) {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !steps.some(([step]) => step.startsWith(name)));
  if (unknown.length > 0) {
    console.error(`no such step: ${unknown.join(", ")}. The steps: ${steps.map(([name]) => name).join(", ")}`);
    process.exit(2);
  }
  const chosen = steps.filter(([step]) => wanted.length === 0 || wanted.some((name) => step.startsWith(name)));
  const lines = [];
  let failed;
  for (const [index, [name, command]] of chosen.entries()) {
    console.log(`\n== ${index + 1} of ${chosen.length}: ${name} (${command})`);
    const begun = performance.now();
    const { status } = spawnSync(command, { cwd: root, shell: true, stdio: "inherit" });
    const seconds = Math.round((performance.now() - begun) / 1000);
    lines.push(`${status === 0 ? "ok  " : "FAIL"} ${String(seconds).padStart(5)} s  ${name}`);
    if (status !== 0) {
      failed = name;
      break;
    }
  }
  console.log(`\n${title}\n${lines.join("\n")}`);
  if (failed === undefined) return;
  console.log(`failed: ${failed}. To run it alone: node ${process.argv[1]?.slice(root.length)} ${failed}`);
  process.exitCode = 1;
}
