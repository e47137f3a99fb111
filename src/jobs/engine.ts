import { type Problem, problem } from "../http/problem.ts";
import type { Release } from "../resource/context.ts";
import { Halt } from "../resource/halt.ts";
import type { KeyedRequest } from "../resource/idempotency.ts";

/** A job as an engine keeps it. */
export interface Job {
  readonly id: string;
  /** The name under which it was defined. */
  readonly name: string;
  /** The text that `enqueue` was given for guards. */
  readonly owner: string;
  readonly data: unknown;
  readonly state: "queued" | "running" | "done" | "failed";
  /** What the run has last given to `progress`. */
  readonly progress?: unknown;
  /** Where the result is, of one that is done. */
  readonly location?: string;
  /** Why it failed. */
  readonly problem?: Problem;
}

export interface NewJob extends Pick<Job, "id" | "name" | "owner" | "data"> {
  /** A digest of principal, operation and Idempotency-Key. There is one job of a key. */
  readonly key: string | undefined;
}

/** What is used of the context of the request that adds a job. */
export interface Enqueuing {
  readonly request: object;
  readonly idempotency: KeyedRequest | undefined;
  readonly defer: (release: Release) => void;
  /** Of `transactions(pool)`: the job is added in it. */
  readonly tx?: () => Promise<unknown>;
}

/** One attempt at a job. */
export interface JobRun<Data = unknown, Tx = never> {
  readonly id: string;
  readonly data: Data;
  readonly owner: string;
  /** Which attempt it is, from 1 on. */
  readonly attempt: number;
  /** Aborted when the job is cancelled, when another worker has taken it over, and when this one stops. */
  readonly signal: AbortSignal;
  /** Clients see the value, which is any JSON. Rejects where the signal is aborted. */
  readonly progress: (value: unknown) => Promise<void>;
  /** The transaction of this attempt. It is committed together with the result: so the effect happens once. */
  readonly tx: () => Promise<Tx>;
}

/** How jobs of one name are run. */
export interface JobWork<Tx = never> {
  readonly name: string;
  /** The most attempts, those that ended with their process included. */
  readonly attempts: number;
  /** Seconds for which it is known how a job ended. */
  readonly keepSeconds: number;
  /** Gives the path of the result. */
  run(run: JobRun<unknown, Tx>): Promise<string>;
  /** Told of the errors of runs. */
  readonly report: (error: unknown) => void;
}

/** Keeps jobs and runs them. A job that was cancelled or is forgotten is gone. To write another engine, pass `JOB_CASES` of `signalbox/testing`. */
export interface JobEngine<Tx = never> {
  /** Adds the job, in the transaction of the request if it has one. Gives the id of the job that has the same key, if there is one. */
  add(job: NewJob, ctx: Enqueuing): Promise<string>;
  find(id: string): Promise<Job | undefined>;
  /** Resolves when the job may have ended, or when the signal is aborted. */
  changed(id: string, signal: AbortSignal): Promise<void>;
  /** Removes it. Its run is aborted, and has no effect. */
  cancel(id: string): Promise<void>;
  /** Runs jobs of this name. The function that it gives ends that: what runs is aborted, and run again by another worker. */
  work(work: JobWork<Tx>): Promise<() => Promise<void>>;
}

/** What a run that threw has come to; undefined where it is tried again. Ruling 14: the message of an unexpected error is not sent. */
export function failureOf(error: unknown, attempt: number, attempts: number): Problem | undefined {
  if (error instanceof Halt) return problem(error.status, error.problem);
  return attempt < attempts ? undefined : problem(500, { detail: "The job failed." });
}

/** Why the signal of a run is aborted. */
export class JobStopped extends Error {
  override readonly name = "JobStopped";
}
