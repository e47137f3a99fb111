import { parseHttpDate } from "../http/date.ts";
import { trimOws } from "../http/field.ts";
import { type EntityTag, type EntityTagList, parseEntityTag, strongMatch, weakMatch } from "./entityTag.ts";

/** RFC 9110 13.1.1: whether If-Match lets a request through. The comparison is strong, against lost updates. */
export function ifMatchHolds(list: EntityTagList, current: EntityTag | undefined): boolean {
  return list === "*" || (current !== undefined && list.some((tag) => strongMatch(tag, current)));
}

/** RFC 9110 13.1.2: whether If-None-Match names what an existing resource has now. The comparison is weak. */
export function ifNoneMatchHits(list: EntityTagList, current: EntityTag | undefined): boolean {
  return list === "*" || (current !== undefined && list.some((tag) => weakMatch(tag, current)));
}

/** RFC 9110 8.8.2, 13.1.3, 13.1.4: both cut to whole seconds, because an HTTP-date has no finer ones to compare with. */
export function modifiedAfter(lastModified: number, since: number): boolean {
  return Math.floor(lastModified / 1000) > Math.floor(since / 1000);
}

/** What If-Range is compared with: the validators of the representation that would be sent, and the current moment. */
interface CurrentValidators {
  readonly tag: EntityTag | undefined;
  readonly modified: number | undefined;
  readonly now: number;
}

/**
 * RFC 9110 13.1.5: whether the client has a part of this very representation. A tag is compared strongly. A date must be equal, and a strong
 * validator (8.8.2.2): a change within the current second would leave the date as it is.
 */
export function ifRangeMatches(field: string, { tag, modified, now }: CurrentValidators): boolean {
  const text = trimOws(field);
  const given = parseEntityTag(text);
  if (given !== undefined) return tag !== undefined && strongMatch(given, tag);
  const date = parseHttpDate(text);
  return date !== undefined && date === modified && modified + 1000 <= now;
}
