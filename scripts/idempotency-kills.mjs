// @ts-check
// Two processes replay each other's idempotent POSTs while they are killed (kill -9) at random moments:
// node scripts/idempotency-kills.mjs [kills] [transaction|redis]
// Needs a build (npm run build), and for redis a redis-server (scripts/ensure-program.mjs redis).
// transaction: the record is in the author's transaction (examples/payments), so that each effect happens exactly once.
// redis: only a request that was killed between effect and finish may repeat, and the count is printed.
import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import Database from "libsql";
import { KilledProcess } from "./killed-process.mjs";
import { RedisServer } from "./limit-redis-server.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
/** Clients that send at a time: some request is always in the middle of something. */
const CLIENTS = 8;
/** After this time a request that does not come to an end is a fault. Milliseconds. */
const PATIENCE = 240_000;

/** After this time a client gives up a request, and sends it again: one to a process that was killed may hang. Milliseconds. */
const GIVE_UP = 15_000;

/**
 * @typedef {"transaction" | "redis"} Mode
 * @typedef {{ kills: number; keys: number; broken: number; hung: number; replayed: number; effects: number; repeated: number; faults: string[] }} Figures
 */

/**
 * Sends one key until it has come to its payment, to each process in turn, and then once more to the other.
 * @param {readonly KilledProcess[]} workers
 * @param {Figures} figures
 */
async function pay(workers, figures) {
  const note = randomUUID();
  const until = Date.now() + PATIENCE;
  let broken = 0;
  let first;
  /** @type {number | undefined} */
  let last;
  for (let tries = Math.round(Math.random()); Date.now() < until; tries += 1) {
    await sleep(Math.random() * 20);
    const worker = workers[tries % workers.length];
    if (worker?.isUp !== true) continue;
    const response = await fetch(`${worker.url}/payments`, {
      method: "POST",
      headers: { authorization: "Bearer ada", "content-type": "application/json", "idempotency-key": `"${note}"` },
      body: JSON.stringify({ amount: 5, note }),
      signal: AbortSignal.timeout(GIVE_UP),
    })
      .then(async (given) => ({ status: given.status, payment: await given.text() }))
      .catch((/** @type {unknown} */ error) => {
        // Printed, so that a process which lives and does not respond is seen.
        if (error instanceof Error && error.name === "TimeoutError") figures.hung += 1;
        return undefined;
      });
    last = response?.status;
    if (response === undefined) broken += 1;
    else if (response.status < 300) {
      if (first !== undefined) {
        figures.replayed += 1;
        if (first !== response.payment) figures.faults.push(`${note}: ${first}, then ${response.payment}`);
        break;
      }
      first = response.payment;
    } else if (![409, 500, 503].includes(response.status)) figures.faults.push(`${note}: ${response.status}`);
  }
  if (first === undefined) figures.faults.push(`${note} did not come to an end: ${last}`);
  figures.keys += 1;
  figures.broken += broken;
  return { note, broken };
}

/**
 * @param {number} kills
 * @param {Mode} mode
 * @returns {Promise<Figures>}
 */
export async function killing(kills, mode) {
  execFileSync(process.execPath, [
    join(root, "node_modules/typescript/bin/tsc"),
    "-b",
    join(root, "examples/payments"),
  ]);
  const folder = mkdtempSync(join(tmpdir(), "idempotency-kills-"));
  const path = join(folder, "payments.db");
  const redis = mode === "redis" ? await RedisServer.start() : undefined;
  // A lease that a loaded machine does not let run out: without a transaction, that would repeat an effect as well.
  const args = [mode, path, mode === "redis" ? "3" : "0.5", redis?.url ?? ""];
  const workers = [0, 1].map(() => new KilledProcess("idempotency-worker.mjs", args));
  /** @type {Figures} */
  const figures = { kills: 0, keys: 0, broken: 0, hung: 0, replayed: 0, effects: 0, repeated: 0, faults: [] };
  /** @type {{ note: string; broken: number }[]} */
  const sent = [];
  try {
    await Promise.all(workers.map((worker) => worker.start()));
    let isOver = false;
    const clients = Array.from({ length: CLIENTS }, async () => {
      while (!isOver) sent.push(await pay(workers, figures));
    });
    while (figures.kills < kills) {
      await sleep(Math.random() * 80);
      const worker = workers[Math.round(Math.random())];
      await worker?.kill();
      figures.kills += 1;
      await worker?.start();
    }
    isOver = true;
    await Promise.all(clients);
  } finally {
    await Promise.all(workers.map((worker) => worker.kill()));
    await redis?.kill();
  }
  count(path, sent, figures);
  rmSync(folder, { recursive: true });
  return figures;
}

/**
 * Counts the effects of each key.
 * @param {string} path
 * @param {readonly { note: string; broken: number }[]} sent
 * @param {Figures} figures
 */
function count(path, sent, figures) {
  const database = new Database(path);
  const rows = /** @type {{ note: string; effects: number }[]} */ (
    database.prepare("SELECT note, count(*) AS effects FROM payments GROUP BY note").all()
  );
  database.close();
  const effects = new Map(rows.map((row) => [row.note, row.effects]));
  for (const { note, broken } of sent) {
    const happened = effects.get(note) ?? 0;
    figures.effects += happened;
    if (happened === 0) figures.faults.push(`${note} has no effect`);
    if (happened > 1) figures.repeated += happened - 1;
    if (happened > 1 + broken)
      figures.faults.push(`${note}: ${happened} effects, ${broken} of its requests were killed`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [kills = "1000", only] = process.argv.slice(2);
  for (const mode of /** @type {const} */ (["transaction", "redis"])) {
    if (only !== undefined && only !== mode) continue;
    const begin = Date.now();
    const { faults, ...figures } = await killing(Number(kills), mode);
    console.log(`${mode}: ${JSON.stringify(figures)}, ${Math.round((Date.now() - begin) / 1000)} s`);
    if (mode === "transaction" && figures.repeated > 0) faults.push(`${figures.repeated} effects were repeated`);
    for (const fault of faults) console.log(`fault: ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
}
