/** Counters of a shared limiter since it was built, for your metrics. */
export interface RedisLimiterStats {
  /** Questions decided by Redis. */
  shared: number;
  /** Questions decided by the local bucket because Redis could not. */
  local: number;
  /** Script calls that were sent. */
  calls: number;
  /** Script calls that did not come back within the deadline. */
  timeouts: number;
  /** Script calls that failed. */
  errors: number;
  /** How often the server did not know the script, and was sent it. */
  reloads: number;
  /** How often the breaker opened. */
  opened: number;
}

/** Reported once when Redis stops replying and once when it replies again. */
export type RedisLimiterEvent =
  | { readonly kind: "down"; readonly cause: "timeout" | "error"; readonly error: unknown }
  | { readonly kind: "up"; readonly downMs: number; readonly decidedLocally: number };
