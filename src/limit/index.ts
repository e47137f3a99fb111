export type { Clock, Limiter } from "./limiter.ts";
export type { Policy, PolicyOptions } from "./policy.ts";
export { TokenBucket, type TokenBucketOptions } from "./tokenBucket.ts";
export type { Verdict } from "./verdict.ts";
