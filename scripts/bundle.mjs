// @ts-check
// The code of dist, after the compiler has written its declarations: a file for each entry point, and few files that
// they share (decision 12). Without an argument it has what scripts and tests of this repository load, too.
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const own = fileURLToPath(new URL("..", import.meta.url));

/** What scripts and tests load beside the entry points. */
const INTERNAL = [
  "cli/output/terminal",
  "cli/run",
  "draw/decidedBy",
  "graph/parts",
  "graph/plan",
  "graph/reach",
  "graph/row",
  "graph/table",
  "http/method",
  "http/status",
  "limit/redis/script",
  "literal/keys",
  "openapi/generate",
  "resource/mountError",
  "resource/overrides",
  "runtime/node/privateFields",
  "testing/limiterFaults",
  "testing/limiterSuite",
  "testing/runtimeService",
  "testing/runtimeSuite",
  "testing/storeFaults",
  "testing/storeSuite",
];

/** Given a thread of its own by its path. */
const THREADS = ["cli/app/stripHooks"];

const root = resolve(process.argv[2] ?? own);
/** @type {{ exports: Record<string, { default?: string }>, bin?: Record<string, string> }} */
const { exports, bin = {} } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const named = [...Object.values(exports).map((each) => each.default), ...Object.values(bin)];
const entries = named.flatMap((path) => (path === undefined ? [] : [path.replace(/^(?:\.\/)?dist\/|\.js$/g, "")]));
const more = process.argv[2] === undefined ? INTERNAL : [];

const written = await write([...entries, ...more, ...(entries.includes("cli/main") ? THREADS : [])]);
removeOthers(written);

/**
 * @param {readonly string[]} names
 * @returns {Promise<Set<string>>} the files below dist
 */
async function write(names) {
  const bundle = await open(names);
  const { output } = await bundle.write({
    dir: join(root, "dist"),
    format: "esm",
    sourcemap: true,
    sourcemapExcludeSources: true,
    entryFileNames: "[name].js",
    chunkFileNames: "shared/[name].js",
    comments: { legal: true, annotation: true, jsdoc: false },
    minifyInternalExports: false,
    codeSplitting: { groups: [{ name: "core", test: await reachedFrom("index") }] },
  });
  await bundle.close();
  return new Set(output.map(({ fileName }) => fileName));
}

/** All that an entry point imports is one file: every service has loaded it. @param {string} name */
async function reachedFrom(name) {
  const bundle = await open([name]);
  const { output } = await bundle.generate({ format: "esm" });
  await bundle.close();
  const modules = new Set(output.flatMap((each) => ("modules" in each ? Object.keys(each.modules) : [])));
  return (/** @type {string} */ id) => modules.has(id);
}

/** @param {readonly string[]} names */
function open(names) {
  return rolldown({
    cwd: root,
    input: Object.fromEntries(names.map((name) => [name, join(root, "src", `${name}.ts`)])),
    // Other packages stay imports, but for the functions with which rolldown replaces syntax.
    external: /^(?:node:|(?!@oxc-project\/)@?[a-z][\w.-]*(?:\/|$))/,
    platform: "neutral",
  });
}

/** What an earlier build left. @param {Set<string>} kept */
function removeOthers(kept) {
  const dist = join(root, "dist");
  for (const entry of readdirSync(dist, { recursive: true, encoding: "utf8" })) {
    const name = entry.replaceAll("\\", "/");
    if (/\.js(?:\.map)?$/.test(name) && !kept.has(name)) rmSync(join(dist, entry));
  }
}
