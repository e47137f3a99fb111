import { type EntityTag, type EntityTagList, strongMatch, weakMatch } from "./entityTag.ts";

/**
 * RFC 9110 13.1.1: whether If-Match lets an existing resource's request through. The comparison is strong: a guard
 * against lost updates must not mistake similar representations for the same. Without a current tag no tag matches.
 */
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
