import { type Deprecation, deprecationPhase } from "../http/deprecation.ts";
import { tell } from "../http/later.ts";
import { STANDARD_METHODS } from "../http/method.ts";
import type { HttpRequest } from "../http/request.ts";
import { HttpResponse } from "../http/response.ts";
import { type RequestEvent, requestChannel, type Sink } from "./event.ts";
import { awaitedOf, notesOf } from "./notes.ts";

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

export interface Observer {
  /** Whether there is a listener: checked on each request, so that nothing is done without one. */
  isWatching(): boolean;
  /** Calls the listeners, and returns the response to send. */
  ended(ended: Ended): HttpResponse;
  /** Adds a listener to every request. Returns a function that removes it. */
  readonly watch: (tell: (ended: Ended) => void) => () => void;
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
  const awaited = awaitedOf(request);
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
    ...(awaited === undefined ? {} : { "signalbox.awaited": awaited }),
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

/** The position of a request in a distributed trace (W3C Trace Context, 3.2). */
export interface TraceParent {
  /** As it was sent. */
  readonly text: string;
  readonly traceId: string;
  readonly parentId: string;
  readonly isSampled: boolean;
}

const FORM = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const ZEROS = /^0+$/;

/** Undefined if the field is not valid, and ignored (3.2.2.5). Version 00 ends after the flags, ff is none, later ones may go on after a dash. */
export function parseTraceparent(value: string | undefined): TraceParent | undefined {
  const [text, version, traceId = "", parentId = "", flags = "", more] = FORM.exec(value ?? "") ?? [];
  if (text === undefined || version === "ff" || (version === "00" && more !== undefined)) return undefined;
  if (ZEROS.test(traceId) || ZEROS.test(parentId)) return undefined;
  return { text, traceId, parentId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}
