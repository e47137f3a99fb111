import { type Claimed, type ClaimToken, type IdempotencyStore, StoreFull } from "../resource/idempotency.ts";
import { checkOptions, type OptionRules } from "../resource/options.ts";

export interface MemoryStoreOptions {
  /** The most keys, those of running requests included. Default: 65,536. */
  readonly maxKeys?: number | undefined;
  /** The most keys of one principal. Default: 1,024. */
  readonly maxKeysPerPrincipal?: number | undefined;
  /** The most characters of all records together. Default: 67,108,864. */
  readonly maxCharacters?: number | undefined;
  /** The most characters of the records of one principal. Default: a quarter of `maxCharacters`, and at least 65,536. */
  readonly maxCharactersPerPrincipal?: number | undefined;
  /** Milliseconds that never go back. Default: those of the process. */
  readonly clock?: (() => number) | undefined;
}

const OPTIONS: OptionRules<MemoryStoreOptions> = {
  maxKeys: true,
  maxKeysPerPrincipal: true,
  maxCharacters: true,
  maxCharactersPerPrincipal: true,
  clock: true,
};

interface Entry {
  readonly fingerprint: string;
  readonly owner: string;
  readonly principal: string;
  record: string | undefined;
  /** Those of the record, or what is reserved for it. */
  characters: number;
  /** When the lease is over, or the record is not kept any longer. */
  expiresAt: number;
}

/** What is taken of the whole store, or by one principal, and the most that may be. */
class Share<Keys extends { readonly size: number }> {
  readonly keys: Keys;
  characters = 0;
  readonly #maxKeys: number;
  readonly #maxCharacters: number;

  constructor(keys: Keys, maxKeys: number, maxCharacters: number) {
    this.keys = keys;
    this.#maxKeys = maxKeys;
    this.#maxCharacters = maxCharacters;
  }

  /** Whether there is space for another request. Longer records than half of all that there is are not waited for. */
  admits(recordCharacters: number): boolean {
    const needed = RESERVED + Math.min(recordCharacters, Math.floor(this.#maxCharacters / 2));
    return this.keys.size < this.#maxKeys && this.characters + needed <= this.#maxCharacters;
  }

  takes(characters: number): boolean {
    return this.characters + characters <= this.#maxCharacters;
  }
}

/** The most entries that each claim looks at to remove those whose time is over. */
const SWEPT_AT_ONCE = 4;
/** Characters kept free for each running request: its status, and mostly its fields, can be kept. The longest record would allow 47 requests. */
const RESERVED = 4_096;
/** The least default for a principal: a quarter of a small store would be no space at all. */
const LEAST_SHARE = 65_536;

/** Keeps keys in the memory of one process. What does not fit is refused, because a request whose key is forgotten would run twice. */
export class MemoryStore implements IdempotencyStore {
  readonly #entries = new Map<string, Entry>();
  readonly #all: Share<ReadonlyMap<string, Entry>>;
  readonly #shares = new Map<string, Share<Set<string>>>();
  readonly #newShare: () => Share<Set<string>>;
  readonly #clock: () => number;
  #sweeping: Iterator<[string, Entry]> = this.#entries.entries();

  constructor(options: MemoryStoreOptions = {}) {
    checkOptions("MemoryStore", options, OPTIONS);
    const { maxKeys = 65_536, maxKeysPerPrincipal = 1_024, maxCharacters = 67_108_864, clock } = options;
    const { maxCharactersPerPrincipal = Math.max(LEAST_SHARE, Math.floor(maxCharacters / 4)) } = options;
    for (const most of [maxKeys, maxKeysPerPrincipal, maxCharacters, maxCharactersPerPrincipal]) {
      if (!(Number.isSafeInteger(most) && most > 0))
        throw new RangeError(`a bound must be above 0, not ${String(most)}`);
    }
    if (maxCharactersPerPrincipal < 2 * RESERVED)
      throw new RangeError(`maxCharactersPerPrincipal must be at least ${2 * RESERVED}`);
    this.#all = new Share(this.#entries, maxKeys, maxCharacters);
    this.#newShare = () => new Share(new Set(), maxKeysPerPrincipal, maxCharactersPerPrincipal);
    this.#clock = clock ?? (() => performance.now());
  }

  /** Keys that are kept, those included whose time is over and that were not removed yet. */
  get size(): number {
    return this.#entries.size;
  }

  async claim(token: ClaimToken, leaseMs: number, recordCharacters = 0): Promise<Claimed> {
    this.#sweep(SWEPT_AT_ONCE);
    const entry = this.#living(token.key);
    if (entry === undefined) return this.#claim(token, leaseMs, recordCharacters);
    if (entry.fingerprint !== token.fingerprint) return { state: "other" };
    if (entry.record !== undefined) return { state: "done", record: entry.record };
    return { state: "running", leaseMs: entry.expiresAt - this.#clock() };
  }

  #claim(token: ClaimToken, leaseMs: number, recordCharacters: number): Claimed {
    const { principal } = token;
    if (principal !== "" && !this.#shareOf(principal).admits(recordCharacters)) {
      const retryMs = this.#firstFree(principal);
      if (!this.#shareOf(principal).admits(recordCharacters)) return { state: "tooMany", retryMs };
    }
    if (!this.#all.admits(recordCharacters)) this.#sweep(Number.POSITIVE_INFINITY);
    if (!this.#all.admits(recordCharacters)) throw new StoreFull("There is no space for another Idempotency-Key.");
    this.#keep(token.key, newEntry(token), RESERVED, leaseMs);
    return { state: "new" };
  }

  async finish(token: ClaimToken, record: string, keepMs: number): Promise<boolean> {
    const entry = this.#own(token);
    if (entry === undefined) return false;
    if (!this.#fits(entry, record)) this.#sweep(Number.POSITIVE_INFINITY);
    if (!this.#fits(entry, record))
      throw new StoreFull(`There is no space for a record of ${record.length} characters.`);
    entry.record = record;
    this.#keep(token.key, entry, record.length, keepMs);
    return true;
  }

  /** What was reserved is there in any case. */
  #fits({ principal, characters }: Entry, record: string): boolean {
    const more = record.length - characters;
    const isInShare = principal === "" || this.#shareOf(principal).takes(more);
    return record.length <= RESERVED || (isInShare && this.#all.takes(more));
  }

  async release(token: ClaimToken): Promise<void> {
    const entry = this.#living(token.key);
    if (entry?.owner === token.owner && entry.record === undefined) this.#remove(token.key, entry);
  }

  async renew(token: ClaimToken, leaseMs: number): Promise<boolean> {
    const entry = this.#own(token);
    if (entry === undefined) return false;
    if (entry.record === undefined) this.#keep(token.key, entry, RESERVED, leaseMs);
    return true;
  }

  /** The entry of this owner, made anew where its lease ran out and no other has claimed the key; undefined where one has. */
  #own(token: ClaimToken): Entry | undefined {
    const entry = this.#living(token.key) ?? newEntry(token);
    return entry.owner === token.owner ? entry : undefined;
  }

  #living(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined || entry.expiresAt > this.#clock()) return entry;
    this.#remove(key, entry);
    return undefined;
  }

  /** Removes what is over of a principal's keys. Milliseconds until the next of them is. */
  #firstFree(principal: string): number {
    let first = Number.POSITIVE_INFINITY;
    for (const key of this.#shareOf(principal).keys) first = Math.min(first, this.#living(key)?.expiresAt ?? first);
    return first - this.#clock();
  }

  #shareOf(principal: string): Share<Set<string>> {
    return this.#shares.get(principal) ?? this.#newShare();
  }

  #keep(key: string, entry: Entry, characters: number, ms: number): void {
    const share = this.#shareOf(entry.principal);
    if (entry.principal !== "") this.#shares.set(entry.principal, share);
    share.keys.add(key);
    for (const each of [this.#all, share]) each.characters += characters - entry.characters;
    entry.characters = characters;
    entry.expiresAt = this.#clock() + ms;
    this.#entries.set(key, entry);
  }

  #remove(key: string, entry: Entry): void {
    const share = this.#shareOf(entry.principal);
    share.keys.delete(key);
    for (const each of [this.#all, share]) each.characters -= entry.characters;
    entry.characters = 0;
    if (share.keys.size === 0) this.#shares.delete(entry.principal);
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

const newEntry = ({ fingerprint, owner, principal }: ClaimToken): Entry => ({
  fingerprint,
  owner,
  principal,
  record: undefined,
  characters: 0,
  expiresAt: 0,
});
