import { FIELD_BYTES, readList } from "../http/field.ts";
import { type MediaRange, type MediaType, parseMediaRange } from "../http/mediaType.ts";
import { FULL_WEIGHT, indexOfBest, parseWeight } from "./quality.ts";

export interface MediaTypeQuality {
  readonly quality: number;
  /** The member of the header that decided, as the client wrote it. */
  readonly range: string | undefined;
  /** The quality, and a fraction that says how exactly the offer is named. */
  readonly rank: number;
}

interface WeightedRange {
  readonly text: string;
  readonly range: MediaRange;
  readonly weight: number;
}

const UNASKED: MediaTypeQuality = { quality: FULL_WEIGHT, range: undefined, rank: FULL_WEIGHT };
const UNMATCHED: MediaTypeQuality = { quality: 0, range: undefined, rank: 0 };

/** Stands for the members beyond the bound. */
const UNREAD: WeightedRange = {
  text: "*/*;q=0.001",
  range: { type: "*", subtype: "*", parameters: new Map() },
  weight: 1,
};

/** RFC 9110 12.5.1: the index of the offer to send, or -1. Equal qualities: the more exact range, then our order. */
export function chooseMediaType(accept: string, offers: readonly MediaType[]): number {
  return indexOfBest(qualityOf(accept, offers).map(({ rank }) => rank));
}

/** RFC 9110 12.5.1: each offer's quality is that of the most specific range that matches it. */
export function qualityOf(accept: string, offers: readonly MediaType[]): MediaTypeQuality[] {
  const { members, isCut } = readList(accept);
  const ranges = members.flatMap((member) => parseRange(member) ?? []);
  // RFC 9110 12.4.1: without the field every offer is acceptable; an unreadable field counts as none.
  if (ranges.length === 0) return offers.map(() => UNASKED);
  // Ruling 19: what was not read may be anything, but a wildcard that was read has said it.
  if (isCut && ranges.every(({ range }) => specificity(range) > 0)) ranges.push(UNREAD);
  // The most specific first; of equally specific ranges that contradict each other, the most generous.
  ranges.sort((a, b) => specificity(b.range) - specificity(a.range) || b.weight - a.weight);
  return offers.map((offer) => {
    const decisive = ranges.find(({ range }) => matches(range, offer));
    if (decisive === undefined) return UNMATCHED;
    const { weight, text, range } = decisive;
    return { quality: weight, range: text, rank: weight && weight + specificity(range) / MOST_SPECIFIC };
  });
}

/** RFC 9110 12.5.1: a parameter named `q` is the weight, wherever among the parameters it stands. */
function parseRange(text: string): WeightedRange | undefined {
  const range = parseMediaRange(text);
  if (range === undefined) return undefined;
  const parameters = new Map(range.parameters);
  const weight = parseWeight(parameters.get("q") ?? "1");
  parameters.delete("q");
  return weight === undefined ? undefined : { text, weight, range: { ...range, parameters } };
}

/** A range has fewer parameters than a field has bytes, so that they never outweigh a named type or subtype. */
function specificity({ type, subtype, parameters }: MediaRange): number {
  const names = Number(type !== "*") + Number(subtype !== "*");
  return names * FIELD_BYTES + parameters.size;
}

const MOST_SPECIFIC = 4 * FIELD_BYTES;

function matches(range: MediaRange, offer: MediaType): boolean {
  if (range.type !== "*" && range.type !== offer.type) return false;
  if (range.subtype !== "*" && range.subtype !== offer.subtype) return false;
  for (const [name, value] of range.parameters) {
    if (!parameterMatches(name, value, offer.parameters.get(name))) return false;
  }
  return true;
}

/** RFC 9110 8.3.2: charset is case-insensitive. `charset=utf-8` matches every offer: all that is sent is UTF-8. */
function parameterMatches(name: string, wanted: string, offered: string | undefined): boolean {
  if (name !== "charset") return wanted === offered;
  const charset = wanted.toLowerCase();
  return charset === "utf-8" || charset === offered?.toLowerCase();
}
