// @ts-check
// A million fuzzed connections against a build:
//   node test/fuzz/connections.mjs [--count 1000000] [--seed 1] [--dist dist] [--concurrency 48] [--survive] [--first] [--http2]
// --survive counts uncaught exceptions, so that what is behind them is found too; --first stops at the first fault;
// --without head-command,broken-content leaves out connections with requests of these kinds.
//   node test/fuzz/connections.mjs --only 12345     plays the connection of that seed alone, and prints it
import { parseArgs } from "node:util";
import { attack, startTarget } from "./attack.mjs";
import { HTTP1 } from "./http1/kit.mjs";
import { HTTP2 } from "./http2/kit.mjs";
import { DIST } from "./target.mjs";

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "1000000" },
    seed: { type: "string", default: "1" },
    dist: { type: "string", default: DIST },
    concurrency: { type: "string", default: "48" },
    survive: { type: "boolean", default: false },
    first: { type: "boolean", default: false },
    without: { type: "string", default: "" },
    http2: { type: "boolean", default: false },
    only: { type: "string" },
  },
});

/** @type {import("./shrink.mjs").Kit<any>} */
const kit = values.http2 ? HTTP2 : HTTP1;
if (values.only !== undefined) {
  const target = await startTarget(kit.flags, values.dist);
  const scenario = kit.scenarioOf(Number(values.only));
  const outcome = await kit.play(scenario, target.port);
  console.log(`${kit.printed(scenario)}\n-> ${kit.printedOutcome(outcome)}`, kit.judge(scenario, outcome));
  await new Promise((resolve) => setTimeout(resolve, 100));
  console.log(target.ended ?? "the process lives", target.errors);
  await target.stop();
} else {
  const mib = (/** @type {number} */ bytes = 0) => (bytes / 2 ** 20).toFixed(1);
  const started = performance.now();
  console.log("| connections | seconds | heap MiB | RSS MiB | open |\n|---|---|---|---|---|");
  const report = await attack(kit, {
    count: Number(values.count),
    seed: Number(values.seed),
    dist: values.dist,
    concurrency: Number(values.concurrency),
    survive: values.survive,
    stopAtFirst: values.first,
    without: values.without.split(",").filter(Boolean),
    onProgress: (done, health) => {
      const seconds = ((performance.now() - started) / 1_000).toFixed(0);
      console.log(`| ${done} | ${seconds} | ${mib(health?.heapUsed)} | ${mib(health?.rss)} | ${health?.open} |`);
    },
  });
  for (const { what, times, seed, after, example } of report.found) {
    console.log(`\nFAULT ${what} (${times} times, first after ${after.toFixed(1)} s, seed ${seed})\n${example}`);
  }
  const { connections, seconds, crashes, health } = report;
  console.log(
    `\n${connections} connections in ${seconds.toFixed(1)} s, ${report.found.length} kinds of fault, ${crashes} crashes or hangs, ${health?.reported} errors reported ${health?.last}`,
  );
  process.exitCode = report.found.length === 0 ? 0 : 1;
}
