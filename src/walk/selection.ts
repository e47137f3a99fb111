import type { ByteRange } from "../http/byteRange.ts";
import type { SourceContent } from "../http/byteSource.ts";

/** What a Range field selected of a representation; no ranges where none is satisfiable. */
export interface Selection {
  readonly size: number;
  readonly ranges: readonly ByteRange[];
  readonly content: Uint8Array | SourceContent;
  /** What is sent of it, once it is cut out. */
  partial?: PartialContent;
}

/** The content of a 206, and its Content-Type. */
export interface PartialContent {
  readonly contentType: string;
  readonly body: Uint8Array | SourceContent;
}
