import { afterEach, describe, expect, it, vi } from "vitest";
import { HttpResponse } from "../http/response.ts";
import type { Context } from "../resource/context.ts";
import { MountError } from "../resource/mountError.ts";
import { Resource } from "../resource/resource.ts";
import { command, route } from "../route/route.ts";
import { insideOf } from "../service/inside.ts";
import { Service } from "../service/service.ts";
import { request } from "../testing/request.ts";
import { type DebugOptions, debug } from "./debug.ts";

class Book extends Resource {
  override readonly allowedMethods = ["GET", "PUT"];
  override readonly produces = ["application/json"];
  override readonly consumes = ["application/json"];
  override async resourceExists({ params }: Context) {
    if (params["id"] === "broken") throw new Error("the shelf fell");
    return params["id"] !== "0";
  }
  override generateEtag() {
    return "1";
  }
  override apply() {}
  override represent() {
    return { title: "Notes" };
  }
}

function setUp(options?: DebugOptions) {
  const hook = command("POST", "/hook", () => HttpResponse.empty());
  const service = new Service({ routes: [route("/books/{id}", Book), hook], onError: () => {} });
  debug(service, "/_signalbox", options);
  const list = async () => (await request(service, "GET", "/_signalbox/requests")).json();
  const one = async (id: number) => (await request(service, "GET", `/_signalbox/requests/${id}`)).json();
  return { service, list, one };
}

afterEach(() => vi.unstubAllEnvs());

describe("debug", () => {
  it("is refused in production, unless it is told who may see it", () => {
    vi.stubEnv("NODE_ENV", "production");
    const service = new Service({ routes: [] });
    expect(() => debug(service)).toThrow(expect.objectContaining({ code: "DEBUG_IN_PRODUCTION" }));
    expect(() => debug(service, "/in")).toThrow(
      new MountError(
        "DEBUG_IN_PRODUCTION",
        "/in",
        "NODE_ENV is production, and every client could see the requests of all others",
        'debug(service, "/in", { allow: (request) => … }), or do not mount it',
      ),
    );
    expect(() => debug(service, "/", { max: 1 } as never)).toThrow(
      /UNKNOWN_KEY: debug: it has max, which nothing reads/,
    );
    expect(() => debug(service, "/_signalbox", { allow: () => false })).not.toThrow();
  });

  it("records nothing while no page listens, where it is told not to", async () => {
    const { service, list } = setUp({ recordsIdle: false });
    const walk = () => insideOf(service).resources[0]?.family.walk("GET");
    const idle = walk();
    await request(service, "GET", "/books/1");
    expect(await list()).toEqual([]);
    const page = await request(service, "GET", "/_signalbox/events");
    const events = (page.response.body as AsyncIterable<string>)[Symbol.asyncIterator]();
    await events.next();
    expect(walk()).not.toBe(idle);
    await request(service, "GET", "/books/2");
    expect(await list()).toMatchObject([{ target: "/books/2" }]);
    await events.return?.();
    await request(service, "GET", "/books/3");
    expect(await list()).toMatchObject([{ target: "/books/2" }]);
  });

  it.each([
    ["production", 0],
    ["development", 1],
  ])("records what comes before its page is opened (%s: %i)", async (env, count) => {
    vi.stubEnv("NODE_ENV", env);
    const { service, list } = setUp({ allow: () => true });
    await request(service, "GET", "/books/1");
    expect(await list()).toHaveLength(count);
  });

  it("is 403 for a client that is not let in, on every address", async () => {
    const { service } = setUp({ allow: ({ headers }) => headers.get("x-admin") === "yes" });
    for (const path of ["", "/requests", "/requests/1", "/events", "/nodes", "/chart", "/callback", "/page/main.js"]) {
      expect((await request(service, "GET", `/_signalbox${path}`)).status).toBe(403);
    }
    expect((await request(service, "POST", "/_signalbox/explain", { body: "GET /" })).status).toBe(403);
    expect((await request(service, "DELETE", "/_signalbox/requests")).status).toBe(403);
    const headers = { "x-admin": "yes" };
    expect((await request(service, "GET", "/_signalbox/requests", { headers })).status).toBe(200);
  });

  it("records resources, commands and what no route handles, newest first, and not itself", async () => {
    const { service, list } = setUp();
    await request(service, "GET", "/books/1");
    await request(service, "POST", "/hook");
    await request(service, "GET", "/nowhere");
    await request(service, "GET", "/_signalbox");
    await request(service, "GET", "/_signalbox/nothing");
    expect(await list()).toMatchObject([
      { kind: "unrouted", target: "/nowhere", status: 404 },
      { kind: "command", route: "/hook", status: 204 },
      { kind: "resource", route: "/books/{id}", resource: "Book", status: 200, node: "O18" },
    ]);
  });

  it("at the root records every request but those of its own routes", async () => {
    const service = new Service({ routes: [route("/books/{id}", Book)] });
    debug(service, "/");
    for (const path of ["/books/1", "/", "/nodes", "/requests/x/y"]) await request(service, "GET", path);
    expect(await (await request(service, "GET", "/requests")).json()).toMatchObject([
      { target: "/requests/x/y" },
      { target: "/books/1" },
    ]);
  });

  it("knows resources that are attached after it", async () => {
    const { service, list } = setUp();
    service.attach({ routes: [route("/more", Book)] });
    await request(service, "GET", "/more");
    expect(await list()).toMatchObject([{ kind: "resource", route: "/more", resource: "Book" }]);
  });

  it("keeps each step with its decision, what the callback gave, and how long it took", async () => {
    const { service, one } = setUp();
    const real = await request(service, "GET", "/books/0", { headers: { accept: "application/json" } });
    const trace = await one(1);
    expect(trace.trace.join()).toBe(real.trace);
    const step = trace.steps.find(({ id }: { id: string }) => id === "G7");
    expect(step).toMatchObject({
      decision: "no",
      gave: "false",
      settled: false,
      leads: "I7",
      decidedBy: ["resourceExists"],
    });
    expect(step.milliseconds).toBeGreaterThanOrEqual(0);
    expect(trace.steps.find(({ id }: { id: string }) => id === "B13")).toMatchObject({
      settled: true,
      decision: "yes",
    });
    expect(trace.negotiation[0]).toMatchObject({ given: "application/json", offers: [{ quality: 1, chosen: true }] });
    expect(trace.chart).toContain('class="signalbox-chart has-plan has-trace"');
  });

  it("keeps what was thrown, and where", async () => {
    const { service, list, one } = setUp();
    await request(service, "GET", "/books/broken");
    expect(await list()).toMatchObject([{ status: 500, node: "G7" }]);
    const trace = await one(1);
    expect(trace.thrown).toEqual({ id: "G7", error: "Error: the shelf fell" });
    expect(trace.errors[0]).toContain("the shelf fell");
  });

  it("keeps the conditions and what they were held against", async () => {
    const { service, one } = setUp();
    await request(service, "GET", "/books/1", { headers: { "if-none-match": '"1"' } });
    const trace = await one(1);
    expect(trace).toMatchObject({ status: 304, validators: { etag: '"1"' } });
    expect(trace.conditions).toMatchObject([{ field: "If-None-Match", given: '"1"' }]);
    expect(trace.conditions[0].steps.map(({ id }: { id: string }) => id)).toEqual(["I12", "I13", "K13"]);
  });

  it("keeps no body unless it is asked to", async () => {
    const ask = async (options?: DebugOptions) => {
      const { service, one } = setUp(options);
      await request(service, "PUT", "/books/1", { body: { title: "Secret" } });
      await request(service, "GET", "/books/1");
      return JSON.stringify([await one(1), await one(2)]);
    };
    expect(await ask()).not.toContain("Secret");
    expect(await ask()).not.toContain("Notes");
    const kept = await ask({ bodies: 100 });
    expect(kept).toContain("Secret");
    expect(kept).toContain("Notes");
  });

  it("keeps so many, and so much, and no more", async () => {
    const few = setUp({ maxRequests: 2 });
    for (const id of [1, 2, 3]) await request(few.service, "GET", `/books/${id}`);
    expect(await few.list()).toMatchObject([{ target: "/books/3" }, { target: "/books/2" }]);
    expect((await request(few.service, "GET", "/_signalbox/requests/1")).status).toBe(404);
    const little = setUp({ maxCharacters: 1 });
    await request(little.service, "GET", "/books/1");
    expect(await little.list()).toEqual([]);
  });

  it("masks secrets", async () => {
    const { service, one } = setUp({ mask: { headers: ["x-mine"] } });
    const headers = { authorization: "Bearer hush", cookie: "a=hush", "x-mine": "hush" };
    await request(service, "GET", "/books/1?token=hush", { headers });
    expect(JSON.stringify(await one(1))).not.toContain("hush");
  });

  it("says of every response that it is not to be stored, guessed at, framed, or fed from elsewhere", async () => {
    const { service } = setUp();
    for (const path of ["", "/requests", "/nodes", "/page/main.js", "/page/page.css", "/page/nothing"]) {
      const decision = await request(service, "GET", `/_signalbox${path}`);
      expect(decision.header("content-security-policy")).toMatch(/^default-src 'none'; script-src 'self'; /);
      expect(decision.header("content-security-policy")).not.toContain("unsafe");
      expect(decision.header("cache-control")).toBe("no-store");
      expect(decision.header("x-content-type-options")).toBe("nosniff");
    }
    const page = await (await request(service, "GET", "/_signalbox")).text();
    expect(page).not.toMatch(/<script>|<style>| style=| on\w+=|https?:/);
  });

  it("explains a typed request", async () => {
    const { service, list } = setUp();
    const told = await request(service, "POST", "/_signalbox/explain", { body: "GET /books/0" });
    expect(await told.json()).toMatchObject({ status: 404, route: "/books/{id}" });
    expect((await request(service, "POST", "/_signalbox/explain", { body: "what?" })).status).toBe(400);
    expect(await list()).toEqual([]);
  });

  it("bounds what is sent to be explained, whatever the service takes", async () => {
    const service = new Service({ routes: [], maxBodyBytes: 100_000_000 });
    debug(service);
    const send = async (body: string) => (await request(service, "POST", "/_signalbox/explain", { body })).status;
    expect(await send(`PUT /\n\n${"a".repeat(1_048_569)}`)).toBe(200);
    expect(await send(`PUT /\n\n${"a".repeat(1_048_570)}`)).toBe(413);
    expect(await send(`GET /\n${"X: 1\n".repeat(70_000)}`)).toBe(400);
  });

  it("is closed to what a proxy on this machine passes on, unless it is told otherwise", async () => {
    const headers = { host: "127.0.0.1:8080", "x-forwarded-for": "192.0.2.1" };
    const status = async (options?: DebugOptions) =>
      (await request(setUp(options).service, "GET", "/_signalbox/requests", { headers, peer: "127.0.0.1" })).status;
    expect(await status()).toBe(403);
    expect(await status({ forwarded: true })).toBe(200);
    expect(await status({ allow: () => true })).toBe(200);
  });

  it("tells where a callback stands", async () => {
    const { service } = setUp();
    const found = await request(service, "GET", "/_signalbox/callback?route=/books/{id}&name=resourceExists");
    const { owner, source, location } = await found.json();
    expect({ owner, isSource: source.includes("the shelf fell") }).toEqual({ owner: "Book", isSource: true });
    expect(location).toMatch(/debug\.test\.ts:\d+$/);
    for (const name of ["forbidden", "allowedMethods", "constructor"]) {
      const path = `/_signalbox/callback?route=/books/{id}&name=${name}`;
      expect((await request(service, "GET", path)).status).toBe(404);
    }
  });
});

describe("the stream of events", () => {
  async function listen(service: Service) {
    const { response } = await request(service, "GET", "/_signalbox/events");
    return response.body as unknown as AsyncIterableIterator<string, void, undefined>;
  }

  it("tells of requests as they end, and of clearing", async () => {
    const { service } = setUp();
    const events = await listen(service);
    expect((await events.next()).value).toBe("retry: 1000\n\n");
    const next = events.next();
    await request(service, "GET", "/books/1");
    const event = (await next).value ?? "";
    expect(JSON.parse(event.slice("data: ".length))).toMatchObject({ id: 1, target: "/books/1" });
    await request(service, "DELETE", "/_signalbox/requests");
    expect((await events.next()).value).toBe("event: cleared\ndata:\n\n");
    await events.return?.();
    expect(await events.next()).toEqual({ done: true, value: undefined });
  });

  it("does not let a slow reader's events pile up", async () => {
    const { service } = setUp({ maxRequests: 1 });
    const events = await listen(service);
    for (let count = 0; count < 300; count += 1) await request(service, "GET", "/nowhere");
    const waiting = (await events.next()).value ?? "";
    expect(waiting.startsWith("event: lost\n")).toBe(true);
    expect(waiting.split("\n\n").length).toBeLessThan(258);
    await events.return?.();
  });

  it("has space for so many readers, and again when one leaves, even one that never read", async () => {
    const { service } = setUp({ listeners: 2 });
    const [one] = [await listen(service), await listen(service)];
    expect((await request(service, "GET", "/_signalbox/events")).status).toBe(503);
    await one?.return?.();
    await one?.return?.();
    const third = await request(service, "GET", "/_signalbox/events");
    expect(third.status).toBe(200);
    expect((await request(service, "GET", "/_signalbox/events")).status).toBe(503);
  });

  it("ends when the service drains, so that it holds nobody up", async () => {
    vi.useFakeTimers();
    try {
      const { service } = setUp();
      const events = await listen(service);
      await events.next();
      const next = events.next();
      service.drain();
      await vi.advanceTimersByTimeAsync(1000);
      expect(await next).toEqual({ done: true, value: undefined });
    } finally {
      vi.useRealTimers();
    }
  });
});
