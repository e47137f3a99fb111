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
    const safeTap = shieldedTap(tap, this.#report);
    this.#set([...this.#taps, safeTap], walks);
    const unwatch = observer.watch((ended) => tap.ended(ended));
    return () => {
      unwatch();
      this.#set(
        this.#taps.filter((each) => each !== safeTap),
        walks,
      );
    };
  }

  renew(walks: Tapped): void {
    this.#set(this.#taps, walks);
  }

  #set(taps: readonly Tap[], walks: Tapped): void {
    this.#taps = taps;
    walks.tap(taps.length > 1 ? together(taps) : taps[0]);
  }
}

/** What a tap throws is reported, and affects no request. */
function shieldedTap(tap: Tap, report: (error: unknown) => void): Tap {
  const shielded = (call: () => void) => tell(call, report);
  return {
    decided: (visit, decision) => shielded(() => tap.decided(visit, decision)),
    failed: (error, ctx) => shielded(() => tap.failed(error, ctx)),
    ended: (ended) => shielded(() => tap.ended(ended)),
  };
}

function together(taps: readonly Tap[]): Tap {
  const each = (call: (tap: Tap) => void) => {
    for (const tap of taps) call(tap);
  };
  return {
    decided: (visit, decision) => each((tap) => tap.decided(visit, decision)),
    failed: (error, ctx) => each((tap) => tap.failed(error, ctx)),
    ended: (ended) => each((tap) => tap.ended(ended)),
  };
}
