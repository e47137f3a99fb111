import type { DeprecationPhase } from "../http/deprecation.ts";

/** One request, published once when its response is ready. Names are OpenTelemetry's where it has one. */
export interface RequestEvent {
  /** A standard method, or "_OTHER", so that clients cannot add arbitrary values. */
  readonly "http.request.method": string;
  /** What was sent, where that is not a standard method. */
  readonly "http.request.method_original"?: string;
  /** The pattern, never the path: `/books/{id}`. Left out where no route matched. */
  readonly "http.route"?: string;
  readonly "url.path": string;
  readonly "http.response.status_code": number;
  /** Seconds until the response was ready; of a stream, until it began. */
  readonly "http.server.request.duration": number;
  /** The status of a response from 500 on. */
  readonly "error.type"?: string;
  /** The node of the graph that ended the request. Left out for commands. */
  readonly "signalbox.node"?: string;
  /** The media type that negotiation chose. Left out for commands. */
  readonly "signalbox.media_type"?: string;
  /** The id that `requestId` gave the request, or `annotate` named. */
  readonly "signalbox.request_id"?: string;
  /** The caller, as `annotate` named it. */
  readonly "enduser.id"?: string;
  /** Where the request used what is deprecated: how far that is. */
  readonly "signalbox.deprecation"?: DeprecationPhase;
  /** The address that such a request came from: a client's, or a proxy's. */
  readonly "client.address"?: string;
  /** The trace that the request belongs to (W3C Trace Context), where it came with a valid traceparent. */
  readonly trace_id?: string;
  /** That field as it was sent. */
  readonly traceparent?: string;
}

/** Takes events. A sink that throws, or rejects, is reported once and does not affect the request. */
export type Sink = (event: RequestEvent) => void;

/**
 * The diagnostics channel that every request's event is published on, where the runtime has such channels. A subscriber must
 * not throw: by Node's design what it throws is an uncaught exception, which no publisher can catch. A sink may.
 */
export const CHANNEL = "signalbox.request";

interface Channel {
  readonly hasSubscribers: boolean;
  publish(event: RequestEvent): void;
}

interface Host {
  readonly process?: {
    getBuiltinModule?(name: "node:diagnostics_channel"): { channel(name: string): Channel } | undefined;
  };
}

/** Looked for through the globals, because the core knows no runtime. */
export function requestChannel(host: Host = globalThis as Host): Channel | undefined {
  try {
    return host.process?.getBuiltinModule?.("node:diagnostics_channel")?.channel(CHANNEL);
  } catch {
    return undefined;
  }
}
