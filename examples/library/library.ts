import { jsonCodec, type Route, route, Service, type ServiceOptions } from "signalbox";
import { htmlCodec, ndjsonCodec } from "signalbox/codecs";
import { eventsCodec } from "signalbox/events";
import { openapiPage, openapiRoutes } from "signalbox/openapi";
import { patchCodecs } from "signalbox/patch";
import { Accounts } from "./accounts.ts";
import { booksCsv } from "./bookCodecs.ts";
import { BookItem } from "./bookItem.ts";
import { bookPage } from "./bookPage.ts";
import { books } from "./books.ts";
import { Changes } from "./changes.ts";
import type { Connection } from "./database.ts";
import { libraryDocument, SECURITY_SCHEMES } from "./document.ts";
import { Export, type ExportLimiter, exportLimiter } from "./export.ts";
import { health } from "./health.ts";
import { login } from "./login.ts";
import { type LoginLimiter, localLimiter } from "./loginLimiter.ts";
import { DEMO_SECRET, returnsHook } from "./returns.ts";
import { seed } from "./seed.ts";
import { Shelf } from "./shelf.ts";
import { welcome } from "./welcome.ts";

/** What is at which address: literals, which have their addresses with them, classes, and a command. */
export function libraryRoutes(
  shelf: Shelf,
  accounts: Accounts,
  limiter = localLimiter(),
  exports = exportLimiter(),
): readonly Route[] {
  return [
    welcome(shelf),
    books(shelf, accounts),
    route("/books/{id}", new BookItem(shelf, accounts), {
      codecs: {
        "application/json": jsonCodec,
        ...patchCodecs,
        "text/html": htmlCodec(bookPage),
      },
    }),
    route("/export", new Export(shelf, exports), {
      codecs: { "application/x-ndjson": ndjsonCodec, "text/csv": booksCsv },
    }),
    route("/changes", new Changes(shelf), { codecs: { "text/event-stream": eventsCodec } }),
    login(accounts, limiter),
    health(shelf),
    returnsHook(shelf, DEMO_SECRET),
  ];
}

export interface LibraryOptions extends Omit<ServiceOptions, "routes"> {
  /** Who limits the login. Default: a bucket in this process. */
  readonly limiter?: LoginLimiter;
  /** Who limits the export. Default: a bucket in this process. */
  readonly exports?: ExportLimiter;
}

/** The whole service, on a database that is filled where it is empty. */
export async function createLibrary(database: Connection, given: LibraryOptions = {}): Promise<Service> {
  const { limiter, exports, ...options } = given;
  const shelf = new Shelf(database);
  const accounts = new Accounts(database);
  await seed(database, shelf, accounts);
  const routes = libraryRoutes(shelf, accounts, limiter, exports);
  const document = libraryDocument(routes);
  return new Service({
    routes: [...routes, ...openapiRoutes(document), ...openapiPage(document, "/docs")],
    securitySchemes: SECURITY_SCHEMES,
    ...options,
  });
}
