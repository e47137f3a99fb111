import { Policies, TokenBucket } from "signalbox/limit";
import { type BuildLimiter, LIMITER_CASES } from "signalbox/testing";
import { describe, test } from "vitest";

/** The calls of a local limiter are decided at once. */
const build: BuildLimiter = (policies) => {
  const local = new Policies(policies.map((policy) => new TokenBucket(policy)));
  return {
    check: async (...asked) => local.check(...asked),
    take: async (...asked) => local.take(...asked),
    peek: async (...asked) => local.peek(...asked),
    reset: async (...asked) => local.reset(...asked),
    penalty: async (...asked) => local.penalty(...asked),
    block: async (...asked) => local.block(...asked),
  };
};

describe("TokenBucket and Policies, as a limiter", () => {
  for (const { name, isShared, run } of LIMITER_CASES) {
    // A bucket in memory is shared with nothing.
    if (!isShared) test(name, () => run(build));
  }
});
