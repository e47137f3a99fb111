import { jsonCodec, type Route, route, Service, type ServiceOptions } from "signalbox";
import { htmlCodec, ndjsonCodec } from "signalbox/codecs";
import { debug } from "signalbox/debug";
import { eventsCodec } from "signalbox/events";
import { mountOpenapi } from "signalbox/openapi";
import { patchCodecs } from "signalbox/patch";
import { Accounts } from "./accounts.ts";
import { assets } from "./assets.ts";
import { booksCsv } from "./bookCodecs.ts";
import { BookItem } from "./bookItem.ts";
import { bookPage } from "./bookPage.ts";
import { books } from "./books.ts";
import { Changes } from "./changes.ts";
import type { Connection } from "./database.ts";
import { LIBRARY, SECURITY_SCHEMES } from "./document.ts";
import { Export, type ExportLimiter, exportLimiter } from "./export.ts";
import { health } from "./health.ts";
import { login } from "./login.ts";
import { type LoginLimiter, localLimiter } from "./loginLimiter.ts";
import { ERRORS } from "./problemPage.ts";
import { DEMO_SECRET, returnsHook } from "./returns.ts";
import { seed } from "./seed.ts";
import { Shelf } from "./shelf.ts";
import { welcome } from "./welcome.ts";

/** What is at which address: literals, which have their addresses with them, classes, and a command. */
export function libraryRoutes(shelf: Shelf, accounts: Accounts, given: RouteOptions = {}): readonly Route[] {
  const { limiter = localLimiter(), exports = exportLimiter(), debugPath } = given;
  return [
    welcome(shelf, debugPath),
    ...assets,
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

interface RouteOptions {
  /** Who limits the login. Default: a bucket in this process. */
  readonly limiter?: LoginLimiter;
  /** Who limits the export. Default: a bucket in this process. */
  readonly exports?: ExportLimiter;
  /** Where the debugger is. Default: nowhere. */
  readonly debugPath?: string | undefined;
}

export interface LibraryOptions extends Omit<ServiceOptions, "routes">, RouteOptions {}

/** The whole service, on a database that is filled where it is empty. */
export async function createLibrary(database: Connection, given: LibraryOptions = {}): Promise<Service> {
  const { limiter, exports, debugPath, ...options } = given;
  const shelf = new Shelf(database);
  const accounts = new Accounts(database);
  await seed(database, shelf, accounts);
  const limits = { ...(limiter && { limiter }), ...(exports && { exports }) };
  const routes = libraryRoutes(shelf, accounts, { ...limits, debugPath });
  const service = new Service({ routes, securitySchemes: SECURITY_SCHEMES, ...ERRORS, ...options });
  mountOpenapi(service, { ...LIBRARY, page: "/docs" });
  if (debugPath !== undefined) debug(service, debugPath);
  return service;
}
