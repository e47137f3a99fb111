import { FULL_WEIGHT, indexOfBest, parseWeights } from "./quality.ts";

type Weights = ReadonlyMap<string, number>;

/** RFC 4647 2.1: a basic language range. */
const LANGUAGE_RANGE = /^(?:[a-z]{1,8}(?:-[a-z0-9]{1,8})*|\*)$/;
/** RFC 4647 3.4: truncation does not stop at a subtag of one character, which only introduces what follows it. */
const ENDS_IN_SINGLETON = /(?:^|-).$/;
/** A match by filtering ranks below one by lookup of the same weight, and above everything of a lower weight. */
const HALF_A_STEP = 0.5;
/** RFC 4647 3.4: `*` is for what nothing else matches, so that it ranks below both. */
const MOST_OF_A_STEP = 0.75;

/**
 * RFC 9110 12.5.4: the index of the language to send, -1 where none is acceptable. The server's order breaks ties. The scheme is RFC 4647
 * lookup: `en-US` is served by `en`. Lookup alone would refuse `en` if only `en-GB` is offered, so a range also covers narrower offers, as in
 * RFC 4647 filtering; where weights are equal, what lookup finds goes first.
 */
export function chooseLanguage(acceptLanguage: string, offers: readonly string[]): number {
  return indexOfBest(languageQualities(acceptLanguage, offers));
}

/** The quality of each offer, in thousandths; 0 is not acceptable. */
export function languageQualities(acceptLanguage: string, offers: readonly string[]): readonly number[] {
  const { weights, isCut } = parseWeights(acceptLanguage, (range) => LANGUAGE_RANGE.test(range));
  // RFC 9110 12.4.1: without the field every offer is acceptable; an unreadable field counts as none.
  if (weights.size === 0) weights.set("*", FULL_WEIGHT);
  // Ruling 19: what was not read may be any language.
  else if (isCut && !weights.has("*")) weights.set("*", 1);
  const tags = offers.map((offer) => offer.toLowerCase());
  const found = lookupWeights(weights, tags);
  const anyWeight = Math.max(0, (weights.get("*") ?? 0) - MOST_OF_A_STEP);
  // A range that names the offer decides, then lookup, then filtering; `*` is for what no other range matches.
  return tags.map((tag) => weights.get(tag) ?? found.get(tag) ?? coveringWeight(tag, weights) ?? anyWeight);
}

/** RFC 4647 3.4: each range finds one tag at most, one of weight 0 none. The highest weight counts. */
function lookupWeights(weights: Weights, tags: readonly string[]): Weights {
  const found = new Map<string, number>();
  for (const [range, weight] of weights) {
    const tag = lookup(range, tags);
    if (weight > 0 && tag !== undefined) found.set(tag, Math.max(weight, found.get(tag) ?? 0));
  }
  return found;
}

/** RFC 4647 3.4: the range is truncated from the end until it is a tag, so the longest tag that it begins with is found. */
function lookup(range: string, tags: readonly string[]): string | undefined {
  if (tags.includes(range)) return range;
  const reached = tags.filter((tag) => range.startsWith(`${tag}-`) && !ENDS_IN_SINGLETON.test(tag));
  return reached.sort((a, b) => b.length - a.length)[0];
}

/** RFC 4647 3.3.1: the weight of the narrowest range of which the tag is a part; `en;q=0` excludes `en-GB` as well. */
function coveringWeight(tag: string, weights: Weights): number | undefined {
  for (let end = tag.lastIndexOf("-"); end > 0; end = tag.lastIndexOf("-", end - 1)) {
    const weight = weights.get(tag.slice(0, end));
    if (weight !== undefined) return Math.max(0, weight - HALF_A_STEP);
  }
  return undefined;
}
