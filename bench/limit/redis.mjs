// Checks a second through Redis: node bench/limit/redis.mjs
// Needs a build (npm run build), `npm ci` in this folder, and a redis-server (scripts/ensure-program.mjs redis).
// One interleaved run: every round asks ours and rate-limiter-flexible through clients of the same kind, and
// redis-benchmark with the script of ours, one question a call.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { Redis } from "ioredis";
import { RateLimiterRedis } from "rate-limiter-flexible";
import { createClient } from "redis";
import { SCRIPT, SCRIPT_SHA1 } from "../../dist/limit/redis/script.js";
import { RedisLimiter } from "../../dist/limit/redis.js";
import { RedisServer } from "../../scripts/limit-redis-server.mjs";
import { addressOf } from "./peers.mjs";

const KEYS = 10_000;
const CHECKS = Number(process.env.CHECKS ?? 20_000);
const ROUNDS = Number(process.env.ROUNDS ?? 9);
/** Requests under way at once, as a busy server has them. */
const CONCURRENCY = Number(process.env.CONCURRENCY ?? 128);

const server = await RedisServer.start();
const nodeRedis = createClient({ url: server.url });
const ioRedis = new Redis(server.url);
await nodeRedis.connect();

const policy = { capacity: 5, refillPerSec: 1 };
const flexible = (client) => {
  const useRedisPackage = client === nodeRedis;
  const limiter = new RateLimiterRedis({ storeClient: client, useRedisPackage, points: 5, duration: 5 });
  return (key) =>
    limiter.consume(key).catch((refusal) => {
      // A refusal is a plain object; an error is an error, and would make it look fast or slow for nothing.
      if (refusal instanceof Error) throw refusal;
    });
};
const shared = (client) => {
  const limiter = new RedisLimiter({ client, ...policy, deadlineMs: 10_000 });
  const check = (key) => limiter.check(key);
  check.stats = () => limiter.stats();
  return check;
};
const field = [
  { client: "redis", name: "signalbox RedisLimiter", check: shared(nodeRedis) },
  { client: "redis", name: "rate-limiter-flexible", check: flexible(nodeRedis) },
  { client: "ioredis", name: "signalbox RedisLimiter", check: shared(ioRedis) },
  { client: "ioredis", name: "rate-limiter-flexible", check: flexible(ioRedis) },
].map((contestant) => ({ ...contestant, rates: [] }));
const raw = { client: "redis-benchmark", name: "the same script, one a call", rates: [] };

for (const contestant of field) await round(contestant.check);
await nodeRedis.scriptLoad(SCRIPT);
for (let n = 0; n < ROUNDS; n++) {
  for (let m = 0; m < field.length; m++) {
    const contestant = field[(n + m) % field.length];
    contestant.rates.push(await round(contestant.check));
  }
  raw.rates.push(await redisBenchmark());
}

report();
nodeRedis.destroy();
ioRedis.disconnect();
await server.kill();

/** Checks a second of one round: so many requests at once, each asking again as soon as it has its reply. */
async function round(check) {
  const asked = Array.from({ length: CHECKS }, () => addressOf(Math.floor(Math.random() * KEYS)));
  let next = 0;
  const begin = process.hrtime.bigint();
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      while (next < CHECKS) await check(asked[next++]);
    }),
  );
  return (CHECKS / Number(process.hrtime.bigint() - begin)) * 1e9;
}

async function redisBenchmark() {
  const question = [
    "EVALSHA",
    SCRIPT_SHA1,
    "1",
    "{bench}:__rand_int__",
    "1",
    "0",
    "1000000",
    "1",
    "1000000",
    "5000000",
    "1",
  ];
  const options = [
    "-p",
    String(server.port),
    "-n",
    String(CHECKS),
    "-c",
    String(CONCURRENCY),
    "-r",
    String(KEYS),
    "-q",
  ];
  const { stdout } = await promisify(execFile)("redis-benchmark", [...options, ...question]);
  const rates = [...stdout.matchAll(/([\d.]+) requests per second/g)];
  return Number(rates.at(-1)?.[1]);
}

function report() {
  console.log(`${CHECKS.toLocaleString("en")} checks a round, ${CONCURRENCY} at once, ${ROUNDS} interleaved rounds\n`);
  console.log("client           limiter                        checks/s");
  for (const row of [...field, raw]) {
    const rate = Math.round(median(row.rates)).toLocaleString("en");
    console.log(`${row.client.padEnd(17)}${row.name.padEnd(28)}${rate.padStart(11)}`);
  }
  const ratio = (a, b) => median(a.rates.map((rate, n) => rate / b.rates[n])).toFixed(2);
  console.log(`\nwith redis   ours is ${ratio(field[0], field[1])} times rate-limiter-flexible`);
  console.log(`with ioredis ours is ${ratio(field[2], field[3])} times rate-limiter-flexible`);
  console.log(`with redis   ours is ${ratio(field[0], raw)} times redis-benchmark with one question a call`);
  for (const { client, check } of field.filter(({ check }) => check.stats)) {
    const { shared, local, calls, errors, timeouts } = check.stats();
    console.log(`${client}: ${shared} checks in ${calls} calls, ${local} decided locally, ${errors + timeouts} faults`);
  }
}

function median(values) {
  return [...values].sort((a, b) => a - b)[values.length >> 1];
}
