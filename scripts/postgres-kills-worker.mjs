// @ts-check
// One process of scripts/postgres-kills.mjs: it serves payments, and is killed.
// node scripts/postgres-kills-worker.mjs address isolation listen
import { setTimeout as sleep } from "node:timers/promises";
import { Pool } from "pg";
import { resource, Service, stored } from "signalbox";
import { eventsCodec, lastEventId } from "signalbox/events";
import { serve } from "signalbox/node";
import { EventLog, PostgresStore, postgresErrors, requireSchema, transactions } from "signalbox/postgres";

const [connectionString = "", isolation = "", listen = ""] = process.argv.slice(2);
const pool = new Pool({ connectionString, max: 10, connectionTimeoutMillis: 2_000 });
pool.on("error", () => undefined);
pool.on("connect", (client) => client.on("error", () => undefined));
const log = new EventLog({ pool, listen: listen === "true", pollMs: 200 });

const SELECT = "SELECT n, version::text FROM counter";
const UPDATE = "UPDATE counter SET n = $1, version = version + 1 WHERE version = $2 RETURNING n, version::text";

/** @param {{ rows: unknown[] }} result */
const rowOf = ({ rows }) => /** @type {{ n: number; version: string } | undefined} */ (rows[0]);

/** Counts what it inserts by what it has found: an update that is lost is seen in the count. */
const payments = resource("/payments/{note}", {
  with: [
    transactions(pool, { isolation: isolation === "repeatable read" ? isolation : "read committed" }),
    postgresErrors(),
  ],
  find: async ({ tx }) => rowOf(await (await tx()).query(SELECT)),
  generateEtag: ({ entity }) => entity.version,
  concurrency: "optimistic",
  idempotency: { store: new PostgresStore({ pool }), required: true, leaseSeconds: 2 },
  represent: ({ entity }) => ({ n: entity.n }),
  processPost: async ({ tx, params, entity }) => {
    const client = await tx();
    await client.query("INSERT INTO payments VALUES ($1)", [params.note]);
    await sleep(Math.random() * 4);
    const row = rowOf(await client.query(UPDATE, [entity.n + 1, entity.version]));
    log.write(client, "payments", { data: params.note });
    await sleep(Math.random() * 4);
    return stored(row);
  },
});

const events = resource("/events", {
  produces: ["text/event-stream"],
  codecs: { "text/event-stream": eventsCodec },
  represent: (ctx) => log.read("payments", { after: lastEventId(ctx) ?? "0", signal: ctx.signal, state: "/" }),
});

const service = new Service({ resources: { payments, events }, start: requireSchema(pool), onError: () => undefined });
const server = await serve(service, { port: 0, host: "127.0.0.1" });
process.send?.(server.url);
