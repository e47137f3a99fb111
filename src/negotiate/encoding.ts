import { isToken } from "../http/field.ts";
import { indexOfBest, parseWeights } from "./quality.ts";

/** RFC 9110 8.4.1: obsolete names, to be read as the current ones. */
const FORMER_NAMES: Readonly<Record<string, string>> = { gzip: "x-gzip", compress: "x-compress" };

/** Acceptable, and below the least weight that a client can give. */
const LEAST = 0.5;

/** RFC 9110 12.5.3: the index of the coding to apply, -1 if none is acceptable. The server's order breaks ties. */
export function chooseEncoding(acceptEncoding: string, offers: readonly string[]): number {
  return indexOfBest(encodingQualities(acceptEncoding, offers));
}

/** The quality of each offer, in thousandths; 0 is not acceptable. */
export function encodingQualities(acceptEncoding: string, offers: readonly string[]): readonly number[] {
  const { weights } = parseWeights(acceptEncoding, isToken);
  // RFC 9110 12.5.3: `*` stands for codings not listed. Identity is acceptable unless refused by name or by `*`.
  return offers.map((coding) => {
    const named = weights.get(coding) ?? weights.get(FORMER_NAMES[coding] ?? coding);
    return named ?? weights.get("*") ?? (coding === "identity" ? LEAST : 0);
  });
}
