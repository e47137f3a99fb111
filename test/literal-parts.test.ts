import {
  type Context,
  group,
  HttpResponse,
  MountError,
  type MountFault,
  type Provided,
  part,
  Resource,
  resource,
  route,
  Service,
} from "signalbox";
import { request } from "signalbox/testing";
import { beforeEach, describe, expect, it } from "vitest";

/** Parts: what several resources share. They are called in order, each once, and refused where it is not clear how they combine. */

type Routes = NonNullable<ConstructorParameters<typeof Service>[0]["routes"]>;

const log: string[] = [];
const reported: string[] = [];
beforeEach(() => {
  log.length = 0;
  reported.length = 0;
});

function serviceOf(...routes: Routes): Service {
  return new Service({ routes, trace: true, onError: (error) => void reported.push(String(error)) });
}

const get = (service: Service, path = "/it", headers: Record<string, string> = {}) =>
  request(service, "GET", path, { headers });

const identified = part({
  provide: async ({ request: { headers } }) => {
    log.push("identified");
    return { user: headers.get("authorization") };
  },
  release: ({ user }, { status }) => void log.push(`released ${user} ${status}`),
});
const signedIn = part({
  with: [identified],
  security: ["bearer"],
  isAuthorized: ({ user }) => (user === null ? "Bearer" : { user, since: 2020 }),
});
const inTransaction = part({
  provide: () => {
    log.push("begun");
    return { transaction: 1 };
  },
  release: async (_ctx, { status = 500 }) => void log.push(status < 400 ? "committed" : "rolled back"),
});

describe("what a part provides", () => {
  it("is in the context of what follows, and is made once, however often the part is named", async () => {
    const it = resource("/it", {
      with: [signedIn, identified, inTransaction],
      GET: { with: [signedIn], represent: ({ user, since, transaction }) => ({ user, since, transaction }) },
    });
    const response = await get(serviceOf(it), "/it", { authorization: "ann" });
    expect(await response.json()).toEqual({ user: "ann", since: 2020, transaction: 1 });
    expect(log).toEqual(["identified", "begun", "committed", "released ann 200"]);
  });

  it("narrows: behind a guard it is there, and without it the request is 401", async () => {
    const response = await get(serviceOf(resource("/it", { with: [signedIn], represent: ({ user }) => user.length })));
    expect([response.status, response.header("www-authenticate")]).toEqual([401, "Bearer"]);
    expect(log).toEqual(["identified", "released null 401"]);
  });

  // Ruling 21: a request that is shed costs no set-up.
  it("is not made for a request that is shed", async () => {
    const shed = part({ withinRateLimit: () => 3 });
    const it = resource("/it", {
      with: [identified, shed],
      errorBody: ({ user }, { status }) => ({ status, user: user ?? "not known" }),
      represent: () => 1,
    });
    const response = await get(serviceOf(it), "/it", { authorization: "ann" });
    expect([response.status, await response.json()]).toEqual([429, { status: 429, user: "not known" }]);
    expect(log).toEqual([]);
  });

  it("is an object, whose members have names that no context has", async () => {
    const text = part({ provide: (() => "ann") as () => never });
    const taken = part({ provide: (() => ({ request: 1 })) as () => never });
    const service = serviceOf(
      resource("/text", { with: [text], represent: () => 1 }),
      resource("/taken", { with: [taken], represent: () => 1 }),
    );
    expect((await get(service, "/text")).status).toBe(500);
    expect((await get(service, "/taken")).status).toBe(500);
    expect(reported).toEqual([
      "TypeError: provide gave ann. Return an object: its members are added to the context.",
      "TypeError: provide gave “request”, which every context has already. Give it another name.",
    ]);
  });
});

describe("the callbacks of parts", () => {
  const editors = part({ with: [signedIn], forbidden: ({ user }) => user !== "editor" });

  it("are called before the resource's own, and each must let the request pass", async () => {
    const it = resource("/it", { with: [editors], forbidden: () => log.includes("closed"), represent: () => 1 });
    const service = serviceOf(it);
    expect((await get(service, "/it", { authorization: "ann" })).status).toBe(403);
    expect((await get(service, "/it", { authorization: "editor" })).status).toBe(200);
    log.push("closed");
    expect((await get(service, "/it", { authorization: "editor" })).status).toBe(403);
  });

  it("stand for what the resource does not say itself, and give way where it does", async () => {
    const cached = part({ cacheControl: () => "max-age=60" });
    const service = serviceOf(
      resource("/part", { with: [cached], represent: () => 1 }),
      resource("/own", { with: [cached], cacheControl: () => "no-store", represent: () => 1 }),
    );
    expect((await get(service, "/part")).header("cache-control")).toBe("max-age=60");
    expect((await get(service, "/own")).header("cache-control")).toBe("no-store");
  });

  const short = part({ cacheControl: () => "max-age=1", forbidden: async () => false });
  const long = part({ cacheControl: () => "max-age=9", forbidden: async ({ request: { path } }) => path === "/every" });

  it("are refused where two parts have the same, and nothing says how they combine", () => {
    expect(() => serviceOf(resource("/it", { with: [short, long], represent: () => 1 }))).toThrow(
      /PARTS_COLLIDE: \/it \(.*literal-parts\.test\.ts:\d+\): the part at .*:\d+ and the part at .*:\d+ both have cacheControl/,
    );
    // One that builds on the other has seen it.
    const longer = part({ with: [short], cacheControl: () => "max-age=9" });
    expect(() => serviceOf(resource("/it", { with: [short, longer], represent: () => 1 }))).not.toThrow();
    // A limit of the group and one of the resource are two parts as well.
    const api = group("/api", { with: [short] });
    expect(() => serviceOf(api.resource("/it", { GET: { with: [long], represent: () => 1 } }))).toThrow(
      "PARTS_COLLIDE",
    );
    const both = { forbidden: "every", cacheControl: "every" } as const;
    expect(() => serviceOf(resource("/it", { with: [short, long], combine: both, represent: () => 1 }))).toThrow(
      'combine says "every" of cacheControl. Write instead: combine: { cacheControl: "nearest" }',
    );
  });

  it("combine as the author says: every one of them, or the nearest", async () => {
    const literal = { with: [short, long], represent: () => 1 } as const;
    const service = serviceOf(
      resource("/every", { ...literal, combine: { forbidden: "every", cacheControl: "nearest" } }),
      resource("/nearest", { ...literal, combine: { forbidden: "nearest", cacheControl: "nearest" } }),
    );
    expect((await get(service, "/every")).status).toBe(403);
    expect((await get(service, "/nearest")).header("cache-control")).toBe("max-age=9");
  });
});

describe("finding", () => {
  const articles = new Map([["a", { slug: "a", comments: new Map([["1", "First!"]]) }]]);
  const ofArticle = part({ params: ["slug"], find: async ({ params }) => articles.get(params.slug) });
  const comment = resource("/articles/{slug}/comments/{id}", {
    with: [ofArticle],
    find: ({ entity, params }) => entity.comments.get(params.id),
    GET: { represent: ({ entity }) => entity },
    PUT: { consumes: ["text/plain"], apply: ({ entity }) => ({ was: entity ?? "nothing" }) },
    codecs: { "text/plain": { encode: String, decode: () => "" } },
  });
  const service = serviceOf(comment);

  it("goes on from what a part has found", async () => {
    expect(await (await get(service, "/articles/a/comments/1")).json()).toBe("First!");
    expect((await get(service, "/articles/a/comments/2")).status).toBe(404);
    expect((await get(service, "/articles/b/comments/1")).status).toBe(404);
  });

  it("leaves no entity of an earlier part where the last one finds nothing", async () => {
    const put = (id: string) =>
      request(service, "PUT", `/articles/a/comments/${id}`, { headers: { "content-type": "text/plain" }, body: "x" });
    expect(await (await put("1")).json()).toEqual({ was: "First!" });
    expect(await (await put("2")).json()).toEqual({ was: "nothing" });
  });

  it("is not withheld by a part that was written for another entity", async () => {
    const own = part({ with: [ofArticle], withheld: ({ entity }) => entity.slug === "secret" });
    const find = () => ({ text: "First!" });
    const represent = () => 1;
    const path = "/articles/{slug}/comments";
    expect(() => serviceOf(resource(path, { with: [own], find, GET: { represent } }))).toThrow(
      /^PARTS_COLLIDE: .*withheld of the part at .* is for what its own find returns, and the resource has another find\. Write instead: /,
    );
    expect(() => serviceOf(resource(path, { with: [own, part({ with: [own], find })], represent }))).toThrow(
      /and the part at .* has another find/,
    );
    const ofComment = part({ with: [ofArticle], find });
    const withheld = ({ entity }: { readonly entity: { readonly text: string } }) => entity.text === "";
    const others = [
      resource(path, { with: [own], GET: { find, represent } }),
      resource(path, { with: [part({ with: [ofComment], withheld })], represent }),
      resource(path, { with: [ofArticle], find, withheld, represent }),
      resource(path, { with: [own], combine: { withheld: "nearest" }, find, withheld, represent }),
    ];
    for (const each of others) expect((await get(serviceOf(each), "/articles/a/comments")).status).toBe(200);
  });

  it("leaves no entity to a POST where something else says that it is missing", async () => {
    const asked: unknown[] = [];
    const gone = resource("/gone", {
      with: [part({ find: () => "found by a part" })],
      resourceExists: () => false,
      allowMissingPost: () => true,
      POST: { processPost: ({ entity }) => void asked.push(entity) },
    });
    expect((await request(serviceOf(gone), "POST", "/gone")).status).toBe(204);
    expect(asked).toEqual([undefined]);
  });

  it("gives what was found, not whether something was", async () => {
    const it = resource("/it", { find: (() => true) as () => never, represent: () => 1 });
    expect((await get(serviceOf(it))).status).toBe(500);
    expect(reported).toEqual([
      "TypeError: find gave true. Return what was found, or undefined where there is nothing.",
    ]);
  });

  it("takes null for nothing, and any other value for an entity", async () => {
    const service = serviceOf(
      resource("/null", { find: (): object | null => null, represent: () => 1 }),
      resource("/zero", { find: () => 0, represent: ({ entity }) => entity }),
    );
    expect((await get(service, "/null")).status).toBe(404);
    expect(await (await get(service, "/zero")).json()).toBe(0);
  });
});

describe("errors", () => {
  const said = (who: string) => part({ errorBody: () => ({ who }) });

  // Ruling 36: the resource's, then its parts' from last to first, then the group's, then the service's.
  it("are worded by the nearest", async () => {
    const api = group("/api", { with: [said("group")], resourceExists: () => false });
    const plain = group("/plain", { resourceExists: () => false });
    const service = new Service({
      errorBody: () => ({ who: "service" }),
      routes: [
        api.resource("/own", { with: [said("part")], errorBody: () => ({ who: "own" }), represent: () => 1 }),
        api.resource("/method", {
          with: [said("part")],
          GET: { errorBody: () => ({ who: "GET" }), represent: () => 1 },
        }),
        api.resource("/part", { with: [said("first"), said("last")], represent: () => 1 }),
        api.resource("/group", { represent: () => 1 }),
        plain.resource("/service", { represent: () => 1 }),
      ],
    });
    const who = async (path: string) => Reflect.get(Object(await (await get(service, path)).json()), "who");
    expect(
      await Promise.all(["/api/own", "/api/method", "/api/part", "/api/group", "/plain/service"].map(who)),
    ).toEqual(["own", "GET", "last", "group", "service"]);
  });
});

describe("fields", () => {
  const numbered = part({ setHeaders: ({ headers }) => ({ "X-Request-Id": headers.get("x-request-id") ?? "none" }) });

  it("are on every response, whatever it comes to", async () => {
    const it = resource("/it", {
      with: [numbered],
      withinRateLimit: ({ request: { search } }) => search !== "429" || 3,
      isAuthorized: ({ request: { search } }) => search !== "401",
      resourceExists: ({ request: { search } }) => search !== "404",
      represent: ({ request: { search } }) => {
        if (search === "500") throw new Error("no");
        return 1;
      },
    });
    const service = serviceOf(it);
    for (const status of [200, 429, 401, 404, 500]) {
      const response = await get(service, `/it?${status}`, { "x-request-id": "7" });
      expect([response.status, response.header("x-request-id")]).toEqual([status, "7"]);
    }
    expect((await request(service, "DELETE", "/it")).header("x-request-id")).toBe("none");
    expect((await request(service, "OPTIONS", "/it")).header("x-request-id")).toBe("none");
  });

  it("are known at once", async () => {
    const late = part({ setHeaders: (async () => ({})) as () => never });
    expect((await get(serviceOf(resource("/it", { with: [late], represent: () => 1 })))).status).toBe(500);
    expect(reported).toEqual([
      "TypeError: A part's fields gave a promise. Return the fields themselves: there is no time to wait.",
    ]);
  });
});

describe("groups", () => {
  it("lie in groups: prefix behind prefix, part after part", async () => {
    const order = (name: string) => part({ provide: () => void log.push(name) });
    const api = group("/api", { with: [order("api"), signedIn], tags: ["api"] });
    const team = api.group("/teams/{team}", {
      with: [order("team")],
      provide: ({ params, user }) => ({ member: `${user} of ${params.team}` }),
    });
    const members = team.resource("/members/{id}", {
      with: [order("resource")],
      GET: { with: [order("GET")], represent: ({ params, member, user }) => ({ ...params, member, user }) },
    });
    expect(members.pattern).toBe("/api/teams/{team}/members/{id}");
    const response = await get(serviceOf(members), "/api/teams/7/members/1", { authorization: "ann" });
    expect(await response.json()).toEqual({ team: "7", id: "1", member: "ann of 7", user: "ann" });
    expect(log).toEqual(["api", "identified", "team", "resource", "GET", "released ann 200"]);
  });

  it("take what was written without them", async () => {
    const health = resource("/health", { represent: () => "up" });
    const { health: moved } = group("/v2", { with: [part({ cacheControl: () => "no-store" })] }).mount({ health });
    const service = serviceOf(health, moved);
    expect((await get(service, "/health")).header("cache-control")).toBeUndefined();
    expect((await get(service, "/v2/health")).header("cache-control")).toBe("no-store");
  });
});

describe("a class", () => {
  type SignedIn = Context<{ params: "id"; state: Provided<[typeof signedIn]> & { entity: string } }>;
  const found = part({ params: ["id"], find: ({ params }) => (params.id === "1" ? "One" : undefined) });

  class Book extends Resource<SignedIn> {
    readonly #shelf = "A";
    override readonly allowedMethods = ["GET", "HEAD", "DELETE"];
    override readonly with = [signedIn, found, part({ forbidden: ({ request: { search } }) => search === "part" })];
    override readonly onlyFor = { forbidden: ["DELETE"] };
    override forbidden(): boolean {
      return true;
    }
    override represent({ state }: SignedIn): unknown {
      return { user: state.user, since: state.since, book: state.entity, shelf: this.#shelf };
    }
    override deleteResource(): void {}
    override describe() {
      return { get: { summary: "Read" } };
    }
  }
  const service = serviceOf(route("/books/{id}", Book));

  it("uses parts, and finds what they provide in its state", async () => {
    const response = await get(service, "/books/1", { authorization: "ann" });
    expect(await response.json()).toEqual({ user: "ann", since: 2020, book: "One", shelf: "A" });
    expect((await get(service, "/books/1")).status).toBe(401);
    expect((await get(service, "/books/2", { authorization: "ann" })).status).toBe(404);
  });

  it("restricts its own callbacks to methods, and not those of its parts", async () => {
    const ann = { headers: { authorization: "ann" } };
    expect((await request(service, "GET", "/books/1?part", ann)).status).toBe(403);
    expect((await request(service, "DELETE", "/books/1", ann)).status).toBe(403);
    expect((await request(service, "GET", "/books/1", ann)).status).toBe(200);
  });

  it("keeps its name, and the document shows what its parts ask for", () => {
    const [mounted] = service.resources;
    expect(mounted?.resource.describe()).toEqual({ get: { summary: "Read", security: ["bearer"] } });
    expect(() => serviceOf(route("/books", Book as never))).toThrow("PATTERN_LACKS_PARAMETER: Book: it needs {id}");
  });
});

describe("a literal's mistakes at mount", () => {
  const mistake = (literal: object): MountError => {
    try {
      return expect.unreachable(String(serviceOf(resource("/it", literal as never)).resources.length));
    } catch (error) {
      if (error instanceof MountError) return error;
      throw error;
    }
  };

  const MISTAKES: readonly (readonly [code: MountFault, literal: object, remedy: string])[] = [
    ["UNKNOWN_KEY", { generateEtga: () => "x", represent: () => 1 }, "generateEtag"],
    ["UNKNOWN_KEY", { GET: { represnt: () => 1 } }, "represent"],
    ["UNKNOWN_KEY", { allowedMethods: ["GET"], represent: () => 1 }, "a block for each method: GET: { … }"],
    ["UNKNOWN_KEY", { GET: 1 }, "GET: { … }, or a function"],
    [
      "UNKNOWN_KEY",
      { PUT: { find: () => 1, apply: () => 1 } },
      "find at the top, or in a part of the method: with: [part({ find: … })]",
    ],
    ["NOT_A_FUNCTION", { represent: 1 }, "represent: (ctx) => …"],
    ["NOT_A_PART", { with: [{}], represent: () => 1 }, "with: [part({ … }), bearer({ verify })]"],
    [
      "AMBIGUOUS_POST",
      { apply: () => 1, processPost: () => 1, createPath: () => "/" },
      "postIsCreate: (ctx) => …, or one of the two",
    ],
    ["NO_CREATE_PATH", { POST: { apply: () => 1 } }, "createPath: (ctx) => `/books/${id}`"],
    ["NO_METHODS", { generateEtag: () => "x" }, "GET: { … }"],
    [
      "UNGUARDED_WRITE",
      { GET: { with: [signedIn], represent: () => 1 }, DELETE: { deleteResource: () => 1 } },
      "the same guard for DELETE, or security: [] to say that it is public",
    ],
    [
      "NO_CODEC",
      { produces: ["text/csv"], represent: () => 1 },
      'codecs: { "text/csv": csvCodec }, with csvCodec of signalbox/codecs',
    ],
    [
      "NO_CODEC",
      { produces: ["text/event-stream; charset=utf-8"], represent: () => 1 },
      'codecs: { "text/event-stream; charset=utf-8": eventsCodec }, with eventsCodec of signalbox/events',
    ],
    [
      "NO_CODEC",
      { produces: ["image/png"], represent: () => 1 },
      'codecs: { "image/png": bytesCodec }, with bytesCodec of signalbox/codecs',
    ],
    ["NO_CODEC", { produces: ["text/vcard"], represent: () => 1 }, 'codecs: { "text/vcard": yourCodec }'],
  ];

  it.each(MISTAKES)("%s", (code, literal, remedy) => {
    const error = mistake(literal);
    expect([error.code, error.remedy]).toEqual([code, remedy]);
    expect(error.subject).toMatch(/^\/it.* \(.*literal-parts\.test\.ts:\d+\)/);
  });

  it("is no literal at all", () => {
    const bare = (make: (...given: never[]) => unknown) => () => make(...(["/it"] as never[]));
    expect(bare(resource as never)).toThrow(
      /^NOT_A_LITERAL: \/it \(.*\): its literal is missing\. .*: resource\("\/books"/,
    );
    expect(() => part(undefined as never)).toThrow(
      /^NOT_A_LITERAL: the part at .*: its literal is missing\. .*: part\(\{ provide/,
    );
    expect(() => group("/it", (() => 1) as never)).toThrow(
      /^NOT_A_LITERAL: the group \/it: its literal is of type function/,
    );
  });

  it("a group may be its prefix alone", async () => {
    const one = group("/api")
      .group("/v1")
      .resource("/one", { represent: () => 1 });
    expect((await request(serviceOf(one), "GET", "/api/v1/one")).status).toBe(200);
  });

  it.each([
    ["/api", "x", '"/api/x"'],
    ["/api/", "/x", '"/api/x"'],
    ["/", "/x", '"/x"'],
  ])("a group and what is below it meet at one slash: not %s and %s", (prefix, below, remedy) => {
    const refusal = `BAD_PATTERN: ${prefix}${below}: ${prefix} and ${below} do not meet at one slash. Write instead: ${remedy}`;
    const one = () => 1;
    expect(() => group(prefix).resource(below, { represent: one })).toThrow(refusal);
    expect(() => group(prefix).command("GET", below, { handle: () => HttpResponse.empty() })).toThrow(refusal);
    expect(() => group(prefix).mount({ it: resource(below, { represent: one }) })).toThrow(refusal);
    expect(() => group(prefix).group(below)).toThrow(refusal);
  });

  it.each([
    ["/api/", "x", "/api/x"],
    ["/api", "", "/api"],
    ["", "/x", "/x"],
  ])("a group %j has %j at %s", async (prefix, below, path) => {
    const one = group(prefix).resource(below, { represent: () => 1 });
    expect((await request(serviceOf(one), "GET", path)).status).toBe(200);
  });

  it("a write may be public where that is said", () => {
    const open = { GET: { with: [signedIn], represent: () => 1 }, DELETE: { security: [], deleteResource: () => 1 } };
    expect(() => serviceOf(resource("/it", open))).not.toThrow();
  });

  it("bears the name that it has in the service", () => {
    const books = resource("/it", { produces: ["text/csv"], represent: () => 1 });
    expect(() => new Service({ resources: { books } })).toThrow(/NO_CODEC: books \(.*:\d+\): produces has text\/csv/);
  });
});
