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
  const all = [...new Set(texts)];
  return all.length === 1 ? ` ${all[0]}` : all.map((text) => `\n    | ${text}`).join("");
}

const causes = new Map(METHODS.map((method) => [method, causesOf(method)]));

function text() {
  const common = inAll([...causes.values()].map(lookups));
  const looked = [...causes].map(([method, each]) => {
    const own = lookups(each).filter((line) => !common.includes(line));
    return `  readonly ${method}: StatusesOfAny & {\n${own.map((line) => `  ${line}`).join("\n")}\n  };`;
  });
  const computed = [...causes].map(([method, each]) => `  readonly ${method}:${conditions(each)};`);
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

/** The same, by method. */
export interface StatusesByKey {
${looked.join("\n")}
}

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
