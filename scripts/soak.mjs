// @ts-check
// The tests at their whole length, about four hours: npm run soak, or `npm run soak -- connections kills` for some of them.
// Needs a build (npm run build), Redis for some, and Node 22, 24 and 26 in test/runtimes (node test/runtimes/run.mjs installs them).
import { runSteps } from "./steps.mjs";

runSteps("soak", [
  ["connections", "node test/fuzz/connections.mjs --count 1000000 --seed $(date +%s)"],
  ...[22, 24, 26].map(
    (version) =>
      /** @type {const} */ ([
        `frames-${version}`,
        `node test/fuzz/connections.mjs --http2 --count 100000 --seed $(date +%s) --node test/runtimes/node_modules/node${version}-linux-${process.arch}/bin/node`,
      ]),
  ),
  ["messages", "node test/fuzz/million.mjs 1000000"],
  // What the document says against what arrives, by a client that has the document alone.
  ["document", "DOCUMENT_REQUESTS=100000 DOCUMENT_SEED=$(date +%s) npx vitest run test/openapi/outside.long.test.ts"],
  ["kills", "node scripts/idempotency-kills.mjs 1000 transaction"],
  ["kills-redis", "node scripts/idempotency-kills.mjs 1000 redis"],
  ["kills-postgres", "node scripts/postgres-kills.mjs 500"],
  ["kills-pgbouncer", "node scripts/postgres-kills.mjs 500 --pgbouncer"],
  ["kills-helpdesk", "node scripts/helpdesk-kills.mjs 1000"],
  ["kills-client", "node scripts/client-kills.mjs 1000"],
  ["failover", "node scripts/store-failover.mjs sentinel && node scripts/store-failover.mjs cluster"],
  ["limits", "node scripts/limit-faults.mjs"],
  // An hour of traffic.
  ["traffic", "npm ci --prefix bench/soak && node bench/soak/run.mjs --peers signalbox --only steady"],
  ["mutants", "npx stryker run"],
  ["mutants-of-all", "node scripts/mutate.mjs"],
]);
