// @ts-check
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const FILE = fileURLToPath(new URL("./sharedPort.mjs", import.meta.url));
/** More than enough for either process to be asked: the system shares connections by a hash of their addresses. */
const MOST = 200;

/**
 * Two Bun processes share a port; when one has drained, the other serves alone.
 * @param {string} program
 */
export async function sharesPort(program) {
  const first = await started(program, "0");
  const second = await started(program, first.port);
  try {
    const pids = new Set();
    for (let count = 0; count < MOST && pids.size < 2; count += 1) pids.add(await askedPid(first.port));
    if (pids.size < 2) throw new Error(`only one of the two was asked in ${MOST} connections`);
    const ended = new Promise((resolve) => first.child.once("exit", resolve));
    first.child.kill("SIGTERM");
    if ((await ended) !== 0) throw new Error("the first did not drain");
    for (let count = 0; count < 20; count += 1) {
      if ((await askedPid(first.port)) !== second.child.pid) throw new Error("another process responded");
    }
  } finally {
    first.child.kill("SIGKILL");
    second.child.kill("SIGKILL");
  }
}

/** @param {string} port */
async function askedPid(port) {
  const response = await fetch(`http://127.0.0.1:${port}/things/1`, { headers: { connection: "close" } });
  return (await response.json()).pid;
}

/**
 * @param {string} program
 * @param {string} port
 */
async function started(program, port) {
  const env = { ...process.env, PORT: port };
  const child = spawn(program, [FILE], { stdio: ["ignore", "pipe", "inherit"], env });
  const said = await new Promise((resolve, reject) => {
    child.stdout.once("data", (chunk) => resolve(String(chunk).trim()));
    child.once("exit", (code) => reject(new Error(`it ended with ${code}`)));
  });
  return { child, port: String(said) };
}
