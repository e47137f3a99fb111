// Memory under six million distinct keys: node --expose-gc scripts/limit-memory.mjs
// Needs a build (npm run build). Exits 1 where the resident set grew by more than 16 MiB after the table was filled.
import { TokenBucket } from "../dist/limit/index.js";

const KEYS = 6_000_000;
const STEPS = 12;
const MIB = 2 ** 20;

// A table for a million keys, all of it touched once: what it takes is known before the flood begins.
const limiter = new TokenBucket({ capacity: 5, refillPerSec: 0.001, maxKeys: 1_000_000 });
for (let n = 0; n < 3_000_000; n++) limiter.check(`first-${n}`);

const resident = () => {
  globalThis.gc?.();
  return process.memoryUsage().rss / MIB;
};
const before = resident();
let [lowest, highest] = [before, before];
console.log(`table ${(limiter.bytes / MIB).toFixed(1)} MiB; resident before ${before.toFixed(1)} MiB`);
for (let step = 0; step < STEPS; step++) {
  for (let n = 0; n < KEYS / STEPS; n++) limiter.check(`client-${step}-${n}`);
  const now = resident();
  lowest = Math.min(lowest, now);
  highest = Math.max(highest, now);
  console.log(`${(((step + 1) * KEYS) / STEPS).toLocaleString("en").padStart(10)} keys  ${now.toFixed(1)} MiB`);
}
console.log(
  `resident set from ${lowest.toFixed(1)} to ${highest.toFixed(1)} MiB: grew by ${(highest - before).toFixed(1)} MiB`,
);
process.exitCode = highest - before <= 16 ? 0 : 1;
