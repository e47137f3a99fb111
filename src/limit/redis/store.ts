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

/** Answers questions from Redis within the deadline, or else from the local buckets. Nothing here ever rejects. */
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
  /** Until then the server may know less of a key than this process does. */
  #suspectUntil = 0;
  #localBefore = 0;

  constructor(options: StoreOptions) {
    const { client, policies, prefix, shards, maxKeys, processes, clock } = options;
    this.#options = options;
    this.#run = scriptRunner(client, () => this.stats.reloads++);
    this.#space = new KeySpace(prefix, shards, policies);
    this.#standIn = new StandIn(policies, maxKeys, clock);
    this.#presence = new Presence(this.#run, this.#space.presence, processes, clock);
    this.#batches = new Batches(this.#space, (batch, shard) => this.#send(batch, shard));
    this.#breaker = new Breaker(clock, () => this.#presence.answersWithin(options.deadlineMs));
    this.#policyArguments = policyArguments(policies);
  }

  /** @param read makes the answer of what each bucket owed before. */
  ask<Answer>(question: Question, read: (debts: readonly number[]) => Answer): Promise<Answer> {
    if (!this.available()) return Promise.resolve(read(this.#answerLocally(question)));
    return new Promise((resolve) => this.#batches.add({ question, resolve: (debts) => resolve(read(debts)) }));
  }

  available(): boolean {
    if (this.#breaker.open) this.#breaker.tryAgain((openMs) => this.#up(openMs));
    return !this.#breaker.open;
  }

  #send(batch: readonly Pending[], shard: number): void {
    const { clock, deadlineMs } = this.#options;
    const hints = clock() < this.#suspectUntil ? (keys: readonly string[]) => this.#standIn.debts(keys) : undefined;
    const { keys, args } = callOf(batch, shard, this.#space, this.#policyArguments, hints);
    const sentAt = this.#standIn.moments();
    this.stats.calls++;
    let answered = false;
    const once = (settle: () => void) => {
      if (answered) return;
      answered = true;
      clearTimeout(timer);
      settle();
    };
    const late = () => once(() => this.#fault(batch, "timeout", undefined));
    // An answer may lie unread where the event loop was held up: it is read before the call is given up.
    const timer = setTimeout(() => afterTurn(late), deadlineMs);
    this.#run({ text: SCRIPT, sha1: SCRIPT_SHA1 }, keys, args).then(
      (reply) => once(() => this.#settle(batch, reply, keys.length, sentAt)),
      (error: unknown) => once(() => this.#fault(batch, "error", error)),
    );
    this.#presence.keepUp();
  }

  #settle(batch: readonly Pending[], reply: unknown, expected: number, sentAt: readonly number[]): void {
    if (!(Array.isArray(reply) && reply.length === expected && reply.every(Number.isSafeInteger))) {
      this.#fault(batch, "error", new Error("the script's reply was not understood"));
      return;
    }
    this.stats.shared += batch.length;
    const width = this.#options.policies.length;
    const elapsed = this.#standIn.elapsed(sentAt);
    for (const [index, { question, resolve }] of batch.entries()) {
      const debts: number[] = reply.slice(index * width, (index + 1) * width);
      this.#standIn.learn(question, debts, elapsed);
      resolve(debts);
    }
  }

  #fault(batch: readonly Pending[], cause: "timeout" | "error", error: unknown): void {
    this.stats[cause === "timeout" ? "timeouts" : "errors"]++;
    this.#suspectUntil = Number.POSITIVE_INFINITY;
    if (this.#breaker.trip()) {
      this.stats.opened++;
      this.#localBefore = this.stats.local;
      this.#report({ kind: "down", cause, error });
    }
    for (const { question, resolve } of batch) resolve(this.#answerLocally(question));
  }

  #up(downMs: number): void {
    // By then every bucket that owes anything now is full, or was asked of the server with what is known here.
    const fill = Math.max(...this.#options.policies.map((policy) => policy.windowSeconds));
    this.#suspectUntil = this.#options.clock() + fill * 1000;
    this.#report({ kind: "up", downMs, answeredLocally: this.stats.local - this.#localBefore });
  }

  #answerLocally(question: Question): readonly number[] {
    this.stats.local++;
    return this.#standIn.answer(question, this.#presence.processes);
  }

  /** Apart from the request path: an observer that throws is its author's fault, not the request's. */
  #report(event: RedisLimiterEvent): void {
    const { onEvent } = this.#options;
    if (onEvent !== undefined) queueMicrotask(() => onEvent(event));
  }
}
