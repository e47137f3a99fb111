// @ts-check
// What the attack on connections of HTTP/2 is made of.
import { judge } from "./judge.mjs";
import { askedOf, expectedOf, poisonOf } from "./model.mjs";
import { play } from "./play.mjs";
import { scenarioOf } from "./scenarios.mjs";

/** @typedef {import("./scenarios.mjs").Scenario} Scenario */

/** The same without a stream, without a frame that the others do not need, or without waiting. @param {Scenario} scenario @returns {Generator<Scenario>} */
function* simpler(scenario) {
  const { steps } = scenario;
  const without = (/** @type {(step: import("./scenarios.mjs").Step, at: number) => boolean} */ isLeft) => ({
    ...scenario,
    steps: steps.filter((step, at) => at === 0 || !isLeft(step, at)),
  });
  for (const id of new Set(steps.map(({ stream }) => stream)))
    yield without(({ stream, poisons }) => stream === id && poisons === undefined);
  for (const [at, { opens, data, before, poisons }] of steps.entries()) {
    if (at > 0 && opens === undefined && data === undefined && poisons === undefined)
      yield without((_, other) => other === at);
    if (before !== "none")
      yield { ...scenario, steps: steps.map((step, other) => (other === at ? { ...step, before: "none" } : step)) };
  }
  if (scenario.acknowledges) yield { ...scenario, acknowledges: false };
}

/** @param {Buffer} bytes */
const hex = (bytes) =>
  bytes.length > 150 ? `${bytes.toString("hex", 0, 150)}... (${bytes.length} bytes)` : bytes.toString("hex");

/** @type {import("../shrink.mjs").Kit<Scenario>} */
export const HTTP2 = {
  scenarioOf,
  kindsOf: (scenario) => [
    ...expectedOf(scenario).map(({ request }) => request.kind),
    ...(poisonOf(scenario)?.poisons ?? []),
  ],
  askedOf,
  filesOf: (scenario) => [...new Set(expectedOf(scenario).flatMap(({ request }) => request.file ?? []))],
  play,
  judge,
  tallyOf: (scenario, { seen }) => ({
    requests: expectedOf(scenario).length,
    statuses: [...seen.values()].filter(({ ended, status }) => ended && status >= 200).map(({ status }) => status),
  }),
  simpler,
  smallest: (scenario) => Promise.resolve(scenario),
  printed: ({ steps, ending, credits, acknowledges }) =>
    `${ending}${credits ? "" : ", gives back no window"}${acknowledges ? "" : ", acknowledges nothing"}:\n${steps.map(({ stream, label, before, bytes }) => `  ${before === "none" ? "" : `(${before}) `}${stream} ${label}: ${hex(bytes)}`).join("\n")}`,
  printedOutcome: ({ seen, end, goaway }) => `(${end}, GOAWAY ${goaway}) ${JSON.stringify([...seen])}`,
  flags: ["http2"],
};
