// @ts-check
// The rows of scripts/store-failover.mjs, what may not be in them, and their tables in docs/failover.md.
import { readFileSync, writeFileSync } from "node:fs";
import { beyondQuotas, QUOTA } from "./failover-quotas.mjs";
import { allowed, DEADLINE_MS } from "./limit-load.mjs";

/** What a check may take beyond a bare timer of its deadline: a fifth of that. */
const BEYOND_MS = DEADLINE_MS / 5;
const PAGE = new URL("../docs/failover.md", import.meta.url);

/** @typedef {{ cells: string[], faults: string[], late?: string[] }} Row late: what a loaded machine may be to blame for */

const sum = (/** @type {number[]} */ ...all) => all.reduce((total, each) => total + each, 0);
const count = (/** @type {number} */ n) => n.toLocaleString("en");

/**
 * @param {string} fault
 * @param {string} client
 * @param {{ asked: number, admitted: number, errors: number, slowestMs: number, beyondMs: number, seconds: number, quotas: number[], stats: { local: number } }[]} results
 * @returns {Row}
 */
export function limitRow(fault, client, results) {
  const total = (/** @type {"asked" | "admitted" | "errors"} */ name) => sum(...results.map((each) => each[name]));
  const may = allowed(Math.max(...results.map(({ seconds }) => seconds)));
  const slowest = Math.max(...results.map(({ slowestMs }) => slowestMs));
  const beyond = Math.max(...results.map(({ beyondMs }) => beyondMs));
  const local = sum(...results.map(({ stats }) => stats.local));
  const errors = total("errors");
  const quotas = beyondQuotas(results.map((each) => each.quotas));
  return {
    cells: [
      fault,
      client,
      count(total("asked")),
      `${slowest.toFixed(0)} ms`,
      count(local),
      `${((total("admitted") / may) * 100).toFixed(1)} %`,
      `${count(quotas.given)} of ${count(quotas.may)}`,
      `${quotas.beyond} (${quotas.most})`,
    ],
    faults: [
      ...(errors > 0 ? [`${fault}, ${client}: ${errors} checks failed`] : []),
      // One more burst is what a failover may cost.
      ...(quotas.most > QUOTA ? [`${fault}, ${client}: a key was given ${quotas.most} beyond its quota`] : []),
    ],
    late: beyond > BEYOND_MS ? [`${fault}, ${client}: a check took ${beyond.toFixed(0)} ms beyond a timer`] : [],
  };
}

/**
 * @param {string} fault
 * @param {string} client
 * @param {{ sent: number, done: number, unavailable: number, ranBehind503: number, other: number, held: number, told: number, lost: number, slowestMs: number }[]} results
 * @returns {Row}
 */
export function idempotencyRow(fault, client, results) {
  const total = (/** @type {"sent" | "done" | "unavailable" | "ranBehind503" | "other" | "told" | "lost"} */ name) =>
    sum(...results.map((each) => each[name]));
  const slowest = Math.max(...results.map(({ slowestMs }) => slowestMs));
  const [other, behind] = [total("other"), total("ranBehind503")];
  return {
    cells: [
      fault,
      client,
      count(total("sent")),
      count(total("unavailable")),
      String(behind),
      `${slowest.toFixed(0)} ms`,
      count(total("told")),
      count(total("lost")),
    ],
    faults: [
      ...(other > 0 ? [`${fault}, ${client}: ${other} responses were neither 200, 409 nor 503`] : []),
      ...(behind > 0 ? [`${fault}, ${client}: ${behind} acts ran behind a 503`] : []),
    ],
  };
}

const HEADS = {
  limit: [
    "Fault",
    "Client",
    "Checks",
    "Slowest",
    "Decided locally",
    "Of the rate",
    "Of the quotas",
    "Beyond (most of a key)",
  ],
  idempotency: ["Fault", "Client", "Requests", "503", "Ran despite a 503", "Slowest", "Not kept, reported", "Lost"],
};

/**
 * @param {{ limit: Row[], idempotency: Row[] }} rows
 * @returns {boolean} whether all is well
 */
export function printTables(rows) {
  let page = readFileSync(PAGE, "utf8");
  for (const what of /** @type {const} */ (["limit", "idempotency"])) {
    if (rows[what].length === 0) continue;
    const text = table(
      HEADS[what],
      rows[what].map(({ cells }) => cells),
    );
    console.log(`\n${text}`);
    page = page.replace(
      new RegExp(`(<!-- ${what} -->\n)[^]*?(<!-- /${what} -->)`),
      (_, begin, end) => `${begin}\n${text}\n\n${end}`,
    );
  }
  writeFileSync(PAGE, page);
  const faults = [...rows.limit, ...rows.idempotency].flatMap(({ faults, late = [] }) => [...faults, ...late]);
  for (const fault of faults) console.log(`fault: ${fault}`);
  return faults.length === 0;
}

/** @param {string[]} head @param {string[][]} rows */
function table(head, rows) {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
