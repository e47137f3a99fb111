import type { Selection } from "../walk/selection.ts";

/** "bytes 0-3, 7-11 of 12": what a Range field selected. */
export function rangesText(selection: Selection | undefined): string | undefined {
  if (selection === undefined) return undefined;
  const ranges = selection.ranges.map(({ first, last }) => `${first}-${last}`);
  return `${ranges.length === 0 ? "none" : `bytes ${ranges.join(", ")}`} of ${selection.size}`;
}
