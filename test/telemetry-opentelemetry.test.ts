import { propagation, ROOT_CONTEXT, type Span, trace } from "@opentelemetry/api";
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from "@opentelemetry/sdk-metrics";
import {
  AlwaysOnSampler,
  BasicTracerProvider,
  InMemorySpanExporter,
  type Sampler,
  SimpleSpanProcessor,
  TraceIdRatioBasedSampler,
} from "@opentelemetry/sdk-trace-base";
import { resource, Service } from "signalbox";
import { admission } from "signalbox/admission";
import { openTelemetrySink, type RequestEvent } from "signalbox/telemetry";
import { request } from "signalbox/testing";
import { describe, expect, it, onTestFinished } from "vitest";

const HOUR = 3_600_000;

/** A service with the real SDK, whose spans and metrics are kept in memory. */
function observed({ sampler = new AlwaysOnSampler() }: { readonly sampler?: Sampler } = {}) {
  const during: { meanwhile?: () => Promise<unknown> } = {};
  const spans = new InMemorySpanExporter();
  const metrics = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
  const reader = new PeriodicExportingMetricReader({ exporter: metrics, exportIntervalMillis: HOUR });
  const meters = new MeterProvider({ readers: [reader] });
  const tracers = new BasicTracerProvider({ sampler, spanProcessors: [new SimpleSpanProcessor(spans)] });
  onTestFinished(async () => {
    await meters.shutdown();
    await tracers.shutdown();
  });
  const gate = admission({ classes: ["vital", "other"] });
  const events: RequestEvent[] = [];
  const sink = openTelemetrySink({
    tracer: tracers.getTracer("signalbox"),
    meter: meters.getMeter("signalbox"),
    parentOf: (traceparent) => propagation.extract(ROOT_CONTEXT, { traceparent }),
    within: (span) => trace.setSpan(ROOT_CONTEXT, span as Span),
    admission: gate,
  });
  const secret = resource("/secrets/{id}", {
    forbidden: ({ params }) => Promise.resolve(params.id === "theirs"),
    find: ({ params }) => (params.id === "none" ? undefined : { id: params.id }),
    GET: {
      represent: async ({ entity }) => {
        await during.meanwhile?.();
        return entity;
      },
    },
  });
  const service = new Service({
    with: [gate],
    telemetry: [sink, (event) => events.push(event)],
    resources: { secret },
  });
  const collected = async () => {
    await meters.forceFlush();
    const all =
      metrics
        .getMetrics()
        .at(-1)
        ?.scopeMetrics.flatMap((scope) => scope.metrics) ?? [];
    return new Map(all.map(({ descriptor, dataPoints }) => [descriptor.name, dataPoints]));
  };
  return { service, spans, collected, events, during };
}

describe("with the SDK of OpenTelemetry", () => {
  it("requests are counted by route, status and deciding node, and by nothing that a client can invent", async () => {
    const { service, collected } = observed();
    for (const id of ["mine", "mine", "theirs", "none"]) await request(service, "GET", `/secrets/${id}`);
    await request(service, "GET", "/nowhere");
    const counted = (await collected()).get("signalbox.decisions") ?? [];
    const route = { "http.request.method": "GET", "http.route": "/secrets/{id}" };
    expect(counted.map(({ attributes, value }) => [attributes, value])).toEqual([
      [{ ...route, "http.response.status_code": 200, "signalbox.node": "O18" }, 2],
      [{ ...route, "http.response.status_code": 403, "signalbox.node": "B7" }, 1],
      [{ ...route, "http.response.status_code": 404, "signalbox.node": "L7" }, 1],
      [{ "http.request.method": "GET", "http.response.status_code": 404 }, 1],
    ]);
  });

  it("what was awaited has spans below that of the request, and what was decided at once has none", async () => {
    const { service, spans } = observed();
    await request(service, "GET", "/secrets/mine");
    const [forbidden, represent, server, ...others] = spans.getFinishedSpans();
    expect([forbidden?.name, represent?.name, server?.name, others]).toEqual([
      "B7 forbidden",
      "O18a represent",
      "GET /secrets/{id}",
      [],
    ]);
    for (const child of [forbidden, represent]) {
      expect(child?.parentSpanContext?.spanId).toBe(server?.spanContext().spanId);
      expect(child?.spanContext().traceId).toBe(server?.spanContext().traceId);
    }
    expect(forbidden?.attributes).toEqual({ "signalbox.node": "B7", "code.function.name": "forbidden" });
    expect(server?.attributes).not.toHaveProperty("signalbox.awaited");
  });

  it("what is not sampled has no spans of callbacks, and is counted all the same", async () => {
    const { service, spans, collected } = observed({ sampler: new TraceIdRatioBasedSampler(0) });
    await request(service, "GET", "/secrets/mine");
    expect(spans.getFinishedSpans()).toEqual([]);
    const metrics = await collected();
    expect(metrics.get("signalbox.decisions")).toHaveLength(1);
    expect(metrics.get("http.server.request.duration")).toHaveLength(1);
  });

  it("the limit of an admission, its requests in flight and waiting are gauges", async () => {
    const { service, collected, during } = observed();
    let metrics: Awaited<ReturnType<typeof collected>> = new Map();
    during.meanwhile = async () => {
      metrics = await collected();
    };
    await request(service, "GET", "/secrets/mine");
    const valuesOf = (name: string) => metrics.get(name)?.map(({ attributes, value }) => [attributes, value]);
    expect(valuesOf("signalbox.admission.limit")).toEqual([[{}, 20]]);
    expect(valuesOf("signalbox.admission.in_flight")).toEqual([[{}, 1]]);
    expect(valuesOf("signalbox.admission.waiting")).toEqual([
      [{ "signalbox.admission.class": "vital" }, 0],
      [{ "signalbox.admission.class": "other" }, 0],
    ]);
  });

  it("a duration is recorded in the context of its span, from which an SDK takes exemplars", async () => {
    const contexts: unknown[] = [];
    const span = { setStatus: () => undefined, end: () => undefined };
    const sink = openTelemetrySink({
      tracer: { startSpan: () => span },
      within: (given) => ({ of: given }),
      meter: {
        createHistogram: () => ({ record: (_value, _attributes, context?: unknown) => contexts.push(context) }),
      },
    });
    const service = new Service({ telemetry: [sink], resources: { books: resource("/books", { GET: () => [] }) } });
    await request(service, "GET", "/books");
    expect(contexts).toEqual([{ of: span }]);
  });

  it("a callback that rejects was awaited, too; without a sink that wants it, nothing is timed", async () => {
    const events: RequestEvent[] = [];
    const wanting = Object.assign((event: RequestEvent) => void events.push(event), { wantsAwaited: true });
    const books = () => resource("/books", { GET: { represent: () => Promise.reject(new Error("no")) } });
    const onError = () => undefined;
    await request(new Service({ telemetry: [wanting], onError, resources: { books: books() } }), "GET", "/books");
    const plain = (event: RequestEvent) => void events.push(event);
    await request(new Service({ telemetry: [plain], onError, resources: { books: books() } }), "GET", "/books");
    expect(events.map((event) => event["signalbox.awaited"])).toEqual([
      [{ node: "O18a", callback: "represent", startedAt: expect.any(Number), duration: expect.any(Number) }],
      undefined,
    ]);
  });
});
