import { isObject } from "../http/kinds.ts";
import type { HttpRequest } from "../http/request.ts";
import type { HttpResponse } from "../http/response.ts";
import type { ResponseDiffers } from "../resource/responseDiffers.ts";
import type { Ended } from "../telemetry/observer.ts";
import type { Tap } from "../walk/tap.ts";
import type { RoutedResource, Target } from "./mount.ts";

/** What the modules of this package see of a service, and its users do not. */
export interface ServiceInside {
  readonly resources: readonly RoutedResource[];
  /** Those of them that override `upgrade`. */
  readonly upgrading: readonly RoutedResource[];
  /** What would handle a request, whose path parameters it fills in; where no route does, the response that says so. */
  targetOf(request: HttpRequest): Target | HttpResponse;
  /** Have every walk told to a tap. Untapped walks know nothing of taps. What is given back takes the tap off again. */
  tap(tap: Tap): () => void;
  /** Tells how requests end, until what is given back is called. */
  watch(tell: (ended: Ended) => void): () => void;
  /** Tells every error that `onError` receives. */
  hear(tell: (error: unknown) => void): void;
  /** Holds every response against its model from now on, also where the service would not, and tells what differs. */
  checkResponses(listener: (difference: ResponseDiffers) => void): void;
}

/** Registered, because the command line may come from another copy of the package than the service that it loads. */
const INSIDE = Symbol.for("signalbox.service.inside");

export function openInside(service: object, inside: ServiceInside): void {
  Object.defineProperty(service, INSIDE, { value: inside });
}

export function insideOf(service: object): ServiceInside {
  const inside: unknown = Reflect.get(service, INSIDE);
  if (isObject(inside) && "targetOf" in inside && "tap" in inside) return inside as ServiceInside;
  throw new TypeError("This is no Service, or one of another version of signalbox.");
}
