import { isPagePart } from "../pages/fixedText.ts";
import { MountError } from "../resource/mountError.ts";
import { BOOLEAN, checkOptions, FUNCTION, type OptionRules, wholeNumber } from "../resource/options.ts";
import { insideOf } from "../service/inside.ts";
import type { RoutedResource } from "../service/mount.ts";
import { inProduction } from "../service/production.ts";
import type { Service } from "../service/service.ts";
import type { Ended } from "../telemetry/observer.ts";
import { debugRoutes } from "./debugRoutes.ts";
import { eventStreams } from "./eventStream.ts";
import { type Allow, accessRefusal } from "./gate.ts";
import { type MaskOptions, maskFor } from "./mask.ts";
import { Recorder } from "./recorder.ts";
import { listenTo } from "./tap.ts";

export interface DebugOptions {
  /** Which requests may see it. Default: those from this machine. Required where NODE_ENV is production. */
  readonly allow?: Allow;
  /**
   * Whether requests that a proxy on this machine passed on are let in. Set it where only you can reach the proxy. Default:
   * a request with any forwarding field is refused. Has no effect with `allow`.
   */
  readonly forwarded?: boolean;
  /** Requests that are kept. Default: 200. */
  readonly maxRequests?: number;
  /** The most characters that they may have together. Default: 8 million. */
  readonly maxCharacters?: number;
  /** Characters of each body that are kept. Default: 0, none. */
  readonly bodies?: number;
  /** What is masked beside Authorization, Cookie, Set-Cookie and their like. */
  readonly mask?: MaskOptions;
  /** Pages that may listen at once. Default: 8. */
  readonly listeners?: number;
  /**
   * Whether requests are recorded while no page listens. If not, an idle debugger costs nothing, and its page shows only
   * the requests that come after it is opened. Default: true, except where NODE_ENV is production.
   */
  readonly recordsIdle?: boolean;
}

const OPTIONS: OptionRules<DebugOptions> = {
  allow: FUNCTION,
  forwarded: BOOLEAN,
  maxRequests: wholeNumber("200", 1),
  maxCharacters: wholeNumber("8_000_000", 1),
  bodies: wholeNumber("1_000"),
  mask: true,
  listeners: wholeNumber("8", 1),
  recordsIdle: BOOLEAN,
};

/**
 * Mount the debugger's page on a service: it shows every request's trace through the graph, live. A service that does not
 * mount it pays nothing for it. Requests of its page, and for the parts of the API page, are not recorded.
 */
export function debug(service: Service, path = "/_signalbox", options: DebugOptions = {}): void {
  checkOptions("debug", options, OPTIONS);
  const { allow, forwarded, maxRequests = 200, maxCharacters = 8_000_000, bodies = 0, listeners = 8 } = options;
  if (inProduction() && allow === undefined) {
    throw new MountError(
      "DEBUG_IN_PRODUCTION",
      path,
      "NODE_ENV is production, and every client could see the requests of all others",
      `debug(service, "${path}", { allow: (request) => … }), or do not mount it`,
    );
  }
  const base = path.replace(/\/+$/, "");
  const own = new Set<string>();
  const resourceAt = resourcesOf(service);
  const isOwn = ({ request, route }: Ended) =>
    route === undefined
      ? base !== "" && request.path.startsWith(`${base}/`)
      : own.has(route) || isPagePart(resourceAt(route)?.resource);
  const mask = maskFor(options.mask);
  const recorder = new Recorder({ mask, bodyCharacters: bodies, maxRequests, maxCharacters, resourceAt, isOwn });
  const subscribe = eventStreams(recorder, listeners, () => service.draining);
  const routes = debugRoutes({
    path: base === "" ? "/" : base,
    base,
    service,
    recorder,
    subscribe,
    resourceAt,
    accessRefusal: (request) => accessRefusal(request, { allow, forwarded }),
  });
  for (const { pattern } of routes) own.add(pattern);
  service.attach({ routes, isApart: true });
  record(service, recorder, options.recordsIdle ?? !inProduction());
}

/** By pattern. Routes may be attached after the debugger: the document and its page, for example. */
function resourcesOf(service: Service): (pattern: string) => RoutedResource | undefined {
  let known = new Map<string, RoutedResource>();
  return (pattern) => {
    const { resources } = insideOf(service);
    if (resources.length !== known.size) known = new Map(resources.map((each) => [each.pattern, each]));
    return known.get(pattern);
  };
}

/** Walks without a tap cost nothing, so a recorder without listeners is detached. */
function record(service: Service, recorder: Recorder, always: boolean): void {
  if (always) return void listenTo(service, recorder);
  let detach = () => {};
  recorder.onAudience = (isThere) => {
    detach();
    detach = isThere ? listenTo(service, recorder) : () => {};
  };
}
