import { parsePrefer } from "../http/prefer.ts";
import { part } from "../literal/resource.ts";
import type { Context } from "../resource/context.ts";
import { Halt } from "../resource/halt.ts";
import type { PlainModel } from "../resource/model.ts";
import type { Part } from "../resource/part.ts";
import type { Job, JobEngine } from "./engine.ts";
import type { JobContent } from "./jobs.ts";

/** What clients see of a job, in the document. */
export const jobModel: PlainModel<JobContent> = {
  modelJsonSchema: () => ({
    title: "Job",
    type: "object",
    properties: {
      id: { type: "string", format: "uuid" },
      state: { enum: ["queued", "running", "failed"] },
      progress: { description: "How far it is." },
      problem: { type: "object", description: "Why it failed (RFC 9457)." },
    },
    required: ["id", "state"],
  }),
};

/** What the resource of a job uses of its jobs. */
export interface Followable {
  readonly engine: Pick<JobEngine, "find" | "changed" | "cancel">;
  readonly maxWaitSeconds: number;
  readonly retryAfterSeconds: number;
}

/** The job that was found: `entity` of its resource. */
export interface FoundJob extends Job {
  readonly jobs: Followable;
}

/** What `followed` is to those that name it in `with`. */
export type Followed = Part<{}, [FoundJob], "find" | "previouslyExisted", never, never, "id", {}, {}>;

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A part that finds the job of the parameter `id`. A job that is not known any more is 410: forgotten, or cancelled. */
export function followed(jobs: Followable): Followed {
  const made: unknown = part({
    params: ["id"],
    find: async ({ params: { id } }) => {
      const job = ID.test(id) ? await jobs.engine.find(id) : undefined;
      return job && { ...job, jobs };
    },
    previouslyExisted: ({ params: { id } }) => ID.test(id),
  });
  return made as Followed;
}

/** What is used of the context of a request for a job. */
export type JobReading = Pick<Context, "request" | "signal" | "setHeader"> & { readonly entity: FoundJob };

/** GET of a job: how far it is, 303 to its result, or why it failed. */
export const readJob = {
  summary: "Follow a job",
  halts: [303, 410],
  response: { 200: jobModel },
  parameters: [
    {
      name: "Prefer",
      in: "header",
      description: "`wait=10` holds the response for at most so many seconds, until the job has ended (RFC 7240 4.3).",
      schema: { type: "string" },
    },
  ],
  documentedHeaders: {
    Location: { description: "Where the result is.", statuses: [303] },
    "Retry-After": { description: "After how many seconds to ask again, while it has not ended.", statuses: [200] },
    "Preference-Applied": { description: "For how long the response was held at most.", statuses: [200, 303] },
  },
  vary: () => ["Prefer"],
  cacheControl: () => "no-store",
  represent: async (ctx: JobReading): Promise<JobContent> => {
    const { jobs } = ctx.entity;
    const { wait = 0 } = parsePrefer(ctx.request.headers.get("prefer") ?? "", ["wait"]);
    const seconds = Math.min(wait, jobs.maxWaitSeconds);
    const job = seconds === 0 ? ctx.entity : await heldUntilEnded(ctx, seconds * 1000);
    if (job === undefined) throw new Halt(410);
    if (seconds > 0) ctx.setHeader("Preference-Applied", `wait=${seconds}`);
    const { id, state, progress, problem, location = "" } = job;
    if (state === "done") throw new Halt(303, { headers: { Location: location } });
    if (state !== "failed") ctx.setHeader("Retry-After", String(jobs.retryAfterSeconds));
    return { id, state, ...(progress !== undefined && { progress }), ...(problem !== undefined && { problem }) };
  },
} as const;

/** Ruling 62: the response is held no longer than the client wants, than the service lets it, and than there is time left. */
async function heldUntilEnded({ request, signal, entity }: JobReading, ms: number): Promise<Job | undefined> {
  const { engine } = entity.jobs;
  const left = (request.deadline ?? Number.POSITIVE_INFINITY) - performance.now() - BEFORE_DEADLINE_MS;
  const over = new AbortController();
  const end = () => over.abort();
  const timer = setTimeout(end, Math.max(0, Math.min(ms, left)));
  signal.addEventListener("abort", end);
  try {
    for (;;) {
      // Asked before it is read: what happens between is not waited for in vain.
      const changed = engine.changed(entity.id, over.signal);
      const job = await engine.find(entity.id);
      if (job === undefined || job.state === "done" || job.state === "failed" || over.signal.aborted) return job;
      await changed;
    }
  } finally {
    end();
    clearTimeout(timer);
    signal.removeEventListener("abort", end);
  }
}

/** What is left of the deadline when a response that was held is made. */
const BEFORE_DEADLINE_MS = 500;

/** DELETE of a job: 204, and from then on 410. */
export const cancelJob = {
  summary: "Cancel a job",
  response: { 204: null },
  deleteResource: ({ entity: { jobs, id } }: { readonly entity: FoundJob }): Promise<void> => jobs.engine.cancel(id),
} as const;
