import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Context, type IdempotencyPolicy, type IdempotencyStore, Resource, route, Service } from "signalbox";
import { MemoryStore } from "signalbox/idempotency";
import { RedisStore } from "signalbox/idempotency/redis";
import { type BrokenStore, request, STORE_FAULT_CASES } from "signalbox/testing";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openDatabase } from "../../examples/payments/database.ts";
import { DatabaseStore } from "../../examples/payments/databaseStore.ts";
import { HANG, LONG_HANG } from "../bounds.mjs";
import { type Connected, describeWithClient, packages, RedisServer } from "../limit/realRedis.ts";
import { turns } from "../waiting.ts";
import { describeStore } from "./suite.ts";

/** One act, and a count of its effects. */
class Effects extends Resource {
  override readonly allowedMethods = ["POST"];
  override readonly idempotency;
  count = 0;
  content = "";
  fields: readonly (readonly [string, string])[] = [];
  during: () => unknown = () => undefined;

  constructor(store: IdempotencyStore, policy: Partial<IdempotencyPolicy> = {}) {
    super();
    this.idempotency = { store, timeoutMs: HANG, leaseSeconds: LONG_HANG / 1000, ...policy };
  }

  override async processPost(ctx: Context) {
    this.count += 1;
    for (const [name, value] of this.fields) ctx.setHeader(name, value);
    const { count, content } = this;
    await this.during();
    return content === "" ? { count } : { count, content };
  }
}

function started(effects: Effects) {
  const errors: unknown[] = [];
  const service = new Service({ routes: [route("/it", effects)], onError: (error) => errors.push(error) });
  const send = async (key: string, user = "") => {
    const headers = { "idempotency-key": key, "x-user": user };
    const response = await request(service, "POST", "/it", { headers });
    return { status: response.status, body: await response.text(), retryAfter: response.header("retry-after") };
  };
  return { send, errors };
}

describeStore("MemoryStore", () => {
  // A flush is what a new process finds: the old one's tokens, and nothing else.
  const maxKeysPerPrincipal = 3;
  let memory = new MemoryStore({ maxKeysPerPrincipal });
  const store: IdempotencyStore = {
    claim: (...args) => memory.claim(...args),
    finish: (token, record, keepMs) => memory.finish(token, record, keepMs),
    release: (...args) => memory.release(...args),
    renew: (...args) => memory.renew(...args),
  };
  return {
    store,
    maxKeysPerPrincipal,
    flush: () => {
      memory = new MemoryStore({ maxKeysPerPrincipal });
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

  it("of records: 503 with nothing run, and what was kept is replayed", async () => {
    const store = new MemoryStore({ maxCharacters: 50 });
    const effects = new Effects(store);
    const { send, errors } = started(effects);
    expect((await send("a")).status).toBe(503);
    expect([effects.count, store.size]).toEqual([0, 0]);
    expect(errors.map(String)).toEqual([expect.stringContaining("StoreFull")]);
  });

  it("of longer and longer records: no act runs twice, whatever space there is", async () => {
    for (const maxCharacters of [5_000, 20_000, 100_000]) {
      const effects = new Effects(new MemoryStore({ maxCharacters }), { maxBytes: 10_000 });
      const { send } = started(effects);
      const ran: string[] = [];
      const refused: string[] = [];
      for (let number = 1; number <= 60; number += 1) {
        effects.content = "x".repeat(number * 200);
        const { status } = await send(String(number));
        expect([200, 503]).toContain(status);
        (status === 200 ? ran : refused).push(String(number));
        expect(effects.count).toBe(ran.length);
      }
      expect(refused).not.toEqual([]);
      for (const key of ran) expect((await send(key)).status).toBe(200);
      expect(effects.count).toBe(ran.length);
    }
  });

  it("while acts run: their records are kept, without content or fields where there is no more space", async () => {
    const effects = new Effects(new MemoryStore({ maxCharacters: 30_000 }), { maxBytes: 9_000 });
    const { send, errors } = started(effects);
    let goOn = () => {};
    const together = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    effects.content = "x".repeat(6_000);
    effects.fields = [["X-Long", "y".repeat(3_000)]];
    effects.during = () => together;
    const keys = ["a", "b", "c", "d", "e"];
    const sent = keys.map((key) => send(key));
    await vi.waitFor(() => expect(effects.count).toBe(4));
    goOn();
    const first = await Promise.all(sent);
    // Their content is digested in other threads, so that they come to the store in any order.
    const ran = keys.filter((_, at) => first[at]?.status === 200);
    expect([ran.length, first.filter(({ status }) => status === 503).length]).toEqual([4, 1]);
    const replays = await Promise.all(ran.map((key) => send(key)));
    expect(replays.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(replays.filter(({ body }) => body.length > 0)).toHaveLength(2);
    expect(effects.count).toBe(4);
    expect(errors.map(String).filter((text) => text.includes("without its content"))).toHaveLength(2);
  });

  it("of a record whose fields are longer than what is reserved: its status is kept", async () => {
    const effects = new Effects(new MemoryStore({ maxCharacters: 9_000 }), { maxBytes: 10 });
    const { send } = started(effects);
    effects.fields = [["X-Long", "y".repeat(9_000)]];
    expect((await send("a")).status).toBe(200);
    expect(await send("a")).toEqual({ status: 200, body: "", retryAfter: undefined });
    expect(effects.count).toBe(1);
  });
});

describe("a client with more keys than it may have", () => {
  /** Each of the users has a name. */
  class Accounts extends Effects {
    override principal(ctx: Context) {
      return ctx.request.headers.get("x-user") ?? "";
    }
  }

  it("gets 429, with when its first key is free; others are served, and what it has is replayed", async () => {
    let now = 0;
    const accounts = new Accounts(new MemoryStore({ maxKeysPerPrincipal: 3, clock: () => now }));
    const { send, errors } = started(accounts);
    for (const key of ["a", "b", "c"]) {
      expect((await send(key, "ada")).status).toBe(200);
      now += 1_000;
    }
    expect(await send("d", "ada")).toMatchObject({ status: 429, retryAfter: "86397" });
    expect((await send("d", "grace")).status).toBe(200);
    expect((await send("a", "ada")).body).toContain('"count":1');
    expect([accounts.count, errors]).toEqual([4, []]);
    now = 86_400_000;
    expect((await send("d", "ada")).status).toBe(200);
    expect((await send("e", "ada")).status).toBe(429);
  });

  it("has 1,024 by default, of 65,536; where no principal is told, the store has one bound for all", async () => {
    const store = new MemoryStore();
    const token = (number: number, principal: string) => ({
      key: `${principal} ${number}`,
      fingerprint: "f",
      owner: "o",
      principal,
    });
    const claimed = async (principal: string, count: number) => {
      const counts: Record<string, number> = {};
      for (let number = 0; number < count; number += 1) {
        const { state } = await store.claim(token(number, principal), 60_000);
        counts[state] = (counts[state] ?? 0) + 1;
      }
      return counts;
    };
    expect(await claimed("ada", 1_100)).toEqual({ new: 1_024, tooMany: 76 });
    expect(await claimed("", 1_100)).toEqual({ new: 1_100 });
    expect(await claimed("grace", 1)).toEqual({ new: 1 });
  });

  it("has a quarter of the characters by default, so that long responses do not take the store either", async () => {
    const accounts = new Accounts(new MemoryStore({ maxCharacters: 400_000 }), { maxBytes: 10_000 });
    const { send } = started(accounts);
    accounts.content = "x".repeat(9_000);
    const statuses: number[] = [];
    for (let number = 0; number < 20; number += 1) statuses.push((await send(String(number), "ada")).status);
    expect(statuses.indexOf(429)).toBeGreaterThan(5);
    expect(statuses.lastIndexOf(200)).toBeLessThan(12);
    expect((await send("a", "grace")).status).toBe(200);
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
        claim: (token, leaseMs) => later(() => store.claim(token, leaseMs)),
        finish: (token, record, keepMs) => later(() => store.finish(token, record, keepMs)),
        release: (...args) => later(() => store.release(...args)),
        renew: (...args) => later(() => store.renew(...args)),
      };
      const effects = new Effects(slow);
      const { send } = started(effects);
      // The one that acts waits for the other two, which have to be told that it runs.
      let told = 0;
      effects.during = () => vi.waitFor(() => expect(told).toBe(2), { timeout: HANG });
      const tell = async () => {
        const { status } = await send("a");
        told += 1;
        return status;
      };
      const sent = await Promise.all([tell(), tell(), tell()]);
      expect(sent.sort((a, b) => a - b)).toEqual([200, 409, 409]);
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
