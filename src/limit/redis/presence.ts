import type { Clock } from "../limiter.ts";
import type { RunScript } from "./client.ts";
import { PRESENCE, PRESENCE_SHA1 } from "./script.ts";

/** A process says that it is there this often, while it has questions, and counts for this long. */
const EVERY_MS = 1000;
const COUNTS_MS = 5000;

/** How many processes share the limit: what each may admit by itself depends on it when Redis is away. */
export class Presence {
  readonly #run: RunScript;
  readonly #key: string;
  readonly #clock: Clock;
  readonly #name: string = crypto.randomUUID();
  #processes: number;
  /** Since when Redis has known of fewer, without a fault in between. */
  #fewerSince: number | undefined;
  #next = 0;

  constructor(run: RunScript, key: string, processes: number, clock: Clock) {
    this.#run = run;
    this.#key = key;
    this.#processes = processes;
    this.#clock = clock;
  }

  get processes(): number {
    return this.#processes;
  }

  keepUp(): void {
    const now = this.#clock();
    if (now < this.#next) return;
    this.#next = now + EVERY_MS;
    // A fault here is one of the questions' calls too, and is counted there.
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
    if (count >= this.#processes) {
      this.#processes = count;
      this.#fewerSince = undefined;
      return;
    }
    // Those that a restarted server has not heard of yet are still there: they have as long as they count for.
    const now = this.#clock();
    this.#fewerSince ??= now;
    if (now - this.#fewerSince < COUNTS_MS) return;
    this.#processes = count;
    this.#fewerSince = undefined;
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
