import {
  type Context,
  command,
  group,
  Halt,
  HttpResponse,
  type IdempotencyStore,
  type Provided,
  part,
  Resource,
  resource,
  route,
  Service,
  stale,
  stored,
} from "signalbox";
import { explain } from "signalbox/debug";
import { type ClaimToken, MemoryStore } from "signalbox/idempotency";
import { request } from "signalbox/testing";
import { describe, expect, it, vi } from "vitest";
import { stopClock } from "../clock.ts";
import { Gate, turns, until } from "../waiting.ts";
import { Ledger } from "./ledger.ts";

/** Ruling 21: with what and when `close` is called, and where parts may lend. */

const quiet = { onError: () => undefined };
const KEYED = { headers: { "idempotency-key": '"k"' } };

/** A write that waits in its act. */
function waiting(ledger: Ledger, begun: Gate, goOn: Gate, more: object = {}) {
  return resource("/", {
    with: [ledger.part],
    ...more,
    POST: {
      processPost: async ({ tx }) => {
        await tx();
        begun.open();
        await goOn.pass();
        return { done: true };
      },
    },
  });
}

describe("several things lent", () => {
  const nested = (ledger: Ledger, ways: { readonly fails?: string } = {}) => {
    const close =
      (name: string) =>
      async (tx: { readonly name: string; isOpen: boolean }, outcome: { status: number | undefined }) => {
        await ledger.close(tx, outcome);
        if (ways.fails === name) throw new Error(`no ${name}`);
      };
    const connected = part({
      lend: { connection: { open: () => ledger.open("connection"), close: close("connection") } },
    });
    return part({
      with: [connected],
      lend: {
        tx: {
          open: async ({ connection }) => {
            await connection();
            return ledger.open("tx");
          },
          close: close("tx"),
        },
      },
    });
  };
  const writing = (made: ReturnType<typeof nested>) =>
    resource("/", { with: [made], PUT: { apply: async ({ tx }) => void (await tx()) } });

  it("are closed in the opposite order of opening", async () => {
    const ledger = new Ledger();
    await request(new Service({ routes: [writing(nested(ledger))] }), "PUT", "/");
    expect(ledger.diary).toEqual(["open connection", "open tx", "close tx 204", "close connection 204"]);
  });

  it("each once, where an earlier one throws, too: the later ones are told", async () => {
    const ledger = new Ledger();
    const service = new Service({ routes: [writing(nested(ledger, { fails: "tx" }))], ...quiet });
    expect((await request(service, "PUT", "/")).status).toBe(500);
    expect(ledger.diary.slice(2)).toEqual(["close tx 204", "close connection 500"]);
    expect(ledger.outcomes[1]?.error).toEqual(new Error("no tx"));
  });

  it("in one part, by name", async () => {
    const ledger = new Ledger();
    const both = part({
      lend: {
        one: {
          open: () => ledger.open("one"),
          close: (one: { name: string; isOpen: boolean }, outcome) => ledger.close(one, outcome),
        },
        two: {
          open: ({ request }) => request.method.length,
          close: (two: number) => void ledger.diary.push(`close ${two}`),
        },
      },
    });
    const it = resource("/", {
      with: [both],
      represent: async ({ one, two }) => {
        const [first, second] = [await one(), await two()];
        return first.name.length + second;
      },
    });
    expect(await (await request(new Service({ routes: [it] }), "GET", "/")).json()).toBe(6);
    expect(ledger.diary).toEqual(["open one", "close 3", "close one 200"]);
  });

  it("at a 504 while one is closed, the others are closed all the same", async () => {
    stopClock();
    const gate = new Gate();
    const ledger = new Ledger({ close: ({ status }) => (status === 204 ? gate.pass() : undefined) });
    const service = new Service({ routes: [writing(nested(ledger))], deadline: 1_000, ...quiet });
    const response = request(service, "PUT", "/");
    await until(() => gate.came === 1);
    vi.advanceTimersByTime(1_000);
    expect((await response).status).toBe(504);
    vi.advanceTimersByTime(2_000);
    await until(() => ledger.closes === 2);
    expect(ledger.diary.slice(2)).toEqual(["close tx 204", "close connection 504"]);
    gate.open();
    await turns(5);
    expect(ledger.closes).toBe(2);
  });
});

describe("“undefined if the client left before it was decided”", () => {
  it("and nothing is a success that was not committed", async () => {
    const ledger = new Ledger();
    const [begun, goOn, leaving] = [new Gate(), new Gate(), new AbortController()];
    const service = new Service({ routes: [waiting(ledger, begun, goOn)] });
    const response = request(service, "POST", "/", { signal: leaving.signal });
    await begun.opened;
    leaving.abort();
    goOn.open();
    expect((await response).status).toBe(503);
    expect(ledger).toMatchObject({ opens: 1, closes: 1, commits: 0, statuses: [undefined] });
  });

  it("what is still being opened then is closed without a status, too", async () => {
    const opening = new Gate();
    const ledger = new Ledger({ open: () => opening.pass() });
    const leaving = new AbortController();
    const it = resource("/", {
      with: [ledger.part],
      represent: ({ tx }) => {
        tx().catch(() => undefined);
        leaving.abort();
        return 1;
      },
    });
    await request(new Service({ routes: [it] }), "GET", "/", { signal: leaving.signal });
    opening.open();
    await until(() => ledger.closes === 1);
    expect(ledger.statuses).toEqual([undefined]);
  });

  it("one that leaves while it is committed has left behind its decision", async () => {
    const gate = new Gate();
    const ledger = new Ledger({ close: () => gate.pass() });
    const [begun, goOn, leaving] = [new Gate(), new Gate(), new AbortController()];
    goOn.open();
    const response = request(new Service({ routes: [waiting(ledger, begun, goOn)] }), "POST", "/", {
      signal: leaving.signal,
    });
    await until(() => gate.came === 1);
    leaving.abort();
    gate.open();
    expect((await response).status).toBe(200);
    expect(ledger).toMatchObject({ closes: 1, commits: 1 });
  });
});

describe("“At a 504, what is open is closed at once”", () => {
  it("with 504, and the response does not wait for it; the act that goes on is refused what it uses", async () => {
    stopClock();
    const gate = new Gate();
    const ledger = new Ledger({ close: () => gate.pass() });
    const [begun, goOn] = [new Gate(), new Gate()];
    const service = new Service({ routes: [waiting(ledger, begun, goOn)], deadline: 1_000, ...quiet });
    const response = request(service, "POST", "/");
    await begun.opened;
    vi.advanceTimersByTime(1_000);
    expect((await response).status).toBe(504);
    expect(ledger.statuses).toEqual([504]);
    gate.open();
    goOn.open();
    await turns(5);
    expect(ledger).toMatchObject({ opens: 1, closes: 1, commits: 0 });
  });

  it("and what `close` throws then is reported", async () => {
    stopClock();
    const failure = new Error("no rollback");
    const ledger = new Ledger({ close: () => Promise.reject(failure) });
    const [begun, onError] = [new Gate(), vi.fn()];
    const service = new Service({ routes: [waiting(ledger, begun, new Gate())], deadline: 1_000, onError });
    const response = request(service, "POST", "/");
    await begun.opened;
    vi.advanceTimersByTime(1_000);
    expect((await response).status).toBe(504);
    await turns(2);
    expect(onError.mock.calls.at(-1)?.[0]).toBe(failure);
  });

  it("what is still being opened, with 504 too, though a stream comes in the meantime", async () => {
    stopClock();
    const [opening, goOn] = [new Gate(), new Gate()];
    const ledger = new Ledger({ open: () => opening.pass() });
    const it = resource("/", {
      with: [ledger.part],
      represent: async ({ tx }) => {
        tx().catch(() => undefined);
        await goOn.pass();
        return (async function* () {
          yield "a";
        })();
      },
    });
    const response = request(new Service({ routes: [it], deadline: 1_000, ...quiet }), "GET", "/");
    await until(() => goOn.came === 1);
    vi.advanceTimersByTime(1_000);
    expect((await response).status).toBe(504);
    goOn.open();
    await turns(5);
    opening.open();
    await until(() => ledger.closes === 1);
    expect(ledger.statuses).toEqual([504]);
  });

  it("what is still being opened, when that is done", async () => {
    stopClock();
    const opening = new Gate();
    const ledger = new Ledger({ open: () => opening.pass() });
    const service = new Service({ routes: [waiting(ledger, new Gate(), new Gate())], deadline: 1_000, ...quiet });
    const response = request(service, "POST", "/");
    await until(() => opening.came === 1);
    vi.advanceTimersByTime(1_000);
    expect((await response).status).toBe(504);
    opening.open();
    await until(() => ledger.closes === 1);
    expect(ledger).toMatchObject({ opens: 1, statuses: [504] });
  });
});

describe("an act that was stale (ruling 46)", () => {
  const ticket = (ledger: Ledger, staleTimes: number) => {
    let version = 1;
    return resource("/", {
      with: [ledger.part],
      concurrency: "optimistic",
      putCreates: false,
      find: async ({ tx }) => ({ isOpen: (await tx()).isOpen, version }),
      generateEtag: ({ entity }) => String(entity.version),
      GET: { represent: ({ entity }) => entity },
      PUT: {
        apply: async ({ tx, entity }) => {
          version += 1;
          const { isOpen } = await tx();
          return version - 1 <= staleTimes ? stale : stored({ isOpen: isOpen && entity.isOpen, version });
        },
      },
    });
  };

  it("is rolled back, and lent anew what it used", async () => {
    const ledger = new Ledger();
    const response = await request(new Service({ routes: [ticket(ledger, 2)] }), "PUT", "/");
    expect([response.status, await response.json()]).toEqual([200, { isOpen: true, version: 4 }]);
    expect(ledger.statuses).toEqual([undefined, undefined, 200]);
    expect(ledger).toMatchObject({ opens: 3, closes: 3, commits: 1 });
  });

  it("each time", async () => {
    const ledger = new Ledger();
    expect((await request(new Service({ routes: [ticket(ledger, 9)] }), "PUT", "/")).status).toBe(409);
    expect(ledger.closes).toBe(ledger.opens);
    expect(ledger.commits).toBe(0);
  });

  it("is a 500 where it cannot be rolled back", async () => {
    const ledger = new Ledger({ close: () => Promise.reject(new Error("no rollback")) });
    const onError = vi.fn();
    const service = new Service({ routes: [ticket(ledger, 1)], onError });
    expect((await request(service, "PUT", "/")).status).toBe(500);
    expect(onError.mock.calls.map(([error]) => error.message)).toEqual(["no rollback"]);
    expect(ledger).toMatchObject({ opens: 1, closes: 1, statuses: [undefined] });
  });
});

describe("what is explained, and not done", () => {
  it("is closed without a status", async () => {
    const ledger = new Ledger();
    const it = resource("/", { with: [ledger.part], find: ({ tx }) => tx(), represent: () => 1 });
    await explain(new Service({ routes: [it] }), { method: "GET", target: "/" });
    expect(ledger).toMatchObject({ opens: 1, statuses: [undefined] });
  });
});

describe("“an act that has begun with an Idempotency-Key keeps it to its end”", () => {
  it("after a 504, and `close` gets the act's own status", async () => {
    stopClock();
    const ledger = new Ledger();
    const [begun, goOn] = [new Gate(), new Gate()];
    const it = waiting(ledger, begun, goOn, { idempotency: { store: new MemoryStore() } });
    const service = new Service({ routes: [it], deadline: 1_000, ...quiet });
    const response = request(service, "POST", "/", KEYED);
    await begun.opened;
    vi.advanceTimersByTime(1_000);
    expect((await response).status).toBe(504);
    expect(ledger.closes).toBe(0);
    goOn.open();
    await until(() => ledger.closes === 1);
    expect(ledger).toMatchObject({ opens: 1, commits: 1, statuses: [200] });
    await until(async () => (await request(service, "POST", "/", KEYED)).status !== 409);
    expect(await (await request(service, "POST", "/", KEYED)).json()).toEqual({ done: true });
    expect(ledger.opens).toBe(1);
  });

  it("after a client that left", async () => {
    const ledger = new Ledger();
    const [begun, goOn, leaving] = [new Gate(), new Gate(), new AbortController()];
    const it = waiting(ledger, begun, goOn, { idempotency: { store: new MemoryStore() } });
    const service = new Service({ routes: [it] });
    const response = request(service, "POST", "/", { ...KEYED, signal: leaving.signal });
    await begun.opened;
    leaving.abort();
    goOn.open();
    expect((await response).status).toBe(200);
    expect(ledger).toMatchObject({ closes: 1, commits: 1, statuses: [200] });
  });

  it("the response is kept only if `close` did not throw: the retry acts again", async () => {
    let failures = 1;
    const ledger = new Ledger({
      close: () => {
        failures -= 1;
        if (failures >= 0) throw new Error("no commit");
      },
    });
    const goOn = new Gate();
    goOn.open();
    const it = waiting(ledger, new Gate(), goOn, { idempotency: { store: new MemoryStore() } });
    const service = new Service({ routes: [it], ...quiet });
    const statuses = [];
    for (let sent = 0; sent < 3; sent += 1) statuses.push((await request(service, "POST", "/", KEYED)).status);
    expect(statuses).toEqual([500, 200, 200]);
    expect(ledger).toMatchObject({ opens: 2, closes: 2, commits: 1 });
  });

  it("where it throws behind a 504, that is what `close` gets", async () => {
    stopClock();
    const ledger = new Ledger();
    const [begun, goOn] = [new Gate(), new Gate()];
    const [onError, errorBody] = [vi.fn(), vi.fn()];
    const it = resource("/", {
      with: [ledger.part],
      idempotency: { store: new MemoryStore() },
      errorBody,
      POST: {
        processPost: async ({ tx }) => {
          await tx();
          begun.open();
          await goOn.pass();
          throw new Error("broken");
        },
      },
    });
    const service = new Service({ routes: [it], deadline: 1_000, onError });
    const response = request(service, "POST", "/", KEYED);
    await begun.opened;
    vi.advanceTimersByTime(1_000);
    await response;
    goOn.open();
    await until(() => ledger.closes === 1);
    expect(ledger.outcomes).toEqual([{ status: 500, error: new Error("broken") }]);
    await until(() => onError.mock.calls.some(([error]) => error.message === "broken"));
    // Nobody would read it.
    expect(errorBody).not.toHaveBeenCalled();
  });

  it("before it, a client that leaves is one that left before anything was decided", async () => {
    const ledger = new Ledger();
    const leaving = new AbortController();
    const it = resource("/", {
      with: [ledger.part],
      idempotency: { store: new MemoryStore() },
      find: async ({ tx }) => {
        leaving.abort();
        return tx();
      },
      POST: { processPost: () => undefined },
    });
    await request(new Service({ routes: [it] }), "POST", "/", { ...KEYED, signal: leaving.signal });
    expect(ledger.statuses).toEqual([undefined]);
  });

  it("where it has thrown, and the content of that error hangs, it has come to its end: the key is free", async () => {
    stopClock();
    const ledger = new Ledger();
    const hanging = new Gate();
    let tries = 0;
    const it = resource("/", {
      with: [ledger.part],
      idempotency: { store: new MemoryStore() },
      errorBody: async (_, problem) => {
        await hanging.pass();
        return problem;
      },
      POST: {
        processPost: async ({ tx }) => {
          await tx();
          tries += 1;
          if (tries === 1) throw new Error("broken");
          return { tries };
        },
      },
    });
    const service = new Service({ routes: [it], deadline: 1_000, ...quiet });
    const response = request(service, "POST", "/", KEYED);
    await until(() => hanging.came === 1);
    vi.advanceTimersByTime(1_000);
    expect((await response).status).toBe(504);
    expect(ledger.statuses).toEqual([504]);
    expect(await (await request(service, "POST", "/", KEYED)).json()).toEqual({ tries: 2 });
    hanging.open();
    await turns(5);
    expect(ledger).toMatchObject({ opens: 2, closes: 2, commits: 1 });
  });

  it("where it has halted, and the content of that hangs, too", async () => {
    stopClock();
    const ledger = new Ledger();
    const hanging = new Gate();
    const it = resource("/", {
      with: [ledger.part],
      halts: [409],
      idempotency: { store: new MemoryStore() },
      errorBody: () => hanging.pass(),
      POST: {
        processPost: async ({ tx }) => {
          await tx();
          throw new Halt(409);
        },
      },
    });
    const response = request(new Service({ routes: [it], deadline: 1_000, ...quiet }), "POST", "/", KEYED);
    await until(() => hanging.came === 1);
    vi.advanceTimersByTime(1_000);
    expect((await response).status).toBe(504);
    expect(ledger.statuses).toEqual([504]);
  });

  /** Its records are there when the transaction is committed. */
  interface Rows {
    readonly writes: (() => Promise<boolean>)[];
  }
  class Transactional extends MemoryStore implements IdempotencyStore<Rows> {
    readonly isTransactional = true;
    override async finish(token: ClaimToken, record: string, keepMs: number, rows?: Rows): Promise<boolean> {
      const write = () => super.finish(token, record, keepMs);
      if (rows === undefined) return write();
      rows.writes.push(write);
      return true;
    }
  }
  const recording = (begun: Gate, goOn: Gate, commit: (rows: Rows, status: number | undefined) => Promise<void>) =>
    resource("/", {
      with: [
        part({
          lend: { tx: { open: (): Rows => ({ writes: [] }), close: (rows, { status }) => commit(rows, status) } },
        }),
      ],
      idempotency: { store: new Transactional() },
      POST: {
        processPost: async ({ tx, idempotency }) => {
          idempotency?.record(await tx());
          begun.open();
          await goOn.pass();
          return { done: true };
        },
      },
    });

  it.each([false, true])("its record is in the transaction that is closed; after a 504: %s", async (isLate) => {
    stopClock();
    const [begun, goOn] = [new Gate(), new Gate()];
    const closed: unknown[] = [];
    const it = recording(begun, goOn, async ({ writes }, status) => {
      closed.push([status, writes.length]);
      for (const write of writes) await write();
    });
    const service = new Service({ routes: [it], deadline: 1_000, ...quiet });
    const response = request(service, "POST", "/", KEYED);
    await begun.opened;
    if (isLate) vi.advanceTimersByTime(1_000);
    if (isLate) await response;
    goOn.open();
    expect((await response).status).toBe(isLate ? 504 : 200);
    await until(async () => (await request(service, "POST", "/", KEYED)).status === 200);
    expect(closed).toEqual([[200, 1]]);
  });

  it("where it cannot be recorded, nothing is committed or kept, and the key is free", async () => {
    let isLost = true;
    class Losing extends Transactional {
      override async finish(...given: Parameters<Transactional["finish"]>): Promise<boolean> {
        return isLost ? false : super.finish(...given);
      }
    }
    const ledger = new Ledger();
    const it = resource("/", {
      with: [ledger.part],
      idempotency: { store: new Losing() },
      POST: {
        processPost: async ({ tx, idempotency }) => {
          idempotency?.record(Object.assign(await tx(), { writes: [] }));
          return { done: true };
        },
      },
    });
    const service = new Service({ routes: [it], ...quiet });
    expect((await request(service, "POST", "/", KEYED)).status).toBe(500);
    expect(ledger.statuses).toEqual([500]);
    isLost = false;
    expect((await request(service, "POST", "/", KEYED)).status).toBe(200);
    expect(ledger).toMatchObject({ opens: 2, closes: 2, commits: 1 });
  });

  it("nothing is recorded for a client that left before the act, and the key is free", async () => {
    const leaving = new AbortController();
    const closed: unknown[] = [];
    const there = new Map<string, object>();
    const it = resource("/", {
      with: [
        part({
          lend: {
            tx: {
              open: (): Rows => ({ writes: [] }),
              close: ({ writes }, { status }) => void closed.push([status, writes.length]),
            },
          },
        }),
      ],
      idempotency: { store: new Transactional() },
      find: async ({ tx, idempotency }) => {
        idempotency?.record(await tx());
        leaving.abort();
        return there.get("/");
      },
      previouslyExisted: () => true,
      movedPermanently: () => "/there",
      POST: { processPost: () => undefined },
    });
    const service = new Service({ routes: [it], ...quiet });
    await request(service, "POST", "/", { ...KEYED, signal: leaving.signal });
    expect((await request(service, "POST", "/", KEYED)).status).toBe(301);
    expect(closed).toEqual([
      [undefined, 0],
      [301, 1],
    ]);
  });

  it("where that is not committed, nothing is kept, and the key is free", async () => {
    const goOn = new Gate();
    goOn.open();
    let commits = 0;
    const it = recording(new Gate(), goOn, async ({ writes }) => {
      commits += 1;
      if (commits === 1) throw new Error("no commit");
      for (const write of writes) await write();
    });
    const service = new Service({ routes: [it], ...quiet });
    const statuses = [];
    for (let sent = 0; sent < 3; sent += 1) statuses.push((await request(service, "POST", "/", KEYED)).status);
    expect([statuses, commits]).toEqual([[500, 200, 200], 2]);
  });
});

describe("where a part may lend", () => {
  it("to a class, in `ctx.state`", async () => {
    const ledger = new Ledger();
    class Page extends Resource<Context<{ state: Provided<[typeof ledger.part]> }>> {
      override readonly with = [ledger.part];
      override async represent({ state }: Context<{ state: Provided<[typeof ledger.part]> }>): Promise<unknown> {
        return (await state.tx?.())?.name;
      }
    }
    expect(await (await request(new Service({ routes: [route("/", Page)] }), "GET", "/")).json()).toBe("tx");
    expect(ledger.diary).toEqual(["open tx", "close tx 200"]);
  });

  it("from a group, to its resources and commands", async () => {
    const ledger = new Ledger();
    const api = group("/api", {
      lend: {
        tx: { open: ({ request }) => ledger.open(request.method), close: (tx, outcome) => ledger.close(tx, outcome) },
      },
    });
    const routes = [
      api.resource("/it", { represent: async ({ tx }) => (await tx()).name }),
      api.command("POST", "/do", { handle: async ({ tx }) => HttpResponse.text((await tx()).name) }),
    ];
    const service = new Service({ routes });
    expect(await (await request(service, "GET", "/api/it")).json()).toBe("GET");
    expect(await (await request(service, "POST", "/api/do")).text()).toBe("POST");
    expect(ledger.diary).toEqual(["open GET", "close GET 200", "open POST", "close POST 200"]);
  });

  it("from the service, to plain handlers too", async () => {
    const ledger = new Ledger();
    const service = new Service({
      with: [ledger.part],
      routes: [
        command("POST", "/", async (_request, { tx }: { tx: () => Promise<{ name: string }> }) =>
          HttpResponse.text((await tx()).name),
        ),
        command("PUT", "/", async (_request, { tx }: { tx: () => Promise<{ name: string }> }) => {
          await tx();
          throw new Error("broken");
        }),
      ],
      ...quiet,
    });
    expect((await request(service, "POST", "/")).status).toBe(200);
    expect((await request(service, "PUT", "/")).status).toBe(500);
    expect(ledger.statuses).toEqual([200, 500]);
  });

  it("beside a resource of the same keys that lends nothing", async () => {
    const ledger = new Ledger();
    const represent = async (ctx: object) =>
      "tx" in ctx ? (ctx as { tx: () => Promise<{ name: string }> }).tx() : null;
    const routes = [
      resource("/a", { with: [part({ provide: () => ({ a: 1 }) })], represent }),
      resource("/b", { with: [ledger.part], represent }),
    ];
    const service = new Service({ routes });
    for (const path of ["/a", "/b", "/a", "/b"]) await request(service, "GET", path);
    expect(ledger).toMatchObject({ opens: 2, closes: 2 });
  });

  it("`open` sees what `provide` sees", async () => {
    const seen: unknown[] = [];
    const first = part({ provide: () => ({ tenant: "north" }) });
    const second = part({
      with: [first],
      lend: { tx: { open: ({ tenant, params }) => void seen.push(tenant, params), close: () => undefined } },
    });
    const it = resource("/{id}", { with: [second], represent: async ({ tx }) => (await tx()) ?? null });
    await request(new Service({ routes: [it] }), "GET", "/1");
    expect(seen).toEqual(["north", { id: "1" }]);
  });

  it.each([
    ["a name that every context has", { request: { open: () => 1, close: () => 1 } }, "lend has “request”"],
    ["no close", { tx: { open: () => 1 } }, "lend.tx has no open, or no close"],
    ["nothing", {}, "lend names nothing"],
    ["a function", () => 1, "lend names nothing"],
  ])("%s is refused where it is written", (_, lend, message) => {
    const make: (literal: unknown) => unknown = part;
    const gather: (prefix: string, literal: unknown) => unknown = group as never;
    expect(() => make({ lend })).toThrow(message);
    expect(() => gather("/x", { lend })).toThrow(message);
  });
});

describe("what the compiler says", () => {
  it("infers what is lent, from `open`, for `close` and for every callback from `provide` on", () => {
    const lent = part({
      lend: { tx: { open: async ({ request }) => ({ method: request.method }), close: (tx) => tx.method.length } },
      // Its own callbacks have it, too.
      isAuthorized: async ({ tx }) => (await tx()).method === "GET",
    });
    resource("/", {
      with: [lent],
      malformedRequest: async ({ tx }) => (await tx()).method === "",
      withinRateLimit: (ctx) => {
        // @ts-expect-error: it comes before.
        void ctx.tx;
        return true;
      },
      represent: async ({ tx }) => {
        const { method } = await tx();
        // @ts-expect-error: there is no such member.
        void (await tx()).nothing;
        return method.length;
      },
    });
    // @ts-expect-error: every context has it.
    expect(() => part({ lend: { request: { open: () => 1, close: () => undefined } } })).toThrow();
    // @ts-expect-error: what is opened is closed.
    expect(() => part({ lend: { tx: { open: () => 1 } } })).toThrow();
  });
});
