import { MountError, Resource, resource, route, Service } from "signalbox";
import { describe, expect, it } from "vitest";
import { DECLARATIONS } from "../src/resource/overrides.ts";
import { request } from "../src/testing/request.ts";

/** As it is written where there is no compiler. */
type Loose = (...given: unknown[]) => never;
const loosely = (take: unknown, ...given: readonly unknown[]) => Reflect.apply(take as Loose, undefined, given);
const built = (...routes: readonly never[]) => new Service({ routes, onError: () => {} });

class Books extends Resource {
  override readonly allowedMethods = ["GET", "PUT"];
  override readonly consumes: readonly string[] = ["application/json"];
  override represent(): object {
    return { title: "Signals" };
  }
  override apply(): void {}
}

const classWith = (members: object) => built(loosely(route, "/books", Object.assign(new Books(), members)));
const literalWith = (members: object) =>
  built(
    loosely(resource, "/books", {
      consumes: ["application/json"],
      represent: () => ({ title: "Signals" }),
      PUT: { apply: () => undefined },
      ...members,
    }),
  );

/** What no declaration is, and what some are. */
const VALUES = [undefined, null, Number.NaN, 1, "text", true, {}, { a: 1 }, [], [1], () => 1];
const MADE = [
  ["a class", classWith],
  ["a literal", literalWith],
] as const;

describe.each(MADE)("ruling 16, of %s", (_form, make) => {
  it.each(DECLARATIONS)("whatever %s is, it is refused at mount, or a client never meets it", async (name) => {
    const errors: unknown[] = [];
    for (const value of VALUES) {
      let service: Service;
      try {
        service = make({ [name]: value });
      } catch (error) {
        errors.push(error);
        continue;
      }
      for (const method of ["GET", "PUT", "POST"]) {
        const headers = { "Content-Type": "application/json" };
        const { status } = await request(service, method, "/books", {
          headers,
          ...(method === "GET" ? {} : { body: "{}" }),
        });
        expect(status, `${method}, ${name}: ${String(value)}`).toBeLessThan(500);
      }
    }
    expect(errors.length).toBeGreaterThan(0);
    expect(errors.filter((error) => !(error instanceof MountError))).toEqual([]);
  });
});

describe("what is refused says what to write instead", () => {
  it.each<[make: () => unknown, message: string]>([
    [
      () => classWith({ produces: "text/csv" }),
      'BAD_VALUE: Books: produces is "text/csv". Write instead: produces: a list of texts: ["…"]',
    ],
    [
      () => classWith({ allowedMethods: ["GET", 1] }),
      'BAD_VALUE: Books: allowedMethods is ["GET", 1]. Write instead: allowedMethods: a list of texts: ["…"]',
    ],
    [() => literalWith({ invalidBody: 409 }), "invalidBody is 409. Write instead: invalidBody: 400 or 422"],
    [
      () => literalWith({ cors: { origins: "*", header: ["X-Id"] } }),
      "cors has header, which nothing reads. Write instead: headers",
    ],
    [
      () => classWith({ represent: 1 }),
      "NOT_A_FUNCTION: Books: represent is 1. Write instead: override represent(ctx) { … }",
    ],
    [() => classWith({ isAuthorized: "bearer" }), 'NOT_A_FUNCTION: Books: isAuthorized is "bearer".'],
    [
      () => literalWith({ security: "bearer" }),
      'security is "bearer". Write instead: security: a list of names, or of schemes: ["bearer"]',
    ],
    [() => literalWith({ codecs: 1 }), "codecs is 1. Write instead: codecs: { "],
    [() => literalWith({ produces: ["text/csv"], codecs: { "text/csv": {} } }), "NO_CODEC: /books"],
    [
      () => literalWith({ idempotency: { store: {}, keepSecond: 1 } }),
      "idempotency has keepSecond, which nothing reads. Write instead: keepSeconds",
    ],
    [() => built(loosely(route, undefined, Books)), 'BAD_PATTERN: undefined: it is no text. Write instead: "/books"'],
    [() => built(loosely(route, "/books")), "NOT_A_RESOURCE: undefined: it does not extend Resource. Write instead: "],
  ])("%s", (make, message) => {
    expect(make).toThrow(message);
  });
});
