import { isText } from "../http/kinds.ts";
import { wrongValue } from "../http/wrongValue.ts";
import { checkOptions, FUNCTION, type OptionRules, wholeNumber } from "../resource/options.ts";
import type { Enqueuing, Job, JobEngine, JobRun, JobWork } from "./engine.ts";

export interface JobsOptions<Tx> {
  readonly engine: JobEngine<Tx>;
  /** Seconds for which it is known how a job ended. Then its resource is 410. Default: 86,400, a day. */
  readonly keepSeconds?: number | undefined;
  /** The most seconds for which `Prefer: wait` holds a response. Default: 30. */
  readonly maxWaitSeconds?: number | undefined;
  /** Seconds after which clients ask again. Default: 1. */
  readonly retryAfterSeconds?: number | undefined;
  /** Told of the errors of runs, those included that are tried again. Default: console.error. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

const SECONDS = /* @__PURE__ */ wholeNumber("30");
const OPTIONS: OptionRules<JobsOptions<never>> = {
  engine: true,
  keepSeconds: SECONDS,
  maxWaitSeconds: SECONDS,
  retryAfterSeconds: SECONDS,
  onError: FUNCTION,
};

/** What clients see of a job. */
export type JobContent = Pick<Job, "id" | "state" | "progress" | "problem">;

/** Jobs of one name. */
export interface DefinedJob<Data> {
  readonly name: string;
  /** Adds a job with `data`, as JSON, in the transaction that the request is lent. Of one principal, operation and Idempotency-Key there is one. */
  enqueue(ctx: Enqueuing, data: Data, more?: { readonly owner?: string | undefined }): Promise<JobContent>;
}

/** The jobs of a service: what they do, and how they are kept and run. */
export class Jobs<Tx = never> {
  readonly engine: JobEngine<Tx>;
  readonly maxWaitSeconds: number;
  readonly retryAfterSeconds: number;
  readonly #keepSeconds: number;
  readonly #report: (error: unknown) => void;
  readonly #defined = new Map<string, JobWork<Tx>>();
  #stops: readonly (() => Promise<void>)[] = [];

  constructor(options: JobsOptions<Tx>) {
    checkOptions("Jobs", options, OPTIONS);
    this.engine = options.engine;
    this.maxWaitSeconds = options.maxWaitSeconds ?? 30;
    this.retryAfterSeconds = options.retryAfterSeconds ?? 1;
    this.#keepSeconds = options.keepSeconds ?? 86_400;
    this.#report = options.onError ?? console.error;
  }

  /** Says what jobs of a name do. The run returns the path of its result. If it throws a Halt, the job has failed; after any other error it is tried again. */
  define<Data>(
    name: string,
    run: (run: JobRun<Data, Tx>) => Promise<string>,
    { attempts = 3 }: { readonly attempts?: number } = {},
  ): DefinedJob<Data> {
    if (this.#defined.has(name)) throw new Error(`The job ${JSON.stringify(name)} is defined twice.`);
    this.#defined.set(name, {
      name,
      attempts,
      keepSeconds: this.#keepSeconds,
      run: async (attempt) => pathOf(name, await run(attempt as JobRun<Data, Tx>)),
      report: this.#report,
    });
    const enqueue: DefinedJob<Data>["enqueue"] = async (ctx, data, { owner = "" } = {}) => {
      const key = ctx.idempotency?.scopedKey;
      const id = await this.engine.add({ id: crypto.randomUUID(), name, owner, data, key }, ctx);
      return { id, state: "queued" };
    };
    return { name, enqueue };
  }

  /** Begins to run the jobs that are defined: for `start` of a service, or in a process of its own. */
  async start(): Promise<void> {
    this.#stops = await Promise.all([...this.#defined.values()].map((work) => this.engine.work(work)));
  }

  /** Ends what runs. It is run again, here or elsewhere. */
  async stop(): Promise<void> {
    const stops = this.#stops;
    this.#stops = [];
    await Promise.all(stops.map((stop) => stop()));
  }
}

function pathOf(name: string, given: unknown): string {
  if (isText(given) && given !== "") return given;
  throw wrongValue(`The job ${name}`, given, "Return the path of its result: `/exports/7`.");
}
