// @ts-check
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { circlesIn } from "./circles.mjs";
import { filesIn, isTest } from "./files.mjs";
import { importsOf } from "./imports.mjs";

/** From the ground up. A room imports only rooms of lower floors, so rooms that share one never import each other. */
const FLOORS = [
  ["http"],
  ["negotiate", "conditional", "coding", "telemetry"],
  ["resource"],
  ["codecs"],
  ["graph"],
  ["walk", "openapi", "draw"],
  ["literal"],
  ["route"],
  ["service", "pages"],
  ["limit", "debug"],
  ["runtime"],
  ["testing"],
  ["cli"],
];

/** Rooms that see less than their floor would let them. @type {Readonly<Record<string, readonly string[]>>} */
const SEES_ONLY = { limit: ["http", "resource"] };

/** The core knows no runtime: only these may import a runtime's own modules. */
const KNOWS_A_RUNTIME = new Set(["runtime", "testing", "cli"]);

const WORDS_FOR_NOTHING = /(^|\/)(utils?|helpers?|common|types)(\.ts$|\/)/;

export const name = "floors";

/**
 * @param {string} root
 * @returns {string[]}
 */
export function check(root) {
  const files = filesIn(root, "src", /\.ts$/).filter((path) => !isTest(path));
  const packageName = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).name;
  const imports = new Map(files.map((path) => [path, importsOf(path, readFileSync(join(root, path), "utf8"))]));
  /** @type {string[]} */
  const faults = [];
  for (const [path, names] of imports) {
    faults.push(...placeFaults(path));
    for (const imported of names) {
      const fault = importFault(path, imported, packageName);
      if (fault !== undefined) faults.push(`${path} imports ${imported}: ${fault}`);
    }
  }
  for (const circle of circlesIn(imports)) faults.push(`a circle: ${circle.join(" -> ")}`);
  return faults;
}

/** @param {string} path */
function placeFaults(path) {
  const faults = [];
  if (WORDS_FOR_NOTHING.test(path)) faults.push(`${path}: the name says nothing; name the file after its duty`);
  const room = roomOf(path);
  if (room === undefined && path !== "src/index.ts") faults.push(`${path}: place it in a room`);
  if (room !== undefined && floorOf(room) === -1) {
    faults.push(`${path}: the room ${room} has no floor; place it in FLOORS of scripts/house/floors.mjs`);
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
  const room = roomOf(path);
  if (imported === packageName || imported.startsWith(`${packageName}/`) || /(^|\/)index\.ts$/.test(imported)) {
    return "a door is for those outside; import the file that has it";
  }
  if (/^(node|bun|deno|npm|jsr):|^(bun|deno)$/.test(imported)) {
    return room !== undefined && KNOWS_A_RUNTIME.has(room) ? undefined : "the core knows no runtime";
  }
  const target = roomOf(imported);
  if (room === undefined || target === undefined || room === target) return undefined;
  const allowed = SEES_ONLY[room];
  if (allowed !== undefined) return allowed.includes(target) ? undefined : `${room} sees only ${allowed.join(" and ")}`;
  return floorOf(target) < floorOf(room) ? undefined : `${target} is not below ${room}`;
}

/** @param {string} path */
function roomOf(path) {
  return /^src\/([^/]+)\//.exec(path)?.[1];
}

/** @param {string} room */
function floorOf(room) {
  return FLOORS.findIndex((floor) => floor.includes(room));
}
