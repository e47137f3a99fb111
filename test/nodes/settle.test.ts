import { command, Halt, HttpResponse, part, resource, Service, stale, stored } from "signalbox";
import { MemoryStore } from "signalbox/idempotency";
import { end, node } from "signalbox/nodes";
import { request } from "signalbox/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { Ledger } from "../lend/ledger.ts";

/** Ruling 65: a node settles what succeeded, once. */

let settled: string[];
let errors: unknown[];
let ledger: Ledger;
beforeEach(() => {
  settled = [];
  errors = [];
  ledger = new Ledger();
});

const WORDS = { question: "Is it paid for?", law: "ruling 65", ask: () => true, no: end(402) } as const;
const paid = node("X402", { before: "W1", ...WORDS, settle: ({ request: { method } }) => void settled.push(method) });
const early = node("X1", { after: "B13a", ...WORDS, settle: () => void settled.push("early") });
const objecting = node("X402", {
  before: "W1",
  ...WORDS,
  mayObject: true,
  settle: () => ({ problem: { detail: "No credit is left." } }),
});

const serve = (literal: object) =>
  new Service({
    routes: [resource("/it", { nodes: [paid], ...(literal as { GET(): 1 }) })],
    trace: true,
    onError: (error) => void errors.push(error),
  });
const ask = (service: Service, method: string, headers = {}) => request(service, method, "/it", { headers });

describe("settle", () => {
  it.each([
    ["GET", { GET: () => 1 }, 200],
    ["HEAD", { GET: () => 1 }, 200],
    ["POST", { POST: () => undefined }, 204],
    ["POST", { POST: { processPost: () => undefined, seeOther: () => "/there" } }, 303],
    ["DELETE", { DELETE: { deleteResource: () => true } }, 204],
    [
      "GET",
      {
        halts: [303],
        GET: () => {
          throw new Halt(303, { headers: { Location: "/there" } });
        },
      },
      303,
    ],
  ])("is called once for a %s that ends below 400", async (method, literal, status) => {
    expect((await ask(serve(literal), method)).status).toBe(status);
    expect(settled).toEqual([method]);
  });

  it("is called for a command", async () => {
    const handled = command("POST", "/it", {
      nodes: [node("X1", { after: "B8", ...WORDS, settle: () => void settled.push("it") })],
      handle: () => new HttpResponse(201),
    });
    expect((await ask(new Service({ routes: [handled] }), "POST")).status).toBe(201);
    expect(settled).toEqual(["it"]);
  });

  it.each<[string, object, number]>([
    [
      "OPTIONS",
      { GET: () => 1, nodes: [node("X1", { after: "B8", ...WORDS, settle: () => void settled.push("it") })] },
      200,
    ],
    [
      "GET",
      {
        GET: (): never => {
          throw new Error("No.");
        },
      },
      500,
    ],
    ["GET", { find: () => undefined, GET: () => 1 }, 404],
    ["GET", { nodes: [early], malformedRequest: () => true, GET: () => 1 }, 400],
    [
      "GET",
      {
        halts: [400],
        GET: (): never => {
          throw new Halt(400);
        },
      },
      400,
    ],
    ["PUT", { GET: () => 1 }, 405],
  ])("is not called for %s", async (method, literal, status) => {
    expect((await ask(serve(literal), method)).status).toBe(status);
    expect(settled).toEqual([]);
  });

  it("is not called for a request that has not passed the node, although it succeeds", async () => {
    const it = { find: () => undefined, PUT: { apply: () => undefined } };
    expect((await ask(serve(it), "PUT")).status).toBe(201);
    expect(settled).toEqual([]);
  });

  it("is called once where an act was stale and passed the node twice (ruling 46)", async () => {
    let version = 0;
    const it = {
      concurrency: "optimistic",
      find: () => ({ version: (version += 1) }),
      generateEtag: () => `v${version}`,
      PUT: { apply: () => (version < 3 ? stale : stored({ version })) },
    };
    expect((await ask(serve(it), "PUT")).status).toBe(204);
    expect(settled).toEqual(["PUT"]);
  });

  // W1 is passed again or not at all; B13a is not asked again.
  it("is called for what the last attempt of an act has passed, and for what all have", async () => {
    const found = [{ version: 1 }, undefined];
    const it = {
      concurrency: "optimistic",
      nodes: [early, paid],
      find: () => found.shift(),
      generateEtag: ({ entity }: { entity: { version: number } }) => `v${entity.version}`,
      PUT: { apply: ({ entity }: { entity: unknown }) => (entity === undefined ? stored({ version: 2 }) : stale) },
    };
    expect((await ask(serve(it), "PUT")).status).toBe(201);
    expect(settled).toEqual(["early"]);
  });

  it("is called again where it conflicts with another transaction, in a new loan (ruling 65)", async () => {
    const conflict = Object.assign(new Error("could not serialize access"), { code: "40001" });
    const busy = node("X402", {
      before: "W1",
      ...WORDS,
      settle: () => {
        if (settled.push("tried") === 1) throw conflict;
      },
    });
    const it = {
      with: [ledger.part],
      concurrency: "optimistic",
      nodes: [busy],
      find: async ({ tx }: { tx: () => Promise<unknown> }) => ({ of: await tx() }),
      generateEtag: () => "v1",
      PUT: { apply: () => stored({}) },
    };
    expect((await ask(serve(it), "PUT")).status).toBe(204);
    expect([settled, errors, ledger.opens, ledger.commits]).toEqual([["tried", "tried"], [], 2, 1]);
  });

  it("an error that is no conflict is not tried again", async () => {
    const failing = node("X402", {
      before: "W1",
      ...WORDS,
      settle: () => {
        settled.push("tried");
        throw new Error("The bank is closed.");
      },
    });
    const it = { with: [ledger.part], concurrency: "optimistic", nodes: [failing], find: () => ({}) };
    const put = { generateEtag: () => "v1", PUT: { apply: () => stored({}) } };
    expect((await ask(serve({ ...it, ...put }), "PUT")).status).toBe(500);
    expect(settled).toEqual(["tried"]);
  });

  it("is not called for a client that left before the response was decided", async () => {
    const leaving = new AbortController();
    const service = serve({
      GET: () => {
        leaving.abort();
        return 1;
      },
    });
    await request(service, "GET", "/it", { signal: leaving.signal });
    expect(settled).toEqual([]);
  });

  it.each([
    [objecting, 402],
    [
      node("X402", {
        before: "W1",
        ...WORDS,
        settle: () => {
          throw new Error("The bank is closed.");
        },
      }),
      500,
    ],
  ])("the content that is not sent is cancelled", async (refusing, status) => {
    const content = new ReadableStream({ cancel: () => void settled.push("cancelled") });
    const it = { with: [ledger.part], nodes: [refusing], GET: () => 1 };
    const bytes = { produces: ["image/png"], codecs: { "image/png": { encode: () => content } } };
    expect((await ask(serve({ ...it, ...bytes }), "GET")).status).toBe(status);
    expect(settled).toEqual(["cancelled"]);
  });

  it("a Halt of 400 or above is the response", async () => {
    const halting = node("X402", {
      before: "W1",
      ...WORDS,
      settle: () => {
        throw new Halt(400);
      },
    });
    expect((await ask(serve({ nodes: [halting], halts: [400], GET: () => 1 }), "GET")).status).toBe(400);
  });

  it("a throw is a 500, and what was lent is rolled back", async () => {
    const failing = node("X402", {
      before: "W1",
      ...WORDS,
      settle: () => Promise.reject(new Error("The bank is closed.")),
    });
    const it = {
      with: [ledger.part],
      nodes: [failing],
      POST: async ({ tx }: { tx: () => Promise<unknown> }) => void (await tx()),
    };
    expect((await ask(serve(it), "POST")).status).toBe(500);
    expect([ledger.opens, ledger.closes, ledger.commits]).toEqual([1, 1, 0]);
    expect(errors).toEqual([new Error("The bank is closed.")]);
  });

  it("a Halt of settle that would be a success is a 500, and what was lent is rolled back", async () => {
    const halting = node("X402", {
      before: "W1",
      ...WORDS,
      settle: () => {
        throw new Halt(303, { headers: { Location: "/there" } });
      },
    });
    const it = {
      with: [ledger.part],
      nodes: [halting],
      halts: [303],
      POST: async ({ tx }: { tx: () => Promise<unknown> }) => void (await tx()),
    };
    expect((await ask(serve(it), "POST")).status).toBe(500);
    expect([ledger.statuses, ledger.commits]).toEqual([[500], 0]);
    const thrown = errors[0] as Error;
    expect([thrown.message, thrown.cause]).toEqual([
      "settle threw a Halt below 400. Return nothing.",
      expect.any(Halt),
    ]);
  });

  it("an objection is the node's no, in the trace too, and what was lent is rolled back", async () => {
    const it = {
      with: [ledger.part],
      nodes: [objecting],
      POST: async ({ tx }: { tx: () => Promise<unknown> }) => void (await tx()),
    };
    const response = await ask(serve(it), "POST");
    expect(response.status).toBe(402);
    expect(await response.json()).toMatchObject({ detail: "No credit is left." });
    expect(response.trace).toMatch(/G7,X402$/);
    expect(ledger.statuses).toEqual([402]);
    expect(ledger.commits).toBe(0);
  });

  it.each([
    [false, { problem: {} }, "an object. Return nothing, or declare mayObject: true."],
    [false, false, "false. Return nothing, or declare mayObject: true."],
    [true, false, "false. Return nothing, or an objection: { problem: { … } }."],
    [true, null, "null. Return nothing, or an objection: { problem: { … } }."],
  ])("with mayObject: %s, %j is a 500", async (mayObject, returned, mistake) => {
    const odd = node("X402", { before: "W1", ...WORDS, mayObject, settle: () => returned as never });
    expect((await ask(serve({ with: [ledger.part], nodes: [odd], GET: () => 1 }), "GET")).status).toBe(500);
    expect((errors[0] as Error).message).toBe(`settle of X402 gave ${mistake}`);
  });

  it("is inside of what is lent, before that is closed", async () => {
    const inside = node("X402", {
      before: "W1",
      ...WORDS,
      settle: async ({ tx }: { tx: () => Promise<{ isOpen: boolean }> }) =>
        void settled.push(String((await tx()).isOpen)),
    } as never);
    expect((await ask(serve({ with: [ledger.part], nodes: [inside], GET: () => 1 }), "GET")).status).toBe(200);
    expect(settled).toEqual(["true"]);
    expect(ledger.commits).toBe(1);
  });

  it("a replay of an Idempotency-Key settles nothing (ruling 37)", async () => {
    const service = serve({
      nodes: [early, paid],
      idempotency: { store: new MemoryStore() },
      principal: () => "ada",
      POST: () => "done",
    });
    for (const _ of [1, 2]) expect((await ask(service, "POST", { "idempotency-key": '"k"' })).status).toBe(200);
    expect(settled).toEqual(["early", "POST"]);
  });

  it("what a node refuses is not kept for an Idempotency-Key", async () => {
    let credits = 0;
    const rich = node("X402", { after: "P0", ...WORDS, ask: () => credits > 0 });
    const service = serve({
      nodes: [rich],
      idempotency: { store: new MemoryStore() },
      principal: () => "ada",
      POST: () => "done",
    });
    expect((await ask(service, "POST", { "idempotency-key": '"k"' })).status).toBe(402);
    credits = 1;
    expect((await ask(service, "POST", { "idempotency-key": '"k"' })).status).toBe(200);
  });

  it("an objection of settle is not kept either, although an act has begun", async () => {
    let credits = 0;
    const rich = node("X402", {
      before: "W1",
      ...WORDS,
      mayObject: true,
      settle: () => (credits > 0 ? undefined : { problem: {} }),
    });
    const service = serve({
      with: [ledger.part],
      nodes: [rich],
      idempotency: { store: new MemoryStore() },
      principal: () => "ada",
      POST: () => "done",
    });
    expect((await ask(service, "POST", { "idempotency-key": '"k"' })).status).toBe(402);
    credits = 1;
    expect((await ask(service, "POST", { "idempotency-key": '"k"' })).status).toBe(200);
  });

  it("a stream that cannot be opened is settled by nobody", async () => {
    const broken = {
      [Symbol.asyncIterator]: () => {
        throw new Error("No stream.");
      },
    };
    expect(
      (
        await ask(
          serve({
            produces: ["application/octet-stream"],
            codecs: { "application/octet-stream": { encode: () => broken } },
            GET: () => 1,
          }),
          "GET",
        )
      ).status,
    ).toBe(500);
    expect(settled).toEqual([]);
  });

  it("two settle in the order in which they were passed, and none behind one that objects", async () => {
    const first = node("X1", { after: "B8", ...WORDS, settle: () => void settled.push("X1") });
    expect((await ask(serve({ nodes: [paid, first], GET: () => 1 }), "GET")).status).toBe(200);
    expect(settled).toEqual(["X1", "GET"]);
    const last = node("X3", { before: "O18", ...WORDS, settle: () => void settled.push("X3") });
    expect((await ask(serve({ with: [ledger.part], nodes: [objecting, last], GET: () => 1 }), "GET")).status).toBe(402);
    expect(settled).toEqual(["X1", "GET"]);
  });

  it("a part's node reads what the part provides", async () => {
    const account = part({
      provide: () => ({ account: "ada" }),
      nodes: [
        node("X1", {
          after: "B8",
          ...WORDS,
          settle: ({ account: name }: { account: string }) => void settled.push(name),
        } as never),
      ],
    });
    expect((await ask(serve({ with: [account], nodes: [], GET: () => 1 }), "GET")).status).toBe(200);
    expect(settled).toEqual(["ada"]);
  });
});
