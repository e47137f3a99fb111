import { type Context, Resource } from "signalbox";
import { clientKey, TokenBucket, type Verdict, withinLimit } from "signalbox/limit";
import { Book } from "./book.ts";
import type { Shelf } from "./shelf.ts";

/** Says whether a client may have everything once more. */
export interface ExportLimiter {
  take(key: string): Verdict;
}

/** Ten at once, then ten a second for each client. */
export function exportLimiter(): ExportLimiter {
  return new TokenBucket({ name: "export", capacity: 10, refillPerSec: 10 });
}

/** All books at `/export`, a line each, as they come out of the database: what is streamed is never in memory whole. */
export class Export extends Resource {
  override readonly produces = ["application/x-ndjson", "text/csv"];
  override readonly encodings = ["gzip"];
  // The preflight of a browser is no export.
  override readonly onlyFor = { withinRateLimit: ["GET", "HEAD"] };
  readonly #shelf: Shelf;
  readonly #limiter: ExportLimiter;

  constructor(shelf: Shelf, limiter: ExportLimiter) {
    super();
    this.#shelf = shelf;
    this.#limiter = limiter;
  }

  override withinRateLimit(ctx: Context) {
    return withinLimit(this.#limiter.take(clientKey(ctx)));
  }

  override represent() {
    return this.#shelf.each();
  }

  override describe() {
    return { get: { summary: "Export all books, one per line", responses: { 200: Book } } };
  }
}
