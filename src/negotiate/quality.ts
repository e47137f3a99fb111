import { readList, splitParameters } from "../http/field.ts";

/** Weights are kept in thousandths, the finest that RFC 9110 12.4.2 allows, so that they compare as integers. */
export const FULL_WEIGHT = 1000;
/** RFC 9110 12.4.2: qvalue; and `.2`, which Java's URLConnection has long sent in its default Accept. */
const QVALUE = /^(?:0(?:\.\d{0,3})?|\.\d{1,3}|1(?:\.0{0,3})?)$/;
/** RFC 9110 12.4.2: weight. A literal in ABNF is case-insensitive. */
const WEIGHT = /^q=(.*)$/i;

/** In thousandths, or undefined where the text is no qvalue. */
export function parseWeight(text: string): number | undefined {
  return QVALUE.test(text) ? Math.round(Number(text) * FULL_WEIGHT) : undefined;
}

/** RFC 9110 12.5.3, 12.5.4: weights by lower-cased range; the higher of repeated ones. Other members are skipped. */
export function parseWeights(field: string, isRange: (text: string) => boolean): ReadWeights {
  const weights = new Map<string, number>();
  const { members, isCut } = readList(field);
  for (const member of members) {
    const [text = "", parameter = "q=1", ...others] = splitParameters(member);
    const range = text.toLowerCase();
    // Where there is anything but a weight, the member is skipped.
    const weight = others.length > 0 ? undefined : parseWeight(WEIGHT.exec(parameter)?.[1] ?? "");
    if (weight !== undefined && isRange(range)) weights.set(range, Math.max(weight, weights.get(range) ?? 0));
  }
  return { weights, isCut };
}

export interface ReadWeights {
  readonly weights: Map<string, number>;
  /** Whether the field has more members than are read. */
  readonly isCut: boolean;
}

/** RFC 9110 12.4.2: the first of the highest quality; -1 where nothing is acceptable. */
export function indexOfBest(qualities: readonly number[]): number {
  const best = Math.max(...qualities);
  return best > 0 ? qualities.indexOf(best) : -1;
}
