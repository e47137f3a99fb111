import type { Pool, PoolClient } from "pg";
import PgBoss from "pg-boss";
import { Halt, resource, Service } from "signalbox";
import { cancelJob, followed, type JobRun, Jobs, readJob } from "signalbox/jobs";
import { PgBossJobs } from "signalbox/jobs/pg-boss";
import { PostgresStore, SCHEMA, transactions } from "signalbox/postgres";
import { JOB_CASES, request } from "signalbox/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pglitePool } from "../postgres/pglite.ts";
import { describeWithPostgres } from "../postgres/realPostgres.ts";
import { Gate, until } from "../waiting.ts";

const QUICK = { send: { retryDelay: 0 }, work: { pollingIntervalSeconds: 0.5 } };

describeWithPostgres("PgBossJobs", 10, (pool) => {
  const boss = bossOf(() => new PgBoss({ connectionString: String(pool().options.connectionString), max: 4 }));
  beforeAll(() => pool().query(`${SCHEMA}; CREATE TABLE exports (id serial, org text)`));

  it.each(JOB_CASES)("$name", ({ run }) => run({ engine: new PgBossJobs({ boss: boss(), pool: pool(), ...QUICK }) }));

  const count = async (of: string): Promise<number> => (await pool().query(`SELECT id FROM ${of}`)).rows.length;

  it("makes its queues while other processes make them", async () => {
    const connectionString = String(pool().options.connectionString);
    const bosses = [0, 1, 2].map(() => new PgBoss({ connectionString, max: 1, supervise: false, schedule: false }));
    for (const each of bosses) await each.on("error", () => undefined).start();
    const work = { attempts: 1, keepSeconds: 1, run: async () => "/", report: () => undefined };
    for (let n = 0; n < 10; n += 1) {
      const engines = bosses.map((each) => new PgBossJobs({ boss: each, pool: pool(), ...QUICK }));
      const stops = await Promise.all(engines.map((engine) => engine.work({ ...work, name: `made-${n}` })));
      await Promise.all(stops.map((stop) => stop()));
    }
    await Promise.all(bosses.map((each) => each.stop({ graceful: false })));
  });

  it("adds a job in the transaction that the request is lent (ruling 63)", async () => {
    const { ask, service } = serviceOf(pool(), boss(), "lent", async () => "/exports/1");
    const before = await Promise.all([count("signalbox.jobs"), count("pgboss.job"), count("exports")]);
    const refused = await ask("POST", "/exports", { body: { org: "refused" } });
    expect(refused.status).toBe(409);
    expect(await Promise.all([count("signalbox.jobs"), count("pgboss.job"), count("exports")])).toEqual(before);
    const headers = { "idempotency-key": '"k"' };
    const [first, second] = [
      await ask("POST", "/exports", { body: { org: "a" }, headers }),
      await ask("POST", "/exports", { body: { org: "a" }, headers }),
    ];
    expect([first.status, second.header("location")]).toEqual([202, first.header("location")]);
    expect(await count("signalbox.jobs")).toBe((before[0] ?? 0) + 1);
    await service.stop();
  });

  it("commits the effect of a run together with its result, once (ruling 63)", async () => {
    const { ask, service } = serviceOf(pool(), boss(), "effect", async ({ attempt, data, tx }) => {
      const client = await tx();
      await client.query("INSERT INTO exports (org) VALUES ($1)", [data.org]);
      if (attempt === 1) throw new Error("after the effect");
      return `/exports/${data.org}`;
    });
    const added = await ask("POST", "/exports", { body: { org: "once" } });
    const done = await ask("GET", added.header("location") ?? "", { headers: { prefer: "wait=20" } });
    expect([done.status, done.header("location")]).toEqual([303, "/exports/once"]);
    expect((await pool().query("SELECT id FROM exports WHERE org = 'once'")).rows).toHaveLength(2);
    await service.stop();
  });

  it("commits nothing of a run that was cancelled (ruling 63)", async () => {
    const gate = new Gate();
    const ended = new Gate();
    const { ask, service } = serviceOf(pool(), boss(), "cancelled", async ({ data, tx }) => {
      const client = await tx();
      await client.query("INSERT INTO exports (org) VALUES ($1)", [`run ${data.org}`]);
      await gate.pass();
      ended.open();
      return "/exports/1";
    });
    const at = (await ask("POST", "/exports", { body: { org: "cancelled" } })).header("location") ?? "";
    await until(() => gate.came === 1);
    expect((await ask("DELETE", at)).status).toBe(204);
    gate.open();
    await ended.opened;
    await service.stop();
    expect((await ask("GET", at)).status).toBe(410);
    expect((await pool().query("SELECT id FROM exports WHERE org = 'run cancelled'")).rows).toEqual([]);
  });
});

/** One connection, which the jobs and `pg-boss` share. */
describe("PgBossJobs, on PGlite", () => {
  const pool = pglitePool();
  const executeSql = async (text: string, values?: unknown[]) =>
    (await pool.query(text, values)) as { readonly rows: unknown[] };
  const boss = bossOf(() => new PgBoss({ db: { executeSql } }));
  beforeAll(() => pool.query(SCHEMA));
  it.each(JOB_CASES)("$name", ({ run }) => run({ engine: new PgBossJobs({ boss: boss(), pool, ...QUICK }) }));
});

describe("the deliveries of pg-boss", () => {
  const pool = pglitePool();
  const broken = new Set<RegExp>();
  const executeSql = async (text: string, values?: unknown[]) => {
    const found = [...broken].find((each) => each.test(text));
    if (found === undefined) return (await pool.query(text, values)) as { readonly rows: unknown[] };
    broken.delete(found);
    throw new Error("Connection terminated unexpectedly");
  };
  // It looks for deliveries that have expired after two minutes, if at all.
  const boss = bossOf(() => new PgBoss({ db: { executeSql }, supervise: false }));
  beforeAll(() => pool.query(SCHEMA));

  const enqueuing = { request: {}, idempotency: undefined, defer: () => undefined };
  const begin = (name: string, run: () => Promise<string>) => {
    const send = { expireInSeconds: 1, retryDelay: 0 };
    const engine = new PgBossJobs({ boss: boss(), pool, ...QUICK, send, leaseSeconds: 1 });
    // What it returns is its author's affair.
    const jobs = new Jobs({ engine, onError: () => 1 });
    const defined = jobs.define(name, run);
    const added = async () => (await defined.enqueue(enqueuing, {})).id;
    const ended = (id: string) => until(async () => (await engine.find(id))?.state === "done");
    return { jobs, added, ended };
  };

  it("run the next job after the connection broke while one was settled or fetched (ruling 63)", async () => {
    let runs = 0;
    const { jobs, added, ended } = begin("broken", async () => {
      runs += 1;
      if (runs === 1) throw new Error("again");
      return "/exports/1";
    });
    broken.add(/state < 'completed'/);
    await jobs.start();
    await ended(await added());
    broken.add(/SET completed_on = now/);
    await ended(await added());
    await ended(await added());
    broken.add(/SKIP LOCKED/);
    await ended(await added());
    expect([runs, broken.size]).toEqual([5, 0]);
    await jobs.stop();
  });

  it("of a worker that died before it took the job arrive again, also in a process that has just started (ruling 63)", async () => {
    const { jobs, added, ended } = begin("died", async () => "/exports/1");
    const id = await added();
    expect(await boss().fetch("died")).toHaveLength(1);
    await jobs.start();
    await ended(id);
    await jobs.stop();
  });
});

/** Runs while the tests do. */
function bossOf(make: () => PgBoss): () => PgBoss {
  let boss: PgBoss;
  beforeAll(async () => {
    boss = make();
    boss.on("error", () => undefined);
    await boss.start();
  });
  afterAll(() => boss.stop({ graceful: false }));
  return () => boss;
}

type Run = (run: JobRun<{ readonly org: string }, PoolClient>) => Promise<string>;

function serviceOf(pool: Pool, boss: PgBoss, name: string, run: Run) {
  const jobs = new Jobs({ engine: new PgBossJobs({ boss, pool, ...QUICK }), onError: () => undefined });
  const exporting = jobs.define(name, run);
  const exports = resource("/exports", {
    with: [transactions(pool)],
    idempotency: { store: new PostgresStore({ pool }) },
    POST: {
      consumes: ["application/json"],
      halts: [409],
      processPost: async (ctx) => {
        const { org } = ctx.body as { readonly org: string };
        const added = await exporting.enqueue(ctx, { org });
        await (await ctx.tx()).query("INSERT INTO exports (org) VALUES ($1)", [org]);
        if (org === "refused") throw new Halt(409);
        return added;
      },
      accepted: ({ result }) => `/jobs/${result.id}`,
    },
  });
  const job = resource("/jobs/{id}", { with: [followed(jobs)], GET: readJob, DELETE: cancelJob });
  const service = new Service({ resources: { exports, job }, start: () => jobs.start(), stop: () => jobs.stop() });
  const ask = (method: string, path: string, more = {}) => request(service, method, path, more);
  return { service, ask };
}
