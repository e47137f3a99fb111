// node profile.mjs [workload …] [--peers signalbox] [--seconds 3] [--top 25] [--json FILE]: where a server's time goes under load.
// The file has the shares of the parts of Node and of the framework.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { peersNamed } from "./peers/index.mjs";
import { startLoad, startServer } from "./processes.mjs";
import { table } from "./report.mjs";
import { workloadsNamed } from "./workloads.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    peers: { type: "string", default: "signalbox" },
    seconds: { type: "string", default: "3" },
    top: { type: "string", default: "25" },
    json: { type: "string" },
  },
});
/** `dispatch` and `post` are the profiler itself. */
const NOT_WORK = new Set(["(idle)", "(root)", "dispatch", "post"]);

const PARTS = [
  "kernel, libuv and the native parser",
  "sockets, streams and timers of Node",
  "node:http, request",
  "node:http, response",
  "the server's own code",
  "garbage collection",
];

const names = values.peers.split(",");
const peers = peersNamed(names).filter(({ name }) => names.includes(name));
const workloads = workloadsNamed(positionals.length === 0 ? ["hello"] : positionals);
const load = await startLoad();
const shares = [];
for (const workload of workloads) {
  const able = peers.filter(({ only }) => only === undefined || only.includes(workload.app));
  const rows = [];
  for (const peer of able) {
    const profile = await record(peer, workload);
    print(peer, workload, profile);
    rows.push({ peer: peer.name, label: peer.label, groups: sharesOf(profile) });
  }
  shares.push({ name: workload.name, peers: rows });
}
await load.stop();
if (values.json !== undefined) {
  const run = { date: new Date().toISOString().slice(0, 10), node: process.versions.node };
  mkdirSync(dirname(values.json), { recursive: true });
  writeFileSync(values.json, `${JSON.stringify({ ...run, workloads: shares }, undefined, 2)}\n`);
}

async function record(peer, workload) {
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

/** The share of each part in the samples. */
function sharesOf({ nodes, samples, timeDeltas }) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap((node) => (node.children ?? []).map((id) => [id, node])));
  const times = new Map(PARTS.map((part) => [part, 0]));
  let total = 0;
  for (const [at, id] of samples.entries()) {
    const node = byId.get(id);
    if (NOT_WORK.has(node.callFrame.functionName)) continue;
    add(times, nativePartOf(node.callFrame) ?? partOf(node, parents), timeDeltas[at]);
    total += timeDeltas[at];
  }
  return Object.fromEntries([...times].map(([part, time]) => [part, Number((time / total).toFixed(4))]));
}

function nativePartOf({ url, functionName }) {
  if (url !== "") return undefined;
  if (functionName === "(garbage collector)") return "garbage collection";
  // Reading and parsing are native, so that the profiler has no name for them.
  return functionName === "(program)" || /^write|^getLibuvNow$/.test(functionName) ? PARTS[0] : undefined;
}

/** Timers, events and streams count for the caller that they work for. */
function partOf(node, parents) {
  for (let at = node; at !== undefined; at = parents.get(at.id)) {
    const { url, functionName } = at.callFrame;
    if (/^node:(?:_http_incoming|_http_common|internal\/http)$/.test(url)) return "node:http, request";
    if (url === "node:_http_server") {
      return /^parser|^onParser|^socketOn/.test(functionName) ? "node:http, request" : "node:http, response";
    }
    if (url === "node:_http_outgoing") return "node:http, response";
    if (url.startsWith("file:")) return "the server's own code";
  }
  return "sockets, streams and timers of Node";
}

function print(peer, { name }, { nodes, samples, timeDeltas }) {
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
