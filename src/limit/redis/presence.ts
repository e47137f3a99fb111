import type { Clock } from "../limiter.ts";
import type { RunScript } from "./client.ts";
import { PRESENCE, PRESENCE_SHA1 } from "./script.ts";

/** A process announces itself this often, while it has questions, and counts for `COUNTS_MS`. */
const EVERY_MS = 1000;
const COUNTS_MS = 5000;

/** How many processes share the limit: what each may admit locally depends on it while Redis is away. */
export class Presence {
  readonly #run: RunScript;
  readonly #key: string;
  readonly #clock: Clock;
  readonly #name: string = crypto.randomUUID();
  processes: number;
  /** Since when Redis has known of fewer, without a fault in between. */
  #fewerSince: number | undefined;
  /** Counts that Redis gave, with their times: each is lower than those before it, so that the first is the highest. */
  readonly #lower: { readonly at: number; readonly count: number }[] = [];
  #next = 0;

  constructor(run: RunScript, key: string, processes: number, clock: Clock) {
    this.#run = run;
    this.#key = key;
    this.processes = processes;
    this.#clock = clock;
  }

  keepUp(): void {
    const now = this.#clock();
    if (now < this.#next) return;
    this.#next = now + EVERY_MS;
    // A fault here also fails the calls of the questions, and is counted there.
    this.#announce().catch(() => undefined);
  }

  /** Tries the store. Never rejects. */
  async repliesWithin(ms: number): Promise<boolean> {
    const begin = this.#clock();
    try {
      await this.#announce();
      return this.#clock() - begin <= ms;
    } catch {
      return false;
    }
  }

  async #announce(): Promise<void> {
    const count = await this.#count();
    const now = this.#clock();
    const highest = this.#highestWith(count, now);
    if (count >= this.processes) {
      this.processes = count;
      this.#fewerSince = undefined;
      return;
    }
    // A restarted server has not heard of all processes yet: they count for as long as an announcement does.
    this.#fewerSince ??= now;
    if (now - this.#fewerSince < COUNTS_MS) return;
    this.processes = highest;
    this.#fewerSince = highest > count ? now : undefined;
  }

  /** The highest count of the last five seconds, this one included. */
  #highestWith(count: number, now: number): number {
    const lower = this.#lower;
    while ((lower.at(-1)?.count ?? Infinity) <= count) lower.pop();
    lower.push({ at: now, count });
    while (now - (lower[0]?.at ?? now) >= COUNTS_MS) lower.shift();
    return lower[0]?.count ?? count;
  }

  async #count(): Promise<number> {
    const script = { text: PRESENCE, sha1: PRESENCE_SHA1 };
    try {
      const reply = await this.#run(script, () => ({ keys: [this.#key], args: [this.#name, String(COUNTS_MS)] }));
      // This process is one of them.
      if (typeof reply === "number" && Number.isSafeInteger(reply) && reply >= 1) return reply;
      throw new Error("the reply to an announcement was not understood");
    } catch (error) {
      this.#fewerSince = undefined;
      throw error;
    }
  }
}
