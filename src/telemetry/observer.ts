import { type Deprecation, deprecationPhase } from "../http/deprecation.ts";
import { tell } from "../http/later.ts";
import { STANDARD_METHODS } from "../http/method.ts";
import type { HttpRequest } from "../http/request.ts";
import { HttpResponse } from "../http/response.ts";
import { type RequestEvent, requestChannel, type Sink } from "./event.ts";
import { notesOf } from "./notes.ts";
import { parseTraceparent } from "./traceparent.ts";

/** What is known of a request when its response is ready. */
export interface Ended {
  readonly request: HttpRequest;
  readonly response: HttpResponse;
  /** `performance.now()` when it began. */
  readonly startedAt: number;
  readonly route?: string | undefined;
  /** Ids of the nodes passed, of a request that walked the graph. */
  readonly trace?: readonly string[];
  readonly mediaType?: string | undefined;
  /** That what was asked for is deprecated. */
  readonly deprecation?: Deprecation | undefined;
}

/** Called when requests end. */
export interface Observer {
  /** Whether there is a listener: checked on each request, so that nothing is done without one. */
  isWatching(): boolean;
  /** Calls the listeners, and returns the response to send. */
  ended(ended: Ended): HttpResponse;
  /** Adds a listener to every request. Returns a function that removes it. */
  watch(tell: (ended: Ended) => void): () => void;
}

export interface ObserverOptions {
  readonly sinks: readonly Sink[];
  /** Whether responses carry Server-Timing. */
  readonly serverTiming: boolean;
  /** Adds what every response has. With it every request is watched. */
  readonly addFields?: ((request: HttpRequest, response: HttpResponse) => HttpResponse) | undefined;
  readonly onError: (error: unknown) => void;
}

export function createObserver({ sinks, serverTiming, addFields, onError }: ObserverOptions): Observer {
  const channel = requestChannel();
  const watchers = new Set<(ended: Ended) => void>();
  const isWanted = sinks.length > 0 || serverTiming || addFields !== undefined;
  let isAlwaysOn = isWanted;
  return {
    isWatching: () => isAlwaysOn || channel?.hasSubscribers === true,
    ended: (walked) => {
      const ended =
        addFields === undefined ? walked : { ...walked, response: addFields(walked.request, walked.response) };
      const seconds = (performance.now() - ended.startedAt) / 1000;
      if (sinks.length > 0 || channel?.hasSubscribers === true) {
        const event = eventOf(ended, seconds);
        for (const sink of sinks) tell(() => sink(event), onError);
        if (channel?.hasSubscribers === true) channel.publish(event);
      }
      for (const watcher of watchers) tell(() => watcher(ended), onError);
      return serverTiming ? timed(ended, seconds) : ended.response;
    },
    watch: (watcher) => {
      watchers.add(watcher);
      isAlwaysOn = true;
      return () => {
        watchers.delete(watcher);
        isAlwaysOn = isWanted || watchers.size > 0;
      };
    },
  };
}

function eventOf(ended: Ended, seconds: number): RequestEvent {
  const { request, response, route, trace, mediaType } = ended;
  const node = trace?.at(-1);
  const isStandard = STANDARD_METHODS.includes(request.method);
  const { requestId, caller } = notesOf(request);
  const parent = parseTraceparent(request.headers.field("traceparent"));
  return {
    "http.request.method": isStandard ? request.method : "_OTHER",
    ...(isStandard ? {} : { "http.request.method_original": request.method }),
    ...(route === undefined ? {} : { "http.route": route }),
    "url.path": request.path,
    "http.response.status_code": response.status,
    "http.server.request.duration": seconds,
    ...(response.status >= 500 ? { "error.type": String(response.status) } : {}),
    ...(node === undefined ? {} : { "signalbox.node": node }),
    ...(mediaType === undefined ? {} : { "signalbox.media_type": mediaType }),
    ...(requestId === undefined ? {} : { "signalbox.request_id": requestId }),
    ...(caller === undefined ? {} : { "enduser.id": caller }),
    ...deprecatedUse(ended),
    ...(parent === undefined ? {} : { trace_id: parent.traceId, traceparent: parent.text }),
  };
}

/** Who still uses what is deprecated, so that they can be told. */
function deprecatedUse({ deprecation, request }: Ended): Partial<RequestEvent> {
  if (deprecation === undefined) return {};
  const { peer } = request;
  return {
    "signalbox.deprecation": deprecationPhase(deprecation, Date.now()),
    ...(peer === undefined ? {} : { "client.address": peer }),
  };
}

/** Server-Timing: how long it took, and where it ended. */
function timed({ response, trace }: Ended, seconds: number): HttpResponse {
  const node = trace?.at(-1);
  const where = node === undefined ? "" : `, node;desc="${node}"`;
  const value = `total;dur=${(seconds * 1000).toFixed(3)}${where}`;
  return new HttpResponse(response.status, [...response.headers, "Server-Timing", value], response.body);
}
