import { expect, it } from "vitest";
import { documentChanges } from "../../src/cli/diff/documentDiff.ts";
import { MORE, REWRITINGS } from "./specifications.ts";

it.each([...REWRITINGS, ...MORE].map((each) => [each.name, each] as const))("%s", (_name, { old, now, verdict }) => {
  const found = documentChanges(old, now);
  const worst = found.some(({ breaking }) => breaking) ? "breaking" : found.length > 0 ? "other" : "same";
  expect(worst, JSON.stringify(found)).toBe(verdict);
});
