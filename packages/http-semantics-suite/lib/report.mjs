// @ts-check
import { printable } from "./compare.mjs";

const KINDS = ["must", "should", "taste"];

/** @param {string} text @param {string} mark */
const indented = (text, mark) =>
  text
    .split("\n")
    .map((line) => `      ${mark} ${printable(line)}`.trimEnd())
    .join("\n");

/** A failure with its law, why it matters, and the exchange. @param {any} result */
export function failureText(result) {
  const lines = [`FAIL ${result.id} [${result.confidence}] ${result.title} (${result.law})`];
  for (const reason of result.reasons.slice(0, 3)) lines.push(`    ${printable(reason)}`);
  lines.push(`    Why: ${result.why}`);
  for (const { sent, received } of result.exchange ?? []) lines.push(indented(sent, ">"), indented(received, "<"));
  return lines.join("\n");
}

/** A failure in one line. @param {any} result */
export const briefText = (result) =>
  printable(`FAIL ${result.id} [${result.confidence}] ${result.title} (${result.law}): ${result.reasons[0]}`);

/** Sums for each area, the core profile first: passed and failed by confidence. @param {any[]} results */
export function sumsOf(results) {
  /** @type {Record<string, any>} */
  const sums = {};
  for (const r of results) {
    const key = r.profile === r.area ? r.area : `${r.profile}/${r.area}`;
    sums[key] ??= { profile: r.profile, area: r.area, notOffered: 0 };
    if (r.outcome === "not-offered") sums[key].notOffered++;
    else {
      const kind = (sums[key][r.confidence] ??= { passed: 0, of: 0 });
      kind.of++;
      if (r.outcome === "passed") kind.passed++;
    }
  }
  const order = (/** @type {string} */ key) => Number(!key.startsWith("core/"));
  return Object.fromEntries(Object.entries(sums).sort(([a], [b]) => order(a) - order(b) || (a < b ? -1 : 1)));
}

/** How many cases each reason leaves out. @param {any[]} results */
function notOfferedLines(results) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const r of results.filter((one) => one.outcome === "not-offered"))
    counts.set(r.reasons[0], (counts.get(r.reasons[0]) ?? 0) + 1);
  return [...counts].map(([reason, count]) => `not offered: ${count}, because ${reason}`);
}

/** The areas that a service may not leave out, in one line. @param {string[]} areas */
export const missingText = (areas) =>
  `SERVICE.md asks every service for ${areas.join(", ")}: list ${areas.length > 1 ? "these areas" : "this area"} in "profiles": "core".`;

/** @param {any[]} results */
export function summaryText(results) {
  const lines = [];
  for (const [key, sum] of Object.entries(sumsOf(results))) {
    const parts = KINDS.filter((k) => sum[k]).map((k) => `${k} ${sum[k].passed}/${sum[k].of}`);
    if (sum.notOffered) parts.push(`${sum.notOffered} not offered`);
    lines.push(`${key.padEnd(20)} ${parts.join(", ")}`);
  }
  const totals = KINDS.map((kind) => {
    const run = results.filter((r) => r.confidence === kind && r.outcome !== "not-offered");
    return `${kind} ${run.filter((r) => r.outcome === "passed").length}/${run.length}`;
  });
  lines.push(`${"all".padEnd(20)} ${totals.join(", ")}`);
  const count = (/** @type {string} */ outcome) => results.filter((r) => r.outcome === outcome).length;
  const differs = count("differs");
  const tail = differs ? `, ${differs} differ in taste (not counted)` : "";
  lines.push(...notOfferedLines(results));
  lines.push(`${count("passed")} passed, ${count("failed")} failed, ${count("not-offered")} not offered${tail}`);
  return lines.join("\n");
}

/** @param {string} text */
const xml = (text) =>
  text
    .replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd]/g, "?")
    .replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c] ?? c);

/** Known failures count as skipped. @param {string} name @param {any[]} results @param {Map<string, string>} known */
export function junitOf(name, results, known) {
  const failed = results.filter((r) => r.outcome === "failed" && !known.has(r.id)).length;
  const skipped = results.filter((r) => r.outcome !== "passed").length - failed;
  const cases = results.map((r) => {
    const open = `  <testcase classname="${xml(`${r.profile}.${r.area}`)}" name="${xml(`${r.id} ${r.title} (${r.law})`)}"`;
    if (r.outcome === "passed") return `${open}/>`;
    if (known.has(r.id)) return `${open}><skipped message="${xml(`known: ${known.get(r.id)}`)}"/></testcase>`;
    if (r.outcome !== "failed") return `${open}><skipped message="${r.outcome}: ${xml(r.reasons[0])}"/></testcase>`;
    return `${open}><failure message="${xml(r.reasons[0])}">${xml(failureText(r))}</failure></testcase>`;
  });
  const sums = `tests="${results.length}" failures="${failed}" skipped="${skipped}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="${xml(name)}" ${sums}>\n${cases.join("\n")}\n</testsuite>\n`;
}
