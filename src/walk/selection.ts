import type { ByteRange } from "../http/byteRange.ts";
import type { SourceContent } from "../http/byteSource.ts";

/** What a Range field selected of a representation; no ranges where none is satisfiable. */
export interface Selection {
  readonly size: number;
  readonly ranges: readonly ByteRange[];
  readonly content: Uint8Array | SourceContent;
}
