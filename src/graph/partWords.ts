import type { ResponseSituation } from "./causes.ts";
import { fieldsOf, membersOf, type PartName, partOf } from "./parts.ts";

/** What a part comes to here, in words: its label, or, where it writes some of its fields alone, their names. */
export function wordsFor(name: PartName, situation: ResponseSituation): readonly string[] {
  const { label, isContent, unlisted, fields = {} } = partOf(name);
  const written = fieldsOf(name, situation);
  const isWhole = written.length > 0 && written.length === Object.keys(fields).length;
  const isThere = isContent === true || unlisted !== undefined || membersOf(name, situation).length > 0;
  return isThere || isWhole ? [label] : written;
}
