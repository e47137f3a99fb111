import type { Problem } from "../http/problem.ts";
import type { CallOptions, Follow, Leading } from "./operation.ts";
import type { Reply } from "./reply.ts";

/** The job has failed: its resource says why. */
export class JobFailed extends Error {
  override readonly name = "JobFailed";
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`the job failed: ${problem.status} ${problem.detail ?? problem.title}`);
    this.problem = problem;
  }
}

/** The resource of jobs, as the client has it: `api("/jobs/{id}")`. */
export interface JobCalls<U> {
  readonly follow: Follow<U>;
  readonly delete: (given: never) => Promise<unknown>;
}

export interface JobOptions extends Omit<CallOptions, "ifMatch"> {
  /** How often it is asked at most. Default: until the job has ended. */
  readonly times?: number;
}

/** A job that a 202 leads to. */
export interface FollowedJob {
  /** Waits until the job has ended, and reads its result from the resource. Rejects with `JobFailed`, or with `Refused` if it is gone or withheld. */
  result<V extends Reply<unknown>>(
    of: { readonly follow: Follow<V> },
    options?: JobOptions,
  ): Promise<Extract<V, Reply<200>>>;
  /** Cancels it. */
  cancel(options?: CallOptions): Promise<void>;
}

/** The job that a reply leads to: `await job(api("/jobs/{id}"), reply).result(api("/exports/{id}"))`. */
export function job<U extends Reply<unknown>>(at: JobCalls<U>, reply: Leading): FollowedJob {
  return {
    result: async (of, { times = Number.POSITIVE_INFINITY, deadline, ...options } = {}) => {
      const began = performance.now();
      const bounded = () =>
        deadline === undefined
          ? options
          : { ...options, deadline: Math.max(0, deadline - (performance.now() - began)) };
      const pending = at.follow(reply, {
        prefer: HELD,
        ...bounded(),
        times,
        until: (each) => !isAsked(each) || isFailed(each),
      });
      const ended = await pending;
      if (isFailed(ended)) throw new JobFailed(ended.body.problem);
      // A refusal rejects here.
      if (ended.status !== 303 && ended.status !== "followed") await pending.ok();
      return of.follow(ended, bounded()).ok() as never;
    },
    cancel: async (options) => {
      const id = new URL(reply.location ?? "", reply.url).pathname.split("/").at(-1) ?? "";
      const given = { ...options, params: { id: decodeURIComponent(id) }, ifMatch: null };
      await at.delete(given as never);
    },
  };
}

/** RFC 7240 4.3: the service holds its response for so many seconds at most. */
const HELD = "wait=20";

interface Asked {
  readonly status: 200;
  readonly body: { readonly state: unknown; readonly problem: Problem };
}

const isAsked = (reply: object): reply is Asked => Reflect.get(reply, "status") === 200;
const isFailed = (reply: object): reply is Asked => isAsked(reply) && reply.body.state === "failed";
