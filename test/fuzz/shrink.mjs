// @ts-check
// Makes what was found as small as a few seconds allow.

const SHRINK_MS = 20_000;
/** How often each try is made. */
const TURNS = 2;

/** @typedef {Pick<import("./target.mjs").Target, "port" | "ask">} Server */

/** @typedef {{ what: string, kind: string, detail: string }} Fault */

/**
 * What an attack is made of, for each version of HTTP.
 * @template S a scenario
 * @typedef {object} Kit
 * @property {(seed: number) => S} scenarioOf
 * @property {(scenario: S) => readonly string[]} kindsOf
 * @property {(scenario: S) => import("./ledger.mjs").Asked[]} askedOf its requests
 * @property {(scenario: S) => readonly string[]} filesOf the files that it asks for
 * @property {(scenario: S, server: Server) => Promise<any>} play
 * @property {(scenario: S, outcome: any) => Fault | undefined} judge the first thing that is wrong
 * @property {(scenario: S, outcome: any) => { requests: number, statuses: readonly number[] }} tallyOf whole responses
 * @property {(scenario: S) => Iterable<S>} simpler
 * @property {(scenario: S, ends: (tried: S) => Promise<boolean>) => Promise<S>} smallest what is left to take away in the end
 * @property {(scenario: S) => string} printed
 * @property {(outcome: any) => string} printedOutcome
 * @property {readonly string[]} flags for the server
 */

/** Text as an expression, without its long runs. @param {string} text */
export function quoted(text) {
  return JSON.stringify(text).replace(/([a-z])\1{40,}/g, (run, letter) => `" + "${letter}".repeat(${run.length}) + "`);
}

/**
 * @template S @param {Kit<S>} kit @param {S} scenario @param {Fault} fault
 * @param {(tried: S) => Promise<{ outcome: any, fault: Fault | undefined }>} tryAgain
 * @returns {Promise<string | undefined>} undefined where it does not come again
 */
export async function shrinkFault(kit, scenario, fault, tryAgain) {
  const until = performance.now() + SHRINK_MS;
  /** @type {string | undefined} */
  let seen;
  let detail = fault.detail;
  const isSame = async (/** @type {S} */ tried) => {
    // What depends on the order of events comes again now and then.
    for (let turn = 0; turn < TURNS && performance.now() < until; turn += 1) {
      const { outcome, fault: again } = await tryAgain(tried);
      if (again?.what !== fault.what || again.kind !== fault.kind) continue;
      [seen, detail] = [kit.printedOutcome(outcome), again.detail];
      return true;
    }
    return false;
  };
  if (!(await isSame(scenario))) return undefined;
  const small = await smallest(kit, scenario, isSame);
  return `${detail}\n${kit.printed(small)}\n-> ${seen}`;
}

/** @template S @param {Kit<S>} kit @param {S} scenario @param {(tried: S) => Promise<boolean>} isSame */
async function smallest(kit, scenario, isSame) {
  let small = scenario;
  for (let smaller = true; smaller; ) {
    smaller = false;
    for (const tried of kit.simpler(small)) {
      if (!(await isSame(tried))) continue;
      small = tried;
      smaller = true;
      break;
    }
  }
  return small;
}

/**
 * Which of the connections that were open ended the process, and with how few bytes.
 * @template S @param {Kit<S>} kit @param {readonly number[]} suspects seeds
 * @param {() => Promise<import("./target.mjs").Target>} start
 */
export async function shrinkCrash(kit, suspects, start) {
  const until = performance.now() + SHRINK_MS;
  let target = await start();
  const ends = async (/** @type {S} */ tried) => {
    if (performance.now() > until) return false;
    if (target.ended !== undefined) target = await start();
    const files = kit.filesOf(tried);
    target.lend(files);
    await Promise.race([kit.play(tried, target), target.exited]);
    target.takeBack(files);
    await Promise.race([target.exited, new Promise((resolve) => setTimeout(resolve, 20))]);
    return target.ended !== undefined;
  };
  try {
    for (const seed of [...suspects].reverse()) {
      const scenario = kit.scenarioOf(seed);
      if (!(await ends(scenario))) continue;
      const small = await kit.smallest(await smallest(kit, scenario, ends), ends);
      return { seed, example: kit.printed(small) };
    }
    return {
      seed: suspects.at(-1) ?? 0,
      example: `none of ${suspects.length} connections alone; seeds ${suspects.join(" ")}`,
    };
  } finally {
    await target.stop();
  }
}
