// Ordinary mixed traffic against the reference service: node bench/soak/ordinary.mjs [--minutes 60] [--clients 150] [--seed 1] [--root .]
// `npm run build` and `npx tsc -b examples/library` come first; --root names another checkout whose build is used.
// A line a minute, a table for the docs at the end. Exit 1 where anything was wrong or the process hung.
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Dice } from "../../test/fuzz/random.mjs";
import { Visitor } from "./visitor.mjs";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "60" },
    clients: { type: "string", default: "150" },
    seed: { type: "string", default: "1" },
    root: { type: "string", default: fileURLToPath(new URL("../..", import.meta.url)) },
  },
});
const MINUTES = Number(values.minutes);
const PATIENCE = 15_000;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const env = { ...process.env, NODE_ENV: "production" };
const server = fork(new URL("./library.mjs", import.meta.url), [values.root], { env });
const exited = new Promise((resolve) => server.once("exit", (code, signal) => resolve(signal ?? `exit ${code}`)));
let ended;
void exited.then((how) => {
  ended = how;
});

/** Undefined where the process has ended, or its event loop stands still. */
function heard() {
  return new Promise((resolve) => {
    const settle = (message) => {
      clearTimeout(timer);
      server.off("message", settle);
      resolve(message);
    };
    const timer = setTimeout(settle, PATIENCE);
    server.once("message", settle);
    void exited.then(() => settle());
  });
}
const health = () => {
  const reply = heard();
  if (ended === undefined) server.send("?");
  return reply;
};

const { port } = await heard();
const tally = {
  requests: 0,
  responded: 0,
  missing: 0,
  errors: 0,
  again: 0,
  connections: 0,
  did: {},
  examples: new Set(),
};
const { books } = await (await fetch(`http://127.0.0.1:${port}/books`)).json();
const ids = books.map(({ id }) => id);
/** Once in a while nobody asks for longer than a connection is kept, as at night: what idles is let go then. */
const [DAY, NIGHT] = [30_000, 8_000];
const began = performance.now();
const isQuiet = () => (performance.now() - began) % (DAY + NIGHT) > DAY;
let isOver = false;
const visitors = Array.from({ length: Number(values.clients) }, (_, at) =>
  new Visitor(port, new Dice(Number(values.seed) * 100_003 + at), tally, ids).visit(
    () => isOver || ended !== undefined,
    isQuiet,
  ),
);

const HEAD = [
  "minute",
  "requests",
  "missing",
  "errors",
  "event loop p50 ms",
  "p99 ms",
  "max ms",
  "heap MiB",
  "RSS MiB",
  "open",
];
console.log(`| ${HEAD.join(" | ")} |\n|${HEAD.map(() => "---|").join("")}`);
const mib = (bytes) => (bytes / 2 ** 20).toFixed(1);
let hung;
for (let minute = 1; minute <= MINUTES && hung === undefined; minute += 1) {
  for (let second = 0; second < 60 && ended === undefined; second += 1) await pause(1_000);
  const now = await health();
  if (now === undefined) {
    hung = ended === undefined ? "the event loop stands still" : `the process ended: ${String(ended)}`;
    break;
  }
  const { p50, p99, max, heapUsed, rss, open } = now;
  const cells = [
    minute,
    tally.requests,
    tally.missing,
    tally.errors,
    p50.toFixed(1),
    p99.toFixed(1),
    max.toFixed(1),
    mib(heapUsed),
    mib(rss),
    open,
  ];
  console.log(`| ${cells.join(" | ")} |`);
}
isOver = true;
const last = hung === undefined ? await health() : undefined;
await Promise.race([Promise.all(visitors), pause(30_000)]);

const told = performance.now();
server.kill("SIGTERM");
const how = await Promise.race([exited, pause(15_000)]);
if (how === undefined) server.kill("SIGKILL");
const stopped =
  how === undefined
    ? "still running 15 s after SIGTERM"
    : `${how}, ${((performance.now() - told) / 1000).toFixed(1)} s after SIGTERM`;

const { requests, responded, missing, errors, again, connections, did, examples } = tally;
console.log(`
${requests} requests on ${connections} connections in ${MINUTES} minutes: ${responded} responded, ${missing} without response, ${errors} errors; ${again} sent again on connections that had idled.
Errors that the service reported: ${last?.reported ?? "?"} ${last?.last ?? ""}. Streams: ${last?.streams ?? "?"} begun, ${last?.released ?? "?"} released. Stopped: ${stopped}.
What the clients did: ${Object.entries(did)
  .map(([what, times]) => `${what} ${times}`)
  .join(", ")}.`);
for (const example of [...examples].slice(0, 20)) console.log(`FAULT ${example}`);
if (hung !== undefined) console.log(`FAULT ${hung}`);
process.exitCode = hung === undefined && missing + errors === 0 && how === "exit 0" ? 0 : 1;
