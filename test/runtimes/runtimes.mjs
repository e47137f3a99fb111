// @ts-check
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { semanticsCases } from "./semanticsCases.mjs";
import { libraryCases, pageCases, storeCases } from "./workerCases.mjs";

/**
 * @typedef {object} Runtime
 * @property {string} name
 * @property {string | undefined} program where its binary is; undefined where it is not installed
 * @property {(program: string) => Promise<{ args: string[], url?: string }>} line
 * @property {Record<string, string>} [env] what is added to its environment
 * @property {boolean} speaksRaw whether the adapter, and not the runtime, reads the connection
 * @property {(url: string) => Promise<import("./workerCases.mjs").Case[]>} [cases] in place of the suite of adapters
 */

export const here = fileURLToPath(new URL(".", import.meta.url));
const root = join(here, "../..");
const bin = (/** @type {string[]} */ ...path) => join(here, "node_modules", ...path);
const arch = process.arch === "arm64" ? "arm64" : "x64";
const serve = join(here, "serve.mjs");
const plain = async () => ({ args: [serve] });

const workerdPath = installed(
  bin("@cloudflare", `workerd-linux-${arch === "arm64" ? "arm64" : "64"}`, "bin", "workerd"),
);

const bunPath = installed(bin("@oven", `bun-linux-${arch === "arm64" ? "aarch64" : "x64"}`, "bin", "bun"));
const denoPath = installed(bin("@deno", `linux-${arch}-glibc`, "deno"));
const DENO = ["run", "--quiet", "--allow-all", "--no-remote"];

/** @type {Runtime[]} */
export const RUNTIMES = [
  { name: `Node ${process.versions.node}`, program: process.execPath, line: plain, speaksRaw: true },
  ...["22", "24", "26"].map((major) => ({
    name: `Node ${major}`,
    program: installed(bin(`node${major}-linux-${arch}`, "bin", "node")),
    line: plain,
    speaksRaw: true,
  })),
  {
    name: "Bun",
    program: bunPath,
    line: plain,
    speaksRaw: false,
  },
  {
    name: "Deno",
    program: denoPath,
    line: async () => ({ args: [...DENO, serve] }),
    speaksRaw: false,
  },
  { name: "workerd", program: workerdPath, line: () => workerd("worker.mjs", {}), speaksRaw: false },
  {
    name: "workerd with Durable Objects",
    program: workerdPath,
    line: () => workerd("storesWorker.mjs", { LIMITS: "Limits", KEYS: "Keys" }),
    speaksRaw: false,
    cases: storeCases,
  },
  {
    name: "workerd with the library",
    program: workerdPath,
    line: () => workerd("libraryWorker.mjs", { LIMITS: "Limits", LIBRARY: "Library" }),
    speaksRaw: false,
    cases: libraryCases,
  },
  {
    name: "workerd with the Worker of docs/workers.md",
    program: workerdPath,
    line: () => workerd(workerOfPage(), {}, ["enable_request_signal"]),
    speaksRaw: false,
    cases: pageCases,
  },
  {
    name: "Bun with the semantics suite",
    program: bunPath,
    line: async () => ({ args: [await semanticsService()] }),
    speaksRaw: false,
    cases: semanticsCases("Bun"),
  },
  {
    name: "Deno with the semantics suite",
    program: denoPath,
    line: async () => ({ args: [...DENO, await semanticsService()] }),
    speaksRaw: false,
    cases: semanticsCases("Deno"),
  },
  {
    name: "workerd with the semantics suite",
    program: workerdPath,
    line: () => workerd("semanticsWorker.mjs", {}),
    speaksRaw: false,
    cases: semanticsCases("workerd"),
  },
];

/** @param {string} path */
function installed(path) {
  return process.platform === "linux" && existsSync(path) ? path : undefined;
}

/** The Worker of the page, as a file from which the package is found. */
function workerOfPage() {
  const page = readFileSync(join(here, "../../docs/workers.md"), "utf8");
  const path = join(here, "../../.cache/pageWorker.ts");
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, /```ts\n([^]*?)```/.exec(page)?.[1] ?? "");
  return path;
}

/**
 * A Worker is one file beside its configuration. It does not say that it listens, so the port is chosen here.
 * @param {string} entry
 * @param {Record<string, string>} objects the bindings of its Durable Objects, and their classes
 * @param {readonly string[]} flags
 */
async function workerd(entry, objects, flags = ["enable_request_signal", "nodejs_compat"]) {
  const folder = mkdtempSync(join(tmpdir(), "worker-"));
  await bundle(entry, join(folder, "worker.js"), ["node:*", "libsql", "redis"]);
  const port = await freePort();
  const config = join(folder, "config.capnp");
  const disk = join(folder, "objects");
  mkdirSync(disk);
  const list = (/** @type {(name: string, kind: string) => string} */ line) =>
    Object.entries(objects)
      .map(([name, kind]) => line(name, kind))
      .join(", ");
  writeFileSync(
    config,
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .worker), (name = "disk", disk = (path = "${disk}", writable = true))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
const worker :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed "worker.js")],
  compatibilityDate = "2026-01-01",
  compatibilityFlags = ${JSON.stringify(flags)},
  durableObjectNamespaces = [${list((_, kind) => `(className = "${kind}", uniqueKey = "${kind}", enableSql = true)`)}],
  durableObjectStorage = (localDisk = "disk"),
  bindings = [(name = "GREETING", text = "Hello"), ${list((name, kind) => `(name = "${name}", durableObjectNamespace = "${kind}")`)}],
);
`,
  );
  return { args: ["serve", config], url: `http://127.0.0.1:${port}` };
}

/** One file for runtimes that would not find the package by its name. */
async function semanticsService() {
  const outfile = join(here, "../../.cache/semanticsServe.mjs");
  await bundle("semanticsServe.mjs", outfile, ["node:*", `${root}/dist/*`]);
  return outfile;
}

/**
 * @param {string} entry
 * @param {string} outfile
 * @param {string[]} external
 */
async function bundle(entry, outfile, external) {
  const { build } = createRequire(import.meta.url)("esbuild");
  /** @type {Record<string, { default?: string }>} */
  const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const names = Object.entries(/** @type {Record<string, { default?: string }>} */ (exports)).flatMap(
    ([name, { default: file }]) => (file === undefined ? [] : [[`signalbox${name.slice(1)}`, resolve(root, file)]]),
  );
  // The longest name first: esbuild takes the first that a path begins with.
  const alias = Object.fromEntries(names.sort(([one = ""], [other = ""]) => other.length - one.length));
  const logLevel = "silent";
  await build({ entryPoints: [resolve(here, entry)], bundle: true, format: "esm", outfile, external, alias, logLevel });
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}
