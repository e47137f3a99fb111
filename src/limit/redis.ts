export type { GlideClient, IoRedisClient, NodeRedisClient, RedisClient } from "./redis/client.ts";
export { RedisLimiter, type RedisLimiterOptions } from "./redis/limiter.ts";
export type { RedisLimiterEvent, RedisLimiterStats } from "./redis/stats.ts";
export type { SharedLimiterOptions } from "./shared/storeLimiter.ts";
