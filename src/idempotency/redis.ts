export type { IoRedisClient, NodeRedisClient, RedisClient } from "../limit/redis/client.ts";
export { RedisStore, type RedisStoreOptions } from "./redis/redisStore.ts";
