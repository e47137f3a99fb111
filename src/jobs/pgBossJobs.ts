import { type ClientOf, type PostgresPool, type Run, runnerOf } from "../postgres/database.ts";
import { Transaction, transactionOf } from "../postgres/transaction.ts";
import { Waking } from "../postgres/waking.ts";
import { Halt } from "../resource/halt.ts";
import { checkOptions, type OptionRules } from "../resource/options.ts";
import { isSerializationFailure } from "../walk/fault.ts";
import type { Enqueuing, Job, JobEngine, JobWork, NewJob } from "./engine.ts";
import { failureOf, JobStopped } from "./engine.ts";
import { AGAIN, CANCEL, FIND, INSERT, JobAttempt, jobOf, SWEEP, TAKE } from "./jobRows.ts";

/** The part of `pg-boss` that is used, from version 10 on. Its own workers end the process if the connection breaks at the wrong moment. */
export interface Boss {
  createQueue(name: string): Promise<unknown>;
  send(name: string, data: object, options: object): Promise<unknown>;
  fetch(name: string, options: object): Promise<readonly Delivered[]>;
  complete(name: string, id: string): Promise<unknown>;
  fail(name: string, id: string): Promise<unknown>;
  /** Version 10. Later versions have `supervise` instead. */
  expire?(): Promise<unknown>;
  supervise?(): Promise<unknown>;
}
export interface Delivered {
  readonly id: string;
  readonly data: object;
}
export interface DeliveryOptions {
  readonly pollingIntervalSeconds?: number | undefined;
  readonly [option: string]: unknown;
}

export interface PgBossJobsOptions<P extends PostgresPool> {
  /** You start and stop it. */
  readonly boss: Boss;
  /** The pool whose transactions your requests are lent. */
  readonly pool: P;
  /** Options of `boss.send`. Default: `{ expireInSeconds: 60, retryDelay: 5 }`. A job may take longer than it expires. */
  readonly send?: object | undefined;
  /** Options of `boss.fetch`, and `pollingIntervalSeconds`. Default: 2. */
  readonly work?: DeliveryOptions | undefined;
  /** Seconds after which a worker that shows no life has died. Default: 30. */
  readonly leaseSeconds?: number | undefined;
  /** Whether NOTIFY wakes those that wait, over a connection of its own. Default: true. PgBouncer in transaction mode needs false. */
  readonly listen?: boolean | undefined;
  /** Milliseconds after which they look without being woken, and a worker shows life. Default: 1,000. */
  readonly pollMs?: number | undefined;
}

const OPTIONS: OptionRules<PgBossJobsOptions<PostgresPool>> = {
  boss: true,
  pool: true,
  send: true,
  work: true,
  leaseSeconds: true,
  listen: true,
  pollMs: true,
};

/** It delivers until the table says that a job has ended, which counts the attempts. */
const DELIVERY = { expireInSeconds: 60, retryDelay: 5, retryLimit: 1_000_000 };
const SWEPT_AT_ONCE = 256;

/**
 * Jobs in PostgreSQL, run by `pg-boss`. What clients see is in `signalbox.jobs`; `pg-boss` delivers the ids to workers, again and
 * again until the job has ended. A job is there if its request was committed, and has ended if its effect was.
 */
export class PgBossJobs<P extends PostgresPool> implements JobEngine<ClientOf<P>> {
  readonly #options: PgBossJobsOptions<P>;
  readonly #run: Run;
  readonly #waking: Waking;
  readonly #queues = new Map<string, Promise<unknown>>();

  constructor(options: PgBossJobsOptions<P>) {
    checkOptions("PgBossJobs", options, OPTIONS);
    this.#options = options;
    const { pool, listen: listens = true, pollMs = 1_000 } = options;
    this.#run = runnerOf(pool);
    this.#waking = new Waking({ pool, notice: "signalbox_jobs", listens, pollMs, onError: () => undefined });
  }

  async add(job: NewJob, ctx: Enqueuing): Promise<string> {
    await this.#queue(job.name);
    await ctx.tx?.();
    const lent = transactionOf(ctx.request, this.#options.pool);
    if (lent !== undefined) return this.#insert(job, lent.session.run);
    const own = await this.#begin(new AbortController().signal);
    const id = await this.#insert(job, own.session.run).catch(async (error: unknown) => {
      await own.rollback(error);
      throw error;
    });
    await own.commit();
    if (id === job.id) ctx.defer(({ status = 200 }) => (status < 400 ? undefined : this.cancel(id)));
    return id;
  }

  async #insert({ id, name, owner, data, key }: NewJob, run: Run): Promise<string> {
    const inserted = await run(INSERT, [id, name, owner, key ?? null, JSON.stringify(data ?? null)]);
    if (inserted.rows.length === 0) {
      const { rows } = await run("SELECT id FROM signalbox.jobs WHERE key = $1", [key]);
      return String(rows[0]?.["id"]);
    }
    const db = { executeSql: (text: string, values?: readonly unknown[]) => run(text, values) };
    await this.#options.boss.send(name, { id }, { ...DELIVERY, ...this.#options.send, db });
    return id;
  }

  async find(id: string): Promise<Job | undefined> {
    const { rows } = await this.#run(FIND, [id]);
    return rows[0] && jobOf(rows[0]);
  }

  changed(id: string, signal: AbortSignal): Promise<void> {
    return this.#waking.wait(id, signal);
  }

  async cancel(id: string): Promise<void> {
    await this.#run(CANCEL, [id]);
  }

  async work(work: JobWork<ClientOf<P>>): Promise<() => Promise<void>> {
    await this.#queue(work.name);
    const stopping = new AbortController();
    const over = this.#deliver(work, stopping.signal);
    return async () => {
      stopping.abort(new JobStopped("The worker stops."));
      await over;
    };
  }

  /** Attempts each job that is delivered, until the signal is aborted. A delivery that cannot be settled arrives again when it expires. */
  async #deliver(work: JobWork<ClientOf<P>>, signal: AbortSignal): Promise<void> {
    const { name, report } = work;
    const { boss, leaseSeconds = 30 } = this.#options;
    const { pollingIntervalSeconds = 2, ...fetching } = this.#options.work ?? {};
    let looked = Number.NEGATIVE_INFINITY;
    while (!signal.aborted) {
      if (performance.now() - looked > leaseSeconds * 1000) {
        looked = performance.now();
        // A process that lives shorter than pg-boss's own interval would never look for deliveries whose worker has died.
        await (boss.supervise === undefined ? boss.expire?.() : boss.supervise())?.catch(report);
      }
      let isIdle = true;
      const delivered = await boss.fetch(name, { ...fetching }).catch((error: unknown): readonly Delivered[] => {
        report(error);
        return [];
      });
      for (const { id, data } of delivered) {
        const hasEnded = await this.#attempt(work, String(Reflect.get(data, "id")), signal).then(
          () => true,
          () => false,
        );
        await (hasEnded ? boss.complete(name, id) : boss.fail(name, id)).catch(report);
        if (hasEnded) isIdle = false;
      }
      if (isIdle) await pause(pollingIntervalSeconds * 1000, signal);
    }
  }

  /** Resolves if the job has ended or is gone. If it throws, the job is delivered again. */
  async #attempt(work: JobWork<ClientOf<P>>, id: string, stopping: AbortSignal): Promise<void> {
    stopping.throwIfAborted();
    const { leaseSeconds = 30 } = this.#options;
    const { rows } = await this.#run(TAKE, [id, leaseSeconds]);
    if (rows[0] === undefined) {
      if ((await this.find(id))?.state === "running") throw new JobStopped("Another worker runs this job.");
      return;
    }
    const attempt = Number(rows[0]["attempt"]);
    const { data, owner } = jobOf(rows[0]);
    const run = new JobAttempt(id, attempt, stopping, this.#run);
    const living = this.#live(run, leaseSeconds);
    let transaction: Promise<Transaction> | undefined;
    const tx = async () => {
      transaction ??= this.#begin(run.signal);
      return (await transaction).session.client as ClientOf<P>;
    };
    try {
      // One that died has not said why.
      if (attempt > work.attempts)
        throw new Error(`The job ${id} was begun ${work.attempts} times, and has not ended.`);
      const { signal, progress } = run;
      const location = await work.run({ id, data, owner, attempt, signal, progress, tx });
      const open = await transaction;
      await run.end("done", location, work.keepSeconds, open?.session.run);
      transaction = undefined;
      await open?.commit();
    } catch (error) {
      await transaction?.then((open) => open.rollback(error)).catch(work.report);
      await this.#failed(work, run, error, stopping);
    } finally {
      run.abort();
      await living;
      await this.#run(SWEEP, [SWEPT_AT_ONCE]).catch(work.report);
    }
  }

  async #failed(work: JobWork<ClientOf<P>>, run: JobAttempt, error: unknown, stopping: AbortSignal): Promise<void> {
    const isStopped = run.signal.aborted;
    const { attempt, id } = run;
    if (!isStopped && !(error instanceof Halt)) work.report(error);
    const problem = isStopped ? undefined : failureOf(error, attempt, work.attempts);
    if (problem !== undefined) return run.end("failed", JSON.stringify(problem), work.keepSeconds);
    await this.#run(AGAIN, [id, attempt, stopping.aborted ? attempt - 1 : attempt]);
    if ((await this.find(id)) !== undefined) throw new JobStopped("The job is run again.");
  }

  /** Shows that the worker lives, and aborts the run if the job was cancelled or taken over. */
  async #live(run: JobAttempt, leaseSeconds: number): Promise<void> {
    while (!run.signal.aborted) {
      await this.#waking.wait(run.id, run.signal);
      if (!run.signal.aborted) await run.renew(leaseSeconds).catch(() => undefined);
    }
  }

  #begin(signal: AbortSignal): Promise<Transaction> {
    return Transaction.begin(this.#options.pool, { request: {}, signal }, () => "BEGIN");
  }

  #queue(name: string): Promise<unknown> {
    const made = this.#queues.get(name) ?? this.#createQueue(name);
    this.#queues.set(name, made);
    made.catch(() => this.#queues.delete(name));
    return made;
  }

  /** pg-boss makes a table for each queue. PostgreSQL ends one of two processes that do so at once with a deadlock. */
  async #createQueue(name: string): Promise<unknown> {
    for (let left = 10; ; left -= 1) {
      try {
        return await this.#options.boss.createQueue(name);
      } catch (error) {
        if (left === 0 || !isSerializationFailure(error)) throw error;
      }
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end);
    if (signal.aborted) end();
  });
}
