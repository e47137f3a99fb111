import { ifRangeMatches } from "../conditional/preconditions.ts";
import { joinBytes } from "../http/body.ts";
import { contentRange, parseRange, selectRanges } from "../http/byteRange.ts";
import { multipartPieces, newBoundary, SourceContent, type SourcePiece } from "../http/byteSource.ts";
import { fieldText } from "../http/headers.ts";
import { whenResolved } from "../http/later.ts";
import type { ResponseBody } from "../http/response.ts";
import type { PartialContent, Selection } from "./state.ts";
import { chosenTag, lastModified, stateTag } from "./validators.ts";
import type { Visit } from "./visit.ts";

/** O18b, RFC 9110 14.2: whether the Range can be taken: not of coded content, or content of unknown length. */
export function rangeUsable(visit: Visit): boolean {
  const { kit, encoding } = visit;
  const field = fieldText(visit.request.headers.raw["range"]);
  if (field === undefined || (encoding !== kit.identity && !kit.isStored(encoding))) return false;
  const specs = parseRange(field);
  const content = specs && sliceable(visit.content);
  if (specs === undefined || content === undefined || content.length === 0) return false;
  const ranges = selectRanges(specs, content.length);
  if (ranges === undefined) return false;
  visit.selection = { size: content.length, ranges, content };
  return true;
}

/** RFC 9110 14.1.2: positions count the bytes as they are sent. A stream has no known length, and is not buffered to find it. */
function sliceable(content: ResponseBody): Uint8Array | SourceContent | undefined {
  if (typeof content === "string") return new TextEncoder().encode(content);
  return content instanceof Uint8Array || content instanceof SourceContent ? content : undefined;
}

/** O18c, RFC 9110 13.1.5. */
export function ifRangeHolds(visit: Visit): boolean | PromiseLike<boolean> {
  const field = fieldText(visit.request.headers.raw["if-range"]);
  if (field === undefined) return true;
  return whenResolved(stateTag(visit), (state) =>
    whenResolved(lastModified(visit), (modified) => {
      const tag = state && chosenTag(visit, state);
      const isHeld = ifRangeMatches(field, { tag, modified, now: Date.now() });
      // The whole is sent then, and nothing behind this node may take it for a part.
      if (!isHeld) visit.selection = undefined;
      return isHeld;
    }),
  );
}

/** O18d, RFC 9110 14.1.1: one satisfiable range is enough. */
export function rangeSatisfiable(visit: Visit): boolean {
  const { selection } = visit;
  // A length that a callback set is that of the whole, which is not sent now.
  visit.announcedLength = undefined;
  return selection !== undefined && selection.ranges.length > 0;
}

/** Content-Range of a response that is one part: of several, each has its own (RFC 9110 15.3.7.2). */
export function singleContentRange({ selection }: Visit): string | undefined {
  const [range, ...others] = selection?.ranges ?? [];
  return selection === undefined || range === undefined || others.length > 0
    ? undefined
    : contentRange(range, selection.size);
}

/** RFC 9110 15.3.7: one range as it is, several as multipart/byteranges. Of a source only the ranges are read. */
export function partialContent(visit: Visit, contentType: string): PartialContent {
  const { selection } = visit;
  if (selection === undefined) throw new Error("A 206 needs a range that was selected at O18b.");
  selection.partial ??= cutOut(visit, selection, contentType);
  return selection.partial;
}

function cutOut(visit: Visit, { ranges, content, size }: Selection, contentType: string): PartialContent {
  if (ranges.length === 1) return { contentType, body: cut(content, ranges) };
  const boundary = newBoundary();
  // A type that a callback set is that of the representation, and so of each part.
  const partType = visit.takeHeader("content-type") ?? contentType;
  return {
    contentType: `multipart/byteranges; boundary=${boundary}`,
    body: cut(content, multipartPieces(ranges, { size, contentType: partType, boundary })),
  };
}

function cut(content: Uint8Array | SourceContent, pieces: readonly SourcePiece[]): Uint8Array | SourceContent {
  if (content instanceof SourceContent) return new SourceContent(content.source, pieces);
  return joinBytes(
    pieces.map((piece) => (piece instanceof Uint8Array ? piece : content.subarray(piece.first, piece.last + 1))),
  );
}
