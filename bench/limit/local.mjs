// Checks a second and bytes a key, in process: node --expose-gc bench/limit/local.mjs
// Needs a build (npm run build) and `npm ci` in this folder. One interleaved run: every round asks every contestant.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { addressOf, contestants } from "./peers.mjs";

const KEYS = 1_000_000;
const SLICE = 100_000;
const ROUNDS = Number(process.env.ROUNDS ?? 21);

if (process.argv[2] === "memory") measureMemory(Number(process.argv[3]));
else await measureSpeed();

async function measureSpeed() {
  const field = contestants(KEYS).map((contestant) => ({ ...contestant, check: contestant.build(), rates: [] }));
  for (const contestant of field) {
    for (let n = 0; n < KEYS; n += SLICE) {
      await slice(
        contestant,
        Array.from({ length: SLICE }, (_, m) => addressOf(n + m)),
      );
    }
  }
  for (let round = 0; round < ROUNDS; round++) {
    const asked = Array.from({ length: SLICE }, () => Math.floor(Math.random() * KEYS));
    // The order turns from round to round, so that nobody always comes after the same one.
    for (let n = 0; n < field.length; n++) {
      const contestant = field[(round + n) % field.length];
      // Strings of its own for each contestant, as every request brings new ones: none has its hash worked out yet.
      const keys = asked.map(addressOf);
      const begin = process.hrtime.bigint();
      await slice(contestant, keys);
      contestant.rates.push((SLICE / Number(process.hrtime.bigint() - begin)) * 1e9);
    }
  }
  report(field);
  process.exit(0);
}

async function slice({ check, asynchronous }, keys) {
  if (!asynchronous) {
    for (const key of keys) check(key);
    return;
  }
  // Promises are awaited together, a hundred at a time, which is kinder to them than one by one.
  for (let n = 0; n < keys.length; n += 100) await Promise.all(keys.slice(n, n + 100).map(check));
}

function report(field) {
  const [ours, ...peers] = field.map((contestant, index) => ({
    name: contestant.name,
    rate: median(contestant.rates),
    ratios: contestant.rates.map((rate, round) => field[0].rates[round] / rate),
    bytes: Number(
      spawnSync(process.execPath, ["--expose-gc", fileURLToPath(import.meta.url), "memory", String(index)]).stdout,
    ),
  }));
  console.log(
    `${KEYS.toLocaleString("en")} random keys, ${ROUNDS} interleaved rounds of ${SLICE.toLocaleString("en")}\n`,
  );
  console.log("limiter                          checks/s   ours is   bytes/key");
  for (const row of [ours, ...peers]) {
    const ratio = row === ours ? "" : `${median(row.ratios).toFixed(2)}x`;
    const rate = Math.round(row.rate).toLocaleString("en");
    console.log(`${row.name.padEnd(31)}${rate.padStart(10)}${ratio.padStart(10)}${row.bytes.toFixed(1).padStart(12)}`);
  }
  const best = Math.min(...peers.map((peer) => median(peer.ratios)));
  console.log(`\nours is ${best.toFixed(2)} times the best of them; ${ours.bytes.toFixed(1)} bytes a key`);
}

/** In a process of its own: what a million keys cost after a collection, whoever holds them. */
function measureMemory(index) {
  const total = () => {
    globalThis.gc();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const before = total();
  const check = contestants(KEYS)[index].build();
  for (let n = 0; n < KEYS; n++) check(addressOf(n));
  // Promises settle before the count.
  setImmediate(() => {
    process.stdout.write(String((total() - before) / KEYS));
    check("alive");
    process.exit(0);
  });
}

function median(values) {
  return [...values].sort((a, b) => a - b)[values.length >> 1];
}
