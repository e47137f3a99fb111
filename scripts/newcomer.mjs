// @ts-check
// A newcomer's way, step by step, with the packages as they would be published and in an empty folder: a new project, its tests, a
// resource with a limit and a representation in CSV, its test, the debugger, the API page, the document, the check. Each step prints
// a line; the first one that fails ends it. `node scripts/newcomer.mjs`, after `npm run build`.
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { LONG_HANG, TEST_HANG } from "../test/bounds.mjs";
import { APP, BOOKS, BOOKS_TEST, DECLARED } from "./newcomer-files.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "newcomer-"));
const project = join(folder, "my-api");
const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));

/**
 * Runs a program to its end, and gives what it printed.
 * @param {string} cwd
 * @param {string} line
 */
async function run(cwd, line) {
  const [program = "", ...args] = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? "",
  );
  const env = { ...process.env, NO_COLOR: "1", npm_config_prefer_offline: "true", npm_config_audit: "false" };
  try {
    return (await promisify(execFile)(program, args, { cwd, env, timeout: LONG_HANG, encoding: "utf8" })).stdout;
  } catch (error) {
    const { stdout, stderr, message } = /** @type {Error & { stdout: string, stderr: string }} */ (error);
    throw new Error(`${line}: ${message}\n${stdout}\n${stderr}`, { cause: error });
  }
}

/**
 * @param {unknown} found
 * @param {string} what
 */
function expect(found, what) {
  if (!found) throw new Error(`expected ${what}`);
}

/** @type {[what: string, step: () => Promise<void>][]} */
const STEPS = [
  ["pack both packages", packed],
  ["npm create signalbox@latest my-api", created],
  ["npm test, npm run types", tested],
  ["add a resource with a limit and CSV, and its test", extended],
  ["npm test, npm run types, again", tested],
  ["declarations, as a project that others refer to has them", declared],
  ["signalbox routes, explain, graph, client", looked],
  ["npm run openapi", documented],
  ["npm run check", checked],
  ["npm run dev: JSON, CSV, 429, the API page, the document, the debugger, a restart", developed],
];

async function packed() {
  const line = `npm pack --ignore-scripts --silent --pack-destination "${folder}"`;
  await run(ROOT, line);
  await run(ROOT, `${line} -w create-signalbox`);
  writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
}

async function created() {
  await run(folder, `npm install --no-fund ./create-signalbox-${version}.tgz`);
  const said = await run(folder, `npx create-signalbox my-api --yes --signalbox file:../signalbox-${version}.tgz`);
  expect(/Now:\n {2}cd my-api\n {2}npm run dev\n/.test(said), `next steps in ${said}`);
}

async function tested() {
  expect(/ fail 0\n/.test(await run(project, "npm test")), "tests that pass");
  await run(project, "npm run types");
}

async function extended() {
  writeFileSync(join(project, "src/books.ts"), BOOKS);
  writeFileSync(join(project, "test/books.test.ts"), BOOKS_TEST);
  writeFileSync(join(project, "src/app.ts"), APP);
}

/** Every type that the compiler infers for what is exported has a name that the package exports. */
async function declared() {
  writeFileSync(join(project, "src/declared.ts"), DECLARED);
  await run(project, "npx tsc --noEmit false --declaration --emitDeclarationOnly --outDir declared");
  rmSync(join(project, "src/declared.ts"));
}

async function looked() {
  expect(/\/books +bookList/.test(await run(project, "npx signalbox routes")), "the new route");
  const why = await run(project, 'npx signalbox explain "GET /notes/nothing"');
  expect(/G7 decided it/.test(why), `the node that decided in ${why}`);
  expect(/withinRateLimit/.test(await run(project, 'npx signalbox graph "GET /books"')), "the limit in the plan");
  expect(/readonly "\/books": \{/.test(await run(project, "npx signalbox client")), "types of a client");
}

async function documented() {
  await run(project, "npm run openapi");
  const { paths, components } = JSON.parse(readFileSync(join(project, "openapi.json"), "utf8"));
  const { responses } = paths["/books"].get;
  const read = components.responses[responses[200].$ref.split("/").at(-1)];
  expect("text/csv" in read.content, "CSV in the document");
  expect("429" in responses, "the limit in the document");
  await run(project, "npx signalbox openapi --check");
}

async function checked() {
  const said = await run(project, "npm run check");
  expect(said.includes("The service keeps its contract."), `a contract that is kept in ${said}`);
}

async function developed() {
  const main = join(project, "node_modules/signalbox/dist/cli/main.js");
  const args = [main, "serve", "--watch", "--port", "0", "--json"];
  const child = spawn(process.execPath, args, {
    cwd: project,
    stdio: ["ignore", "pipe", "inherit"],
    timeout: TEST_HANG,
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const listening = async () => JSON.parse((await lines.next()).value).url;
  try {
    await used(await listening());
    writeFileSync(join(project, "src/books.ts"), BOOKS.replace("Signals", "Points"));
    const [book] = await (await fetch(`${await listening()}/books`)).json();
    expect(book.title === "Points", "the change");
  } finally {
    child.kill("SIGTERM");
    await once(child, "exit");
  }
  expect(child.exitCode === 0, "a stop in good order");
}

/** @param {string} url */
async function used(url) {
  const csv = await fetch(`${url}/books`, { headers: { accept: "text/csv" } });
  expect((await csv.text()).startsWith("title,year\r\n"), "CSV");
  const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await fetch(`${url}/books`)).status));
  expect(statuses.includes(200) && statuses.includes(429), `200 and 429 in ${statuses.join(" ")}`);
  for (const [path, text] of [
    ["/docs", "List the books"],
    ["/openapi.json", '"/books"'],
    ["/_signalbox", "<title>"],
  ]) {
    const response = await fetch(url + path, { headers: { accept: path?.endsWith(".json") ? "*/*" : "text/html" } });
    expect(response.status === 200 && (await response.text()).includes(text ?? ""), `${text} at ${path}`);
  }
}

const start = performance.now();
try {
  for (const [what, step] of STEPS) {
    const since = performance.now();
    await step();
    console.log(`ok   ${what} (${((performance.now() - since) / 1000).toFixed(1)} s)`);
  }
  console.log(`newcomer: ${STEPS.length} steps in ${((performance.now() - start) / 1000).toFixed(0)} s`);
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
