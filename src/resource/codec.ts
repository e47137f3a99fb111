/** What a codec makes of a value: text, bytes, or a stream of either. */
export type Encoded = string | Uint8Array | AsyncIterable<string | Uint8Array>;

/** The part of a parsed media type that a decoder may ask about: its parameters, names in lower case. */
export interface MediaTypeParameters {
  readonly parameters: ReadonlyMap<string, string>;
}

/** What negotiation chose, for codecs whose text depends on it: a page's language, say. */
export interface Representation {
  readonly chosenMediaType: string | undefined;
  readonly chosenLanguage: string | undefined;
}

/** How values become representations of one media type, and how request bodies of that type become values. */
export interface Codec {
  encode(value: unknown, representation?: Representation): Encoded;

  /** An error of this media type, where it is to look other than the framework would write it. */
  encodeProblem?(problem: unknown, representation?: Representation): Encoded;

  /**
   * An async iterable of values, as it comes (NDJSON, CSV rows). A codec without it sends the chunks as they are. So does
   * one that has it when the chunks are bytes: those are a body already made.
   */
  encodeStream?(values: AsyncIterable<unknown>, representation?: Representation): AsyncIterable<string | Uint8Array>;

  /** The bytes of a request body as a value. What it throws is a 400; a {@link DecodeError} says what to tell the client. */
  decode?(bytes: Uint8Array, mediaType: MediaTypeParameters): unknown;
}

/** Media type -> codec. What a route gives replaces the default and is never merged with it. */
export type Codecs = Readonly<Record<string, Codec>>;

/** The codec of a media type: the entry of that very text, else of the type without its parameters. */
export function codecFor(codecs: Codecs, mediaType: string): Codec | undefined {
  const bare = mediaType.split(";", 1)[0]?.trim().toLowerCase() ?? mediaType;
  return entry(codecs, mediaType) ?? entry(codecs, bare);
}

function entry(codecs: Codecs, name: string): Codec | undefined {
  return Object.hasOwn(codecs, name) ? codecs[name] : undefined;
}

/** The client's bytes are not what their Content-Type says: a 400, with the place and the reason. */
export class DecodeError extends Error {
  override readonly name: string = "DecodeError";
  /** Where: a JSON pointer (RFC 6901) into the body; the empty one is the whole of it. */
  readonly pointer: string;
  /** Why, in words for the client. Never the text of an engine's own error, which varies and may quote the body. */
  readonly detail: string;

  constructor(detail: string, pointer = "") {
    super(pointer === "" ? detail : `${pointer}: ${detail}`);
    this.detail = detail;
    this.pointer = pointer;
  }
}
