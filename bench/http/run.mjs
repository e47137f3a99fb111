// npm run bench -- [workload …] [--quick] [--json FILE] [--peers a,b] [--runtimes node,bun,deno] [--dist label=path]
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { describeMachine, versionsOf } from "./machine.mjs";
import { measureWorkload } from "./measure.mjs";
import { peersNamed } from "./peers/index.mjs";
import { startLoad } from "./processes.mjs";
import { printWorkload, warningsOf } from "./report.mjs";
import { workloadsNamed } from "./workloads.mjs";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: "boolean", default: false },
    json: { type: "string" },
    peers: { type: "string", default: "" },
    runtimes: { type: "string", default: "node" },
    dist: { type: "string", multiple: true, default: [] },
    generations: { type: "string" },
    rounds: { type: "string" },
  },
});

const SETTINGS = options.quick
  ? { generations: 3, rounds: 10, milliseconds: 80, warmUp: 500, warmRequests: 150, longestWarmUp: 2_000 }
  : { generations: 3, rounds: 10, milliseconds: 100, warmUp: 800, warmRequests: 300, longestWarmUp: 3_000 };
const settings = {
  ...SETTINGS,
  ...(options.generations === undefined ? {} : { generations: Number(options.generations) }),
  ...(options.rounds === undefined ? {} : { rounds: Number(options.rounds) }),
};

const workloads = workloadsNamed(positionals);
const chosen = peersNamed(
  options.peers.split(",").filter((name) => name !== ""),
  options.runtimes.split(","),
);
const peers = [...chosen, ...otherBuilds(options.dist, chosen)];
const packages = [...new Set(peers.flatMap((peer) => peer.packages))];
const result = {
  date: new Date().toISOString().slice(0, 10),
  machine: describeMachine(),
  versions: versionsOf(
    packages,
    [...new Set(peers.map(({ runtime }) => runtime))].filter((name) => name !== "node"),
  ),
  settings,
  workloads: [],
};

console.log(
  `ratio: CPU time a request of the hand-written handler / of this server, ${settings.generations} starts of`,
);
console.log(`${settings.rounds} interleaved rounds; above 1 is cheaper than by hand. Node ${process.versions.node}.`);
if (!result.machine.pinned) console.log("! taskset is not there: server and load may share a core");
if (result.machine.loadAverage[0] > result.machine.cores / 2) {
  console.log(`! the machine is busy with something else: load average ${result.machine.loadAverage[0]}`);
}

const load = await startLoad();
try {
  for (const workload of workloads) {
    const rows = await measureWorkload(workload, peers, load, settings, tell);
    const figures = { name: workload.name, title: workload.title, rows, warnings: warningsOf(rows) };
    tell("");
    printWorkload(figures);
    result.workloads.push(figures);
    if (options.json !== undefined) writeJson(options.json, result);
  }
} finally {
  await load.stop();
}

console.log(`\nIn ${(performance.now() / 60_000).toFixed(1)} minutes.`);

/** One line that is overwritten, on a terminal. */
function tell(line) {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${line}`);
}

/** Other builds of signalbox, `before=/somewhere/dist`, measured beside those peers that are the tree's own. */
function otherBuilds(given, peers) {
  const own = peers.filter(({ name }) => name === "signalbox" || name === "bun-signalbox");
  return given.flatMap((text) => {
    const [label, path] = text.split("=");
    const env = { BENCH_DIST: pathToFileURL(resolve(path)).href };
    return own.map((peer) => ({ ...peer, name: `${peer.name}-${label}`, label: `${peer.label}, ${label}`, env }));
  });
}

function writeJson(file, value) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, undefined, 2)}\n`);
}
