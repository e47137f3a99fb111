// @ts-check
// A million fuzzed requests against the built package: node test/fuzz/million.mjs [count] [seed]
import { fork } from "node:child_process";
import { Client } from "./client.mjs";
import { messageOf } from "./messages.mjs";

const [count = 1_000_000, seed = 1] = process.argv.slice(2).map(Number);
const CONNECTIONS = 96;

const server = fork(new URL("./server.mjs", import.meta.url), { execArgv: ["--expose-gc"] });
/** @type {Promise<string>} */
const died = new Promise((resolve) =>
  server.once("exit", (code, signal) => resolve(`the server ended: ${signal ?? code}`)),
);
/** @returns {Promise<any>} */
const heard = () => new Promise((resolve) => server.once("message", resolve));
const { port } = await heard();
const health = () => {
  const response = heard();
  server.send("how are you");
  return Promise.race([response, died.then((why) => Promise.reject(new Error(why)))]);
};

const statuses = new Map();
/** @type {string[]} */
const faults = [];
let sent = 0;
let next = 0;
let authored = 0;
let done = false;

async function client() {
  const connection = new Client(port);
  while (next < count) {
    const number = seed * 1_000_003 + next++;
    const { text, author } = messageOf(number);
    const reused = connection.isOpen;
    let outcome = await connection.ask(text);
    // A connection that idled, or had its last response, may close as the request leaves: RFC 9112 9.3.1 has it sent again.
    if (outcome.status === 0 && reused) outcome = await new Client(port).ask(text);
    sent += 1;
    statuses.set(outcome.status, (statuses.get(outcome.status) ?? 0) + 1);
    if (author && outcome.status === 500) authored += 1;
    else if (outcome.status === 500) faults.push(`${number}: 500 to ${JSON.stringify(text.slice(0, 200))}`);
    // Only empty lines are no request (RFC 9112 2.2).
    else if (outcome.status === 0 && /[^\r\n]/.test(text))
      faults.push(`${number}: ${outcome.why}: ${JSON.stringify(text.slice(0, 200))}`);
  }
  connection.close();
}

const mib = (/** @type {number} */ bytes) => (bytes / 2 ** 20).toFixed(1).padStart(7);
const started = performance.now();
console.log("  requests   seconds  heap MiB   RSS MiB  no response or 500");
const row = async () => {
  const { heapUsed, rss } = await health();
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${String(sent).padStart(10)} ${seconds.padStart(9)}   ${mib(heapUsed)}   ${mib(rss)}  ${faults.length}`);
};
await row();
const clients = Promise.all(Array.from({ length: CONNECTIONS }, client));
const step = Math.max(1, Math.floor(count / 10));
for (let mark = step; mark < count; mark += step) {
  while (sent < mark) await Promise.race([new Promise((resolve) => setTimeout(resolve, 100)), died.then(fail)]);
  await row();
}
await Promise.race([clients, died.then(fail)]);
await row();
const { author, ours, uncaught, last } = await health();
done = true;
server.disconnect();
console.log(
  [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, times]) => `${status || "none"}: ${times}`)
    .join(", "),
);
console.log(
  `500 by the author: ${authored} sent, ${author} reported; reported otherwise: ${ours}; uncaught: ${uncaught}`,
);
if (last !== "") console.log(`last reported: ${last}`);
for (const fault of faults.slice(0, 20)) console.log(`FAULT ${fault}`);
process.exitCode = faults.length + ours + uncaught === 0 ? 0 : 1;

/** @param {string} why */
function fail(why) {
  if (done) return;
  console.log(`FAULT ${why}`);
  process.exit(1);
}
