// @ts-check
// Prints docs/performance.md from the JSON of runs (docs/data) and from the page kept by hand (docs/performance-tried.md). With --check it
// only says whether page and figures agree: nothing is measured.
import { existsSync, readFileSync } from "node:fs";
import {
  goalRows,
  isPeer,
  measured,
  multipleOf,
  NEAR,
  nodeGoals,
  ON_BUN,
  ON_NODE,
  present,
  ratioRows,
  remarks,
  rounded,
  rowOf,
} from "./performance/ratios.mjs";
import { inRoot, print } from "./printed.mjs";

/**
 * @typedef {import("./performance/ratios.mjs").Run} Run
 * @typedef {import("./performance/ratios.mjs").Machine} Machine
 * @typedef {import("./performance/ratios.mjs").Runtime} Runtime
 * @typedef {import("./performance/ratios.mjs").Goal} Goal
 * @typedef {{ title: string, head: string[], rows: string[][], atMost?: string, columns?: number,
 *   run?: { date: string, machine: Machine, node: string } }} Section
 * @typedef {{ date: string, machine: Machine, versions: Record<string, string>, sections: Section[] }} Growth
 * @typedef {{ name: string, peers: { peer: string, label: string, groups: Record<string, number> }[] }} Shares
 * @typedef {{ date: string, node: string, workloads: Shares[] }} Profile
 */

const RUN = "docs/data/performance.json";
const MAJORS = ["24", "20"];
const olderRun = (/** @type {string} */ major) => `docs/data/performance-node${major}.json`;
const WEB = "docs/data/performance-bun-deno.json";
const GROWTH = "docs/data/growth.json";
const PROFILE = "docs/data/profile.json";
const TRIED = "docs/performance-tried.md";
const PAGE = "docs/performance.md";

/** Two tables, because one would be too wide. */
const COLUMNS = [
  ["hello", "secured", "limited", "miss", "create"],
  ["book", "routes-10", "routes-100", "routes-1000", "routes-10000", "stream"],
];
const RESULTS = ["hello", "book", "create", "secured", "limited"];
const COMPACT = ["hello", "secured", "limited", "miss", "create", "book", "routes-1000"];

/** The bound on Node: so much of its CPU time. */
const ABOVE_BOUND = 1.3;

/** @param {string} path */
const read = (path) => readFileSync(inRoot(path), "utf8");

/** @param {string} path */
const figures = (path) => (existsSync(inRoot(path)) ? JSON.parse(read(path)) : undefined);

/** @param {readonly string[]} head @param {readonly (readonly string[])[]} rows */
function table(head, rows) {
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(" | ")} |`;
  // Words are on the left, numbers on the right.
  const isText = head.map((_, at) => at === 0 || rows.some((row) => /[a-z] [a-z]/.test(row[at] ?? "")));
  return [line(head), line(isText.map((text) => (text ? "---" : "---:"))), ...rows.map(line)].join("\n");
}

/** @param {Run} run */
function mainSection(run) {
  const parts = COLUMNS.map((columns) => present(run, columns)).filter((names) => names.length > 0);
  const tables = parts.map((names) => {
    const goals = [nodeGoals(names), goalRows(run, names, ON_NODE, "signalbox")];
    return table(["", ...names], [...ratioRows(run, names), ...goals]);
  });
  const titles = run.workloads.map(({ name, title }) => `- \`${name}\`: ${title}`).join("\n");
  const reached = "A goal is reached if the ratio is at least the goal and every other framework has a lower ratio.";
  const node = remarks(run, ({ runtime }) => runtime === "node");
  return [`## Node ${run.versions["node"]}`, titles, ...tables, reached, ...node].join("\n\n");
}

/** The result before the details: our ratio, and the best of the other frameworks. @param {Run} run */
function results(run) {
  const rows = RESULTS.flatMap((name) => {
    const ours = rowOf(run, name, "signalbox");
    const [best] = measured(run, name)
      .filter(isPeer)
      .sort((a, b) => b.ratio.median - a.ratio.median);
    const title = run.workloads.find((workload) => workload.name === name)?.title ?? "";
    if (ours === undefined || best === undefined) return [];
    return [[title, `**${ours.ratio.median.toFixed(2)}**`, `${best.ratio.median.toFixed(2)} (${best.label})`]];
  });
  const head = ["Handler by hand = 1.00", "Signalbox", "Best other framework"];
  return `On Node ${run.versions["node"]}:\n\n${table(head, rows)}`;
}

/** Microseconds of each part, and how much more than the first server's they are. @param {Run} run @param {Shares} shares */
function partsTable(run, { name, peers }) {
  const columns = peers.map(({ peer, label, groups }) => {
    const cpu = rowOf(run, name, peer)?.cpu.median ?? 0;
    return {
      peer,
      label,
      parts: {
        ...Object.fromEntries(Object.entries(groups).map(([part, share]) => [part, share * cpu])),
        together: cpu,
      },
    };
  });
  const [first] = columns;
  const ours = columns.find(({ peer }) => peer === "signalbox");
  /** @typedef {Record<string, number>} Parts */
  const of = (/** @type {Parts | undefined} */ parts, /** @type {string} */ part) => parts?.[part] ?? 0;
  const rows = Object.keys(first?.parts ?? {}).map((part) => [
    part,
    ...columns.map(({ parts }) => of(parts, part).toFixed(1)),
    (of(ours?.parts, part) - of(first?.parts, part)).toFixed(1),
  ]);
  return table([name, ...columns.map(({ label }) => label), "signalbox, more than the first"], rows);
}

/** @param {Run} run @param {Profile | undefined} profile */
function profileSection(run, profile) {
  const times = multipleOf(run, "hello", "signalbox", "net");
  if (profile === undefined || times === undefined) return "";
  const isReached = rounded(times) <= ABOVE_BOUND;
  return `### Where the time goes

The bound of \`hello\` is a \`node:net\` server that parses nothing and writes a fixed response. Signalbox takes **${times.toFixed(2)} times** its CPU time.
The goal of at most ${ABOVE_BOUND.toFixed(2)} is ${isReached ? "reached" : "**not** reached"}. The tables divide the CPU µs of a request by profiles (${profile.date}, Node ${profile.node}).

${profile.workloads.map((shares) => partsTable(run, shares)).join("\n\n")}
`;
}

/** @param {readonly Run[]} older */
function olderSection(older) {
  if (older.length === 0) return "";
  const names = COMPACT.filter((name) => older.some((run) => present(run, [name]).length > 0));
  const rows = older.flatMap((run) =>
    ratioRows(run, names).map(([label, ...cells]) => [`Node ${run.versions["node"]}: ${label}`, ...cells]),
  );
  const heading = `## ${older.map(({ versions }) => `Node ${versions["node"]}`).join(" and ")}`;
  return `\n${[heading, table(["", ...names], rows), ...older.flatMap((run) => remarks(run, () => true))].join("\n\n")}\n`;
}

/** @param {Goal | undefined} goal */
function bunGoal(goal) {
  if (goal === undefined) return "";
  const ahead = goal.ahead?.map((peer) => (peer === "bun-hono" ? "Hono" : "Elysia")).join(" and ");
  return `${goal.bound === undefined ? "" : `at most ${NEAR.toFixed(2)} times the bound, `}ahead of ${ahead}`;
}

/** @param {Run} run */
function webSection(run) {
  const section = (/** @type {Runtime} */ runtime, /** @type {string} */ title) => {
    const names = run.workloads.map(({ name }) => name).filter((name) => measured(run, name, runtime).length > 0);
    if (names.length === 0) return [];
    const goals =
      runtime === "bun"
        ? [
            ["goal", ...names.map((name) => bunGoal(ON_BUN[name]))],
            goalRows(run, names, ON_BUN, "bun-signalbox", "bun"),
          ]
        : [];
    const rows = [...ratioRows(run, names, runtime), ...goals];
    const remarked = remarks(run, (row) => row.runtime === runtime);
    return [`## ${title} ${run.versions[runtime]}`, table(["", ...names], rows), ...remarked];
  };
  const bound =
    "The bound on Bun is “by hand, reading what decides”: it also reads the URL and the five fields that the response depends on.";
  const [bun, deno] = [section("bun", "Bun"), section("deno", "Deno")];
  return [...bun.slice(0, 1), ...(bun.length === 0 ? [] : [bound]), ...bun.slice(1), ...deno].join("\n\n");
}

/** @param {Section} section */
function growthSection({ title, head, rows, run, atMost, columns = head.length - 1 }) {
  const [heading = "", unit = ""] = title.split(": ").map((part) => `${part[0]?.toUpperCase()}${part.slice(1)}`);
  const parts = [`### ${heading}`, `${unit}.`];
  if (run !== undefined)
    parts.push(`${placeOf(run.date, run.machine)}, Node ${run.node}, load ${run.machine.loadAverage[0]} before it.`);
  const named = (/** @type {string} */ label) => rows.find((row) => row[0] === label) ?? [];
  const verdict = (/** @type {number} */ at) => {
    const [ours, theirs] = ["signalbox", atMost ?? ""].map((label) => Number.parseFloat(named(label)[at] ?? ""));
    if (at > columns || ours === undefined || theirs === undefined || Number.isNaN(ours + theirs)) return "";
    return ours <= theirs ? "yes" : "**no**";
  };
  const goal = atMost === undefined ? [] : [[`at most ${atMost}’s`, ...head.slice(1).map((_, at) => verdict(at + 1))]];
  return [...parts, table(head, [...rows, ...goal])].join("\n\n");
}

/** @param {string} date @param {Machine} machine */
function placeOf(date, { cores, model, memoryGiB, platform }) {
  return `${date}, ${cores} cores (${model}), ${memoryGiB} GiB, ${platform}`;
}

/** @param {Run} run @param {Growth | undefined} growth @param {readonly Run[]} older @param {Run} web @param {Profile | undefined} profile */
function page(run, growth, older, web, profile) {
  const { machine, settings } = run;
  const versions = Object.entries({ ...web.versions, ...run.versions }).map(([name, version]) => `${name} ${version}`);
  const tried = read(TRIED)
    .replace(/^<!--.*-->\n+/, "")
    .trim();
  const grown =
    growth === undefined
      ? ""
      : `${placeOf(growth.date, growth.machine)}, Node ${growth.versions["node"] ?? ""}, unless a table says otherwise.\n
${growth.sections.map(growthSection).join("\n\n")}`;
  return `<!-- Printed by scripts/print-performance.mjs from docs/data and ${TRIED}. Change those. -->

# Performance

Callbacks that a resource does not override are decided at mount, so a request pays only for those that it overrides.

${results(run)}

We measure on Node 26 and 24 first, then on Node 20, Bun and Deno.

**Ratio** is the CPU time of a hand-written handler divided by that of the listed server: 1.00 is the same cost, 0.50 twice the
cost. Higher is better. The quartiles are in brackets. “Again” is the same build measured a second time, so its distance from the first is the noise.

- ${placeOf(run.date, machine)}, server and load ${machine.pinned ? "on a core each" : "not pinned"}
- every server started ${settings.generations} times, ${settings.rounds} rounds of ${settings.milliseconds} ms each, interleaved in random order; medians
- the trace header is off, as in production
- all servers send the same responses, which is checked first; each is written as its users would write it (\`bench/http/peers\`)

${mainSection(run)}

${profileSection(run, profile)}${olderSection(older)}
${webSection(web)}

## Start, memory and mounting

${grown}

## What was tried

${tried}

## Repeat it

\`\`\`sh
npm run bench -- --json ${RUN}                     # every framework on Node 26: 20 minutes
npm run bench -- profile hello create book --peers net,raw,signalbox --json ${PROFILE}
npm run bench -- growth --json ${GROWTH}                  # start and memory: 8 minutes
${MAJORS.map((major) => `npm run bench -- ${COMPACT.join(" ")} --peers signalbox,signalbox-again,fastify,hono --node ${major} --json ${olderRun(major)}`).join("\n")}
npm run bench -- hello create limited book --runtimes bun,deno --json ${WEB}
node scripts/print-performance.mjs
npm run bench -- hello --quick --peers signalbox --dist before=../other/dist   # two builds in one run
\`\`\`

## Versions

${versions.join(", ")}.
`;
}

const main = figures(RUN);
if (main !== undefined) {
  const older = MAJORS.map((major) => figures(olderRun(major))).filter((run) => run !== undefined);
  const text = page(main, figures(GROWTH), older, figures(WEB) ?? main, figures(PROFILE));
  print({ [PAGE]: text.replace(/\n{3,}/g, "\n\n") }, "scripts/print-performance.mjs");
}
