import { parseHttpDate } from "../http/date.ts";
import { trimOws } from "../http/field.ts";
import { type EntityTag, parseEntityTag, strongMatch } from "./entityTag.ts";

/** What If-Range is compared with: the validators of the representation that would be sent, and the current moment. */
export interface CurrentValidators {
  readonly tag: EntityTag | undefined;
  /** In milliseconds of whole seconds. */
  readonly modified: number | undefined;
  readonly now: number;
}

/**
 * RFC 9110 13.1.5: whether the client has a part of this very representation. A tag is compared strongly. A date must be
 * equal (earlier or later is not), and a strong validator in the sense of 8.8.2.2: a change within the current second would
 * leave the date as it is.
 */
export function ifRangeHolds(field: string, { tag, modified, now }: CurrentValidators): boolean {
  const text = trimOws(field);
  const given = parseEntityTag(text);
  if (given !== undefined) return tag !== undefined && strongMatch(given, tag);
  const date = parseHttpDate(text);
  return date !== undefined && date === modified && modified + 1000 <= now;
}
