import { part, resource } from "signalbox";
import { describe, expectTypeOf, it } from "vitest";
import { z } from "zod";

/** Literals whose types their author leaves open, or gives from elsewhere. `tsc -b` compiles this file with the source; nothing is called. */
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
/** Any Standard Schema, as its author's types have it. */
interface Schema {
  readonly "~standard": { readonly types?: { readonly input: unknown; readonly output: unknown } | undefined };
}
type Output<S extends Schema> = NonNullable<S["~standard"]["types"]>["output"];
const Body = z.object({ id: z.string(), title: z.string() });
const New = z.object({ title: z.string(), kind: z.enum(["a", "b"]).default("a") });

describe("a function that makes literals", () => {
  it("of any entity", () => {
    compiled(() => {
      const crud = <T>(find: (id: string) => T | undefined) =>
        resource("/x/{id}", { find: ({ params }) => find(params.id), represent: ({ entity }) => entity });
      const made = crud((id) => ({ id }));
      expectTypeOf<(typeof made)["~ops"]["GET"]["result"]>().toEqualTypeOf<{ id: string }>();
      return <T>(find: (id: string) => T | undefined) =>
        resource("/x/{id}", {
          find: ({ params }) => find(params.id),
          // @ts-expect-error Type 'T' is not assignable to type '{ id: string; title: string; }'.
          GET: { response: Body, represent: ({ entity }) => entity },
        });
    });
  });

  it("of any model, for content and for responses", () => {
    compiled(() => {
      const echo = <S extends Schema>(schema: S, load: () => Output<S>, save: (value: Output<S>) => void) =>
        resource("/s/{id}", {
          GET: { response: schema, represent: () => load() },
          PUT: { body: schema, response: { 204: null }, apply: ({ body }) => save(body) },
          POST: { body: schema, response: { 200: schema, 204: null }, processPost: ({ body }) => body },
        });
      const made = echo(
        Body,
        () => ({ id: "", title: "" }),
        () => undefined,
      );
      expectTypeOf<(typeof made)["~ops"]["POST"]["result"]>().toEqualTypeOf<{ id: string; title: string }>();
    });
  });

  it("of both, behind a guard that grants what is generic", () => {
    compiled(() => {
      const guarded = <T extends { id: string }, U extends object, S extends Schema>(
        schema: S,
        rows: { get(id: string): Promise<T | null>; put(row: T, value: Output<S>): T; add(value: Output<S>): T },
        load: (token: string) => U | undefined,
      ) => {
        const guard = part({
          isAuthorized: ({ request }) => {
            const me = load(request.path);
            return me === undefined ? "Bearer" : { me };
          },
        });
        return resource("/f/{id}", {
          with: [guard],
          putCreates: false,
          find: ({ params }) => rows.get(params.id),
          generateEtag: ({ entity }) => entity.id,
          GET: { represent: ({ entity, me }) => ({ entity, me }) },
          PUT: { body: schema, apply: ({ entity, body }) => rows.put(entity, body) },
          POST: { body: schema, apply: ({ body }) => rows.add(body), createPath: ({ result }) => result.id },
        });
      };
      const rows = {
        get: async (): Promise<Row | null> => null,
        put: (row: Row) => row,
        add: ({ title }: { title: string }) => store.add(title),
      };
      const made = guarded(New, rows, (token) => ({ token }));
      expectTypeOf<(typeof made)["~ops"]["GET"]["result"]["entity"]>().toEqualTypeOf<Row>();
      expectTypeOf<(typeof made)["~ops"]["GET"]["result"]["me"]>().toEqualTypeOf<{ token: string }>();
    });
  });
});

describe("what stands elsewhere", () => {
  it("a function is given by its name, though it takes the entity", () => {
    compiled(() => {
      const isLocked = (ctx: { readonly entity: { title: string } }) => ctx.entity.title === "";
      resource("/1/{id}", {
        find: ({ params }) => store.byId(params.id),
        withheld: isLocked,
        represent: ({ entity }) => {
          expectTypeOf(entity).toEqualTypeOf<Row>();
        },
      });
      const ofRow = part({ params: ["id"], find: ({ params }) => store.byId(params.id) });
      const isAnn = (ctx: { readonly user: string }) => ctx.user === "ann";
      const signedIn = part({ isAuthorized: () => ({ user: "ann" }), forbidden: isAnn });
      expectTypeOf<(typeof signedIn)["~part"]["add"]["user"]>().toEqualTypeOf<string>();
      // @ts-expect-error Property 'user' does not exist: a function that takes it provides nothing.
      part({ forbidden: isAnn, withinQuota: ({ user }) => user === "" || { retryAfter: 1 } });
      // @ts-expect-error Nor is there a user for those who name the part.
      resource("/3", { with: [part({ forbidden: isAnn })], represent: ({ user }) => user });
      return resource("/2/{id}", {
        with: [ofRow, signedIn],
        withheld: isLocked,
        represent: ({ entity, user }) => {
          expectTypeOf(entity).toEqualTypeOf<Row>();
          expectTypeOf(user).toEqualTypeOf<string>();
        },
      });
    });
  });

  it("a readonly list is sent where the model has a list, and literals stay literals", () => {
    compiled(() => [
      resource("/1", { GET: { response: z.array(Body), represent: (): readonly Row[] => [] } }),
      resource("/2", {
        response: z.object({ kind: z.enum(["a", "b"]) }),
        GET: { represent: () => ({ kind: "a" }) },
        PUT: { apply: ({ signal }) => ({ kind: signal.aborted ? "a" : "b" }) },
        POST: { processPost: async () => ({ kind: "b" }) },
      }),
    ]);
  });
});

describe("a part that gives one thing or another", () => {
  it("a guard, and `provide`", () => {
    compiled(() => {
      const either = part({
        isAuthorized: async ({ request }) =>
          request.path === "/" ? { user: "ann" } : request.path === "" ? { guest: true } : "Bearer",
      });
      resource("/1", {
        with: [either],
        represent: ({ user, guest }) => {
          expectTypeOf(user).toEqualTypeOf<string | undefined>();
          expectTypeOf(guest).toEqualTypeOf<boolean | undefined>();
        },
      });
      const tenant = part({
        provide: ({ request }) => (request.path === "/" ? { kind: "one" as const, id: 1 } : { kind: "none" as const }),
      });
      return resource("/2", {
        with: [tenant],
        represent: (ctx) => {
          if (ctx.kind === "one") expectTypeOf(ctx.id).toEqualTypeOf<number>();
        },
      });
    });
  });

  it("or nothing: a guard that only says yes or no leaves the context as it is", () => {
    compiled(() => {
      const guard = part({ isAuthorized: ({ request }) => request.headers.has("authorization") || "Bearer" });
      const logged = part({ provide: () => undefined });
      return resource("/", { with: [guard, logged], represent: ({ params }) => params });
    });
  });
});
