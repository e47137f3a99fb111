import { connect } from "node:net";
import {
  type Claimed,
  type Context,
  command,
  HttpResponse,
  type IdempotencyPolicy,
  type IdempotencyStore,
  Resource,
  route,
  Service,
} from "signalbox";
import { MemoryStore, StoreFull } from "signalbox/idempotency";
import { serve } from "signalbox/node";
import { request } from "signalbox/testing";
import { describe, expect, it, vi } from "vitest";
import { stopClock } from "../clock.ts";
import { Gate, turns } from "../waiting.ts";

/** An act that waits, and that a test can look at. */
class Transfers extends Resource {
  override readonly allowedMethods = ["POST"];
  override readonly idempotency: IdempotencyPolicy;
  readonly begun = new Gate();
  readonly goOn = new Gate();
  effects = 0;
  wasAborted: boolean | undefined = undefined;

  constructor(policy: Partial<IdempotencyPolicy> = {}) {
    super();
    this.idempotency = { store: new MemoryStore(), ...policy };
  }

  override async processPost(ctx: Context): Promise<unknown> {
    this.begun.open();
    await this.goOn.opened;
    this.wasAborted = ctx.signal.aborted;
    this.effects += 1;
    return { effects: this.effects };
  }
}

const KEYED = { headers: { "idempotency-key": '"k"' } };

/** Sends a request whose time runs out when it has come so far. The clock must be stopped. */
async function tooLate(service: Service, hasComeSoFar: Promise<void>) {
  const response = request(service, "POST", "/it", KEYED);
  await hasComeSoFar;
  vi.advanceTimersByTime(1_000);
  expect((await response).status).toBe(504);
}

/** Sends it again until it is not 409 any longer. */
async function settled(service: Service) {
  for (let tries = 0; tries < 400; tries += 1) {
    const response = await request(service, "POST", "/it", KEYED);
    if (response.status !== 409) return response;
    await turns();
  }
  throw new Error("It is still running.");
}

describe("ruling 37: an act that has begun", () => {
  it("runs to its end though its client has left, and the retry gets its result", async () => {
    const transfers = new Transfers();
    const service = new Service({ routes: [route("/it", transfers)], onError: () => undefined });
    const server = await serve(service, { port: 0, host: "127.0.0.1" });
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    socket.write('POST /it HTTP/1.1\r\nHost: x\r\nIdempotency-Key: "k"\r\nContent-Length: 0\r\n\r\n');
    await transfers.begun.opened;
    const closed = new Promise((resolve) => socket.once("close", resolve));
    socket.destroy();
    await closed;
    expect((await request(service, "POST", "/it", KEYED)).status).toBe(409);
    // The server has seen that the client is gone when it serves another.
    await fetch(new URL("/it", server.url));
    transfers.goOn.open();
    const retried = await settled(service);
    expect([retried.status, await retried.json()]).toEqual([200, { effects: 1 }]);
    expect(transfers).toMatchObject({ effects: 1, wasAborted: false });
    await server.close();
  });

  it("without a key, and before the act, a client that leaves aborts the signal as ever", async () => {
    const leaving = new AbortController();
    const transfers = new Transfers();
    const service = new Service({ routes: [route("/it", transfers)] });
    const response = request(service, "POST", "/it", { signal: leaving.signal });
    await transfers.begun.opened;
    leaving.abort();
    transfers.goOn.open();
    await response;
    expect(transfers.wasAborted).toBe(true);
  });

  it("is not begun where the client left before it: the key is free", async () => {
    const leaving = new AbortController();
    const store = new MemoryStore();
    const asked = new Gate();
    const goOn = new Gate();
    const transfers = Object.assign(new Transfers({ store }), {
      async resourceExists() {
        asked.open();
        await goOn.opened;
        return true;
      },
    });
    transfers.goOn.open();
    const errors: unknown[] = [];
    const service = new Service({ routes: [route("/it", transfers)], onError: (error) => errors.push(error) });
    const first = request(service, "POST", "/it", { ...KEYED, signal: leaving.signal });
    await asked.opened;
    leaving.abort();
    goOn.open();
    await first;
    expect([transfers.effects, store.size, errors]).toEqual([0, 0, []]);
    expect((await request(service, "POST", "/it", KEYED)).status).toBe(200);
    expect(transfers.effects).toBe(1);
  });

  it("is kept though its time was up: 504, and the retry gets the result", async () => {
    stopClock();
    const transfers = new Transfers();
    const errors: string[] = [];
    const service = new Service({
      routes: [route("/it", transfers)],
      deadline: 30,
      onError: (error) => errors.push(String(error)),
    });
    await tooLate(service, transfers.begun.opened);
    expect((await request(service, "POST", "/it", KEYED)).status).toBe(409);
    transfers.goOn.open();
    const retried = await settled(service);
    expect([retried.status, await retried.json()]).toEqual([200, { effects: 1 }]);
    expect(errors.map((error) => error.split(":")[0])).toEqual(["DeadlineExceeded"]);
  });

  it("that fails when its time was up frees the key, as does a walk that had not come to it", async () => {
    stopClock();
    for (const stuck of ["processPost", "resourceExists"]) {
      const store = new MemoryStore();
      const begun = new Gate();
      const goOn = new Gate();
      let calls = 0;
      const transfers = Object.assign(new Transfers({ store }), {
        [stuck]: async () => {
          calls += 1;
          begun.open();
          if (calls > 1) return true;
          await goOn.opened;
          throw new Error("boom");
        },
      });
      transfers.goOn.open();
      const errors: string[] = [];
      const service = new Service({
        routes: [route("/it", transfers)],
        deadline: 30,
        onError: (error) => errors.push(String(error)),
      });
      await tooLate(service, begun.opened);
      expect(store.size).toBe(stuck === "processPost" ? 1 : 0);
      goOn.open();
      expect((await settled(service)).status).toBe(200);
      expect(errors).toEqual([expect.stringMatching(/^DeadlineExceeded/), "Error: boom"]);
    }
  });

  it("that gives a failure when its time was up frees the key", async () => {
    stopClock();
    const [begun, goOn] = [new Gate(), new Gate()];
    const statuses = [503, 200];
    const paying = command("POST", "/it", {
      idempotency: { store: new MemoryStore() },
      handle: async () => {
        begun.open();
        await goOn.opened;
        return HttpResponse.text("done", { status: statuses.shift() ?? 500 });
      },
    });
    const service = new Service({ routes: [paying], deadline: 30, onError: () => undefined });
    await tooLate(service, begun.opened);
    goOn.open();
    expect((await settled(service)).status).toBe(200);
  });

  it("renews its lease for as long as it runs", async () => {
    stopClock();
    const transfers = new Transfers({ leaseSeconds: 0.15, timeoutMs: 100 });
    const service = new Service({ routes: [route("/it", transfers)] });
    const first = request(service, "POST", "/it", KEYED);
    await transfers.begun.opened;
    await vi.advanceTimersByTimeAsync(400);
    expect((await request(service, "POST", "/it", KEYED)).status).toBe(409);
    transfers.goOn.open();
    expect((await first).status).toBe(200);
    expect(transfers.effects).toBe(1);
  });
});

describe("a store that is down or late", () => {
  const never = () => new Promise<never>(() => undefined);
  const broken = () => Promise.reject(new Error("The store is down."));
  const store = (calls: Partial<IdempotencyStore>): IdempotencyStore => ({
    claim: async () => ({ state: "new" }),
    finish: async () => true,
    release: async () => undefined,
    renew: async () => true,
    ...calls,
  });
  const service = (transfers: Transfers, errors: unknown[]) => {
    transfers.goOn.open();
    return new Service({ routes: [route("/it", transfers)], trace: true, onError: (error) => errors.push(error) });
  };

  it.each([
    ["rejects", broken],
    ["is late", never],
    [
      "throws",
      () => {
        throw new Error("The store is down.");
      },
    ],
    ["gives no state", async () => ({}) as never],
    ["gives a state that there is not", async () => ({ state: "claimed" }) as never],
    ["gives true", async () => true as never],
    ["gives a record that is none", async () => ({ state: "done", record: "{}" }) as const],
  ])("a claim that %s is 503 with Retry-After, and nothing has run", async (_name, claim) => {
    const errors: unknown[] = [];
    const transfers = new Transfers({ store: store({ claim }), timeoutMs: 30 });
    const response = await request(service(transfers, errors), "POST", "/it", KEYED);
    expect([response.status, response.header("retry-after")]).toEqual([503, "1"]);
    expect(response.trace).toMatch(/,B4c$/);
    expect(await response.json()).toMatchObject({ detail: expect.stringContaining("Nothing was done.") });
    expect([transfers.effects, errors.length]).toEqual([0, 1]);
    expect((await request(service(transfers, errors), "POST", "/it")).status).toBe(200);
  });

  it("what a claim that came late has claimed is released", async () => {
    const memory = new MemoryStore();
    const [goOn, claimed, released] = [new Gate(), new Gate(), new Gate()];
    const late = store({
      claim: async (token, leaseMs) => {
        await goOn.opened;
        claimed.open();
        return memory.claim(token, leaseMs);
      },
      release: async (token) => {
        await turns();
        await memory.release(token);
        released.open();
      },
    });
    const transfers = new Transfers({ store: late, timeoutMs: 20 });
    expect((await request(service(transfers, []), "POST", "/it", KEYED)).status).toBe(503);
    goOn.open();
    await claimed.opened;
    await released.opened;
    expect(memory.size).toBe(0);
  });

  it.each([
    ["rejects", broken],
    ["is late", never],
    ["has lost the lease", async () => false],
  ])("a finish that %s: the client gets its response, and the author is told", async (_name, finish) => {
    const errors: unknown[] = [];
    const transfers = new Transfers({ store: store({ finish }), timeoutMs: 30 });
    const response = await request(service(transfers, errors), "POST", "/it", KEYED);
    expect([response.status, transfers.effects, errors.length]).toEqual([200, 1, 1]);
  });

  it.each([
    ["without its content", 1, true],
    ["without its fields, too", 2, true],
    ["not at all", 3, false],
  ])("a finish that has no space is repeated: the response is kept %s", async (_how, times, isInPart) => {
    const errors: unknown[] = [];
    const records: unknown[] = [];
    const full = new StoreFull("The store is full.");
    const finish = async (_token: unknown, record: string) => {
      records.push(JSON.parse(record));
      if (records.length <= times) throw full;
      return true;
    };
    const transfers = Object.assign(new Transfers({ store: store({ finish }) }), {
      processPost(ctx: Context) {
        ctx.setHeader("X-Note", "done");
        return { effects: 1 };
      },
    });
    const response = await request(service(transfers, errors), "POST", "/it", KEYED);
    expect([response.status, await response.json()]).toEqual([200, { effects: 1 }]);
    const all = [
      { status: 200, headers: expect.arrayContaining(["Content-Type", "X-Note"]), text: '{"effects":1}' },
      { status: 200, headers: ["X-Note", "done"], text: null },
      { status: 200, headers: [], text: null },
    ];
    expect(records).toEqual(all.slice(0, times + 1));
    expect(errors).toHaveLength(1);
    expect(isInPart ? (errors[0] as Error).cause : errors[0]).toBe(full);
  });

  it("a release that rejects does not change the response", async () => {
    const errors: string[] = [];
    const failing = Object.assign(new Transfers({ store: store({ release: broken }) }), {
      processPost: () => {
        throw new Error("boom");
      },
    });
    const response = await request(service(failing, errors), "POST", "/it", KEYED);
    expect(response.status).toBe(500);
    expect(errors.map(String)).toEqual(["Error: boom", "Error: The store is down."]);
  });
});

describe("when a client is to try again", () => {
  const after = async (claimed: Claimed) => {
    const transfers = new Transfers({ store: Object.assign(new MemoryStore(), { claim: async () => claimed }) });
    const principal = () => "ada";
    const service = new Service({ routes: [route("/it", Object.assign(transfers, { principal }))] });
    const response = await request(service, "POST", "/it", KEYED);
    return [response.status, response.header("retry-after")];
  };

  it.each([
    [0, "1"],
    [1_000, "1"],
    [1_001, "2"],
    [60_000, "5"],
  ])(
    "is when the lease of the first request ends, in %i ms, and no later than in 5 s (RFC 9110 10.2.3)",
    async (leaseMs, seconds) => {
      expect(await after({ state: "running", leaseMs })).toEqual([409, seconds]);
    },
  );

  it.each([
    [0, "1"],
    [1_001, "2"],
    [60_000, "60"],
  ])("is when its first key is free, in %i ms", async (retryMs, seconds) => {
    expect(await after({ state: "tooMany", retryMs })).toEqual([429, seconds]);
  });
});

describe("ctx.idempotency", () => {
  it("is there for a request that holds a key, and for no other", async () => {
    const keys: (string | undefined)[] = [];
    const transfers = Object.assign(new Transfers(), {
      processPost(ctx: Context) {
        keys.push(ctx.idempotency?.key);
      },
    });
    const service = new Service({ routes: [route("/it", transfers)] });
    await request(service, "POST", "/it", KEYED);
    await request(service, "POST", "/it");
    expect(keys).toEqual(["k", undefined]);
  });

  it("is not there for a request whose key is that of another", async () => {
    const keys: unknown[] = [];
    const transfers = Object.assign(new Transfers(), {
      errorBody: ({ idempotency }: Context) => void keys.push(idempotency?.key),
    });
    transfers.goOn.open();
    const service = new Service({ routes: [route("/it", transfers)] });
    await request(service, "POST", "/it", KEYED);
    expect((await request(service, "POST", "/it", { ...KEYED, body: "other" })).status).toBe(422);
    expect(keys).toEqual([undefined]);
  });

  it("records in no transaction that its store knows nothing of: a 500 with the remedy", async () => {
    const errors: string[] = [];
    const transfers = Object.assign(new Transfers(), {
      processPost: (ctx: Context) => ctx.idempotency?.record({}),
    });
    const service = new Service({ routes: [route("/it", transfers)], onError: (error) => errors.push(String(error)) });
    expect((await request(service, "POST", "/it", KEYED)).status).toBe(500);
    expect(errors).toEqual([expect.stringContaining("Use one in the same database")]);
  });
});
