import { KeyedHash } from "./hash.ts";

/** Slots in a set. Sixteen fingerprints are one cache line; fewer would overflow sooner at the same load. */
const WAYS = 16;
/** A set is 16 fingerprints of 4 bytes and 16 moments of 8 bytes, side by side in one buffer. */
const WORDS_PER_SET = 48;
const MOMENTS_PER_SET = 24;
const MOMENTS_AFTER = 8;
/** Slots for each key that is to be held. At this load one key in some two thousand meets a full first set. */
const SLOTS_PER_KEY = 2.1;
const BYTES_PER_SET = WORDS_PER_SET * 4;

/**
 * A fixed table from keys to the moment at which their bucket is full. A slot whose moment has passed is free.
 * A key, known by 32 bits, has a set in each half of the table; either follows from the other and the fingerprint (bucketized cuckoo
 * hashing). It takes a free slot of either, or one that is freed by moving another key to that one's other set.
 * If none can be freed, the key takes the slot that owes least in its two sets, with that debt. The displaced key is forgotten, but its
 * sets owe at least as much in every slot, so it inherits no less. As long as that debt would last, no slot is lowered below the least.
 */
export class MomentTable {
  readonly bytes: number;
  readonly #hash: KeyedHash;
  readonly #half: number;
  readonly #setsPerHash: number;
  readonly #halfPerHash: number;
  readonly #fingerprints: Uint32Array;
  readonly #moments: Float64Array;
  #fingerprint = 0;
  /** The latest moment of all debts that were forgotten. */
  #forgottenUntil = 0;

  constructor(maxKeys: number, hash: KeyedHash = new KeyedHash()) {
    if (!(Number.isSafeInteger(maxKeys) && maxKeys >= 1))
      throw new RangeError(`maxKeys must be a whole number of at least 1, not ${String(maxKeys)}`);
    this.#hash = hash;
    this.#half = Math.ceil((maxKeys * SLOTS_PER_KEY) / WAYS / 2);
    this.#halfPerHash = this.#half / 2 ** 32;
    this.#setsPerHash = this.#halfPerHash * 2;
    const buffer = new ArrayBuffer(this.#half * 2 * BYTES_PER_SET);
    this.bytes = buffer.byteLength;
    this.#fingerprints = new Uint32Array(buffer);
    this.#moments = new Float64Array(buffer);
  }

  /** The slot of a key: its own, or a free one, or the one that owes least. Remembers the key for `put`. */
  locate(key: string, now: number): number {
    const set = Math.trunc(this.#hash.hash(key) * this.#setsPerHash);
    // 0 is in slots that were never used.
    const fingerprint = this.#hash.high || 1;
    this.#fingerprint = fingerprint;
    const first = set * WORDS_PER_SET;
    for (let way = 0; way < WAYS; way++) {
      if (this.#fingerprints[first + way] === fingerprint) return set * MOMENTS_PER_SET + MOMENTS_AFTER + way;
    }
    return this.#locateBeyond(set, fingerprint, now);
  }

  #locateBeyond(set: number, fingerprint: number, now: number): number {
    // Slots are used in order, so a set whose last one was never used was never full: none of its keys is in another set.
    if (this.#fingerprints[set * WORDS_PER_SET + WAYS - 1] === 0) return this.#leastOwing(set, now);
    const other = this.#otherSet(set, fingerprint);
    const first = other * WORDS_PER_SET;
    for (let way = 0; way < WAYS; way++) {
      if (this.#fingerprints[first + way] === fingerprint) return other * MOMENTS_PER_SET + MOMENTS_AFTER + way;
    }
    const here = this.#leastOwing(set, now);
    if (this.momentAt(here) <= now) return here;
    const there = this.#leastOwing(other, now);
    if (this.momentAt(there) <= now) return there;
    const least = this.momentAt(there) < this.momentAt(here) ? there : here;
    if (now < this.#forgottenUntil) return least;
    return this.#makeSpace(set, now) ?? least;
  }

  /** The other set of the key with this fingerprint in this set. Called with that set, it gives this one. */
  #otherSet(set: number, fingerprint: number): number {
    const half = this.#half;
    const sum = Math.trunc(fingerprint * this.#halfPerHash);
    if (set < half) return half + (sum < set ? sum - set + half : sum - set);
    return sum < set - half ? sum - set + 2 * half : sum - set + half;
  }

  #leastOwing(set: number, now: number): number {
    const first = set * MOMENTS_PER_SET + MOMENTS_AFTER;
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

  /** Frees a slot of a full set by moving its key to that key's other set; undefined where all of those are full too. */
  #makeSpace(set: number, now: number): number | undefined {
    const first = set * MOMENTS_PER_SET + MOMENTS_AFTER;
    for (let slot = first; slot < first + WAYS; slot++) {
      const from = fingerprintOf(slot);
      const fingerprint = this.#fingerprints[from] as number;
      const free = this.#leastOwing(this.#otherSet(set, fingerprint), now);
      if (this.momentAt(free) > now) continue;
      this.#fingerprints[fingerprintOf(free)] = fingerprint;
      this.#moments[free] = this.momentAt(slot);
      // The key that was moved must not be found here.
      this.#fingerprints[from] = fingerprint === 1 ? 2 : 1;
      this.#moments[slot] = 0;
      return slot;
    }
    return undefined;
  }

  momentAt(slot: number): number {
    return this.#moments[slot] as number;
  }

  /** Gives the slot to the key located last. */
  put(slot: number, moment: number, now: number): void {
    const at = fingerprintOf(slot);
    if (this.#fingerprints[at] !== this.#fingerprint) {
      if (this.momentAt(slot) > now) this.#displace(slot, now);
      this.#fingerprints[at] = this.#fingerprint;
    }
    this.#moments[slot] = moment;
  }

  /** Moves keys to slots that owe less, until one is forgotten. Each owes less than the one before, so it ends soon. */
  #displace(slot: number, now: number): void {
    let set = setOf(slot);
    let fingerprint = this.#fingerprints[fingerprintOf(slot)] as number;
    let moment = this.momentAt(slot);
    while (moment > now) {
      set = this.#otherSet(set, fingerprint);
      const next = this.#leastOwing(set, now);
      const owed = this.momentAt(next);
      if (owed >= moment) break;
      const at = fingerprintOf(next);
      const moved = fingerprint;
      fingerprint = this.#fingerprints[at] as number;
      this.#fingerprints[at] = moved;
      this.#moments[next] = moment;
      moment = owed;
    }
    this.forget(moment);
  }

  /** Keeps a forgotten debt in the slots that its key would inherit from: each of them owes at least as much. */
  forget(moment: number): void {
    if (moment > this.#forgottenUntil) this.#forgottenUntil = moment;
  }

  owns(slot: number): boolean {
    return this.#fingerprints[fingerprintOf(slot)] === this.#fingerprint;
  }

  /** Lowers a slot that its key owns: to the moment, or to the least in its set where that guards forgotten debts. */
  lower(slot: number, moment: number, now: number): void {
    const least = now < this.#forgottenUntil ? this.momentAt(this.#leastOwing(setOf(slot), now)) : 0;
    this.#moments[slot] = Math.max(moment, least);
  }

  rebase(by: number): void {
    this.#forgottenUntil = Math.max(0, this.#forgottenUntil - by);
    for (let set = 0; set < this.#half * 2; set++) {
      const first = set * MOMENTS_PER_SET + MOMENTS_AFTER;
      for (let slot = first; slot < first + WAYS; slot++) this.#moments[slot] = Math.max(0, this.momentAt(slot) - by);
    }
  }
}

const setOf = (slot: number): number => Math.trunc(slot / MOMENTS_PER_SET);

function fingerprintOf(slot: number): number {
  const set = setOf(slot);
  return set * WORDS_PER_SET + (slot - set * MOMENTS_PER_SET - MOMENTS_AFTER);
}
