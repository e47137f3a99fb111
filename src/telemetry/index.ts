export { CHANNEL } from "./channel.ts";
export type { RequestEvent, Sink } from "./event.ts";
export { type Attributes, consoleSink, type Logger, type OpenTelemetry, openTelemetrySink, pinoSink } from "./sinks.ts";
