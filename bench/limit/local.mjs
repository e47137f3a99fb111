// Checks a second and bytes a key, in process: node bench/limit/local.mjs
// Needs a build (npm run build) and `npm ci` in this folder. One interleaved run: every contestant has a process of its
// own, so that none pays for another's garbage, and every round asks each of them in turn. BEFORE=path/to/dist adds
// another build of this project to them.
import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { addressOf, contestants } from "./peers.mjs";

const KEYS = 1_000_000;
const SLICE = 200_000;
const ROUNDS = Number(process.env.ROUNDS ?? 15);

if (process.argv[2] === undefined) await race();
else await contest(contestants(KEYS)[Number(process.argv[2])]);

async function race() {
  const field = contestants(KEYS).map(({ name }, index) => {
    const child = fork(fileURLToPath(import.meta.url), [String(index)], { execArgv: ["--expose-gc"] });
    return { name, child, rates: [], bytes: 0 };
  });
  // One after the other, also while they fill up.
  for (const contestant of field) contestant.bytes = await ask(contestant.child, "fill");
  for (let round = 0; round < ROUNDS; round++) {
    // The order turns from round to round, so that nobody always comes after the same one.
    for (let n = 0; n < field.length; n++) {
      const contestant = field[(round + n) % field.length];
      contestant.rates.push((SLICE / (await ask(contestant.child, "round"))) * 1e9);
    }
  }
  for (const { child } of field) child.disconnect();
  report(field);
}

async function ask(child, what) {
  child.send(what);
  const [reply] = await once(child, "message");
  return reply;
}

function report([ours, ...peers]) {
  const times = (peer) => median(ours.rates.map((rate, round) => rate / peer.rates[round]));
  console.log(
    `${KEYS.toLocaleString("en")} keys, ${ROUNDS} interleaved rounds of ${SLICE.toLocaleString("en")} random checks\n`,
  );
  console.log("limiter                           checks/s   ours is   bytes/key");
  for (const row of [ours, ...peers]) {
    const ratio = row === ours ? "" : `${times(row).toFixed(2)}x`;
    const rate = Math.round(median(row.rates)).toLocaleString("en");
    console.log(`${row.name.padEnd(31)}${rate.padStart(11)}${ratio.padStart(10)}${row.bytes.toFixed(1).padStart(12)}`);
  }
  const best = Math.min(...peers.filter((peer) => !peer.name.includes("BEFORE")).map(times));
  console.log(`\nours is ${best.toFixed(2)} times the best of them; ${ours.bytes.toFixed(1)} bytes a key`);
}

/** The process of one contestant: it fills up with a million keys and says what that took, then does a round when told. */
async function contest(contestant) {
  const before = total();
  const check = contestant.build();
  process.on("message", (what) => void (what === "fill" ? fill() : round()));
  process.on("disconnect", () => process.exit(0));

  async function fill() {
    for (let n = 0; n < KEYS; n += 1000) await checkAll(Array.from({ length: 1000 }, (_, m) => addressOf(n + m)));
    process.send((total() - before) / KEYS);
  }

  async function round() {
    // New strings, as every request brings them: none has its hash worked out yet.
    const keys = Array.from({ length: SLICE }, () => addressOf(Math.floor(Math.random() * KEYS)));
    const begin = process.hrtime.bigint();
    await checkAll(keys);
    process.send(Number(process.hrtime.bigint() - begin));
  }

  async function checkAll(keys) {
    if (!contestant.asynchronous) {
      for (const key of keys) check(key);
      return;
    }
    // Promises are awaited together, a hundred at a time, which is kinder to them than one by one.
    for (let n = 0; n < keys.length; n += 100) await Promise.all(keys.slice(n, n + 100).map(check));
  }
}

function total() {
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function median(values) {
  return [...values].sort((a, b) => a - b)[values.length >> 1];
}
