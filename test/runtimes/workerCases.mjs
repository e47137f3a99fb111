// @ts-check
import { spawnSync } from "node:child_process";
import { ensureProgram, PROGRAMS } from "../../scripts/ensure-program.mjs";
import { TEST_HANG } from "../bounds.mjs";

/** @typedef {{ name: string, run: () => Promise<void> }} Case */

/**
 * The cases that test/runtimes/storesWorker.mjs runs inside the Worker, and those that need many requests at once.
 * @param {string} url
 * @returns {Promise<Case[]>}
 */
export async function storeCases(url) {
  /** @type {string[]} */
  const names = await (await fetch(`${url}/cases`)).json();
  const inside = names.map((name, at) => ({
    name,
    run: async () => {
      const fault = await (await fetch(`${url}/cases/${at}`)).text();
      if (fault !== "") throw new Error(fault);
    },
  }));
  return [
    ...inside,
    { name: "limits: requests of one isolate share a limit", run: async () => equal(await admitted(url, "a"), 25) },
    {
      name: "limits: requests of one isolate are decided locally while their object does not reply",
      run: async () => {
        await fetch(`${url}/fault/hung`);
        equal(await admitted(url, "b"), 25);
        await fetch(`${url}/fault/none`);
      },
    },
  ];
}

/** How many of 60 requests at once are admitted. @param {string} url @param {string} key */
async function admitted(url, key) {
  const waits = Array.from({ length: 60 }, async () => (await fetch(`${url}/check/${key}`)).json());
  return (await Promise.all(waits)).filter((wait) => wait === null).length;
}

/**
 * What the library's own page promises, line by line, through curl, as examples/library/main.long.test.ts does it on Node.
 * @param {string} url
 * @returns {Promise<Case[]>}
 */
export async function libraryCases(url) {
  const text = await (await fetch(`${url}/`, { headers: { Accept: "text/plain" } })).text();
  const curl = ensureProgram(PROGRAMS.curl);
  if ("missing" in curl) throw new Error(curl.missing);
  const trials = [...text.matchAll(/^(\d{3}) (.*)\n {4}(.*)$/gm)].map(([, status, shows = "", line = ""]) => ({
    status: Number(status),
    shows,
    line,
  }));
  // In one shell, because a later line uses the token of an earlier one.
  const script = trials.map(({ line }) => `${line}\necho; echo '=== next'`).join("\n");
  const { stdout } = spawnSync("sh", { input: script, encoding: "utf8", timeout: TEST_HANG });
  const outputs = stdout.split("=== next\n");
  return [
    { name: "the library lists what to try", run: async () => equal(trials.length > 25, true) },
    ...trials.map((trial, at) => ({
      name: `the library: ${trial.shows}`,
      run: async () => {
        const output = outputs[at] ?? "";
        const statuses = [...output.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
        // The line that keeps the token shows nothing else.
        if (/^[\w-]{32}\n/.test(output)) statuses.push(200);
        if (!statuses.includes(trial.status)) throw new Error(`${statuses.join()}, not ${trial.status}: ${trial.line}`);
      },
    })),
  ];
}

/**
 * The Worker of docs/workers.md.
 * @param {string} url
 * @returns {Promise<Case[]>}
 */
export async function pageCases(url) {
  const asked = async (/** @type {string} */ path, /** @type {Record<string, string>} */ headers = {}) => {
    const response = await fetch(url + path, { headers });
    return `${response.status} ${await response.text()}`;
  };
  return [
    { name: "it greets", run: async () => equal(await asked("/hello/ann"), '200 {"text":"Hello, ann."}') },
    {
      name: "RFC 9110 13.1.2",
      run: async () => equal(await asked("/hello/ann", { "If-None-Match": '"ann"' }), "304 "),
    },
    { name: "404", run: async () => equal((await asked("/")).slice(0, 3), "404") },
  ];
}

/** @param {unknown} actual @param {unknown} expected */
function equal(actual, expected) {
  if (actual !== expected) throw new Error(`expected ${String(expected)}, got ${String(actual)}`);
}
