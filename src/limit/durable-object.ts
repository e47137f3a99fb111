export type { ObjectNamespace, ObjectReply, ObjectState, ObjectStorage, ObjectStub } from "./durable-object/binding.ts";
export {
  DurableObjectLimiter,
  type DurableObjectLimiterOptions,
  type DurableObjectLimiterStats,
} from "./durable-object/limiter.ts";
export { LimitObject } from "./durable-object/object.ts";
export type { SharedLimiterOptions } from "./shared/storeLimiter.ts";
