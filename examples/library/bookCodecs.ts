import type { Codecs } from "signalbox";
import { createCsvCodec, htmlCodec } from "signalbox/codecs";
import type { Book } from "./book.ts";
import type { BookList } from "./bookList.ts";
import { bookPage } from "./bookPage.ts";
import { booksPage } from "./booksPage.ts";

const BOOK_COLUMNS = ["id", "title", "author", "year", "isbn", "genre", "note"];

/** Text that strangers wrote is opened in spreadsheets: what would be run as a formula is disarmed. */
export const booksCsv = createCsvCodec({ columns: BOOK_COLUMNS, formulas: "disarm" });

/** What the collection represents is a list; what adding to it gives is a book. A codec may be asked for either. */
function booksOf(value: BookList | Book): readonly Book[] {
  return "books" in value ? value.books : [value];
}

export const booksCodecs: Codecs = {
  "text/csv": { encode: (value) => booksCsv.encode(booksOf(value as BookList | Book)) },
  "text/html": htmlCodec((value: BookList | Book, chosen) =>
    "books" in value ? booksPage(value, chosen) : bookPage(value, chosen),
  ),
};
