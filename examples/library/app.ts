import { Accounts } from "./accounts.ts";
import { openDatabase } from "./database.ts";
import { libraryDocument } from "./document.ts";
import { createLibrary, libraryRoutes } from "./library.ts";
import { Shelf } from "./shelf.ts";

/**
 * The library in memory, for the command line. It prints the types for clients, which have to be printed again when the library
 * changes: `signalbox client examples/library/app.ts --out examples/library/api.ts`.
 */
const database = openDatabase(":memory:");
export const service = await createLibrary(database);
export const document = libraryDocument(libraryRoutes(new Shelf(database), new Accounts(database)));
