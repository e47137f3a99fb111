import { DurableObjectLimiter, type DurableObjectLimiterOptions, LimitObject } from "signalbox/limit/durable-object";
import { LIMITER_CASES } from "signalbox/testing";
import { describe, expect, it, vi } from "vitest";
import { stopClock } from "../clock.ts";
import { LocalObjects } from "../localObjects.ts";
import { Gate } from "../waiting.ts";

type Options = Omit<DurableObjectLimiterOptions, "namespace">;

function limited(options: Options) {
  const namespace = new LocalObjects(LimitObject);
  const build = (more: Options = {}) =>
    new DurableObjectLimiter({ namespace, shards: 1, refillPerSec: 1, ...options, ...more });
  return { namespace, build, limiter: build() };
}
const replying = (content: unknown) => async () => Response.json(content);
const failing = () => Promise.reject(new Error("reset"));

describe("DurableObjectLimiter", () => {
  for (const { name, run } of LIMITER_CASES)
    it(name, () => {
      const namespace = new LocalObjects(LimitObject);
      return run((policies) => new DurableObjectLimiter({ namespace, policies, shards: 4, deadlineMs: 10_000 }));
    });

  it("asks the object of a key's shard what its buckets owe, with the policies", async () => {
    const { namespace, limiter } = limited({ name: "api", capacity: 2 });
    expect(await limiter.check("a")).toBeNull();
    expect(namespace.asked).toEqual([
      [
        "signalbox:limit:0",
        {
          question: { kind: "take", keys: ["a"], cost: 1 },
          policies: [expect.objectContaining({ name: "api", capacity: 2 })],
          buckets: ["{signalbox:limit:0}:api:a"],
          isolate: expect.stringMatching(/^[0-9a-f-]{36}$/),
        },
      ],
    ]);
    expect(limiter.stats()).toEqual({ shared: 1, local: 0, timeouts: 0, errors: 0 });
  });

  it("spreads keys over 64 objects by default, with a prefix of its own", async () => {
    const namespace = new LocalObjects(LimitObject);
    const limiter = new DurableObjectLimiter({ namespace, prefix: "mine", capacity: 1 });
    for (let n = 0; n < 500; n += 1) await limiter.check(`key-${n}`);
    const names = Array.from({ length: 64 }, (_, shard) => `mine:${shard}`);
    expect([...namespace.objects.keys()].sort()).toEqual(names.sort());
  });

  it("keeps what a key owes in the object, and fills its bucket by the clock", async () => {
    stopClock();
    const { namespace, limiter, build } = limited({ capacity: 3 });
    expect(await limiter.check("a", 3)).toBeNull();
    namespace.evict();
    expect(await build().check("a")).toBe(1);
    vi.advanceTimersByTime(999);
    expect(await build().check("a")).toBe(1);
    vi.advanceTimersByTime(1);
    expect((await build().peek("a"))[0]?.remaining).toBe(1);
    vi.advanceTimersByTime(1_000);
    expect((await build().peek("a"))[0]?.remaining).toBe(2);
    vi.advanceTimersByTime(9_000);
    expect((await build().peek("a"))[0]?.remaining).toBe(3);
  });

  it("forgets a key that was reset, and keeps one that was blocked", async () => {
    const { namespace, limiter } = limited({ capacity: 3 });
    const rows = () => namespace.databases.get("signalbox:limit:0")?.prepare("SELECT name FROM buckets").all();
    await limiter.check("a");
    await limiter.block("b", 60);
    expect(rows()).toHaveLength(2);
    await limiter.reset("a");
    await limiter.peek("c");
    expect(rows()).toEqual([{ name: "{signalbox:limit:0}:default:b" }]);
  });

  it("decides locally for a second after a fault, and then one question tries the object", async () => {
    stopClock();
    const { namespace, limiter } = limited({ capacity: 5, refillPerSec: 0.001 });
    await limiter.check("a");
    namespace.reply = failing;
    expect([limiter.available(), await limiter.check("a"), limiter.available()]).toEqual([true, null, 1]);
    expect(await limiter.check("a")).toBeNull();
    expect(limiter.stats()).toEqual({ shared: 1, local: 2, timeouts: 0, errors: 1 });
    vi.advanceTimersByTime(999);
    expect(limiter.available()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(limiter.available()).toBe(true);
    const gate = new Gate();
    namespace.reply = async () => {
      await gate.pass();
      throw new Error("reset");
    };
    const tried = limiter.peek("a");
    expect(limiter.available()).toBe(1);
    expect((await limiter.peek("a"))[0]?.remaining).toBe(2);
    expect(gate.came).toBe(1);
    gate.open();
    await tried;
    vi.advanceTimersByTime(1_000);
    namespace.reply = undefined;
    // The object is told what the local buckets have admitted meanwhile.
    expect((await limiter.peek("a"))[0]?.remaining).toBe(2);
    expect(namespace.asked.at(-1)).toMatchObject(["signalbox:limit:0", { hints: [expect.any(Number)] }]);
    expect(limiter.available()).toBe(true);
    expect(await limiter.check("a", 3)).not.toBeNull();
    // Not any more when every bucket that owed anything then is full.
    vi.advanceTimersByTime(5_000_000);
    await limiter.check("a");
    expect(namespace.asked.at(-1)).not.toHaveProperty("1.hints");
  });

  it("decides locally what the object does not reply to by the deadline, 500 ms", async () => {
    stopClock();
    const { namespace, limiter } = limited({ capacity: 1 });
    namespace.reply = () => new Promise(() => undefined);
    const waits: (number | null)[] = [];
    void limiter.check("a").then((wait) => waits.push(wait));
    await vi.advanceTimersByTimeAsync(499);
    expect(waits).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(waits).toEqual([null]);
    expect(limiter.stats()).toEqual({ shared: 0, local: 1, timeouts: 1, errors: 0 });
  });

  it.each([
    ["no object", 7],
    ["no debts", { processes: 1 }],
    ["debts of other keys", { debts: [1, 2], processes: 1 }],
    ["a debt that is no number", { debts: ["1"], processes: 1 }],
    ["no number of processes", { debts: [0] }],
  ])("a reply with %s is a fault", async (_words, content) => {
    const { namespace, limiter } = limited({ capacity: 1 });
    namespace.reply = replying(content);
    expect(await limiter.check("a")).toBeNull();
    expect(limiter.stats()).toEqual({ shared: 0, local: 1, timeouts: 0, errors: 1 });
  });

  it("a reply that is not ok is a fault", async () => {
    const { namespace, limiter } = limited({ capacity: 1 });
    namespace.reply = async () => Response.json({ debts: [0], processes: 1 }, { status: 500 });
    await limiter.check("a");
    expect(limiter.stats().errors).toBe(1);
  });

  it("decides locally what was asked before a fault, whose reply does not know what was admitted since", async () => {
    const { namespace, limiter } = limited({ capacity: 1, refillPerSec: 0.001 });
    const gate = new Gate();
    namespace.reply = async () => {
      await gate.pass();
      return Response.json({ debts: [0], processes: 1 });
    };
    const late = limiter.check("a");
    namespace.reply = failing;
    expect(await limiter.check("a")).toBeNull();
    gate.open();
    expect(await late).not.toBeNull();
  });

  it("has a share of the limit while the object fails, by the isolates that have asked in the last 5 seconds", async () => {
    stopClock();
    const { namespace, limiter, build } = limited({ capacity: 4, refillPerSec: 0.001 });
    const processes = async () => (await (await askedAgain(namespace)).json()).processes;
    await limiter.check("a");
    await build().check("b");
    expect(await processes()).toBe(2);
    await build({ name: "other" }).check("b");
    expect(await processes()).toBe(1);
    vi.advanceTimersByTime(3_000);
    await limiter.check("a");
    vi.advanceTimersByTime(1_999);
    await limiter.check("a");
    expect(await processes()).toBe(2);
    vi.advanceTimersByTime(1);
    await limiter.check("a");
    expect(await processes()).toBe(1);
  });

  it("refuses options that cannot be", () => {
    const namespace = new LocalObjects(LimitObject);
    const build = (more: object) => () => new DurableObjectLimiter({ namespace, capacity: 1, ...more });
    expect(build({ shard: 1 })).toThrow("UNKNOWN_KEY: DurableObjectLimiter: it has shard, which nothing reads");
    expect(build({ deadlineMs: 0 })).toThrow(new RangeError("deadlineMs must be above 0, not 0"));
  });
});

/** The last question once more. */
async function askedAgain(namespace: LocalObjects): Promise<Response> {
  const [name, question] = namespace.asked.at(-1) as [string, unknown];
  const object = namespace.objects.get(name) ?? expect.fail("There is no such object.");
  return object.fetch(new Request("https://object/", { method: "POST", body: JSON.stringify(question) }));
}

describe("LimitObject", () => {
  it("removes buckets that are full by its alarm, at most once a minute, until there are none", async () => {
    stopClock();
    const { namespace, build } = limited({ capacity: 1 });
    const name = "signalbox:limit:0";
    const rows = () => namespace.databases.get(name)?.prepare("SELECT name FROM buckets").all();
    const start = Date.now();
    await build().peek("c");
    expect(namespace.alarms.size).toBe(0);
    await build({ name: "quick", refillPerSec: 0.1 }).check("a");
    expect(namespace.alarms.get(name)).toBe(start + 60_000);
    vi.advanceTimersByTime(5_000);
    namespace.evict();
    await build({ name: "slow", refillPerSec: 0.001 }).check("b");
    expect(namespace.alarms.get(name)).toBe(start + 60_000);
    vi.advanceTimersByTime(5_000);
    await namespace.objects.get(name)?.alarm();
    expect(rows()).toEqual([{ name: "{signalbox:limit:0}:slow:b" }]);
    expect(namespace.alarms.get(name)).toBe(start + 1_005_000);
    vi.advanceTimersByTime(994_999);
    await namespace.objects.get(name)?.alarm();
    expect([rows(), namespace.alarms.get(name)]).toEqual([[{ name: "{signalbox:limit:0}:slow:b" }], start + 1_064_999]);
    vi.advanceTimersByTime(1);
    namespace.alarms.clear();
    await namespace.objects.get(name)?.alarm();
    expect([rows(), namespace.alarms.size]).toEqual([[], 0]);
    await build({ name: "quick" }).check("a");
    expect(namespace.alarms.get(name)).toBe(Date.now() + 60_000);
  });
});
