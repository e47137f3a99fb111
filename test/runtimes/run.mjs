// @ts-check
// The shared suite on every runtime's own binary: `node test/runtimes/run.mjs`, or with the names of some.
// What is not installed is installed first; what cannot be is skipped in plain sight, and is a failure in CI.
import { execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { HANG, LONG_HANG, TEST_HANG } from "../bounds.mjs";
import { aroundCases } from "./aroundCases.mjs";
import { keepsCompiled, readsTypescript } from "./cliCase.mjs";
import { privateFieldCases, RAW_CASES, withoutPrivateFields } from "./rawCases.mjs";
import { RUNTIME_CASES } from "./runtimeSuite.mjs";
import { sharesPort } from "./sharedPortCase.mjs";
import { STATIC_CASES } from "./staticCases.mjs";
import { targetCases } from "./targetCases.mjs";

const here = new URL(".", import.meta.url).pathname;
if (!existsSync(join(here, "node_modules", ".package-lock.json"))) install();
const { RUNTIMES } = await import("./runtimes.mjs");

const wanted = process.argv.slice(2).map((name) => name.toLowerCase());
const tally = { passed: 0, failed: 0, skipped: 0 };
/** @type {Set<string>} */
const failing = new Set();
for (const runtime of RUNTIMES) {
  if (wanted.length > 0 && !wanted.some((name) => runtime.name.toLowerCase().startsWith(name))) continue;
  if (runtime.program === undefined) skip(runtime.name);
  else {
    await prove(runtime, runtime.program);
    if (runtime.speaksRaw) await prove(withoutPrivateFields(runtime), runtime.program);
  }
}
const which = failing.size === 0 ? "" : `; failed: ${[...failing].join(", ")}`;
console.log(`runtimes: ${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped${which}`);
process.exitCode = tally.failed === 0 ? 0 : 1;

function install() {
  console.log("installing the runtimes");
  try {
    const options = { cwd: here, stdio: /** @type {const} */ ("inherit"), timeout: LONG_HANG };
    execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], options);
  } catch (error) {
    console.error(`the runtimes cannot be installed: ${/** @type {Error} */ (error).message}`);
  }
}

/** @param {string} name */
function skip(name) {
  const count = RUNTIME_CASES.length;
  if (process.env["CI"] === "true") {
    tally.failed += count;
    failing.add(name);
  } else tally.skipped += count;
  console.log(`SKIP ${name}: it is not installed`);
}

/**
 * @param {import("./runtimes.mjs").Runtime} runtime
 * @param {string} program
 */
async function prove(runtime, program) {
  const { args, url: known } = await runtime.line(program);
  const env = { ...process.env, NO_COLOR: "1", ...runtime.env };
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "inherit"], env });
  const exited = new Promise((resolve) => child.once("exit", resolve));
  const started = performance.now();
  const faults = [];
  let count = 0;
  try {
    // A Worker has no files.
    const [url = "", filesUrl, onTakenPort] = (known ?? (await firstLine(child))).split(" ");
    if (known !== undefined) await untilItResponds(known);
    /** @type {import("./runtimeSuite.mjs").Ask} */
    const ask = (path, init) => fetch(url + path, init);
    const raw = runtime.speaksRaw ? [...RAW_CASES, ...privateFieldCases(program, env)] : [];
    const cases = (await runtime.cases?.(url)) ?? [
      ...RUNTIME_CASES.map(({ name, run }) => ({ name, run: () => run(ask) })),
      ...aroundCases(ask),
      ...[...raw, ...targetCases(runtime.name.split(" ", 1)[0] ?? "")].map(({ name, run }) => ({
        name,
        run: () => run(new URL(url)),
      })),
      ...(filesUrl === undefined ? [] : STATIC_CASES).map(({ name, run }) => ({
        name,
        run: () => run(new URL(filesUrl ?? "")),
      })),
      ...(known === undefined
        ? [
            { name: "signalbox reads TypeScript", run: () => readsTypescript(program, args.slice(0, -1)) },
            {
              name: "what was started is stopped where the port is taken",
              run: async () => startedAndStopped(onTakenPort),
            },
          ]
        : []),
      ...(runtime.speaksRaw ? [{ name: "signalbox keeps what was compiled", run: () => keepsCompiled(program) }] : []),
      ...(runtime.name === "Bun" ? [{ name: "processes share a port", run: () => sharesPort(program) }] : []),
    ];
    for (const { name, run } of cases) {
      count += 1;
      const fault = await faultOf(run);
      if (fault !== undefined) faults.push(`${name}: ${fault}`);
    }
    if (known === undefined) {
      count += 1;
      child.kill("SIGTERM");
      const code = await Promise.race([exited, new Promise((resolve) => setTimeout(resolve, HANG, "no exit").unref())]);
      if (code !== 0) faults.push(`SIGTERM drains it and it ends: ${String(code)}`);
    }
  } catch (error) {
    faults.push(`it does not start: ${/** @type {Error} */ (error).message}`);
  } finally {
    child.kill("SIGKILL");
  }
  tally.passed += Math.max(0, count - faults.length);
  tally.failed += faults.length;
  if (faults.length > 0) failing.add(runtime.name);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${faults.length === 0 ? "ok  " : "FAIL"} ${runtime.name}: ${count - faults.length} of ${count} in ${seconds} s`,
  );
  for (const fault of faults) console.log(`     ${fault}`);
}

/** @param {string | undefined} events */
function startedAndStopped(events) {
  if (events !== "started,stopped,refused") throw new Error(`there was ${events}`);
}

/** @param {() => Promise<void>} run */
async function faultOf(run) {
  const limit = new Promise((_resolve, reject) =>
    setTimeout(() => reject(new Error(`no end after ${TEST_HANG / 1000} s`)), TEST_HANG).unref(),
  );
  try {
    await Promise.race([run(), limit]);
  } catch (error) {
    return /** @type {Error} */ (error).message;
  }
}

/**
 * @param {import("node:child_process").ChildProcess} child
 * @returns {Promise<string>}
 */
function firstLine(child) {
  return new Promise((resolve, reject) => {
    let text = "";
    child.stdout?.on("data", (chunk) => {
      text += chunk;
      if (text.includes("\n")) resolve(text.slice(0, text.indexOf("\n")));
    });
    child.once("exit", (code) => reject(new Error(`it ended with ${code}`)));
    child.once("error", reject);
    setTimeout(() => reject(new Error("it says nothing")), HANG).unref();
  });
}

/** @param {string} url */
async function untilItResponds(url) {
  for (const end = Date.now() + HANG; Date.now() < end; ) {
    if (
      await fetch(`${url}/bytes`).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("it does not respond");
}
