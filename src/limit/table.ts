import { KeyedHash } from "./hash.ts";

/** Slots in a set. Sixteen fingerprints are one cache line; fewer would overflow sooner at the same load. */
const WAYS = 16;
/** A set is 16 fingerprints of 4 bytes and 16 moments of 8 bytes, side by side in one buffer. */
const WORDS_PER_SET = 48;
const MOMENTS_PER_SET = 24;
const MOMENTS_AFTER = 8;
/** Slots for each key that is to be held. At this load one key in some two thousand meets a full set. */
const SLOTS_PER_KEY = 2.1;
const BYTES_PER_SET = WORDS_PER_SET * 4;

/**
 * A fixed table from keys to the moment at which their bucket is full again. It never grows: memory is taken once.
 *
 * A moment that has passed is a full bucket, which is the same as no bucket, so such a slot is free. In a set without a
 * free slot a newcomer speaks through the slot that owes least, and inherits that debt: neither it nor the one it
 * displaces, when that one returns, ever owes less than before. Keys are known by 32 bits within their set.
 */
export class MomentTable {
  readonly bytes: number;
  readonly #hash: KeyedHash = new KeyedHash();
  readonly #sets: number;
  readonly #perHash: number;
  readonly #fingerprints: Uint32Array;
  readonly #moments: Float64Array;
  #fingerprint = 0;

  constructor(maxKeys: number) {
    if (!(Number.isSafeInteger(maxKeys) && maxKeys >= 1)) {
      throw new RangeError(`maxKeys must be a whole number of at least 1, not ${String(maxKeys)}`);
    }
    this.#sets = Math.ceil((maxKeys * SLOTS_PER_KEY) / WAYS);
    this.#perHash = this.#sets / 2 ** 32;
    const buffer = new ArrayBuffer(this.#sets * BYTES_PER_SET);
    this.bytes = buffer.byteLength;
    this.#fingerprints = new Uint32Array(buffer);
    this.#moments = new Float64Array(buffer);
  }

  /** The slot that speaks for a key: its own, or a free one, or the one that owes least. Remembers the key for `put`. */
  locate(key: string, now: number): number {
    const set = Math.trunc(this.#hash.hash(key) * this.#perHash);
    const fingerprint = this.#hash.high;
    this.#fingerprint = fingerprint;
    const first = set * WORDS_PER_SET;
    for (let way = 0; way < WAYS; way++) {
      if (this.#fingerprints[first + way] === fingerprint) return set * MOMENTS_PER_SET + MOMENTS_AFTER + way;
    }
    return this.#leastOwing(set * MOMENTS_PER_SET + MOMENTS_AFTER, now);
  }

  #leastOwing(first: number, now: number): number {
    let least = first;
    let moment = this.#moments[first] as number;
    for (let slot = first + 1; slot < first + WAYS && moment > now; slot++) {
      const other = this.#moments[slot] as number;
      if (other < moment) {
        least = slot;
        moment = other;
      }
    }
    return least;
  }

  momentAt(slot: number): number {
    return this.#moments[slot] as number;
  }

  /** Gives the slot to the key located last. */
  put(slot: number, moment: number): void {
    this.#fingerprints[fingerprintOf(slot)] = this.#fingerprint;
    this.#moments[slot] = moment;
  }

  /** Whether the slot is the own one of the key located last. */
  owns(slot: number): boolean {
    return this.#fingerprints[fingerprintOf(slot)] === this.#fingerprint;
  }

  /** Moves the epoch of all moments forward. */
  rebase(by: number): void {
    for (let set = 0; set < this.#sets; set++) {
      const first = set * MOMENTS_PER_SET + MOMENTS_AFTER;
      for (let slot = first; slot < first + WAYS; slot++) {
        this.#moments[slot] = Math.max(0, (this.#moments[slot] as number) - by);
      }
    }
  }
}

function fingerprintOf(slot: number): number {
  const set = Math.trunc(slot / MOMENTS_PER_SET);
  return set * WORDS_PER_SET + (slot - set * MOMENTS_PER_SET - MOMENTS_AFTER);
}
