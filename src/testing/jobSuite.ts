import { Later } from "../http/later.ts";
import type { Enqueuing, Job, JobEngine, JobRun } from "../jobs/engine.ts";
import type { Release } from "../resource/context.ts";
import { Halt } from "../resource/halt.ts";
import { casesOf, holds, type SuiteCase, same } from "./expectation.ts";

/** The engine that `JOB_CASES` test. */
export interface TriedJobs {
  readonly engine: JobEngine<unknown>;
}

type Run = (run: JobRun<unknown, unknown>) => Promise<string>;

async function worked(engine: JobEngine<unknown>, run: Run, { attempts = 2, keepSeconds = 60 } = {}) {
  const name = `job-${crypto.randomUUID()}`;
  const errors: unknown[] = [];
  let stop = async (): Promise<void> => undefined;
  const start = async (): Promise<void> => {
    stop = await engine.work({ name, attempts, keepSeconds, run, report: (error) => errors.push(error) });
  };
  await start();
  return {
    errors,
    start,
    stop: () => stop(),
    /** Adds a job, and ends the request that added it. */
    add: async (data?: unknown, key?: string, status = 202) => {
      const releases: Release[] = [];
      const ctx: Enqueuing = { request: {}, idempotency: undefined, defer: (release) => releases.push(release) };
      const id = await engine.add({ id: crypto.randomUUID(), name, owner: "ann", data, key }, ctx);
      for (const release of releases) await release({ status });
      return id;
    },
  };
}

async function when(engine: JobEngine<unknown>, id: string, isSo: (job: Job | undefined) => boolean) {
  for (;;) {
    const over = new AbortController();
    const changed = engine.changed(id, over.signal);
    const job = await engine.find(id);
    if (!isSo(job)) await Promise.race([changed, new Promise((resolve) => setTimeout(resolve, LOOK_EVERY))]);
    over.abort();
    if (isSo(job)) return job;
  }
}
const LOOK_EVERY = 50;
const hasEnded = (job: Job | undefined): boolean => job?.state !== "queued" && job?.state !== "running";

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    signal.addEventListener("abort", () => resolve());
    if (signal.aborted) resolve();
  });

/** How an engine of jobs behaves. Run the cases one after another. */
export const JOB_CASES: readonly SuiteCase<TriedJobs>[] = casesOf<TriedJobs>({
  "runs a job, and keeps where its result is": async ({ engine }) => {
    const runs: unknown[] = [];
    const data = { text: "\u{1f600} ü ' \" \\ \n", list: [1, null, { a: true }] };
    const jobs = await worked(engine, async ({ id, data: given, owner, attempt }) => {
      runs.push({ id, given, owner, attempt });
      return "/results/1";
    });
    const id = await jobs.add(data);
    const job = await when(engine, id, hasEnded);
    same([job?.state, job?.location, job?.owner, job?.data], ["done", "/results/1", "ann", data]);
    same(runs, [{ id, given: data, owner: "ann", attempt: 1 }], "what has run");
    await jobs.stop();
  },
  "has one job of a key": async ({ engine }) => {
    let runs = 0;
    const jobs = await worked(engine, async () => `/results/${(runs += 1)}`);
    const key = crypto.randomUUID();
    const ids = await Promise.all([jobs.add(1, key), jobs.add(1, key), jobs.add(1, key)]);
    same(new Set(ids).size, 1, "the number of jobs");
    await when(engine, ids[0] ?? "", hasEnded);
    const other = await jobs.add(1, crypto.randomUUID());
    await when(engine, other, hasEnded);
    same(runs, 2, "the number of runs");
    await jobs.stop();
  },
  "has no job of a request that failed": async ({ engine }) => {
    let runs = 0;
    const jobs = await worked(engine, async () => `/results/${(runs += 1)}`);
    same(await engine.find(await jobs.add(1, "k", 500)), undefined);
    await when(engine, await jobs.add(2), hasEnded);
    same(runs, 1, "the number of runs");
    await jobs.stop();
  },
  "tells the progress of a job while it runs": async ({ engine }) => {
    const ended = new Later<void>();
    const jobs = await worked(engine, async ({ progress }) => {
      await progress({ done: 1, of: 2 });
      await ended;
      return "/results/1";
    });
    const id = await jobs.add();
    const job = await when(engine, id, (found) => found?.progress !== undefined);
    same([job?.state, job?.progress], ["running", { done: 1, of: 2 }]);
    ended.resolve();
    await when(engine, id, hasEnded);
    await jobs.stop();
  },
  "fails a job at once by a Halt": async ({ engine }) => {
    let runs = 0;
    const jobs = await worked(engine, async () => {
      runs += 1;
      throw new Halt(422, { detail: "There are none." });
    });
    const job = await when(engine, await jobs.add(), hasEnded);
    same([job?.state, job?.problem?.status, job?.problem?.detail, runs], ["failed", 422, "There are none.", 1]);
    same(jobs.errors, []);
    await jobs.stop();
  },
  "tries a job again after another error, as often as it may": async ({ engine }) => {
    const attempts: number[] = [];
    const jobs = await worked(engine, async ({ attempt, data }) => {
      attempts.push(attempt);
      if (data === attempt) return "/results/1";
      throw new Error("secret");
    });
    same((await when(engine, await jobs.add(2), hasEnded))?.state, "done");
    same((await when(engine, await jobs.add(3), hasEnded))?.problem?.detail, "The job failed.");
    same(attempts, [1, 2, 1, 2], "the attempts");
    same(jobs.errors.length, 3, "the number of errors that were reported");
    await jobs.stop();
  },
  "cancels a job that waits, and one that runs": async ({ engine }) => {
    const runs: unknown[] = [];
    let reason: unknown;
    const began = new Later<void>();
    const jobs = await worked(engine, async ({ data, signal }) => {
      runs.push(data);
      began.resolve();
      if (data !== "long") return "/results/1";
      await aborted(signal);
      reason = signal.reason;
      return "/results/2";
    });
    const [long, waits, last] = [await jobs.add("long"), await jobs.add("waits"), await jobs.add("last")];
    await began;
    await engine.cancel(waits);
    await engine.cancel(long);
    same([await engine.find(long), await engine.find(waits)], [undefined, undefined]);
    await when(engine, last, hasEnded);
    same(runs, ["long", "last"], "what has run");
    holds(reason instanceof Error && reason.name === "JobStopped", "the signal of the run is aborted");
    same(await engine.find(long), undefined, "what was cancelled");
    await jobs.stop();
  },
  "forgets a job when its time is over": async ({ engine }) => {
    const jobs = await worked(engine, async () => "/results/1", { keepSeconds: 0 });
    same(await when(engine, await jobs.add(), (found) => found === undefined), undefined);
    await jobs.stop();
  },
  "runs what a worker that stopped had begun again, as the same attempt": async ({ engine }) => {
    const attempts: number[] = [];
    const began = new Later<void>();
    const jobs = await worked(engine, async ({ attempt, signal }) => {
      attempts.push(attempt);
      if (attempts.length > 1) return "/results/1";
      began.resolve();
      await aborted(signal);
      throw signal.reason;
    });
    const id = await jobs.add();
    await began;
    await jobs.stop();
    same((await engine.find(id))?.state, "queued");
    await jobs.start();
    same((await when(engine, id, hasEnded))?.state, "done");
    same(attempts, [1, 1], "the attempts");
    await jobs.stop();
  },
  "ends the wait for a change when it is aborted": async ({ engine }) => {
    const over = new AbortController();
    const changed = engine.changed(crypto.randomUUID(), over.signal);
    over.abort();
    await changed;
    await engine.changed(crypto.randomUUID(), over.signal);
  },
});
