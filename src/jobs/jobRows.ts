import type { Problem } from "../http/problem.ts";
import type { Row, Run } from "../postgres/database.ts";
import { type Job, JobStopped } from "./engine.ts";

/** The statements on `signalbox.jobs`. The time is the database's. */

/** $1 id, $2 name, $3 owner, $4 key, $5 data. */
export const INSERT = `
INSERT INTO signalbox.jobs (id, name, owner, key, data) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (key) DO NOTHING RETURNING id`;

export const FIND = `
SELECT * FROM signalbox.jobs WHERE id = $1 AND (expires IS NULL OR expires > clock_timestamp())`;

export const CANCEL = `
WITH gone AS (DELETE FROM signalbox.jobs WHERE id = $1 RETURNING id)
SELECT pg_notify('signalbox_jobs', id::text) FROM gone`;

const LEASE = "lease = clock_timestamp() + $2::float8 * interval '1 second'";

/** $2 seconds of the lease. One that another worker runs is not taken while that lives. */
export const TAKE = `
UPDATE signalbox.jobs SET state = 'running', attempt = attempt + 1, ${LEASE}
WHERE id = $1 AND (state = 'queued' OR (state = 'running' AND lease < clock_timestamp())) RETURNING *`;

/** $2 attempt, $3 the attempt that is counted. */
export const AGAIN = `
UPDATE signalbox.jobs SET state = 'queued', attempt = $3 WHERE id = $1 AND attempt = $2 AND state = 'running'`;

const RENEW = `
UPDATE signalbox.jobs SET ${LEASE} WHERE id = $1 AND attempt = $3 AND state = 'running' RETURNING id`;

const PROGRESS = `
UPDATE signalbox.jobs SET progress = $3 WHERE id = $1 AND attempt = $2 AND state = 'running' RETURNING id`;

/** $3 state, $4 location or problem, $5 seconds for which it is known. */
const END = `
WITH ended AS (
  UPDATE signalbox.jobs SET state = $3, result = $4, expires = clock_timestamp() + $5::float8 * interval '1 second'
  WHERE id = $1 AND attempt = $2 AND state = 'running' RETURNING id
)
SELECT pg_notify('signalbox_jobs', id::text) FROM ended`;

/** $1 how many rows. Another worker that sweeps is not waited for. */
export const SWEEP = `
DELETE FROM signalbox.jobs WHERE id IN (
  SELECT id FROM signalbox.jobs WHERE expires <= now() ORDER BY expires LIMIT $1 FOR UPDATE SKIP LOCKED
)`;

export function jobOf({ id, name, owner, data, state, progress, result }: Row): Job {
  const job = { id: String(id), name: String(name), owner: String(owner), data: JSON.parse(String(data)) as unknown };
  return {
    ...job,
    state: state as Job["state"],
    ...(typeof progress === "string" && { progress: JSON.parse(progress) as unknown }),
    ...(state === "done" && { location: String(result) }),
    ...(state === "failed" && { problem: JSON.parse(String(result)) as Problem }),
  };
}

/** One attempt at a job. It can write only while no other has taken the job over. */
export class JobAttempt {
  readonly id: string;
  readonly attempt: number;
  readonly signal: AbortSignal;
  readonly #run: Run;
  readonly #controller = new AbortController();

  constructor(id: string, attempt: number, stopping: AbortSignal, run: Run) {
    this.id = id;
    this.attempt = attempt;
    this.#run = run;
    this.signal = AbortSignal.any([this.#controller.signal, stopping]);
  }

  readonly progress = async (value: unknown): Promise<void> => {
    this.signal.throwIfAborted();
    await this.#write(this.#run, PROGRESS, [this.id, this.attempt, JSON.stringify(value ?? null)]);
  };

  async renew(leaseSeconds: number): Promise<void> {
    await this.#write(this.#run, RENEW, [this.id, leaseSeconds, this.attempt]);
  }

  /** In the transaction of the effect, where there is one. */
  async end(state: "done" | "failed", result: string, keepSeconds: number, run: Run = this.#run): Promise<void> {
    await this.#write(run, END, [this.id, this.attempt, state, result, keepSeconds]);
  }

  async #write(run: Run, text: string, values: readonly unknown[]): Promise<void> {
    if ((await run(text, values)).rows.length === 1) return;
    this.abort();
    throw this.signal.reason;
  }

  abort(): void {
    this.#controller.abort(new JobStopped("The job was cancelled, or another worker has taken it over."));
  }
}
