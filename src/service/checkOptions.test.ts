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
      "UNKNOWN_KEY: Service: it has middleware, which nothing reads. Write instead: one of around, cors, ",
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
    [
      { maxBodyBytes: Number.NaN },
      "BAD_VALUE: Service: maxBodyBytes is NaN. Write instead: maxBodyBytes: a whole number of at least 0, such as 64 * 1024",
    ],
    [{ maxBodyBytes: "1mb" }, 'BAD_VALUE: Service: maxBodyBytes is "1mb". Write instead: '],
    [{ maxBodyBytes: -1 }, "BAD_VALUE: Service: maxBodyBytes is -1. Write instead: "],
    [
      { deadline: Number.NaN },
      "BAD_VALUE: Service: deadline is NaN. Write instead: deadline: milliseconds, such as 30_000",
    ],
    [
      { responseModels: "strict" },
      'BAD_VALUE: Service: responseModels is "strict". Write instead: responseModels: "check" or "strip" or "off"',
    ],
    [{ invalidBody: 409 }, "BAD_VALUE: Service: invalidBody is 409. Write instead: invalidBody: 400 or 422"],
    [{ trace: "false" }, 'BAD_VALUE: Service: trace is "false". Write instead: trace: true or false'],
    [{ onError: null }, "BAD_VALUE: Service: onError is null. Write instead: onError: a function"],
    [
      { telemetry: () => {} },
      "BAD_VALUE: Service: telemetry is a function. Write instead: telemetry: a list of functions: [() => …]",
    ],
    [{ security: { bearer: [] } }, "BAD_VALUE: Service: security is an object. Write instead: security: a list"],
    [
      { setHeaders: { "X-Id": "1" } },
      "BAD_VALUE: Service: setHeaders is an object. Write instead: setHeaders: a function",
    ],
    [
      { start: [() => {}, 1] },
      "BAD_VALUE: Service: start is [a function, 1]. Write instead: start: a list of functions: [() => …]",
    ],
    [{ readiness: 1 }, 'BAD_VALUE: Service: readiness is 1. Write instead: readiness: a path: "/ready"'],
    [{ cors: { origin: "*" } }, "UNKNOWN_KEY: Service: cors has origin, which nothing reads. Write instead: origins"],
    [
      { cors: { origins: "https://app.example" } },
      'BAD_VALUE: Service: origins of cors is "https://app.example". Write instead: origins: ["https://app.example"], or "*"',
    ],
    [
      { cors: { origins: "*", exposes: "X-Id" } },
      'BAD_VALUE: Service: exposes of cors is "X-Id". Write instead: exposes: a list of field names: ["If-Match"]',
    ],
    [
      { deprecation: { link: "/v2", gon: true } },
      "UNKNOWN_KEY: Service: deprecation has gon, which nothing reads. Write instead: gone",
    ],
    [{ stop: [() => {}] }, "BAD_VALUE: Service: stop is [a function]. Write instead: stop: a function"],
  ])("%o", (given, message) => {
    expect(built(given)).toThrow(message);
  });

  it("may be left undefined", () => {
    expect(
      built({ routes: [books], resources: undefined, telemetry: undefined, maxBodyBytes: undefined }),
    ).not.toThrow();
  });
});
