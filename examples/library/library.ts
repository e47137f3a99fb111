import { jsonCodec, type Route, route, Service, type ServiceOptions } from "signalbox";
import { createCsvCodec, htmlCodec, ndjsonCodec } from "signalbox/codecs";
import { openapiPage, openapiRoutes } from "signalbox/openapi";
import { patchCodecs } from "signalbox/patch";
import { Accounts } from "./accounts.ts";
import type { Book } from "./book.ts";
import { BookItem } from "./bookItem.ts";
import { bookPage } from "./bookPage.ts";
import { type BookList, Books } from "./books.ts";
import { booksPage } from "./booksPage.ts";
import type { Connection } from "./database.ts";
import { libraryDocument, SECURITY_SCHEMES } from "./document.ts";
import { Export } from "./export.ts";
import { Health } from "./health.ts";
import { Login, loginCodecs } from "./login.ts";
import { type LoginLimiter, localLimiter } from "./loginLimiter.ts";
import { DEMO_SECRET, returnsHook } from "./returns.ts";
import { seed } from "./seed.ts";
import { Shelf } from "./shelf.ts";
import { Welcome, welcomeCodecs } from "./welcome.ts";

const BOOK_COLUMNS = ["id", "title", "author", "year", "isbn", "genre", "note"];

/** Text that strangers wrote is opened in spreadsheets: what would be run as a formula is disarmed. */
const booksCsv = createCsvCodec({ columns: BOOK_COLUMNS, formulas: "disarm" });

/** What the collection represents is a list; what adding to it gives is a book. A codec may be asked for either. */
function booksOf(value: BookList | Book): readonly Book[] {
  return "books" in value ? value.books : [value];
}

/** What is at which address, and in which representations. */
export function libraryRoutes(shelf: Shelf, accounts: Accounts, limiter = localLimiter()): readonly Route[] {
  return [
    route("/", new Welcome(shelf), { codecs: welcomeCodecs }),
    route("/books", new Books(shelf, accounts), {
      codecs: {
        "application/json": jsonCodec,
        "text/csv": { encode: (value) => booksCsv.encode(booksOf(value as BookList | Book)) },
        "text/html": htmlCodec((value: BookList | Book, chosen) =>
          "books" in value ? booksPage(value, chosen) : bookPage(value, chosen),
        ),
      },
    }),
    route("/books/{id}", new BookItem(shelf, accounts), {
      codecs: {
        "application/json": jsonCodec,
        ...patchCodecs,
        "text/html": htmlCodec(bookPage),
      },
    }),
    route("/export", new Export(shelf), { codecs: { "application/x-ndjson": ndjsonCodec, "text/csv": booksCsv } }),
    route("/login", new Login(accounts, limiter), { codecs: loginCodecs }),
    route("/health", new Health(shelf)),
    returnsHook(shelf, DEMO_SECRET),
  ];
}

export interface LibraryOptions extends Omit<ServiceOptions, "routes"> {
  /** Who limits the login. Default: a bucket in this process. */
  readonly limiter?: LoginLimiter;
}

/** The whole service, on a database that is filled where it is empty. */
export async function createLibrary(database: Connection, given: LibraryOptions = {}): Promise<Service> {
  const { limiter = localLimiter(), ...options } = given;
  const shelf = new Shelf(database);
  const accounts = new Accounts(database);
  await seed(database, shelf, accounts);
  const routes = libraryRoutes(shelf, accounts, limiter);
  const document = libraryDocument(routes);
  return new Service({
    routes: [...routes, ...openapiRoutes(document), ...openapiPage(document, "/docs")],
    securitySchemes: SECURITY_SCHEMES,
    ...options,
  });
}
