import { splitEntityTags, trimOws } from "../http/field.ts";

export interface EntityTag {
  readonly weak: boolean;
  /** What stands between the quotes. */
  readonly opaque: string;
}

/** What If-Match and If-None-Match say: any representation at all, or one of these. */
export type EntityTagList = "*" | readonly EntityTag[];

/** RFC 9110 8.8.3: entity-tag = [ weak ] DQUOTE *etagc DQUOTE, where weak is case-sensitive. */
const ENTITY_TAG = /^(W\/)?"([!#-~\x80-\xff]*)"$/;
/** The same around any text: an author's tag may contain characters that must not be sent. */
const QUOTED = /^(W\/)?"(.*)"$/s;
/** A bare tag that can be sent as it is, which is what most authors write; a fast path. */
const BARE = /^[\w.:-]+$/;
/** All that etagc does not allow; obs-text, which RFC 9110 5.5 tells senders to avoid; and `%`, see `encode`. */
const TO_ENCODE = /[^!#$&-~]/gu;

export function parseEntityTag(text: string): EntityTag | undefined {
  const [whole, weak, opaque = ""] = ENTITY_TAG.exec(text) ?? [];
  return whole === undefined ? undefined : { weak: weak !== undefined, opaque };
}

/** An author's tag: `v1`, `"v1"` or `W/"v1"`. Characters that a tag cannot carry are percent-encoded. */
export function toEntityTag(authored: string): EntityTag {
  if (BARE.test(authored)) return { weak: false, opaque: authored };
  const wellFormed = parseEntityTag(authored);
  if (wellFormed !== undefined) return wellFormed;
  const [, weak, content = authored] = QUOTED.exec(authored) ?? [];
  return { weak: weak !== undefined, opaque: encode(content) };
}

export const formatEntityTag = ({ weak, opaque }: EntityTag): string => (weak ? `W/"${opaque}"` : `"${opaque}"`);

/** RFC 9110 13.1.1, 13.1.2: `*`, or a list of tags, in which a comma may be part of a tag. What is no tag is skipped. */
export function parseEntityTagList(field: string): EntityTagList {
  const text = trimOws(field);
  if (text === "*") return "*";
  const only = parseEntityTag(text);
  if (only !== undefined) return [only];
  return splitEntityTags(field).flatMap((member) => parseEntityTag(member) ?? []);
}

/** RFC 9110 8.8.3.2: equal, and neither is weak. */
export const strongMatch = (a: EntityTag, b: EntityTag): boolean => !a.weak && !b.weak && a.opaque === b.opaque;
export const weakMatch = (a: EntityTag, b: EntityTag): boolean => a.opaque === b.opaque;

/** `%` is encoded too, or the bare tags `a b` and `a%20b` would become one. */
function encode(content: string): string {
  return content.replace(TO_ENCODE, (character) =>
    Array.from(
      new TextEncoder().encode(character),
      (byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`,
    ).join(""),
  );
}
