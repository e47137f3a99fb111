import { resource, Service } from "signalbox";
import { describe, expect, it } from "vitest";

const books = resource("/books", { represent: () => [] });
const built = (options: unknown) => () => new Service(options as { resources: {} });

describe("the options of a service", () => {
  it.each<[given: unknown, message: string]>([
    [
      undefined,
      "NOT_A_ROUTE: Service: it was made without its options. Write instead: new Service({ resources: { books } })",
    ],
    [
      { errorProduce: [] },
      "UNKNOWN_KEY: Service: it has errorProduce, which nothing reads. Write instead: errorProduces",
    ],
    [
      { maxbodybytes: 1 },
      "UNKNOWN_KEY: Service: it has maxbodybytes, which nothing reads. Write instead: maxBodyBytes",
    ],
    [
      { middleware: [] },
      "UNKNOWN_KEY: Service: it has middleware, which nothing reads. Write instead: one of cors, deadline, ",
    ],
    [{ resources: [books] }, "NOT_A_ROUTE: Service: resources is a list. Write instead: a record, "],
    [
      { routes: { books } },
      "NOT_A_ROUTE: Service: routes is not a list. Write instead: resources: { books }, or routes: [books]",
    ],
    [
      { resources: { books: () => books } },
      "NOT_A_ROUTE: Service: resources.books is a function, and no route. Write instead: what it returns, if it makes one: call it",
    ],
    [
      { resources: { books: {} } },
      'NOT_A_ROUTE: Service: resources.books is an object, and no route. Write instead: resources: { books: resource("/books"',
    ],
    [{ resources: { books: undefined } }, "NOT_A_ROUTE: Service: resources.books is undefined, and no route."],
    [
      { routes: [books, null] },
      "NOT_A_ROUTE: Service: routes[1] is null, and no route. Write instead: route(pattern, resource)",
    ],
  ])("%o", (given, message) => {
    expect(built(given)).toThrow(message);
  });

  it("may be left undefined", () => {
    expect(built({ routes: [books], resources: undefined, telemetry: undefined })).not.toThrow();
  });
});
