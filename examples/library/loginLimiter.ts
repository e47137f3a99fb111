import { TokenBucket, type Verdict } from "signalbox/limit";
import { RedisLimiter } from "signalbox/limit/redis";

/** Says whether a client may try once more. */
export interface LoginLimiter {
  take(key: string): Verdict | readonly Verdict[] | Promise<readonly Verdict[]>;
  /** Let go of what it holds. */
  close(): void;
}

/** Three tries at once, then one a second. */
const POLICY = { name: "login", capacity: 3, refillPerSec: 1 };

/** In one process the bucket is in its memory. A test stops the clock: what a password takes may refill it. */
export function localLimiter(clock?: () => number): LoginLimiter {
  const bucket = new TokenBucket({ ...POLICY, clock });
  return { take: (key) => bucket.take(key), close: () => undefined };
}

/** Where a Redis is named, all processes share the bucket that is there. */
export async function loginLimiter(redisUrl: string | undefined): Promise<LoginLimiter> {
  if (redisUrl === undefined) return localLimiter();
  const { createClient } = await import("redis");
  const client = createClient({ url: redisUrl });
  // Not awaited, and no fault of ours: while Redis cannot be reached, a local bucket decides.
  client.on("error", () => undefined);
  void client.connect().catch(() => undefined);
  const limiter = new RedisLimiter({
    ...POLICY,
    client,
    onEvent: (event) => console.log(`The login's limit: ${JSON.stringify(event)}`),
  });
  return { take: (key) => limiter.take(key), close: () => client.destroy() };
}
