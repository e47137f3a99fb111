import type { MaybePromise } from "../http/later.ts";

/** What a codec makes of a value: text, bytes, or a stream of either. */
export type Encoded = string | Uint8Array | AsyncIterable<string | Uint8Array>;

/** The part of a parsed media type that a decoder may read: its parameters, names in lower case. */
export interface MediaTypeParameters {
  readonly parameters: ReadonlyMap<string, string>;
}

/** What negotiation chose, for codecs whose text depends on it: a page's language, say. */
export interface Representation {
  readonly chosenMediaType: string | undefined;
  readonly chosenLanguage: string | undefined;

  /** Calls a listener once, when the service begins to drain: what would go on for ever has to end then. Returns a function that removes the listener. */
  readonly onDrain?: ((listener: () => void) => () => void) | undefined;
}

/** How values become representations of one media type, and how request bodies of that type become values. */
export interface Codec {
  /** Whether `decode` gives a patch, which is applied to what `represent` gives where the resource declares `patches`. */
  readonly isPatch?: true;

  /** Whether `decode` gives a record in which a name that is repeated has a list: one that comes once may be a list of one. */
  readonly repeatsNames?: true;
  encode(value: unknown, representation?: Representation): Encoded;

  /** Encodes an error in this media type, in place of the built-in format. */
  encodeProblem?(problem: unknown, representation?: Representation): Encoded;

  /** Whether every stream is one of values: then the first chunk is not awaited to tell it from a stream of bytes. */
  readonly streamsValues?: boolean;

  /** Encodes values as they come (NDJSON, CSV rows). Without it, and where the chunks are bytes, they are sent as they are. */
  encodeStream?(values: AsyncIterable<unknown>, representation?: Representation): AsyncIterable<string | Uint8Array>;

  /** The bytes of a request body as a value. What it throws is a 400; a {@link DecodeError} has the detail for the client. */
  decode?(bytes: Uint8Array, mediaType: MediaTypeParameters): unknown;

  /** In place of `decode`, from content as it comes, which is not kept: for a value whose rest the author reads, such as the files of a form. */
  decodeStream?(content: AsyncIterable<Uint8Array>, mediaType: MediaTypeParameters): MaybePromise<unknown>;
}

/** Media type -> codec. A route's codecs replace the default and are not merged with it. */
export type Codecs = Readonly<Record<string, Codec>>;

/** The codec of a media type: the entry of exactly that text, else of the type without its parameters. */
export function codecFor(codecs: Codecs, mediaType: string): Codec | undefined {
  const bare = mediaType.split(";", 1)[0]?.trim().toLowerCase() ?? mediaType;
  return entry(codecs, mediaType) ?? entry(codecs, bare);
}

function entry(codecs: Codecs, name: string): Codec | undefined {
  return Object.hasOwn(codecs, name) ? codecs[name] : undefined;
}

/** The client's bytes are not what their Content-Type says: a 400, with the position and the reason. */
export class DecodeError extends Error {
  override readonly name: string = "DecodeError";

  /** A JSON pointer (RFC 6901) into the body; the empty one is the whole of it. */
  readonly pointer: string;

  /** The reason, for the client. Never the text of an engine's own error, which varies and may quote the body. */
  readonly detail: string;

  constructor(detail: string, pointer = "") {
    super(pointer === "" ? detail : `${pointer}: ${detail}`);
    this.detail = detail;
    this.pointer = pointer;
  }
}
