import { spawnSync } from "node:child_process";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { fileURLToPath } from "node:url";
import { command, HttpResponse, Resource, route, Service } from "signalbox";
import { CHANNEL, consoleSink, openTelemetrySink, pinoSink, type RequestEvent } from "signalbox/telemetry";
import { request } from "signalbox/testing";
import { describe, expect, it, vi } from "vitest";
import { HANG } from "./bounds.mjs";
import { freshDist } from "./freshDist.mjs";

class Book extends Resource {
  override readonly allowedMethods = ["GET", "DELETE"];
  override resourceExists(): Promise<boolean> {
    return Promise.resolve(true);
  }
  override represent(): unknown {
    return { title: "A book" };
  }
  override deleteResource(): never {
    throw new Error("no");
  }
}

const routes = () => [
  route("/books/{id}", Book),
  command("POST", "/hook", () => HttpResponse.text("ok")),
  command("PUT", "/hook", () => Promise.resolve(HttpResponse.empty())),
];

function watched() {
  const events: RequestEvent[] = [];
  const service = new Service({
    routes: routes(),
    onError: () => undefined,
    telemetry: [(event) => events.push(event)],
  });
  return { service, events };
}

describe("the event of a request", () => {
  it("has OpenTelemetry's names, the route's template, the node it ended at and the negotiated type", async () => {
    const { service, events } = watched();
    await request(service, "GET", "/books/1?x=1");
    expect(events).toEqual([
      {
        "http.request.method": "GET",
        "http.route": "/books/{id}",
        "url.path": "/books/1",
        "http.response.status_code": 200,
        "http.server.request.duration": expect.any(Number),
        "signalbox.node": "O18",
        "signalbox.media_type": "application/json",
      },
    ]);
    const seconds = events[0]?.["http.server.request.duration"] ?? -1;
    expect(seconds).toBeGreaterThanOrEqual(0);
    expect(seconds).toBeLessThan(60);
  });

  it("names a method that is no standard one _OTHER, so that clients cannot invent values without end", async () => {
    const { service, events } = watched();
    await request(service, "FOO", "/books/1");
    expect(events[0]).toMatchObject({
      "http.request.method": "_OTHER",
      "http.request.method_original": "FOO",
      "http.response.status_code": 501,
      "signalbox.node": "B12",
    });
  });

  it("says error.type from 500 on, and only then", async () => {
    const { service, events } = watched();
    await request(service, "DELETE", "/books/1");
    await request(service, "PUT", "/books/1");
    expect(events.map((event) => event["error.type"])).toEqual(["500", undefined]);
  });

  it("is told of commands, and of what no route handles", async () => {
    const { service, events } = watched();
    await request(service, "POST", "/hook");
    await request(service, "PUT", "/hook");
    await request(service, "GET", "/nowhere");
    const told = events.map((event) => [event["http.route"], event["http.response.status_code"]]);
    expect(told).toEqual([
      ["/hook", 200],
      ["/hook", 204],
      [undefined, 404],
    ]);
    expect(Object.keys(events[0] ?? {})).not.toContain("signalbox.node");
  });

  it("is published on the diagnostics channel while it has a subscriber", async () => {
    const service = new Service({ routes: routes() });
    const heard: unknown[] = [];
    const listener = (event: unknown) => heard.push(event);
    subscribe(CHANNEL, listener);
    await request(service, "GET", "/books/1");
    unsubscribe(CHANNEL, listener);
    await request(service, "GET", "/books/1");
    expect(heard).toHaveLength(1);
  });

  it("is an uncaught exception where a subscriber of the channel throws, by Node's design; the request has its response", () => {
    const script = (more: string) => `
      import { subscribe } from "node:diagnostics_channel";
      import { command, HttpResponse, Service } from "signalbox";
      import { CHANNEL } from "signalbox/telemetry";
      import { request } from "signalbox/testing";
      subscribe(CHANNEL, () => { throw new Error("a subscriber's"); });
      ${more}
      const service = new Service({ routes: [command("GET", "/", () => HttpResponse.empty())] });
      console.log((await request(service, "GET", "/")).status);
      await new Promise((resolve) => setImmediate(resolve));
      console.log("went on");
    `;
    freshDist();
    const run = (more: string) =>
      spawnSync(process.execPath, ["--input-type=module", "-e", script(more)], {
        cwd: fileURLToPath(new URL("..", import.meta.url)),
        encoding: "utf8",
        timeout: HANG,
      });
    const unguarded = run("");
    expect(unguarded.status).toBe(1);
    expect(unguarded.stderr).toContain("a subscriber's");
    expect(run('process.on("uncaughtException", () => undefined);')).toMatchObject({
      status: 0,
      stdout: "204\nwent on\n",
    });
  });
});

it("a sink that throws does not hurt the request, nor the other sinks", async () => {
  const errors: unknown[] = [];
  const second = vi.fn();
  const service = new Service({
    routes: routes(),
    onError: (error) => errors.push(error),
    telemetry: [
      () => {
        throw new Error("full");
      },
      second,
    ],
  });
  expect((await request(service, "GET", "/books/1")).status).toBe(200);
  expect(errors).toEqual([new Error("full")]);
  expect(second).toHaveBeenCalledTimes(1);
});

it("Server-Timing says how long it took and where it ended, where that is wanted", async () => {
  const service = new Service({ routes: routes(), serverTiming: true });
  const response = await request(service, "GET", "/books/1");
  expect(response.header("server-timing")).toMatch(/^total;dur=\d+\.\d{3}, node;desc="O18"$/);
  expect((await request(service, "POST", "/hook")).header("server-timing")).toMatch(/^total;dur=\d+\.\d{3}$/);
  const plain = await request(new Service({ routes: routes() }), "GET", "/books/1");
  expect(plain.header("server-timing")).toBeUndefined();
});

describe("sinks", () => {
  const event = (status: number): RequestEvent => ({
    "http.request.method": "GET",
    "http.route": "/books/{id}",
    "url.path": "/books/1",
    "http.response.status_code": status,
    "http.server.request.duration": 0.25,
    "signalbox.node": "O18",
  });

  it("console: a line of JSON", () => {
    const lines: string[] = [];
    consoleSink((line) => lines.push(line))(event(200));
    expect(lines.map((line) => JSON.parse(line))).toEqual([event(200)]);
  });

  it("pino: information, and an error from 500 on", () => {
    const logger = { info: vi.fn(), error: vi.fn() };
    pinoSink(logger)(event(499));
    pinoSink(logger)(event(500));
    expect(logger.info.mock.calls).toEqual([[event(499), "GET /books/1 499"]]);
    expect(logger.error.mock.calls).toEqual([[event(500), "GET /books/1 500"]]);
  });

  it("OpenTelemetry: a server span named by the route, and a duration without the path", () => {
    const span = { setStatus: vi.fn(), end: vi.fn() };
    const tracer = { startSpan: vi.fn(() => span) };
    const record = vi.fn();
    const meter = { createHistogram: vi.fn(() => ({ record })) };
    const sink = openTelemetrySink({ tracer, meter });
    sink(event(500));
    const { "http.route": _route, ...unrouted } = event(404);
    sink({ ...unrouted, "http.request.method": "_OTHER" });
    expect(meter.createHistogram.mock.calls).toEqual([
      [
        "http.server.request.duration",
        {
          unit: "s",
          description: "Duration of HTTP server requests.",
          advice: {
            explicitBucketBoundaries: [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10],
          },
        },
      ],
    ]);
    expect(record.mock.calls[0]).toEqual([
      0.25,
      {
        "http.request.method": "GET",
        "http.route": "/books/{id}",
        "http.response.status_code": 500,
        "signalbox.node": "O18",
      },
    ]);
    const calls = tracer.startSpan.mock.calls as unknown as [string, { kind: number; startTime: number }][];
    expect(calls.map(([name]) => name)).toEqual(["GET /books/{id}", "HTTP"]);
    expect(calls[0]?.[1].kind).toBe(1);
    const [ended] = span.end.mock.calls[0] as [number];
    expect(ended - (calls[0]?.[1].startTime ?? 0)).toBe(250);
    expect(span.setStatus.mock.calls).toEqual([[{ code: 2 }]]);
    openTelemetrySink({})(event(200));
  });

  it("OpenTelemetry: the span belongs to the caller's trace, and no metric to one request", () => {
    const tracer = { startSpan: vi.fn(() => ({ setStatus: vi.fn(), end: vi.fn() })) };
    const record = vi.fn();
    const meter = { createHistogram: () => ({ record }) };
    const parentOf = (traceparent: string) => ({ traceparent });
    const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
    const traced = { trace_id: "0af7651916cd43dd8448eb211c80319c", traceparent };
    const sink = openTelemetrySink({ tracer, meter, parentOf });
    sink({ ...event(200), ...traced, "signalbox.request_id": "7", "enduser.id": "ann" });
    sink(event(200));
    const calls = tracer.startSpan.mock.calls as unknown as [string, { attributes: object }, unknown?][];
    expect(calls.map(([, , parent]) => parent)).toEqual([{ traceparent }, undefined]);
    expect(calls[0]?.[1].attributes).toMatchObject({ "signalbox.request_id": "7", "enduser.id": "ann" });
    expect(calls[0]?.[1].attributes).not.toHaveProperty("traceparent");
    expect(Object.keys(record.mock.calls[0]?.[1] ?? {})).toEqual(Object.keys(record.mock.calls[1]?.[1] ?? {}));
  });
});
