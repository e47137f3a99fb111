import { propagation, ROOT_CONTEXT, type Span, trace } from "@opentelemetry/api";
import type { MeterProvider } from "@opentelemetry/sdk-metrics";
import type { BasicTracerProvider } from "@opentelemetry/sdk-trace-base";
import type { Admission } from "signalbox/admission";
import { openTelemetrySink, type Sink } from "signalbox/telemetry";

/** Spans and metrics of a service: `telemetry: [observed(tracers, meters, gate)]`. `dashboard.json` is for Grafana. */
export function observed(tracers: BasicTracerProvider, meters: MeterProvider, gate: Admission): Sink {
  return openTelemetrySink({
    tracer: tracers.getTracer("signalbox"),
    meter: meters.getMeter("signalbox"),
    parentOf: (traceparent) => propagation.extract(ROOT_CONTEXT, { traceparent }),
    within: (span) => trace.setSpan(ROOT_CONTEXT, span as Span),
    admission: gate,
  });
}
