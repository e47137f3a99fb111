import { generateOpenapi } from "signalbox/openapi";
import { openDatabase } from "./database.ts";
import { LIBRARY } from "./document.ts";
import { createLibrary } from "./library.ts";

/**
 * The library in memory, for the command line. It prints the types for clients, which have to be printed again when the library
 * changes: `signalbox client examples/library/app.ts --out examples/library/api.ts`.
 */
export const service = await createLibrary(openDatabase(":memory:"));
export const document = generateOpenapi(service, LIBRARY);
