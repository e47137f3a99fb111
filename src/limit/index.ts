export type { HopField, TrustedProxies } from "./address.ts";
export { type ClientKeyOptions, clientKey, clientKeyOf, type KeySource, SHARED_KEY } from "./clientKey.ts";
export type { Clock, Limiter } from "./limiter.ts";
export { Policies, type PolicyKeys } from "./policies.ts";
export type { Policy, PolicyOptions } from "./policy.ts";
export {
  type QuotaExceededDraft10,
  quotaExceededDraft10,
  type RateLimitFieldsDraft10,
  rateLimitDraft10,
} from "./rateLimitDraft10.ts";
export type { SharedLimiter } from "./shared/sharedLimiter.ts";
export { TokenBucket, type TokenBucketOptions } from "./tokenBucket.ts";
export { longestWait, type Verdict } from "./verdict.ts";
export {
  type FieldSetter,
  type LimitDraft10,
  type LimitRefusal,
  limitBy,
  limitByDraft10,
  withinLimit,
  withinLimitDraft10,
} from "./withinLimit.ts";
