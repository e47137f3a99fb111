import type { CarriedName } from "./carried.ts";
import { carriedFacts, fieldsOf, membersOf } from "./carriedFacts.ts";
import type { ResponseSituation } from "./causes.ts";

/** What is carried here, in words: its label, or, where it writes some of its fields alone, their names. */
export function wordsFor(name: CarriedName, situation: ResponseSituation): readonly string[] {
  const { label, isContent, unlisted, fields = {} } = carriedFacts(name);
  const written = fieldsOf(name, situation);
  const isWhole = written.length > 0 && written.length === Object.keys(fields).length;
  const isThere = isContent === true || unlisted !== undefined || membersOf(name, situation).length > 0;
  return isThere || isWhole ? [label] : written;
}
