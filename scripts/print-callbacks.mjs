// @ts-check
// Prints docs/callbacks.md: every callback with its nodes, its default, the statuses that it leads to and how it is written in
// each form. Nothing of it is written down twice: the table of the graph, the page of callbacks and the keys of literals say it.
import { readFileSync } from "node:fs";
import { decidedBy } from "../dist/draw/decidedBy.js";
import { calledFor } from "../dist/graph/carried.js";
import { TABLE } from "../dist/graph/table.js";
import { KEYS } from "../dist/literal/keys.js";
import { DEFAULTS } from "../dist/resource/overrides.js";
import { cell, inRoot, print } from "./printed.mjs";
import { causesOf, METHODS } from "./statusCauses.mjs";

/** @typedef {import("../dist/graph/row.js").Row} Row */
/** @typedef {{ name: string, words: string, returns: string, parameters: string }} Member */

/** @type {[string, Row][]} */
const ROWS = Object.entries(TABLE);

/** The callbacks of the page of callbacks, in its order. @returns {Member[]} */
function members() {
  const text = readFileSync(inRoot("src/resource/resource.ts"), "utf8");
  const page = text.slice(text.indexOf("export abstract class Resource"));
  const form = /^ {2}\/\*\*((?:(?!\*\/)[^])*)\*\/\n {2}([a-zA-Z]+)\(([^)]*)\): ([^\n]*) \{$/gm;
  return [...page.matchAll(form)].map(([, comment = "", name = "", parameters = "", returns = ""]) => ({
    name,
    words: comment
      .replace(/\n {3}\*/g, "")
      .replace(/\s+/g, " ")
      .trim(),
    parameters: parameters.replaceAll(/\b_(?=\w)/g, "").replaceAll(/: C\b/g, ": Context"),
    returns: returns.replace(/^MaybePromise<(.*)>$/, "$1"),
  }));
}

/** @param {string} text */
function code(text) {
  return `\`${text}\``;
}

/** @param {string} name */
function nodesOf(name) {
  return ROWS.filter(([, row]) => decidedBy(row).includes(name)).map(([id]) => `[${id}](graph.md#${id})`);
}

/** What its text says, or else what it does. @param {Member} member */
function defaultOf({ name, words }) {
  const [, said] = /Default: ([^.]+)\./.exec(words) ?? [];
  if (said !== undefined) return said.trim().replace(/^(?:true|false|undefined)\b/, code("$&"));
  if (["represent", "apply", "processPost", "deleteResource", "createPath"].includes(name))
    return "none: a method needs it";
  return "nothing";
}

/** What a literal calls otherwise. @type {Readonly<Record<string, string>>} */
const INSTEAD = {
  resourceExists: "`find: (ctx) => …`, whose result is `entity`; or `resourceExists: (ctx) => …`",
  lifespan: "`with: [part({ provide: (ctx) => …, release: (ctx) => … })]`",
  describe: "`summary`, `tags`, `security` and `response`, where they belong",
  mapError: "`mapError: (error, ctx) => …`",
  postIsCreate: "a POST with `apply` creates; or `postIsCreate: (ctx) => …`",
};

const PLACES = /** @type {const} */ ({
  resource: "at the top",
  method: "in a method",
  part: "in a part",
  command: "in a command",
});

/** @param {string} name */
function literalOf(name) {
  const places = Object.entries(PLACES).flatMap(([kind, place]) =>
    KEYS[/** @type {keyof typeof PLACES} */ (kind)].has(name) ? [place] : [],
  );
  const form = INSTEAD[name] ?? code(`${name}: (ctx) => …`);
  return places.length === 0 ? form : `${form} (${places.join(", ")})`;
}

/** @param {Member} member */
function classOf({ name, parameters, returns }) {
  return code(`override ${name}(${parameters}): ${returns}`);
}

const causes = METHODS.flatMap((method) => causesOf(method));

/** The statuses that it leads to, and those that carry what it gives. @param {Member} member */
function statusesOf({ name, words }) {
  const direct = ROWS.flatMap(([, row]) =>
    decidedBy(row).includes(name)
      ? [row.yes, row.no].flatMap((edge) => (typeof edge === "string" ? [] : [edge.status]))
      : [],
  );
  // What a callback that acts leads to is decided by the value that it returns, as its text says.
  const said =
    nodesOf(name).length === 0 ? [] : [...words.matchAll(/\b[1-5]\d\d\b/g)].map(([status]) => Number(status));
  const leads = new Set([
    ...direct,
    ...said,
    ...causes.filter(({ names }) => names.at(-1) === name).map(({ status }) => status),
  ]);
  const carried = ROWS.flatMap(([, row]) =>
    [row.yes, row.no].flatMap((edge) =>
      typeof edge !== "string" && edge.carries.some((part) => calledFor(part).some((each) => each === name))
        ? [edge.status]
        : [],
    ),
  );
  return { leads: inOrder(leads), carried: inOrder(new Set(carried)) };
}

/** @param {ReadonlySet<number>} statuses */
function inOrder(statuses) {
  return [...statuses].sort((a, b) => a - b).join(", ");
}

/** @param {readonly (readonly string[])[]} rows the first is the head */
function table([head = [], ...body]) {
  return [head, head.map(() => "---"), ...body].map((cells) => `| ${cells.map(cell).join(" | ")} |`).join("\n");
}

/** @param {Member} member */
function section(member) {
  const { leads, carried } = statusesOf(member);
  const facts = [
    ["Nodes", nodesOf(member.name).join(", ") || "none: called around the walk, or for an ending"],
    ["Default", defaultOf(member)],
    ["Leads to", leads || "no status of its own"],
    ...(carried === "" ? [] : [["Sent with", carried]]),
    ["In a class", classOf(member)],
    ["In a literal", literalOf(member.name)],
  ];
  return `## ${member.name}\n\n${member.words}\n\n${table(facts)}`;
}

function page() {
  const all = members();
  const names = Object.getOwnPropertyNames(Object.getPrototypeOf(Object.getPrototypeOf(DEFAULTS)));
  const unread = names.filter((name) => name !== "constructor" && !all.some((member) => member.name === name));
  if (unread.length > 0) throw new Error(`src/resource/resource.ts: ${unread.join(", ")} could not be read`);
  const rows = all.map((member) => {
    const { leads, carried } = statusesOf(member);
    const statuses = [leads, carried && `with ${carried}`].filter(Boolean).join("; ");
    const link = `[${code(member.name)}](#${member.name.toLowerCase()})`;
    return [link, nodesOf(member.name).join(", ") || "–", defaultOf(member), statuses || "–"];
  });
  return `<!-- Printed by scripts/print-callbacks.mjs from src/graph/table.ts, src/resource/resource.ts and src/literal/keys.ts. Change those. -->

# Callbacks

Every callback of a resource, in the order of [the graph](graph-explained.md). Each receives the context and returns its value or a
promise of it. Below the table, each is written in [both forms](literals.md). The specification has the same names in snake case.
[Declarations](graph.md#declarations) are on the page of the graph.

${table([["Callback", "Nodes", "Default", "Statuses"], ...rows])}

${all.map(section).join("\n\n")}
`;
}

print({ "docs/callbacks.md": page() }, "scripts/print-callbacks.mjs");
