import { tell } from "../telemetry/tell.ts";
import type { Tap } from "../walk/tap.ts";

/** What a tap throws is reported, and affects no request. */
export function shieldedTap(tap: Tap, report: (error: unknown) => void): Tap {
  const shielded = (call: () => void) => tell(call, report);
  return {
    decided: (visit, decision) => shielded(() => tap.decided(visit, decision)),
    failed: (error, ctx) => shielded(() => tap.failed(error, ctx)),
    ended: (ended) => shielded(() => tap.ended(ended)),
  };
}

/** Several taps as one. */
export function together(taps: readonly Tap[]): Tap {
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
