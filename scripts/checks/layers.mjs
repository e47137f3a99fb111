// @ts-check
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { circlesIn } from "./circles.mjs";
import { filesIn, isTest } from "./files.mjs";
import { importsOf, valueImportsOf } from "./imports.mjs";

/** From the bottom up. A module imports only modules of lower layers, so modules of one layer never import each other. */
const LAYERS = [
  ["http"],
  ["negotiate", "conditional", "coding", "telemetry"],
  ["resource"],
  ["codecs", "cookies", "cache"],
  ["events", "multipart"],
  ["graph", "patch"],
  ["walk", "openapi", "draw"],
  ["nodes"],
  ["literal"],
  ["route", "guards"],
  ["service", "pages"],
  ["limit", "debug", "admission"],
  ["idempotency", "postgres"],
  ["jobs"],
  ["runtime"],
  ["client", "mcp"],
  ["testing"],
  ["cli"],
];

/**
 * The folders of a module that has layers of its own, from the bottom up; "" stands for the files beside them. The
 * module's index.ts, which no file of it imports, sees all.
 * @type {Readonly<Record<string, readonly (readonly string[])[]>>}
 */
const INNER_LAYERS = {
  draw: [[""], ["svg", "text"]],
  cli: [
    ["output"],
    ["line"],
    ["app"],
    ["routes", "openapi"],
    ["serve", "graph", "explain", "check", "client", "diff"],
    [""],
  ],
};

/** Modules that see less than their layer would let them. @type {Readonly<Record<string, readonly string[]>>} */
const SEES_ONLY = { limit: ["http", "resource"], idempotency: ["limit", "resource"] };

/** Modules that are shipped without the rest: they import nothing but types from it, and no package. */
const TYPES_ONLY = new Set(["client"]);

/** The core knows no runtime: only these may import a runtime's own modules. */
const KNOWS_A_RUNTIME = new Set(["runtime", "testing", "cli"]);

const WORDS_FOR_NOTHING = /(^|\/)(utils?|helpers?|common|types)(\.ts$|\/)/;

export const name = "layers";

/**
 * @param {string} root
 * @returns {string[]}
 */
export function check(root) {
  const all = filesIn(root, "src", /\.ts$/);
  const files = all.filter((path) => !isTest(path));
  const packageName = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).name;
  const texts = new Map(files.map((path) => [path, readFileSync(join(root, path), "utf8")]));
  const imports = new Map([...texts].map(([path, text]) => [path, importsOf(path, text)]));
  /** @type {string[]} */
  const faults = [];
  for (const [path, names] of imports) {
    faults.push(...locationFaults(path));
    for (const imported of TYPES_ONLY.has(moduleOf(path) ?? "") ? valueImportsOf(path, texts.get(path) ?? "") : []) {
      if (moduleOf(imported) === moduleOf(path)) continue;
      faults.push(`${path} imports ${imported}: ${moduleOf(path)} has only types of other modules, by \`import type\``);
    }
    for (const imported of names) {
      const fault = importFault(path, imported, packageName);
      if (fault !== undefined) faults.push(`${path} imports ${imported}: ${fault}`);
    }
  }
  for (const test of all.filter(isTest)) {
    if (files.includes(test.replace(/\.test\.ts$/, ".ts"))) continue;
    faults.push(`${test}: there is no file beside it that it tests; a test of the whole service stands under test/`);
  }
  for (const circle of circlesIn(imports)) faults.push(`a circle: ${circle.join(" -> ")}`);
  return faults;
}

/** @param {string} path */
function locationFaults(path) {
  const faults = [];
  if (WORDS_FOR_NOTHING.test(path)) faults.push(`${path}: the name says nothing; name the file after its duty`);
  const module = moduleOf(path);
  if (module === undefined && path !== "src/index.ts") faults.push(`${path}: place it in a module`);
  if (module !== undefined && layerOf(module) === -1) {
    faults.push(`${path}: the module ${module} has no layer; place it in LAYERS of scripts/checks/layers.mjs`);
  }
  const inner = module === undefined ? undefined : INNER_LAYERS[module];
  if (module !== undefined && inner !== undefined && !inner.flat().includes(folderIn(module, path))) {
    faults.push(`${path}: its folder has no layer; place it in INNER_LAYERS of scripts/checks/layers.mjs`);
  }
  return faults;
}

/**
 * @param {string} path
 * @param {string} imported
 * @param {string} packageName
 * @returns {string | undefined}
 */
function importFault(path, imported, packageName) {
  const module = moduleOf(path);
  if (imported === packageName || imported.startsWith(`${packageName}/`) || /(^|\/)index\.ts$/.test(imported)) {
    return "an entry point is for users of the package; import the file itself";
  }
  if (/^(node|bun|deno|npm|jsr):|^(bun|deno)$/.test(imported)) {
    return module !== undefined && KNOWS_A_RUNTIME.has(module) ? undefined : "the core knows no runtime";
  }
  const target = moduleOf(imported);
  if (module !== undefined && module === target) return innerFault(module, path, imported);
  if (module === undefined || target === undefined) return undefined;
  const allowed = SEES_ONLY[module];
  if (allowed !== undefined)
    return allowed.includes(target) ? undefined : `${module} sees only ${allowed.join(" and ")}`;
  return layerOf(target) < layerOf(module) ? undefined : `${target} is not below ${module}`;
}

/**
 * @param {string} module
 * @param {string} path
 * @param {string} imported
 * @returns {string | undefined}
 */
function innerFault(module, path, imported) {
  const layers = INNER_LAYERS[module];
  const [from, to] = [folderIn(module, path), folderIn(module, imported)];
  if (layers === undefined || from === to || path === `src/${module}/index.ts`) return undefined;
  const [upper, lower] = [from, to].map((folder) => layers.findIndex((layer) => layer.includes(folder)));
  return lower !== undefined && upper !== undefined && lower < upper
    ? undefined
    : `${module}/${to} is not below ${module}/${from}`;
}

/**
 * @param {string} module
 * @param {string} path
 */
function folderIn(module, path) {
  const [first = "", ...rest] = path.slice(`src/${module}/`.length).split("/");
  return rest.length === 0 ? "" : first;
}

/** @param {string} path */
function moduleOf(path) {
  return /^src\/([^/]+)\//.exec(path)?.[1];
}

/** @param {string} module */
function layerOf(module) {
  return LAYERS.findIndex((layer) => layer.includes(module));
}
