// @ts-check
// Makes what was found as small as a few seconds allow.
import { judge } from "./judge.mjs";
import { play } from "./play.mjs";
import { scenarioOf } from "./scenarios.mjs";

const SHRINK_MS = 8_000;

/** @typedef {import("./scenarios.mjs").Scenario} Scenario */

/** What can be pasted into a test: the packets, and how the client ended. @param {Scenario} scenario */
export function printed({ packets, ending }) {
  if (packets.length > 30) {
    const text = packets.map((packet) => packet.text).join("");
    return `${ending}, in ${packets.length} packets: ${quoted(text)}`;
  }
  const lines = packets.map(({ text, before }) => `${before === "none" ? "" : `(${before}) `}${quoted(text)}`);
  return `${ending}: ${lines.join("\n  ")}`;
}

/** Text as an expression, without its long runs. @param {string} text */
export function quoted(text) {
  return JSON.stringify(text).replace(/([a-z])\1{40,}/g, (run, letter) => `" + "${letter}".repeat(${run.length}) + "`);
}

/** The same requests without one of them, or in one packet. @param {Scenario} scenario @returns {Generator<Scenario>} */
function* simpler(scenario) {
  const { parts, packets, ending, seed } = scenario;
  for (const [at] of parts.entries()) {
    if (parts.length === 1) break;
    const left = parts.filter((_, other) => other !== at);
    yield { seed, parts: left, packets: [{ text: left.map(({ text }) => text).join(""), before: "none" }], ending };
    yield { seed, parts: left, packets: left.map(({ text }) => ({ text, before: "turn" })), ending };
  }
  if (packets.length > 1) {
    yield { seed, parts, packets: [{ text: packets.map(({ text }) => text).join(""), before: "none" }], ending };
  }
  for (const [at, packet] of packets.entries()) {
    const behind = packets[at + 1];
    if (behind === undefined) break;
    const joined = { text: packet.text + behind.text, before: packet.before };
    yield { seed, parts, packets: [...packets.slice(0, at), joined, ...packets.slice(at + 2)], ending };
  }
}

/**
 * @param {Scenario} scenario @param {import("./judge.mjs").Fault} fault @param {() => Promise<import("../target.mjs").Target>} start
 * @returns {Promise<string | undefined>} undefined where it does not come again
 */
export async function shrinkFault(scenario, fault, start) {
  const until = performance.now() + SHRINK_MS;
  /** @type {import("./play.mjs").Outcome | undefined} */
  let seen;
  let detail = fault.detail;
  const isSame = async (/** @type {Scenario} */ tried) => {
    if (performance.now() > until) return false;
    const outcome = await play(tried, (await start()).port);
    const again = judge(tried, outcome);
    if (again?.what !== fault.what || again.kind !== fault.kind) return false;
    [seen, detail] = [outcome, again.detail];
    return true;
  };
  if (!(await isSame(scenario))) return undefined;
  const small = await smallest(scenario, isSame);
  return `${detail}\n${printed(small)}\n-> (${seen?.end}) ${quoted(seen?.received ?? "")}`;
}

/** @param {Scenario} scenario @param {(tried: Scenario) => Promise<boolean>} isSame */
async function smallest(scenario, isSame) {
  let small = scenario;
  for (let smaller = true; smaller; ) {
    smaller = false;
    for (const tried of simpler(small)) {
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
 * @param {readonly number[]} suspects seeds
 * @param {() => Promise<import("../target.mjs").Target>} start
 */
export async function shrinkCrash(suspects, start) {
  const until = performance.now() + SHRINK_MS;
  let target = await start();
  const ends = async (/** @type {Scenario} */ tried) => {
    if (performance.now() > until) return false;
    if (target.ended !== undefined) target = await start();
    await Promise.race([play(tried, target.port), target.exited]);
    await Promise.race([target.exited, new Promise((resolve) => setTimeout(resolve, 20))]);
    return target.ended !== undefined;
  };
  try {
    for (const seed of [...suspects].reverse()) {
      const scenario = scenarioOf(seed);
      if (!(await ends(scenario))) continue;
      const small = await smallestBytes(await smallest(scenario, ends), ends);
      return { seed, example: printed(small) };
    }
    return {
      seed: suspects.at(-1) ?? 0,
      example: `none of ${suspects.length} connections alone; seeds ${suspects.join(" ")}`,
    };
  } finally {
    await target.stop();
  }
}

/** Takes ever smaller pieces of bytes out of each packet. @param {Scenario} scenario @param {(tried: Scenario) => Promise<boolean>} ends */
async function smallestBytes(scenario, ends) {
  let small = scenario;
  const longest = Math.max(...scenario.packets.map(({ text }) => text.length));
  for (let size = longest >> 1; size >= 1; size >>= 1) {
    for (let packet = 0; packet < small.packets.length; packet += 1) {
      for (let at = 0; at < (small.packets[packet]?.text.length ?? 0); ) {
        const packets = small.packets.map((given, index) =>
          index === packet ? { ...given, text: given.text.slice(0, at) + given.text.slice(at + size) } : given,
        );
        const tried = { ...small, packets };
        if (await ends(tried)) small = tried;
        else at += size;
      }
    }
  }
  return small;
}
