import type { Context } from "../resource/context.ts";
import type { Observer } from "../telemetry/observer.ts";
import { tell } from "../telemetry/tell.ts";
import type { Tap } from "../walk/tap.ts";
import type { RoutedResource } from "./mount.ts";

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

  /** Have every walk of these resources told to a tap. What is given back takes the tap off again. */
  add(tap: Tap, resources: readonly RoutedResource[], observer: Observer): () => void {
    const safeTap = shieldedTap(tap, this.#report);
    this.#set([...this.#taps, safeTap], resources);
    const unwatch = observer.watch((ended) => tap.ended(ended));
    return () => {
      unwatch();
      this.#set(
        this.#taps.filter((each) => each !== safeTap),
        resources,
      );
    };
  }

  /** Resources were added. */
  extend(resources: readonly RoutedResource[]): void {
    if (this.#taps.length > 0) this.#set(this.#taps, resources);
  }

  /** Makes the walks of these resources anew, with what they are made from. */
  renew(resources: readonly RoutedResource[]): void {
    this.#set(this.#taps, resources);
  }

  #set(taps: readonly Tap[], resources: readonly RoutedResource[]): void {
    this.#taps = taps;
    const told = taps.length > 1 ? together(taps) : taps[0];
    for (const family of new Set(resources.map((each) => each.family))) family.tap(told);
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
