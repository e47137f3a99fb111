import { Halt, resource, Service } from "signalbox";
import { generateOpenapi } from "signalbox/openapi";
import { Accounts } from "../../../examples/library/accounts.ts";
import { openDatabase } from "../../../examples/library/database.ts";
import { LIBRARY, SECURITY_SCHEMES } from "../../../examples/library/document.ts";
import { libraryRoutes } from "../../../examples/library/library.ts";
import { ERRORS } from "../../../examples/library/problemPage.ts";
import { seed } from "../../../examples/library/seed.ts";
import { Shelf } from "../../../examples/library/shelf.ts";

/** Halts with a status that it does not declare. */
const lyingHealth = resource("/health", {
  summary: "Is the service healthy?",
  represent: () => {
    throw new Halt(423, { detail: "Under the doctor." });
  },
});

const database = openDatabase(":memory:");
const [shelf, accounts] = [new Shelf(database), new Accounts(database)];
await seed(database, shelf, accounts);

/** The reference service with one planted lie. */
const routes = libraryRoutes(shelf, accounts).map((each) => (each.pattern === "/health" ? lyingHealth : each));

const service = new Service({ routes, securitySchemes: SECURITY_SCHEMES, ...ERRORS, onError: () => undefined });

export const document = generateOpenapi(service, LIBRARY);

export default service;
