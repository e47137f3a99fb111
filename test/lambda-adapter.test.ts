import { EventEmitter } from "node:events";
import { command, HttpResponse, Resource, route, Service } from "signalbox";
import { type LambdaEvent, type LambdaResult, lambdaHandler, lambdaStreamHandler } from "signalbox/lambda";
import { type Ask, RUNTIME_CASES, runtimeService } from "signalbox/testing";
import { afterEach, describe, expect, it } from "vitest";

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

const simple = (handler: (request: import("signalbox").HttpRequest) => HttpResponse) =>
  new Service({ onError: () => undefined, routes: [command("GET", "/{at}", handler)] });

describe("the Lambda adapter", () => {
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
