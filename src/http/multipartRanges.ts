import { type ByteRange, contentRange } from "./byteRange.ts";
import type { Piece } from "./byteSource.ts";

/** The representation whose parts a multipart/byteranges has. */
export interface PartsOf {
  readonly size: number;
  /** The Content-Type of each part: that of the whole. */
  readonly contentType: string;
  readonly boundary: string;
}

/** Unpredictable, so that no client can store content that contains the boundary of a later response. */
export function newBoundary(): string {
  return crypto.randomUUID();
}

/** RFC 9110 14.6, 15.3.7.2: each range after its own Content-Type and Content-Range, in the order of the request. */
export function multipartPieces(ranges: readonly ByteRange[], { size, contentType, boundary }: PartsOf): Piece[] {
  const text = new TextEncoder();
  const pieces = ranges.flatMap((range, at): Piece[] => [
    text.encode(
      `${at === 0 ? "" : "\r\n"}--${boundary}\r\n` +
        `Content-Type: ${contentType}\r\nContent-Range: ${contentRange(range, size)}\r\n\r\n`,
    ),
    range,
  ]);
  return [...pieces, text.encode(`\r\n--${boundary}--\r\n`)];
}
