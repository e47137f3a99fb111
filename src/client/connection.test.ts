import { describe, expect, it, vi } from "vitest";
import { bare, json, problem, scripted } from "../../test/client/scripted.ts";
import { stopClock } from "../../test/clock.ts";
import type { ClientOptions } from "./options.ts";

describe("what is sent", () => {
  it("is the method, the fields and the content, with redirects left to the client", async () => {
    const { api, sent } = scripted([json(1)], { credentials: "include" });
    await api("/a/{id}").put({ params: { id: 1 }, query: { b: 2 }, body: { c: 3 } });
    const [{ url, init, headers } = expect.fail()] = sent;
    const { signal, headers: _, ...rest } = init;
    expect([url, rest, headers]).toEqual([
      "https://a.example/v1/a/1?b=2",
      { method: "PUT", body: '{"c":3}', redirect: "manual", credentials: "include", duplex: "half" },
      { accept: "application/json, */*;q=0.5", "content-type": "application/json" },
    ]);
    expect(signal?.aborted).toBe(false);
  });

  it.each(["get", "head", "options", "put", "patch", "post", "delete"] as const)(
    "has the method of %s",
    async (name) => {
      const { api, sent } = scripted([bare(204)]);
      await api("/a")[name]();
      expect(sent[0]?.init.method).toBe(name.toUpperCase());
    },
  );
});

describe("the hooks", () => {
  it("see each attempt: before with the fields to be sent, which they can set, and after with what came", async () => {
    const told: unknown[] = [];
    const { api, sent } = scripted([json(1, { "x-b": "2" })], {
      before: ({ headers, ...rest }) => {
        headers.set("x-a", "1");
        told.push(rest);
      },
      after: ({ headers, responseHeaders, ...rest }) =>
        void told.push([headers.get("x-a"), responseHeaders?.get("x-b"), rest]),
    });
    await api("/a").get();
    const sending = { operation: "GET /a", method: "GET", url: "https://a.example/v1/a", attempt: 1 };
    expect(told).toEqual([sending, ["1", "2", { ...sending, status: 200, error: undefined }]]);
    expect(sent[0]?.headers["x-a"]).toBe("1");
  });

  it("after is told of a request that had no response", async () => {
    const after = vi.fn<NonNullable<ClientOptions["after"]>>();
    const cause = new Error("refused");
    await expect(scripted([cause], { after }).api("/a").get()).rejects.toMatchObject({
      kind: "network",
      message: "GET /a: no response came",
      cause,
    });
    expect(after.mock.calls[0]?.[0]).toMatchObject({ status: undefined, responseHeaders: undefined, error: { cause } });
  });
});

describe("content that breaks off", () => {
  it("is a fault that says of which status", async () => {
    const broken = () =>
      new Response(
        new ReadableStream({
          pull: (sink) => sink.error(new Error("reset")),
        }),
      );
    await expect(scripted([broken]).api("/a").get()).rejects.toMatchObject({
      kind: "truncated",
      message: "GET /a: the 200 broke off",
    });
  });
});

describe("what is remembered", () => {
  const tagged = (value: unknown, tag: string) => json(value, { etag: tag });

  it("is sent as a condition, and takes the place of a 304, whose fields refresh it", async () => {
    const { api, sent } = scripted([tagged(1, '"1"'), bare(304, { etag: '"1"', age: "7" })], { remember: {} });
    await api("/a").get();
    const again = await api("/a").get();
    expect([sent[1]?.headers["if-none-match"], again.status, again.body, again.headers.get("age")]).toEqual([
      '"1"',
      200,
      1,
      "7",
    ]);
  });

  it.each([{ "if-none-match": '"0"' }, { range: "bytes=0-1" }])(
    "is no condition beside one of the caller's: %o",
    async (headers) => {
      const { api, sent } = scripted([tagged(1, '"1"')], { remember: {} });
      await api("/a").get();
      await api("/a").get({ headers });
      expect(sent[1]?.headers["if-none-match"]).toBe((headers as Record<string, string>)["if-none-match"]);
    },
  );

  it("is a fault where a 304 comes of nothing known", async () => {
    await expect(
      scripted([bare(304)], { remember: {} })
        .api("/a")
        .get(),
    ).rejects.toMatchObject({
      kind: "status",
      status: 304,
      message: "GET /a: 304 of nothing known",
    });
    expect(
      (
        await scripted([bare(304)])
          .api("/a")
          .get()
      ).status,
    ).toBe(304);
  });

  it.each([404, 410])("is forgotten after a %i", async (status) => {
    const { api, sent } = scripted([tagged(1, '"1"'), problem(status), tagged(2, '"2"')], { remember: {} });
    for (let time = 0; time < 3; time += 1) await api("/a").get();
    expect(sent.map(({ headers }) => headers["if-none-match"])).toEqual([undefined, '"1"', undefined]);
  });

  it.each([403, 503])("is kept after a %i", async (status) => {
    const { api, sent } = scripted([tagged(1, '"1"'), problem(status)], { remember: {} });
    for (let time = 0; time < 3; time += 1) await api("/a").get();
    expect(sent[2]?.headers["if-none-match"]).toBe('"1"');
  });
});

describe("a client that guards", () => {
  const read = json(1, { etag: '"1"' });

  it.each(["put", "patch", "delete"] as const)(
    "sends the tag that was read with %s, and asks for the state",
    async (name) => {
      const { api, sent } = scripted([read, bare(204)], { guard: true });
      await api("/a").get();
      await api("/a")[name]();
      expect(sent[1]?.headers).toMatchObject({ "if-match": '"1"', prefer: "return=representation" });
    },
  );

  it("leaves a preference of the caller's, and a POST, as they are", async () => {
    const { api, sent } = scripted([read, bare(204)], { guard: true });
    await api("/a").get();
    await api("/a").put({ prefer: "return=minimal" });
    await api("/a").post();
    expect(sent[1]?.headers["prefer"]).toBe("return=minimal");
    expect([sent[2]?.headers["if-match"], sent[2]?.headers["prefer"]]).toEqual([undefined, undefined]);
  });

  it.each([{ "if-none-match": "*" }, { "if-unmodified-since": "Thu, 01 Jan 1970 00:00:00 GMT" }])(
    "takes the caller's condition for one: %o",
    async (headers) => {
      const { api, sent } = scripted([bare(204)], { guard: true });
      await api("/a").put({ headers });
      expect(sent[0]?.headers["if-match"]).toBeUndefined();
    },
  );

  it("sends nothing where it knows no tag, unless it is to guard what is known only, or the caller says null", async () => {
    const { api, sent } = scripted([bare(204)], { guard: true });
    await expect(api("/a").put()).rejects.toMatchObject({
      kind: "unguarded",
      message: "PUT /a: no tag is known: read it, or give `ifMatch: null`",
    });
    expect(sent).toEqual([]);
    await api("/a").put({ ifMatch: null });
    await api("/a").put({ ifMatch: '"7"' });
    await scripted([bare(204)], { guard: "known" })
      .api("/a")
      .put();
    expect(sent.map(({ headers }) => headers["if-match"])).toEqual([undefined, '"7"']);
  });

  it("has the tag that a write led to, and none after a DELETE or a POST, or of one that failed", async () => {
    const writes = scripted([read, bare(204, { etag: '"2"' }), bare(204)], { guard: "known" });
    await writes.api("/a").get();
    for (const name of ["put", "put", "put"] as const) await writes.api("/a")[name]();
    expect(writes.sent.map(({ headers }) => headers["if-match"])).toEqual([undefined, '"1"', '"2"', undefined]);
    for (const name of ["delete", "post"] as const) {
      const { api, sent } = scripted([read, bare(204, { etag: '"2"' })], { guard: "known" });
      await api("/a").get();
      await api("/a")[name]();
      await api("/a").put();
      expect(sent[2]?.headers["if-match"]).toBeUndefined();
    }
    const failed = scripted([read, problem(409, { etag: '"3"' })], { guard: "known" });
    await failed.api("/a").get();
    for (let time = 0; time < 2; time += 1) await failed.api("/a").put();
    expect(failed.sent[2]?.headers["if-match"]).toBe('"1"');
  });
});

describe("redirects", () => {
  const to = (location: string, status = 303) => bare(status, { location });

  it("are followed by a client that is told to, and the reply says where it ended", async () => {
    const { api, sent } = scripted([to("b"), json(1)], { follow: true });
    const reply = await api("/a").post({ body: 1 });
    expect([reply.status, reply.url]).toEqual(["followed", "https://a.example/v1/b"]);
    expect(sent[1]).toMatchObject({ url: "https://a.example/v1/b", init: { method: "GET", body: null } });
    expect(sent[1]?.headers["content-type"]).toBeUndefined();
  });

  it.each([
    [301, "POST", "GET"],
    [302, "POST", "GET"],
    [307, "POST", "POST"],
    [308, "POST", "POST"],
    [302, "PUT", "PUT"],
    [303, "PUT", "GET"],
    [303, "HEAD", "HEAD"],
  ])("after a %i %s goes on as %s (Fetch standard)", async (status, method, then) => {
    const statuses = { "/a": { [method]: [200, status] } };
    const { api, sent } = scripted([to("b", status), json(1)], { follow: true, statuses });
    await api("/a")[method.toLowerCase() as "put"](method === "HEAD" ? {} : { body: 1 });
    expect(sent[1]?.init.method).toBe(then);
  });

  it("end after 20, in a fault", async () => {
    const { api, sent } = scripted([to("b")], { follow: true });
    await expect(api("/a").get()).rejects.toMatchObject({
      kind: "endless",
      message: "GET /a: it is redirected too often",
    });
    expect(sent).toHaveLength(21);
  });

  it("of an operation without one in its contract are a fault", async () => {
    const { api } = scripted([to("b"), json(1)], { follow: true, statuses: { "/a": { GET: [200] } } });
    await expect(api("/a").get()).rejects.toMatchObject({
      kind: "status",
      message: "GET /a: its contract has no redirect",
    });
  });

  it("are a fault where Fetch hides them", async () => {
    const opaque = () => Object.defineProperty(bare(204), "type", { value: "opaqueredirect" });
    await expect(scripted([opaque]).api("/a").get()).rejects.toMatchObject({
      kind: "elsewhere",
      message: "GET /a: it is redirected: give `follow: true`",
    });
  });

  it("lead to no other origin", async () => {
    await expect(
      scripted([to("https://b.example/")], { follow: true })
        .api("/a")
        .get(),
    ).rejects.toMatchObject({
      kind: "elsewhere",
      message: "GET /a: https://b.example is another origin",
    });
    await expect(
      scripted([to("http://[")], { follow: true })
        .api("/a")
        .get(),
    ).rejects.toMatchObject({
      kind: "elsewhere",
      message: 'GET /a: "http://[" is no URL',
    });
  });
});

describe("a client that waits", () => {
  const wait = true;

  it.each([429, 503])(
    "sends again what Retry-After of a %i asks for, and says how often it was sent",
    async (status) => {
      stopClock();
      const { api, sent } = scripted([problem(status, { "retry-after": "2" }), json(1)], { wait });
      const reply = api("/a").get();
      await vi.advanceTimersByTimeAsync(1999);
      expect(sent).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1);
      expect((await reply).attempts).toBe(2);
    },
  );

  it.each([
    [429, {}],
    [500, { "retry-after": "1" }],
    [409, { "retry-after": "1" }],
    [503, { "retry-after": "31" }],
  ])("takes a %i with %o for the reply", async (status, headers) => {
    const { api, sent } = scripted([problem(status, headers)], { wait, statuses: { "/a": { GET: [status] } } });
    expect(await api("/a").get()).toMatchObject({ status, attempts: 1 });
    expect(sent).toHaveLength(1);
  });

  it("sends at most five times, or as often as it is told, and no POST without a key", async () => {
    stopClock();
    for (const [times, count] of [
      [undefined, 5],
      [2, 2],
      [1, 1],
    ] as const) {
      const { api, sent } = scripted([problem(503, { "retry-after": "0" })], {
        wait: times === undefined ? {} : { times },
      });
      const reply = api("/a").get();
      await vi.runAllTimersAsync();
      expect([(await reply).attempts, sent.length]).toEqual([count, count]);
    }
    const { api, sent } = scripted([problem(503, { "retry-after": "0" })], { wait });
    await api("/a").post({ body: 1 });
    expect(sent).toHaveLength(1);
  });

  it("waits no longer than its budget in all", async () => {
    stopClock();
    const { api, sent } = scripted([problem(503, { "retry-after": "2" })], { wait: { budget: 5000 } });
    const reply = api("/a").get();
    await vi.runAllTimersAsync();
    expect([(await reply).attempts, sent.length]).toEqual([3, 3]);
  });

  it("sends again what had no response, after a pause that doubles, up to two seconds", async () => {
    stopClock();
    vi.spyOn(Math, "random").mockReturnValue(1);
    const at: number[] = [];
    const { api } = scripted([new Error("down")], {
      wait: { times: 8 },
      before: () => void at.push(Number(vi.getMockedSystemTime())),
    });
    const reply = expect(api("/a").get()).rejects.toMatchObject({ kind: "network" });
    await vi.runAllTimersAsync();
    await reply;
    expect(at.slice(1).map((time, index) => time - (at[index] ?? 0))).toEqual([100, 200, 400, 800, 1600, 2000, 2000]);
    vi.restoreAllMocks();
  });

  it("gives up with the loss where the pause is longer than the budget", async () => {
    const { api, sent } = scripted([new Error("down")], { wait: { budget: 40 } });
    await expect(api("/a").get()).rejects.toMatchObject({ kind: "network" });
    expect(sent).toHaveLength(1);
  });
});

describe("a refresh", () => {
  it("is asked for once after a 401, and what was refused is sent again", async () => {
    const refresh = vi.fn<(operation: string) => Promise<boolean>>(async () => true);
    const { api, sent } = scripted([problem(401), json(1)], { refresh });
    expect(await api("/a").get()).toMatchObject({ status: 200, attempts: 1 });
    expect(refresh.mock.calls).toEqual([["GET /a"]]);
    expect(sent).toHaveLength(2);
    const refused = scripted([problem(401)], { refresh });
    expect((await refused.api("/a").get()).status).toBe(401);
    expect(refused.sent).toHaveLength(2);
  });

  it("that gives anything but true leaves the 401 what it is, and so does a stream that cannot be sent again", async () => {
    const { api, sent } = scripted([problem(401)], { refresh: async () => "yes" as never });
    expect((await api("/a").get()).status).toBe(401);
    const refresh = vi.fn<() => Promise<boolean>>(async () => true);
    const streaming = scripted([problem(401)], { refresh });
    await streaming.api("/a").post({ body: new ReadableStream() });
    expect([sent.length, streaming.sent.length, refresh.mock.calls.length]).toEqual([1, 1, 0]);
  });
});
