import { jsonCodec, route, Service, type ServiceOptions } from "signalbox";
import { createCsvCodec, csvCodec, htmlCodec, ndjsonCodec } from "signalbox/codecs";
import { Accounts } from "./accounts.ts";
import { BookItem } from "./bookItem.ts";
import { bookPage } from "./bookPage.ts";
import { type BookList, Books } from "./books.ts";
import { booksPage } from "./booksPage.ts";
import type { Connection } from "./database.ts";
import { Export } from "./export.ts";
import { Health } from "./health.ts";
import { Login, loginCodecs } from "./login.ts";
import { DEMO_SECRET, returnsHook } from "./returns.ts";
import { seed } from "./seed.ts";
import { Shelf } from "./shelf.ts";
import { Welcome, welcomeCodecs } from "./welcome.ts";

const BOOK_COLUMNS = ["id", "title", "author", "year", "isbn", "genre", "note"];

/** Text that strangers wrote is opened in spreadsheets: what would be run as a formula is disarmed. */
const booksCsv = createCsvCodec({ columns: BOOK_COLUMNS, formulas: "disarm" });

/** The whole service: what is at which address, and in which representations. */
export async function createLibrary(
  database: Connection,
  options: Omit<ServiceOptions, "routes"> = {},
): Promise<Service> {
  const shelf = new Shelf(database);
  const accounts = new Accounts(database);
  await seed(database, shelf, accounts);
  return new Service({
    routes: [
      route("/", new Welcome(shelf), { codecs: welcomeCodecs }),
      route("/books", new Books(shelf, accounts), {
        codecs: {
          "application/json": jsonCodec,
          "text/csv": { encode: (list) => booksCsv.encode((list as BookList).books) },
          "text/html": htmlCodec(booksPage),
        },
      }),
      route("/books/{id}", new BookItem(shelf, accounts), {
        codecs: {
          "application/json": jsonCodec,
          "application/merge-patch+json": jsonCodec,
          "text/html": htmlCodec(bookPage),
        },
      }),
      route("/export", new Export(shelf), { codecs: { "application/x-ndjson": ndjsonCodec, "text/csv": csvCodec } }),
      route("/login", new Login(accounts), { codecs: loginCodecs }),
      route("/health", new Health(shelf)),
      returnsHook(shelf, DEMO_SECRET),
    ],
    securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
    ...options,
  });
}
