// @ts-check
// Prints docs/openapi-statuses.md: which statuses an override or a declaration adds to the document, per method. Nothing
// of it is written down: a resource is made with and without it, and what their plans can come to is compared.

import { planFor } from "../dist/graph/plan.js";
import { reachOf } from "../dist/graph/reach.js";
import { TABLE } from "../dist/graph/table.js";
import { Resource } from "../dist/index.js";
import { print } from "./printed.mjs";

/** @typedef {import("../dist/graph/row.js").Row} Row */

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** What a method cannot do without. @type {Record<string, unknown>} */
const LEAST = {
  allowedMethods: METHODS,
  represent: () => ({}),
  apply: () => {},
  processPost: () => {},
  deleteResource: () => {},
};

/** Declarations, as an author would make them. @type {Record<string, unknown>} */
const DECLARED = {
  consumes: ["application/json"],
  pathModel: { modelJsonSchema: () => ({}) },
  query: { modelJsonSchema: () => ({}) },
  body: { modelJsonSchema: () => ({}) },
  patches: ["application/merge-patch+json", "application/json-patch+json"],
  deprecation: { sunset: new Date("2100-01-01"), gone: true },
  invalidBody: 422,
  languages: ["en", "de"],
  encodings: ["gzip"],
  maxBodyBytes: 4096,
  ignoreUnacceptable: true,
  putCreates: false,
  withheldAsMissing: true,
  halts: { PATCH: [422] },
};

/** What is declared, where that it is does not say it. @type {Record<string, string>} */
const SAID = {
  invalidBody: " = 422",
  deprecation: " = { sunset, gone: true }",
  ignoreUnacceptable: " = true",
  putCreates: " = false",
  withheldAsMissing: " = true",
  halts: " = { PATCH: [422] }",
};

/** What others stand on: without it they are never asked. */
const GROUNDS = [
  [],
  ["resourceExists"],
  ["resourceExists", "previouslyExisted"],
  ["withheld"],
  ["postIsCreate"],
  ["consumes", "body"],
];

/** @param {readonly string[]} names @returns {Map<string, ReadonlySet<number>>} */
function statusesWith(names) {
  class It extends Resource {}
  const traits = Object.fromEntries(names.map((name) => [name, DECLARED[name] ?? (() => true)]));
  const resource = Object.assign(new It(), LEAST, traits);
  return new Map(
    METHODS.map((method) => {
      const { statuses } = reachOf(planFor({ resource, method }), { documented: resource });
      const halts = names.includes("halts") && method === "PATCH" ? [422] : [];
      return [method, new Set([...statuses, ...halts].filter((status) => status !== 500))];
    }),
  );
}

/** What one name adds and takes away on a ground. @param {string} name @param {readonly string[]} ground */
function changed(name, ground) {
  const [before, after] = [statusesWith(ground), statusesWith([...ground, name])];
  return METHODS.map((method) => {
    const [had, has] = [before.get(method) ?? new Set(), after.get(method) ?? new Set()];
    const added = [...has].filter((status) => !had.has(status)).map(String);
    const gone = [...had].filter((status) => !has.has(status)).map((status) => `~~${status}~~`);
    return [...added, ...gone].join(", ");
  });
}

/** Every callback that a row asks, and every declaration that decides one, in the order of the table. */
function names() {
  const rows = /** @type {Row[]} */ (Object.values(TABLE));
  const asked = rows.flatMap((row) => {
    if (row.kind === "ask") return [row.callback];
    return row.kind === "request" ? [...(row.on ?? [])] : [];
  });
  return [...new Set([...asked, ...Object.keys(DECLARED)])].filter((name) => !(name in LEAST));
}

/** One row for each ground on which a name changes something that it does not change on those before. */
function rows() {
  return names().flatMap((name) => {
    /** @type {Set<string>} */
    const told = new Set();
    return GROUNDS.filter((ground) => !ground.includes(name)).flatMap((ground) => {
      const cells = changed(name, ground);
      const news = cells.flatMap((cell, at) =>
        cell.split(", ").map((status) => (status === "" ? "" : `${at} ${status}`)),
      );
      if (news.every((each) => each === "" || told.has(each))) return [];
      for (const each of news) told.add(each);
      const beside = ground.length === 0 ? "" : ` beside ${ground.map((each) => `\`${each}\``).join(" and ")}`;
      return [[`\`${name}${SAID[name] ?? ""}\`${beside}`, ...cells]];
    });
  });
}

/** In columns, as the formatter leaves it. @param {readonly (readonly string[])[]} cells */
function table(cells) {
  const [head = [], ...body] = cells;
  const widths = head.map((_, at) => Math.max(3, ...cells.map((row) => row[at]?.length ?? 0)));
  const line = (/** @type {readonly string[]} */ row) => {
    return `| ${widths.map((width, at) => (row[at] ?? "").padEnd(width)).join(" | ")} |`;
  };
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...body.map(line)].join("\n");
}

function page() {
  const least = METHODS.map((method) => [...(statusesWith([]).get(method) ?? [])].join(", "));
  return `<!-- Printed by scripts/print-openapi-table.mjs from src/graph/table.ts. Change that. -->

# Which override adds which status

The document lists the statuses that a plan can reach, so overriding a callback or declaring something changes the list. Each
row compares a resource that has the override with one that does not. A status that the override removes is struck out. Where
the returned value decides between 200 and 204, the document lists what \`describe\` names.

${table([["Overridden or declared", ...METHODS], ["only what the method needs", ...least], ...rows()])}
`;
}

print({ "docs/openapi-statuses.md": page() }, "scripts/print-openapi-table.mjs");
