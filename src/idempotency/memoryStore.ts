import type { Claimed, ClaimToken, IdempotencyStore } from "../resource/idempotency.ts";
import { checkOptions, type OptionRules } from "../resource/options.ts";

export interface MemoryStoreOptions {
  /** The most keys, those of running requests included. Default: 65,536. */
  readonly maxKeys?: number | undefined;
  /** The most characters of all records together. Default: 67,108,864. */
  readonly maxCharacters?: number | undefined;
  /** Milliseconds that never go back. Default: those of the process. */
  readonly clock?: (() => number) | undefined;
}

const OPTIONS: OptionRules<MemoryStoreOptions> = { maxKeys: true, maxCharacters: true, clock: true };

/** There is no space for another key, or for a record: what is there is not given up for it. */
export class StoreFull extends Error {
  override readonly name = "StoreFull";
}

interface Entry {
  readonly fingerprint: string;
  readonly owner: string;
  /** The response, once it is kept. */
  record: string | undefined;
  /** When the lease is over, or the record is not kept any longer. */
  expiresAt: number;
}

/** The most entries that each claim looks at to remove those whose time is over. */
const SWEPT_AT_ONCE = 4;

/**
 * Keeps keys in the memory of one process, for a service that has only one. It is bounded: a key or a record that does not fit
 * is refused, because to forget another one would have its request run twice.
 */
export class MemoryStore implements IdempotencyStore {
  readonly #entries = new Map<string, Entry>();
  readonly #maxKeys: number;
  readonly #maxCharacters: number;
  readonly #clock: () => number;
  #characters = 0;
  /** Goes round through the entries. */
  #sweeping: Iterator<[string, Entry]> = this.#entries.entries();

  constructor(options: MemoryStoreOptions = {}) {
    checkOptions("MemoryStore", options, OPTIONS);
    const { maxKeys = 65_536, maxCharacters = 67_108_864, clock } = options;
    for (const most of [maxKeys, maxCharacters]) {
      if (!(Number.isSafeInteger(most) && most > 0))
        throw new RangeError(`a bound must be above 0, not ${String(most)}`);
    }
    this.#maxKeys = maxKeys;
    this.#maxCharacters = maxCharacters;
    this.#clock = clock ?? (() => performance.now());
  }

  /** Keys that are kept, those included whose time is over and that were not removed yet. */
  get size(): number {
    return this.#entries.size;
  }

  async claim({ key, fingerprint, owner }: ClaimToken, leaseMs: number): Promise<Claimed> {
    this.#sweep(SWEPT_AT_ONCE);
    const entry = this.#living(key);
    if (entry === undefined) {
      if (this.#entries.size >= this.#maxKeys) this.#sweep(Number.POSITIVE_INFINITY);
      if (this.#entries.size >= this.#maxKeys) throw new StoreFull(`There are ${this.#maxKeys} Idempotency-Keys.`);
      this.#entries.set(key, { fingerprint, owner, record: undefined, expiresAt: this.#clock() + leaseMs });
      return { state: "new" };
    }
    if (entry.fingerprint !== fingerprint) return { state: "other" };
    if (entry.record !== undefined) return { state: "done", record: entry.record };
    return { state: "running", leaseMs: entry.expiresAt - this.#clock() };
  }

  async finish(token: ClaimToken, record: string, keepMs: number): Promise<boolean> {
    const entry = this.#own(token);
    if (entry === undefined) return false;
    const before = entry.record?.length ?? 0;
    const fits = () => this.#characters - before + record.length <= this.#maxCharacters;
    if (!fits()) this.#sweep(Number.POSITIVE_INFINITY);
    if (!fits()) throw new StoreFull(`The records of Idempotency-Keys have ${this.#maxCharacters} characters.`);
    this.#characters += record.length - before;
    entry.record = record;
    entry.expiresAt = this.#clock() + keepMs;
    this.#entries.set(token.key, entry);
    return true;
  }

  async release(token: ClaimToken): Promise<void> {
    const entry = this.#living(token.key);
    if (entry?.owner === token.owner && entry.record === undefined) this.#remove(token.key, entry);
  }

  async renew(token: ClaimToken, leaseMs: number): Promise<boolean> {
    const entry = this.#own(token);
    if (entry === undefined) return false;
    if (entry.record === undefined) {
      entry.expiresAt = this.#clock() + leaseMs;
      this.#entries.set(token.key, entry);
    }
    return true;
  }

  /** The entry of this owner, made anew where its lease ran out and no other has claimed the key; undefined where one has. */
  #own({ key, fingerprint, owner }: ClaimToken): Entry | undefined {
    const entry = this.#living(key) ?? { fingerprint, owner, record: undefined, expiresAt: 0 };
    return entry.owner === owner ? entry : undefined;
  }

  #living(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined || entry.expiresAt > this.#clock()) return entry;
    this.#remove(key, entry);
    return undefined;
  }

  #remove(key: string, entry: Entry): void {
    this.#characters -= entry.record?.length ?? 0;
    this.#entries.delete(key);
  }

  /** Looks at so many entries, from where it stopped, and removes those whose time is over. */
  #sweep(most: number): void {
    const now = this.#clock();
    // One more than there are: the end of the entries is looked at, too. What is removed does not shorten the round.
    const looks = Math.min(most, this.#entries.size + 1);
    for (let looked = 0; looked < looks; looked += 1) {
      const next = this.#sweeping.next();
      if (next.done === true) {
        this.#sweeping = this.#entries.entries();
        continue;
      }
      const [key, entry] = next.value;
      if (entry.expiresAt <= now) this.#remove(key, entry);
    }
  }
}
