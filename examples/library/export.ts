import { Resource } from "signalbox";
import { Book } from "./book.ts";
import type { Shelf } from "./shelf.ts";

/** All books at `/export`, a line each, as they come out of the database: what is streamed is never in memory whole. */
export class Export extends Resource {
  override readonly produces = ["application/x-ndjson", "text/csv"];
  override readonly encodings = ["gzip"];
  readonly #shelf: Shelf;

  constructor(shelf: Shelf) {
    super();
    this.#shelf = shelf;
  }

  override represent() {
    return this.#shelf.each();
  }

  override describe() {
    return { get: { summary: "Export all books, one a line", responses: { 200: Book } } };
  }
}
