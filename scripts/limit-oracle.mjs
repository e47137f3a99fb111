/**
 * The token bucket as everybody writes it down (refill, cap, compare, take), in arbitrary precision: tokens are counted
 * in BigInt parts so small that every refill is a whole number of them. It shares nothing with the code it judges.
 */
export class OracleBucket {
  #perToken;
  #perMicrosecond;
  #full;
  #keys = new Map();

  /** @param {{ num: number, den: number }} capacity @param {{ num: number, den: number }} rate tokens a second */
  constructor(capacity, rate) {
    this.#perToken = BigInt(rate.den) * 1_000_000n * BigInt(capacity.den);
    this.#perMicrosecond = BigInt(rate.num) * BigInt(capacity.den);
    this.#full = (this.#perToken * BigInt(capacity.num)) / BigInt(capacity.den);
  }

  /** @param {string} key @param {number} cost @param {number} micros now, in whole microseconds */
  check(key, cost, micros) {
    const now = BigInt(micros);
    const bucket = this.#keys.get(key) ?? { tokens: this.#full, at: now };
    const refilled = bucket.tokens + (now - bucket.at) * this.#perMicrosecond;
    bucket.tokens = refilled > this.#full ? this.#full : refilled;
    bucket.at = now;
    this.#keys.set(key, bucket);
    const missing = BigInt(cost) * this.#perToken - bucket.tokens;
    if (missing <= 0n) {
      bucket.tokens = -missing;
      return null;
    }
    const perSecond = this.#perMicrosecond * 1_000_000n;
    return Number((missing + perSecond - 1n) / perSecond);
  }
}

/** A small seeded generator (mulberry32), so that a run can be repeated. @param {number} seed */
export function randomOf(seed) {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { next, upTo: (/** @type {number} */ n) => 1 + Math.floor(next() * n) };
}

/**
 * Random buckets, random keys, and steps of the clock that like to end on refill boundaries; counts where a limiter
 * and the oracle disagree.
 * @param {(options: { capacity: number, refillPerSec: number, clock: () => number }) => { check(key: string, cost: number): number | null }} build
 * @param {{ checks: number, seed: number, perBucket?: number }} options
 */
export function compare(build, { checks, seed, perBucket = 1000 }) {
  const random = randomOf(seed);
  const result = { checks: 0, refused: 0, buckets: 0, differences: /** @type {string[]} */ ([]) };
  while (result.checks < checks) {
    const rate = randomRate(random);
    const capacity = random.next() < 0.9 ? { num: random.upTo(20), den: 1 } : { num: 10 + random.upTo(90), den: 10 };
    let micros = Math.floor(random.next() * 1e13);
    const oracle = new OracleBucket(capacity, rate);
    const limiter = build({
      capacity: capacity.num / capacity.den,
      refillPerSec: rate.num / rate.den,
      clock: () => micros / 1000,
    });
    result.buckets++;
    for (let n = 0; n < perBucket && result.checks < checks; n++) {
      micros += randomStep(random, rate);
      const key = `key-${random.upTo(3)}`;
      const cost = random.next() < 0.8 ? 1 : Math.min(random.upTo(3), Math.floor(capacity.num / capacity.den));
      const right = oracle.check(key, cost, micros);
      const ours = limiter.check(key, cost);
      result.checks++;
      if (right !== null) result.refused++;
      if (ours !== right) {
        result.differences.push(
          `capacity ${capacity.num}/${capacity.den}, rate ${rate.num}/${rate.den}, check ${n}: ${ours}, not ${right}`,
        );
      }
    }
  }
  return result;
}

/** @param {ReturnType<typeof randomOf>} random */
function randomRate(random) {
  const kind = random.next();
  if (kind < 0.3) return { num: random.upTo(99), den: 10 };
  if (kind < 0.5) return { num: random.upTo(5), den: 60 };
  if (kind < 0.7) return { num: random.upTo(200), den: 1 };
  if (kind < 0.9) return { num: random.upTo(1000), den: random.upTo(1000) };
  return { num: random.upTo(60_000), den: random.upTo(60_000) };
}

/** @param {ReturnType<typeof randomOf>} random @param {{ num: number, den: number }} rate */
function randomStep(random, rate) {
  const token = (rate.den * 1e6) / rate.num;
  const kind = random.next();
  if (kind < 0.5) return 0;
  if (kind < 0.6) return token < 1e6 ? 0 : 1e6;
  if (kind < 0.7) return Math.floor(token);
  if (kind < 0.8) return Math.ceil(token);
  if (kind < 0.81) return Math.ceil(token * random.upTo(20));
  return Math.floor(random.next() * token);
}
