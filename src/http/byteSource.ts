import { type ByteRange, contentRange } from "./byteRange.ts";
import { isObject } from "./kinds.ts";
import { isPromise } from "./later.ts";
import { DONE, isStream, kindOf, opened } from "./responseStream.ts";

/** What a source gives of itself: bytes, a stream of them, or a Blob; now or later. */
export type Slice = Uint8Array | AsyncIterable<Uint8Array> | ReadableStream<Uint8Array> | Pick<Blob, "stream">;

/** Content of known length that can be read in parts: a Blob, an open file, an object of a store, a column of a database. */
export interface ByteSource {
  /** The length of the whole in bytes. */
  readonly size: number;
  /** The bytes from `start` to just before `end`, counted as `Blob.slice` counts them. Called only for what is sent. */
  slice(start: number, end: number): Slice | PromiseLike<Slice>;
}

/** Collections that also have `size` and `slice` (of values, not of bytes) are excluded: they have toJSON or an iterator. */
export function isByteSource(value: unknown): value is ByteSource {
  if (!isObject(value) || !("slice" in value) || !("size" in value)) return false;
  if (typeof value.slice !== "function" || typeof value.size !== "number") return false;
  return !(Symbol.iterator in value || "toJSON" in value);
}

export type SourcePiece = Uint8Array | ByteRange;

/** Pieces of a source in sequence, as a stream of known length. Nothing is read before it is needed. */
export class SourceContent implements AsyncIterable<Uint8Array> {
  readonly source: ByteSource;
  readonly length: number;
  readonly #pieces: readonly SourcePiece[];

  /** The whole source, unless pieces are named. */
  constructor(source: ByteSource, pieces?: readonly SourcePiece[]) {
    const { size } = source;
    if (!Number.isSafeInteger(size) || size < 0)
      throw new TypeError(`A source's size is a whole number of bytes, not ${String(size)}.`);
    this.source = source;
    this.#pieces = pieces ?? (size === 0 ? [] : [{ first: 0, last: size - 1 }]);
    this.length = this.#pieces.reduce((sum, piece) => sum + lengthOf(piece), 0);
  }

  [Symbol.asyncIterator](): AsyncIterator<Uint8Array, undefined, undefined> {
    return new PieceIterator(this.source, this.#pieces);
  }
}

const lengthOf = (piece: SourcePiece): number =>
  piece instanceof Uint8Array ? piece.byteLength : piece.last - piece.first + 1;

/** Not an async generator, whose return() would wait for the pending chunk. */
class PieceIterator implements AsyncIterator<Uint8Array, undefined, undefined> {
  readonly #source: ByteSource;
  readonly #left: SourcePiece[];
  #chunks: AsyncIterator<unknown> | undefined;
  #missing = 0;
  #isOver = false;

  constructor(source: ByteSource, pieces: readonly SourcePiece[]) {
    this.#source = source;
    this.#left = [...pieces];
  }

  async next(): Promise<IteratorResult<Uint8Array, undefined>> {
    while (!this.#isOver) {
      const chunk = await (this.#chunks === undefined ? this.#nextPiece() : this.#nextChunk(this.#chunks));
      if (chunk !== undefined) return { done: false, value: chunk };
    }
    return DONE;
  }

  async return(): Promise<IteratorResult<Uint8Array, undefined>> {
    this.#isOver = true;
    await this.#chunks?.return?.();
    return DONE;
  }

  /** The bytes of the next piece, where they are in memory; else its stream is opened. */
  async #nextPiece(): Promise<Uint8Array | undefined> {
    const piece = this.#left.shift();
    if (piece === undefined) {
      this.#isOver = true;
      return undefined;
    }
    if (piece instanceof Uint8Array) return piece;
    const given = this.#source.slice(piece.first, piece.last + 1);
    const slice = isPromise(given) ? await given : given;
    this.#missing = lengthOf(piece);
    if (slice instanceof Uint8Array) {
      const bytes = this.#counted(slice);
      this.#checkEnd();
      return bytes;
    }
    this.#chunks = opened(streamOf(slice));
    // The client left while the slice was being opened: it is closed here.
    if (this.#isOver) await this.#chunks.return?.();
    return undefined;
  }

  async #nextChunk(chunks: AsyncIterator<unknown>): Promise<Uint8Array | undefined> {
    const step = await chunks.next();
    if (step.done !== true) return this.#countedOrClosed(step.value, chunks);
    this.#chunks = undefined;
    this.#checkEnd();
    return undefined;
  }

  /** A stream that rejects counts as ended: one whose chunk is refused is closed here. */
  async #countedOrClosed(chunk: unknown, chunks: AsyncIterator<unknown>): Promise<Uint8Array> {
    try {
      return this.#counted(chunk);
    } catch (error) {
      await chunks.return?.();
      throw error;
    }
  }

  /** RFC 9110 14.4: a part has exactly the bytes that its Content-Range names. */
  #counted(chunk: unknown): Uint8Array {
    if (!(chunk instanceof Uint8Array)) throw new TypeError(`A source gives bytes, not ${kindOf(chunk)}.`);
    if (chunk.byteLength > this.#missing)
      throw new TypeError("The source's slice gave more bytes than were asked for.");
    this.#missing -= chunk.byteLength;
    return chunk;
  }

  #checkEnd(): void {
    if (this.#missing > 0) throw new TypeError(`The source's slice ended ${this.#missing} bytes too early.`);
  }
}

function streamOf(slice: unknown): AsyncIterable<unknown> {
  if (isStream(slice)) return slice;
  if (isObject(slice) && "stream" in slice && typeof slice.stream === "function") {
    const stream: unknown = slice.stream();
    if (isStream(stream)) return stream;
  }
  throw new TypeError(`A source's slice is bytes, a stream of them or a Blob, not ${kindOf(slice)}.`);
}

/** Unpredictable, so that no client can store content that contains the boundary of a later response. */
export const newBoundary = (): string => crypto.randomUUID();

/** RFC 9110 14.6, 15.3.7.2: each range after its own Content-Type and Content-Range, in the order of the request. */
export function multipartPieces(
  ranges: readonly ByteRange[],
  { size, contentType, boundary }: { readonly size: number; readonly contentType: string; readonly boundary: string },
): SourcePiece[] {
  const text = new TextEncoder();
  const pieces = ranges.flatMap((range, at): SourcePiece[] => [
    text.encode(
      `${at === 0 ? "" : "\r\n"}--${boundary}\r\n` +
        `Content-Type: ${contentType}\r\nContent-Range: ${contentRange(range, size)}\r\n\r\n`,
    ),
    range,
  ]);
  return [...pieces, text.encode(`\r\n--${boundary}--\r\n`)];
}
