import type { Clock } from "../limiter.ts";
import type { Policy } from "../policy.ts";
import { Batches, callOf, type Pending, policyArguments } from "./batch.ts";
import { Breaker } from "./breaker.ts";
import { type RedisClient, type RunScript, scriptRunner } from "./client.ts";
import { KeySpace } from "./keys.ts";
import { Presence } from "./presence.ts";
import type { Question } from "./question.ts";
import { SCRIPT, SCRIPT_SHA1 } from "./script.ts";
import { StandIn } from "./standIn.ts";
import { noStats, type RedisLimiterEvent, type RedisLimiterStats } from "./stats.ts";
import { afterTurn } from "./turn.ts";

export interface StoreOptions {
  readonly client: RedisClient;
  readonly policies: readonly Policy[];
  readonly deadlineMs: number;
  readonly prefix: string;
  readonly shards: number;
  readonly maxKeys: number;
  readonly processes: number;
  readonly onEvent: ((event: RedisLimiterEvent) => void) | undefined;
  readonly clock: Clock;
}

/** A script call that was sent and has no reply yet. */
interface Call {
  readonly batch: readonly Pending[];
  readonly shard: number;
  /** Calls are numbered in the order in which they were sent. */
  readonly order: number;
  readonly sentAt: readonly number[];
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Decides questions by Redis within the deadline, or else by the local buckets. Never rejects. */
export class Store {
  readonly stats: RedisLimiterStats = noStats();
  readonly #options: StoreOptions;
  readonly #run: RunScript;
  readonly #space: KeySpace;
  readonly #standIn: StandIn;
  readonly #presence: Presence;
  readonly #batches: Batches;
  readonly #breaker: Breaker;
  readonly #policyArguments: readonly string[];
  readonly #underWay: Set<Call> = new Set();
  /** For each shard, the latest call that has a reply. */
  readonly #newest: number[] = [];
  /** Until this time the server may know a smaller debt of a key than this process does. */
  #suspectUntil = 0;
  #localBefore = 0;

  constructor(options: StoreOptions) {
    const { client, policies, prefix, shards, maxKeys, processes, clock } = options;
    this.#options = options;
    this.#run = scriptRunner(client, () => this.#reloaded());
    this.#space = new KeySpace(prefix, shards, policies);
    this.#standIn = new StandIn(policies, maxKeys, clock);
    this.#presence = new Presence(this.#run, this.#space.presence, processes, clock);
    this.#batches = new Batches(this.#space, (batch, shard) => this.#send(batch, shard));
    this.#breaker = new Breaker(clock, () => this.#presence.repliesWithin(options.deadlineMs));
    this.#policyArguments = policyArguments(policies);
  }

  /** @param read makes the result from what each bucket owed before. */
  ask<Result>(question: Question, read: (debts: readonly number[]) => Result): Promise<Result> {
    if (!this.available()) return Promise.resolve(read(this.#decideLocally(question)));
    return new Promise((resolve) => this.#batches.add({ question, resolve: (debts) => resolve(read(debts)) }));
  }

  available(): boolean {
    if (this.#breaker.open) this.#breaker.tryAgain((openMs) => this.#up(openMs));
    return !this.#breaker.open;
  }

  #send(batch: readonly Pending[], shard: number): void {
    // It may have opened since the questions were queued.
    if (this.#breaker.open) {
      this.#decideAll(batch);
      return;
    }
    const { clock, deadlineMs } = this.#options;
    const built = () => {
      const hints = clock() < this.#suspectUntil ? (keys: readonly string[]) => this.#standIn.debts(keys) : undefined;
      return callOf(batch, shard, this.#space, this.#policyArguments, hints);
    };
    // Where the event loop was blocked, a reply may be unread: it is read before the call is given up.
    const timer = setTimeout(() => afterTurn(() => this.#fault(call, "timeout", undefined)), deadlineMs);
    const call: Call = { batch, shard, order: ++this.stats.calls, sentAt: this.#standIn.moments(), timer };
    this.#underWay.add(call);
    this.#run({ text: SCRIPT, sha1: SCRIPT_SHA1 }, built).then(
      (reply) => this.#settle(call, reply),
      (error: unknown) => this.#fault(call, "error", error),
    );
    this.#presence.keepUp();
  }

  #settle(call: Call, reply: unknown): void {
    const { batch, shard, order, sentAt } = call;
    const width = this.#options.policies.length;
    if (!(Array.isArray(reply) && reply.length === batch.length * width && reply.every(isDebt))) {
      this.#fault(call, "error", new Error("the script's reply was not understood"));
      return;
    }
    if (!this.#end(call)) return;
    this.stats.shared += batch.length;
    const isNewest = order > (this.#newest[shard] ?? 0);
    if (isNewest) this.#newest[shard] = order;
    const elapsed = this.#standIn.elapsed(sentAt);
    for (const [index, { question, resolve }] of batch.entries()) {
      const debts: number[] = reply.slice(index * width, (index + 1) * width);
      this.#standIn.learn(question, debts, elapsed, isNewest);
      resolve(debts);
    }
  }

  /**
   * Decides all calls in flight locally, not this one alone: the replies to the others would know nothing of what the local
   * buckets admit from now on, and would admit it again.
   */
  #fault(call: Call, cause: "timeout" | "error", error: unknown): void {
    if (!this.#underWay.has(call)) return;
    this.stats[cause === "timeout" ? "timeouts" : "errors"]++;
    this.#suspectUntil = Number.POSITIVE_INFINITY;
    if (this.#breaker.trip()) {
      this.stats.opened++;
      this.#localBefore = this.stats.local;
      this.#report({ kind: "down", cause, error });
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

  #up(downMs: number): void {
    // By then every bucket that owes anything now is full, or the server was told its debt. It is at least the time that an
    // empty bucket takes to fill: other processes that decided locally may come back later than this one.
    const fill = Math.max(...this.#options.policies.map((policy) => policy.windowSeconds));
    this.#suspectUntil = Math.max(this.#standIn.fullAt, this.#options.clock() + fill * 1000);
    this.#report({ kind: "up", downMs, decidedLocally: this.stats.local - this.#localBefore });
  }

  /** A server that does not know the script was told to forget it, or was restarted and has lost the debts, too. */
  #reloaded(): void {
    this.stats.reloads++;
    this.#suspectUntil = Math.max(this.#suspectUntil, this.#standIn.fullAt);
  }

  #decideAll(batch: readonly Pending[]): void {
    for (const { question, resolve } of batch) resolve(this.#decideLocally(question));
  }

  #decideLocally(question: Question): readonly number[] {
    this.stats.local++;
    return this.#standIn.decide(question, this.#presence.processes);
  }

  /** Outside the request path: an observer that throws must not fail the request. */
  #report(event: RedisLimiterEvent): void {
    const { onEvent } = this.#options;
    if (onEvent !== undefined) queueMicrotask(() => onEvent(event));
  }
}

function isDebt(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
