import { limitBy, TokenBucket } from "signalbox/limit";
import { RedisLimiter } from "signalbox/limit/redis";

const { REDIS_URL, QUOTA = "100", QUOTA_PER_SECOND = "10", QUOTA_DEADLINE_MS = "50" } = process.env;

/** So many requests of a user at once, then so many a second. */
const POLICY = { name: "user", capacity: Number(QUOTA), refillPerSec: Number(QUOTA_PER_SECOND) };

/** All processes share the limit where REDIS_URL names a Redis. While that does not reply by the deadline, each counts by itself. */
async function open() {
  if (REDIS_URL === undefined) return { limiter: new TokenBucket(POLICY), close: () => undefined };
  const { createClient } = await import("redis");
  const client = createClient({ url: REDIS_URL });
  client.on("error", () => undefined);
  void client.connect().catch(() => undefined);
  return {
    limiter: new RedisLimiter({ ...POLICY, client, deadlineMs: Number(QUOTA_DEADLINE_MS) }),
    close: () => client.destroy(),
  };
}

export const { limiter, close: closeQuota } = await open();

/** For `withinQuota`: 429 with Retry-After beyond it. */
export const withinUserQuota = limitBy(limiter, ({ user }: { user: { id: number } }) => String(user.id));
