import { EventEmitter } from "node:events";
import { EventLog, MemoryEventLog, SCHEMA } from "signalbox/postgres";
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { Transaction } from "../../src/postgres/transaction.ts";
import { Waking } from "../../src/postgres/waking.ts";
import { stopClock } from "../clock.ts";
import { turns } from "../waiting.ts";
import { pglitePool } from "./pglite.ts";

const state = "/state";

/** Reads events one by one, until the test ends. */
function reader(log: Pick<MemoryEventLog, "read">, channel: string, after?: string) {
  const over = new AbortController();
  onTestFinished(() => over.abort());
  const events = log.read(channel, { after, state, signal: over.signal });
  return { next: async () => (await events.next()).value, end: () => over.abort() };
}

describe("MemoryEventLog", () => {
  it("gives each event of a channel to each of its readers, in order", async () => {
    const log = new MemoryEventLog();
    const readers = [reader(log, "a", "0"), reader(log, "a", "0")];
    const first = readers.map(({ next }) => next());
    await turns();
    log.write("b", { data: 0 });
    log.write("a", { event: "named", data: { n: 1 } });
    log.write("a", { data: 2 });
    const events = [
      { id: "2", event: "named", data: { n: 1 } },
      { id: "3", data: 2 },
    ];
    expect(await Promise.all(first)).toEqual([events[0], events[0]]);
    expect(await Promise.all(readers.map(({ next }) => next()))).toEqual([events[1], events[1]]);
  });

  it("begins with the next event for a reader that knows none, and after the one that it knows", async () => {
    const log = new MemoryEventLog();
    for (const data of [1, 2]) log.write("a", { data });
    const anew = reader(log, "a").next();
    await turns();
    log.write("a", { data: 3 });
    expect(await anew).toEqual({ id: "3", data: 3 });
    expect(await reader(log, "a", "1").next()).toEqual({ id: "2", data: 2 });
  });

  it.each(["0", "4", "x1", "1x", "", "1234567890123456789"])(
    "tells a reader whose last event was %j that it has missed some",
    async (after) => {
      const log = new MemoryEventLog({ keepCount: 1 });
      for (const data of [1, 2, 3]) log.write("a", { data });
      const { next } = reader(log, "a", after);
      expect(await next()).toEqual({ id: "3", event: "missed", data: { state } });
      const more = next();
      await turns();
      log.write("a", { data: 4 });
      expect(await more).toEqual({ id: "4", data: 4 });
    },
  );

  it("keeps the last 10,000 of a channel by default, and as many as it is told", async () => {
    const log = new MemoryEventLog();
    for (let n = 0; n < 10_001; n += 1) log.write("a", { data: n });
    log.write("b", { data: 0 });
    expect(await reader(log, "a", "1").next()).toEqual({ id: "2", data: 1 });
    expect((await reader(log, "a", "0").next())?.event).toBe("missed");
    expect(await reader(log, "b", "10001").next()).toEqual({ id: "10002", data: 0 });
    log.drop("a", 0);
    expect((await reader(log, "a", "10000").next())?.event).toBe("missed");
    log.drop("none", 0);
  });

  it("ends a reader whose client left, while it waits or reads", async () => {
    const log = new MemoryEventLog();
    const waiting = reader(log, "a");
    const next = waiting.next();
    await turns();
    waiting.end();
    expect(await next).toBeUndefined();
    const left = reader(log, "a", "0");
    left.end();
    expect(await left.next()).toBeUndefined();
  });
});

describe("EventLog", () => {
  const pool = pglitePool();
  beforeAll(() => pool.query(SCHEMA));
  beforeEach(() => pool.query("DELETE FROM signalbox.events; DELETE FROM signalbox.dropped"));

  const options = { pool, listen: false, pollMs: 5 };
  /** Writes events in one transaction. */
  const write = async (log: EventLog, ...events: readonly (readonly [string, object])[]) => {
    const transaction = await Transaction.begin(
      pool,
      { request: {}, signal: new AbortController().signal },
      () => "BEGIN",
    );
    for (const [channel, event] of events) log.write(transaction.session.client, channel, event as { data: unknown });
    await transaction.commit();
  };
  const rows = async (text: string) => (await pool.query<Record<string, unknown>>(text)).rows;

  it("gives what was committed to all readers, with its names and data as JSON", async () => {
    const log = new EventLog(options);
    const [first, second] = [reader(log, "a"), reader(log, "a")];
    const nexts = [first.next(), second.next()];
    await log.batch("a", 0n);
    await write(log, ["a", { event: "named", data: { n: 1 } }], ["b", { data: 0 }], ["a", { data: undefined }]);
    const [event, same] = await Promise.all(nexts);
    expect(event).toEqual({ id: expect.stringMatching(/^\d+$/), event: "named", data: { n: 1 } });
    expect(same).toEqual(event);
    expect(await first.next()).toEqual({ id: String(Number(event?.id) + 2), data: null });
  });

  it("keeps events for a day by default, and as long as it is told", async () => {
    await write(new EventLog(options), ["day", { data: 1 }]);
    await write(new EventLog({ ...options, keepSeconds: 60 }), ["minute", { data: 1 }]);
    const left = "round(extract(epoch FROM expires - now()) / 60)::int AS minutes";
    expect(await rows(`SELECT channel, ${left} FROM signalbox.events ORDER BY id`)).toEqual([
      { channel: "day", minutes: 1440 },
      { channel: "minute", minutes: 1 },
    ]);
  });

  it("drops what is over and what is too much, and tells those that missed it", async () => {
    const log = new EventLog({ ...options, keepCount: 1 });
    await write(log, ["a", { data: 1 }], ["a", { data: 2 }], ["b", { data: 3 }]);
    await log.drop("a");
    expect(await rows("SELECT channel, data FROM signalbox.events ORDER BY id")).toEqual([
      { channel: "a", data: "2" },
      { channel: "b", data: "3" },
    ]);
    expect(await reader(log, "a", "0").next()).toMatchObject({ event: "missed", data: { state } });
    await pool.query("UPDATE signalbox.events SET expires = now()");
    await log.drop("a");
    expect(await rows("SELECT id FROM signalbox.events")).toEqual([]);
    const { events, dropped, last } = await log.batch("b", 0n);
    expect([events, dropped > 0n, last]).toEqual([[], true, dropped]);
    expect(await log.batch("none", 0n)).toEqual({ events: [], dropped: 0n, last: 0n });
  });

  it("drops by itself after 64 events", async () => {
    const log = new EventLog({ ...options, keepCount: 1 });
    const many = (count: number) => Array.from({ length: count }, () => ["a", { data: 1 }] as const);
    await write(log, ...many(63));
    expect(await rows("SELECT id FROM signalbox.events")).toHaveLength(63);
    await write(log, ...many(1));
    expect(await rows("SELECT id FROM signalbox.events")).toHaveLength(1);
    await write(log, ...many(63));
    expect(await rows("SELECT id FROM signalbox.events")).toHaveLength(64);
  });

  it("shares what is read between readers at one position, and only while it is read", async () => {
    const log = new EventLog(options);
    const [one, two, other, elsewhere] = [
      log.batch("a", 0n),
      log.batch("a", 0n),
      log.batch("a", 1n),
      log.batch("b", 0n),
    ];
    expect(two).toBe(one);
    expect(new Set([one, other, elsewhere]).size).toBe(3);
    await Promise.all([one, other, elsewhere]);
    expect(log.batch("a", 0n)).not.toBe(one);
    await log.batch("a", 0n);
  });

  it("refuses to write with what no transaction has lent, and options that do not exist", () => {
    const log = new EventLog(options);
    expect(() => log.write({}, "a", { data: 1 })).toThrow(
      new TypeError("An event is written with what ctx.tx of transactions() has lent."),
    );
    expect(() => new EventLog({ ...options, pollMS: 1 } as never)).toThrow(
      "EventLog: it has pollMS, which nothing reads. Write instead: pollMs",
    );
  });
});

/** A client of `pg` that listens, whose server is the test. */
class Listener extends EventEmitter {
  static made: Listener[] = [];
  static fails = false;
  readonly did: string[] = [];
  readonly options: unknown;

  constructor(options: unknown) {
    super();
    this.options = options;
    Listener.made.push(this);
  }
  async connect(): Promise<void> {
    this.did.push("connect");
    if (Listener.fails) throw new Error("refused");
  }
  async query(text: string): Promise<void> {
    this.did.push(text);
  }
  async end(): Promise<void> {
    this.did.push("end");
    throw new Error("It has ended.");
  }
}

describe("those that wait for a notice", () => {
  const waking = (pool: object, listens = true) => {
    const errors: unknown[] = [];
    const woken: string[] = [];
    let noticed = 0;
    const made = new Waking({
      pool: pool as never,
      notice: "news",
      listens,
      pollMs: 100,
      onError: (error) => void errors.push(error),
      noticed: () => void (noticed += 1),
    });
    const over = new AbortController();
    const wait = (channel: string) => void made.wait(channel, over.signal).then(() => woken.push(channel));
    return { errors, woken, wait, over, noticed: () => noticed };
  };
  const pg = () => {
    Listener.made = [];
    Listener.fails = false;
    return { Client: Listener, options: { host: "db" } };
  };

  it("are woken by that of their channel, over a connection of its own with the options of the pool", async () => {
    stopClock();
    const { errors, woken, wait, noticed } = waking(pg());
    wait("a");
    wait("b");
    await turns();
    const [listener] = Listener.made;
    expect([listener?.options, listener?.did]).toEqual([{ host: "db" }, ["connect", "LISTEN news"]]);
    // Notices may have been lost before.
    expect([woken, noticed()]).toEqual([["a", "b"], 1]);
    wait("a");
    wait("b");
    listener?.emit("notification", { payload: "b" });
    await turns();
    expect([woken, noticed()]).toEqual([["a", "b", "b"], 2]);
    expect([Listener.made.length, errors]).toEqual([1, []]);
  });

  it("listen until there are none for two looks, and then again", async () => {
    stopClock();
    const { woken, wait } = waking(pg());
    wait("a");
    await turns();
    wait("b");
    await vi.advanceTimersByTimeAsync(100);
    expect(woken).toEqual(["a", "b"]);
    await vi.advanceTimersByTimeAsync(100);
    expect(Listener.made[0]?.did).not.toContain("end");
    await vi.advanceTimersByTimeAsync(100);
    expect([Listener.made[0]?.did.at(-1), vi.getTimerCount()]).toEqual(["end", 0]);
    wait("c");
    await turns();
    expect([Listener.made.length, woken.at(-1)]).toEqual([2, "c"]);
  });

  it.each(["error", "end"])("listen again a second after the connection broke: %s", async (event) => {
    stopClock();
    const { errors, wait, over } = waking(pg());
    wait("a");
    await turns();
    const broken = new Error("broken");
    Listener.made[0]?.emit(event, broken);
    Listener.made[0]?.emit(event, broken);
    expect([errors, Listener.made[0]?.did.at(-1)]).toEqual([[broken], "end"]);
    for (let ms = 0; ms < 900; ms += 100) {
      wait("a");
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(Listener.made).toHaveLength(1);
    Listener.fails = true;
    wait("a");
    await vi.advanceTimersByTimeAsync(100);
    expect([Listener.made.length, errors.length]).toEqual([2, 2]);
    over.abort();
    await vi.advanceTimersByTimeAsync(2_000);
    expect([Listener.made.length, vi.getTimerCount()]).toEqual([2, 0]);
  });

  it("use `listen` of `postgres`, and end it", async () => {
    stopClock();
    const did: unknown[] = [];
    let notify: (text: string) => void = () => undefined;
    const listen = async (channel: string, told: (text: string) => void, began: (given: object) => void) => {
      did.push(channel);
      notify = told;
      began({ statement: "LISTEN" });
      return { unlisten: () => void did.push("unlisten") };
    };
    const { errors, woken, wait } = waking({ listen });
    wait("a");
    await turns();
    wait("a");
    wait("b");
    notify("b");
    await turns();
    expect([did, woken]).toEqual([["news"], ["a", "b"]]);
    await vi.advanceTimersByTimeAsync(300);
    expect([did, errors]).toEqual([["news", "unlisten"], []]);
  });

  it("are told nothing by a pool that cannot listen, or need not, and look now and again", async () => {
    stopClock();
    const failing = { listen: () => Promise.reject(new Error("refused")) };
    for (const [pool, listens, expected] of [
      [{}, true, []],
      [pg(), false, []],
      [failing, true, [new Error("refused")]],
    ] as const) {
      const { errors, woken, wait, noticed } = waking(pool, listens);
      wait("a");
      await vi.advanceTimersByTimeAsync(99);
      expect([woken, errors]).toEqual([[], expected]);
      await vi.advanceTimersByTimeAsync(1);
      expect([woken, noticed()]).toEqual([["a"], 0]);
      await vi.advanceTimersByTimeAsync(200);
    }
    expect([Listener.made, vi.getTimerCount()]).toEqual([[], 0]);
  });
});
