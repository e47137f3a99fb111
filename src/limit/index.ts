export { type ClientKeyOptions, clientKey, clientKeyOf, type KeySource, SHARED_KEY } from "./clientKey.ts";
export type { HopField } from "./hops.ts";
export type { Clock, Limiter } from "./limiter.ts";
export type { Policy, PolicyOptions } from "./policy.ts";
export { TokenBucket, type TokenBucketOptions } from "./tokenBucket.ts";
export type { TrustedProxies } from "./trustedProxies.ts";
export type { Verdict } from "./verdict.ts";
