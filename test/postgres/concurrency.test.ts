import { removed, resource, Service, stale, stored } from "signalbox";
import { patchCodecs } from "signalbox/patch";
import { request, type TestResponse } from "signalbox/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { Gate, meetingOf } from "../waiting.ts";
import { describeWithPostgres } from "./realPostgres.ts";
import { MemoryTickets, SqliteTickets, type Tickets, TransactionEach, TransactionForAttempt } from "./tickets.ts";
import { ISOLATION_LEVELS } from "./transactions.ts";

/** Ruling 46 on real engines: twenty clients find the same state before the first of them writes. */

const TWENTY = Array.from({ length: 20 }, (_, at) => at);
const Ticket = z.looseObject({ text: z.string() });

/** The first that look for a ticket go on when so many have. */
function serve(tickets: Tickets, together = 1) {
  const meet = meetingOf(together);
  const ticket = resource("/tickets/{id}", {
    with: [tickets.part],
    find: async (ctx) => {
      const row = await tickets.find(ctx, ctx.params.id);
      await meet();
      return row;
    },
    generateEtag: ({ entity }) => entity.version,
    concurrency: "optimistic",
    codecs: patchCodecs,
    GET: { response: Ticket, represent: ({ entity }) => entity.content },
    PUT: {
      body: Ticket,
      apply: async (ctx) => {
        const { entity, params, body } = ctx;
        return stored(await (entity ? tickets.change(ctx, entity, body) : tickets.create(ctx, params.id, body)));
      },
    },
    PATCH: {
      body: Ticket,
      patches: ["application/merge-patch+json"],
      apply: async (ctx) => stored(await tickets.change(ctx, ctx.entity, ctx.body)),
    },
    DELETE: {
      response: { 204: null },
      deleteResource: async (ctx) => ((await tickets.remove(ctx, ctx.entity)) ? removed : stale),
    },
  });
  return new Service({ resources: { ticket }, trace: true, onError: console.error });
}

/** A POST changes two tickets: two in opposite order wait for each other. What is tried again lets the other end first. */
function servePairs(tickets: TransactionForAttempt) {
  const meet = meetingOf(2);
  const tried = new WeakSet();
  const end = new Gate();
  const pair = resource("/pairs/{id}/{other}", {
    with: [tickets.part],
    find: async (ctx) => {
      if (tried.has(ctx.request)) await end.pass();
      tried.add(ctx.request);
      return tickets.find(ctx, ctx.params.id);
    },
    generateEtag: ({ entity }) => entity.version,
    concurrency: "optimistic",
    GET: { response: Ticket, represent: ({ entity }) => entity.content },
    POST: {
      processPost: async (ctx) => stored(await tickets.changeBoth(ctx, ctx.entity, ctx.params.other, meet)),
    },
  });
  const service = new Service({ resources: { pair }, onError: console.error });
  return (path: string) => request(service, "POST", path).finally(end.open);
}

const MERGE = { "Content-Type": "application/merge-patch+json" };
const statusesOf = (replies: readonly TestResponse[]) => replies.map(({ status }) => status).sort((a, b) => a - b);
const one = (success: number) => [success, ...Array<number>(TWENTY.length - 1).fill(412)];

/** What races come to, whatever the engine. */
function describeRaces(make: () => Tickets): void {
  let tickets: Tickets;
  let service: Service;
  let tag = "";
  const read = () => request(serve(tickets), "GET", "/tickets/1");
  const put = (at: number, headers: Record<string, string> = {}) =>
    request(service, "PUT", "/tickets/1", { body: { text: `by ${at}` }, headers });

  beforeEach(async () => {
    tickets = make();
    service = serve(tickets, TWENTY.length);
    const created = await request(serve(tickets), "PUT", "/tickets/1", { body: { text: "first" } });
    expect(created.status).toBe(201);
    tag = created.header("etag") ?? "";
  });

  it("replacing with one If-Match: one succeeds, and nineteen are 412 with the current tag", async () => {
    const replies = await Promise.all(TWENTY.map((at) => put(at, { "If-Match": tag })));
    expect(statusesOf(replies)).toEqual(one(200));
    const now = await read();
    const done = replies.findIndex(({ status }) => status === 200);
    expect([await now.json(), now.header("etag")]).toEqual([{ text: `by ${done}` }, replies[done]?.header("etag")]);
    for (const reply of replies.filter(({ status }) => status === 412)) {
      expect(await reply.json()).toMatchObject({ etag: now.header("etag") });
    }
  });

  it("patching without a condition: what succeeded is there, and what is 409 is not", async () => {
    const patch = (at: number) =>
      request(service, "PATCH", "/tickets/1", { body: JSON.stringify({ [`by${at}`]: true }), headers: MERGE });
    const replies = await Promise.all(TWENTY.map(patch));
    const done = TWENTY.filter((at) => replies[at]?.status === 200);
    expect(done.length).toBeGreaterThanOrEqual(1);
    expect(statusesOf(replies)).toEqual(TWENTY.map((_, at) => (at < done.length ? 200 : 409)));
    expect(await (await read()).json()).toEqual({
      text: "first",
      ...Object.fromEntries(done.map((at) => [`by${at}`, true])),
    });
    for (const { status, trace } of replies) if (status === 409) expect(trace).toMatch(/(O14b,G7,.*){2}O14b,G7e$/);
  });

  it("creating with If-None-Match: one is 201, and nineteen are 412 with its tag", async () => {
    const create = (at: number) =>
      request(service, "PUT", "/tickets/2", { body: { text: `by ${at}` }, headers: { "If-None-Match": "*" } });
    const replies = await Promise.all(TWENTY.map(create));
    expect(statusesOf(replies)).toEqual(one(201));
    const etag = replies.find(({ status }) => status === 201)?.header("etag");
    for (const reply of replies.filter(({ status }) => status === 412))
      expect(await reply.json()).toMatchObject({ etag });
  });

  it("deleting and replacing with one If-Match: one succeeds", async () => {
    const headers = { "If-Match": tag };
    const [deleted, ...replaced] = await Promise.all(
      TWENTY.map((at) => (at === 0 ? request(service, "DELETE", "/tickets/1", { headers }) : put(at, headers))),
    );
    expect(statusesOf([...replaced, ...(deleted ? [deleted] : [])])).toEqual(one(deleted?.status === 204 ? 204 : 200));
    expect((await read()).status).toBe(deleted?.status === 204 ? 404 : 200);
  });

  it("deleting and replacing without a condition: what is there is the last that was written", async () => {
    const [deleted, ...replaced] = await Promise.all(
      TWENTY.map((at) => (at === 0 ? request(service, "DELETE", "/tickets/1") : put(at))),
    );
    expect([204, 409]).toContain(deleted?.status);
    const created = replaced.filter(({ status }) => status === 201);
    const changed = replaced.filter(({ status }) => status === 200);
    expect(created.length + changed.length + replaced.filter(({ status }) => status === 409).length).toBe(19);
    expect(created.length).toBeLessThanOrEqual(deleted?.status === 204 ? 1 : 0);
    const versions = [...created, ...changed].map((reply) => Number(reply.header("etag")?.slice(1, -1)));
    expect(new Set(versions).size).toBe(versions.length);
    const now = await read();
    const isThere = created.length === 1 || deleted?.status === 409;
    expect([now.status, now.header("etag")]).toEqual(isThere ? [200, `"${Math.max(...versions)}"`] : [404, undefined]);
  });
}

describe("races in memory", () => describeRaces(() => new MemoryTickets()));

const sqlite = await import("libsql").catch((error: unknown) => String(error));
describe("races in SQLite", () => {
  if (typeof sqlite === "string") it("needs a build of libsql", (context) => context.skip(sqlite));
  else describeRaces(() => new SqliteTickets(new sqlite.default(":memory:")));
});

describeWithPostgres("races in PostgreSQL", TWENTY.length, (pool) => {
  describe.each(ISOLATION_LEVELS)("%s", (level) => {
    let tickets: TransactionEach | TransactionForAttempt;
    afterEach(() => tickets.transactions.expectNoneOpen());

    describe.each([
      ["a transaction for each statement", TransactionEach],
      ["a transaction that is lent to each attempt", TransactionForAttempt],
    ] as const)("%s", (_, Engine) => {
      beforeEach(async () => {
        tickets = new Engine(pool(), level);
        await tickets.makeTable();
      });
      describeRaces(() => tickets);
    });

    const refused = level === "READ COMMITTED" ? [] : Array<string>(TWENTY.length - 1).fill("40001");
    it(`raises 40001 in ${refused.length} of twenty transactions that have found the same, and nineteen go back`, async () => {
      const lent = new TransactionForAttempt(pool(), level);
      tickets = lent;
      await lent.makeTable();
      await request(serve(lent), "PUT", "/tickets/1", { body: { text: "first" } });
      const service = serve(lent, TWENTY.length);
      const put = () =>
        request(service, "PUT", "/tickets/1", { body: { text: "next" }, headers: { "If-Match": '"1"' } });
      const replies = await Promise.all(TWENTY.map(put));
      expect(lent.transactions.codes).toEqual(refused);
      const stale = replies.filter(({ status }) => status === 412).map(({ trace }) => trace);
      expect(stale).toEqual(Array(TWENTY.length - 1).fill(expect.stringMatching(/,O14b,G7,G8,G9,G11$/)));
    });

    it("raises 40P01 in one of two transactions that wait for each other, which then succeeds, too", async () => {
      const lent = new TransactionForAttempt(pool(), level);
      tickets = lent;
      await lent.makeTable();
      for (const id of ["1", "2"]) await request(serve(lent), "PUT", `/tickets/${id}`, { body: { text: id } });
      const post = servePairs(lent);
      expect(statusesOf(await Promise.all([post("/pairs/1/2"), post("/pairs/2/1")]))).toEqual([200, 200]);
      expect(lent.transactions.codes).toEqual(["40P01"]);
    });
  });
});
