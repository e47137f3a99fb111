import { command, group, Halt, HttpResponse, part, resource } from "signalbox";
import { describe, expectTypeOf, it } from "vitest";
import { z } from "zod";

/**
 * Which fact of a literal each callback sees. Every fact has a type of its own here, so that two that are swapped do not compile:
 * `tsc -b` compiles this file with the source. Nothing here is called.
 */
const compiled = (_code: () => unknown) => undefined;

interface Row {
  readonly id: string;
  readonly version: number;
  readonly title: string;
}
declare const store: {
  byId(id: string): Promise<Row | undefined>;
  add(title: string): Row;
};
const fact = <const F extends string>(name: F) => z.object({ fact: z.literal(name) });
type Fact<F extends string> = { fact: F };
describe("the facts of each method", () => {
  it("query, content, entity and result", () => {
    compiled(() => {
      const item = resource("/items/{id}", {
        halts: [423],
        find: ({ params }) => store.byId(params.id),
        GET: {
          query: fact("query of GET"),
          response: fact("response of GET"),
          halts: [402],
          represent: ({ entity, query }) => {
            expectTypeOf(entity).toEqualTypeOf<Row>();
            expectTypeOf(query).toEqualTypeOf<Fact<"query of GET">>();
            return { fact: "response of GET" };
          },
        },
        PUT: {
          query: fact("query of PUT"),
          body: fact("body of PUT"),
          response: { 200: fact("response of PUT"), 204: null },
          consumes: ["application/json"],
          apply: ({ entity, query, body }) => {
            expectTypeOf(entity).toEqualTypeOf<Row | undefined>();
            expectTypeOf(query).toEqualTypeOf<Fact<"query of PUT">>();
            expectTypeOf(body).toEqualTypeOf<Fact<"body of PUT">>();
            return { fact: "response of PUT" };
          },
          accepted: ({ query, body, result }) => {
            expectTypeOf(query).toEqualTypeOf<Fact<"query of PUT">>();
            expectTypeOf(body).toEqualTypeOf<Fact<"body of PUT">>();
            expectTypeOf(result).toEqualTypeOf<{ fact: "response of PUT" }>();
            return false;
          },
        },
        PATCH: {
          query: fact("query of PATCH"),
          body: fact("body of PATCH"),
          response: fact("response of PATCH"),
          consumes: ["text/csv"],
          apply: ({ entity, query, body }) => {
            expectTypeOf(entity).toEqualTypeOf<Row>();
            expectTypeOf(query).toEqualTypeOf<Fact<"query of PATCH">>();
            expectTypeOf(body).toEqualTypeOf<Fact<"body of PATCH">>();
            return { fact: "response of PATCH" };
          },
        },
        POST: {
          query: fact("query of POST"),
          body: fact("body of POST"),
          response: { 201: fact("response of POST") },
          halts: [409],
          apply: ({ entity, query, body }) => {
            expectTypeOf(entity).toEqualTypeOf<Row>();
            expectTypeOf(query).toEqualTypeOf<Fact<"query of POST">>();
            expectTypeOf(body).toEqualTypeOf<Fact<"body of POST">>();
            return { fact: "response of POST" };
          },
          createPath: ({ query, body, result }) => {
            expectTypeOf(query).toEqualTypeOf<Fact<"query of POST">>();
            expectTypeOf(body).toEqualTypeOf<Fact<"body of POST">>();
            expectTypeOf(result).toEqualTypeOf<{ fact: "response of POST" }>();
            return "/";
          },
        },
        DELETE: {
          query: fact("query of DELETE"),
          response: fact("response of DELETE"),
          deleteResource: ({ entity, query }) => {
            expectTypeOf(entity).toEqualTypeOf<Row>();
            expectTypeOf(query).toEqualTypeOf<Fact<"query of DELETE">>();
            return { fact: "response of DELETE" };
          },
          deleteCompleted: ({ body, result }) => {
            expectTypeOf(body).toEqualTypeOf<undefined>();
            expectTypeOf(result).toEqualTypeOf<{ fact: "response of DELETE" }>();
            return true;
          },
        },
        QUERY: {
          query: fact("query of QUERY"),
          body: fact("body of QUERY"),
          response: fact("response of QUERY"),
          find: ({ entity, body }) => {
            expectTypeOf(entity).toEqualTypeOf<Row>();
            expectTypeOf(body).toEqualTypeOf<Fact<"body of QUERY">>();
            return { found: "by QUERY" as const };
          },
          generateEtag: ({ entity, query, body }) => {
            expectTypeOf(query).toEqualTypeOf<Fact<"query of QUERY">>();
            expectTypeOf(body).toEqualTypeOf<Fact<"body of QUERY">>();
            return entity.found;
          },
          represent: ({ entity, query, body }) => {
            expectTypeOf(entity).toEqualTypeOf<{ found: "by QUERY" }>();
            expectTypeOf(query).toEqualTypeOf<Fact<"query of QUERY">>();
            expectTypeOf(body).toEqualTypeOf<Fact<"body of QUERY">>();
            return { fact: "response of QUERY" };
          },
        },
      });
      type Ops = (typeof item)["~ops"];
      type Read<M extends { readonly "~standard": object }> = M extends z.ZodType<infer T> ? T : never;
      expectTypeOf<Read<Ops["GET"]["query"]>>().toEqualTypeOf<Fact<"query of GET">>();
      expectTypeOf<Read<Ops["GET"]["models"]>>().toEqualTypeOf<Fact<"response of GET">>();
      expectTypeOf<Ops["GET"]["halts"]>().toEqualTypeOf<402>();
      expectTypeOf<Ops["GET"]["result"]>().toEqualTypeOf<Fact<"response of GET">>();
      expectTypeOf<Read<Ops["PUT"]["query"]>>().toEqualTypeOf<Fact<"query of PUT">>();
      expectTypeOf<Read<Ops["PUT"]["body"]>>().toEqualTypeOf<Fact<"body of PUT">>();
      expectTypeOf<Read<Ops["PUT"]["models"][200]>>().toEqualTypeOf<Fact<"response of PUT">>();
      expectTypeOf<Ops["PUT"]["result"]>().toEqualTypeOf<Fact<"response of PUT">>();
      expectTypeOf<Ops["PUT"]["consumes"]>().toEqualTypeOf<"application/json">();
      expectTypeOf<Read<Ops["PATCH"]["query"]>>().toEqualTypeOf<Fact<"query of PATCH">>();
      expectTypeOf<Read<Ops["PATCH"]["body"]>>().toEqualTypeOf<Fact<"body of PATCH">>();
      expectTypeOf<Ops["PATCH"]["result"]>().toEqualTypeOf<Fact<"response of PATCH">>();
      expectTypeOf<Ops["PATCH"]["consumes"]>().toEqualTypeOf<"text/csv">();
      expectTypeOf<Read<Ops["POST"]["query"]>>().toEqualTypeOf<Fact<"query of POST">>();
      expectTypeOf<Read<Ops["POST"]["body"]>>().toEqualTypeOf<Fact<"body of POST">>();
      expectTypeOf<Ops["POST"]["halts"]>().toEqualTypeOf<409>();
      expectTypeOf<Ops["POST"]["result"]>().toEqualTypeOf<Fact<"response of POST">>();
      expectTypeOf<Read<Ops["DELETE"]["query"]>>().toEqualTypeOf<Fact<"query of DELETE">>();
      expectTypeOf<Ops["DELETE"]["result"]>().toEqualTypeOf<Fact<"response of DELETE">>();
      expectTypeOf<Read<Ops["QUERY"]["query"]>>().toEqualTypeOf<Fact<"query of QUERY">>();
      expectTypeOf<Read<Ops["QUERY"]["body"]>>().toEqualTypeOf<Fact<"body of QUERY">>();
      expectTypeOf<Ops["QUERY"]["result"]>().toEqualTypeOf<Fact<"response of QUERY">>();
      expectTypeOf<(typeof item)["~halts"]>().toEqualTypeOf<423>();
      expectTypeOf<(typeof item)["~error"]>().toEqualTypeOf<never>();
      expectTypeOf<(typeof item)["~putCreates"]>().toEqualTypeOf<true>();
    });
  });

  it("at the top, for every method that has none of its own", () => {
    compiled(() => {
      resource("/1", {
        query: fact("query"),
        body: fact("body"),
        PUT: {
          apply: ({ query, body }) => {
            expectTypeOf(query).toEqualTypeOf<Fact<"query">>();
            expectTypeOf(body).toEqualTypeOf<Fact<"body">>();
          },
        },
        POST: {
          body: fact("body of POST"),
          processPost: ({ query, body }) => {
            expectTypeOf(query).toEqualTypeOf<Fact<"query">>();
            expectTypeOf(body).toEqualTypeOf<Fact<"body of POST">>();
          },
        },
      });
      return resource("/2", {
        query: fact("query"),
        body: fact("body"),
        response: fact("response"),
        isConflict: ({ query, body }) => {
          expectTypeOf(query).toEqualTypeOf<Fact<"query">>();
          expectTypeOf(body).toEqualTypeOf<Fact<"body">>();
          return false;
        },
        apply: ({ query, body }) => {
          expectTypeOf(query).toEqualTypeOf<Fact<"query">>();
          expectTypeOf(body).toEqualTypeOf<Fact<"body">>();
          return { fact: "response" };
        },
        createPath: ({ query, body, result }) => {
          expectTypeOf(query).toEqualTypeOf<Fact<"query">>();
          expectTypeOf(body).toEqualTypeOf<Fact<"body">>();
          return result.fact;
        },
      });
    });
  });

  it("of a command, and of models that are written by hand", () => {
    compiled(() => {
      const byHand = <const F extends string>(name: F) => ({
        modelJsonSchema: () => ({}),
        validate: (_value: unknown) => ({ value: { fact: name } }),
      });
      const act = command("POST", "/1", {
        query: fact("query"),
        body: byHand("body"),
        response: { 202: fact("response") },
        halts: [409],
        handle: ({ query, body }) => {
          expectTypeOf(query).toEqualTypeOf<Fact<"query">>();
          expectTypeOf(body).toEqualTypeOf<Fact<"body">>();
          return HttpResponse.empty();
        },
      });
      expectTypeOf<(typeof act)["~op"]["halts"]>().toEqualTypeOf<409>();
      expectTypeOf<keyof (typeof act)["~op"]["models"]>().toEqualTypeOf<202>();
      resource("/2", {
        GET: {
          query: byHand("query"),
          response: byHand("response"),
          represent: ({ query }) => {
            expectTypeOf(query).toEqualTypeOf<Fact<"query">>();
            return { fact: "response" };
          },
        },
      });
      // @ts-expect-error Type '"body"' is not assignable to type '"response"'.
      return resource("/3", { PUT: { body: byHand("body"), response: byHand("response"), apply: ({ body }) => body } });
    });
  });
});

describe("the facts of parts and groups", () => {
  const shared = () => {
    const connected = part({
      provide: () => ({ db: "db" as const }),
      halts: [402],
      errorBody: () => "of connected" as const,
    });
    const guard = part({ with: [connected], isAuthorized: () => ({ user: "user" as const }) });
    return { connected, guard };
  };

  it("before B8 and behind it", () => {
    compiled(() => {
      const early = (ctx: { readonly db: "db"; readonly user?: never }) => ctx.db === undefined;
      const late = (ctx: { readonly db: "db"; readonly user: "user" }) => ctx.db === undefined;
      const provide = () => ({ db: "db" as const });
      const isAuthorized = () => ({ user: "user" as const });
      part({ provide, isAuthorized, uriTooLong: (ctx) => early(ctx), forbidden: (ctx) => late(ctx) });
      group("/1", { provide, isAuthorized, uriTooLong: (ctx) => early(ctx), forbidden: (ctx) => late(ctx) });
      return resource("/2", {
        with: [shared().guard],
        uriTooLong: (ctx) => early(ctx),
        forbidden: (ctx) => late(ctx),
        DELETE: { uriTooLong: (ctx) => early(ctx), deleteResource: (ctx) => void late(ctx) },
      });
    });
  });

  it("what is provided, found out and found", () => {
    compiled(() => {
      const { guard } = shared();
      type Known = (typeof guard)["~part"];
      expectTypeOf<Known["given"]["db"]>().toEqualTypeOf<"db">();
      expectTypeOf<Known["given"]>().toExtend<{ db: "db"; user?: never }>();
      expectTypeOf<Known["add"]["user"]>().toEqualTypeOf<"user">();
      expectTypeOf<Known["grants"]["user"]>().toEqualTypeOf<"user">();
      expectTypeOf<Known["grants"]>().toExtend<{ user: "user"; db?: never }>();
      expectTypeOf<Known["halts"]>().toEqualTypeOf<402>();
      expectTypeOf<Known["error"]>().toEqualTypeOf<"of connected">();
      expectTypeOf<Known["params"]>().toEqualTypeOf<never>();
      const ofRow = part({
        params: ["id"],
        with: [guard],
        find: ({ params, db, user }) => ({ id: params.id, db, user }),
      });
      const mapped = part({
        with: [guard],
        halts: [409],
        mapError: (error, { db, user }) => {
          expectTypeOf(error).toEqualTypeOf<unknown>();
          expectTypeOf([db, user] as const).toEqualTypeOf<readonly ["db" | undefined, "user" | undefined]>();
          return new Halt(409);
        },
      });
      expectTypeOf<(typeof mapped)["~part"]["halts"]>().toEqualTypeOf<402 | 409>();
      expectTypeOf<(typeof mapped)["~part"]["error"]>().toEqualTypeOf<"of connected">();
      // @ts-expect-error It returns a Halt, and no status.
      part({ mapError: () => 409 });
      expectTypeOf<(typeof ofRow)["~part"]["params"]>().toEqualTypeOf<"id">();
      const below = group("/rows/{id}", {
        with: [ofRow],
        halts: [409],
        provide: ({ db }) => ({ given: db }),
        errorBody: () => "of the group" as const,
      });
      const item = below.resource("/{at}", {
        represent: ({ entity, params, db, user, given }) => {
          expectTypeOf(entity).toEqualTypeOf<{ id: string; db: "db"; user: "user" }>();
          expectTypeOf<keyof typeof params>().toEqualTypeOf<"id" | "at">();
          expectTypeOf([db, user, given] as const).toEqualTypeOf<readonly ["db", "user", "db"]>();
        },
      });
      expectTypeOf<(typeof item)["~halts"]>().toEqualTypeOf<402 | 409>();
      expectTypeOf<(typeof item)["~error"]>().toEqualTypeOf<"of connected" | "of the group">();
      return below.command("POST", "/act", {
        handle: ({ entity, user }) => {
          expectTypeOf(entity).toEqualTypeOf<{ id: string; db: "db"; user: "user" }>();
          return HttpResponse.text(user);
        },
      });
    });
  });
});
