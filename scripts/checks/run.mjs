// @ts-check
import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";

/**
 * Runs a program of the project's own node_modules (or of the path) and gives its output as faults where it fails.
 * @param {string} root
 * @param {readonly string[]} line the program and its arguments
 * @param {string} [folder] where it runs; the root unless told
 * @returns {Promise<string[]>}
 */
export function run(root, [program = "", ...given], folder = root) {
  return new Promise((resolve, reject) => {
    const path = join(root, "node_modules", ".bin") + delimiter + process.env.PATH;
    const env = { ...process.env, PATH: path, NO_COLOR: "1", FORCE_COLOR: "0" };
    const child = spawn(program, given, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => {
        output += text;
      });
    }
    child.on("error", reject);
    child.on("close", (code) => {
      resolve(code === 0 ? [] : output.trim() === "" ? [`${program} gave ${code}`] : output.trim().split("\n"));
    });
  });
}
