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
export {
  type AdmissionGauges,
  type Attributes,
  type Instrument,
  type Observable,
  type OpenTelemetry,
  openTelemetrySink,
  type Span,
} from "./openTelemetry.ts";
