// What happens beyond capacity: node bench/load/run.mjs [--quick] [--algorithms] [--out FILE] [SCENARIO…]
// For each scenario the capacity is measured first. Then the servers take turns at each load, so that noise meets all of them.
// Each load meets a server that was just started: the backlog of one load is not served during the next. FILE keeps the rows of
// other scenarios.
import { fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { PostgresServer } from "../../scripts/postgres-server.mjs";
import { figuresOf, recovery } from "./figures.mjs";
import { closedLoop, openLoop } from "./openLoop.mjs";
import { SCENARIOS } from "./work.mjs";

const here = (file) => fileURLToPath(new URL(file, import.meta.url));
if (!existsSync(here("./node_modules/fastify")))
  spawnSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: here("."), stdio: "inherit" });

const args = process.argv.slice(2);
const isQuick = args.includes("--quick");
const isOfAlgorithms = args.includes("--algorithms");
const out = args.includes("--out") ? args[args.indexOf("--out") + 1] : undefined;
const named = args.filter((arg) => arg in SCENARIOS);
const scenarios = named.length > 0 ? named : Object.keys(SCENARIOS);

const KINDS = isOfAlgorithms ? ["admission", "vegas", "aimd"] : ["admission", "under-pressure", "none"];
const LOADS = isOfAlgorithms || isQuick ? [0.8, 4] : [0.5, 0.8, 1, 2, 4];
/** The two loads that are compared last longer: a probe of the limit is among them, and 1 % is a number of requests. */
const secondsOf = (times) => (isQuick ? 5 : times === 0.8 || times === 4 ? 12 : 6);
/** One in ten is of a caller that the server verifies. */
const classOf = () => (Math.random() < 0.1 ? { signature: "only the load generator has it" } : {});

const postgres = scenarios.includes("slow database") ? await PostgresServer.start() : undefined;
const env = { ...process.env, NODE_ENV: "production", DATABASE: postgres?.urlOf() };

async function started(kind, scenario) {
  const child = fork(here("./server.mjs"), [kind, scenario], { env });
  const [{ port }] = await once(child, "message");
  const stats = async () => {
    child.send("stats");
    return (await once(child, "message"))[0].stats;
  };
  return { port, stats, stop: () => child.disconnect() };
}

const today = new Date().toISOString().slice(0, 10);
const versionOf = (name) => JSON.parse(readFileSync(here(`./node_modules/${name}/package.json`), "utf8")).version;
const names = ["fastify", "@fastify/under-pressure"];
const versions = { node: process.version, ...Object.fromEntries(names.map((name) => [name, versionOf(name)])) };

const all = [];
for (const scenario of scenarios) {
  const plain = await started("none", scenario);
  await closedLoop({ port: plain.port, clients: 16, seconds: 2 });
  const capacity = await closedLoop({ port: plain.port, clients: 16, seconds: 4 });
  plain.stop();
  console.log(`\n${scenario}: capacity ${capacity.toFixed(0)}/s, load average ${loadavg()[0].toFixed(1)}`);
  for (const times of LOADS) {
    for (const kind of KINDS) {
      const figures = await measured(kind, scenario, times, capacity);
      const row = { scenario, capacity, times, kind, ...figures, measured: today, versions };
      all.push(row);
      print(row);
    }
  }
}
await postgres?.stop();
if (out !== undefined) writeFileSync(out, `${JSON.stringify([...kept(out), ...all], null, 1)}\n`);
summary();

async function measured(kind, scenario, times, capacity) {
  const server = await started(kind, scenario);
  const seconds = secondsOf(times);
  const quiet = { port: server.port, rate: 0.5 * capacity, seconds: 1, classOf };
  await openLoop(quiet);
  const figures = figuresOf(await openLoop({ ...quiet, rate: times * capacity, seconds }), seconds);
  const { limit } = await server.stats();
  const after = times === 4 ? { recovery: recovery(await openLoop({ ...quiet, seconds: 6 })) } : {};
  server.stop();
  return { ...figures, limit, ...after, loadAverage: loadavg()[0] };
}

function kept(file) {
  const before = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
  return before.filter(({ scenario }) => !scenarios.includes(scenario));
}

function print({ times, kind, goodput, p50, p99, refused, late, limit, vital, vitalRefused, recovery: back }) {
  const ms = (value) => (Number.isNaN(value) ? "-" : value.toFixed(0)).padStart(5);
  const more = back === undefined ? "" : `  recovered after ${back.toFixed(0)} ms`;
  console.log(
    `${String(times).padStart(4)}x ${kind.padEnd(15)} good ${goodput.toFixed(0).padStart(5)}/s  p50 ${ms(p50)}  p99 ${ms(p99)}  503 ${String(refused).padStart(6)}  late ${String(late).padStart(6)}  vital ${vital}, refused ${vitalRefused}  limit ${limit}${more}`,
  );
}

/** The conditions: at 4 times the capacity 90 % of the peak, and a p99 of at most twice that at 80 %. */
function summary() {
  console.log("");
  for (const scenario of scenarios) {
    for (const kind of KINDS) {
      const rows = all.filter((row) => row.scenario === scenario && row.kind === kind);
      const at = (times) => rows.find((row) => row.times === times);
      const peak = Math.max(...rows.map(({ goodput }) => goodput));
      const [calm, beyond] = [at(0.8), at(4)];
      console.log(
        `${scenario.padEnd(14)} ${kind.padEnd(15)} goodput at 4x: ${((100 * beyond.goodput) / peak).toFixed(0)} % of the peak; p99 ${beyond.p99.toFixed(0)} ms, at 80 % ${calm.p99.toFixed(0)}: ${(beyond.p99 / calm.p99).toFixed(2)} times; recovery ${beyond.recovery.toFixed(0)} ms`,
      );
    }
  }
}
