// @ts-check
// Fuzzed connections against a build, and what became of them:
//   node test/fuzz/connections.mjs [--http2] [--count 1000000] [--seed 1] [--node <binary>] [--dist dist] [--concurrency 48] [--survive] [--first]
// The seed is another one each time, and printed; --node runs the server, and no client, on another Node.
// --survive counts uncaught exceptions, so that what is behind them is found too; --first stops at the first fault;
// --without head-command,broken-content leaves out connections with requests of these kinds.
//   node test/fuzz/connections.mjs --only 12345     plays the connection of that seed alone, and prints it
import { parseArgs } from "node:util";
import { attack, randomSeed, startTarget, tried } from "./attack.mjs";
import { HTTP1 } from "./http1/kit.mjs";
import { HTTP2 } from "./http2/kit.mjs";
import { DIST } from "./target.mjs";

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "1000000" },
    seed: { type: "string", default: String(randomSeed()) },
    dist: { type: "string", default: DIST },
    node: { type: "string", default: process.execPath },
    concurrency: { type: "string" },
    survive: { type: "boolean", default: false },
    first: { type: "boolean", default: false },
    without: { type: "string", default: "" },
    http2: { type: "boolean", default: false },
    only: { type: "string" },
  },
});

/** @type {import("./shrink.mjs").Kit<any>} */
const kit = values.http2 ? HTTP2 : HTTP1;
const { dist, node, survive } = values;
if (values.only !== undefined) {
  const target = await startTarget(kit.flags, { dist, node });
  const scenario = kit.scenarioOf(Number(values.only));
  const { outcome, fault } = await tried(kit, scenario, target);
  console.log(`${kit.printed(scenario)}\n-> ${kit.printedOutcome(outcome)}`, fault);
  await new Promise((resolve) => setTimeout(resolve, 100));
  console.log(target.ended ?? "the process lives", target.errors);
  await target.stop();
} else {
  const mib = (/** @type {number} */ bytes = 0) => (bytes / 2 ** 20).toFixed(1);
  const started = performance.now();
  console.log(
    `seed ${values.seed}\n\n| connections | seconds | heap MiB | RSS MiB | open | descriptors |\n|---|---|---|---|---|---|`,
  );
  const report = await attack(kit, {
    count: Number(values.count),
    seed: Number(values.seed),
    dist,
    node,
    survive,
    // Most of the time a connection of HTTP/2 waits to be let go.
    concurrency: Number(values.concurrency ?? (values.http2 ? 128 : 48)),
    stopAtFirst: values.first,
    without: values.without.split(",").filter(Boolean),
    onProgress: (done, health) => {
      const seconds = ((performance.now() - started) / 1_000).toFixed(0);
      console.log(
        `| ${done} | ${seconds} | ${mib(health?.heapUsed)} | ${mib(health?.rss)} | ${health?.open} | ${health?.descriptors} |`,
      );
    },
  });
  for (const { what, times, seed, after, connections, example } of report.found) {
    console.log(
      `\nFAULT ${what} (${times} times, first after ${connections} connections and ${after.toFixed(1)} s, seed ${seed})\n${example}`,
    );
  }
  const { connections, seconds, crashes, requests, statuses, start, health } = report;
  const responses = [...statuses].sort(([a], [b]) => a - b);
  const whole = responses.reduce((sum, [, times]) => sum + times, 0);
  console.log(`
Node ${health?.version}, seed ${values.seed}: ${connections} connections in ${seconds.toFixed(1)} s
requests ${requests}, whole responses ${whole}, cut or left ${requests - whole}
by status: ${responses.map(([status, times]) => `${status}: ${times}`).join(", ")}
heap ${mib(start?.heapUsed)} -> ${mib(health?.heapUsed)} MiB, descriptors ${start?.descriptors} -> ${health?.descriptors}
${report.found.length} kinds of fault, ${crashes} crashes or hangs, ${health?.reported} errors reported ${health?.last}`);
  process.exitCode = report.found.length === 0 ? 0 : 1;
}
