import { resource, Service } from "signalbox";
import { createEventsCodec, lastEventId } from "signalbox/events";
import { EventLog, MemoryEventLog } from "signalbox/postgres";
import { request } from "signalbox/testing";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { Gate, until } from "../waiting.ts";
import { describeEngines, describeReal, query } from "./engines.ts";
import { describeEventReader, Reading } from "./eventSuite.ts";
import { ACCOUNTS, type Serving, serve } from "./lent.ts";

/** Long enough that only a notice can wake a reader. */
const NEVER = 1_000_000;
const SOON = 20;

describe("MemoryEventLog", () => {
  describeEventReader("it", () => {
    const log = new MemoryEventLog({ keepCount: 1000 });
    return {
      log,
      write: (channel, ...data) => {
        for (const each of data) log.write(channel, { data: each });
      },
      drop: (channel, keep) => log.drop(channel, keep),
    };
  });
});

describeEngines("EventLog", (engine) => {
  beforeEach(() => query(engine().pool, ACCOUNTS));
  describeEventReader("it, polling", () => {
    const { pool } = engine();
    const log = new EventLog({ pool, pollMs: SOON, listen: false });
    return {
      log,
      write: async (channel, ...data) => {
        for (const each of data) {
          const after: Serving["after"] = async ({ tx }) => log.write(await tx(), channel, { data: each });
          const { service } = serve(engine(), { after });
          expect((await request(service, "POST", "/accounts/ann")).status).toBe(204);
        }
      },
      drop: (channel, keep) => new EventLog({ pool, keepCount: keep }).drop(channel),
    };
  });

  it("an event of a transaction that is rolled back is read by nobody, nor by the next one of its connection", async () => {
    const log = new EventLog({ pool: engine().pool, pollMs: SOON, listen: false });
    const on = `rolled back ${crypto.randomUUID()}`;
    const post = async (data: string, fails: boolean) => {
      const after: Serving["after"] = async ({ tx }) => {
        log.write(await tx(), on, { event: "named", data });
        if (fails) throw new Error("after the event");
      };
      return (await request(serve(engine(), { after }).service, "POST", "/accounts/ann")).status;
    };
    expect([await post("first", true), await post("second", false)]).toEqual([500, 204]);
    const reader = new Reading(log, on, "0");
    await reader.has(1);
    expect(reader.events).toEqual([{ id: expect.any(String), event: "named", data: "second" }]);
  });

  it("keeps every text as it is", async () => {
    const log = new EventLog({ pool: engine().pool, pollMs: SOON, listen: false });
    const texts = [
      "",
      "NULL",
      "{}",
      '"',
      "\\",
      "a,b",
      '\\"',
      "it's",
      "\u0000",
      "line\nbreak",
      "ü€🙂",
      '{"a":[1]}',
      "\ud800",
    ];
    const on = `texts '"\\{},NULL ${crypto.randomUUID()}`;
    const after: Serving["after"] = async ({ tx }) => {
      const client = await tx();
      for (const text of texts) log.write(client, on, { data: [text], ...(!text.includes("\0") && { event: text }) });
    };
    expect((await request(serve(engine(), { after }).service, "POST", "/accounts/ann")).status).toBe(204);
    const reader = new Reading(log, on, "0");
    expect(await reader.has(texts.length)).toEqual(texts.map((text) => [text]));
  });

  it("drops what is over of all channels, also of those that nobody writes to any more", async () => {
    const { pool } = engine();
    await query(pool, "TRUNCATE signalbox.events, signalbox.dropped");
    const brief = new EventLog({ pool, keepSeconds: 0 });
    const write = async (log: EventLog, channel: string) => {
      const after: Serving["after"] = async ({ tx }) => log.write(await tx(), channel, { data: 1 });
      expect((await request(serve(engine(), { after }).service, "POST", "/accounts/ann")).status).toBe(204);
    };
    for (const channel of ["once", "and once"]) await write(brief, channel);
    const log = new EventLog({ pool });
    for (let at = 0; at < 64; at += 1) await write(log, "often");
    const left = async () => (await query(pool, "SELECT DISTINCT channel FROM signalbox.events")).length;
    await until(async () => (await left()) === 1);
    expect(await query(pool, "SELECT channel FROM signalbox.dropped ORDER BY channel")).toEqual([
      { channel: "and once" },
      { channel: "once" },
    ]);
  });

  it("takes no client that no request was lent", () => {
    const log = new EventLog({ pool: engine().pool });
    expect(() => log.write(engine().pool, "any", { data: 1 })).toThrow("ctx.tx");
  });
});

describeReal("EventLog", (engine) => {
  beforeEach(() => query(engine().pool, ACCOUNTS));

  /** A request that has changed its row and written its event, and is not committed until it is told to be. */
  function begun(log: EventLog, channel: string, id: string, data: unknown) {
    const gate = new Gate();
    const after: Serving["after"] = async ({ tx }) => {
      log.write(await tx(), channel, { data });
      await gate.pass();
    };
    const reply = request(serve(engine(), { after }).service, "POST", `/accounts/${id}`);
    const isBegun = until(() => gate.came === 1);
    const commit = async () => {
      gate.open();
      return (await reply).status;
    };
    return { isBegun, commit };
  }

  const ORDERS = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];

  it.each(ORDERS)(
    "three that overlap and are committed as %i, %i, %i: all readers get them so, and none is skipped",
    async (...order) => {
      const { pool } = engine();
      const on = `overlap ${crypto.randomUUID()}`;
      const [listening, polling] = [
        new EventLog({ pool, pollMs: NEVER }),
        new EventLog({ pool, pollMs: SOON, listen: false }),
      ];
      const readers = [new Reading(listening, on, "0"), new Reading(polling, on, "0")];
      const rows = ["ann", "bob", "cyd"];
      await query(pool, "INSERT INTO accounts (id) VALUES ('cyd')");
      const requests = rows.map((id) => begun(listening, on, id, id));
      await Promise.all(requests.map(({ isBegun }) => isBegun));
      const expected: unknown[] = [];
      for (const at of order) {
        expect(await requests[at]?.commit()).toBe(204);
        expected.push(rows[at]);
        for (const reader of readers) expect(await reader.has(expected.length)).toEqual(expected);
      }
    },
  );

  it.each([
    ["is committed", ["ann", "bob"]],
    ["fails", ["bob"]],
  ])(
    "one that %s late, in its COMMIT: the next one of its channel waits, and none is skipped",
    async (how, expected) => {
      const { pool } = engine();
      const on = `late ${crypto.randomUUID()}`;
      const log = new EventLog({ pool, pollMs: SOON, listen: false });
      const reader = new Reading(log, on, "0");
      const fails = how === "fails" ? "RAISE EXCEPTION 'late';" : "";
      await query(
        pool,
        `INSERT INTO accounts (id) VALUES ('cyd');
      CREATE OR REPLACE FUNCTION late() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN PERFORM pg_advisory_xact_lock_shared(1); ${fails} RETURN NULL; END $$;
      CREATE CONSTRAINT TRIGGER late AFTER UPDATE ON accounts DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW WHEN (NEW.id = 'ann') EXECUTE FUNCTION late();`,
      );
      const gate = new Gate();
      const after: Serving["after"] = async ({ tx }) => {
        await query(await tx(), "SELECT pg_advisory_xact_lock(1)");
        await gate.pass();
      };
      const holding = request(serve(engine(), { after }).service, "POST", "/accounts/cyd");
      await until(() => gate.came === 1);
      const waiting = async () =>
        (
          await query(
            pool,
            "SELECT pid FROM pg_locks JOIN pg_database ON database = pg_database.oid WHERE locktype = 'advisory' AND NOT granted AND datname = current_database()",
          )
        ).length;
      const late = begun(log, on, "ann", "ann").commit();
      await until(async () => (await waiting()) === 1);
      const next = begun(log, on, "bob", "bob").commit();
      await until(async () => (await waiting()) === 2);
      expect(reader.data).toEqual([]);
      gate.open();
      expect([(await holding).status, await late, await next]).toEqual([204, how === "fails" ? 500 : 204, 204]);
      expect(await reader.has(expected.length)).toEqual(expected);
    },
  );

  it("many that are committed at once: all readers get all that were, in one order, with the changes of a row in theirs", async () => {
    const { pool } = engine();
    const on = `at once ${crypto.randomUUID()}`;
    const logs = [new EventLog({ pool, pollMs: NEVER }), new EventLog({ pool, pollMs: SOON, listen: false })] as const;
    const readers = logs.map((log) => new Reading(log, on, "0"));
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async (_, at) => {
        const log = logs[at % 2 === 0 ? 0 : 1];
        const id = at % 3 === 0 ? "ann" : "bob";
        const after: Serving["after"] = async ({ tx }) => {
          const client = await tx();
          const [row] = await query(client, "SELECT balance FROM accounts WHERE id = $1", id);
          log.write(client, on, { data: [id, row?.["balance"]] });
          if (at % 10 === 9) throw new Error("not committed");
        };
        return (await request(serve(engine(), { after }).service, "POST", `/accounts/${id}`)).status;
      }),
    );
    const committed = statuses.filter((status) => status === 204).length;
    expect(committed).toBe(54);
    const [first, second] = await Promise.all(readers.map((reader) => reader.has(committed)));
    expect(second).toEqual(first);
    for (const id of ["ann", "bob"]) {
      const balances = (first as [string, number][]).filter(([of]) => of === id).map(([, balance]) => balance);
      expect(balances).toEqual(balances.map((_, at) => at + 1));
    }
  });

  it("a listening connection that breaks is made again, and no event is lost", async () => {
    const { pool } = engine();
    const on = `broken ${crypto.randomUUID()}`;
    const log = new EventLog({ pool, pollMs: NEVER });
    const reader = new Reading(log, on, "0");
    const listening = "SELECT pid FROM pg_stat_activity WHERE query ILIKE 'listen %' AND pid <> pg_backend_pid()";
    await until(async () => (await query(pool, listening)).length > 0);
    await query(pool, `SELECT pg_terminate_backend(pid, 5000) FROM (${listening}) AS its`);
    expect(await begun(log, on, "ann", 1).commit()).toBe(204);
    expect(await reader.has(1)).toEqual([1]);
  });

  it("an event that comes while its reader has just read is not waited for", async () => {
    const { pool } = engine();
    const on = `just read ${crypto.randomUUID()}`;
    // What was read is shared until the next turn of the timers: here that does not come.
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const log = new EventLog({ pool, pollMs: NEVER });
    const reader = new Reading(log, on, "0");
    const listening = "SELECT pid FROM pg_stat_activity WHERE query ILIKE 'listen %' AND pid <> pg_backend_pid()";
    await until(async () => (await query(pool, listening)).length > 0);
    for (const data of [1, 2]) {
      expect(await begun(log, on, "ann", data).commit()).toBe(204);
      expect(await reader.has(data)).toHaveLength(data);
    }
  });

  it("is sent as text/event-stream, and resumed by Last-Event-ID", async () => {
    const { pool } = engine();
    const on = `sent ${crypto.randomUUID()}`;
    const log = new EventLog({ pool, pollMs: SOON, listen: false });
    for (const data of ["one", "two"]) expect(await begun(log, on, "ann", data).commit()).toBe(204);
    const stream = resource("/events", {
      produces: ["text/event-stream"],
      codecs: { "text/event-stream": createEventsCodec() },
      GET: {
        represent: async function* (ctx) {
          let sent = 0;
          for await (const event of log.read(on, {
            after: lastEventId(ctx) ?? "0",
            signal: ctx.signal,
            state: "/accounts",
          })) {
            yield event;
            sent += 1;
            if (sent === 1) return;
          }
        },
      },
    });
    const service = new Service({ resources: { stream } });
    const text = async (headers: Record<string, string>) =>
      (await request(service, "GET", "/events", { headers })).text();
    const first = await text({});
    expect(first).toContain("data: one");
    const id = /id: ([0-9]+)/.exec(first)?.[1] ?? "";
    expect(await text({ "Last-Event-ID": id })).toContain("data: two");
  });
});
