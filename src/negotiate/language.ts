import { FULL_WEIGHT, indexOfBest, parseWeights } from "./quality.ts";

/** RFC 4647 2.1: a basic language range. */
const LANGUAGE_RANGE = /^(?:[a-z]{1,8}(?:-[a-z0-9]{1,8})*|\*)$/;

/** A subtag of one character only introduces what follows it. */
const ENDS_IN_SINGLETON = /(?:^|-).$/;

/** What filtering adds stands below lookup's finds of the same weight, and above everything of a lower one. */
const HALF_A_STEP = 0.5;

/**
 * RFC 9110 12.5.4: the index of the language to send, -1 where none is acceptable. Ties go to the server's order.
 *
 * The scheme is RFC 4647 lookup: `en-US` is served by `en`. Lookup alone would refuse `en` where only `en-GB` is
 * offered, and nobody who asks for English expects to hear that there is none. So a range also covers the offers that
 * are narrower than itself, as in RFC 4647 filtering; where weights are equal, what lookup finds goes first.
 */
export function chooseLanguage(acceptLanguage: string, offers: readonly string[]): number {
  const weights = parseWeights(acceptLanguage, (range) => LANGUAGE_RANGE.test(range));
  // RFC 9110 12.4.1: without the field every offer is acceptable; one that cannot be read counts as none.
  if (weights.size === 0) weights.set("*", FULL_WEIGHT);
  return indexOfBest(offers.map((offer) => qualityOf(offer.toLowerCase(), weights)));
}

/** RFC 4647 3.4: `*` matches what no other range does. */
function qualityOf(offer: string, weights: ReadonlyMap<string, number>): number {
  return (
    weights.get(offer) ?? coveringWeight(offer, weights) ?? fallbackWeight(offer, weights) ?? weights.get("*") ?? 0
  );
}

/** RFC 4647 3.3.1: the weight of the narrowest range of which the offer is a part; `en;q=0` excludes `en-GB` as well. */
function coveringWeight(offer: string, weights: ReadonlyMap<string, number>): number | undefined {
  for (let end = offer.lastIndexOf("-"); end > 0; end = offer.lastIndexOf("-", end - 1)) {
    const weight = weights.get(offer.slice(0, end));
    if (weight !== undefined) return Math.max(0, weight - HALF_A_STEP);
  }
  return undefined;
}

/**
 * RFC 4647 3.4: the highest weight among the ranges that, truncated from the end, come to the offer. A range of weight 0
 * is not truncated: who refuses `en-US` has not refused `en`.
 */
function fallbackWeight(offer: string, weights: ReadonlyMap<string, number>): number | undefined {
  if (ENDS_IN_SINGLETON.test(offer)) return undefined;
  const reaching = [...weights].filter(([range, weight]) => weight > 0 && range.startsWith(`${offer}-`));
  return reaching.length === 0 ? undefined : Math.max(...reaching.map(([, weight]) => weight));
}
