import { Halt } from "signalbox";
import { type Enqueuing, type JobRun, JobStopped, type JobWork } from "signalbox/jobs";
import { type Boss, type Delivered, PgBossJobs, type PgBossJobsOptions } from "signalbox/jobs/pg-boss";
import { SCHEMA } from "signalbox/postgres";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { pglitePool } from "../postgres/pglite.ts";
import { Gate, until } from "../waiting.ts";

type Release = Parameters<Enqueuing["defer"]>[0];
const pool = pglitePool();
beforeAll(() => pool.query(SCHEMA));
beforeEach(() => pool.query("DELETE FROM signalbox.jobs"));

/** What `PgBossJobs` uses of pg-boss, delivered by hand. */
class HandBoss implements Boss {
  readonly waiting: Delivered[] = [];
  readonly created: string[] = [];
  readonly sent: unknown[] = [];
  readonly fetched: unknown[] = [];
  readonly settled: string[] = [];
  /** What the next calls of a method throw. */
  readonly throws: { [method: string]: unknown[] } = {};

  async #fail(method: string): Promise<void> {
    const error = this.throws[method]?.shift();
    if (error !== undefined) throw error;
  }
  async createQueue(name: string) {
    this.created.push(name);
    await this.#fail("createQueue");
  }
  async send(name: string, data: object, { db, ...options }: { db: { executeSql(text: string): Promise<object> } }) {
    await this.#fail("send");
    expect(await db.executeSql("SELECT 7 AS seven")).toMatchObject({ rows: [{ seven: 7 }] });
    this.sent.push([name, data, options]);
    this.deliver(data);
  }
  deliver(data: object): void {
    this.waiting.push({ id: `delivery ${this.sent.length}`, data });
  }
  async fetch(name: string, options: object) {
    this.fetched.push([name, options]);
    await this.#fail("fetch");
    return this.waiting.splice(0);
  }
  async complete(name: string, id: string) {
    await this.#fail("complete");
    this.settled.push(`${name}: ${id} is complete`);
  }
  async fail(name: string, id: string) {
    this.settled.push(`${name}: ${id} has failed`);
    await this.#fail("fail");
  }
}

type Run = (run: JobRun<unknown, { query(text: string): Promise<unknown> }>) => Promise<string>;
type Options = Partial<PgBossJobsOptions<typeof pool>>;

function engineOf(boss: Boss, options: Options = {}) {
  return new PgBossJobs({ boss, pool, work: { pollingIntervalSeconds: 0 }, pollMs: 5, listen: false, ...options });
}
function handled(run: Run, { attempts = 2, keepSeconds = 60, ...options }: Options & Partial<JobWork> = {}) {
  const boss = new HandBoss();
  const engine = engineOf(boss, options);
  const errors: unknown[] = [];
  const report = (error: unknown): void => void errors.push(error);
  const work = () => engine.work({ name: "export", attempts, keepSeconds, run, report });
  const add = async ({ data, key, status }: { data?: unknown; key?: string; status?: number } = {}) => {
    const releases: Release[] = [];
    const ctx: Enqueuing = { request: {}, idempotency: undefined, defer: (release) => void releases.push(release) };
    const job = { id: crypto.randomUUID(), name: "export", owner: "ann", data, key };
    const id = await engine.add(job, ctx);
    for (const release of releases) await release({ status });
    return id;
  };
  const settles = (count: number) => until(() => boss.settled.length >= count);
  return { boss, engine, errors, work, add, settles };
}

describe("PgBossJobs", () => {
  it("sends the id of a job, to be delivered until it has ended", async () => {
    const { boss, add } = handled(async () => "/exports/1");
    const id = await add();
    expect(boss.sent).toEqual([["export", { id }, { expireInSeconds: 60, retryDelay: 5, retryLimit: 1_000_000 }]]);
    const quick = handled(async () => "/exports/1", { send: { retryDelay: 0, priority: 1 } });
    const other = await quick.add();
    expect(quick.boss.sent).toEqual([
      ["export", { id: other }, { expireInSeconds: 60, retryDelay: 0, retryLimit: 1_000_000, priority: 1 }],
    ]);
    expect(pool.open).toBe(0);
  });

  it("fetches with the options of its work, and settles what has ended", async () => {
    const runs: unknown[] = [];
    const { boss, engine, errors, work, add, settles } = handled(
      async ({ id, data, owner, attempt }) => {
        runs.push([id, data, owner, attempt]);
        return "/exports/1";
      },
      { work: { batchSize: 2, pollingIntervalSeconds: 0 } },
    );
    const id = await add();
    const stop = await work();
    await settles(1);
    await stop();
    expect(boss.fetched[0]).toEqual(["export", { batchSize: 2 }]);
    expect(boss.settled).toEqual(["export: delivery 1 is complete"]);
    expect(runs).toEqual([[id, null, "ann", 1]]);
    const job = { id, name: "export", owner: "ann", data: null, state: "done", location: "/exports/1" };
    expect([await engine.find(id), errors, pool.open]).toEqual([job, [], 0]);
  });

  it("fails the delivery of a run that is tried again, and reports why", async () => {
    const again = new Error("again");
    const { boss, engine, errors, work, add, settles } = handled(async ({ attempt, tx }) => {
      await (await tx()).query("SELECT 1");
      if (attempt === 1) throw again;
      return "/exports/1";
    });
    const id = await add();
    const stop = await work();
    await settles(1);
    expect(await engine.find(id)).toMatchObject({ state: "queued" });
    boss.deliver({ id });
    await settles(2);
    await stop();
    expect(boss.settled).toEqual(["export: delivery 1 has failed", "export: delivery 1 is complete"]);
    expect([(await engine.find(id))?.state, errors, pool.open]).toEqual(["done", [again], 0]);
  });

  it("has failed with the problem of a Halt, or after the last attempt", async () => {
    const thrown = [new Halt(422, { detail: "There are none." }), new Error("secret")];
    const { engine, errors, work, add, settles } = handled(async ({ data }) => Promise.reject(thrown[Number(data)]), {
      attempts: 1,
    });
    const ids = [await add({ data: 0 }), await add({ data: 1 })];
    const stop = await work();
    await settles(2);
    await stop();
    expect(await Promise.all(ids.map((id) => engine.find(id)))).toMatchObject([
      { state: "failed", problem: { status: 422, detail: "There are none." } },
      { state: "failed", problem: { status: 500, detail: "The job failed." } },
    ]);
    expect(errors).toEqual([thrown[1]]);
  });

  it("fails a job whose workers died as often as it may be tried, and takes none that lives", async () => {
    let runs = 0;
    const { boss, engine, errors, work, add, settles } = handled(async () => `/exports/${++runs}`);
    const [dead, living] = [await add(), await add()];
    const began = "UPDATE signalbox.jobs SET state = 'running', attempt = 2, lease = clock_timestamp() +";
    await pool.query(`${began} '-1 second' WHERE id = $1`, [dead]);
    await pool.query(`${began} '1 hour' WHERE id = $1`, [living]);
    const stop = await work();
    await settles(2);
    await stop();
    expect(runs).toBe(0);
    expect(boss.settled).toEqual(["export: delivery 1 is complete", "export: delivery 2 has failed"]);
    expect([(await engine.find(dead))?.state, (await engine.find(living))?.state]).toEqual(["failed", "running"]);
    expect(errors).toEqual([new Error(`The job ${dead} was begun 2 times, and has not ended.`)]);
  });

  it("settles the delivery of a job that is gone, and forgets what has ended", async () => {
    let runs = 0;
    const { boss, engine, work, add, settles } = handled(async () => `/exports/${++runs}`, { keepSeconds: 0 });
    const [cancelled] = [await add(), await add()];
    await engine.cancel(cancelled);
    const stop = await work();
    await settles(2);
    await stop();
    expect(boss.settled).toEqual(["export: delivery 1 is complete", "export: delivery 2 is complete"]);
    expect(runs).toBe(1);
    expect(await pool.query("SELECT id FROM signalbox.jobs")).toMatchObject({ rows: [] });
  });

  it("adds none for a request that failed, unless the job of its key was there before", async () => {
    const { boss, engine, add } = handled(async () => "/exports/1");
    const [kept, failed] = [await add({ status: 399 }), await add({ status: 400 })];
    expect([(await engine.find(kept))?.state, await engine.find(failed)]).toEqual(["queued", undefined]);
    const first = await add({ key: "k" });
    expect(await add({ key: "k", status: 500 })).toBe(first);
    expect((await engine.find(first))?.state).toBe("queued");
    expect(boss.sent).toHaveLength(3);
  });

  it("adds none that pg-boss does not take, and gives its connection back", async () => {
    const { boss, add } = handled(async () => "/exports/1");
    boss.throws["send"] = [new Error("no queue")];
    await expect(add({ key: "k" })).rejects.toThrow("no queue");
    expect(await pool.query("SELECT id FROM signalbox.jobs")).toMatchObject({ rows: [] });
    expect(pool.open).toBe(0);
    await add({ key: "k" });
    expect(boss.sent).toHaveLength(1);
  });

  it("reports what pg-boss throws, and goes on", async () => {
    const { boss, errors, work, add, settles } = handled(async () => "/exports/1");
    const [fetching, completing] = [new Error("fetch"), new Error("complete")];
    Object.assign(boss.throws, { fetch: [fetching], complete: [completing] });
    await add();
    await add();
    const stop = await work();
    await settles(1);
    await stop();
    expect(boss.settled).toEqual(["export: delivery 2 is complete"]);
    expect(errors).toEqual([fetching, completing]);
  });

  it("aborts a run that was cancelled, and takes no progress of it", async () => {
    const began = new Gate();
    const reasons: unknown[] = [];
    const { boss, engine, errors, work, add, settles } = handled(async ({ signal, progress }) => {
      await progress({ done: 1 });
      began.open();
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
      reasons.push(signal.reason);
      await progress({ done: 2 }).catch((error: unknown) => reasons.push(error));
      return "/exports/1";
    });
    const id = await add();
    const stop = await work();
    await began.opened;
    expect((await engine.find(id))?.progress).toEqual({ done: 1 });
    await engine.cancel(id);
    await settles(1);
    await stop();
    const gone = new JobStopped("The job was cancelled, or another worker has taken it over.");
    expect([reasons, errors, boss.settled]).toEqual([[gone, gone], [], ["export: delivery 1 is complete"]]);
  });

  it("stops a run, which is delivered again as the same attempt", async () => {
    const attempts: number[] = [];
    const reasons: unknown[] = [];
    const { boss, engine, errors, work, add, settles } = handled(async ({ attempt, signal }) => {
      if (attempts.push(attempt) > 1) return "/exports/1";
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
      reasons.push(signal.reason);
      throw new Error("not said why");
    });
    const id = await add();
    const stop = await work();
    await until(() => attempts.length === 1);
    await stop();
    expect(boss.settled).toEqual(["export: delivery 1 has failed"]);
    expect([(await engine.find(id))?.state, reasons, errors]).toEqual([
      "queued",
      [new JobStopped("The worker stops.")],
      [],
    ]);
    boss.deliver({ id });
    const again = await work();
    await settles(2);
    await again();
    expect(attempts).toEqual([1, 1]);
  });

  it("renews its lease while it runs", async () => {
    const gate = new Gate();
    const { work, add, settles } = handled(
      async () => {
        await gate.pass();
        return "/exports/1";
      },
      { leaseSeconds: 100 },
    );
    const id = await add();
    const stop = await work();
    await until(() => gate.came === 1);
    const left =
      "SELECT id FROM signalbox.jobs WHERE id = $1 AND lease BETWEEN now() + interval '90 seconds' AND now() + interval '101 seconds'";
    expect(await pool.query(left, [id])).toMatchObject({ rows: [{ id }] });
    await pool.query("UPDATE signalbox.jobs SET lease = now() WHERE id = $1", [id]);
    await until(async () => (await pool.query<object>(left, [id])).rows.length === 1);
    gate.open();
    await settles(1);
    await stop();
  });
});

describe("the queue of a job", () => {
  const deadlock = Object.assign(new Error("deadlock detected"), { code: "40P01" });

  it("is made once, and before the first job is added or run", async () => {
    const { boss, work, add } = handled(async () => "/exports/1");
    await Promise.all([add(), add()]);
    await (await work())();
    expect(boss.created).toEqual(["export"]);
  });

  it("is tried 10 times more after a deadlock, and not after another error", async () => {
    const boss = new HandBoss();
    const engine = engineOf(boss);
    const work = { name: "export", attempts: 1, keepSeconds: 1, run: async () => "/", report: () => undefined };
    boss.throws["createQueue"] = Array.from({ length: 11 }, () => deadlock);
    await expect(engine.work(work)).rejects.toBe(deadlock);
    expect(boss.created).toHaveLength(11);
    boss.throws["createQueue"] = [new Error("no schema")];
    await expect(engine.work(work)).rejects.toThrow("no schema");
    expect(boss.created).toHaveLength(12);
    boss.throws["createQueue"] = Array.from({ length: 10 }, () => deadlock);
    await (await engine.work(work))();
    expect(boss.created).toHaveLength(23);
  });
});

describe("deliveries whose worker has died", () => {
  const looking = async (looks: object, leaseSeconds?: number) => {
    const boss = Object.assign(new HandBoss(), looks);
    const errors: unknown[] = [];
    const report = (error: unknown): void => void errors.push(error);
    const engine = engineOf(boss, leaseSeconds === undefined ? {} : { leaseSeconds });
    const stop = await engine.work({ name: "export", attempts: 1, keepSeconds: 1, run: async () => "/", report });
    await until(() => boss.fetched.length > 2);
    await stop();
    return errors;
  };

  it("are looked for when a worker starts, by `supervise` of later versions or `expire` of version 10", async () => {
    const looks: string[] = [];
    const expire = async (): Promise<void> => void looks.push("expire");
    const supervise = async (): Promise<void> => void looks.push("supervise");
    expect(await looking({ expire })).toEqual([]);
    expect(await looking({ expire, supervise })).toEqual([]);
    expect(await looking({})).toEqual([]);
    expect(looks).toEqual(["expire", "supervise"]);
  });

  it("are looked for again after each lease, and what that throws is reported", async () => {
    const errors = await looking({ supervise: () => Promise.reject(new Error("no")) }, 0);
    expect(errors.length).toBeGreaterThan(2);
    expect(errors[0]).toEqual(new Error("no"));
  });
});
