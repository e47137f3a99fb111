import { once } from "node:events";
import { connect } from "node:net";
import { type Context, command, HttpResponse, Resource, route, Service, type ServiceOptions } from "signalbox";
import { fetchHandler } from "signalbox/fetch";
import { generateOpenapi, mountOpenapi } from "signalbox/openapi";
import { annotate, type RequestEvent, requestId } from "signalbox/telemetry";
import { checkContract, request } from "signalbox/testing";
import { describe, expect, it, vi } from "vitest";
import { exchange, serving } from "./sockets.ts";

class Book extends Resource {
  override readonly allowedMethods = ["GET", "HEAD", "DELETE"];
  override readonly produces = ["application/json", "text/plain"];
  override withinRateLimit({ request }: Context) {
    return request.headers.has("x-shed") ? 5 : true;
  }
  override isAuthorized({ request }: Context) {
    const user = request.headers.get("x-user");
    if (user !== null) annotate(request, { caller: user });
    return true;
  }
  override generateEtag() {
    return "v1";
  }
  override represent(ctx: Context): unknown {
    if (ctx.request.query.has("own")) ctx.setHeader("X-Frame-Options", "SAMEORIGIN");
    return { title: "A book" };
  }
  override deleteResource(): never {
    throw new Error("no");
  }
  override describe() {
    return { get: { responses: { 200: {} } } };
  }
}

const codec = { encode: String };

function build(more: Partial<ServiceOptions> = {}): Service {
  return new Service({
    onError: () => undefined,
    setHeaders: (given) => ({ "X-Request-Id": requestId(given), "X-Frame-Options": "DENY" }),
    routes: [
      route("/book", Book, { codecs: { "application/json": codec, "text/plain": codec } }),
      command("GET", "/hook", () => HttpResponse.text("ok")),
      command("GET", "/later", () => Promise.reject(new Error("no"))),
    ],
    ...more,
  });
}

describe("the service's fields are on every response", () => {
  it.each<[number, string, string, Record<string, string>]>([
    [200, "GET", "/book", {}],
    [200, "HEAD", "/book", {}],
    [304, "GET", "/book", { "If-None-Match": '"v1"' }],
    [405, "PUT", "/book", {}],
    [429, "GET", "/book", { "X-Shed": "1" }],
    [500, "DELETE", "/book", {}],
    [501, "PURGE", "/book", {}],
    [200, "OPTIONS", "/book", {}],
    [404, "GET", "/nowhere", {}],
    [204, "OPTIONS", "*", {}],
    [200, "GET", "/hook", {}],
    [405, "POST", "/hook", {}],
    [500, "GET", "/later", {}],
  ])("%i: %s %s %j", async (status, method, target, headers) => {
    for (const telemetry of [[], [() => undefined]]) {
      const response = await request(build({ telemetry }), method, target, { headers });
      expect(response.status).toBe(status);
      expect(response.header("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
      expect(response.header("x-frame-options")).toBe("DENY");
    }
  });

  it("what a runtime refuses has them, on a socket: malformed HTTP, and fields as far as they were read", async () => {
    await serving(build(), async ({ port }) => {
      const malformed = await exchange(port, "GET / HTTP/1.1\r\nHost a\r\n\r\n");
      expect(malformed).toMatch(/^HTTP\/1\.1 400 /);
      expect(malformed).toMatch(/^X-Request-Id: [0-9a-f-]{36}\r$/im);
      const target = `/${"x".repeat(9000)}`;
      const long = await exchange(
        port,
        `GET ${target} HTTP/1.1\r\nHost: a\r\nX-Request-Id: mine\r\nConnection: close\r\n\r\n`,
      );
      expect(long).toMatch(/^HTTP\/1\.1 414 /);
      expect(long).toMatch(/^X-Request-Id: mine\r$/im);
      const [first, second] = [await exchange(port, "junk\r\n\r\n"), await exchange(port, "junk\r\n\r\n")];
      const idOf = (text: string) => /^x-request-id: (.*)\r$/im.exec(text)?.[1];
      expect(idOf(first)).not.toBe(idOf(second));
    });
  });

  // Its method may be in a packet before, and be HEAD: then the response has no content (RFC 9110 9.3.2).
  it.each(["hello\r\n\r\n", "GET / HTTP/1.1\r\nHost a\r\n\r\n"])(
    "so has malformed HTTP on a kept connection: %j",
    async (text) => {
      await serving(build(), async ({ port }) => {
        const socket = connect(port, "127.0.0.1").setEncoding("latin1");
        socket.write("GET /hook HTTP/1.1\r\nHost: a\r\n\r\n");
        await once(socket, "data");
        let refused = "";
        socket.on("data", (chunk) => {
          refused += String(chunk);
        });
        socket.write(text);
        await once(socket, "close");
        expect(refused).toMatch(/^HTTP\/1\.1 400 /);
        expect(refused).toMatch(/^X-Request-Id: [0-9a-f-]{36}\r$/im);
        expect(refused).toMatch(/^Cache-Control: no-store\r$/im);
        expect(refused).toMatch(/^Content-Length: 0\r$/im);
        expect(refused).not.toMatch(/^Content-Type/im);
      });
    },
  );

  it("and so has what the fetch adapter refuses, and the 503 of a service that does not start", async () => {
    const handler = fetchHandler(build());
    const refused = await handler(
      new Request(`http://a.test/${"x".repeat(9000)}`, { headers: { "x-request-id": "7" } }),
    );
    expect([refused.status, refused.headers.get("x-request-id")]).toEqual([414, "7"]);
    const start = () => Promise.reject(new Error("no"));
    const unstarted = await fetchHandler(build({ start }))(new Request("http://a.test/book"));
    expect([unstarted.status, unstarted.headers.get("x-frame-options")]).toEqual([503, "DENY"]);
  });

  it("the nearest wins: what a response says itself stands", async () => {
    const response = await request(build(), "GET", "/book?own");
    expect(response.response.headers.filter((name) => name === "X-Frame-Options")).toHaveLength(1);
    expect(response.header("x-frame-options")).toBe("SAMEORIGIN");
  });

  it("Vary adds up, and cookies stand beside each other", async () => {
    const fields = () => ({ Vary: "Origin, Accept", "Set-Cookie": "a=1" });
    const response = await request(build({ setHeaders: fields }), "GET", "/book");
    expect(response.header("vary")).toBe("Accept, Authorization, Origin");
    expect(response.header("set-cookie")).toBe("a=1");
  });

  it("a cookie of the service is sent in addition to those of the response (RFC 6265 3)", async () => {
    const baked = command("GET", "/baked", () => new HttpResponse(200, ["Set-Cookie", "b=2"], "ok"));
    const service = build({ setHeaders: () => ({ "set-cookie": "a=1" }), routes: [baked] });
    const { headers } = await fetchHandler(service)(new Request("http://x/baked"));
    expect(headers.getSetCookie()).toEqual(["b=2", "a=1"]);
  });

  it.each([
    [
      "throws",
      () => {
        throw new Error("no");
      },
    ],
    ["gives a promise", () => Promise.resolve({ a: "1" })],
    ["gives nothing", () => undefined],
    ["gives a value that would split the response", () => ({ "X-A": "a\r\nb: c" })],
    ["gives a name that is none", () => ({ "X A": "a" })],
    ["gives framing", () => ({ "Content-Length": "1" })],
    ["gives what is the connection's", () => ({ Connection: "close" })],
  ])("a function that %s is reported, and the response is as it was", async (_, fields) => {
    const onError = vi.fn();
    const service = build({ setHeaders: fields as unknown as () => Record<string, string>, onError });
    const response = await request(service, "GET", "/hook");
    expect([response.status, await response.text(), response.header("x-a")]).toEqual([200, "ok", undefined]);
    expect(onError).toHaveBeenCalledOnce();
  });

  it("calls it once a response, behind everything that could add to it", async () => {
    const fields = vi.fn(() => ({}));
    await request(build({ setHeaders: fields }), "GET", "/book");
    expect(fields).toHaveBeenCalledOnce();
  });
});

describe("the document", () => {
  const headers = { "X-Request-Id": "By which the request is found again.", "X-Frame-Options": "Who may frame it." };

  it("lists them with every response, and the contract is kept", async () => {
    const service = build({ documentedHeaders: headers });
    const document = mountOpenapi(service, { title: "Books", version: "1" });
    const responses = document.paths["/book"]?.get?.responses ?? {};
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(["200", "304", "406", "429"]));
    const report = await checkContract(service, document, { requests: 200 });
    expect(report.undocumented).toEqual([]);
    const silent = generateOpenapi(build({}), { title: "Books", version: "1" });
    const [found] = (await checkContract(service, silent, { requests: 50 })).undocumented;
    expect(found?.what).toMatch(/^the field x-(?:request-id|frame-options) is not listed$/);
  });
});

describe("events", () => {
  async function eventOf(method: string, target: string, headers: Record<string, string> = {}): Promise<RequestEvent> {
    const events: RequestEvent[] = [];
    const service = build({ telemetry: [(event) => events.push(event)] });
    const response = await request(service, method, target, { headers });
    const [event] = events;
    if (event === undefined || events.length > 1) throw new Error(`${events.length} events`);
    expect(event["signalbox.request_id"]).toBe(response.header("x-request-id"));
    return event;
  }

  it("carry the request id that the response carries: resource, command, unknown path, refusal of the limit", async () => {
    await eventOf("GET", "/book");
    await eventOf("GET", "/hook");
    await eventOf("GET", "/nowhere");
    await eventOf("GET", "/book", { "X-Shed": "1" });
    expect((await eventOf("GET", "/book", { "X-Request-Id": "abc-1" }))["signalbox.request_id"]).toBe("abc-1");
  });

  it.each(["a b", 'a"b', "x".repeat(129), ""])("no id that is unfit to be repeated: %j", async (id) => {
    expect((await eventOf("GET", "/book", { "X-Request-Id": id }))["signalbox.request_id"]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("carry the caller that a callback named, and the trace that the request belongs to", async () => {
    const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
    const event = await eventOf("GET", "/book", { "X-User": "ann", Traceparent: traceparent });
    expect(event).toMatchObject({ "enduser.id": "ann", trace_id: "0af7651916cd43dd8448eb211c80319c", traceparent });
    const plain = await eventOf("GET", "/book", { Traceparent: "00-junk" });
    expect(Object.keys(plain)).not.toEqual(expect.arrayContaining(["enduser.id"]));
    expect([plain.trace_id, plain.traceparent]).toEqual([undefined, undefined]);
  });
});
