import type { RequestEvent, Sink } from "./event.ts";

/** A line of JSON for each request. */
export function consoleSink(write: (line: string) => void = console.log): Sink {
  return (event) => write(JSON.stringify(event));
}

/** The part of a pino logger that is used; any logger with these two methods works. */
export interface Logger {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** A log entry for each request: an error from 500 on, information otherwise. */
export function pinoSink(logger: Logger): Sink {
  return (event) => {
    const message = `${event["http.request.method"]} ${event["url.path"]} ${event["http.response.status_code"]}`;
    if (event["http.response.status_code"] >= 500) logger.error(event, message);
    else logger.info(event, message);
  };
}

export type Attributes = Record<string, string | number>;

/** The part of @opentelemetry/api's Tracer and Meter that is used; the package itself is not needed here. */
export interface OpenTelemetry {
  readonly tracer?: {
    startSpan(
      name: string,
      options: { kind: number; startTime: number; attributes: Attributes },
      parent?: unknown,
    ): { setStatus(status: { code: number }): unknown; end(endTime?: number): void };
  };
  /**
   * The context that a span has as its parent, made from a valid traceparent; with @opentelemetry/api it is
   * `(traceparent) => propagation.extract(ROOT_CONTEXT, { traceparent })`. Default: spans begin traces of their own.
   */
  readonly parentOf?: (traceparent: string) => unknown;
  readonly meter?: {
    createHistogram(
      name: string,
      options: { unit: string; description: string },
    ): { record(value: number, attributes: Attributes): void };
  };
}

const SERVER_KIND = 1;
const ERROR_STATUS = 2;

/** What is of one request alone has no place in a metric: every value would be a series of its own. */
const OF_ONE_REQUEST = ["url.path", "signalbox.request_id", "enduser.id", "client.address", "trace_id", "traceparent"];

/** A server span and a duration for each request, as the HTTP semantic conventions name them. */
export function openTelemetrySink({ tracer, meter, parentOf }: OpenTelemetry): Sink {
  const durations = meter?.createHistogram("http.server.request.duration", {
    unit: "s",
    description: "Duration of HTTP server requests.",
  });
  return (event) => {
    const seconds = event["http.server.request.duration"];
    durations?.record(seconds, attributesOf(event, ["http.server.request.duration", ...OF_ONE_REQUEST]));
    if (tracer === undefined) return;
    const ended = Date.now();
    const options = {
      kind: SERVER_KIND,
      startTime: ended - seconds * 1000,
      attributes: attributesOf(event, ["http.server.request.duration", "trace_id", "traceparent"]),
    };
    const { traceparent } = event;
    const span =
      traceparent === undefined || parentOf === undefined
        ? tracer.startSpan(spanName(event), options)
        : tracer.startSpan(spanName(event), options, parentOf(traceparent));
    if (event["http.response.status_code"] >= 500) span.setStatus({ code: ERROR_STATUS });
    span.end(ended);
  };
}

/** "{method} {route}", or the method alone where no route matched: never the path, which has unbounded values. */
function spanName(event: RequestEvent): string {
  const method = event["http.request.method"] === "_OTHER" ? "HTTP" : event["http.request.method"];
  return event["http.route"] === undefined ? method : `${method} ${event["http.route"]}`;
}

function attributesOf(event: RequestEvent, without: readonly string[]): Attributes {
  return Object.fromEntries(Object.entries(event).filter(([name]) => !without.includes(name)));
}
