import { Policies, type PolicyKeys } from "../limit/policies.ts";
import type { PolicyOptions } from "../limit/policy.ts";
import type { SharedLimiter } from "../limit/shared/storeLimiter.ts";
import { TokenBucket } from "../limit/tokenBucket.ts";
import type { Verdict } from "../limit/verdict.ts";
import { casesOf, holds, type SuiteCase, same, until } from "./expectation.ts";

/** The calls of a limiter that `LIMITER_CASES` test. */
export type TriedLimiter = Pick<SharedLimiter, "check" | "take" | "peek" | "reset" | "penalty" | "block">;

/** Builds a limiter with these policies. All limiters that it builds share one store. */
export type BuildLimiter = (policies: readonly PolicyOptions[]) => TriedLimiter;

export interface LimiterCase extends SuiteCase<BuildLimiter> {
  /** Whether the case builds several limiters over the store. A limiter in memory skips it. */
  readonly isShared: boolean;
}

/** No token comes back while a case runs. */
const NEVER = 1e-6;
let drawn = 0;
/** A policy that no other case, and no earlier run of this one, has used. */
const fresh = (capacity: number, refillPerSec: number = NEVER): PolicyOptions => ({
  name: `p${(drawn += 1)}-${crypto.randomUUID()}`,
  capacity,
  refillPerSec,
});

const admitted = async (calls: readonly Promise<number | null>[]): Promise<number> =>
  (await Promise.all(calls)).filter((wait) => wait === null).length;

const times = <Result>(count: number, call: (n: number) => Result): Result[] =>
  Array.from({ length: count }, (_, n) => call(n));

const remaining = async (limiter: TriedLimiter, keys: PolicyKeys): Promise<readonly number[]> =>
  (await limiter.peek(keys)).map((verdict) => verdict.remaining);

const ALONE = casesOf<BuildLimiter>({
  "admits a burst of the capacity, and tells the rest how long to wait": async (build) => {
    const limiter = build([fresh(3, 0.01)]);
    const waits = await Promise.all(times(5, () => limiter.check("a")));
    same(waits.slice(0, 3), [null, null, null], "the burst");
    holds(
      waits.slice(3).every((wait) => wait !== null && wait > 90 && wait <= 100),
      `a wait of about 100 seconds: ${waits.slice(3).join()}`,
    );
    same(await limiter.check("b"), null, "another key");
  },
  "admits no more than the capacity of many that ask at once": async (build) => {
    const limiter = build([fresh(20)]);
    same(await admitted(times(150, () => limiter.check("a"))), 20, "admitted");
  },
  "gives tokens back with time": async (build) => {
    const limiter = build([fresh(1, 20)]);
    same(await limiter.check("a"), null, "the first");
    await until(async () => (await limiter.check("a")) === null, "no token came back");
  },
  "throws at a cost above the capacity, which no wait would help, and takes nothing for it": async (build) => {
    const limiter = build([fresh(2)]);
    const thrown = await Promise.resolve()
      .then(() => limiter.check("a", 3))
      .catch((error: unknown) => error);
    holds(thrown instanceof RangeError, "thrown");
    same(await remaining(limiter, "a"), [2], "what remains");
  },
  "takes, looks, punishes, blocks and resets": async (build) => {
    const limiter = build([fresh(3, 0.01)]);
    const [first] = await limiter.take("a", 2);
    same([first?.admitted, first?.retryAfter, first?.remaining], [true, null, 1], "the first");
    const [second] = await limiter.take("a", 2);
    same([second?.admitted, second?.remaining], [false, 1], "the second");
    await limiter.penalty("a", 3);
    const [owing] = await limiter.peek("a");
    holds(owing?.admitted === false && within(owing.retryAfter, 280, 300), `a penalty: ${owing?.retryAfter}`);
    await limiter.block("a", 5000);
    await limiter.block("a", 5);
    const wait = await limiter.check("a");
    holds(within(wait, 4900, 5000), `a block: ${wait}`);
    await limiter.reset("a");
    same(await remaining(limiter, "a"), [3], "a full bucket");
  },
  "asks several policies all or nothing, each with its own key": async (build) => {
    const limiter = build([fresh(3), fresh(2)]);
    const keys = ["192.0.2.1", "ada"];
    same(await admitted(times(3, () => limiter.check(keys))), 2, "admitted");
    same(await remaining(limiter, keys), [1, 0], "what remains");
  },
  "takes any text for a key, and keeps each apart": async (build) => {
    const limiter = build([fresh(1)]);
    const long = "x".repeat(10_000);
    const keys = ["", " ", "a:b", "{a}b", "}{", "ü", "漢", "\u{1f600}", "'\"\\", "%00\n\r\t", `${long}a`, `${long}b`];
    same(await admitted(keys.map((key) => limiter.check(key))), keys.length, "the first of each");
    same(await admitted(keys.map((key) => limiter.check(key))), 0, "the second of each");
  },
  "refuses a key that is no text, which would share a bucket with all others of its kind": async (build) => {
    const limiter = build([fresh(1)]);
    const refused = async (keys: unknown): Promise<string> => {
      try {
        return String(await limiter.check(keys as string));
      } catch (error) {
        return String(error);
      }
    };
    const said = "TypeError: a key is text, not of type number: String(user.id)";
    same([await refused(1), await refused(2), await refused([1])], [said, said, said], "numbers");
    holds((await refused({ id: 1 })).startsWith("TypeError: "), "an object is refused");
  },
  "decides as the local bucket does": asTheLocalBucket,
});

const SHARED = casesOf<BuildLimiter>({
  "is one limit for all that share the store": async (build) => {
    const policy = fresh(20);
    const limiters = times(4, () => build([policy]));
    same(await admitted(times(120, (n) => (limiters[n % 4] as TriedLimiter).check("a"))), 20, "admitted");
  },
  "keeps policies of one store apart by their names": async (build) => {
    const [one, other] = [build([fresh(1)]), build([fresh(1)])];
    same([await one.check("a"), await other.check("a")], [null, null], "the first of each");
  },
});

/** How a limiter behaves, whatever its store. */
export const LIMITER_CASES: readonly LimiterCase[] = [
  ...ALONE.map((each) => ({ ...each, isShared: false })),
  ...SHARED.map((each) => ({ ...each, isShared: true })),
];

const within = (wait: number | null | undefined, least: number, most: number): boolean =>
  typeof wait === "number" && wait >= least && wait <= most;

/** The same 150 questions to the limiter and to a `TokenBucket`; nothing comes back meanwhile, so that no clock counts. */
async function asTheLocalBucket(build: BuildLimiter): Promise<void> {
  const policies = [fresh(7), fresh(11)];
  const [tried, local] = [build(policies), new Policies(policies.map((policy) => new TokenBucket(policy)))];
  let state = 7;
  const upTo = (most: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return 1 + ((state >> 8) % most);
  };
  for (let n = 0; n < 150; n++) {
    const [key, cost, asked] = [`key-${upTo(2)}`, upTo(3), upTo(20)];
    if (asked === 1) {
      local.reset(key);
      await tried.reset(key);
    } else if (asked === 2) {
      local.penalty(key, cost);
      await tried.penalty(key, cost);
    } else {
      const [got, expected] = [await tried.take(key, cost), local.take(key, cost)];
      const read = (verdicts: readonly Verdict[]) => verdicts.map((each) => [each.admitted, each.remaining]);
      same(read(got), read(expected), `question ${n}`);
    }
  }
}

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
export const LIMITER_FAULT_CASES: readonly SuiteCase<BrokenLimiter>[] = casesOf<BrokenLimiter>({
  "a store that fails is no fault of the request: the local bucket goes on where the store stopped": async (tried) => {
    const { build, fail, restore } = tried;
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
  "each call is decided locally": async ({ build, fail, restore }) => {
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
  "one that fails closed is told: `available` is a number of seconds until the store replies": async (tried) => {
    const { build, fail, restore } = tried;
    const limiter = build(5);
    await limiter.check("c");
    same(limiter.available(), true, "before");
    await fail();
    await limiter.check("c");
    same(limiter.available(), 1, "during the fault");
    await restore();
    await recovery(limiter);
  },
});

async function recovery(limiter: ReturnType<BrokenLimiter["build"]>): Promise<void> {
  const isBack = async () => limiter.available() === true || (await limiter.peek("recovery"), false);
  await until(isBack, "the limiter did not come back to its store");
}
