// @ts-check
// Prints docs/images/load.svg, and the table between <!-- load --> and <!-- /load --> of docs/admission.md, from docs/data/load.json:
// node bench/load/run.mjs --out docs/data/load.json && node bench/load/graph.mjs
import { readFileSync, writeFileSync } from "node:fs";

/**
 * @typedef {{ scenario: string, capacity: number, times: number, kind: string, goodput: number, p50: number, p99: number | null,
 *   vital: number, vitalRefused: number, recovery?: number, loadAverage: number }} Row
 */

const at = (/** @type {string} */ path) => new URL(`../../${path}`, import.meta.url);
/** @type {Row[]} */
const rows = JSON.parse(readFileSync(at("docs/data/load.json"), "utf8"));
const scenarios = [...new Set(rows.map(({ scenario }) => scenario))];
const KINDS = ["admission", "under-pressure", "none"];
const NAMES = {
  admission: "signalbox/admission",
  "under-pressure": "@fastify/under-pressure",
  none: "without admission",
};
const [WIDTH, HEIGHT, GAP] = [250, 150, 60];

writeFileSync(at("docs/images/load.svg"), `${drawing()}\n`);
const page = readFileSync(at("docs/admission.md"), "utf8");
const [before, after] = [page.indexOf("<!-- load -->"), page.indexOf("<!-- /load -->")];
if (before >= 0)
  writeFileSync(at("docs/admission.md"), `${page.slice(0, before)}<!-- load -->\n\n${table()}\n\n${page.slice(after)}`);

/** @param {string} scenario @param {string} kind */
function rowsOf(scenario, kind) {
  return rows.filter((row) => row.scenario === scenario && row.kind === kind);
}

function table() {
  const lines = scenarios.flatMap((scenario) => KINDS.map((kind) => lineOf(scenario, kind)));
  const head =
    "| Work | Server | Goodput at 4 times, of its peak | p99 at 4 times (at 80 %), ms | Last refusal after the load, s |";
  return [head, "|---|---|---|---|---|", ...lines].join("\n");
}

/** @param {string} scenario @param {string} kind */
function lineOf(scenario, kind) {
  const all = rowsOf(scenario, kind);
  const peak = Math.max(...all.map(({ goodput }) => goodput));
  const [calm, beyond] = [0.8, 4].map((times) => all.find((row) => row.times === times));
  const ms = (/** @type {number | null | undefined} */ value) =>
    value === null || value === undefined ? "none in time" : value.toFixed(0);
  const share = ((100 * (beyond?.goodput ?? 0)) / peak).toFixed(0);
  const back = beyond?.recovery ?? 0;
  const name = NAMES[/** @type {keyof typeof NAMES} */ (kind)];
  return `| ${scenario} | ${name} | ${share} % | ${ms(beyond?.p99)} (${ms(calm?.p99)}) | ${back > 5900 ? "above 6" : (back / 1000).toFixed(1)} |`;
}

function drawing() {
  const width = scenarios.length * (WIDTH + GAP) + GAP;
  const charts = scenarios.flatMap((scenario, column) => [
    chart(scenario, column, 0, "goodput / capacity", ({ goodput, capacity }) => goodput / capacity, 1.2),
    chart("", column, 1, "p99, ms", ({ p99 }) => p99 ?? undefined, 1000),
  ]);
  const height = 2 * (HEIGHT + GAP) + GAP;
  const legend = KINDS.map(
    (kind, index) =>
      `<path class="${kind}" d="M${GAP + index * 220} ${height - 16}h24"/><text x="${GAP + index * 220 + 30}" y="${height - 12}">${NAMES[/** @type {keyof typeof NAMES} */ (kind)]}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="Goodput and 99th percentile by load, with admission, with @fastify/under-pressure and without">
<style>
svg { background: #fff; font: 12px sans-serif; } text { fill: #222; } .axis { stroke: #999; fill: none; }
.admission { stroke: #0a6ebd; } .under-pressure { stroke: #b35900; stroke-dasharray: 6 3; } .none { stroke: #777; stroke-dasharray: 2 3; }
path { fill: none; stroke-width: 2; }
@media (prefers-color-scheme: dark) { svg { background: #14171a; } text { fill: #ddd; } .axis { stroke: #666; }
.admission { stroke: #5bb2f5; } .under-pressure { stroke: #ffa94d; } .none { stroke: #aaa; } }
</style>
${[...charts, ...legend].join("\n")}
</svg>`;
}

/**
 * @param {string} title
 * @param {number} column
 * @param {number} line
 * @param {string} label
 * @param {(row: Row) => number | undefined} valueOf
 * @param {number} most
 */
function chart(title, column, line, label, valueOf, most) {
  const scenario = scenarios[column] ?? "";
  const [left, top] = [GAP + column * (WIDTH + GAP), GAP / 2 + line * (HEIGHT + GAP)];
  const x = (/** @type {number} */ times) => left + (times / 4) * WIDTH;
  const y = (/** @type {number} */ value) => top + HEIGHT - (Math.min(most, value) / most) * HEIGHT;
  const lines = KINDS.map((kind) => {
    const points = rowsOf(scenario, kind).flatMap((row) => {
      const value = valueOf(row);
      return value === undefined ? [] : [`${x(row.times).toFixed(1)} ${y(value).toFixed(1)}`];
    });
    return `<path class="${kind}" d="M${points.join("L")}"/>`;
  });
  const marks = [0, 1, 2, 3, 4].map((times) => `<text x="${x(times) - 6}" y="${top + HEIGHT + 16}">${times}x</text>`);
  return `<g><text x="${left}" y="${top - 8}">${title === "" ? "" : `${title}: `}${label}</text>
<path class="axis" d="M${left} ${top}V${top + HEIGHT}H${left + WIDTH}"/>${marks.join("")}<text x="${left - 34}" y="${top + 8}">${most}</text>
${lines.join("\n")}</g>`;
}
