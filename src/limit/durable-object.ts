export type { ObjectNamespace, ObjectReply, ObjectState, ObjectStorage, ObjectStub } from "./durable-object/binding.ts";
export type { DurableObjectLimiterStats } from "./durable-object/decider.ts";
export { DurableObjectLimiter, type DurableObjectLimiterOptions } from "./durable-object/limiter.ts";
export { LimitObject } from "./durable-object/object.ts";
