import { Waiting } from "../postgres/eventReader.ts";
import { Halt } from "../resource/halt.ts";
import type { Enqueuing, Job, JobEngine, JobWork, NewJob } from "./engine.ts";
import { failureOf, JobStopped } from "./engine.ts";

interface Kept {
  job: Job;
  readonly key: string | undefined;
  attempt: number;
  /** Of the attempt that runs. */
  running: AbortController | undefined;
  expires: number;
}

/** Jobs in the memory of one process, which are lost with it: for tests, and for a service that has only one. */
export class MemoryJobs implements JobEngine {
  readonly #kept = new Map<string, Kept>();
  readonly #keys = new Map<string, string>();
  readonly #queues = new Map<string, string[]>();
  readonly #workers = new Map<string, () => void>();
  readonly #waiting = new Waiting();

  async add({ key, ...job }: NewJob, ctx: Enqueuing): Promise<string> {
    this.#sweep();
    const known = key === undefined ? undefined : this.#keys.get(key);
    if (known !== undefined) return known;
    const { id } = job;
    // As it would come out of a database.
    const data: unknown = JSON.parse(JSON.stringify(job.data ?? null));
    const expires = Number.POSITIVE_INFINITY;
    this.#kept.set(id, { job: { ...job, data, state: "queued" }, key, attempt: 0, running: undefined, expires });
    if (key !== undefined) this.#keys.set(key, id);
    // A job of a request that failed was never there.
    ctx.defer(({ status = 200 }) => (status < 400 ? this.#enqueue(job) : this.#remove(id)));
    return id;
  }

  async find(id: string): Promise<Job | undefined> {
    const kept = this.#kept.get(id);
    return kept !== undefined && kept.expires > Date.now() ? kept.job : undefined;
  }

  changed(id: string, signal: AbortSignal): Promise<void> {
    return this.#waiting.wait(id, signal);
  }

  async cancel(id: string): Promise<void> {
    this.#remove(id);
  }

  /** One after the other. */
  async work(work: JobWork): Promise<() => Promise<void>> {
    const queue = this.#queueOf(work.name);
    let current: string | undefined;
    let isStopped = false;
    let done = Promise.resolve();
    const drain = async (): Promise<void> => {
      while (!isStopped) {
        current = queue.shift();
        if (current === undefined) return;
        await this.#attempt(work, current, () => isStopped);
      }
    };
    const wake = (): void => {
      done = done.then(drain);
    };
    this.#workers.set(work.name, wake);
    wake();
    return async () => {
      isStopped = true;
      this.#workers.delete(work.name);
      this.#kept.get(current ?? "")?.running?.abort(new JobStopped("The worker stops."));
      await done;
    };
  }

  async #attempt(work: JobWork, id: string, isStopped: () => boolean): Promise<void> {
    const kept = this.#kept.get(id);
    if (kept === undefined) return;
    const running = new AbortController();
    kept.running = running;
    kept.attempt += 1;
    kept.job = { ...kept.job, state: "running" };
    const { attempt, job } = kept;
    const { signal } = running;
    const progress = async (value: unknown): Promise<void> => {
      signal.throwIfAborted();
      kept.job = { ...kept.job, progress: value };
    };
    const tx = (): never => {
      throw new TypeError("MemoryJobs has no transactions: use PgBossJobs.");
    };
    try {
      const location = await work.run({ id, data: job.data, owner: job.owner, attempt, signal, progress, tx });
      this.#end(kept, { state: "done", location }, work.keepSeconds);
    } catch (error) {
      if (signal.aborted && isStopped()) return this.#again(kept, attempt - 1);
      if (!(error instanceof Halt) && !signal.aborted) work.report(error);
      const problem = failureOf(error, attempt, work.attempts);
      if (problem === undefined) this.#again(kept, attempt);
      else this.#end(kept, { state: "failed", problem }, work.keepSeconds);
    }
  }

  #end(kept: Kept, ended: Pick<Job, "state" | "location" | "problem">, keepSeconds: number): void {
    kept.job = { ...kept.job, ...ended };
    kept.expires = Date.now() + keepSeconds * 1000;
    this.#waiting.wake(kept.job.id);
  }

  #again(kept: Kept, attempt: number): void {
    kept.attempt = attempt;
    kept.job = { ...kept.job, state: "queued" };
    this.#enqueue(kept.job);
  }

  #enqueue({ id, name }: Pick<Job, "id" | "name">): void {
    this.#queueOf(name).push(id);
    this.#workers.get(name)?.();
  }

  #queueOf(name: string): string[] {
    const queue = this.#queues.get(name) ?? [];
    this.#queues.set(name, queue);
    return queue;
  }

  #remove(id: string): void {
    const kept = this.#kept.get(id);
    if (kept === undefined) return;
    this.#kept.delete(id);
    if (kept.key !== undefined) this.#keys.delete(kept.key);
    kept.running?.abort(new JobStopped("The job was cancelled."));
    this.#waiting.wake(id);
  }

  #sweep(): void {
    const now = Date.now();
    for (const [id, { expires }] of this.#kept) if (expires <= now) this.#remove(id);
  }
}
