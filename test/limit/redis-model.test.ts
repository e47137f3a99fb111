import fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { readPolicy } from "../../src/limit/policy.ts";
import { Store } from "../../src/limit/redis/limiter.ts";
import { SCRIPT } from "../../src/limit/redis/script.ts";
import { waitFor } from "../../src/limit/verdict.ts";
import { HeldReplies } from "./heldReplies.ts";
import { type Connected, describeWithRedis, packages, RedisServer } from "./realRedis.ts";

const DEADLINE_MS = 50;
/** No token comes back while a sequence runs. */
const policy = readPolicy({ capacity: 5, refillPerSec: 1e-6 });

/** What each key may still be given: its capacity, less what it was given and what was taken from it. */
class Model {
  readonly left: Record<string, number> = { a: 5, b: 5 };
  faults = 0;
}

/** The limiter, a real Redis behind it, and what was asked of them and has no reply. */
class World {
  readonly client: HeldReplies;
  readonly store: Store;
  readonly #time = { ms: 0 };
  readonly #model: Model;
  readonly #prefix: string;
  readonly #redis: Connected;
  waiting = 0;

  constructor(redis: Connected, prefix: string, model: Model) {
    this.#redis = redis;
    this.#model = model;
    this.#prefix = prefix;
    this.client = new HeldReplies(redis);
    this.store = new Store({
      client: this.client,
      policies: [policy],
      deadlineMs: DEADLINE_MS,
      prefix,
      shards: 1,
      maxKeys: 64,
      processes: 1,
      onEvent: (event) => {
        if (event.kind === "down") model.faults++;
      },
      clock: () => this.#time.ms,
    });
  }

  /** The law: over Redis and the local bucket together no key is given more than there is. */
  check(key: string): void {
    this.waiting++;
    const question = { kind: "take", keys: [key], cost: 1 } as const;
    void this.store.ask(question).then(([debt = 0]) => {
      this.waiting--;
      if (waitFor(policy, debt, 1) === null) this.#model.left[key] = (this.#model.left[key] ?? 0) - 1;
    });
  }

  /** One of the calls whose replies are held. */
  take(which: number) {
    const { held } = this.client;
    return held.splice(which % Math.max(1, held.length), 1)[0];
  }

  async pass(ms: number): Promise<void> {
    this.#time.ms += ms;
    vi.advanceTimersByTime(ms);
    await this.client.settled();
  }

  /** kill -9 and an empty restart at once: who had nothing under way does not hear of it. */
  async restart(): Promise<void> {
    this.client.disconnect();
    for (const key of ["a", "b"]) await this.#redis.command("DEL", `{${this.#prefix}:0}:default:${key}`);
    await this.#redis.command("SCRIPT", "FLUSH");
    this.client.connected = true;
    await this.client.settled();
  }
}

type Action = fc.AsyncCommand<Model, World>;

/** A step, after which no key was given more than there is. */
function action(name: string, run: (world: World) => Promise<void> | void): Action {
  return {
    check: () => true,
    run: async (model, world) => {
      await run(world);
      await world.client.settled();
      for (const left of Object.values(model.left)) expect(left).toBeGreaterThanOrEqual(0);
      if (world.client.held.length === 0) expect(world.waiting).toBe(0);
    },
    toString: () => name,
  };
}

const asked = fc.tuple(fc.constantFrom("a", "a", "b"), fc.integer({ min: 1, max: 4 })).map(([key, times]) =>
  action(`ask ${key} ${times} times`, (world) => {
    for (let n = 0; n < times; n++) world.check(key);
  }),
);
const actions: fc.Arbitrary<Action>[] = [
  asked,
  asked,
  asked,
  fc.constantFrom("a", "b").map((key) =>
    // Questions of the turn in which a fault is heard of.
    action(`ask ${key} while a call is cut`, (world) => {
      world.take(0)?.cut();
      world.check(key);
    }),
  ),
  fc.nat(3).map((which) => action(`deliver reply ${which}`, (world) => world.take(which)?.deliver())),
  fc.nat(3).map((which) => action(`cut call ${which}`, (world) => world.take(which)?.cut())),
  fc.constantFrom(20, DEADLINE_MS, 200).map((ms) => action(`${ms} ms pass`, (world) => world.pass(ms))),
  fc.constant(action("restart empty", (world) => world.restart())),
  fc.constant(action("lose the connection", (world) => world.client.disconnect())),
  fc.constant(
    action("come back", async (world) => {
      world.client.connected = true;
      await world.pass(2100);
      world.store.available();
    }),
  ),
  fc.boolean().map((holding) =>
    action(holding ? "replies are late" : "replies come at once", (world) => {
      world.client.holding = holding;
      if (!holding) for (const { deliver } of world.client.held.splice(0)) deliver();
    }),
  ),
];

describeWithRedis("Redis and the local bucket together", () => {
  let server: RedisServer;
  let redis: Connected;
  beforeAll(async () => {
    server = await RedisServer.start();
    redis = await packages.ioredis(server.url);
    await redis.command("SCRIPT", "LOAD", SCRIPT);
  });
  afterAll(async () => {
    redis.close();
    await server.kill();
  });
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("admit no more than there is, whatever is late, lost or cut, and decide every question", async () => {
    let runs = 0;
    let faults = 0;
    await fc.assert(
      fc.asyncProperty(fc.commands(actions, { maxCommands: 40, size: "max" }), async (commands) => {
        const model = new Model();
        const world = new World(redis, `run-${runs++}`, model);
        await fc.asyncModelRun(() => ({ model, real: world }), commands);
        await world.pass(DEADLINE_MS);
        await world.pass(DEADLINE_MS);
        expect(world.waiting).toBe(0);
        faults += model.faults;
        // Where nothing ever failed, all there is can be had.
        if (model.faults > 0) return;
        world.client.holding = false;
        for (let n = 0; n < 5; n++) world.check("a");
        await world.client.settled();
        expect(model.left["a"]).toBe(0);
      }),
      { numRuns: 150 },
    );
    expect(faults).toBeGreaterThan(100);
  });
});
