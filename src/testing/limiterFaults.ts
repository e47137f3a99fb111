import { holds, same } from "./expectation.ts";
import type { TriedLimiter } from "./limiterSuite.ts";

/** A shared limiter, and what can be done to its store. */
export interface BrokenLimiter {
  /** A bucket of `capacity` that nothing refills meanwhile. Each call builds one more limiter of the same policy. */
  readonly build: (capacity: number) => TriedLimiter & { available(): true | number };
  /** From now on the store fails, or does not reply at all. */
  readonly fail: () => Promise<void>;
  /** The store is there again. What it knew may be lost. */
  readonly restore: () => Promise<void>;
}

export interface LimiterFaultCase {
  readonly name: string;
  readonly run: (broken: BrokenLimiter) => Promise<void>;
}

/** What each limiter with a store does when that fails. Each case has a store of its own, or one that was restored. */
export const LIMITER_FAULT_CASES: readonly LimiterFaultCase[] = [
  {
    name: "a store that fails is no fault of the request: the local bucket goes on where the store stopped",
    run: async ({ build, fail, restore }) => {
      const limiter = build(5);
      same(await Promise.all([limiter.check("a"), limiter.check("a")]), [null, null], "before");
      await fail();
      const waits = [];
      for (let n = 0; n < 6; n++) waits.push(await limiter.check("a"));
      same(waits.filter((wait) => wait === null).length, 3, "admitted locally");
      await restore();
      await recovery(limiter);
      holds((await limiter.check("a")) !== null, "what was admitted meanwhile is not admitted again");
      same(await limiter.check("another"), null, "another key");
    },
  },
  {
    name: "each call is decided locally",
    run: async ({ build, fail, restore }) => {
      const limiter = build(5);
      same(await limiter.check("b", 2), null, "before");
      await fail();
      const [verdict] = await limiter.peek("b");
      same([verdict?.admitted, verdict?.remaining], [true, 3], "what remains");
      await limiter.penalty("b", 5);
      holds((await limiter.check("b")) !== null, "a penalty");
      await limiter.reset("b");
      same((await limiter.peek("b"))[0]?.remaining, 5, "after a reset");
      await limiter.block("b", 9000);
      holds((await limiter.check("b")) !== null, "a block");
      await restore();
      await recovery(limiter);
      holds((await limiter.check("b")) !== null, "the block holds in the store");
    },
  },
  {
    name: "one that fails closed is told: `available` is a number of seconds until the store replies",
    run: async ({ build, fail, restore }) => {
      const limiter = build(5);
      await limiter.check("c");
      same(limiter.available(), true, "before");
      await fail();
      await limiter.check("c");
      same(limiter.available(), 1, "during the fault");
      await restore();
      await recovery(limiter);
    },
  },
];

/** Asks for a key of its own until the store decides again. */
async function recovery(limiter: ReturnType<BrokenLimiter["build"]>): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (limiter.available() === true) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
    await limiter.peek("recovery");
  }
  throw new Error("the limiter did not come back to its store");
}
