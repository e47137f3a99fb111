// @ts-check
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { libraryCases, storeCases } from "./workerCases.mjs";

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
const bin = (/** @type {string[]} */ ...path) => join(here, "node_modules", ...path);
const arch = process.arch === "arm64" ? "arm64" : "x64";
const serve = join(here, "serve.mjs");
const plain = async () => ({ args: [serve] });

const workerdPath = installed(
  bin("@cloudflare", `workerd-linux-${arch === "arm64" ? "arm64" : "64"}`, "bin", "workerd"),
);

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
    program: installed(bin("@oven", `bun-linux-${arch === "arm64" ? "aarch64" : "x64"}`, "bin", "bun")),
    line: plain,
    speaksRaw: false,
  },
  {
    name: "Deno",
    program: installed(bin("@deno", `linux-${arch}-glibc`, "deno")),
    line: async () => ({ args: ["run", "--quiet", "--allow-all", "--no-remote", serve] }),
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
];

/** @param {string} path */
function installed(path) {
  return process.platform === "linux" && existsSync(path) ? path : undefined;
}

/**
 * A Worker is one file beside its configuration. It does not say that it listens, so the port is chosen here.
 * @param {string} entry
 * @param {Record<string, string>} objects the bindings of its Durable Objects, and their classes
 */
async function workerd(entry, objects) {
  const { build } = createRequire(import.meta.url)("esbuild");
  const folder = mkdtempSync(join(tmpdir(), "worker-"));
  const outfile = join(folder, "worker.js");
  const external = ["node:*", "libsql", "redis"];
  await build({ entryPoints: [join(here, entry)], bundle: true, format: "esm", outfile, external, logLevel: "silent" });
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
  compatibilityFlags = ["enable_request_signal", "nodejs_compat"],
  durableObjectNamespaces = [${list((_, kind) => `(className = "${kind}", uniqueKey = "${kind}", enableSql = true)`)}],
  durableObjectStorage = (localDisk = "disk"),
  bindings = [${list((name, kind) => `(name = "${name}", durableObjectNamespace = "${kind}")`)}],
);
`,
  );
  return { args: ["serve", config], url: `http://127.0.0.1:${port}` };
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
