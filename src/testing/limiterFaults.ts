import type { SharedLimiter } from "../limit/shared/sharedLimiter.ts";
import { holds, type SuiteCase, same } from "./expectation.ts";
import type { TriedLimiter } from "./limiterSuite.ts";

/** The shared limiter that `LIMITER_FAULT_CASES` test, and its store. */
export interface BrokenLimiter {
  /** Builds a limiter of one policy with this capacity, and a rate so low that no token comes back during a case. */
  readonly build: (capacity: number) => TriedLimiter & Pick<SharedLimiter, "available">;
  /** Makes the store fail, or not reply at all, until `restore`. */
  readonly fail: () => Promise<void>;
  /** Makes the store work again. Its data may be lost. */
  readonly restore: () => Promise<void>;
}

/** What a shared limiter does when its store fails. Give each case a store of its own, or one that was restored. */
export const LIMITER_FAULT_CASES: readonly SuiteCase<BrokenLimiter>[] = [
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
