import { isToken } from "../http/field.ts";
import { indexOfBest, parseWeights } from "./quality.ts";

/** RFC 9110 8.4.1: names of old that are to be taken for those of today. */
const FORMER_NAMES: ReadonlyMap<string, string> = new Map([
  ["gzip", "x-gzip"],
  ["compress", "x-compress"],
]);

/** Acceptable, and behind the least weight that a client can give. */
const LEAST = 0.5;

/**
 * RFC 9110 12.5.3: the index of the coding to apply, -1 where none is acceptable. Ties go to the server's order. A header
 * that is empty, or of which nothing can be read, names no coding, which leaves identity.
 */
export function chooseEncoding(acceptEncoding: string, offers: readonly string[]): number {
  return indexOfBest(encodingQualities(acceptEncoding, offers));
}

/** The quality of each offer, in thousandths; 0 is not acceptable. */
export function encodingQualities(acceptEncoding: string, offers: readonly string[]): readonly number[] {
  const weights = parseWeights(acceptEncoding, isToken);
  return offers.map((offer) => qualityOf(offer, weights));
}

/**
 * RFC 9110 12.5.3: `*` stands for every coding that is not listed, identity among them. Identity is acceptable unless
 * refused by name or by `*`; a client that names other codings would rather have those.
 */
function qualityOf(coding: string, weights: ReadonlyMap<string, number>): number {
  const named = weights.get(coding) ?? weights.get(FORMER_NAMES.get(coding) ?? coding);
  return named ?? weights.get("*") ?? (coding === "identity" ? LEAST : 0);
}
