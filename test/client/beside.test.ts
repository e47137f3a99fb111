import { command, group, Halt, HttpResponse, part, resource, Service } from "signalbox";
import { client, type Problem } from "signalbox/client";
import { statusesOf, testFetch } from "signalbox/testing";
import { describe, expect, expectTypeOf, it } from "vitest";
import { z } from "zod";
import { makeShelf, type Shelf } from "./shelf.ts";

/** What a client calls beside the methods that a resource has a part for, and what it is told in other forms. */

const ORIGIN = "http://localhost";

describe("HEAD and OPTIONS", () => {
  const { service } = makeShelf();
  const ask = client<Shelf>(ORIGIN, { fetch: testFetch(service), statuses: statusesOf(service), remember: true });

  it("HEAD comes to what GET comes to, without content", async () => {
    const read = await ask("/api/books/{id}").head({ params: { id: 1 } });
    // The client remembers what GET reads: a 304 of HEAD is the caller's own.
    expectTypeOf(read.status).toEqualTypeOf<200 | 304 | 404 | 406 | 412>();
    expect(read).toMatchObject({ status: 200, etag: '"v1"' });
    // @ts-expect-error Property 'body' does not exist.
    expect(read.body).toBeUndefined();
    const missing = await ask("/api/books/{id}").head({ params: { id: 9 } });
    expect(missing).toMatchObject({ status: 404, retryAfter: undefined });
    expect(missing).not.toHaveProperty("problem");
    // @ts-expect-error This expression is not callable: "it takes a GET".
    await expect(ask("/imports").head({})).rejects.toMatchObject({ kind: "status", status: 405 });
  });

  it("OPTIONS says which methods there are, and comes to no more than what stands before them", async () => {
    const reply = await ask("/api/books/{id}").options({ params: { id: 1 } });
    expectTypeOf(reply.status).toEqualTypeOf<200>();
    expect(reply.allow).toEqual(["GET", "HEAD", "PUT", "DELETE", "OPTIONS"]);
    const limited = await ask("/limited").options();
    expectTypeOf(limited.status).toEqualTypeOf<200 | 429>();
    expect(limited.status).toBe(429);
  });
});

describe("a command that is a literal", () => {
  const Event = z.object({ name: z.string() });
  const Job = z.object({ id: z.number(), note: z.string().optional() });
  const signedIn = part({ isAuthorized: ({ request: { headers } }) => headers.has("authorization") || "Bearer" });
  const take = command("POST", "/hooks/{id}", {
    with: [signedIn],
    body: Event,
    halts: [409],
    response: { 202: Job, 204: null },
    handle: ({ params, body }) => {
      if (body.name === "nothing") return HttpResponse.empty();
      if (body.name === "again") throw new Halt(409, { detail: "It was taken before." });
      return HttpResponse.json({ id: Number(params.id) }, { status: 202 });
    },
  });
  const state = command("GET", "/hooks/{id}", { response: Job, handle: () => HttpResponse.json({ id: 1 }) });
  const untold = group("/api", {}).command("DELETE", "/cache", { handle: () => HttpResponse.empty() });
  const note = resource("/note", { represent: () => "a note" });
  const service = new Service({ resources: { take, state, untold, note } });
  const headers = { authorization: "x" };
  const ask = client<typeof service>(ORIGIN, { fetch: testFetch(service), statuses: statusesOf(service), headers });

  it("comes to what stands before its handler, what its response says, and its halts", async () => {
    const send = (name: string) => ask("/hooks/{id}").post({ params: { id: 3 }, body: { name } });
    type Sent = Awaited<ReturnType<typeof send>>;
    expectTypeOf<Sent["status"]>().toEqualTypeOf<202 | 204 | 400 | 401 | 409 | 415>();
    expect(statusesOf(service)["/hooks/{id}"]?.["POST"]).toEqual([202, 204, 400, 401, 409, 415]);
    const taken = await send("x");
    if (taken.status !== 202) return expect.fail(String(taken.status));
    expectTypeOf(taken.body).toEqualTypeOf<{ id: number; note?: string }>();
    expect(taken.body).toEqual({ id: 3 });
    expect((await send("nothing")).status).toBe(204);
    const again = await send("again");
    if (again.status !== 409) return expect.fail(String(again.status));
    expectTypeOf(again.problem).toEqualTypeOf<Problem>();
    expect(again.problem.detail).toBe("It was taken before.");
  });

  it("stands beside those of its pattern, and beside resources", async () => {
    const read = await ask("/hooks/{id}").get({ params: { id: 1 } });
    expectTypeOf(read.status).toEqualTypeOf<200>();
    expect(statusesOf(service)["/hooks/{id}"]?.["GET"]).toEqual([200]);
    expect((await ask("/note").get().ok()).body).toBe("a note");
    // @ts-expect-error This expression is not callable: "it has no `response`: …".
    expect((await ask("/api/cache").delete()).status).toBe(204);
    // @ts-expect-error 'nam' does not exist.
    expect((await ask("/hooks/{id}").post({ params: { id: 1 }, body: { nam: "" } })).status).toBe(400);
  });

  it("has what its service adds", async () => {
    const guarded = new Service({
      resources: { state },
      with: [part({ withinRateLimit: () => 0, halts: [451] })],
      errorBody: () => ({ error: "too fast" }),
    });
    const reply = await client<typeof guarded>(ORIGIN, { fetch: testFetch(guarded) })("/hooks/{id}").get({
      params: { id: 1 },
    });
    expectTypeOf(reply.status).toEqualTypeOf<200 | 429 | 451>();
    if (reply.status !== 429) return expect.fail(String(reply.status));
    expectTypeOf(reply.problem).toEqualTypeOf<{ error: string }>();
    expect(reply.problem).toEqual({ error: "too fast" });
  });
});

describe("errors of a format of their own", () => {
  const Failed = z.object({ failed: z.string(), at: z.date().optional() });
  const errorBody = ({ title }: { title: string }): unknown => ({ failed: title });

  it("are what the service's errorModel says, whatever errorBody returns", async () => {
    const missing = resource("/missing", { resourceExists: () => false, represent: () => "never" });
    const service = new Service({ resources: { missing }, errorBody, errorModel: Failed });
    const reply = await client<typeof service>(ORIGIN, { fetch: testFetch(service) })("/missing").get();
    if (reply.status !== 404) return expect.fail(String(reply.status));
    expectTypeOf(reply.problem).toEqualTypeOf<{ failed: string; at?: string }>();
    expect(reply.problem).toEqual({ failed: "Not Found" });
  });

  it("are what the errorModel of a resource, a part, a group or a command says", async () => {
    const shaped = part({ errorModel: Failed, errorBody: (_ctx, { title }): unknown => ({ failed: title }) });
    const own = resource("/own", {
      errorModel: Failed,
      errorBody: (_ctx, { title }): unknown => ({ failed: title }),
      withinRateLimit: () => 0,
      represent: () => "never",
    });
    const ofPart = resource("/part", { with: [shaped], withinRateLimit: () => 0, represent: () => "never" });
    const ofGroup = group("/group", {
      errorModel: Failed,
      errorBody: (_ctx, { title }): unknown => ({ failed: title }),
    }).resource("", { withinRateLimit: () => 0, represent: () => "never" });
    const hook = command("GET", "/hook", {
      errorModel: Failed,
      errorBody: (_ctx, { title }): unknown => ({ failed: title }),
      withinRateLimit: () => 0,
      response: Failed,
      handle: () => HttpResponse.empty(),
    });
    const service = new Service({ resources: { own, ofPart, ofGroup, hook } });
    const ask = client<typeof service>(ORIGIN, { fetch: testFetch(service) });
    const replies = [
      await ask("/own").get(),
      await ask("/part").get(),
      await ask("/group").get(),
      await ask("/hook").get(),
    ];
    for (const reply of replies) {
      if (reply.status !== 429) return expect.fail(String(reply.status));
      expectTypeOf(reply.problem).toEqualTypeOf<{ failed: string; at?: string }>();
      expect(reply.problem).toEqual({ failed: "Too Many Requests" });
    }
  });
});
