// @ts-check
// One process of scripts/idempotency-kills.mjs: it serves payments, and is killed.
// node scripts/idempotency-worker.mjs transaction|redis database lease [address of Redis]
import { setTimeout as sleep } from "node:timers/promises";
import { Resource, route, Service } from "signalbox";
import { serve } from "signalbox/node";

/** What scripts/idempotency-kills.mjs has compiled. @param {string} name */
const compiled = (name) => import(new URL(`../examples/payments/dist/${name}.js`, import.meta.url).href);

/** @type {typeof import("../examples/payments/database.ts")} */
const { openDatabase } = await compiled("database");
const [mode, path = "", lease = "1", redis = ""] = process.argv.slice(2);
const leaseSeconds = Number(lease);
const service = mode === "transaction" ? await inTransaction() : await withRedis();
const server = await serve(service, { port: 0, host: "127.0.0.1" });
process.send?.(server.url);

/** Effects and keys in one database. */
async function inTransaction() {
  /** @type {typeof import("../examples/payments/payments.ts")} */
  const { paymentsService } = await compiled("payments");
  return paymentsService(path, leaseSeconds);
}

/** Effects in the database, keys in Redis: between the two a process may die. */
async function withRedis() {
  const { createClient } = await import("redis");
  const { RedisStore } = await import("signalbox/idempotency/redis");
  const client = createClient({ url: redis });
  client.on("error", () => undefined);
  await client.connect();
  const pay = openDatabase(path).prepare("INSERT INTO payments (payer, amount, note) VALUES (?, ?, ?)");
  class Payments extends Resource {
    /** @override */
    allowedMethods = ["POST"];
    /** @override */
    consumes = ["application/json"];
    /** @override */
    idempotency = { store: new RedisStore({ client }), required: true, leaseSeconds };

    /** @override @param {unknown} _ctx @param {unknown} body */
    async processPost(_ctx, body) {
      const { amount, note } = /** @type {{ amount: number; note: string }} */ (body);
      await sleep(Math.random() * 4);
      const { lastInsertRowid } = pay.run("ada", amount, note);
      await sleep(Math.random() * 4);
      return { id: Number(lastInsertRowid) };
    }
  }
  return new Service({ routes: [route("/payments", new Payments())] });
}
