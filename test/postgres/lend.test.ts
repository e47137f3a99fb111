import type { PoolClient } from "pg";
import { resource, Service, stored } from "signalbox";
import { patchCodecs } from "signalbox/patch";
import { request } from "signalbox/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { meetingOf, until } from "../waiting.ts";
import { describeWithPostgres } from "./realPostgres.ts";
import { ISOLATION_LEVELS, type IsolationLevel, type Lent, Transactions } from "./transactions.ts";

/** Rulings 21 and 46 on PostgreSQL: a success is sent when its transaction is committed, and only then. */

const Lamp = z.object({ isLit: z.boolean(), note: z.string().default("") });
type Content = z.infer<typeof Lamp>;

interface Row extends Content {
  readonly id: string;
  readonly version: string;
  /** How many lamps are lit, this one included. */
  readonly lit: number;
}

const TABLE = `
  DROP TABLE IF EXISTS lamps;
  CREATE TABLE lamps (id text PRIMARY KEY, version bigserial, "isLit" boolean NOT NULL, note text NOT NULL);
`;
/** A transaction that commits a change waits for lock 1, and has not committed until then. */
const COMMITS_WAIT = `
  CREATE OR REPLACE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN PERFORM pg_advisory_xact_lock_shared(1); RETURN NULL; END';
  CREATE CONSTRAINT TRIGGER wait AFTER UPDATE ON lamps DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION wait();
`;
const LIT = '(SELECT count(*)::int FROM lamps WHERE "isLit") AS lit';
const SELECT = `SELECT *, ${LIT} FROM lamps WHERE id = $1`;
const UPDATE = `UPDATE lamps SET "isLit" = $3, note = $4, version = DEFAULT
  WHERE id = $1 AND version = $2 RETURNING *, ${LIT}`;

describeWithPostgres("a lent transaction in PostgreSQL", 4, (pool) => {
  let transactions: Transactions;
  let acts = 0;
  let errors: unknown[] = [];

  const one = async ({ tx }: Lent, statement: string, ...values: readonly unknown[]): Promise<Row | undefined> =>
    (await (await tx()).query<Row>(statement, [...values])).rows[0];

  /** One lamp has to stay lit. `after` is called when an act has written. */
  function serve(level: IsolationLevel, after: (lent: Lent) => unknown = () => undefined): Service {
    transactions = new Transactions(pool(), level);
    const change = async (ctx: Lent & { readonly entity: Row }, { isLit, note }: Content) => {
      const row = await one(ctx, UPDATE, ctx.entity.id, ctx.entity.version, isLit, note);
      acts += 1;
      await after(ctx);
      return stored(row);
    };
    const lamp = resource("/lamps/{id}", {
      with: [transactions.part],
      withinRateLimit: ({ request: { headers } }) => (headers.has("x-busy") ? 7 : true),
      isAuthorized: ({ request: { headers } }) => !headers.has("x-anonymous") || "Bearer",
      find: (ctx) => one(ctx, SELECT, ctx.params.id),
      generateEtag: ({ entity }) => entity.version,
      concurrency: "optimistic",
      preferences: ["return"],
      putCreates: false,
      codecs: patchCodecs,
      GET: { response: Lamp, represent: ({ entity: { isLit, note } }) => ({ isLit, note }) },
      PUT: {
        body: Lamp,
        isConflict: ({ entity, body }) => entity.lit === 1 && entity.isLit && !body.isLit,
        apply: (ctx) => change(ctx, ctx.body),
      },
      PATCH: {
        body: Lamp,
        patches: ["application/merge-patch+json"],
        apply: (ctx) => change(ctx, ctx.body),
      },
    });
    return new Service({ resources: { lamp }, trace: true, onError: (error) => void errors.push(error) });
  }

  const put = (service: Service, id: string, headers: Record<string, string> = {}) =>
    request(service, "PUT", `/lamps/${id}`, { body: { isLit: false, note: "by PUT" }, headers });
  const litLamps = async () =>
    (await pool().query<{ id: string }>('SELECT id FROM lamps WHERE "isLit" ORDER BY id')).rows.map(({ id }) => id);
  const pidOf = async (client: PoolClient) =>
    (await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid")).rows[0]?.pid;
  const waiting = async () =>
    (
      await pool().query<{ pid: number }>(
        "SELECT pid FROM pg_stat_activity WHERE query = 'COMMIT' AND wait_event = 'advisory'",
      )
    ).rows[0]?.pid;

  beforeEach(async () => {
    [acts, errors] = [0, []];
    await pool().query(TABLE);
    await pool().query(`INSERT INTO lamps (id, "isLit", note) VALUES ('1', true, ''), ('2', true, '')`);
  });
  afterEach(() => transactions.expectNoneOpen());

  describe.each(ISOLATION_LEVELS)("%s", (level) => {
    it.each([
      ["PUT", "application/json", { isLit: false, note: "new" }],
      ["PATCH", "application/merge-patch+json", { note: "new" }],
    ] as const)("%s returns what it has committed, with the tag of the next GET", async (method, type, body) => {
      const service = serve(level);
      const headers = { "Content-Type": type, "If-Match": '"1"', Prefer: "return=representation" };
      const reply = await request(service, method, "/lamps/1", { body: JSON.stringify(body), headers });
      expect([reply.status, reply.header("preference-applied")]).toEqual([200, "return=representation"]);
      const content = await reply.json();
      expect(content).toEqual({ isLit: method === "PATCH", note: "new" });
      const next = await request(service, "GET", "/lamps/1");
      expect([await next.json(), next.header("etag")]).toEqual([content, reply.header("etag")]);
      expect([transactions.ends, transactions.opens]).toEqual([["COMMIT", "COMMIT"], 2]);
    });
  });

  describe("a commit that fails with 40001, because two have read what the other has written", () => {
    it("is done again on the state that is there", async () => {
      await pool().query(`INSERT INTO lamps (id, "isLit", note) VALUES ('3', true, '')`);
      const meet = meetingOf(2);
      const service = serve("SERIALIZABLE", meet);
      const replies = await Promise.all([
        put(service, "1", { "If-Match": '"1"' }),
        put(service, "2", { "If-Match": '"2"' }),
      ]);
      expect(replies.map(({ status }) => status)).toEqual([200, 200]);
      expect([transactions.codes, transactions.ends, acts]).toEqual([["40001"], ["COMMIT", "COMMIT"], 3]);
      expect(replies.filter(({ trace }) => trace.includes("O14b,G7,"))).toHaveLength(1);
      expect([await litLamps(), errors]).toEqual([["3"], []]);
      for (const [at, reply] of replies.entries()) {
        const next = await request(service, "GET", `/lamps/${at + 1}`);
        expect([next.header("etag"), await next.json()]).toEqual([reply.header("etag"), await reply.json()]);
      }
    });

    it("is refused if that state does not allow it", async () => {
      const meet = meetingOf(2);
      const service = serve("SERIALIZABLE", meet);
      const replies = await Promise.all([put(service, "1"), put(service, "2")]);
      expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
      expect([transactions.codes, transactions.ends, acts]).toEqual([["40001"], ["COMMIT", "ROLLBACK"], 2]);
      expect(await litLamps()).toEqual([replies[0]?.status === 409 ? "1" : "2"]);
      expect(errors).toEqual([]);
    });
  });

  describe("a connection that breaks", () => {
    const kill = (pid: number | undefined) => pool().query("SELECT pg_terminate_backend($1, 5000)", [pid]);

    it("in the act: 500, and nothing is changed", async () => {
      const service = serve("READ COMMITTED", async ({ tx }) => kill(await pidOf(await tx())));
      expect((await put(service, "1")).status).toBe(500);
      expect([await litLamps(), acts]).toEqual([["1", "2"], 1]);
    });

    it("before COMMIT: 500, and nothing is changed", async () => {
      const service = serve("READ COMMITTED");
      transactions.beforeCommit = async (client) => kill(await pidOf(client));
      expect((await put(service, "1")).status).toBe(500);
      expect([await litLamps(), acts, errors.length]).toEqual([["1", "2"], 1, 1]);
    });

    /** While the lock is held, COMMIT runs. */
    async function duringCommit(act: (committing: PoolClient) => Promise<unknown>): Promise<number> {
      await pool().query(COMMITS_WAIT);
      const lock = await pool().connect();
      await lock.query("SELECT pg_advisory_lock(1)");
      const service = serve("READ COMMITTED");
      let committing: PoolClient | undefined;
      transactions.beforeCommit = (client) => {
        committing = client;
      };
      const reply = put(service, "1");
      await until(async () => (await waiting()) !== undefined);
      if (committing !== undefined) await act(committing);
      const { status } = await reply;
      await lock.query("SELECT pg_advisory_unlock(1)");
      lock.release();
      return status;
    }

    it("in COMMIT, by the server's doing: 500, and nothing is changed", async () => {
      expect(await duringCommit(async () => kill(await waiting()))).toBe(500);
      expect([await litLamps(), errors.length]).toEqual([["1", "2"], 1]);
    });

    it("in COMMIT, on the way: 500, although it is changed, because nobody can know", async () => {
      const status = await duringCommit(async (client) => {
        client.connection.stream.destroy();
      });
      expect([status, errors.length]).toEqual([500, 1]);
      await until(async () => (await litLamps()).length === 1);
    });
  });

  it("a statement whose failure was passed over: COMMIT rolls back, and the response is 500", async () => {
    const service = serve("READ COMMITTED", async (lent) => {
      await one(lent, "SELECT 1 / 0").catch(() => undefined);
    });
    expect((await put(service, "1")).status).toBe(500);
    expect([await litLamps(), transactions.ends, errors.length]).toEqual([["1", "2"], ["ROLLBACK"], 1]);
  });

  describe("a request that ends before find opens no connection", () => {
    it.each([
      [401, "PUT", "/lamps/1", { "X-Anonymous": "yes" }],
      [429, "PUT", "/lamps/1", { "X-Busy": "yes" }],
      [405, "DELETE", "/lamps/1", {}],
      [415, "PUT", "/lamps/1", { "Content-Type": "text/plain" }],
      [406, "GET", "/lamps/1", { Accept: "text/plain" }],
      [200, "OPTIONS", "/lamps/1", {}],
      [404, "GET", "/windows/1", {}],
    ] as const)("%i to %s %s", async (status, method, path, headers) => {
      const service = serve("READ COMMITTED");
      let taken = 0;
      const count = () => {
        taken += 1;
      };
      pool().on("acquire", count);
      const reply = await request(service, method, path, { headers, ...(method === "PUT" && { body: "{}" }) });
      pool().off("acquire", count);
      expect([reply.status, taken, transactions.opens]).toEqual([status, 0, 0]);
    });

    it("and a 404 of find one, which is closed", async () => {
      const service = serve("READ COMMITTED");
      for (const reply of [await request(service, "GET", "/lamps/9"), await put(service, "9")]) {
        expect(reply.status).toBe(404);
      }
      expect([transactions.opens, transactions.closes]).toEqual([2, 2]);
      expect(transactions.ends).toEqual(["ROLLBACK", "ROLLBACK"]);
    });
  });
});
