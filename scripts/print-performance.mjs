// @ts-check
// Prints docs/performance.md from the JSON of a run (docs/data/performance.json, docs/data/growth.json) and from what is
// kept by hand (docs/performance-tried.md). With --check it only says whether page and figures agree: nothing is measured.
import { existsSync, readFileSync } from "node:fs";
import { inRoot, print } from "./printed.mjs";

/**
 * @typedef {{ median: number, q1: number, q3: number }} Spread
 * @typedef {{ peer: string, label: string, runtime: "node" | "bun", base: string, lacks?: string, ratio?: Spread,
 *   cpu?: Spread, p50?: number, p99?: number, rate?: number }} Row
 * @typedef {Row & { ratio: Spread, cpu: Spread, p50: number, p99: number, rate: number }} Measured
 * @typedef {{ name: string, title: string, rows: Row[], warnings: string[] }} Workload
 * @typedef {{ cores: number, model: string, memoryGiB: number, platform: string, pinned: boolean, loadAverage: number[] }} Machine
 * @typedef {{ date: string, machine: Machine, versions: Record<string, string>, workloads: Workload[],
 *   settings: { generations: number, rounds: number, milliseconds: number } }} Run
 * @typedef {{ title: string, head: string[], rows: string[][], run?: { date: string, machine: Machine, node: string } }} Section
 * @typedef {{ date: string, machine: Machine, sections: Section[] }} Growth
 */

const RUN = "docs/data/performance.json";
const GROWTH = "docs/data/growth.json";
/** Some workloads, on versions of Node that the main run is not on. */
const OLDER = ["24", "20"].map((major) => `docs/data/performance-node${major}.json`);
const TRIED = "docs/performance-tried.md";
const PAGE = "docs/performance.md";

/** @param {string} path */
const read = (path) => readFileSync(inRoot(path), "utf8");

/** @param {readonly string[]} head @param {readonly (readonly string[])[]} rows */
function table(head, rows) {
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(" | ")} |`;
  // Words are on the left, numbers on the right.
  const isText = head.map((_, at) => at === 0 || rows.some((row) => /[a-z] [a-z]/.test(row[at] ?? "")));
  return [line(head), line(isText.map((text) => (text ? "---" : "---:"))), ...rows.map(line)].join("\n");
}

/** @param {Row} row @returns {row is Measured} */
const isMeasured = (row) => row.ratio !== undefined;

/** @param {Workload} workload @param {string} runtime */
function measured({ rows }, runtime) {
  return rows.filter(isMeasured).filter((row) => row.runtime === runtime);
}

const CONTROLS = new Set(["control", "bun-control", "bun-reading"]);
const OURS = new Set(["signalbox", "signalbox-literal", "signalbox-trace", "signalbox-debugger", "bun-signalbox"]);

/** @param {Row} row */
const isPeer = ({ peer, base }) => peer !== base && !CONTROLS.has(peer) && !OURS.has(peer);

/** @param {Workload} workload */
function workloadSection(workload) {
  const rows = [...measured(workload, "node"), ...measured(workload, "bun")]
    .sort((a, b) => b.runtime.localeCompare(a.runtime) || b.ratio.median - a.ratio.median)
    .map(({ peer, label, runtime, ratio, cpu, p50, p99, rate }) => [
      (OURS.has(peer) ? `**${label}**` : label) + (runtime === "bun" ? " (Bun)" : ""),
      ratio.median.toFixed(2),
      `${ratio.q1.toFixed(2)} to ${ratio.q3.toFixed(2)}`,
      cpu.median.toFixed(1),
      p50.toFixed(2),
      p99.toFixed(2),
      rate.toLocaleString("en"),
    ]);
  const lacking = workload.rows
    .filter(({ lacks }) => lacks !== undefined)
    .map(({ label, lacks }) => `- ${label}: ${lacks}`);
  const apart = workload.warnings.flatMap((warning) => {
    const found = /^too noisy to tell for (.+): the quartiles are (\d+ %) apart$/.exec(warning);
    return found === null ? [] : [`${found[1]} ${found[2]}`];
  });
  const others = workload.warnings.filter((warning) => !warning.includes("the quartiles are"));
  const warnings = [...others, ...(apart.length === 0 ? [] : [`quartiles far apart: ${apart.join(", ")}`])];
  return [
    `### ${workload.name}\n\n${workload.title}.`,
    table(["", "ratio", "quartiles", "CPU µs a request", "p50 ms", "p99 ms", "requests/s"], rows),
    ...(lacking.length === 0 ? [] : [`Not measured:\n\n${lacking.join("\n")}`]),
    ...(warnings.length === 0 ? [] : [`The run warned: ${warnings.join("; ")}.`]),
  ].join("\n\n");
}

/** @param {Run} run @param {string} name */
const workloadOf = (run, name) => run.workloads.find((workload) => workload.name === name);

/** @param {Run} run @param {string} name @param {string} peer */
function ratioOf(run, name, peer) {
  return workloadOf(run, name)
    ?.rows.filter(isMeasured)
    .find((row) => row.peer === peer)?.ratio.median;
}

/** The best of the others on Node. @param {Run} run @param {string} name */
function bestPeer(run, name) {
  const workload = workloadOf(run, name);
  if (workload === undefined) return undefined;
  return measured(workload, "node")
    .filter(isPeer)
    .sort((a, b) => b.ratio.median - a.ratio.median)[0];
}

/** One line for each goal: what was set, what came out. @param {Run} run */
function goals(run) {
  /** @type {string[][]} */
  const rows = [];
  const add = (
    /** @type {string} */ what,
    /** @type {string} */ goal,
    /** @type {number | undefined} */ value,
    /** @type {boolean} */ met,
  ) => {
    if (value !== undefined) rows.push([what, goal, value.toFixed(2), met ? "yes" : "**no**"]);
  };
  for (const [name, lead, against] of /** @type {const} */ ([
    ["hello", 1, undefined],
    ["secured", 1, undefined],
    ["create", 1, undefined],
    ["book", 1.6, undefined],
    ["limited", 1.4, "fastify"],
    ["miss", 1, undefined],
  ])) {
    const ours = ratioOf(run, name, "signalbox");
    const best = bestPeer(run, name);
    const rival = against === undefined ? best?.ratio.median : ratioOf(run, name, against);
    if (ours === undefined) continue;
    if (name !== "miss") add(name, "0.95 of the hand-written handler", ours, ours >= 0.95);
    const whom = against === undefined ? `the best peer on Node (${best?.label ?? "none"})` : "Fastify";
    if (rival !== undefined)
      add(name, `${lead === 1 ? "ahead of" : `${lead} times`} ${whom}`, ours / rival, ours / rival >= lead);
    const trace = ratioOf(run, name, "signalbox-trace");
    if (name === "hello" && trace !== undefined)
      add("trace header", "0.97 of the speed without it", trace / ours, trace / ours >= 0.97);
    const idle = ratioOf(run, name, "signalbox-debugger");
    if (name === "hello" && idle !== undefined)
      add("idle debugger", "0.97 of the speed without it", idle / ours, idle / ours >= 0.97);
  }
  const few = cpuOf(run, "routes-10");
  const many = cpuOf(run, "routes-10000");
  if (few !== undefined && many !== undefined) {
    add("10 to 10,000 routes", "CPU time grows no faster than by hand (at most 1.10)", many / few, many / few <= 1.1);
  }
  return table(["", "goal", "measured", "reached"], rows);
}

/** CPU time a request as a multiple of the hand-written handler's. @param {Run} run @param {string} name */
function cpuOf(run, name) {
  const ratio = ratioOf(run, name, "signalbox");
  return ratio === undefined ? undefined : 1 / ratio;
}

/** How far the hand-written handler is behind or ahead on each version of Node. @param {Run} run @param {readonly Run[]} older */
function versionsSection(run, older) {
  if (older.length === 0) return "";
  const names = older[0]?.workloads.map(({ name }) => name) ?? [];
  const ratio = (/** @type {Run} */ each, /** @type {string} */ name) =>
    ratioOf(each, name, "signalbox")?.toFixed(2) ?? "";
  const head = ["ratio of signalbox", ...[run, ...older].map(({ versions }) => `Node ${versions["node"]}`)];
  const rows = names.map((name) => [name, ...[run, ...older].map((each) => ratio(each, name))]);
  return `\n## On other versions of Node\n\n${table(head, rows)}\n`;
}

/** Says when and where, if that was in a run of its own. @param {Section} section */
function growthSection({ title, head, rows, run }) {
  const parts = [`### ${title[0]?.toUpperCase()}${title.slice(1)}`, table(head, rows)];
  if (run !== undefined) {
    const { cores, model, platform, loadAverage } = run.machine;
    const load = loadAverage[0]?.toFixed(1);
    parts.splice(
      1,
      0,
      `${run.date}, Node ${run.node}, ${cores} cores (${model}), ${platform}, load ${load} before it.`,
    );
  }
  return parts.join("\n\n");
}

/** @param {Run} run @param {Growth | undefined} growth @param {readonly Run[]} older */
function page(run, growth, older) {
  const { machine, settings } = run;
  const versions = Object.entries(run.versions).map(([name, version]) => `${name} ${version}`);
  const tried = read(TRIED)
    .replace(/^<!--.*-->\n+/, "")
    .trim();
  return `<!-- Printed by scripts/print-performance.mjs from ${RUN}, ${GROWTH} and ${TRIED}. Change those. -->

# Performance

Callbacks that a resource does not override are decided at mount, so a request pays only for those that it does.

**Ratio** is the CPU time of a hand-written \`node:http\` handler divided by that of the listed server: 1.00 is the same cost, 0.50 twice the
cost. More is better. Requests a second depend on this machine. “By hand, again” is the same handler measured a second time: its distance from 1.00 is
the noise.

- ${run.date}, ${machine.cores} cores (${machine.model}), ${machine.memoryGiB} GiB, ${machine.platform}, server and load ${machine.pinned ? "on a core each" : "not pinned"}
- Node ${run.versions["node"]}${run.versions["bun"] === undefined ? "" : `, Bun ${run.versions["bun"]}`}; the trace header is off, as in production
- every server started ${settings.generations} times, ${settings.rounds} rounds of ${settings.milliseconds} ms each, interleaved in random order; medians and quartiles

## Goals

${goals(run)}

## Workloads

All servers send the same responses, which is checked first. Each is written as its users would write it (\`bench/http/peers\`). With 10,000 routes,
only servers that start within a reasonable time are listed.

${run.workloads.map(workloadSection).join("\n\n")}
${versionsSection(run, older)}
## As it grows
${growth === undefined ? "" : `\n${growth.sections.map(growthSection).join("\n\n")}\n`}
## What was tried

${tried}

## Repeat it

\`\`\`sh
npm run bench -- --json ${RUN}            # everything, on Node 26: about an hour
npm run bench -- hello book --quick       # some workloads, a few minutes
npm run bench -- hello book create limited --peers signalbox --node 24 --json ${OLDER[0]}
npm run bench -- growth --json ${GROWTH}
npm run bench -- profile hello            # where the time goes
npm run bench -- hello --quick --peers raw,signalbox --dist before=../other/dist   # two builds in one run
node scripts/print-performance.mjs
\`\`\`

## Versions

${versions.join(", ")}.
`;
}

if (existsSync(inRoot(RUN))) {
  const growth = existsSync(inRoot(GROWTH)) ? JSON.parse(read(GROWTH)) : undefined;
  const older = OLDER.filter((path) => existsSync(inRoot(path))).map((path) => JSON.parse(read(path)));
  print({ [PAGE]: page(JSON.parse(read(RUN)), growth, older) }, "scripts/print-performance.mjs");
}
