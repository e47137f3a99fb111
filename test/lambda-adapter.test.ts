import { EventEmitter } from "node:events";
import { assert, asyncProperty, constant, jsonValue, oneof, record } from "fast-check";
import { command, HttpResponse, Resource, route, Service } from "signalbox";
import { type LambdaEvent, type LambdaResult, lambdaHandler, lambdaStreamHandler } from "signalbox/lambda";
import { afterEach, describe, expect, it, vi } from "vitest";
import { runtimeService } from "./runtimeService.mjs";
import { type Ask, RUNTIME_CASES } from "./runtimes/runtimeSuite.mjs";
import { turns } from "./waiting.ts";

/** The event that API Gateway makes of a request (payload version 2.0; a function URL's has the same form). */
async function eventOf(path: string, init: RequestInit = {}): Promise<LambdaEvent> {
  const request = new Request(`https://api.test${path}`, init);
  const { pathname, search } = new URL(request.url);
  const content = Buffer.from(await request.arrayBuffer());
  return {
    rawPath: pathname,
    rawQueryString: search.slice(1),
    headers: Object.fromEntries(request.headers),
    requestContext: { stage: "$default", http: { method: request.method, sourceIp: "192.0.2.1" } },
    ...(content.length > 0 && { body: content.toString("base64"), isBase64Encoded: true }),
  };
}

/** What the gateway makes of the result. */
function responseOf({ statusCode, headers, cookies, body, isBase64Encoded }: LambdaResult): Response {
  const fields = new Headers({ date: new Date().toUTCString(), ...headers });
  for (const cookie of cookies) fields.append("set-cookie", cookie);
  const content =
    statusCode === 204 || statusCode === 304 ? null : Buffer.from(body, isBase64Encoded ? "base64" : "utf8");
  return new Response(content, { status: statusCode, headers: fields });
}

const noMembers = { rawPath: undefined, rawQueryString: undefined, cookies: undefined, isBase64Encoded: false };

const simple = (handler: (request: import("signalbox").HttpRequest) => HttpResponse | Promise<HttpResponse>) =>
  new Service({ onError: () => undefined, routes: [command("GET", "/{at}", handler)] });

describe("the Lambda adapter", () => {
  afterEach(() => void vi.restoreAllMocks());
  const handler = lambdaHandler(runtimeService({ produced: 0, released: 0 }));
  const ask: Ask = async (path, init) => responseOf(await handler(await eventOf(path, init)));
  // A buffered response is whole before it is sent, so no client can leave it half-way.
  it.each(RUNTIME_CASES.filter(({ name }) => !name.includes("leaves")))("$name", ({ run }) => run(ask));

  it("takes the stage off the path, joins the cookies, and knows the client", async () => {
    const seen = simple((request) =>
      HttpResponse.json([request.path, request.headers.get("cookie"), request.headers.get("x-a"), request.peer]),
    );
    const event: LambdaEvent = {
      rawPath: "/prod/a b",
      rawQueryString: "",
      headers: { "X-A": "1" },
      cookies: ["a=1", "b=2"],
      requestContext: { stage: "prod", http: { method: "GET", sourceIp: "192.0.2.1" } },
    };
    const { body } = await lambdaHandler(seen)(event);
    expect(JSON.parse(body)).toEqual(["/a%20b", "a=1; b=2", "1", "192.0.2.1"]);
  });

  it.each([
    ["/a%20b", "/a%20b"],
    ["/100%", "/100%25"],
    ["/ü", "/%C3%BC"],
    ["/\ud800", "/%EF%BF%BD"],
  ])("leaves escapes of the path alone and encodes what no path may hold: %s", async (rawPath, path) => {
    const seen = simple((request) => HttpResponse.text(request.path));
    const response = await lambdaHandler(seen)({ ...(await eventOf("/")), rawPath });
    expect(response.body).toBe(path);
  });

  it.each([
    ["prod", "/prod/a", "/a"],
    ["prod", "/prod", "/"],
    ["prod", "/production/a", "/production/a"],
    ["prod", "/a/prod/b", "/a/prod/b"],
    ["$default", "/$default/a", "/$default/a"],
    [undefined, "/$default/a", "/$default/a"],
  ])("takes the stage %j off %s, and nothing else: %s", async (stage, rawPath, path) => {
    const tell = ({ path }: { path: string }) => HttpResponse.text(path);
    const seen = new Service({ routes: [command("GET", "/", tell), command("GET", "/{at*}", tell)] });
    const event = { ...(await eventOf("/")), rawPath };
    const requestContext = { http: event.requestContext.http, ...(stage !== undefined && { stage }) };
    expect((await lambdaHandler(seen)({ ...event, requestContext })).body).toBe(path);
  });

  it("joins the lines of a field, but for cookies, and sends text as it is and bytes in base64", async () => {
    const lines = ["Vary", "A", "vary", "B", "Set-Cookie", "a=1", "Set-Cookie", "b=2", "constructor", "c"];
    const result = await lambdaHandler(simple(() => new HttpResponse(203, lines, "é")))(await eventOf("/a"));
    expect(result).toEqual({
      statusCode: 203,
      headers: { vary: "A, B", constructor: "c", "x-content-type-options": "nosniff" },
      cookies: ["a=1", "b=2"],
      body: "é",
      isBase64Encoded: false,
    });
    const bytes = simple(() => new HttpResponse(200, [], Uint8Array.of(0, 255)));
    expect(await lambdaHandler(bytes)(await eventOf("/a"))).toMatchObject({ body: "AP8=", isBase64Encoded: true });
    const none = simple(() => new HttpResponse(204, [], null));
    expect(await lambdaHandler(none)(await eventOf("/a"))).toMatchObject({ body: "", isBase64Encoded: false });
  });

  it.each([
    [1_000, 800],
    [100, 0],
  ])("with %i ms left aborts after %i", async (left, after) => {
    const timeout = vi.spyOn(AbortSignal, "timeout");
    const seen = simple((request) => HttpResponse.text(String(request.signal.aborted)));
    const context = { getRemainingTimeInMillis: () => left };
    expect((await lambdaHandler(seen)(await eventOf("/a"), context)).body).toBe("false");
    expect(timeout.mock.calls).toEqual([[after]]);
  });

  it("does without a context that tells the time", async () => {
    const seen = simple((request) => HttpResponse.text(String(request.signal.aborted)));
    expect((await lambdaHandler(seen)(await eventOf("/a"), {})).body).toBe("false");
  });

  it("aborts shortly before the invocation's time is up", async () => {
    const seen = simple((request) => HttpResponse.text(String(request.signal.aborted)));
    const context = { getRemainingTimeInMillis: () => 100 };
    const waiting = new Service({
      routes: [
        command("GET", "/", async ({ signal }) => {
          if (!signal.aborted) await new Promise((resolve) => signal.addEventListener("abort", resolve));
          return HttpResponse.text("aborted");
        }),
      ],
    });
    expect((await lambdaHandler(seen)(await eventOf("/a"))).body).toBe("false");
    expect((await lambdaHandler(waiting)(await eventOf("/"), context)).body).toBe("aborted");
  });

  it("makes a 500 of a field that would split the response", async () => {
    const split = simple(() => new HttpResponse(200, ["X-A", "a\r\nb: c"], "x"));
    expect((await lambdaHandler(split)(await eventOf("/a"))).statusCode).toBe(500);
  });
});

describe("an event that lacks members, or has others than the gateway writes", () => {
  const seen = simple(async (request) =>
    HttpResponse.json([
      request.target,
      request.headers.get("a") ?? null,
      await request.body.text(),
      request.peer ?? null,
    ]),
  );
  const whole = {
    rawPath: "/a",
    rawQueryString: "q=1",
    headers: { A: "1" } as unknown,
    cookies: ["a=1"] as unknown,
    body: "eA==" as unknown,
    isBase64Encoded: true as unknown,
    requestContext: { stage: "$default", http: { method: "GET", sourceIp: "192.0.2.1" } } as unknown,
  };
  const http = { method: "GET", sourceIp: "192.0.2.1" };
  const respond = (event: unknown) => lambdaHandler(seen)(event as LambdaEvent);

  it.each([
    [{}, ["/a?q=1", "1", "x", "192.0.2.1"]],
    [{ body: null }, ["/a?q=1", "1", "", "192.0.2.1"]],
    [{ body: undefined }, ["/a?q=1", "1", "", "192.0.2.1"]],
    [{ rawQueryString: undefined }, ["/a", "1", "x", "192.0.2.1"]],
    [{ rawQueryString: null }, ["/a", "1", "x", "192.0.2.1"]],
    [{ cookies: null }, ["/a?q=1", "1", "x", "192.0.2.1"]],
    [{ isBase64Encoded: null }, ["/a?q=1", "1", "eA==", "192.0.2.1"]],
    [{ headers: { A: null } }, ["/a?q=1", null, "x", "192.0.2.1"]],
    [{ requestContext: { stage: null, http } }, ["/a?q=1", "1", "x", "192.0.2.1"]],
    [{ requestContext: { http: { method: "GET", sourceIp: null } } }, ["/a?q=1", "1", "x", null]],
  ])("is read without what may be missing: %j", async (changed, wanted) => {
    expect(JSON.parse((await respond({ ...whole, ...changed })).body)).toEqual(wanted);
  });

  it.each([
    [{ body: "%" }],
    [{ body: 1 }],
    [{ body: {} }],
    [{ isBase64Encoded: "true" }],
    [{ headers: undefined }],
    [{ headers: null }],
    [{ headers: "A: 1" }],
    [{ headers: { A: 1 } }],
    [{ headers: { A: ["1"] } }],
    [{ cookies: "a=1" }],
    [{ cookies: [1] }],
    [{ cookies: ["a=1", 1] }],
    [{ rawPath: undefined }],
    [{ rawPath: 1 }],
    [{ rawQueryString: {} }],
    [{ requestContext: undefined }],
    [{ requestContext: null }],
    [{ requestContext: { stage: 1, http } }],
    [{ requestContext: {} }],
    [{ requestContext: { http: { method: null } } }],
    [{ requestContext: { http: { method: "GET", sourceIp: 1 } } }],
    // What API Gateway's version 1.0 and a load balancer send.
    [{ ...noMembers, version: "1.0", httpMethod: "GET", path: "/a", headers: {}, requestContext: { identity: {} } }],
    [{ ...noMembers, httpMethod: "GET", path: "/a", headers: {}, requestContext: { elb: { targetGroupArn: "a" } } }],
  ])("is 400 otherwise: %j", async (changed) => {
    const { statusCode, headers, body } = await respond({ ...whole, ...changed });
    expect([statusCode, headers["content-type"]]).toEqual([400, "application/problem+json"]);
    expect(JSON.parse(body).detail).toContain("payload version 2.0");
  });

  it.each([[undefined], [null], [""], [0], [[]]])("is 400 where it is none: %j", async (event) => {
    expect((await respond(event)).statusCode).toBe(400);
  });

  it("gets a response, whatever its members are", async () => {
    const any = jsonValue();
    const member = (good: unknown) => oneof({ weight: 4, arbitrary: constant(good) }, constant(undefined), any);
    const context = record({
      stage: member("$default"),
      http: oneof(record({ method: member("GET"), sourceIp: member("192.0.2.1") }), any),
    });
    const event = record({
      rawPath: member("/a"),
      rawQueryString: member("q=1"),
      headers: oneof(record({ a: member("1") }), any),
      cookies: member(["a=1"]),
      body: member("eA=="),
      isBase64Encoded: member(true),
      requestContext: oneof(context, any),
    });
    const wanted = { statusCode: expect.any(Number), body: expect.any(String), isBase64Encoded: expect.any(Boolean) };
    await assert(
      asyncProperty(event, async (each) => {
        const response = await respond(each);
        expect(response).toMatchObject(wanted);
        expect([200, 400, 404, 405, 501]).toContain(response.statusCode);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("the Lambda adapter that streams", () => {
  afterEach(() => Reflect.deleteProperty(globalThis, "awslambda"));

  class Slow extends EventEmitter {
    readonly written: string[] = [];
    ended = false;
    destroyed = false;
    write(chunk: string | Uint8Array): boolean {
      this.written.push(String(chunk));
      if (this.written.length === 2) this.destroyed = true;
      else setImmediate(() => this.emit("drain"));
      if (this.destroyed) setImmediate(() => this.emit("close"));
      return false;
    }
    end(): void {
      this.ended = true;
    }
  }

  it("says where it cannot stream", () => {
    expect(() => lambdaStreamHandler(runtimeService({ produced: 0, released: 0 }))).toThrow("lambdaHandler");
  });

  /** Hands the response of a service over to a stream whose write returns `isReady`. */
  async function streamed(service: Service, isReady = true) {
    const stream = Object.assign(new EventEmitter(), {
      written: [] as unknown[],
      ended: false,
      write: (chunk: unknown) => {
        stream.written.push(chunk);
        return isReady;
      },
      end: () => {
        stream.ended = true;
      },
    });
    const awslambda = {
      streamifyResponse: (handler: unknown) => handler,
      HttpResponseStream: { from: (raw: unknown) => raw },
    };
    Object.assign(globalThis, { awslambda });
    const handler = lambdaStreamHandler(service) as (event: LambdaEvent, stream: unknown) => Promise<void>;
    return { stream, done: handler(await eventOf("/a"), stream) };
  }

  it.each(["text", Uint8Array.of(0, 255)])("sends %o at once", async (content) => {
    const { stream, done } = await streamed(simple(() => new HttpResponse(200, [], content)));
    await done;
    expect([stream.written, stream.ended]).toEqual([[content], true]);
  });

  it("ends without content where there is none", async () => {
    const { stream, done } = await streamed(simple(() => new HttpResponse(204, [], null)));
    await done;
    expect([stream.written, stream.ended]).toEqual([[], true]);
  });

  const chunked = (made: string[]) =>
    simple(
      () =>
        new HttpResponse(
          200,
          [],
          (async function* () {
            for (const chunk of ["a", "b", "c"]) {
              made.push(chunk);
              yield chunk;
            }
          })(),
        ),
    );

  it("does not wait for a reader that is ready", async () => {
    const { stream, done } = await streamed(chunked([]));
    await done;
    expect([stream.written, stream.ended]).toEqual([["a", "b", "c"], true]);
  });

  it("sends nothing to a reader that is not ready until it is", async () => {
    const made: string[] = [];
    const { stream, done } = await streamed(chunked(made), false);
    await turns(5);
    expect([stream.written, made]).toEqual([["a"], ["a"]]);
    stream.emit("drain");
    await turns(5);
    expect(stream.written).toEqual(["a", "b"]);
    stream.emit("close");
    await done;
    expect([stream.written, made]).toEqual([
      ["a", "b"],
      ["a", "b"],
    ]);
  });

  it("sends the head, waits for a slow reader, and stops when it leaves", async () => {
    const log = { released: 0 };
    class Lines extends Resource {
      override lifespan(): () => void {
        return () => {
          log.released += 1;
        };
      }
      override async *represent(): AsyncGenerator<Uint8Array, void, undefined> {
        for (let line = 0; line < 100; line += 1) yield new Uint8Array([line]);
      }
    }
    const heads: unknown[] = [];
    const awslambda = {
      streamifyResponse: (handler: unknown) => handler,
      HttpResponseStream: { from: (stream: unknown, head: unknown) => (heads.push(head), stream) },
    };
    Object.assign(globalThis, { awslambda });
    const handler = lambdaStreamHandler(new Service({ routes: [route("/lines", Lines)] })) as (
      event: LambdaEvent,
      stream: Slow,
    ) => Promise<void>;
    const stream = new Slow();
    await handler(await eventOf("/lines"), stream);
    expect(heads).toMatchObject([{ statusCode: 200 }]);
    expect([stream.written.length, stream.ended, log.released]).toEqual([2, true, 1]);
    // However many pauses there were.
    expect([stream.listenerCount("drain"), stream.listenerCount("close")]).toEqual([1, 1]);
  });
});
