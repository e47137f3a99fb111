// The shared suites of limiters and of stores, in a Worker whose Durable Objects keep them. /cases lists them, /cases/3 runs one.
import { DurableObjectStore, IdempotencyObject } from "../../dist/idempotency/durable-object.js";
import { DurableObjectLimiter, LimitObject } from "../../dist/limit/durable-object.js";
import { TokenBucket } from "../../dist/limit/index.js";
import { LIMITER_CASES, LIMITER_FAULT_CASES, STORE_CASES, STORE_FAULT_CASES } from "../../dist/testing/index.js";

/** What the objects are to do: they run in the isolate of the Worker. */
const engine = { fault: "none", generation: 0 };
/** No token comes back while a case runs. */
const NEVER = 1e-6;
// Built while the Worker starts, as a module of a service does it.
const local = new TokenBucket({ capacity: 1, refillPerSec: NEVER });
/** @type {DurableObjectLimiter | undefined} */
let busy;

/** An object that is reset, as the platform does it, or that does not reply. */
async function suffer(state) {
  if (engine.fault === "reset") state.abort("reset by the test");
  if (engine.fault !== "none") await new Promise((resolve) => setTimeout(resolve, 20_000));
}

export class Limits extends LimitObject {
  #state;

  constructor(state) {
    super(state);
    this.#state = state;
  }

  async fetch(request) {
    if (request.method === "GET") return Response.json(await this.#swept());
    await suffer(this.#state);
    return super.fetch(request);
  }

  /** How many buckets there are before and after the alarm. */
  async #swept() {
    const { sql } = this.#state.storage;
    const count = () => sql.exec("SELECT count(*) AS n FROM buckets").one().n;
    const before = count();
    await this.alarm();
    return { before, after: count(), alarm: await this.#state.storage.getAlarm() };
  }
}

export class Keys extends IdempotencyObject {
  #state;
  #generation = engine.generation;

  constructor(state) {
    super(state);
    this.#state = state;
  }

  async fetch(request) {
    await suffer(this.#state);
    if (this.#generation !== engine.generation) this.#state.storage.sql.exec("DELETE FROM keys");
    this.#generation = engine.generation;
    return super.fetch(request);
  }
}

const set = (fault) => async () => {
  engine.fault = fault;
};

function limitCases({ LIMITS: namespace }) {
  const build = (policies) => new DurableObjectLimiter({ namespace, policies, shards: 4, deadlineMs: 10_000 });
  const broken = (fault) => {
    const name = crypto.randomUUID();
    return {
      build: (capacity) =>
        new DurableObjectLimiter({ namespace, name, capacity, refillPerSec: NEVER, shards: 1, deadlineMs: 400 }),
      fail: set(fault),
      restore: set("none"),
    };
  };
  return [
    ...LIMITER_CASES.map(({ name, run }) => ({ name: `limits: ${name}`, run: () => run(build) })),
    ...["reset", "hung"].flatMap((fault) =>
      LIMITER_FAULT_CASES.map(({ name, run }) => ({
        name: `limits, ${fault}: ${name}`,
        run: () => run(broken(fault)),
      })),
    ),
    {
      name: "limits: an object that was reset knows what each key owes",
      run: async () => {
        const limiter = broken("reset").build(3);
        await limiter.check("a", 2);
        engine.fault = "reset";
        await limiter.check("elsewhere");
        engine.fault = "none";
        const other = new DurableObjectLimiter({
          namespace,
          name: limiter.policies[0].name,
          capacity: 3,
          refillPerSec: NEVER,
          shards: 1,
        });
        const [{ remaining }] = await other.peek("a");
        if (remaining !== 1) throw new Error(`${remaining} tokens remain`);
      },
    },
    { name: "limits: the alarm removes buckets that are full, and no other", run: () => swept(namespace) },
    {
      name: "limits: a local bucket may be built while the Worker starts",
      run: async () => {
        const key = crypto.randomUUID();
        if (local.check(key) !== null || local.check(key) === null) throw new Error("it decides wrongly");
      },
    },
  ];
}

async function swept(namespace) {
  const prefix = `swept-${crypto.randomUUID()}`;
  const common = { namespace, prefix, shards: 1, capacity: 1 };
  await new DurableObjectLimiter({ ...common, name: "quick", refillPerSec: 50 }).check("a");
  await new DurableObjectLimiter({ ...common, name: "slow", refillPerSec: 0.001 }).check("a");
  await new Promise((resolve) => setTimeout(resolve, 100));
  const stub = namespace.get(namespace.idFromName(`${prefix}:0`));
  const { before, after, alarm } = await (await stub.fetch("https://object/")).json();
  if (before !== 2 || after !== 1 || alarm === null) throw new Error(`${before} buckets, then ${after}, ${alarm}`);
}

function keyCases({ KEYS: namespace }) {
  const store = new DurableObjectStore({ namespace, shards: 4 });
  const flush = () => {
    engine.generation++;
  };
  return [
    ...STORE_CASES.map(({ name, run }) => ({ name: `keys: ${name}`, run: () => run({ store, flush }) })),
    ...["reset", "hung"].flatMap((fault) =>
      STORE_FAULT_CASES.map(({ name, run }) => ({
        name: `keys, ${fault}: ${name}`,
        run: () => run({ store, fail: set(fault), restore: set("none") }),
      })),
    ),
  ];
}

export default {
  async fetch(request, env) {
    const [, what, which] = new URL(request.url).pathname.split("/");
    if (what === "fault") {
      engine.fault = which;
      return new Response("");
    }
    if (what === "check") {
      busy ??= new DurableObjectLimiter({
        namespace: env.LIMITS,
        name: "busy",
        capacity: 25,
        refillPerSec: NEVER,
        deadlineMs: 2000,
      });
      return Response.json(await busy.check(which));
    }
    const cases = [...limitCases(env), ...keyCases(env)];
    if (which === undefined) return Response.json(cases.map(({ name }) => name));
    try {
      await cases[Number(which)].run();
      return new Response("");
    } catch (error) {
      return new Response(`${error.message}`);
    } finally {
      engine.fault = "none";
    }
  },
};
