import { type Problem, part, resource, Service } from "signalbox";
import { client, Refused, type Sending } from "signalbox/client";
import { ndjsonCodec } from "signalbox/codecs";
import { statusesOf, testFetch } from "signalbox/testing";
import { describe, expect, expectTypeOf, it, vi } from "vitest";
import { z } from "zod";
import { stopClock } from "../clock.ts";
import { Gate, turns, until } from "../waiting.ts";
import { makeShelf, type Shelf } from "./shelf.ts";

const ORIGIN = "http://localhost";

function shelf() {
  const made = makeShelf();
  return {
    ...made,
    ask: client<Shelf>(ORIGIN, { fetch: testFetch(made.service), statuses: statusesOf(made.service) }),
  };
}

describe("a call", () => {
  it("comes to one reply of a union by status, which a switch exhausts", async () => {
    const { ask } = shelf();
    const read = async (id: string) => {
      const reply = await ask("/api/books/{id}").get({ params: { id } });
      switch (reply.status) {
        case 200:
          expectTypeOf(reply.body).toEqualTypeOf<{ title: string; version: number; changed: string; note?: string }>();
          return [reply.body.title, reply.body.changed, reply.etag, reply.attempts];
        case 304:
          return reply.etag;
        case 404:
        case 406:
        case 412:
          expectTypeOf(reply.problem).toEqualTypeOf<Problem>();
          return reply.problem.title;
        default:
          return reply satisfies never;
      }
    };
    expect(await read("1")).toEqual(["Signals", "1970-01-01T00:00:00.000Z", '"v1"', 1]);
    expect(await read("9")).toBe("Not Found");
  });

  it("can be named by what a function of the caller's returns", () => {
    const read = (id: string) => shelf().ask("/api/books/{id}").get({ params: { id } });
    // With the union under the name of an alias, this was too complex for the compiler (TS2590).
    expectTypeOf<Awaited<ReturnType<typeof read>>["status"]>().toEqualTypeOf<200 | 304 | 404 | 406 | 412>();
  });

  it("does not compile with a status, a method, a pattern or an argument that is not there", () => {
    const { ask } = shelf();
    const wrong = async () => {
      const reply = await ask("/api/books/{id}").get({ params: { id: 1 } });
      // @ts-expect-error This comparison appears to be unintentional because the types … and '429' have no overlap.
      if (reply.status === 429) return;
      // @ts-expect-error Property 'body' does not exist on type 'Empty<304>'.
      void reply.body;
      // @ts-expect-error Property 'put' does not exist.
      void ask("/api/books").put;
      // @ts-expect-error Argument of type '"/api/boks"' is not assignable to parameter of type …
      void ask("/api/boks");
      // @ts-expect-error Expected 1 arguments, but got 0.
      void ask("/api/books/{id}").get();
      // @ts-expect-error 'slug' does not exist in type …
      void ask("/api/books/{id}").get({ params: { slug: "x" } });
      // @ts-expect-error Type 'number' is not assignable to type 'string'.
      void ask("/api/books").post({ body: { title: 1 } });
      // @ts-expect-error 'idempotencyKey' does not exist: the resource does not declare `idempotency`.
      void ask("/api/books").post({ body: { title: "x" }, idempotencyKey: true });
      // @ts-expect-error This expression is not callable: "GET has no `links`".
      ask("/api/books/{id}").pages({ params: { id: 1 } });
    };
    expect(wrong).toBeTypeOf("function");
  });

  it("sends content, query and fields as they are typed", async () => {
    const { ask, books } = shelf();
    const made = await ask("/api/books").post({ body: { title: "Tracks" } });
    expect(made).toMatchObject({ status: 201, location: "/api/books/4", body: { title: "Tracks" } });
    if (made.status === 201) expectTypeOf(made.body.changed).toEqualTypeOf<string>();
    expect(books.get("4")?.title).toBe("Tracks");
    const second = await ask("/api/books")
      .get({ query: { cursor: "1" } })
      .ok();
    expectTypeOf(second.body).toEqualTypeOf<{ id: string; title: string }[]>();
    expect(second.body).toEqual([{ id: "2", title: "Points" }]);
    const gone = await ask("/api/books/{id}").delete({
      params: { id: 4 },
      headers: { authorization: "Bearer reader" },
    });
    expect(gone.status).toBe(204);
  });

  it("sends a QUERY, and patches of both kinds", async () => {
    const { ask } = shelf();
    const found = await ask("/search")
      .query({ body: { title: "Sig" } })
      .ok();
    expect(found.body.map(({ title }) => title)).toEqual(["Signals"]);
    const home = ask("/signal");
    expect((await home.patch({ patch: "merge", body: { distant: { aspect: "clear" } } })).status).toBe(204);
    expect(
      (await home.patch({ patch: "json", body: [{ op: "replace", path: "/aspect", value: "clear" }] })).status,
    ).toBe(204);
    expect((await home.get().ok()).body).toEqual({ aspect: "clear", distant: { aspect: "clear" } });
    // @ts-expect-error Type '"go"' is not assignable to type '"stop" | "clear"'.
    expect((await home.patch({ patch: "merge", body: { aspect: "go" } })).status).toBe(422);
  });

  it("sends forms as multipart/form-data", async () => {
    const { ask } = shelf();
    const body = new FormData();
    body.append("title", "Signal box");
    body.append("photo", new Blob([new Uint8Array(1000)], { type: "image/png" }), "box.png");
    const reply = await ask("/photos").post({ body }).ok();
    expect(reply.body).toEqual({ title: "Signal box", sizes: [1000] });
    // @ts-expect-error 'title' does not exist in type …: a JSON object, where no JSON is taken.
    expect((await ask("/photos").post({ body: { title: "Signal box" } })).status).toBe(415);
  });

  it("takes of what the literal consumes: the model where JSON is among it, and content of other types", async () => {
    const lines = { "application/x-ndjson": ndjsonCodec };
    const body = z.array(z.object({ title: z.string() }));
    const apart = resource("/apart", {
      codecs: lines,
      POST: { consumes: ["application/x-ndjson"], body, processPost: (ctx) => ctx.body.length },
    });
    const both = resource("/both", {
      codecs: lines,
      consumes: ["application/x-ndjson", "application/json"],
      body,
      processPost: (ctx) => ctx.body.length,
    });
    const service = new Service({ resources: { apart, both } });
    const ask = client<typeof service>("http://localhost", { fetch: testFetch(service) });
    const blob = new Blob(['{"title":"Points"}\n'], { type: "application/x-ndjson" });
    const headers = { "Content-Type": "application/x-ndjson" };
    expect((await ask("/apart").post({ body: blob }).ok()).body).toBe(1);
    expect((await ask("/apart").post({ body: '{"title":"Points"}\n', headers }).ok()).body).toBe(1);
    // @ts-expect-error Type '{ title: string; }' is not assignable to type …: JSON is not taken.
    expect((await ask("/apart").post({ body: [{ title: "Points" }] })).status).toBe(415);
    expect((await ask("/both").post({ body: blob }).ok()).body).toBe(1);
    expect(
      (
        await ask("/both")
          .post({ body: [{ title: "Points" }] })
          .ok()
      ).body,
    ).toBe(1);
  });

  it("gives its success by ok, and throws the rest with the reply", async () => {
    const { ask } = shelf();
    const { body } = await ask("/api/books/{id}")
      .get({ params: { id: 2 } })
      .ok();
    expect(body.title).toBe("Points");
    const error: unknown = await ask("/api/books/{id}")
      .get({ params: { id: 9 } })
      .ok()
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Refused);
    expect(error).toMatchObject({ operation: "GET /api/books/{id}", reply: { status: 404, problem: { status: 404 } } });
    const otherwise = await ask("/api/books/{id}")
      .get({ params: { id: 9 } })
      .ok((reply) => {
        expectTypeOf(reply.status).toEqualTypeOf<304 | 404 | 406 | 412>();
        return reply.status;
      });
    expect(otherwise).toBe(404);
    expect(String(error)).toContain("GET /api/books/{id}: 404 There is nothing at this address.");
  });

  it("has a case for each status by match, and a fault for any other", async () => {
    const { ask } = shelf();
    const cases = { 200: () => "there", 304: () => "as it was", 404: () => "missing", 406: () => "", 412: () => "" };
    expect(
      await ask("/api/books/{id}")
        .get({ params: { id: 9 } })
        .match(cases),
    ).toBe("missing");
    const { 412: _left, ...fewer } = cases;
    const call = ask("/api/books/{id}").get({ params: { id: 9 } });
    // @ts-expect-error Property '412' is missing.
    expect(await call.match(fewer)).toBe("missing");
    const teapot = client<Shelf>(ORIGIN, { fetch: async () => new Response(null, { status: 418 }) });
    await expect(
      teapot("/api/books/{id}")
        .get({ params: { id: 9 } })
        .match(cases),
    ).rejects.toMatchObject({
      name: "ClientFault",
      kind: "status",
      status: 418,
      operation: "GET /api/books/{id}",
    });
  });

  it("is held to its plan by the statuses of the service", () => {
    const { "/api/books/{id}": book, "/payments": payments } = statusesOf(makeShelf().service);
    expect(book?.["GET"]).toEqual([200, 304, 404, 406, 412]);
    expect(book?.["PUT"]).toEqual([200, 204, 400, 404, 412, 415]);
    expect(payments?.["POST"]).toEqual([200, 204, 400, 409, 422, 503]);
  });

  it("is a fault that names the operation where its contract has no such status", async () => {
    const { ask, service } = shelf();
    await expect(ask("/broken").get()).rejects.toMatchObject({
      message: "GET /broken: its contract has no 500",
      kind: "status",
      operation: "GET /broken",
      status: 500,
      cause: { problem: { title: "Internal Server Error" } },
    });
    // With the statuses of each operation, any other is one.
    const statuses = { "/api/books/{id}": { GET: [200] } };
    const strict = client<Shelf>(ORIGIN, { fetch: testFetch(service), statuses });
    await expect(strict("/api/books/{id}").get({ params: { id: 9 } })).rejects.toMatchObject({
      kind: "status",
      status: 404,
    });
    expect((await strict("/api/books/{id}").get({ params: { id: 1 } })).status).toBe(200);
  });
});

describe("what surrounds a call", () => {
  it("is a hook before it, for tokens, and one after it, for logs", async () => {
    const { service } = makeShelf();
    const log: unknown[] = [];
    const ask = client<Shelf>(ORIGIN, {
      fetch: testFetch(service),
      before: async ({ headers }: Sending) => headers.set("authorization", "Bearer reader"),
      after: ({ operation, status }) => void log.push([operation, status]),
    });
    expect((await ask("/api/books/{id}").delete({ params: { id: 1 } })).status).toBe(204);
    await ask("/api/books/{id}").get({ params: { id: 1 } });
    expect(log).toEqual([
      ["DELETE /api/books/{id}", 204],
      ["GET /api/books/{id}", 404],
    ]);
  });

  it("is the caller's signal, whose reason it rejects with", async () => {
    const { ask } = shelf();
    const control = new AbortController();
    const call = ask("/slow").get({ signal: control.signal });
    control.abort(new Error("I have changed my mind."));
    await expect(call).rejects.toThrow("I have changed my mind.");
    await expect(ask("/slow").get({ signal: AbortSignal.abort("before") })).rejects.toBe("before");
  });

  it("is a deadline, of the client or of the call", async () => {
    const { ask, service } = shelf();
    await expect(ask("/slow").get({ deadline: 20 })).rejects.toMatchObject({
      kind: "deadline",
      operation: "GET /slow",
    });
    const hasty = client<Shelf>(ORIGIN, { fetch: testFetch(service), deadline: 20 });
    await expect(hasty("/slow").get()).rejects.toMatchObject({ kind: "deadline" });
  });

  it.each([Number.POSITIVE_INFINITY, 2 ** 31])("is no deadline of %d ms: no timer is that long", async (deadline) => {
    stopClock();
    const gate = new Gate();
    const late = async () => {
      await gate.pass();
      return Response.json({});
    };
    const patient = client<Shelf>(ORIGIN, {
      fetch: (_url, init) =>
        new Promise((resolve, reject) => {
          init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
          void late().then(resolve);
        }),
      deadline,
    });
    const response = patient("/slow").get();
    await until(() => gate.came === 1);
    vi.advanceTimersByTime(1_000);
    gate.open();
    expect((await response).status).toBe(200);
  });

  it("is a pause that no timer can hold, for which nothing is sent again meanwhile", async () => {
    stopClock();
    const count = { polls: 0, connections: 0 };
    const ask = client<Shelf>(ORIGIN, {
      deadline: 1_000,
      fetch: async (url) => {
        if (url.endsWith("/ticks")) {
          const text = `retry: 9999999999\nid: ${(count.connections += 1)}\ndata: 1\n\n`;
          return new Response(text, { headers: { "content-type": "text/event-stream" } });
        }
        count.polls += 1;
        return Response.json({}, { headers: { "retry-after": "9999999" } });
      },
    });
    const led = { status: 202, headers: new Headers(), url: ORIGIN, attempts: 1, location: "/jobs/7" };
    const followed = ask("/jobs/{id}").follow(led, { until: () => false });
    const isLate = expect(followed).rejects.toMatchObject({ kind: "deadline" });
    const ids: (string | undefined)[] = [];
    const leaving = new AbortController();
    const read = async () => {
      for await (const { id } of ask("/ticks").stream({ signal: leaving.signal })) ids.push(id);
    };
    const isLeft = expect(read()).rejects.toThrow("enough");
    await until(() => count.polls === 1 && ids.length === 1);
    await turns(5);
    await vi.advanceTimersByTimeAsync(10_000);
    await isLate;
    leaving.abort(new Error("enough"));
    await isLeft;
    expect({ ...count, ids }).toEqual({ polls: 1, connections: 1, ids: ["1"] });
  });

  it("is a network that fails, which is a fault", async () => {
    const cause = new TypeError("fetch failed");
    const ask = client<Shelf>(ORIGIN, { fetch: () => Promise.reject(cause) });
    await expect(ask("/slow").get()).rejects.toMatchObject({ kind: "network", operation: "GET /slow", cause });
  });
});

describe("what a service adds", () => {
  const signedIn = part({ isAuthorized: () => "Bearer", halts: [423] });
  const note = resource("/notes", { POST: { body: z.object({ text: z.string() }), processPost: () => undefined } });
  const service = new Service({
    resources: { note },
    with: [signedIn],
    invalidBody: 422,
    errorBody: ({ title }) => ({ error: title }),
  });

  it("is in the replies of its resources: the guards of its parts, its status for invalid content, its errors", async () => {
    const reply = await client<typeof service>(ORIGIN, { fetch: testFetch(service) })("/notes").post({
      body: { text: "" },
    });
    expectTypeOf(reply.status).toEqualTypeOf<204 | 400 | 401 | 415 | 422 | 423>();
    if (reply.status !== 401) return expect.fail(String(reply.status));
    expectTypeOf(reply.problem).toEqualTypeOf<{ error: string }>();
    expect(reply.problem).toEqual({ error: "Unauthorized" });
  });

  it("is not, where the client is asked by a record or a list of literals", async () => {
    const record = client<{ note: typeof note }>(ORIGIN, { fetch: testFetch(service) });
    const list = client<readonly [typeof note]>(ORIGIN, { fetch: testFetch(service) });
    const calls = [record("/notes").post, list("/notes").post];
    const send = (at: number) => calls[at]?.({ body: { text: "x" } });
    expectTypeOf<NonNullable<Awaited<ReturnType<typeof send>>>["status"]>().toEqualTypeOf<204 | 400 | 415>();
    expect((await send(0))?.status).toBe(401);
  });
});
