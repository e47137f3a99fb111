// Starts each test service, runs the suite against it and writes results/<framework>-<column>.json.
// node run-all.mjs [--only express,koa] [--suite ../cli.mjs] [--out ../results]

import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { cpus, release, type } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { jsonOf } from "../lib/json.mjs";
import { packed } from "../page/packed.mjs";
import { linesOf } from "./lines.mjs";
import { SERVICES } from "./services.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const { values } = parseArgs({
  options: {
    only: { type: "string", default: Object.keys(SERVICES).join(",") },
    suite: { type: "string", default: join(here, "../cli.mjs") },
    out: { type: "string", default: join(here, "../results") },
  },
});

mkdirSync(values.out, { recursive: true });
// The package of this repository, as an installed one.
const link = join(here, "node_modules/signalbox");
if (!existsSync(link)) symlinkSync("../../../..", link);
for (const name of values.only.split(",")) {
  const service = SERVICES[name];
  if (service.build) await ended(start(service.build));
  for (const column of service.columns) await measure(name, service, column);
}

async function measure(name, service, column) {
  const port = await freePort();
  const how = service.command(port, column);
  const child = start(how);
  try {
    await listening(port, child);
    const file = resolve(values.out, `${name}-${column}.json`);
    const args = [resolve(values.suite), `http://127.0.0.1:${port}`, "--json", file, "--exchanges", "--brief"];
    const run = spawn("node", args, { cwd: here, stdio: ["ignore", "ignore", "inherit"] });
    await ended(run);
    // 1 means that a case failed.
    if (run.exitCode !== 0 && run.exitCode !== 1) throw new Error(`the suite could not run on ${name} ${column}`);
    const result = JSON.parse(readFileSync(file, "utf8"));
    writeFileSync(file, described(result, { framework: name, column, how, lines: linesOf(service.files) }));
    console.log(`${name} ${column}: ${counts(result.results)}`);
  } finally {
    child.kill();
    await ended(child);
  }
}

/** With how the result was made, and each line of the exchanges once. */
function described(result, { framework, column, how, lines }) {
  const command = [how.env?.PLUGINS ? "PLUGINS=1" : "", how.program, ...how.args].filter(Boolean).join(" ");
  const machine = `${type()} ${release()}, ${cpus()[0]?.model}, ${cpus().length} cores`;
  const { head, results } = packed({ framework, column, ...result, command, lines, machine });
  return `${jsonOf(head, results)}\n`;
}

function counts(results) {
  const count = {};
  for (const { outcome, confidence } of results) {
    const key = outcome === "failed" ? `failed ${confidence}` : outcome;
    count[key] = (count[key] ?? 0) + 1;
  }
  return Object.entries(count)
    .map(([key, number]) => `${number} ${key}`)
    .join(", ");
}

function start({ program, args, env = {} }) {
  return spawn(program, args, {
    cwd: here,
    env: { ...process.env, NODE_ENV: "production", ...env },
    stdio: ["ignore", "ignore", process.env.VERBOSE ? "inherit" : "ignore"],
  });
}

function ended(child) {
  if (child.exitCode !== null || child.signalCode !== null) return undefined;
  return new Promise((done) => child.once("exit", done));
}

async function freePort() {
  const server = createServer();
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}

async function listening(port, child) {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`the service ended with ${child.exitCode}`);
    const response = await fetch(`http://127.0.0.1:${port}/.well-known/http-semantics`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error("the service does not listen");
}
