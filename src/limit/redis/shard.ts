import type { Clock } from "../limiter.ts";
import type { Policy } from "../policy.ts";
import type { KeySpace } from "../shared/keys.ts";
import { areDebts, type LimitQuestion } from "../shared/question.ts";
import type { StandIn } from "../shared/standIn.ts";
import { afterTurn, type PendingQuestion, policyArguments, scriptCall } from "./batch.ts";
import { type RedisClient, type RunScript, scriptRunner } from "./client.ts";
import { Presence } from "./presence.ts";
import { SCRIPT, SCRIPT_SHA1 } from "./script.ts";
import type { RedisLimiterStats } from "./stats.ts";

export interface ShardOptions {
  readonly client: RedisClient;
  readonly policies: readonly Policy[];
  readonly deadlineMs: number;
  readonly processes: number;
  readonly clock: Clock;
  readonly space: KeySpace;
  readonly standIn: StandIn;
  readonly stats: RedisLimiterStats;
  readonly onDown: (cause: "timeout" | "error", error: unknown) => void;
  readonly onUp: () => void;
}

/** A script call that was sent and has no reply yet. */
interface Call {
  readonly batch: readonly PendingQuestion[];
  /** Calls are numbered in the order in which they were sent. */
  readonly order: number;
  readonly sentAt: readonly number[];
  readonly timer: ReturnType<typeof setTimeout>;
}

/** The keys of one slot. Each shard has its own breaker: a node that is gone does not affect the others. */
export class Shard {
  readonly #number: number;
  readonly #options: ShardOptions;
  readonly #run: RunScript;
  readonly #presence: Presence;
  readonly #breaker: Breaker;
  readonly #policyArguments: readonly string[];
  readonly #underWay: Set<Call> = new Set();
  #newest = 0;
  /** Until this time the server may know a smaller debt of a key than this process does. */
  #suspectUntil = 0;

  constructor(number: number, options: ShardOptions) {
    const { client, policies, space, processes, clock, deadlineMs } = options;
    this.#number = number;
    this.#options = options;
    this.#run = scriptRunner(client, () => this.#reloaded());
    this.#presence = new Presence(this.#run, space.presenceOf(number), processes, clock);
    this.#breaker = new Breaker(clock, () => this.#presence.repliesWithin(deadlineMs));
    this.#policyArguments = policyArguments(policies);
  }

  available(): boolean {
    if (this.#breaker.open) this.#breaker.tryAgain(() => this.#up());
    return !this.#breaker.open;
  }

  send(batch: readonly PendingQuestion[]): void {
    // It may have opened since the questions were queued.
    if (this.#breaker.open) {
      this.#decideAll(batch);
      return;
    }
    const { clock, deadlineMs, standIn, space, stats } = this.#options;
    const built = () => {
      const hints = clock() < this.#suspectUntil ? (keys: readonly string[]) => standIn.debts(keys) : undefined;
      return scriptCall(batch, this.#number, space, this.#policyArguments, hints);
    };
    // Where the event loop was blocked, a reply may be unread: it is read before the call is given up.
    const timer = setTimeout(() => afterTurn(() => this.#fault(call, "timeout", undefined)), deadlineMs);
    const call: Call = { batch, order: ++stats.calls, sentAt: standIn.moments(), timer };
    this.#underWay.add(call);
    this.#run({ text: SCRIPT, sha1: SCRIPT_SHA1 }, built).then(
      (reply) => this.#settle(call, reply),
      (error: unknown) => this.#fault(call, "error", error),
    );
    this.#presence.keepUp();
  }

  decideLocally(question: LimitQuestion): readonly number[] {
    this.#options.stats.local++;
    return this.#options.standIn.decide(question, this.#presence.processes);
  }

  #settle(call: Call, reply: unknown): void {
    const { batch, order, sentAt } = call;
    const { policies, stats, standIn } = this.#options;
    const width = policies.length;
    if (!areDebts(reply, batch.length * width)) {
      this.#fault(call, "error", new Error("the script's reply was not understood"));
      return;
    }
    if (!this.#end(call)) return;
    stats.shared += batch.length;
    const isNewest = order > this.#newest;
    if (isNewest) this.#newest = order;
    const elapsed = standIn.elapsed(sentAt);
    for (const [index, { question, resolve }] of batch.entries()) {
      const debts = reply.slice(index * width, (index + 1) * width);
      standIn.learn(question, debts, elapsed, isNewest);
      resolve(debts);
    }
  }

  /** Decides all calls in flight locally: replies to the others would not know, and admit again, what is admitted from now on. */
  #fault(call: Call, cause: "timeout" | "error", error: unknown): void {
    if (!this.#underWay.has(call)) return;
    const { stats, onDown } = this.#options;
    stats[cause === "timeout" ? "timeouts" : "errors"]++;
    this.#suspectUntil = Number.POSITIVE_INFINITY;
    if (this.#breaker.trip()) {
      stats.opened++;
      onDown(cause, error);
    }
    for (const each of this.#underWay) {
      this.#end(each);
      this.#decideAll(each.batch);
    }
  }

  /** Whether the call was still in flight: a later reply is not read. */
  #end(call: Call): boolean {
    clearTimeout(call.timer);
    return this.#underWay.delete(call);
  }

  #up(): void {
    const { policies, standIn, clock, onUp } = this.#options;
    // By then every bucket that owes anything now is full, or the server was told its debt. It is at least the time that an
    // empty bucket takes to fill: other processes that decided locally may come back later than this one.
    const fill = Math.max(...policies.map((policy) => policy.windowSeconds));
    this.#suspectUntil = Math.max(standIn.fullAt, clock() + fill * 1000);
    onUp();
  }

  /** A server that does not know the script was told to forget it, was restarted or promoted, and may have lost debts, too. */
  #reloaded(): void {
    this.#options.stats.reloads++;
    this.#suspectUntil = Math.max(this.#suspectUntil, this.#options.standIn.fullAt);
  }

  #decideAll(batch: readonly PendingQuestion[]): void {
    for (const { question, resolve } of batch) resolve(this.decideLocally(question));
  }
}

/** How often the store is tried again during a fault: outside the request path, one try at a time. */
const RETRY_MS = 100;
/** After this time a try without a reply is given up for another: its connection may be dead. */
const GIVE_UP_MS = 2000;

/** While it is closed, questions go to the store. The first fault opens it, until a try in the background succeeds. */
export class Breaker {
  readonly #clock: Clock;
  readonly #probe: () => Promise<boolean>;
  #openedAt: number | undefined;
  #nextProbe = 0;
  #probing = 0;

  /** @param probe tries the store and says whether it replied well and in time; never rejects. */
  constructor(clock: Clock, probe: () => Promise<boolean>) {
    this.#clock = clock;
    this.#probe = probe;
  }

  get open(): boolean {
    return this.#openedAt !== undefined;
  }

  trip(): boolean {
    if (this.#openedAt !== undefined) return false;
    this.#openedAt = this.#clock();
    this.#nextProbe = this.#openedAt + RETRY_MS;
    return true;
  }

  /** Called for every question while it is open. There is no timer, so an idle process does nothing. */
  tryAgain(onClosed: () => void): void {
    const now = this.#clock();
    if (this.#openedAt === undefined || now < this.#nextProbe) return;
    this.#nextProbe = now + GIVE_UP_MS;
    const probe = ++this.#probing;
    void this.#probe().then((well) => {
      if (probe !== this.#probing || this.#openedAt === undefined) return;
      if (well) {
        this.#openedAt = undefined;
        onClosed();
      } else this.#nextProbe = this.#clock() + RETRY_MS;
    });
  }
}
