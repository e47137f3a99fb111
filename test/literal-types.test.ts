import { command, group, Halt, HttpResponse, part, Resource, resource, route, stale } from "signalbox";
import { describe, expect, expectTypeOf, it } from "vitest";
import { z } from "zod";
import { calledFor } from "../src/graph/carried.ts";
import { allCarried, type Edge, type Row } from "../src/graph/row.ts";
import { ENTRY, TABLE } from "../src/graph/table.ts";
import { isCallback } from "../src/resource/overrides.ts";

/** What the compiler infers from a literal, and what it refuses. Nothing here is called: it is compiled. */

interface User {
  id: number;
  role: "reader" | "editor";
}
interface Article {
  slug: string;
  authorId: number;
  version: number;
  title: string;
  changed: Date;
}
declare const users: { of(token: string | undefined): Promise<User | undefined> };
declare const articles: {
  bySlug(slug: string): Promise<Article | undefined>;
  list(filter: { limit: number; viewer: number | undefined }): Article[];
  add(author: User, title: string): Article;
  put(slug: string, title: string): Article;
  update(article: Article, title: string): Article;
  has(slug: string): boolean;
};
declare function eachOf<T>(): AsyncIterable<T>;
const NewArticle = z.object({ title: z.string() });
const ArticleBody = z.object({ slug: z.string(), title: z.string() });
const Job = z.object({ state: z.enum(["waiting", "done"]) });

const identified = () =>
  part({
    provide: async ({ request: { headers } }) => ({ user: await users.of(headers.get("authorization") ?? undefined) }),
  });
const guards = () => {
  const known = identified();
  const signedIn = part({
    with: [known],
    security: ["bearer"],
    isAuthorized: ({ user }) => (user === undefined ? "Bearer" : { user }),
  });
  const editors = part({ with: [signedIn], forbidden: ({ user }) => user.role !== "editor" });
  const ofArticle = part({ params: ["slug"], find: ({ params }) => articles.bySlug(params.slug) });
  return { known, signedIn, editors, ofArticle };
};

/** The compiler reads what stands in it; it is never run. */
const compiled = (_code: () => unknown) => undefined;

describe("what the compiler says instead", () => {
  it("of a conflict of a DELETE", () => {
    compiled(() => [
      // @ts-expect-error write `halts: [409]`, and throw new Halt(409) in `deleteResource`
      resource("/x", { DELETE: { isConflict: () => true, deleteResource: () => undefined } }),
    ]);
  });

  it("of a guard that returns what it should throw", () => {
    compiled(() => [
      // @ts-expect-error … Quoted<"an object without names that every context has. Throw what is an Error">
      part({ isAuthorized: () => new Halt(401) }),
      // @ts-expect-error The same where it grants otherwise, and later.
      part({ isAuthorized: async ({ request }) => (request.path === "/" ? { user: 1 } : new Halt(401)) }),
      // @ts-expect-error The same for an Error, …
      part({ isAuthorized: () => new Error("no") }),
      // @ts-expect-error … for the Response of `fetch`, …
      part({ isAuthorized: () => new Response(null, { status: 401 }) }),
      // @ts-expect-error … and for that of the framework.
      part({ isAuthorized: () => new HttpResponse(401) }),
    ]);
  });

  it("of a response, or of a Halt, where a value is meant", () => {
    compiled(() => [
      // @ts-expect-error a Response is for commands: return the value, or throw a Halt
      resource("/1", { represent: () => new Response("hello") }),
      // @ts-expect-error The same where it is one of several.
      resource("/2", { represent: ({ signal }) => (signal.aborted ? HttpResponse.empty() : { title: "x" }) }),
      // @ts-expect-error And as a promise.
      resource("/3", { processPost: async () => Response.json({ title: "x" }) }),
      // @ts-expect-error And what is to be thrown.
      resource("/4", { POST: { apply: () => new Halt(409), createPath: () => "/" } }),
      // What only has members of such a name is a value.
      resource("/5", { represent: () => ({ status: 200, headers: {}, body: "", name: "ann", message: "hello" }) }),
      resource("/6", { represent: async (): Promise<never> => Promise.reject(new Halt(404)) }),
    ]);
  });

  it("of a guard that is no part, of a limiter's null, of a result above its act, and of the model of an error", () => {
    compiled(() => [
      // @ts-expect-error write it in a part: with: [part({ isAuthorized })]
      resource("/1", { isAuthorized: () => ({ user: "ann" }), represent: () => 1 }),
      // @ts-expect-error The same in a method.
      resource("/2", { GET: { isAuthorized: async () => ({ user: "ann" }), represent: () => 1 } }),
      // @ts-expect-error null is no decision: write limitBy(limiter, clientKey)
      resource("/3", { withinRateLimit: (): number | null => null, represent: () => 1 }),
      resource("/4", {
        POST: {
          // @ts-expect-error no result: write `apply`, or the act that is meant, above
          createPath: ({ result }) => result.id,
          apply: (): never => expect.unreachable(),
        },
      }),
      // @ts-expect-error errors follow from the graph: leave it out, and write `errorModel` for how they look
      resource("/5", { GET: { response: { 200: Job, 404: Job }, represent: () => ({ state: "done" }) } }),
      command("GET", "/6", { response: { 200: Job, 404: Job }, handle: () => HttpResponse.empty() }),
    ]);
  });
});

describe("what is inferred", () => {
  it("a stream whose model is that of its items, or of the data of its events", () => {
    compiled(() => [
      resource("/jobs", {
        GET: {
          response: Job,
          represent: async function* () {
            yield { state: "done" } as const;
          },
        },
      }),
      resource("/jobs", {
        GET: {
          response: Job,
          async *represent() {
            yield { id: "1", event: "job", data: { state: "waiting" } };
          },
        },
      }),
      resource("/jobs", {
        GET: {
          response: z.array(Job),
          async *represent() {
            yield { state: "done" } as const;
          },
        },
      }),
      resource("/jobs", {
        GET: {
          response: Job,
          // @ts-expect-error Type '"failed"' is not assignable to type '"waiting" | "done"'.
          async *represent() {
            yield { id: "1", data: { state: "failed" } };
          },
        },
      }),
    ]);
  });

  it("what a part has found, in the `find` of one that builds on it", () => {
    compiled(() => {
      const { ofArticle } = guards();
      const ofAuthor = part({ with: [ofArticle], find: ({ entity }) => ({ author: entity.authorId }) });
      resource("/articles/{slug}/author", {
        with: [ofAuthor],
        represent: ({ entity }) => {
          expectTypeOf(entity).toEqualTypeOf<{ author: number }>();
          return entity;
        },
      });
      // @ts-expect-error Property 'entity' does not exist on type 'Early<never>'.
      part({ find: ({ entity }) => entity });
    });
  });

  it("of several parts that find, what the last one has found, as when the program runs", () => {
    compiled(() => {
      const { ofArticle } = guards();
      const ofAuthor = part({ with: [ofArticle], find: ({ entity }) => ({ author: entity.authorId }) });
      const checked = part({ with: [ofArticle], withheld: ({ entity }) => entity.title === "" });
      const authorOf = ({ entity }: { readonly entity: { author: number } }) => entity.author;
      const below = group("/articles/{slug}", { with: [ofArticle] });
      below.group("/author", { find: ({ entity }) => ({ author: entity.authorId }) }).resource("", {
        represent: (ctx) => authorOf(ctx),
      });
      below.resource("/1", { with: [ofAuthor], represent: (ctx) => authorOf(ctx) });
      below.resource("/2", {
        GET: { with: [ofAuthor], represent: (ctx) => authorOf(ctx) },
        DELETE: { deleteResource: ({ entity }) => void entity.title },
      });
      resource("/3/{slug}", { with: [ofArticle, ofAuthor], represent: (ctx) => authorOf(ctx) });
      // A part that another one builds on has been called by then.
      resource("/4/{slug}", { with: [ofAuthor, ofArticle], represent: (ctx) => authorOf(ctx) });
      resource("/5/{slug}", { with: [ofAuthor, checked], represent: (ctx) => authorOf(ctx) });
      // The resource's own `find` comes behind those of all parts.
      resource("/6/{slug}", {
        with: [ofArticle],
        find: ({ entity }) => ({ author: entity.authorId }),
        GET: { with: [checked], represent: (ctx) => authorOf(ctx) },
      });
      return command("GET", "/7/{slug}", {
        with: [ofArticle, ofAuthor],
        handle: (ctx) => HttpResponse.json(authorOf(ctx)),
      });
    });
  });

  it("parameters, query, body, entity, result and what parts provide, with nothing annotated", () => {
    compiled(() => {
      const { known, signedIn, ofArticle } = guards();
      const article = resource("/articles/{slug}", {
        with: [known],
        putCreates: false,
        find: ({ params }) => articles.bySlug(params.slug),
        generateEtag: ({ entity }) => String(entity.version),
        GET: {
          query: z.object({ limit: z.coerce.number().default(20) }),
          response: ArticleBody,
          represent: ({ entity, query, user, params }) => {
            expectTypeOf(entity).toEqualTypeOf<Article>();
            expectTypeOf(query).toEqualTypeOf<{ limit: number }>();
            expectTypeOf(user).toEqualTypeOf<User | undefined>();
            expectTypeOf(params).toEqualTypeOf<Readonly<Record<"slug", string>>>();
            return entity;
          },
        },
        PUT: {
          with: [signedIn],
          body: NewArticle,
          withheld: ({ entity, user }) => entity.authorId !== user.id,
          apply: ({ entity, body }) => articles.update(entity, body.title),
        },
        POST: {
          with: [signedIn],
          body: NewArticle,
          halts: [422],
          apply: ({ user, body }) => articles.add(user, body.title),
          createPath: ({ result }) => `/articles/${result.slug}`,
        },
      });
      expectTypeOf(article.pattern).toEqualTypeOf<"/articles/{slug}">();
      expectTypeOf<(typeof article)["~ops"]["POST"]["halts"]>().toEqualTypeOf<422>();
      expectTypeOf<(typeof article)["~ops"]["PUT"]["body"]>().toEqualTypeOf<typeof NewArticle>();
      expectTypeOf<"isAuthorized">().toExtend<(typeof article)["~ops"]["PUT"]["keys"]>();
      // A PUT that creates: there the entity need not be. Of what is there it is.
      return resource("/drafts/{slug}", {
        with: [ofArticle],
        lastModified: ({ entity }) => entity.changed,
        PUT: {
          body: NewArticle,
          generateEtag: ({ entity }) => String(entity.version),
          apply: ({ entity, params, body }) => void articles.put(entity?.slug ?? params.slug, body.title),
        },
        POST: {
          response: { 200: ArticleBody, 202: Job },
          processPost: () => ({ state: "waiting" }),
          accepted: () => true,
        },
      });
    });
  });

  it("below groups in groups, and behind a part that finds", () => {
    compiled(() => {
      const { signedIn, ofArticle } = guards();
      const team = group("/teams/{team}", { with: [signedIn] }).group("/{slug}", {
        provide: ({ params }) => ({ at: params.team }),
      });
      const members = team.resource("/members/{id}", {
        with: [ofArticle],
        find: ({ entity, params, at }) => ({ article: entity, id: params.id, at }),
        represent: ({ entity, user, params }) => {
          expectTypeOf(entity).toEqualTypeOf<{ article: Article; id: string; at: string }>();
          expectTypeOf(user).toEqualTypeOf<(User | undefined) & User>();
          expectTypeOf<keyof typeof params>().toEqualTypeOf<"team" | "slug" | "id">();
          return entity.id;
        },
      });
      expectTypeOf(members.pattern).toEqualTypeOf<"/teams/{team}/{slug}/members/{id}">();
      // What only a method's parts find is the entity of that method.
      return resource("/x/{slug}", { GET: { with: [ofArticle], represent: ({ entity }) => entity.title } });
    });
  });
});

describe("what stands before B8 does not see what a guard has found out", () => {
  const connected = () => part({ provide: () => ({ db: "db" }) });
  const guard = () => part({ with: [connected()], isAuthorized: () => ({ user: "ann" }) });
  /** Nothing is set up yet (ruling 21). */
  const first = (_ctx: { readonly request: unknown; readonly db?: never; readonly user?: never }) => true as const;
  /** There is what each `provide` has given, and no user. */
  const early = (ctx: { readonly db: string; readonly user?: never }) => ctx.db === "";
  /** It is called before B8 or behind it. */
  const either = (ctx: { readonly db: string; readonly user?: string }) => [ctx.db];
  /** It may be called before anything is set up. */
  const any = (ctx: { readonly db?: string; readonly user?: string }) => ctx.db;

  it("these are all that the graph asks until then", () => {
    const rows: Readonly<Record<string, Row>> = TABLE;
    const asked = new Set<string>();
    const follow = (edge: Edge<string>): void => {
      if (edge === "B8") return;
      if (typeof edge !== "string") {
        for (const name of allCarried(edge, true).flatMap((each) => [...calledFor(each)])) asked.add(name);
        return;
      }
      const row = rows[edge];
      if (row === undefined) return;
      if ("callback" in row) asked.add(row.callback);
      if ("on" in row) for (const name of row.on ?? []) asked.add(name);
      follow(row.yes);
      follow(row.no);
    };
    follow(ENTRY);
    expect([...asked].filter((name) => isCallback(name)).sort()).toEqual([
      "errorBody",
      "lifespan",
      "malformedRequest",
      "serviceAvailable",
      "tooEarly",
      "uriTooLong",
      "vary",
      "withinRateLimit",
    ]);
  });

  it("in a part and in a group", () => {
    compiled(() => {
      part({
        with: [guard()],
        serviceAvailable: (ctx) => first(ctx),
        withinRateLimit: (ctx) => first(ctx),
        provide: (ctx) => ({ empty: early(ctx) }),
        release: (ctx) => void either(ctx),
        uriTooLong: (ctx) => early(ctx),
        tooEarly: (ctx) => early(ctx),
        malformedRequest: (ctx) => early(ctx),
        vary: (ctx) => either(ctx),
        mapError: (_error, ctx) => (any(ctx) ? new Halt(409) : undefined),
        errorBody: (ctx) => any(ctx),
        forbidden: ({ user, empty }) => user === "" || empty,
      });
      const shared = group("/teams", { with: [guard()], provide: (ctx) => ({ empty: early(ctx) }) });
      return shared.group("/{team}", {
        provide: (ctx) => ({ name: early(ctx), still: ctx.empty }),
        release: (ctx) => void either(ctx),
        uriTooLong: (ctx) => early(ctx),
        tooEarly: (ctx) => early(ctx),
        malformedRequest: (ctx) => early(ctx),
        vary: (ctx) => either(ctx),
        forbidden: ({ user, still }) => user === "" || still,
      });
    });
  });

  it("in a resource, in its methods and in a command", () => {
    compiled(() => {
      const below = group("/api", { with: [guard()] });
      below.resource("/1", {
        serviceAvailable: (ctx) => first(ctx),
        withinRateLimit: (ctx) => first(ctx),
        uriTooLong: (ctx) => early(ctx),
        tooEarly: (ctx) => early(ctx),
        malformedRequest: (ctx) => early(ctx),
        vary: (ctx) => either(ctx),
        mapError: (_error, ctx) => (any(ctx) ? new Halt(409) : undefined),
        errorBody: (ctx) => any(ctx),
        represent: ({ user }) => user.length,
      });
      resource("/2", {
        GET: {
          with: [guard()],
          serviceAvailable: (ctx) => first(ctx),
          withinRateLimit: (ctx) => first(ctx),
          uriTooLong: (ctx) => early(ctx),
          tooEarly: (ctx) => early(ctx),
          malformedRequest: (ctx) => early(ctx),
          vary: (ctx) => either(ctx),
          mapError: (_error, ctx) => (any(ctx) ? new Halt(409) : undefined),
          errorBody: (ctx) => any(ctx),
          represent: ({ user }) => user.length,
        },
      });
      return command("POST", "/3", {
        with: [guard()],
        serviceAvailable: (ctx) => first(ctx),
        withinRateLimit: (ctx) => first(ctx),
        uriTooLong: (ctx) => early(ctx),
        tooEarly: (ctx) => early(ctx),
        malformedRequest: (ctx) => early(ctx),
        vary: (ctx) => either(ctx),
        mapError: (_error, ctx) => (any(ctx) ? new Halt(409) : undefined),
        errorBody: (ctx) => any(ctx),
        handle: ({ user }) => HttpResponse.text(user),
      });
    });
  });

  it("nor does anything see what a guard that is replaced would have found out", () => {
    compiled(() => {
      const key = part({ isAuthorized: () => ({ tenant: "acme" }) });
      const combine = { isAuthorized: "nearest" } as const;
      const below = group("/api", { with: [guard()] });
      const replaced = (ctx: { readonly db: string; readonly user?: string; readonly tenant: string }) => ctx.db;
      // @ts-expect-error 'user' is possibly 'undefined': the guard of the group is not called.
      below.resource("/1", { with: [key], combine, represent: ({ user }) => user.length });
      // @ts-expect-error The same where the resource has a guard of its own.
      below.resource("/2", { isAuthorized: () => true, combine, represent: ({ user }) => user.length });
      const known = guard();
      resource("/3", {
        with: [known],
        // @ts-expect-error And where only the method says so.
        GET: { combine, isAuthorized: () => true, represent: ({ user }) => user.length },
      });
      // @ts-expect-error And in a part.
      part({ with: [guard()], combine, isAuthorized: ({ user }) => user.length > 0 });
      below.resource("/4", { with: [key], combine, represent: (ctx) => replaced(ctx) });
      below.resource("/5", { with: [key], combine, GET: { represent: (ctx) => replaced(ctx) } });
      below.resource("/6", { GET: { with: [key], combine, represent: (ctx) => replaced(ctx) } });
      return below.resource("/7", {
        with: [key],
        combine: { isAuthorized: "every" },
        represent: ({ user, tenant }) => user + tenant,
      });
    });
  });
});

describe("what is refused", () => {
  it("keys that nothing reads", () => {
    compiled(() => {
      // @ts-expect-error … 'generateEtga' does not exist in type 'Literal<…>'. Did you mean to write 'generateEtag'?
      resource("/1", { generateEtga: () => "x", GET: { represent: () => 1 } });
      // @ts-expect-error … 'represnt' does not exist in type 'Get<…>'. Did you mean to write 'represent'?
      resource("/2", { GET: { represnt: () => 1 } });
      // @ts-expect-error Type 'string[]' is not assignable to type '"the methods are those that have a part: write `GET: { … }`"'.
      resource("/11", { allowedMethods: ["GET"], GET: { represent: () => 1 } });
      // @ts-expect-error Type '() => Promise<Article | undefined>' is not assignable to type '"`find` is for every method: …"'.
      resource("/11a", { PUT: { find: () => articles.bySlug("a"), apply: () => 1 } });
      // @ts-expect-error … 'provid' does not exist in type 'PartLiteral<…>'. Did you mean to write 'provide'?
      part({ provid: () => ({ a: 1 }) });
    });
  });

  it("what the context does not have", () => {
    compiled(() => {
      const { known, ofArticle } = guards();
      // @ts-expect-error Property 'id' does not exist on type 'Readonly<Record<"slug", string>>'.
      resource("/3/{slug}", { find: ({ params }) => articles.bySlug(params.id), GET: { represent: () => 1 } });
      // @ts-expect-error Property 'title' does not exist on type '"no entity: write `find` above"'.
      resource("/4/{slug}", { GET: { represent: ({ entity }) => entity.title } });
      // @ts-expect-error The same where a part is written in place.
      resource("/4a", { with: [part({ uriTooLong: () => false })], represent: ({ entity }) => entity.title });
      resource("/5/{slug}", {
        with: [ofArticle],
        // @ts-expect-error 'entity' is possibly 'undefined': a PUT creates, unless `putCreates: false` is said.
        PUT: { body: NewArticle, apply: ({ entity, body }) => [entity.title, body] },
      });
      // @ts-expect-error 'user' is possibly 'undefined': the guard is missing.
      resource("/7", { with: [known], GET: { represent: ({ user }) => user.id } });
      // @ts-expect-error Property 'user' does not exist: limits see the request alone.
      resource("/7a", { with: [known], withinRateLimit: ({ user }) => user === undefined, represent: () => 1 });
      // @ts-expect-error Property 'entity' does not exist: B7 is asked before anything is looked up.
      resource("/7b/{slug}", { with: [ofArticle], forbidden: ({ entity }) => entity.title === "", represent: () => 1 });
      // @ts-expect-error Property 'user' does not exist: nothing provides it.
      part({ forbidden: ({ user }) => user === undefined });
      // @ts-expect-error Type 'Part<…, "slug", …>' is not assignable to type 'PartFor<"id">': the pattern has not the parameter.
      resource("/10/{id}", { with: [ofArticle], GET: { represent: () => 1 } });
      // @ts-expect-error … Quoted<"an object without names that every context has. Throw what is an Error">: a request is one.
      part({ provide: () => ({ request: 1 }) });
    });
  });

  it("a query or a body without its model", () => {
    compiled(() => {
      // @ts-expect-error 'query' is of type 'unknown': there is no model.
      resource("/8", { GET: { represent: ({ query }) => query.limit } });
      // @ts-expect-error 'body' is of type 'unknown': there is no model.
      resource("/8", { PUT: { apply: ({ body }) => body.title } });
      // @ts-expect-error … 'title' does not exist in type 'AnyModel'.
      resource("/13", { PUT: { body: { title: "string" }, apply: () => undefined } });
    });
  });

  it("what differs from its model", () => {
    compiled(() => {
      const { ofArticle } = guards();
      resource("/6/{slug}", {
        with: [ofArticle],
        // @ts-expect-error Property 'slug' is missing in type '{ title: string; }' but required in type '{ slug: string; title: string; }'.
        GET: { response: ArticleBody, represent: ({ entity }) => ({ title: entity.title }) },
      });
      // @ts-expect-error Type '"done!"' is not assignable to type '"waiting" | "done"'.
      resource("/15", { response: Job, represent: () => ({ state: "done!" }) });
      // @ts-expect-error Type 'Promise<string>' is not assignable to type 'string': a promise inside a value.
      resource("/15a", { response: ArticleBody, represent: () => ({ slug: Promise.resolve("x"), title: "x" }) });
    });
  });

  it("what a callback does not return", () => {
    compiled(() => {
      // @ts-expect-error Type 'string' is not assignable to type 'MaybePromise<boolean | Objection>'.
      resource("/9", { forbidden: () => "no", GET: { represent: () => 1 } });
      // @ts-expect-error Property 'apply' is missing in type '{ body: … }' but required in type 'Put<…>'.
      resource("/12", { PUT: { body: NewArticle } });
      resource("/16", {
        with: [guards().signedIn],
        body: NewArticle,
        apply: ({ user, body }) => articles.add(user, body.title),
        // @ts-expect-error Property 'nope' does not exist on type 'Article'.
        createPath: ({ result }) => result.nope,
      });
      resource("/17/{slug}", {
        // @ts-expect-error Type 'void' is not assignable to type '"`find` returns nothing: return what was found"'.
        find: ({ params }) => {
          void articles.bySlug(params.slug);
        },
        represent: () => 1,
      });
      // @ts-expect-error `find` returns what was found, or undefined: whether it is there is for `resourceExists` to say
      resource("/18/{slug}", { find: ({ params }) => articles.has(params.slug), represent: () => 1 });
      return resource("/19", {
        halts: [423],
        represent: () => {
          throw new Halt(423);
        },
      });
    });
  });

  it("a creating POST that may be stale: what follows the act sees what it created", () => {
    compiled(() =>
      resource("/20", {
        concurrency: "optimistic",
        POST: {
          body: NewArticle,
          apply: async () => (await articles.bySlug("a")) ?? stale,
          createPath: ({ result }) => `/articles/${result.slug}`,
        },
      }),
    );
  });

  it("a stream of events whose model is a union", () => {
    const data = z.union([ArticleBody, Job]);
    compiled(() =>
      resource("/21", { response: data, represent: (): AsyncIterable<{ data: z.infer<typeof data> }> => eachOf() }),
    );
  });

  it("a class whose description is asynchronous", () => {
    class Described extends Resource {
      // @ts-expect-error Property 'describe' in type 'Described' is not assignable to the same property in base type 'Resource'.
      override async describe() {
        return { get: { summary: "Read" } };
      }
    }
    // @ts-expect-error The types returned by 'describe()' are incompatible between these types.
    compiled(() => route("/", Described));
  });
});
