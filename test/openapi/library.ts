import { Service } from "signalbox";
import { mountOpenapi, type OpenapiDocument } from "signalbox/openapi";
import { request } from "signalbox/testing";
import { Accounts } from "../../examples/library/accounts.ts";
import { openDatabase } from "../../examples/library/database.ts";
import { LIBRARY, SECURITY_SCHEMES } from "../../examples/library/document.ts";
import { libraryRoutes } from "../../examples/library/library.ts";
import { ERRORS } from "../../examples/library/problemPage.ts";
import { DEMO_ACCOUNTS, seed } from "../../examples/library/seed.ts";
import { Shelf } from "../../examples/library/shelf.ts";

/** Hashing a password is slow on purpose. Here one that was right is remembered, and no other is looked at. */
class RememberingAccounts extends Accounts {
  readonly #tokens = new Map<string, Promise<string | undefined>>();

  override logIn(name: string, password: string): Promise<string | undefined> {
    const isDemo = Object.values(DEMO_ACCOUNTS).some((demo) => demo.name === name && demo.password === password);
    if (!isDemo) return Promise.resolve(undefined);
    const known = this.#tokens.get(name) ?? super.logIn(name, password);
    this.#tokens.set(name, known);
    return known;
  }
}

export interface Library {
  readonly service: Service;
  readonly document: OpenapiDocument;
  /** Of the librarian, then of the reader, as they stand in Authorization. */
  readonly tokens: readonly string[];
  readonly errors: readonly unknown[];
}

/** The reference service in memory, as it is served. */
export async function openLibrary(): Promise<Library> {
  const database = openDatabase(":memory:");
  const [shelf, accounts] = [new Shelf(database), new RememberingAccounts(database)];
  await seed(database, shelf, accounts);
  const routes = libraryRoutes(shelf, accounts);
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  const service = new Service({ routes, securitySchemes: SECURITY_SCHEMES, ...ERRORS, onError });
  const document = mountOpenapi(service, { ...LIBRARY, page: "/docs" });
  const tokens: string[] = [];
  for (const { name: username, password } of Object.values(DEMO_ACCOUNTS)) {
    const response = await request(service, "POST", "/login", { body: { username, password } });
    tokens.push(`Bearer ${(await response.json()).token}`);
  }
  return { service, document, tokens, errors };
}
