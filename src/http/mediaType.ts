import contentType from "fast-content-type-parse";

export interface MediaType {
  readonly type: string;
  readonly subtype: string;
  /** By lower-cased name; quoted values without their quotes. */
  readonly parameters: ReadonlyMap<string, string>;
}

/** RFC 9110 12.5.1: a media type in which the subtype, or both, may be `*`. */
export type MediaRange = MediaType;

/** RFC 9110 8.3.1: undefined where the text is not a media type, which a range is not either. */
export function parseMediaType(text: string): MediaType | undefined {
  const range = parseMediaRange(text);
  return range?.subtype === "*" ? undefined : range;
}

/**
 * RFC 9110 12.5.1: media-range, with `q` still among the parameters. The type `*` with a named subtype consists of tokens,
 * but the RFC gives such a range no meaning, so it is refused.
 */
export function parseMediaRange(text: string): MediaRange | undefined {
  const { type: name, parameters } = contentType.safeParse(text);
  const slash = name.indexOf("/");
  const type = name.slice(0, slash);
  const subtype = name.slice(slash + 1);
  if (slash === -1 || (type === "*" && subtype !== "*")) return undefined;
  return { type, subtype, parameters: new Map(Object.entries(parameters)) };
}

/** `type/subtype`, which names the format without its parameters. */
export function essence(mediaType: MediaType): string {
  return `${mediaType.type}/${mediaType.subtype}`;
}
