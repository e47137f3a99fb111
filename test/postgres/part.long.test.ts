import type { Pool, PoolClient } from "pg";
import type { ReservedSql, Sql } from "postgres";
import type { ClientOf, PgClient, PgPool } from "signalbox/postgres";
import { request } from "signalbox/testing";
import { afterEach, beforeEach, describe, expect, expectTypeOf, it } from "vitest";
import { Gate, meetingOf, until } from "../waiting.ts";
import { describeEngines, describeReal, query } from "./engines.ts";
import { ACCOUNTS, balanceOf, type Serving, serve } from "./lent.ts";

const put = (serving: ReturnType<typeof serve>, id: string, body: object, headers: Record<string, string> = {}) =>
  request(serving.service, "PUT", `/accounts/${id}`, { body, headers });
const post = (serving: ReturnType<typeof serve>, id: string, headers: Record<string, string> = {}) =>
  request(serving.service, "POST", `/accounts/${id}`, { headers });

it("lends what the pool has, by its type", () => {
  expectTypeOf<ClientOf<Pool>>().toEqualTypeOf<PoolClient>();
  expectTypeOf<ClientOf<Sql>>().toEqualTypeOf<ReservedSql>();
  expectTypeOf<ClientOf<PgPool>>().toEqualTypeOf<PgClient>();
});

describeEngines("transactions", (engine) => {
  beforeEach(() => query(engine().pool, ACCOUNTS));
  afterEach(() => until(async () => (await engine().open()) === 0));
  const start = (serving?: Serving) => serve(engine(), serving);

  it("commits before the response is sent, and rolls back otherwise (ruling 21)", async () => {
    expect((await put(start(), "ann", { balance: 5 })).status).toBe(200);
    expect(await balanceOf(engine(), "ann")).toBe(5);
    const failing = start({ after: () => Promise.reject(new Error("after the write")) });
    expect((await put(failing, "ann", { balance: 6 })).status).toBe(500);
    expect(await balanceOf(engine(), "ann")).toBe(5);
  });

  it.each([
    ["GET", "on"],
    ["POST", "off"],
  ] as const)("%s: read only is %s", async (method, expected) => {
    let found: unknown;
    const read = async ({ tx }: Parameters<NonNullable<Serving["read"]>>[0]) => {
      [found] = await query(await tx(), "SHOW transaction_read_only");
    };
    expect((await request(start({ read }).service, method, "/accounts/ann")).status).toBeLessThan(300);
    expect(found).toEqual({ transaction_read_only: expected });
  });

  it.each(["read committed", "repeatable read", "serializable"] as const)(
    "has the isolation level %s",
    async (isolation) => {
      let found: unknown;
      const read = async ({ tx }: Parameters<NonNullable<Serving["read"]>>[0]) => {
        [found] = await query(await tx(), "SHOW transaction_isolation");
      };
      await request(start({ read, options: { isolation } }).service, "GET", "/accounts/ann");
      expect(found).toEqual({ transaction_isolation: isolation });
    },
  );

  it("has what is left of the deadline as statement timeout; with a key, that of the database (ruling 37)", async () => {
    const found: unknown[] = [];
    const read = async ({ tx }: Parameters<NonNullable<Serving["read"]>>[0]) => {
      found.push(
        (await query(await tx(), "SELECT setting::int AS ms FROM pg_settings WHERE name = 'statement_timeout'"))[0]?.[
          "ms"
        ],
      );
    };
    const serving = start({ read, deadline: 9_000 });
    await post(serving, "ann");
    await post(serving, "ann", { "Idempotency-Key": '"timeout"' });
    const [unkeyed, keyed] = found;
    expect(unkeyed).toBeGreaterThan(0);
    expect(unkeyed).toBeLessThanOrEqual(9_000);
    expect(keyed).toBe(0);
  });

  it("a failed statement that was passed over: COMMIT rolls back, and the response is 500", async () => {
    const serving = start({ after: async ({ tx }) => query(await tx(), "SELECT 1 / 0").catch(() => undefined) });
    expect((await put(serving, "ann", { balance: 5 })).status).toBe(500);
    expect([await balanceOf(engine(), "ann"), String(serving.errors)]).toEqual([
      0,
      expect.stringContaining("COMMIT rolled back"),
    ]);
  });

  it.each(["40001", "40P01"])("without concurrency, %s of a statement is 503 with Retry-After", async (code) => {
    const serving = start({
      after: async ({ tx }) => query(await tx(), `DO $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '${code}'; END $$`),
    });
    const reply = await put(serving, "ann", { balance: 5 });
    expect([reply.status, reply.header("retry-after"), await balanceOf(engine(), "ann")]).toEqual([503, "1", 0]);
  });

  it.each(["40001", "40P01"])(
    "with concurrency, %s of a statement or of the commit is stale (ruling 46)",
    async (code) => {
      const raise = `DO $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '${code}'; END $$`;
      const deferred = `
      CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF NEW.balance = 7 THEN RAISE EXCEPTION 'no' USING ERRCODE = '${code}'; END IF; RETURN NULL; END $$;
      CREATE CONSTRAINT TRIGGER refuse AFTER UPDATE ON accounts DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION refuse();`;
      let acts = 0;
      const once = start({
        isOptimistic: true,
        after: async ({ tx }) => {
          acts += 1;
          if (acts === 1) await query(await tx(), raise);
        },
      });
      expect([(await put(once, "ann", { balance: 5 })).status, acts]).toEqual([200, 2]);
      await query(engine().pool, deferred);
      const always = start({ isOptimistic: true });
      const reply = await put(always, "ann", { balance: 7 });
      expect([reply.status, reply.header("retry-after"), await balanceOf(engine(), "ann")]).toEqual([409, "1", 5]);
      const unkept = start();
      const refused = await put(unkept, "ann", { balance: 7 });
      expect([refused.status, refused.header("retry-after"), await balanceOf(engine(), "ann")]).toEqual([503, "1", 5]);
    },
  );

  describe("with an Idempotency-Key (ruling 37)", () => {
    const KEY = { "Idempotency-Key": '"the key"' };
    beforeEach(() => query(engine().pool, "TRUNCATE signalbox.claims, signalbox.records"));
    const records = async () => (await query(engine().pool, "SELECT key FROM signalbox.records")).length;

    it("effect and record are in one transaction, without a line of the author's", async () => {
      const serving = start();
      expect((await post(serving, "ann", KEY)).status).toBe(204);
      const [inside] = await query(
        engine().pool,
        "SELECT (SELECT xmin FROM accounts WHERE id = 'ann') = (SELECT xmin FROM signalbox.records) AS is_one",
      );
      expect(inside).toEqual({ is_one: true });
      expect((await post(serving, "ann", KEY)).status).toBe(204);
      expect([await balanceOf(engine(), "ann"), await records()]).toEqual([1, 1]);
    });

    it("the same if the transaction was begun before the key was claimed", async () => {
      const serving = start({
        isAuthorized: async ({ tx }) => {
          await query(await tx(), "SELECT 1");
          return true;
        },
      });
      // PGlite has one connection, which the transaction holds: the claim would wait for it.
      if (Reflect.has(engine().pool, "open")) return;
      for (const _ of [1, 2]) expect((await post(serving, "ann", KEY)).status).toBe(204);
      expect([await balanceOf(engine(), "ann"), await records()]).toEqual([1, 1]);
      const [row] = await query(
        engine().pool,
        "SELECT (SELECT xmin FROM accounts WHERE id = 'ann') = (SELECT xmin FROM signalbox.records) AS is_one",
      );
      expect(row).toEqual({ is_one: true });
    });

    it("an act that throws leaves neither, and the retry runs", async () => {
      let fails = true;
      const serving = start({
        after: () => {
          if (fails) throw new Error("after the write");
        },
      });
      expect((await post(serving, "ann", KEY)).status).toBe(500);
      expect([await balanceOf(engine(), "ann"), await records()]).toEqual([0, 0]);
      fails = false;
      expect((await post(serving, "ann", KEY)).status).toBe(204);
      expect([await balanceOf(engine(), "ann"), await records()]).toEqual([1, 1]);
    });

    it("what was stale is recorded once, by the act that was stored", async () => {
      let acts = 0;
      const serving = start({
        isOptimistic: true,
        after: async ({ tx }) => {
          acts += 1;
          if (acts === 1) await query(await tx(), "DO $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '40001'; END $$");
        },
      });
      for (const _ of [1, 2]) expect((await post(serving, "ann", KEY)).status).toBe(200);
      expect([acts, await balanceOf(engine(), "ann"), await records()]).toEqual([2, 1, 1]);
    });
  });
});

describeReal("transactions", (engine) => {
  beforeEach(() => query(engine().pool, ACCOUNTS));
  afterEach(() => until(async () => (await engine().open()) === 0));
  const start = (serving?: Serving) => serve(engine(), serving);
  const KEY = { "Idempotency-Key": '"left"' };
  const sleeping = async () =>
    (
      await query(
        engine().pool,
        "SELECT pid FROM pg_stat_activity WHERE query = 'SELECT pg_sleep(60)' AND state = 'active'",
      )
    ).length;
  const sleep: Serving["after"] = async ({ tx }) => query(await tx(), "SELECT pg_sleep(60)");

  it("when the client leaves, the statement that runs is cancelled, and nothing is stored", async () => {
    const serving = start({ after: sleep });
    const leaving = new AbortController();
    const reply = request(serving.service, "PUT", "/accounts/ann", { body: { balance: 5 }, signal: leaving.signal });
    reply.catch(() => undefined);
    await until(async () => (await sleeping()) === 1);
    leaving.abort();
    await until(async () => (await sleeping()) === 0);
    await until(async () => (await engine().open()) === 0);
    expect(await balanceOf(engine(), "ann")).toBe(0);
  });

  it("when the deadline passes, the statement that runs is cancelled, and the response is 504", async () => {
    const serving = start({ after: sleep, deadline: 300 });
    expect((await put(serving, "ann", { balance: 5 })).status).toBe(504);
    await until(async () => (await sleeping()) === 0);
    expect(await balanceOf(engine(), "ann")).toBe(0);
  });

  it("the connection of a statement that was cancelled harms no other request", async () => {
    const serving = start({ after: sleep, deadline: 100 });
    const others = start();
    for (let at = 0; at < 5; at += 1) {
      const [late, ...read] = await Promise.all([
        put(serving, "ann", { balance: 5 }),
        ...Array.from({ length: 10 }, () => request(others.service, "GET", "/accounts/bob")),
      ]);
      expect([late.status, ...read.map(({ status }) => status)]).toEqual([504, ...Array<number>(10).fill(200)]);
    }
  });

  /** It passes the gate, and waits for the engine. */
  const slowly =
    (gate: Gate, seconds: number): NonNullable<Serving["after"]> =>
    async ({ tx }) => {
      const slow = query(await tx(), `SELECT pg_sleep(${seconds})`);
      gate.pass().catch(() => undefined);
      await slow;
    };

  const expectOnce = async (key: Readonly<Record<string, string>>) => {
    await until(async () => (await balanceOf(engine(), "ann")) === 1);
    const retried = start();
    await until(async () => (await post(retried, "ann", key)).status === 204);
    expect(await balanceOf(engine(), "ann")).toBe(1);
  };

  it("a keyed act that has begun is committed although the client leaves (ruling 37)", async () => {
    await query(engine().pool, "TRUNCATE signalbox.claims, signalbox.records");
    const gate = new Gate();
    const serving = start({ deadline: 30_000, after: slowly(gate, 0.5) });
    const leaving = new AbortController();
    const reply = request(serving.service, "POST", "/accounts/ann", { headers: KEY, signal: leaving.signal });
    reply.catch(() => undefined);
    await until(() => gate.came === 1);
    leaving.abort();
    await expectOnce(KEY);
  });

  it("a keyed act that has begun is committed although the client is told 504 (ruling 37)", async () => {
    await query(engine().pool, "TRUNCATE signalbox.claims, signalbox.records");
    // On a busy machine the deadline may pass before the act begins: then it is tried again, with more time.
    for (let deadline = 200; deadline < 20_000; deadline *= 2) {
      const gate = new Gate();
      const key = { "idempotency-key": `"of ${deadline}"` };
      const { service } = start({ deadline, after: slowly(gate, (deadline * 2.5) / 1000) });
      expect((await request(service, "POST", "/accounts/ann", { headers: key })).status).toBe(504);
      if (gate.came === 1) return expectOnce(key);
    }
    expect.fail("No act began before its deadline.");
  });

  it("a second request with the key gets its 409 while the first one runs", async () => {
    await query(engine().pool, "TRUNCATE signalbox.claims, signalbox.records");
    const gate = new Gate();
    const serving = start({ after: () => gate.pass() });
    const first = post(serving, "ann", KEY);
    await until(() => gate.came === 1);
    expect((await post(serving, "ann", KEY)).status).toBe(409);
    gate.open();
    expect((await first).status).toBe(204);
  });

  it("of two that have read the same, the one that the engine refuses is stale, and both effects are there (ruling 46)", async () => {
    const meet = meetingOf(2);
    const read: Serving["read"] = async ({ tx }) => {
      await query(await tx(), "SELECT 1");
      await meet();
    };
    const serving = start({ isOptimistic: true, options: { isolation: "serializable" }, read });
    const replies = await Promise.all([post(serving, "ann"), post(serving, "ann")]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(replies.filter(({ trace }) => trace.includes("O14b") || trace.includes("N11c"))).toHaveLength(1);
    expect(await balanceOf(engine(), "ann")).toBe(2);
  });
});
