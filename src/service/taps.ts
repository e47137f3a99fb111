import { tell } from "../http/later.ts";
import type { Context } from "../resource/context.ts";
import type { Observer } from "../telemetry/observer.ts";
import type { Tap } from "../walk/tap.ts";

/** What has the walks of a service made with a tap, or without one. */
export interface Tapped {
  tap(tap: Tap | undefined): void;
}

/** The taps of one service. Walks know nothing of taps while there is none. */
export class Taps {
  readonly #report: (error: unknown) => void;
  #taps: readonly Tap[] = [];

  constructor(report: (error: unknown) => void) {
    this.#report = report;
  }

  /** Something was thrown that the client is not told of. */
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

  /** Has the walks made anew, with what they are made from. */
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

/** Several taps as one. */
function together(taps: readonly Tap[]): Tap {
  return {
    decided: (visit, decision) => {
      for (const tap of taps) tap.decided(visit, decision);
    },
    failed: (error, ctx) => {
      for (const tap of taps) tap.failed(error, ctx);
    },
    ended: (ended) => {
      for (const tap of taps) tap.ended(ended);
    },
  };
}
