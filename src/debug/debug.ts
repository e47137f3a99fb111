import { MountError } from "../resource/mountError.ts";
import { insideOf } from "../service/inside.ts";
import { inProduction } from "../service/production.ts";
import type { Service } from "../service/service.ts";
import type { Ended } from "../telemetry/observer.ts";
import { debugRoutes } from "./debugRoutes.ts";
import { EventStreams } from "./eventStream.ts";
import { type Allow, refusalOf } from "./gate.ts";
import { type MaskOptions, maskFor } from "./mask.ts";
import { Recorder } from "./recorder.ts";

export interface DebugOptions {
  /** Who may see it. Default: this machine, where NODE_ENV is not production; there it has to be said. */
  readonly allow?: Allow;
  /**
   * Whether requests that a proxy passed on are let in, where they come from this machine under a name such as localhost:
   * say so where nobody else can reach the proxy. Default: any forwarding field closes the debugger. Not asked with `allow`.
   */
  readonly forwarded?: boolean;
  /** Requests that are kept. Default: 200. */
  readonly most?: number;
  /** Characters that all of them together may have. Default: 8 million. */
  readonly mostCharacters?: number;
  /** Characters of each body that are kept. Default: 0, none. */
  readonly bodies?: number;
  /** What is masked beside Authorization, Cookie, Set-Cookie and their like. */
  readonly mask?: MaskOptions;
  /** Pages that may listen at once. Default: 8. */
  readonly listeners?: number;
  /**
   * Whether requests are recorded while no page listens. If not, an idle debugger costs nothing, and its page shows what
   * comes from when it is opened. Default: not where NODE_ENV is production.
   */
  readonly recordsIdle?: boolean;
}

/**
 * Mount the debugger's page on a service: every request's trace through the graph, as it happens. Whoever does not mount it
 * pays nothing for it, and its own requests are not recorded.
 */
export function debug(service: Service, path = "/_signalbox", options: DebugOptions = {}): void {
  const { allow, forwarded, most = 200, mostCharacters = 8_000_000, bodies = 0, listeners = 8 } = options;
  if (inProduction() && allow === undefined) {
    throw new MountError(
      "DEBUG_IN_PRODUCTION",
      path,
      "NODE_ENV is production, and everybody could see what everybody asks",
      `debug(service, "${path}", { allow: (request) => … }), or no debugger here`,
    );
  }
  const base = path.replace(/\/+$/, "");
  const own = new Set<string>();
  const isOwn = ({ request, route }: Ended) =>
    route === undefined ? base !== "" && request.path.startsWith(`${base}/`) : own.has(route);
  const resources = new Map(insideOf(service).resources.map((each) => [each.pattern, each]));
  const resourceAt = (pattern: string) => resources.get(pattern);
  const mask = maskFor(options.mask);
  const recorder = new Recorder({ mask, bodyCharacters: bodies, most, mostCharacters, resourceAt, isOwn });
  const streams = new EventStreams(recorder, { most: listeners, isEnding: () => service.draining });
  const routes = debugRoutes({
    path: base === "" ? "/" : base,
    base,
    service,
    recorder,
    streams,
    resourceAt,
    refusalOf: (request) => refusalOf(request, { allow, forwarded }),
  });
  for (const { pattern } of routes) own.add(pattern);
  service.attach({ routes });
  record(service, recorder, options.recordsIdle ?? !inProduction());
}

/** Untapped walks know nothing of taps, so a recorder that nobody looks at is taken off. */
function record(service: Service, recorder: Recorder, always: boolean): void {
  if (always) {
    insideOf(service).tap(recorder);
    return;
  }
  let detach = () => {};
  recorder.onAudience = (isThere) => {
    detach();
    detach = isThere ? insideOf(service).tap(recorder) : () => {};
  };
}
