import type { Clock } from "../limiter.ts";

/** How often the store is tried again during a fault: outside the request path, one try at a time. */
const RETRY_MS = 100;
/** After this time a try without a reply is given up for another: its connection may be dead. */
const GIVE_UP_MS = 2000;

/** While it is closed, questions go to the store. The first fault opens it, until a try in the background succeeds. */
export class Breaker {
  readonly #clock: Clock;
  readonly #probe: () => Promise<boolean>;
  #openedAt: number | undefined;
  #nextProbe = 0;
  #probing = 0;

  /** @param probe tries the store and says whether it replied well and in time; never rejects. */
  constructor(clock: Clock, probe: () => Promise<boolean>) {
    this.#clock = clock;
    this.#probe = probe;
  }

  get open(): boolean {
    return this.#openedAt !== undefined;
  }

  /** Opens the breaker; returns whether it was closed. */
  trip(): boolean {
    if (this.#openedAt !== undefined) return false;
    this.#openedAt = this.#clock();
    this.#nextProbe = this.#openedAt + RETRY_MS;
    return true;
  }

  /** Called for every question while it is open. There is no timer, so an idle process does nothing. */
  tryAgain(onClosed: (openMs: number) => void): void {
    const now = this.#clock();
    if (this.#openedAt === undefined || now < this.#nextProbe) return;
    this.#nextProbe = now + GIVE_UP_MS;
    const probe = ++this.#probing;
    void this.#probe().then((well) => {
      if (probe !== this.#probing || this.#openedAt === undefined) return;
      if (well) {
        const openMs = this.#clock() - this.#openedAt;
        this.#openedAt = undefined;
        onClosed(openMs);
      } else this.#nextProbe = this.#clock() + RETRY_MS;
    });
  }
}
