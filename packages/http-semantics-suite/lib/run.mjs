// @ts-check
import { exchangeOf } from "./exchange.mjs";
import { judge } from "./judge.mjs";
import { controlOf, offeredBy, whyNotOffered } from "./offers.mjs";
import { owed } from "./owed.mjs";
import { PATIENCE, perform } from "./perform.mjs";

/** A case may have this many requests that are as slow as one may be. */
const SLOW_REQUESTS = 8;

/**
 * Runs one case within a bound of time.
 * @param {any} c @param {any} target @param {number} [patience] seconds that a response may take
 * @returns {Promise<{ bad: string[], replies: any[] }>}
 */
export async function runCase(c, target, patience = PATIENCE) {
  const run = { target, patience, replies: /** @type {any[]} */ ([]), wires: new Set() };
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((_, reject) => {
    const seconds = SLOW_REQUESTS * patience;
    timer = setTimeout(() => reject(new Error(`the case did not end in ${seconds} s`)), seconds * 1000);
  });
  try {
    await Promise.race([perform(c, run), late]);
    const bad = c.expect.flatMap((/** @type {any} */ want, /** @type {number} */ i) => {
      if (!want) return [];
      const found = [...judge(want, run.replies[i], run.replies, target), ...owed(run.replies[i])];
      return found.map((m) => (c.expect.length > 1 ? `response ${i}: ${m}` : m));
    });
    return { bad, replies: run.replies };
  } catch (error) {
    return { bad: [`runner: ${/** @type {Error} */ (error).message}`], replies: run.replies };
  } finally {
    clearTimeout(timer);
    for (const wire of run.wires) wire.close();
  }
}

/** @param {any} c @param {string} outcome @param {string[]} reasons @param {any[]} [replies] */
const resultOf = (c, outcome, reasons, replies) => ({
  id: c.id,
  profile: c.profile,
  area: c.area,
  confidence: c.confidence,
  title: c.title,
  law: c.law,
  outcome,
  ...(reasons.length ? { reasons, ...(outcome === "not-offered" ? {} : { why: c.why }) } : {}),
  ...(replies ? { exchange: exchangeOf(replies) } : {}),
});

/**
 * Runs the cases. Outcomes: passed, failed, differs (a case of taste), not-offered.
 * @param {any[]} cases @param {any[]} areas @param {any} target
 * @param {{ offers: import("./offers.mjs").Offers, jobs: number, patience?: number, exchanges?: boolean, enough?: number, done?: (result: any) => void }} how
 */
export async function runAll(cases, areas, target, how) {
  /** @type {any[]} */
  const results = [];
  let failures = 0;
  const queue = cases.filter((c) => !c.alone);
  // Those that can bring a service down run at the very end.
  const alone = cases.filter((c) => c.alone).sort((a, b) => Number(!!a.last) - Number(!!b.last));
  const add = (/** @type {any} */ result) => {
    results.push(result);
    if (result.outcome === "failed" && ++failures >= (how.enough ?? Infinity)) queue.length = alone.length = 0;
    how.done?.(result);
  };
  const [offered, whyNot] = [offeredBy(how.offers), whyNotOffered(how.offers)];
  /** @type {Map<string, { bad: string[], replies: any[] }>} */
  const dead = new Map();
  for (const area of areas.filter((a) => cases.some((c) => c.area === a.area) && offered({ ...a, requests: [] }))) {
    const { bad, replies } = await runCase(controlOf(area.control, how.offers), target, how.patience);
    if (bad.length) dead.set(area.area, { bad: [`the control of the area failed: ${bad[0]}`], replies });
  }
  const one = async (/** @type {any} */ c) => {
    const lacks = whyNot(c);
    if (lacks !== undefined) return add(resultOf(c, "not-offered", [lacks]));
    const { bad, replies } = dead.get(c.area) ?? (await runCase(c, target, how.patience));
    if (!bad.length) return add(resultOf(c, "passed", [], how.exchanges ? replies : undefined));
    add(resultOf(c, c.confidence === "taste" ? "differs" : "failed", bad, replies));
  };
  const worker = async () => {
    for (let c = queue.shift(); c; c = queue.shift()) await one(c);
  };
  await Promise.all(Array.from({ length: how.jobs }, worker));
  for (let c = alone.shift(); c; c = alone.shift()) await one(c);
  return results.sort((a, b) => (a.id < b.id ? -1 : 1));
}
