export type { AwaitedCallback, Logger, RequestEvent, Sink } from "./event.ts";
export { CHANNEL, consoleSink, pinoSink } from "./event.ts";
export { annotate, type RequestIdOptions, type RequestNotes, requestId } from "./notes.ts";
export { parseTraceparent, type TraceParent } from "./observer.ts";
export * from "./openTelemetry.ts";
