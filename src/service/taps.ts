import { tell } from "../http/later.ts";
import type { Context } from "../resource/context.ts";
import type { Observer } from "../telemetry/observer.ts";
import type { Tap } from "../walk/tap.ts";

/** What has the walks of a service made with a tap, or without one. */
export interface Tapped {
  tap(tap: Tap | undefined): void;
}

export class Taps {
  readonly #report: (error: unknown) => void;
  #taps: readonly Tap[] = [];

  constructor(report: (error: unknown) => void) {
    this.#report = report;
  }

  failed(error: unknown, ctx: Context | undefined): void {
    for (const tap of this.#taps) tap.failed(error, ctx);
  }

  /** Have every walk told to a tap, those of routes that are added later included. What is given back takes the tap off again. */
  add(tap: Tap, walks: Tapped, observer: Observer): () => void {
    // What a tap throws is reported, and affects no request.
    const safeTap = forwarding((call) => tell(() => call(tap), this.#report));
    this.#set([...this.#taps, safeTap], walks);
    const unwatch = observer.watch((ended) => tap.ended(ended));
    return () => {
      unwatch();
      const others = this.#taps.filter((each) => each !== safeTap);
      this.#set(others, walks);
    };
  }

  renew(walks: Tapped): void {
    this.#set(this.#taps, walks);
  }

  #set(taps: readonly Tap[], walks: Tapped): void {
    this.#taps = taps;
    walks.tap(taps.length > 1 ? forwarding((call) => taps.forEach(call)) : taps[0]);
  }
}

function forwarding(each: (call: (tap: Tap) => void) => void): Tap {
  return {
    decided: (visit, decision) => each((tap) => tap.decided(visit, decision)),
    failed: (error, ctx) => each((tap) => tap.failed(error, ctx)),
    ended: (ended) => each((tap) => tap.ended(ended)),
  };
}
