import { tell } from "../telemetry/tell.ts";
import type { Tap } from "../walk/tap.ts";

/** What a tap throws is reported, and hurts no request. */
export function shieldedTap(tap: Tap, report: (error: unknown) => void): Tap {
  const shielded = (call: () => void) => tell(call, report);
  return {
    asked: (visit, asked) => shielded(() => tap.asked(visit, asked)),
    failed: (error, ctx) => shielded(() => tap.failed(error, ctx)),
    ended: (ended) => shielded(() => tap.ended(ended)),
  };
}

/** Several taps as one. */
export function together(taps: readonly Tap[]): Tap {
  return {
    asked: (visit, asked) => {
      for (const tap of taps) tap.asked(visit, asked);
    },
    failed: (error, ctx) => {
      for (const tap of taps) tap.failed(error, ctx);
    },
    ended: (ended) => {
      for (const tap of taps) tap.ended(ended);
    },
  };
}
