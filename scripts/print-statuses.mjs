// @ts-check
// Prints src/literal/statusTable.ts: which key of a literal leads to which status, as types.
import { print } from "./printed.mjs";
import { causesOf, IMPLIED, METHODS, placesOf } from "./statusCauses.mjs";

/** @typedef {import("./statusCauses.mjs").Cause} Cause */

/** @param {readonly string[]} names */
function union(names) {
  return names.map((name) => JSON.stringify(name)).join(" | ");
}

/** @param {Cause} cause */
function isPlain({ names, unless, byValue }) {
  return names.length === 1 && unless.length === 0 && !byValue;
}

/** One key, one status or several: looked up, never computed. @param {readonly Cause[]} causes */
function lookups(causes) {
  const plain = causes.filter(isPlain);
  const names = [...new Set(plain.flatMap((cause) => cause.names))];
  return names.map((name) => {
    const statuses = plain.filter((cause) => cause.names[0] === name).map(({ status }) => status);
    return `  readonly ${name}: ${statuses.sort((a, b) => a - b).join(" | ")};`;
  });
}

/** What is the same for all methods stands once. @param {readonly (readonly string[])[]} tables */
function inAll([first = [], ...others]) {
  return first.filter((line) => others.every((lines) => lines.includes(line)));
}

/** What takes several keys, or the absence of one, or a value. @param {readonly Cause[]} causes */
function conditions(causes) {
  const rest = causes.filter((cause) => !isPlain(cause));
  const texts = rest.map(({ names, unless, status, byValue }) => {
    const all = names.length === 0 ? "" : `All<K, ${union(names)}, `;
    const none = unless.length === 0 ? "" : `None<K, ${union(unless)}, `;
    return `${none}${all}${byValue ? "V" : status}${all && ">"}${none && ">"}`;
  });
  return [...new Set(texts)];
}

/** A union on one line, where it fits. @param {readonly string[]} texts @param {string} head */
function unionOf(texts, head) {
  const line = `${head} ${texts.join(" | ")};`;
  return line.length <= 120 ? line : `${head}${texts.map((text) => `\n    | ${text}`).join("")};`;
}

/** Methods whose keys lead to much the same. */
const ALIKE = { Reads: ["GET", "HEAD"], Writes: ["PUT", "PATCH", "POST"] };

/** @type {{ type: string, lines: readonly string[] }} */
const ANY = { type: "StatusesOfAny", lines: [] };

const causes = new Map(METHODS.map((method) => [method, causesOf(method)]));

function text() {
  const common = inAll([...causes.values()].map(lookups));
  const alike = Object.entries(ALIKE).map(([name, methods]) => {
    const lines = inAll(methods.map((method) => lookups(causes.get(method) ?? [])));
    return { type: `StatusesOf${name}`, methods, lines };
  });
  const shared = alike.map(({ type, lines }) => {
    const own = lines.filter((line) => !common.includes(line));
    return `export interface ${type} extends StatusesOfAny {\n${own.join("\n")}\n}\n`;
  });
  const looked = [...causes].map(([method, each]) => {
    const { type, lines } = alike.find(({ methods }) => methods.includes(method)) ?? ANY;
    const own = lookups(each).filter((line) => !common.includes(line) && !lines.includes(line));
    const rest = own.length === 0 ? "" : ` & {\n${own.map((line) => `  ${line}`).join("\n")}\n  }`;
    return `  readonly ${method}: ${type}${rest};`;
  });
  const { absent, computed } = together();
  const implied = Object.entries(IMPLIED).map(([name, other]) => `  readonly ${name}: ${JSON.stringify(other)};`);
  return `// Printed by scripts/print-statuses.mjs from src/graph/table.ts. Change that.

/** What follows from a key of a literal. */
export interface Implied {
${implied.join("\n")}
}

/** The statuses that one key of a literal leads to, whatever the method. */
export interface StatusesOfAny {
${common.join("\n")}
}

${shared.join("")}
/** The same, by method. */
export interface StatusesByKey {
${looked.join("\n")}
}

/** What most methods come to if there is nothing, or if what there is is withheld. \`K\` are the keys. */
export type StatusesOfAbsence<K> =
${absent.map((line) => `  | ${line}`).join("\n")};

/** Those that take several keys, or the absence of one. \`K\` are the keys, \`V\` is 200 or 204, as the returned value decides. */
export interface StatusesTogether<K, V> {
${computed.join("\n")}
}

/** \`S\` where all of the names are among the keys. */
export type All<K, Names, S> = [Names] extends [K] ? S : never;

/** \`S\` where none of the names is. */
export type None<K, Names, S> = [Extract<K, Names>] extends [never] ? S : never;
`;
}

function together() {
  const lines = new Map([...causes].map(([method, each]) => [method, conditions(each)]));
  // What most methods come to if there is nothing, or what there is is withheld.
  const absent = inAll(
    [...lines.values()].filter((each) => each.length > 1 && !each.some((line) => line.includes("putCreates"))),
  );
  const computed = [...lines].map(([method, each]) => {
    const has = absent.every((line) => each.includes(line));
    const own = has ? [...each.filter((line) => !absent.includes(line)), "StatusesOfAbsence<K>"] : each;
    return unionOf(own, `  readonly ${method}:`);
  });
  return { absent, computed };
}

/** The places that the same methods come to stand in one text. */
function places() {
  /** @type {Map<string, string[]>} */
  const byMethods = new Map();
  for (const [place, methods] of placesOf()) {
    const key = methods.join(" ");
    byMethods.set(key, [...(byMethods.get(key) ?? []), place]);
  }
  const lines = [...byMethods].map(([methods, all]) => {
    const name = methods.includes(" ") ? JSON.stringify(methods) : methods;
    const text = JSON.stringify(all.join(", "));
    return `  ${name}:${name.length + text.length > 115 ? "\n    " : " "}${text},`;
  });
  return `// Printed by scripts/print-statuses.mjs from src/graph/table.ts. Change that.

/** By the methods that come there, whatever a resource declares. */
const BY_METHODS = {
${lines.join("\n")}
} as const;
type ByMethods = typeof BY_METHODS;

type PlacesIn<T, All = never> = T extends \`\${infer First}, \${infer Rest}\` ? PlacesIn<Rest, All | First> : All | T;

/** Where a node of an author's may be, and which methods come there. */
export const PLACES = Object.fromEntries(
  Object.entries(BY_METHODS).flatMap(([methods, places]) => places.split(", ").map((place) => [place, methods])),
) as { readonly [M in keyof ByMethods as PlacesIn<ByMethods[M]>]: M };
`;
}

print({ "src/nodes/places.ts": places() }, "scripts/print-statuses.mjs");
print({ "src/literal/statusTable.ts": text() }, "scripts/print-statuses.mjs");
