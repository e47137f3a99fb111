export type { ObjectNamespace, ObjectReply, ObjectState, ObjectStorage, ObjectStub } from "./durable-object/binding.ts";
export type { DurableObjectLimiterOptions, DurableObjectLimiterStats } from "./durable-object/limiter.ts";
export { DurableObjectLimiter } from "./durable-object/limiter.ts";
export { LimitObject } from "./durable-object/object.ts";
export type { SharedLimiterOptions } from "./shared/storeLimiter.ts";
