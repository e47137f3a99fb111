// @ts-check
// What the attack on connections of HTTP/1.1 is made of.
import { quoted } from "../shrink.mjs";
import { judge } from "./judge.mjs";
import { methodsOf, play } from "./play.mjs";
import { readResponses } from "./responses.mjs";
import { scenarioOf } from "./scenarios.mjs";

/** @typedef {import("./scenarios.mjs").Scenario} Scenario */

/** What can be pasted into a test: the packets, and how the client ended. @param {Scenario} scenario */
function printed({ packets, ending }) {
  if (packets.length > 30) {
    const text = packets.map((packet) => packet.text).join("");
    return `${ending}, in ${packets.length} packets: ${quoted(text)}`;
  }
  const lines = packets.map(({ text, before }) => `${before === "none" ? "" : `(${before}) `}${quoted(text)}`);
  return `${ending}: ${lines.join("\n  ")}`;
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

/** @type {import("../shrink.mjs").Kit<Scenario>} */
export const HTTP1 = {
  scenarioOf,
  kindsOf: ({ parts }) => parts.map(({ kind }) => kind),
  askedOf: ({ parts }) =>
    parts.flatMap(({ kind, verdict, text }) => {
      const mark = /m\d+x\d+/.exec(text)?.[0];
      return mark === undefined ? [] : [{ mark, kind, times: 1, whole: verdict === "valid" || undefined }];
    }),
  filesOf: () => [],
  play,
  judge,
  tallyOf: (scenario, { received, end }) => {
    const { responses } = readResponses(received, methodsOf(scenario), end !== "held");
    return {
      requests: scenario.parts.length,
      statuses: responses.filter(({ whole }) => whole).map(({ status }) => status),
    };
  },
  simpler,
  smallest: smallestBytes,
  printed,
  printedOutcome: ({ end, received }) => `(${end}) ${quoted(received)}`,
  flags: [],
};
