import { isObject } from "../http/kinds.ts";
import type { HttpRequest } from "../http/request.ts";
import type { HttpResponse } from "../http/response.ts";
import type { Ended } from "../telemetry/observer.ts";
import type { ErrorHook } from "../walk/kit.ts";
import type { ResponseSettings } from "../walk/responseSettings.ts";
import type { Tap } from "../walk/tap.ts";
import type { RoutedResource, Target } from "./mount.ts";

/** What the modules of this package see of a service, and its users do not. */
export interface ServiceInside {
  readonly resources: readonly RoutedResource[];
  /** Those of them that override `upgrade`. */
  readonly upgrading: readonly RoutedResource[];
  /** What would handle a request, whose path parameters it fills in; where no route does, the response that says so. */
  targetOf(request: HttpRequest): Target | HttpResponse;
  /** They listen to the questions of walks. After a change, renew. */
  readonly taps: Set<Tap>;
  /** How every response is held against its model. After another mode, renew. */
  readonly responses: ResponseSettings;
  /** Has all walks made anew. */
  readonly renew: () => void;
  /** Tells how requests end, until what is given back is called. */
  readonly watch: (tell: (ended: Ended) => void) => () => void;
  /** They are told every error that `onError` receives. */
  readonly listeners: Set<ErrorHook>;
}

/** Registered, because the command line may come from another copy of the package than the service that it loads. */
const INSIDE = Symbol.for("signalbox.service.inside");

export function openInside(service: object, inside: ServiceInside): void {
  Object.defineProperty(service, INSIDE, { value: inside });
}

export function insideOf(service: object): ServiceInside {
  const inside: unknown = Reflect.get(service, INSIDE);
  if (isObject(inside) && "targetOf" in inside && "taps" in inside) return inside as ServiceInside;
  throw new TypeError("This is no Service, or one of another version of signalbox.");
}
