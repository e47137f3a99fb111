import { Resource } from "../resource/resource.ts";

/** Retry-After of the 503, in seconds; by then another process serves here. */
const ASK_AGAIN = 5;

/** Tells load balancers whether to send requests here: 503 at B13 as soon as the service drains. */
export class Readiness extends Resource {
  /** A load balancer is no client that has to move. */
  override readonly deprecation = false;
  readonly #draining: () => boolean;

  constructor(draining: () => boolean) {
    super();
    this.#draining = draining;
  }

  override serviceAvailable(): true | number {
    return this.#draining() ? ASK_AGAIN : true;
  }

  override cacheControl(): string {
    return "no-store";
  }

  override represent(): unknown {
    return { status: "ready" };
  }
}
