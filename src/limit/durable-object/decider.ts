import type { Clock } from "../limiter.ts";
import type { Policy } from "../policy.ts";
import type { KeySpace } from "../shared/keys.ts";
import type { LimitQuestion } from "../shared/question.ts";
import type { StandIn } from "../shared/standIn.ts";
import { askObject, type ObjectNamespace } from "./binding.ts";
import type { ObjectQuestion } from "./object.ts";

/** How soon after a fault one question tries the object again. */
const RETRY_MS = 1000;

/** Counters of a limiter since it was built. */
export interface DurableObjectLimiterStats {
  /** Questions decided by the object. */
  shared: number;
  /** Questions decided by the local bucket because the object could not. */
  local: number;
  /** Questions that the object did not reply to within the deadline. */
  timeouts: number;
  /** Questions that the object failed. */
  errors: number;
}

export interface DeciderOptions {
  readonly namespace: ObjectNamespace;
  readonly policies: readonly Policy[];
  readonly deadlineMs: number;
  readonly prefix: string;
  readonly space: KeySpace;
  readonly standIn: StandIn;
  readonly stats: DurableObjectLimiterStats;
  /** The name of this isolate. */
  readonly isolate: () => string;
  readonly clock: Clock;
}

/**
 * Decides the questions of one shard by its object within the deadline, or else by the local buckets. In a Worker no request may
 * wait for what another has sent, so there are no batches, nothing runs in the background, and each call ends by itself.
 */
export class Decider {
  readonly #shard: number;
  readonly #options: DeciderOptions;
  #processes = 1;
  #sent = 0;
  /** The latest call that has a reply. */
  #newest = 0;
  #faults = 0;
  /** While the object fails: when it is tried again. */
  #retryAt: number | undefined;
  /** Until this time the object may know a smaller debt of a key than this isolate does. */
  #suspectUntil = 0;

  constructor(shard: number, options: DeciderOptions) {
    this.#shard = shard;
    this.#options = options;
  }

  /** Whether the next question goes to the object. */
  get isOpen(): boolean {
    return this.#retryAt === undefined || this.#options.clock() >= this.#retryAt;
  }

  async ask(question: LimitQuestion): Promise<readonly number[]> {
    if (!this.isOpen) return this.#decideLocally(question);
    const { clock, standIn, stats } = this.#options;
    // One at a time tries an object that has failed.
    if (this.#retryAt !== undefined) this.#retryAt = clock() + RETRY_MS;
    const [order, faults, sentAt] = [++this.#sent, this.#faults, standIn.moments()];
    const debts = await this.#reply(question);
    // A fault since then: the local buckets have admitted what this reply does not know.
    if (debts === undefined || faults !== this.#faults) return this.#decideLocally(question);
    if (this.#retryAt !== undefined) this.#up();
    stats.shared++;
    const isNewest = order > this.#newest;
    if (isNewest) this.#newest = order;
    standIn.learn(question, debts, standIn.elapsed(sentAt), isNewest);
    return debts;
  }

  /** What each bucket owed; undefined where the object failed or was late. */
  async #reply(question: LimitQuestion): Promise<readonly number[] | undefined> {
    const { namespace, prefix, deadlineMs, stats, clock } = this.#options;
    try {
      const asked = askObject(namespace, `${prefix}:${this.#shard}`, this.#written(question));
      const reply = await within(asked, deadlineMs);
      if (reply !== LATE) return this.#read(reply, question);
      stats.timeouts++;
    } catch {
      stats.errors++;
    }
    this.#faults++;
    this.#retryAt = clock() + RETRY_MS;
    this.#suspectUntil = Number.POSITIVE_INFINITY;
    return undefined;
  }

  #written(question: LimitQuestion): ObjectQuestion {
    const { policies, space, standIn, isolate, clock } = this.#options;
    const buckets = question.keys.map((key, p) => space.nameOf(key, p, this.#shard));
    const hints = clock() < this.#suspectUntil ? standIn.debts(question.keys) : undefined;
    return { question, policies, buckets, hints, isolate: isolate() };
  }

  #read(reply: unknown, { keys }: LimitQuestion): readonly number[] {
    const { debts, processes } = Object(reply) as { readonly debts?: unknown; readonly processes?: unknown };
    if (!areDebts(debts) || debts.length !== keys.length || typeof processes !== "number")
      throw new Error("the object's reply was not understood");
    this.#processes = Math.max(1, processes);
    return debts;
  }

  #up(): void {
    const { policies, standIn, clock } = this.#options;
    this.#retryAt = undefined;
    // By then every bucket that owes anything now is full, or the object was told its debt.
    const fill = Math.max(...policies.map((policy) => policy.windowSeconds));
    this.#suspectUntil = Math.max(standIn.fullAt, clock() + fill * 1000);
  }

  #decideLocally(question: LimitQuestion): readonly number[] {
    this.#options.stats.local++;
    return this.#options.standIn.decide(question, this.#processes);
  }
}

const LATE = Symbol("late");

/** What a promise comes to, or LATE. What it comes to afterwards is not read. */
async function within(promise: Promise<unknown>, ms: number): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(() => resolve(LATE), ms);
  });
  promise.catch(() => undefined);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

function areDebts(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((debt) => Number.isSafeInteger(debt) && debt >= 0);
}
