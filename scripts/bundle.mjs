// @ts-check
// The code of dist, after the compiler has written its declarations: a file for each entry point, and few files that
// they share (decision 12). For this repository, and with --internal, it has what its scripts and tests load, too:
//     node scripts/bundle.mjs [folder of a package [--internal]]
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
  "graph/carried",
  "graph/plan",
  "graph/reach",
  "graph/row",
  "graph/table",
  "graph/tableWords",
  "http/method",
  "http/response",
  "limit/redis/script",
  "literal/keys",
  "nodes/rowsWith",
  "openapi/generate",
  "resource/mountError",
  "resource/overrides",
  "runtime/node/privateFields",
];

/** An entry point that imports it is used with a service, which has loaded the core. */
const GRAPH = "graph/table";

/** Given a thread of its own by its path. */
const THREADS = ["cli/app/stripHooks"];

const [folder = own, internal = folder === own && "--internal"] = process.argv.slice(2);
const root = resolve(folder);
/** @type {{ exports: Record<string, { default?: string }>, bin?: Record<string, string> }} */
const { exports, bin = {} } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const entries = namesOf(Object.values(exports).map((each) => each.default));
const programs = namesOf(Object.values(bin));
const more = internal === "--internal" ? INTERNAL : [];

const written = await write([...entries, ...programs, ...more, ...(programs.includes("cli/main") ? THREADS : [])]);
removeOthers(written);

/** @param {readonly (string | undefined)[]} paths */
function namesOf(paths) {
  return paths.flatMap((path) => (path === undefined ? [] : [path.replace(/^(?:\.\/)?dist\/|\.js$/g, "")]));
}

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
    plugins: { name: "ascii", generateBundle },
    codeSplitting: { groups: await sharedFiles() },
  });
  await bundle.close();
  for (const each of output) {
    if (each.type === "chunk" && each.name === "base" && each.imports.length > 0)
      throw new Error(`the base imports ${each.imports.join(", ")}: entry points without the graph would load that`);
  }
  return new Set(output.map(({ fileName }) => fileName));
}

/**
 * Escapes all but ASCII: with one character above U+00FF, V8 keeps the whole file at two bytes a character.
 * @param {unknown} _options
 * @param {import("rolldown").OutputBundle} bundle
 */
function generateBundle(_options, bundle) {
  const escaped = (/** @type {string} */ unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  for (const each of Object.values(bundle)) {
    if (each.type === "chunk") each.code = each.code.replace(/[^\0-\x7f]/g, escaped);
  }
}

/** All that the main entry point imports is two files: the base, which serves entry points without the graph, and the core. */
async function sharedFiles() {
  const imports = await importGraph();
  const core = reachedFrom("index", imports);
  const others = entries.map((name) => reachedFrom(name, imports)).filter((modules) => !modules.has(fileOf(GRAPH)));
  // Whatever the base imports is in it, too, so that it never imports the core.
  const base = new Set(others.flatMap((modules) => [...modules]));
  return [
    { name: "base", test: (/** @type {string} */ id) => core.has(id) && base.has(id) },
    { name: "core", test: (/** @type {string} */ id) => core.has(id) },
  ];
}

/** @returns {Promise<Map<string, readonly string[]>>} what each module imports */
async function importGraph() {
  /** @type {Map<string, readonly string[]>} */
  const imports = new Map();
  const bundle = await open(entries, {
    name: "import-graph",
    buildEnd() {
      for (const id of this.getModuleIds()) imports.set(id, this.getModuleInfo(id)?.importedIds ?? []);
    },
  });
  await bundle.generate({ format: "esm" });
  await bundle.close();
  return imports;
}

/**
 * @param {string} name
 * @param {Map<string, readonly string[]>} imports
 */
function reachedFrom(name, imports) {
  const reached = new Set([fileOf(name)]);
  // A set is walked to the members that are added meanwhile.
  for (const id of reached) for (const each of imports.get(id) ?? []) reached.add(each);
  return reached;
}

/** @param {string} name */
function fileOf(name) {
  return join(root, "src", `${name}.ts`);
}

/**
 * @param {readonly string[]} names
 * @param {import("rolldown").Plugin} [plugin]
 */
function open(names, plugin) {
  return rolldown({
    cwd: root,
    input: Object.fromEntries(names.map((name) => [name, fileOf(name)])),
    // Other packages stay imports, but for the functions with which rolldown replaces syntax.
    external: /^(?:node:|(?!@oxc-project\/)@?[a-z][\w.-]*(?:\/|$))/,
    platform: "neutral",
    plugins: plugin,
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
