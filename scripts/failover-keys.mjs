// @ts-check
// Requests with Idempotency-Keys, for scripts/failover-worker.mjs.
import { RedisStore } from "../dist/idempotency/redis.js";
import { Resource, route, Service } from "../dist/index.js";
import { request } from "../dist/testing/index.js";

/** Clients that send at a time. */
const CLIENTS = 8;

/** One act, which counts its effects under each key. */
class Effects extends Resource {
  /** @override */
  allowedMethods = ["POST"];
  /** @type {Map<string, number>} */
  count = new Map();

  /** @param {RedisStore} store */
  constructor(store) {
    super();
    this.idempotency = { store, required: true, leaseSeconds: 2 };
  }

  /** @override @param {import("../dist/index.js").Context} ctx */
  processPost(ctx) {
    const key = ctx.idempotency?.key ?? "";
    this.count.set(key, this.of(key) + 1);
    return { key };
  }

  /** @param {string} key */
  of(key) {
    return this.count.get(key) ?? 0;
  }
}

class Load {
  figures = { sent: 0, done: 0, unavailable: 0, ranBehind503: 0, other: 0, held: 0, told: 0, lost: 0, slowestMs: 0 };
  /** Keys whose response could not be kept, which the error hook is told: a retry of these may run again. */
  #told = new Set();
  #effects;
  #service;

  /** @param {RedisStore} store */
  constructor(store) {
    this.#effects = new Effects(store);
    this.#service = new Service({
      routes: [route("/it", this.#effects)],
      onError: (_error, ctx) => {
        const key = ctx?.request.headers.get("idempotency-key") ?? null;
        if (key !== null && this.#effects.of(key) > 0) this.#told.add(key);
      },
    });
  }

  /** @param {string} key */
  async #send(key) {
    const { figures } = this;
    const [begin, before] = [performance.now(), this.#effects.of(key)];
    const { status } = await request(this.#service, "POST", "/it", { headers: { "idempotency-key": key } });
    figures.sent++;
    figures.slowestMs = Math.max(figures.slowestMs, performance.now() - begin);
    if (status === 503) {
      figures.unavailable++;
      figures.ranBehind503 += this.#effects.of(key) - before;
    } else if (status === 409) figures.held++;
    else if (status !== 200) figures.other++;
    return status;
  }

  /** Sends it again after a 503 or a 409. @param {string} key */
  async untilDone(key) {
    for (let tries = 0; tries < 2000; tries++) {
      if ((await this.#send(key)) === 200) return;
      await pause(20);
    }
    throw new Error(`${key} was never done`);
  }

  /** Sends what was done once more: it must be replayed. What runs a second time was lost by the store. @param {string[]} done */
  async again(done) {
    for (let key = done.pop(); key !== undefined; key = done.pop()) {
      const before = this.#effects.of(key);
      await this.untilDone(key);
      if (this.#effects.of(key) > before && !this.#told.has(key)) this.figures.lost++;
    }
    this.figures.told = this.#told.size;
  }
}

/**
 * @param {import("../dist/limit/redis.js").RedisClient} client
 * @param {string} prefix
 * @param {{ stopped: boolean }} until
 */
export async function keyLoad(client, prefix, until) {
  const load = new Load(new RedisStore({ client, prefix }));
  await load.untilDone(crypto.randomUUID());
  return async () => {
    /** @type {string[]} */
    const done = [];
    const loop = async () => {
      while (!until.stopped) {
        const key = crypto.randomUUID();
        await load.untilDone(key);
        done.push(key);
        await pause(2);
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, loop));
    load.figures.done = done.length;
    await Promise.all(Array.from({ length: CLIENTS }, () => load.again(done)));
    return load.figures;
  };
}

/** @param {number} ms */
function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
