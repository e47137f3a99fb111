// node profile.mjs [workload …] [--peer signalbox] [--seconds 3] [--top 25]: where a server's time goes under load.
import { parseArgs } from "node:util";
import { peersNamed } from "./peers/index.mjs";
import { startLoad, startServer } from "./processes.mjs";
import { table } from "./report.mjs";
import { workloadsNamed } from "./workloads.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    peer: { type: "string", default: "signalbox" },
    seconds: { type: "string", default: "3" },
    top: { type: "string", default: "25" },
  },
});
/** `dispatch` is the profiler itself. */
const NOT_WORK = new Set(["(idle)", "(root)", "dispatch"]);

const peer = peersNamed([values.peer]).find(({ name }) => name === values.peer);
const load = await startLoad();
for (const workload of workloadsNamed(positionals.length === 0 ? ["hello"] : positionals)) {
  print(workload, await record(workload));
}
await load.stop();

async function record(workload) {
  const server = await startServer(peer, workload);
  const { port } = server;
  await load.ask({ ask: "open", port, workload: workload.name, seed: 1 });
  await load.ask({ ask: "prepare", port });
  await load.ask({ ask: "run", port, milliseconds: 1500 });
  await server.ask({ ask: "startProfile" });
  await load.ask({ ask: "run", port, milliseconds: Number(values.seconds) * 1000 });
  const profile = await server.ask({ ask: "stopProfile" });
  await load.ask({ ask: "close", port });
  await server.stop();
  return profile;
}

function print({ name }, { nodes, samples, timeDeltas }) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const functions = new Map();
  const files = new Map();
  let total = 0;
  for (const [at, id] of samples.entries()) {
    const { callFrame } = byId.get(id);
    if (NOT_WORK.has(callFrame.functionName)) continue;
    const time = timeDeltas[at];
    total += time;
    const file = fileOf(callFrame);
    add(functions, `${callFrame.functionName || "(anonymous)"}  ${file}:${callFrame.lineNumber + 1}`, time);
    add(files, groupOf(callFrame, file), time);
  }
  const share = (time) => `${((time / total) * 100).toFixed(1)} %`;
  const top = (map, count) =>
    [...map]
      .sort((a, b) => b[1] - a[1])
      .slice(0, count)
      .map(([what, time]) => [what, share(time)]);
  console.log(`\n${peer.label}, ${name}: self time by file\n${table(["", "self"], top(files, 20))}`);
  console.log(
    `\n${peer.label}, ${name}: self time by function\n${table(["", "self"], top(functions, Number(values.top)))}`,
  );
}

function add(map, key, time) {
  map.set(key, (map.get(key) ?? 0) + time);
}

/** As short as can be told apart: below dist, below node_modules, or Node's own name. */
function fileOf({ url }) {
  return url.replace(/^.*\/(?:node_modules|dist|bench\/http)\//, "");
}

function groupOf({ url, functionName }, file) {
  if (url === "") return functionName.startsWith("(") ? functionName : "native";
  return url.startsWith("node:") ? "node:*" : file;
}
