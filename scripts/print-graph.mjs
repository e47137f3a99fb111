// @ts-check
// Prints docs/graph.md and docs/graph.svg from the tables that run. What stands in words beside a row, what it carries, a callback
// or a declaration is taken from the comments of the pages that hold them.
import { readFileSync } from "node:fs";
import { carriedBy, decidedBy } from "../dist/draw/decidedBy.js";
import { chart } from "../dist/draw/index.js";
import { CARRIED, calledFor, carriedFacts } from "../dist/graph/carried.js";
import { allCarried } from "../dist/graph/row.js";
import { ENTRY, TABLE } from "../dist/graph/table.js";
import { rowWords } from "../dist/graph/tableWords.js";
import { methodIs, STANDARD_METHODS } from "../dist/http/method.js";
import { DEFAULTS } from "../dist/resource/overrides.js";
import { cell, inRoot, print } from "./printed.mjs";

/** @typedef {import("../dist/graph/row.js").Row} Row */
/** @typedef {import("../dist/graph/row.js").Ending} Ending */

/** @type {[string, Row][]} */
const ROWS = Object.entries(TABLE);

/** The headings of the table's page, each with its ids. @returns {{ heading: string, ids: string[] }[]} */
function sections() {
  /** @type {{ heading: string, ids: string[] }[]} */
  const found = [];
  for (const line of readFileSync(inRoot("src/graph/table.ts"), "utf8").split("\n")) {
    const heading = /^ {2}\/\/ -+ (.+?) -+$/.exec(line)?.[1];
    const id = /^ {2}([A-Z]\d+[a-z]?): /.exec(line)?.[1];
    if (heading !== undefined) found.push({ heading, ids: [] });
    if (id !== undefined) found.at(-1)?.ids.push(id);
  }
  const ids = found.flatMap((section) => section.ids);
  if (ids.join() !== Object.keys(TABLE).join()) throw new Error("src/graph/table.ts: its rows could not be read");
  return found;
}

/** What the Resource page says of each member, in its order. @returns {Map<string, string>} */
function members() {
  const text = readFileSync(inRoot("src/resource/resource.ts"), "utf8");
  const page = text.slice(text.indexOf("export abstract class Resource"));
  const form = /^ {2}\/\*\*((?:(?!\*\/)[^])*)\*\/\n {2}(?:readonly )?([a-zA-Z]+)[(:]/gm;
  const found = [...page.matchAll(form)].map(([, comment = "", name = ""]) => {
    return /** @type {const} */ ([
      name,
      comment
        .replace(/\n {3}\*/g, "")
        .replace(/\s+/g, " ")
        .trim(),
    ]);
  });
  const said = new Map(found);
  const names = [
    ...Object.keys(DEFAULTS),
    ...Object.getOwnPropertyNames(Object.getPrototypeOf(Object.getPrototypeOf(DEFAULTS))),
  ];
  for (const name of names) {
    if (name !== "constructor" && !said.has(name))
      throw new Error(`src/resource/resource.ts: nothing is said of ${name}`);
  }
  return said;
}

/** @param {string} text */
function code(text) {
  return `\`${text}\``;
}

/** Words in which a star is a star. @param {string} text */
function plain(text) {
  return text.replaceAll("*", "\\*");
}

/** @param {string} name */
function snakeCase(name) {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** @param {string | Ending} edge */
function edgeText(edge) {
  if (typeof edge === "string") return `[${edge}](#${edge})`;
  return [`**${edge.status}**`, ...carriedBy(edge).map(plain)].join(" + ");
}

/** @param {string} law */
function lawText(law) {
  const [, number, section] = /^RFC (\d+) ([\d.]+)$/.exec(law) ?? [];
  return number === undefined ? law : `[${law}](https://www.rfc-editor.org/rfc/rfc${number}#section-${section})`;
}

/** The methods of a kind, by name. @param {import("../dist/http/method.js").MethodKind} kind */
function methodsOf(kind) {
  return STANDARD_METHODS.filter((method) => methodIs(method, kind));
}

/** @param {Row} row */
function askedText(row) {
  const names = decidedBy(row).map((name) => (name in DEFAULTS ? code(name) : name));
  const only = row.kind === "request" && row.only !== undefined ? ` (${methodsOf(row.only).join(", ")})` : "";
  if (row.kind === "request" && row.test === "carriesEntity") return "the value returned";
  return `${names.length === 0 ? "the request" : names.join(", ")}${only}`;
}

/** @param {readonly (readonly string[])[]} rows the first is the head */
function table(rows) {
  const [head = [], ...body] = rows;
  const lines = [head, head.map(() => "---"), ...body].map((cells) => `| ${cells.map(cell).join(" | ")} |`);
  return lines.join("\n");
}

/** @param {string} id */
function rowCells(id) {
  const row = /** @type {Record<string, Row>} */ (TABLE)[id];
  if (row === undefined) throw new Error(`no row ${id}`);
  const { yes, no } = row;
  const { question, law } = rowWords(id);
  const responses =
    yes === no && (row.kind === "act" || row.kind === "prepare") ? [edgeText(yes), ""] : [edgeText(yes), edgeText(no)];
  return [`<a id="${id}"></a>${id}`, plain(question), askedText(row), ...responses, lawText(law)];
}

/** Where a callback is asked, and what follows. @param {string} name */
function askedAt(name) {
  const places = ROWS.flatMap(([id, row]) => {
    const node = `[${id}](#${id})`;
    return decidedBy(row).includes(name) ? [`${node}: ${decisionsText(row)}`] : [];
  });
  const endings = ROWS.flatMap(([id, row]) =>
    [row.yes, row.no].flatMap((edge) => {
      if (typeof edge === "string" || !edge.carries.some((each) => calledFor(each).some((asked) => asked === name)))
        return [];
      return [`**${edge.status}** of [${id}](#${id})`];
    }),
  );
  if (endings.length > 0) places.push(`sent with ${[...new Set(endings)].join(", ")}`);
  return places.length === 0 ? "around the walk" : places.join("<br>");
}

/** @param {Row} row */
function decisionsText({ kind, yes, no }) {
  const words = [yes, no].map((edge) => (typeof edge === "string" ? edgeText(edge) : `**${edge.status}**`));
  if (yes === no) return `${kind === "act" || kind === "prepare" ? "then" : "yes or no →"} ${words[0]}`;
  return `yes → ${words[0]}, no → ${words[1]}`;
}

/** @param {Map<string, string>} said */
function callbacks(said) {
  const rows = [...said].flatMap(([name, words]) =>
    typeof Reflect.get(DEFAULTS, name) === "function"
      ? [[code(name), code(snakeCase(name)), words, askedAt(name)]]
      : [],
  );
  return table([["Callback", "In the specification", "Meaning", "Where it is called, and what follows"], ...rows]);
}

/** @param {Map<string, string>} said */
function declarations(said) {
  const rows = [...said].flatMap(([name, words]) => {
    const value = Reflect.get(DEFAULTS, name);
    if (typeof value === "function") return [];
    const read = ROWS.flatMap(([id, row]) => (decidedBy(row).includes(name) ? [`[${id}](#${id})`] : []));
    const byDefault = value === undefined ? "none" : code(JSON.stringify(value));
    return [[code(name), code(snakeCase(name).toUpperCase()), words, byDefault, read.join(", ")]];
  });
  return table([["Declaration", "In the specification", "Meaning", "Default", "Read at"], ...rows]);
}

/** What the source says of each thing that is carried. @returns {Map<string, string>} */
function carriedWords() {
  const text = readFileSync(inRoot("src/graph/carried.ts"), "utf8");
  const form = /^ {2}\/\*\* ([^*]+) \*\/\n {2}([a-zA-Z]+): \{/gm;
  const said = new Map([...text.matchAll(form)].map(([, words = "", name = ""]) => [name, words]));
  for (const name of Object.keys(CARRIED)) {
    if (!said.has(name)) throw new Error(`src/graph/carried.ts: nothing is said of ${name}`);
  }
  return said;
}

/** When a field or a member is there, beside its name. @param {Readonly<Record<string, string>>} causes */
function causeTexts(causes) {
  const words = { always: "", given: " where it was given", sometimes: " depending on the request" };
  return Object.entries(causes).map(([name, cause]) => {
    const when = Object.entries(words).find(([known]) => known === cause)?.[1];
    if (when === undefined && !(cause in DEFAULTS) && CAUSES[cause] === undefined)
      throw new Error(`${name} has the cause "${cause}": write that in words in CAUSES of scripts/print-graph.mjs`);
    return `${code(name)}${when ?? (cause in DEFAULTS ? ` with ${code(cause)}` : ` where ${CAUSES[cause]}`)}`;
  });
}

/** The causes that are more than a name. @type {Readonly<Record<string, string>>} */
const CAUSES = {
  checked: "a model or a codec checks what was sent",
  varies: "there is more than one offer, or with `vary`",
  encodes: "this runtime has a coding that is offered",
  stored: "it is stored coded",
  errorTypes: "`errorProduces` has more than one",
  dateAlone: "there is `lastModified` and no `generateEtag`",
  createdElsewhere: "POST created it",
  patchAllowed: "PATCH is allowed and consumes something",
  patchSent: "it was PATCH",
  queryAllowed: "QUERY is allowed",
  querySent: "it was QUERY",
  queriedElsewhere: "it was QUERY, with `equivalentLocation`",
  writesTagged: "it was a write, with `generateEtag`",
  prefers: "`preferences` has one, for POST, PUT and PATCH",
  honours: '`preferences` has "return", or "handling" for a modelled body',
  honoursLater: '`preferences` has "respond-async", or "handling" for a modelled body',
  guarded: "a guard decides who reads it, unless it is `private` or `no-store`",
  deprecatedSince: "`deprecation` has `since`",
  sunsets: "`deprecation` has `sunset`",
  tellsOfDeprecation: "`deprecation` has a link",
};

function carried() {
  const said = carriedWords();
  const names = /** @type {import("../dist/graph/carried.js").CarriedName[]} */ (Object.keys(CARRIED));
  const rows = names.map((name) => {
    const { fields = {}, members = {}, unlisted = [], from = [] } = carriedFacts(name);
    const endings = ROWS.flatMap(([, { yes, no }]) =>
      [yes, no].filter((edge) => typeof edge !== "string" && allCarried(edge, true).includes(name)),
    );
    // What is replayed has no status of its own: it carries what every response does.
    const statuses = [...new Set(endings.map((edge) => (typeof edge === "string" ? 0 : edge.status)))].sort(
      (a, b) => a - b,
    );
    return [
      plain(carriedBy({ status: 0, carries: [name] }).join()),
      plain(said.get(name) ?? ""),
      [...causeTexts(fields), ...unlisted.map((field) => `${code(field)} (not listed)`)].join("<br>"),
      causeTexts(members).join("<br>"),
      from.map(code).join(", "),
      name === "problem" ? "every error" : statuses.includes(0) ? "every response" : statuses.join(", "),
    ];
  });
  return table([["Part", "Meaning", "Fields", "Members of the problem", "Comes from", "Carried by"], ...rows]);
}

function page() {
  const said = members();
  const groups = sections().map(({ heading, ids }) =>
    [`### ${heading}`, "", table([["Id", "Question", "Decided by", "Yes", "No", "Law"], ...ids.map(rowCells)])].join(
      "\n",
    ),
  );
  return `<!-- Printed by scripts/print-graph.mjs from src/graph/table.ts, src/graph/carried.ts and src/resource/resource.ts. Change those. -->

# The decision graph

Every request to a resource goes through this graph, from ${ENTRY} to a status. Each node has a question; its decision leads to
the next node or ends the request. Some decisions are yours: these are the callbacks of \`Resource\`, and each has the default
that HTTP expects. The others follow from the request, the method or the declarations of the resource.

[![The decision graph](graph.svg)](graph.svg)

The ids are those of the Webmachine v3 diagram, and coordinates on the chart: B13 is column B, row 13. An id that ends in
a letter, and W1, is newer than that diagram. \`X-Framework-Trace\` lists the ids of the nodes that a request passed; newer ones
are listed only when they end the request or change its course ([ruling 3](rulings.md#ruling-3)).

When a resource is mounted, the graph is specialised for each of its methods: a callback that the class does not override
is a constant, so its node is settled and takes no time at run time. What is left is the plan. The walk runs it, and the
OpenAPI document is derived from it.

This page is printed from the table that the framework runs on, so the two always agree.

## The table

${groups.join("\n\n")}

## What responses carry

An ending is a status and what the response carries beside it. One table says what each of these comes from, the fields that it
writes and the members that it adds to a problem (RFC 9457). Responses are written from this table, and the OpenAPI document is
derived from it.

${carried()}

## Callbacks

In the order of the graph. Each receives the context, and may return its value or a promise of it. The specification has the
same names in snake case.

${callbacks(said)}

## Declarations

Fields of the resource, read once when it is mounted.

${declarations(said)}
`;
}

print({ "docs/graph.md": page(), "docs/graph.svg": chart() }, "scripts/print-graph.mjs");
