// Redis stopped, and killed, under load: node bench/soak/redis.mjs [--peers signalbox,fastify,skipping,hono] [--only stop,kill]
// Needs a redis-server (scripts/ensure-program.mjs redis). About 18 seconds for each column and fault.
// A service admits 500 requests a second of an address, and is sent 1,000. A response counts where its request was sent.
// 5xx, broken: none may be; nor may more be admitted than 500 and 500 a second, which is what a bucket of that capacity
// and a window of that size both promise.
import { fork } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { RedisServer } from "../../scripts/limit-redis-server.mjs";
import { steadily } from "./steady.mjs";

const COLUMNS = {
  signalbox: "Signalbox",
  fastify: "@fastify/rate-limit",
  skipping: "@fastify/rate-limit, skipOnError",
  hono: "hono-rate-limiter",
};
const FAULTS = {
  stop: { name: "Redis stopped for 4 s", begin: (redis) => redis.suspend(), end: (redis) => redis.resume() },
  kill: { name: "Redis killed, empty after 4 s", begin: (redis) => redis.kill(), end: (redis) => redis.start() },
};
const [PER_SECOND, LIMIT] = [1_000, 500];
const [FROM_MS, TO_MS, SECONDS, PATIENCE_MS] = [3_000, 7_000, 12, 10_000];

/** Prints the rows of each fault; `peers` and `faults` are keys of the above. */
export async function printRedisTable(peers = Object.keys(COLUMNS), faults = Object.keys(FAULTS)) {
  const table = new Map();
  for (const fault of faults) {
    for (const peer of peers) {
      const cells = await measure(peer, FAULTS[fault]).catch((error) => ({ failed: error.message }));
      for (const [row, cell] of Object.entries(cells)) {
        const name = `${FAULTS[fault].name}: ${row}`;
        table.set(name, { ...table.get(name), [peer]: cell });
      }
      console.error(`${peer}: ${FAULTS[fault].name} done`);
    }
  }
  console.log(`| | ${peers.map((peer) => COLUMNS[peer]).join(" | ")} |\n|---|${peers.map(() => "---").join("|")}|`);
  for (const [row, cells] of table) console.log(`| ${row} | ${peers.map((peer) => cells[peer] ?? "").join(" | ")} |`);
}

async function measure(peer, fault) {
  const redis = await RedisServer.start();
  const env = { ...process.env, NODE_ENV: "production" };
  const child = fork(new URL("./limited.mjs", import.meta.url), [peer, redis.url], { env });
  try {
    const { port } = await new Promise((resolve, reject) => {
      child.once("message", resolve);
      child.once("exit", (code) => reject(new Error(`the service ended with ${code}`)));
    });
    // Compiled and connected by then; and the bucket is full, or the window over, when the load begins.
    await steadily(port, { perSecond: PER_SECOND, seconds: 3, patience: PATIENCE_MS });
    await pause(1_500);
    const load = steadily(port, { perSecond: PER_SECOND, seconds: SECONDS, patience: PATIENCE_MS });
    await pause(FROM_MS);
    await fault.begin(redis);
    await pause(TO_MS - FROM_MS);
    await fault.end(redis);
    return cellsOf(await load);
  } finally {
    child.kill("SIGKILL");
    await redis.kill();
  }
}

function cellsOf({ requests, lag }) {
  // What was under way when the fault began is of it.
  const isBefore = ({ sent, took = PATIENCE_MS }) => sent + took < FROM_MS;
  const phases = [
    requests.filter(isBefore),
    requests.filter((request) => !isBefore(request) && request.sent < TO_MS),
    requests.filter(({ sent }) => sent >= TO_MS),
  ];
  const admitted = requests.filter(({ status }) => status === 200);
  const ends = admitted.map(({ sent, took }) => sent + took).sort((a, b) => a - b);
  const excess = Math.max(0, admitted.length / (LIMIT + (LIMIT * (ends.at(-1) ?? 0)) / 1000) - 1);
  const count = (wanted) => requests.filter(wanted).length.toLocaleString("en");
  const times = (share) => `${phases.map((phase) => quantile(phase, share).toFixed(1)).join(" / ")} ms`;
  return {
    responded: `${count(({ status }) => status > 0)} of ${requests.length.toLocaleString("en")}`,
    "5xx": count(({ status }) => status >= 500),
    "broken connections, no response in 10 s": count(({ status }) => !(status > 0)),
    "200, 429": `${admitted.length.toLocaleString("en")}, ${count(({ status }) => status === 429)}`,
    "admitted beyond the limit": `${(excess * 100).toFixed(2)} %`,
    "200s in any one second, at most": mostInOneSecond(ends).toLocaleString("en"),
    "p99 before / during / after": times(0.99),
    "slowest before / during / after": times(1),
    "the client itself late by at most": `${lag.toFixed(1)} ms`,
  };
}

/** Two bursts' worth may be: a bucket that was full and fills again, or the windows before and after a stroke. */
function mostInOneSecond(ends) {
  let [most, first] = [0, 0];
  for (const [last, end] of ends.entries()) {
    while (end - ends[first] > 1_000) first += 1;
    most = Math.max(most, last - first + 1);
  }
  return most;
}

/** In milliseconds. What never got a response took as long as was waited for it. */
function quantile(phase, share) {
  const sorted = phase.map(({ took }) => took ?? PATIENCE_MS).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { peers: { type: "string" }, only: { type: "string" } } });
  await printRedisTable(values.peers?.split(","), values.only?.split(","));
}
