// The limiters that are compared in process, each behind one `check(key)`: five calls, and one more a minute
// (or five in five minutes, where there are only windows), so that every key stays alive through a run.
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { MemoryStore } from "express-rate-limit";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { TokenBucket } from "../../dist/limit/index.js";

/** Another build of this project to compare with, such as `BEFORE=../before/dist`. */
const before =
  process.env.BEFORE === undefined
    ? undefined
    : await import(pathToFileURL(resolve(process.env.BEFORE, "limit/index.js")));

const LocalStore = createRequire(import.meta.url)("@fastify/rate-limit/store/LocalStore.js");

/** A plain Map of buckets, as one writes it in a minute: floats, never cleaned up. */
class MapOfBuckets {
  #buckets = new Map();
  constructor(capacity, refillPerSec) {
    this.capacity = capacity;
    this.refillPerSec = refillPerSec;
  }
  check(key) {
    const now = Date.now();
    let bucket = this.#buckets.get(key);
    if (bucket === undefined) {
      bucket = { tokens: this.capacity, at: now };
      this.#buckets.set(key, bucket);
    } else {
      bucket.tokens = Math.min(this.capacity, bucket.tokens + ((now - bucket.at) / 1000) * this.refillPerSec);
      bucket.at = now;
    }
    if (bucket.tokens < 1) return Math.ceil((1 - bucket.tokens) / this.refillPerSec);
    bucket.tokens -= 1;
    return null;
  }
}

/** @param {number} maxKeys */
export function contestants(maxKeys) {
  const ours = (name, Bucket) => ({
    name,
    build() {
      const limiter = new Bucket({ capacity: 5, refillPerSec: 1 / 60, maxKeys });
      return (key) => limiter.check(key);
    },
  });
  return [
    ours("signalbox TokenBucket", TokenBucket),
    ...(before === undefined ? [] : [ours("the build in BEFORE", before.TokenBucket)]),
    {
      name: "Map of buckets",
      build() {
        const limiter = new MapOfBuckets(5, 1 / 60);
        return (key) => limiter.check(key);
      },
    },
    {
      name: "@fastify/rate-limit LocalStore",
      build() {
        const store = new LocalStore(false, false, maxKeys);
        const done = () => undefined;
        return (key) => store.incr(key, done, 300_000, 5);
      },
    },
    {
      name: "express-rate-limit MemoryStore",
      build() {
        const store = new MemoryStore();
        store.init({ windowMs: 300_000 });
        const check = (key) => store.increment(key);
        check.close = () => store.shutdown();
        return check;
      },
      asynchronous: true,
    },
    {
      name: "rate-limiter-flexible Memory",
      build() {
        const limiter = new RateLimiterMemory({ points: 5, duration: 300 });
        const refused = (refusal) => {
          if (refusal instanceof Error) throw refusal;
        };
        return (key) => limiter.consume(key).catch(refused);
      },
      asynchronous: true,
    },
  ];
}

/**
 * An address as it comes from a socket or a header: one flat string. (A template alone makes a rope of pieces, which
 * every contestant would first have to join.)
 * @param {number} n
 */
export function addressOf(n) {
  const mixed = Math.imul(n, 0x9e3779b1) >>> 0;
  const text = `${mixed >>> 24 || 1}.${(mixed >>> 16) & 255}.${(mixed >>> 8) & 255}.${mixed & 255}`;
  return Buffer.from(text, "latin1").latin1Slice();
}
