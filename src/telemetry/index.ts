export {
  type AwaitedCallback,
  CHANNEL,
  consoleSink,
  type Logger,
  pinoSink,
  type RequestEvent,
  type Sink,
} from "./event.ts";
export { annotate, type RequestIdOptions, type RequestNotes, requestId } from "./notes.ts";
export { parseTraceparent, type TraceParent } from "./observer.ts";
export * from "./openTelemetry.ts";
