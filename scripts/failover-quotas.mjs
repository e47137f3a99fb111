// @ts-check
// Quotas that nothing refills, for scripts/failover-worker.mjs: what a key is given beyond its quota is excess, and no time in which
// too little was given can hide it.
import { RedisLimiter } from "../dist/limit/redis.js";

export const QUOTA = 30;
const KEYS = 40;

/**
 * Takes from random keys until told to stop.
 * @param {import("../dist/limit/redis.js").RedisClient} client
 * @param {string} prefix
 * @param {{ stopped: boolean }} until
 * @returns {Promise<number[]>} what each key was given
 */
export async function takeQuotas(client, prefix, until) {
  const limiter = new RedisLimiter({ client, prefix, name: "quota", capacity: QUOTA, refillPerSec: 1e-6 });
  const given = Array.from({ length: KEYS }, () => 0);
  const pending = new Set();
  while (!until.stopped) {
    await new Promise((resolve) => setTimeout(resolve, 2));
    const key = Math.floor(Math.random() * KEYS);
    const asked = limiter.check(`quota-${key}`).then((wait) => {
      if (wait === null) given[key] = (given[key] ?? 0) + 1;
      pending.delete(asked);
    });
    pending.add(asked);
  }
  await Promise.all(pending);
  return given;
}

/**
 * What all processes together gave beyond the quotas, and the most for one key.
 * @param {number[][]} processes
 */
export function beyondQuotas(processes) {
  const [first = []] = processes;
  const totals = first.map((_, key) => processes.reduce((total, given) => total + (given[key] ?? 0), 0));
  const beyond = totals.map((total) => Math.max(0, total - QUOTA));
  const sum = (/** @type {number[]} */ all) => all.reduce((total, each) => total + each, 0);
  return { given: sum(totals), may: totals.length * QUOTA, beyond: sum(beyond), most: Math.max(...beyond) };
}
