import { Resource } from "../resource/resource.ts";

/** Seconds after which whoever is told that the service drains may ask again; by then another process stands here. */
const ASK_AGAIN = 5;

/** Tells whoever balances load whether to send requests here: 503 at B13 from the moment that the service drains. */
export class Readiness extends Resource {
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
