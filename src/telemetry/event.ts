import { fromBuiltin } from "../http/builtin.ts";
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
  /** The callbacks that the request has waited for, where a sink wants to know them. */
  readonly "signalbox.awaited"?: readonly AwaitedCallback[];
}

/** A callback that returned a promise. */
export interface AwaitedCallback {
  readonly node: string;
  /** Its name; left out where the node waited for something else, such as content. */
  readonly callback?: string;
  /** Milliseconds since 1970 when the promise was returned. */
  readonly startedAt: number;
  /** Seconds until it was settled. */
  readonly duration: number;
}

/** Takes events. A sink that throws, or rejects, is reported once and does not affect the request. */
export interface Sink {
  (event: RequestEvent): void;
  /** Whether events are to have `signalbox.awaited`. Default: false, and then nothing is timed. */
  readonly wantsAwaited?: boolean;
}

/** The diagnostics channel of every request's event, if the runtime has any. A subscriber must not throw (uncaught in Node). A sink may. */
export const CHANNEL = "signalbox.request";

interface Channel {
  readonly hasSubscribers: boolean;
  publish(event: RequestEvent): void;
}

export function requestChannel(host?: object): Channel | undefined {
  const find = (channels: { channel(name: string): Channel }) => channels.channel(CHANNEL);
  return fromBuiltin("node:diagnostics_channel", find, host);
}

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
