// The algorithms that decision 13 compares with the gradient, which `admission` has by itself.

/** TCP Vegas, as in Netflix's concurrency-limits: between alpha and beta requests too many are left alone. */
function vegas(limit, slowdown) {
  const log = Math.max(1, Math.log10(limit));
  const queued = Math.ceil(limit * (1 - 1 / slowdown));
  if (queued <= log) return limit + 6 * log;
  if (queued < 3 * log) return limit + log;
  return queued > 6 * log ? limit - log : limit;
}

/** Additive increase, and multiplicative decrease where requests take twice as long. */
function aimd(limit, slowdown) {
  return slowdown > 2 ? limit * 0.9 : limit + 1;
}

export const LIMITS = { vegas, aimd };
