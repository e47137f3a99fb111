import { DurableObjectStore, IdempotencyObject } from "signalbox/idempotency/durable-object";
import { describe, expect, it, vi } from "vitest";
import { stopClock } from "../clock.ts";
import { LocalObjects } from "../localObjects.ts";
import { describeStore } from "./suite.ts";

describeStore("DurableObjectStore", () => {
  const namespace = new LocalObjects(IdempotencyObject);
  const flush = () => {
    for (const database of namespace.databases.values()) database.exec("DELETE FROM keys");
  };
  return { store: new DurableObjectStore({ namespace, shards: 4 }), flush };
});

const TOKEN = { key: "k", fingerprint: "f", principal: "ada", owner: "o" };
const OTHER = { ...TOKEN, owner: "p" };
const stored = (options: object = {}) => {
  const namespace = new LocalObjects(IdempotencyObject);
  return { namespace, store: new DurableObjectStore({ namespace, ...options }) };
};

describe("DurableObjectStore", () => {
  it("asks one object of 64 for each key, with what is to be done", async () => {
    const { namespace, store } = stored({ shards: 1, prefix: "mine" });
    await store.claim(TOKEN, 10);
    await store.renew(TOKEN, 20);
    await store.finish(TOKEN, "r", 30);
    await store.release(TOKEN);
    expect(namespace.asked).toEqual([
      ["mine:0", { call: "claim", token: TOKEN, leaseMs: 10 }],
      ["mine:0", { call: "renew", token: TOKEN, leaseMs: 20 }],
      ["mine:0", { call: "finish", token: TOKEN, record: "r", keepMs: 30 }],
      ["mine:0", { call: "release", token: TOKEN }],
    ]);
    const spread = stored();
    for (let n = 0; n < 500; n += 1) await spread.store.release({ ...TOKEN, key: `k${n}` });
    const names = Array.from({ length: 64 }, (_, shard) => `signalbox:idempotency:${shard}`);
    expect([...spread.namespace.objects.keys()].sort()).toEqual(names.sort());
    expect(spread.namespace.alarms.size).toBe(0);
  });

  it.each([0, 1.5, Number.NaN])("refuses %s shards", (shards) => {
    expect(() => stored({ shards })).toThrow(new RangeError(`shards: at least 1, not ${shards}`));
  });

  it("refuses an option that does not exist", () => {
    expect(() => stored({ shard: 1 })).toThrow("DurableObjectStore: it has shard, which nothing reads");
  });

  it.each([
    7,
    null,
    {},
    { result: null },
    { result: 7 },
    { result: {} },
    { result: { state: "gone" } },
    { result: { state: "running" } },
    { result: { state: "running", leaseMs: "1" } },
    { result: { state: "done" } },
    { result: { state: "done", record: 1 } },
  ])("rejects a reply that it does not understand: %j", async (content) => {
    const { namespace, store } = stored();
    namespace.reply = async () => Response.json(content);
    await expect(store.claim(TOKEN, 1)).rejects.toThrow(new Error("the reply to a claim was not understood"));
    const unknown = new Error("the reply of an object was not understood");
    await expect(store.finish(TOKEN, "r", 1)).rejects.toThrow(unknown);
    await expect(store.renew(TOKEN, 1)).rejects.toThrow(unknown);
  });

  it.each([{ state: "new" }, { state: "other" }, { state: "running", leaseMs: 1 }, { state: "done", record: "r" }])(
    "takes %j",
    async (result) => {
      const { namespace, store } = stored();
      namespace.reply = async () => Response.json({ result });
      expect(await store.claim(TOKEN, 1)).toEqual(result);
    },
  );

  it("rejects a reply that is not ok, with the name of the object", async () => {
    const { namespace, store } = stored({ shards: 1 });
    namespace.reply = async () => Response.json({ result: { state: "new" } }, { status: 503 });
    await expect(store.claim(TOKEN, 1)).rejects.toThrow(
      new Error("the Durable Object signalbox:idempotency:0 replied with 503"),
    );
  });
});

describe("IdempotencyObject", () => {
  it("holds a key until its lease is over, and tells how much is left", async () => {
    stopClock();
    const { store } = stored();
    expect(await store.claim(TOKEN, 1000)).toEqual({ state: "new" });
    vi.advanceTimersByTime(999);
    expect(await store.claim(OTHER, 1000)).toEqual({ state: "running", leaseMs: 1 });
    expect(await store.claim({ ...OTHER, fingerprint: "g" }, 1000)).toEqual({ state: "other" });
    expect([await store.renew(OTHER, 1000), await store.finish(OTHER, "r", 1000)]).toEqual([false, false]);
    await store.release(OTHER);
    expect(await store.renew(TOKEN, 1000)).toBe(true);
    vi.advanceTimersByTime(999);
    expect((await store.claim(OTHER, 1000)).state).toBe("running");
    vi.advanceTimersByTime(1);
    expect(await store.claim(OTHER, 1000)).toEqual({ state: "new" });
    expect([await store.renew(TOKEN, 1000), await store.finish(TOKEN, "r", 1000)]).toEqual([false, false]);
  });

  it("keeps a record, which a late renewal or release leaves alone", async () => {
    stopClock();
    const { store } = stored();
    await store.claim(TOKEN, 1000);
    expect(await store.finish(TOKEN, "r", 5000)).toBe(true);
    expect(await store.renew(TOKEN, 60_000)).toBe(true);
    await store.release(TOKEN);
    vi.advanceTimersByTime(4999);
    expect(await store.claim(OTHER, 1000)).toEqual({ state: "done", record: "r" });
    vi.advanceTimersByTime(1);
    expect(await store.claim(OTHER, 1000)).toEqual({ state: "new" });
  });

  it("makes a key anew that was lost, and frees one that is released", async () => {
    const { store } = stored();
    expect(await store.renew(TOKEN, 60_000)).toBe(true);
    expect((await store.claim(OTHER, 60_000)).state).toBe("running");
    await store.release(TOKEN);
    expect(await store.claim(OTHER, 60_000)).toEqual({ state: "new" });
  });

  it("removes what is over by its alarm", async () => {
    stopClock();
    const { namespace, store } = stored({ shards: 1 });
    const name = "signalbox:idempotency:0";
    const start = Date.now();
    await store.claim(TOKEN, 1000);
    await store.claim({ ...TOKEN, key: "l" }, 600_000);
    expect(namespace.alarms.get(name)).toBe(start + 60_000);
    vi.advanceTimersByTime(60_000);
    await namespace.objects.get(name)?.alarm();
    expect(namespace.databases.get(name)?.prepare("SELECT name FROM keys").all()).toEqual([{ name: "l" }]);
    expect(namespace.alarms.get(name)).toBe(start + 600_000);
  });
});
