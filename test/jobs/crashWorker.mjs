// A service and its worker in one process, which kills itself at the step that is given.
import { Client, Pool } from "pg";
import PgBoss from "pg-boss";
import { resource, Service } from "../../dist/index.js";
import { followed, Jobs, readJob } from "../../dist/jobs/index.js";
import { PgBossJobs } from "../../dist/jobs/pg-boss.js";
import { PostgresStore, transactions } from "../../dist/postgres/index.js";
import { serve } from "../../dist/runtime/node.js";

const [connectionString, step] = process.argv.slice(2);
const pool = new Pool({ connectionString, max: 8 });

/** @param {string} here */
const dieAt = (here) => {
  if (here === step) process.kill(process.pid, "SIGKILL");
};

/** Who commits over this connection. @type {WeakMap<object, string>} */
const commits = new WeakMap();
// oxlint-disable-next-line typescript/unbound-method -- called with its client below
const { query } = Client.prototype;
/** @param {any[]} given @this {Client} */
Client.prototype.query = function (...given) {
  const who = given[0] === "COMMIT" ? commits.get(this) : undefined;
  if (who === undefined) return Reflect.apply(query, this, given);
  commits.delete(this);
  dieAt(`before the commit of the ${who}`);
  return Reflect.apply(query, this, given).then((/** @type {unknown} */ result) => {
    dieAt(`after the commit of the ${who}`);
    return result;
  });
};

const boss = new PgBoss({ connectionString, max: 4 });
boss.on("error", () => undefined);
const engine = new PgBossJobs({
  boss,
  pool,
  send: { expireInSeconds: 1, retryDelay: 0 },
  work: { pollingIntervalSeconds: 0.5 },
  leaseSeconds: 2,
  pollMs: 200,
});
const jobs = new Jobs({ engine, onError: () => undefined });
const exporting = jobs.define(
  "export",
  async ({ id, tx }) => {
    dieAt("while running");
    const client = await tx();
    commits.set(client, "job");
    await client.query("INSERT INTO effects (job) VALUES ($1)", [id]);
    dieAt("before the result");
    return `/exports/${id}`;
  },
  { attempts: 1_000 },
);

const exports = resource("/exports", {
  with: [transactions(pool)],
  idempotency: { store: new PostgresStore({ pool }), leaseSeconds: 2 },
  POST: {
    processPost: async (ctx) => {
      dieAt("before enqueue");
      const added = await exporting.enqueue(ctx, {});
      dieAt("after enqueue");
      commits.set(await ctx.tx(), "request");
      return added;
    },
    accepted: ({ result }) => `/jobs/${result.id}`,
  },
});
const exported = resource("/exports/{id}", {
  find: async ({ params }) => (await pool.query("SELECT * FROM effects WHERE job = $1", [params.id])).rows[0],
  GET: ({ entity }) => entity,
});
const job = resource("/jobs/{id}", { with: [followed(jobs)], GET: readJob });

await boss.start();
const service = new Service({
  resources: { exports, exported, job },
  start: () => jobs.start(),
  onError: () => undefined,
});
const { port } = await serve(service, { host: "127.0.0.1", port: 0 });
process.send?.(port);
