// @ts-check
// What `npm test` leaves out because it takes minutes: npm run test:all, or `npm run test:all -- runtimes viewers` for some of it.
// Needs a build, which `npm test` makes.
import { runSteps } from "./steps.mjs";

runSteps("test:all", [
  // The repository checks, with the package as a user gets it: packed, judged, unpacked, and every entry point imported.
  ["check", "node scripts/check.mjs --all"],
  // Long properties, browsers, clusters, and fuzzers of middle length.
  ["long", "npx vitest run --project long"],
  // The types as they are published, with each compiler that users have.
  ["types", "npm ci --prefix bench/types && node bench/types/published.mjs"],
  // The same lock on the other processor: every native package is there.
  ["processor", "node scripts/check-processor.mjs"],
  // The stores on a Redis Cluster of six nodes, and a master that is killed under load.
  ["failover", "node scripts/store-failover.mjs --short"],
  // The adapters and the command line on the runtimes they are for, each as its own binary.
  ["runtimes", "node test/runtimes/run.mjs"],
  // A service beside other frameworks, each as its real package.
  ["neighbours", "node test/neighbours/run.mjs"],
  // Two processes of the template postgres behind HAProxy and nginx, replaced under load.
  ["rolling", "node scripts/rolling-restart.mjs"],
  // Other viewers of the document, each as its real package, in a browser and under the policies of the recipes.
  ["viewers", "node test/viewers/run.mjs"],
  // What a newcomer does, step by step, with the packages as they would be published.
  ["newcomer", "node scripts/newcomer.mjs"],
  // The documentation site: every page is built, no link is dead, and axe-core finds nothing.
  ["site", "npm run docs:check"],
]);
