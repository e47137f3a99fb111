// @ts-check
// What a write costs with signalbox/postgres, and the same by hand (`pg` and node:http), in one interleaved run:
// node scripts/postgres-cost.mjs [rounds]
// Needs a build (npm run build) and PostgreSQL. Prints a table. CPU is that of one process, its client included.
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import pg from "pg";
import { resource, Service } from "signalbox";
import { serve } from "signalbox/node";
import { EventLog, PostgresStore, SCHEMA, transactions } from "signalbox/postgres";
import { PostgresServer } from "./postgres-server.mjs";

const ROUNDS = Number(process.argv[2] ?? 20);
const REQUESTS = 50;
const INSERT = "INSERT INTO notes VALUES ($1)";

const database = await PostgresServer.start({ synchronous_commit: "on" });
const pool = new pg.Pool({ connectionString: database.urlOf(), max: 2 });
await pool.query(`${SCHEMA} CREATE TABLE notes (note text); CREATE TABLE keys (key text PRIMARY KEY, record text)`);

let trips = 0;
const query = /** @type {() => unknown} */ (Reflect.get(pg.Client.prototype, "query"));
/** @param {unknown[]} args */
pg.Client.prototype.query = function counted(...args) {
  trips += 1;
  return Reflect.apply(query, this, args);
};

const log = new EventLog({ pool });
const store = new PostgresStore({ pool });
const plain = resource("/plain", {
  processPost: async () => {
    await pool.query(INSERT, ["plain"]);
  },
});
const inTransaction = resource("/transaction", {
  with: [transactions(pool)],
  idempotency: { store },
  processPost: async ({ tx }) => {
    await (await tx()).query(INSERT, ["lent"]);
  },
});
const withEvent = resource("/event", {
  with: [transactions(pool)],
  idempotency: { store },
  processPost: async ({ tx }) => {
    const client = await tx();
    await client.query(INSERT, ["told"]);
    log.write(client, "notes", { data: "told" });
  },
});
const ours = await serve(new Service({ resources: { plain, inTransaction, withEvent }, trace: false }), {
  port: 0,
  host: "127.0.0.1",
});

/** @param {string} url @param {string | undefined} key */
async function byHand(url, key) {
  if (url === "/plain") return pool.query(INSERT, ["plain"]);
  if (key !== undefined) await pool.query("INSERT INTO keys VALUES ($1) ON CONFLICT DO NOTHING", [key]);
  const client = await pool.connect();
  await client.query("BEGIN");
  await client.query(INSERT, ["lent"]);
  if (key !== undefined) await client.query("UPDATE keys SET record = $2 WHERE key = $1", [key, "204"]);
  if (url === "/event")
    await client.query("SELECT signalbox.publish($1::text[], $2::text[], $3::text[], $4)", [
      ["hand"],
      [null],
      ['"told"'],
      86_400,
    ]);
  await client.query("COMMIT");
  client.release();
}
const hand = createServer((request, response) => {
  const key = request.headers["idempotency-key"];
  void byHand(String(request.url), key === undefined ? undefined : String(key)).then(() =>
    response.writeHead(204).end(),
  );
});
hand.listen(0, "127.0.0.1");
await once(hand, "listening");
const address = /** @type {import("node:net").AddressInfo} */ (hand.address());
const handUrl = `http://127.0.0.1:${address.port}`;

const CASES = [
  { name: "one statement", path: "/plain", isKeyed: false },
  { name: "transaction", path: "/transaction", isKeyed: false },
  { name: "transaction and key", path: "/transaction", isKeyed: true },
  { name: "transaction and event", path: "/event", isKeyed: false },
  { name: "transaction, key and event", path: "/event", isKeyed: true },
];

/** @param {string} url @param {boolean} isKeyed */
async function measured(url, isKeyed) {
  trips = 0;
  const before = process.cpuUsage();
  for (let at = 0; at < REQUESTS; at += 1) {
    const headers = { ...(isKeyed && { "Idempotency-Key": `"${randomUUID()}"` }) };
    const { status } = await fetch(url, { method: "POST", headers });
    if (status !== 204) throw new Error(`${url}: ${status}`);
  }
  const { user, system } = process.cpuUsage(before);
  return { trips: trips / REQUESTS, cpu: (user + system) / REQUESTS };
}

const rows = CASES.map((each) => ({ ...each, hand: /** @type {Cost[]} */ ([]), own: /** @type {Cost[]} */ ([]) }));
/** @typedef {{ trips: number, cpu: number }} Cost */
for (let round = 0; round < ROUNDS; round += 1) {
  for (const row of rows) {
    row.hand.push(await measured(handUrl + row.path, row.isKeyed));
    row.own.push(await measured(ours.url + row.path, row.isKeyed));
  }
}
/** @param {readonly Cost[]} costs @param {keyof Cost} what */
const median = (costs, what) =>
  costs.map((cost) => cost[what]).sort((a, b) => a - b)[Math.floor(costs.length / 2)] ?? 0;
console.log(
  "| A POST with | Round trips by hand | here | CPU by hand, µs | here, µs |\n| --- | --- | --- | --- | --- |",
);
for (const { name, hand: by, own } of rows) {
  const cpu = [by, own].map((costs) => Math.round(median(costs, "cpu")));
  console.log(`| ${name} | ${median(by, "trips")} | ${median(own, "trips")} | ${cpu.join(" | ")} |`);
}
process.exit(0);
