// Compares TokenBucket with an arbitrary-precision bucket: node scripts/limit-exact.mjs [checks] [seed]
// Needs a build (npm run build). Exits 1 on any difference.
import { TokenBucket } from "../dist/limit/index.js";
import { compare } from "./limit-oracle.mjs";

const checks = Number(process.argv[2] ?? 10_000_000);
const seed = Number(process.argv[3] ?? Date.now() % 2 ** 31);
const result = compare((options) => new TokenBucket({ ...options, maxKeys: 64 }), { checks, seed });
const count = (n) => n.toLocaleString("en");
console.log(`seed ${seed}: ${count(result.checks)} checks over ${count(result.buckets)} random buckets`);
console.log(`${count(result.refused)} refusals; ${count(result.differences.length)} differences`);
for (const difference of result.differences.slice(0, 10)) console.log(`  ${difference}`);
process.exitCode = result.differences.length === 0 ? 0 : 1;
