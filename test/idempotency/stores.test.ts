import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type IdempotencyStore, Resource, route, Service } from "signalbox";
import { MemoryStore } from "signalbox/idempotency";
import { RedisStore } from "signalbox/idempotency/redis";
import { request } from "signalbox/testing";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "../../examples/payments/database.ts";
import { DatabaseStore } from "../../examples/payments/databaseStore.ts";
import { type BrokenStore, STORE_FAULT_CASES } from "../../src/testing/storeFaults.ts";
import { HANG, LONG_HANG } from "../bounds.mjs";
import { type Connected, describeWithClient, packages, RedisServer } from "../limit/realRedis.ts";
import { turns } from "../waiting.ts";
import { describeStore } from "./suite.ts";

/** One act, and a count of its effects. */
class Effects extends Resource {
  override readonly allowedMethods = ["POST"];
  override readonly idempotency;
  count = 0;
  during: () => unknown = () => undefined;

  constructor(store: IdempotencyStore) {
    super();
    this.idempotency = { store, timeoutMs: HANG, leaseSeconds: LONG_HANG / 1000 };
  }

  override async processPost() {
    this.count += 1;
    await this.during();
    return { count: this.count };
  }
}

function started(effects: Effects) {
  const errors: unknown[] = [];
  const service = new Service({ routes: [route("/it", effects)], onError: (error) => errors.push(error) });
  const send = async (key: string) => {
    const response = await request(service, "POST", "/it", { headers: { "idempotency-key": key } });
    return { status: response.status, body: await response.text() };
  };
  return { send, errors };
}

describeStore("MemoryStore", () => {
  // A flush is what a new process finds: the old one's tokens, and nothing else.
  let memory = new MemoryStore();
  const store: IdempotencyStore = {
    claim: (...args) => memory.claim(...args),
    finish: (token, record, keepMs) => memory.finish(token, record, keepMs),
    release: (...args) => memory.release(...args),
    renew: (...args) => memory.renew(...args),
  };
  return {
    store,
    flush: () => {
      memory = new MemoryStore();
    },
  };
});

describe("MemoryStore that is full", () => {
  it("of keys: 503 with nothing run, until one is free", async () => {
    let now = 0;
    const effects = new Effects(new MemoryStore({ maxKeys: 1, clock: () => now }));
    const { send } = started(effects);
    expect((await send("a")).status).toBe(200);
    expect((await send("b")).status).toBe(503);
    expect((await send("a")).status).toBe(200);
    expect(effects.count).toBe(1);
    now += 86_400_000;
    expect((await send("b")).status).toBe(200);
  });

  it("of records: the response is sent, the author is told, and the key is held until its lease is over", async () => {
    let now = 0;
    const effects = new Effects(new MemoryStore({ maxCharacters: 50, clock: () => now }));
    const { send, errors } = started(effects);
    expect((await send("a")).status).toBe(200);
    expect(errors.map(String)).toEqual([expect.stringContaining("StoreFull")]);
    expect((await send("a")).status).toBe(409);
    now += LONG_HANG;
    expect((await send("a")).body).toBe('{"count":2}');
  });
});

describe("DatabaseStore of the example", () => {
  const folder = mkdtempSync(join(tmpdir(), "idempotency-"));
  const database = openDatabase(join(folder, "keys.db"));
  afterAll(() => {
    database.close();
    rmSync(folder, { recursive: true });
  });

  describeStore("DatabaseStore", () => ({
    store: new DatabaseStore(database),
    flush: () => {
      database.exec("DELETE FROM idempotency");
    },
  }));

  it("down: 503 with nothing run", async () => {
    const broken = openDatabase(join(folder, "broken.db"));
    const effects = new Effects(new DatabaseStore(broken));
    broken.exec("DROP TABLE idempotency");
    expect((await started(effects).send("a")).status).toBe(503);
    expect(effects.count).toBe(0);
    broken.close();
  });
});

for (const name of ["redis", "ioredis", "iovalkey", "glide"] as const) {
  describeWithClient(`RedisStore with ${name}`, name, () => {
    let server: RedisServer;
    let redis: Connected;
    beforeAll(async () => {
      server = await RedisServer.start();
      redis = await packages[name](server.url);
    });
    afterAll(async () => {
      redis.close();
      await server.kill();
    });

    describeStore("RedisStore", () => ({
      store: new RedisStore({ client: redis.client }),
      flush: async () => {
        await redis.command("FLUSHALL");
      },
    }));

    it("knows its scripts again after SCRIPT FLUSH", async () => {
      const { send } = started(new Effects(new RedisStore({ client: redis.client, prefix: "flushed" })));
      await redis.command("SCRIPT", "FLUSH");
      expect((await send("a")).body).toBe('{"count":1}');
      await redis.command("SCRIPT", "FLUSH");
      expect((await send("a")).body).toBe('{"count":1}');
    });

    it("full: 503 with nothing run; behind an act the response is sent, and the author is told", async () => {
      const effects = new Effects(new RedisStore({ client: redis.client, prefix: "full" }));
      const { send, errors } = started(effects);
      await redis.command("CONFIG", "SET", "maxmemory", "1");
      expect((await send("a")).status).toBe(503);
      expect(effects.count).toBe(0);
      await redis.command("CONFIG", "SET", "maxmemory", "0");
      effects.during = () => redis.command("CONFIG", "SET", "maxmemory", "1");
      errors.length = 0;
      expect((await send("a")).status).toBe(200);
      expect(errors).toHaveLength(1);
      await redis.command("CONFIG", "SET", "maxmemory", "0");
      expect((await send("a")).status).toBe(409);
      expect(effects.count).toBe(1);
    });
  });

  describeWithClient(`RedisStore with ${name}, when Redis fails`, name, () => {
    let server: RedisServer;
    let redis: Connected;
    beforeEach(async () => {
      server = await RedisServer.start();
      redis = await packages[name](server.url);
    });
    afterEach(async () => {
      redis.close();
      await server.kill();
    });

    const faults: Record<string, Pick<BrokenStore, "fail" | "restore">> = {
      killed: { fail: () => server.kill(), restore: () => server.start() },
      stopped: { fail: async () => server.suspend(), restore: async () => server.resume() },
    };
    for (const [fault, does] of Object.entries(faults)) {
      // Behind the claim the two are alike.
      for (const { name: title, run } of fault === "killed" ? STORE_FAULT_CASES : STORE_FAULT_CASES.slice(0, 1)) {
        it(`${fault}: ${title}`, () => run({ store: new RedisStore({ client: redis.client }), ...does }));
      }
    }

    it("slow: a call that is slow and in time counts", async () => {
      const { client } = redis;
      const store = new RedisStore({ client });
      const slow: IdempotencyStore = {
        claim: (...args) => later(() => store.claim(...args)),
        finish: (token, record, keepMs) => later(() => store.finish(token, record, keepMs)),
        release: (...args) => later(() => store.release(...args)),
        renew: (...args) => later(() => store.renew(...args)),
      };
      const effects = new Effects(slow);
      const { send } = started(effects);
      const sent = await Promise.all([send("a"), send("a"), send("a")]);
      expect(sent.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
      expect((await send("a")).status).toBe(200);
      expect(effects.count).toBe(1);
    });

    it("flushed while an act runs: its result is kept, and replayed", async () => {
      const effects = new Effects(new RedisStore({ client: redis.client }));
      const { send } = started(effects);
      effects.during = () => redis.command("FLUSHALL");
      expect((await send("a")).body).toBe('{"count":1}');
      expect((await send("a")).body).toBe('{"count":1}');
    });
  });
}

async function later<T>(call: () => Promise<T>): Promise<T> {
  await turns(20);
  return call();
}

it("a client that talks nonsense is a store that is down", async () => {
  for (const reply of ["OK", [], ["running"], ["done", 1], null]) {
    const talk = () => Promise.resolve(reply);
    const effects = new Effects(new RedisStore({ client: { evalsha: talk, eval: talk } }));
    const { send, errors } = started(effects);
    expect((await send("a")).status).toBe(503);
    expect([effects.count, errors.length]).toEqual([0, 1]);
  }
});
