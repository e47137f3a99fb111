// @ts-check
// Two processes with one PostgreSQL, and clients that retry. A process is killed (kill -9) at random moments, and every fourth time
// PostgreSQL itself is stopped with -m immediate and started again:
// node scripts/postgres-kills.mjs [kills] [--pgbouncer] [--seed number]
// Needs a build (npm run build), PostgreSQL, and for the latter PgBouncer (scripts/ensure-program.mjs).
// Counts effects that were lost or repeated, effects without record or event, records without effect, events lost or doubled, and updates
// lost. The seed decides when and what is killed.
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { SCHEMA } from "signalbox/postgres";
import { numbers } from "../test/fuzz/random.mjs";
import { KilledProcess } from "./killed-process.mjs";
import { PgBouncer } from "./pgbouncer.mjs";
import { PostgresServer } from "./postgres-server.mjs";

const CLIENTS = 6;
/** Milliseconds after which a request that does not come to an end is a fault, and after which it is sent again. */
const PATIENCE = 120_000;
const GIVE_UP = 10_000;
/** Every so many kills it is PostgreSQL. */
const CRASH_EVERY = 4;

const TABLES = `${SCHEMA}
CREATE TABLE payments (note text NOT NULL);
CREATE TABLE counter (n integer NOT NULL, version bigint NOT NULL);
INSERT INTO counter VALUES (0, 0);
`;

/**
 * Sends one key until it has come to its end, to each process in turn, and then once more.
 * @param {readonly KilledProcess[]} workers @param {string[]} faults @param {Record<string, number>} replies
 */
async function pay(workers, faults, replies) {
  const note = randomUUID();
  const until = Date.now() + PATIENCE;
  let first;
  for (let tries = Math.round(Math.random()); Date.now() < until; tries += 1) {
    await sleep(Math.random() * 20);
    const worker = workers[tries % workers.length];
    if (worker?.isUp !== true) continue;
    const reply = await fetch(`${worker.url}/payments/${note}`, {
      method: "POST",
      headers: { "Idempotency-Key": `"${note}"` },
      signal: AbortSignal.timeout(GIVE_UP),
    })
      .then(async (given) => ({ status: given.status, text: await given.text() }))
      .catch(() => undefined);
    const kind = reply?.status ?? "broken";
    replies[kind] = (replies[kind] ?? 0) + 1;
    if (reply === undefined || [409, 500, 503].includes(reply.status)) continue;
    if (reply.status >= 300) faults.push(`${note}: ${reply.status}`);
    else if (first === undefined) first = reply.text;
    else {
      if (first !== reply.text) faults.push(`${note}: ${first}, then ${reply.text}`);
      return;
    }
  }
  faults.push(`${note} did not come to an end`);
}

/**
 * Reads the events of one process, and of the other when that is gone.
 * @param {readonly KilledProcess[]} workers @param {number} at @param {AbortSignal} signal
 */
function reading(workers, at, signal) {
  /** @type {string[]} */
  const notes = [];
  let last = "";
  const read = async () => {
    for (let tries = at; !signal.aborted; tries += 1) {
      await sleep(20);
      const worker = workers[tries % workers.length];
      if (worker?.isUp !== true) continue;
      const headers = { ...(last !== "" && { "Last-Event-ID": last }) };
      const given = AbortSignal.any([signal, AbortSignal.timeout(GIVE_UP)]);
      await fetch(`${worker.url}/events`, { headers, signal: given })
        .then(async ({ body }) => {
          let text = "";
          for await (const chunk of body ?? []) {
            text += Buffer.from(chunk).toString();
            const blocks = text.split("\n\n");
            text = blocks.pop() ?? "";
            for (const block of blocks) {
              const [, id] = /^id: (.*)$/m.exec(block) ?? [];
              const [, data] = /^data: (.*)$/m.exec(block) ?? [];
              if (id === undefined || data === undefined) continue;
              last = id;
              notes.push(data);
            }
          }
        })
        .catch(() => undefined);
    }
  };
  return { notes, done: read() };
}

/**
 * @param {number} kills @param {boolean} bounces @param {number} seed
 * @returns what was counted
 */
export async function killing(kills, bounces, seed) {
  const random = numbers(seed);
  const server = await PostgresServer.start({ synchronous_commit: "on" });
  await run(server.urlOf(), (client) => client.query(TABLES));
  const bouncer = bounces ? await PgBouncer.start(server.urlOf()) : undefined;
  const address = bouncer?.url ?? server.urlOf();
  const workers = ["read committed", "repeatable read"].map(
    (isolation) => new KilledProcess("postgres-kills-worker.mjs", [address, isolation, String(!bounces)], 20),
  );
  /** @type {string[]} */
  const faults = [];
  /** @type {Record<string, number>} */
  const replies = {};
  const stopping = new AbortController();
  try {
    await Promise.all(workers.map((worker) => worker.start()));
    const readers = workers.map((_, at) => reading(workers, at, stopping.signal));
    let isOver = false;
    let keys = 0;
    const clients = Array.from({ length: CLIENTS }, async () => {
      for (; !isOver; keys += 1) await pay(workers, faults, replies);
    });
    let crashes = 0;
    for (let at = 1; at <= kills; at += 1) {
      await sleep(100 + random() * 400);
      if (at % CRASH_EVERY === 0) {
        crashes += 1;
        server.crash();
        continue;
      }
      const worker = workers[Math.floor(random() * workers.length)];
      await worker?.kill();
      await worker?.start();
    }
    isOver = true;
    await Promise.all(clients);
    const counted = await run(server.urlOf(), count);
    await caughtUp(readers, counted.effects);
    stopping.abort();
    await Promise.all(readers.map(({ done }) => done));
    const lost = keys - counted.effects;
    return {
      kills,
      seed,
      crashes,
      keys,
      replies,
      lost,
      ...counted,
      ...compared(readers, counted.notes),
      faults,
      notes: undefined,
    };
  } finally {
    stopping.abort();
    await Promise.all(workers.map((worker) => worker.kill()));
    await bouncer?.stop();
    await server.stop();
  }
}

/** @param {readonly { notes: string[] }[]} readers @param {number} effects */
async function caughtUp(readers, effects) {
  for (const until = Date.now() + PATIENCE; Date.now() < until; await sleep(50)) {
    if (readers.every(({ notes }) => notes.length >= effects)) return;
  }
}

/** @param {readonly { notes: string[] }[]} readers @param {readonly string[]} notes those that happened, in the order of their numbers */
function compared(readers, notes) {
  const happened = new Set(notes);
  const received = readers.map((reader) => new Set(reader.notes));
  const eventsLost = received.map((known) => notes.filter((note) => !known.has(note)).length);
  const eventsDoubled = readers.map((reader, at) => reader.notes.length - (received[at]?.size ?? 0));
  const eventsForged = readers.map((reader) => reader.notes.filter((note) => !happened.has(note)).length);
  const inOrder = readers.every((reader) => reader.notes.join() === notes.join());
  return { eventsLost, eventsDoubled, eventsForged, inOrder };
}

const COUNTS = `SELECT
  (SELECT count(*)::int FROM payments) AS effects,
  (SELECT count(*)::int FROM payments) - (SELECT count(DISTINCT note)::int FROM payments) AS repeated,
  (SELECT count(*)::int FROM payments WHERE xmin NOT IN (SELECT xmin FROM signalbox.records)) AS "withoutRecord",
  (SELECT count(*)::int FROM payments WHERE note NOT IN (SELECT data::jsonb #>> '{}' FROM signalbox.events)) AS "withoutEvent",
  (SELECT count(*)::int FROM signalbox.records WHERE xmin NOT IN (SELECT xmin FROM payments)) AS "withoutEffect",
  (SELECT count(*)::int FROM payments) - (SELECT n FROM counter) AS "updatesLost",
  (SELECT array_agg(data::jsonb #>> '{}' ORDER BY id) FROM signalbox.events) AS notes`;

/** @param {Client} client */
async function count(client) {
  const { rows } = await client.query(COUNTS);
  return /** @type {{ effects: number; repeated: number; withoutRecord: number; withoutEvent: number; withoutEffect: number; updatesLost: number; notes: string[] }} */ (
    rows[0]
  );
}

/** @template T @param {string} url @param {(client: Client) => Promise<T>} act */
async function run(url, act) {
  const client = new Client(url);
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({
    options: { pgbouncer: { type: "boolean", default: false }, seed: { type: "string", default: "1" } },
    allowPositionals: true,
  });
  const begin = Date.now();
  const figures = await killing(Number(positionals[0] ?? 100), values.pgbouncer, Number(values.seed));
  console.log({ ...figures, seconds: Math.round((Date.now() - begin) / 1000) });
  const { lost, repeated, withoutRecord, withoutEvent, withoutEffect, updatesLost } = figures;
  const { eventsLost, eventsDoubled, eventsForged } = figures;
  const alone = [lost, repeated, withoutRecord, withoutEvent, withoutEffect, updatesLost];
  const sum = [...alone, ...eventsLost, ...eventsDoubled, ...eventsForged];
  process.exitCode = figures.faults.length === 0 && figures.inOrder && sum.every((each) => each === 0) ? 0 : 1;
}
