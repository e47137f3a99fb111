import type { AwaitedCallback, RequestEvent, Sink } from "./event.ts";

export type Attributes = Record<string, string | number>;

/** The part of @opentelemetry/api's Span that is used. */
export interface Span {
  setStatus(status: { code: number }): unknown;
  end(endTime?: number): void;
  /** False where it is not sampled. */
  isRecording?(): boolean;
}

/** How an instrument of a Meter is described. */
export interface Instrument {
  readonly unit: string;
  readonly description: string;
  readonly advice?: { explicitBucketBoundaries: number[] };
}

/** The buckets of the semantic conventions. Those of the SDK are for milliseconds. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

/** An instrument that is asked when it is read. */
export interface Observable {
  addCallback(observe: (result: { observe(value: number, attributes?: Attributes): void }) => void): void;
}

/** What an admission has to say of itself. */
export interface AdmissionGauges {
  stats(): {
    readonly limit: number;
    readonly inFlight: number;
    readonly classes: readonly { readonly name: string; readonly waiting: number }[];
  };
}

/** The part of @opentelemetry/api's Tracer and Meter that is used; the package itself is not needed here. */
export interface OpenTelemetry {
  readonly tracer?: {
    startSpan(
      name: string,
      options: { kind: number; startTime: number; attributes: Attributes },
      parent?: unknown,
    ): Span;
  };
  /** The context of the parent: `(traceparent) => propagation.extract(ROOT_CONTEXT, { traceparent })`. Default: each span begins a trace. */
  readonly parentOf?: (traceparent: string) => unknown;
  /** The context of a span: `(span) => trace.setSpan(ROOT_CONTEXT, span as Span)`. With it, awaited callbacks have spans, and durations exemplars. */
  readonly within?: (span: Span) => unknown;
  readonly meter?: {
    createHistogram(
      name: string,
      options: Instrument,
    ): { record(value: number, attributes: Attributes, context?: never): void };
    createCounter?(name: string, options: Instrument): { add(value: number, attributes: Attributes): void };
    createObservableGauge?(name: string, options: Instrument): Observable;
  };
  /** Its limit, and its requests in flight and waiting, are gauges. */
  readonly admission?: AdmissionGauges;
}

const INTERNAL_KIND = 0;
const SERVER_KIND = 1;
const ERROR_STATUS = 2;

/** What is of one request alone has no place in a metric: every value would be a series of its own. */
const OF_ONE_REQUEST = [
  "url.path",
  "signalbox.request_id",
  "enduser.id",
  "client.address",
  "trace_id",
  "traceparent",
  "signalbox.awaited",
];
const NOT_OF_A_SPAN = ["http.server.request.duration", "trace_id", "traceparent", "signalbox.awaited"];
/** What decides which response a request gets, and nothing else: few series, so that one query has the cause of a status. */
const OF_A_DECISION = ["http.request.method", "http.route", "http.response.status_code", "signalbox.node"];

/** A server span and a duration for each request, by OpenTelemetry's conventions; `signalbox.decisions` by node; an admission's gauges. */
export function openTelemetrySink({ tracer, meter, parentOf, within, admission }: OpenTelemetry): Sink {
  const durations = meter?.createHistogram("http.server.request.duration", {
    unit: "s",
    description: "Duration of HTTP server requests.",
    advice: { explicitBucketBoundaries: SECONDS },
  });
  const decisions = meter?.createCounter?.("signalbox.decisions", {
    unit: "{request}",
    description: "HTTP server requests, by the node of the graph that decided them.",
  });
  if (admission !== undefined) observe(admission, meter);
  const spanOf = (event: RequestEvent, ended: number): Span | undefined => {
    if (tracer === undefined) return undefined;
    const { traceparent } = event;
    const startTime = ended - event["http.server.request.duration"] * 1000;
    const options = { kind: SERVER_KIND, startTime, attributes: attributesOf(event, NOT_OF_A_SPAN) };
    const span =
      traceparent === undefined || parentOf === undefined
        ? tracer.startSpan(spanName(event), options)
        : tracer.startSpan(spanName(event), options, parentOf(traceparent));
    if (event["http.response.status_code"] >= 500) span.setStatus({ code: ERROR_STATUS });
    return span;
  };
  const spanAwaited = (awaited: AwaitedCallback, parent: unknown): void => {
    const { node, callback, startedAt, duration } = awaited;
    const name = callback === undefined ? node : `${node} ${callback}`;
    const attributes = {
      "signalbox.node": node,
      ...(callback === undefined ? {} : { "code.function.name": callback }),
    };
    tracer
      ?.startSpan(name, { kind: INTERNAL_KIND, startTime: startedAt, attributes }, parent)
      .end(startedAt + duration * 1000);
  };
  const sink = (event: RequestEvent): void => {
    const ended = Date.now();
    const span = spanOf(event, ended);
    const context = span === undefined ? undefined : within?.(span);
    const measured = attributesOf(event, ["http.server.request.duration", ...OF_ONE_REQUEST]);
    const seconds = event["http.server.request.duration"];
    if (context === undefined) durations?.record(seconds, measured);
    else durations?.record(seconds, measured, context as never);
    decisions?.add(1, decisionOf(event));
    if (context !== undefined && span?.isRecording?.() !== false)
      for (const awaited of event["signalbox.awaited"] ?? []) spanAwaited(awaited, context);
    span?.end(ended);
  };
  return Object.assign(sink, { wantsAwaited: tracer !== undefined && within !== undefined });
}

function observe(admission: AdmissionGauges, meter: OpenTelemetry["meter"]): void {
  const gauge = (name: string, description: string, observe: Parameters<Observable["addCallback"]>[0]) =>
    meter
      ?.createObservableGauge?.(`signalbox.admission.${name}`, { unit: "{request}", description })
      .addCallback(observe);
  gauge("limit", "The most requests that may be in flight.", (result) => result.observe(admission.stats().limit));
  gauge("in_flight", "Requests in flight.", (result) => result.observe(admission.stats().inFlight));
  gauge("waiting", "Requests that wait to be admitted.", (result) => {
    for (const { name, waiting } of admission.stats().classes)
      result.observe(waiting, { "signalbox.admission.class": name });
  });
}

/** "{method} {route}", or the method alone where no route matched: never the path, which has unbounded values. */
function spanName(event: RequestEvent): string {
  const method = event["http.request.method"] === "_OTHER" ? "HTTP" : event["http.request.method"];
  return event["http.route"] === undefined ? method : `${method} ${event["http.route"]}`;
}

const decisionOf = (event: RequestEvent): Attributes =>
  Object.fromEntries(Object.entries(event).filter(([name]) => OF_A_DECISION.includes(name)));

const attributesOf = (event: RequestEvent, without: readonly string[]): Attributes =>
  Object.fromEntries(Object.entries(event).filter(([name]) => !without.includes(name)));
