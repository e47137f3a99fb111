export type { RequestEvent, Sink } from "./event.ts";
export { CHANNEL } from "./event.ts";
export { annotate, type RequestIdOptions, type RequestNotes, requestId } from "./notes.ts";
export { type Attributes, consoleSink, type Logger, type OpenTelemetry, openTelemetrySink, pinoSink } from "./sinks.ts";
export { parseTraceparent, type TraceParent } from "./traceparent.ts";
