import { describe, expect, it } from "vitest";
import { z } from "zod";
import { jsonCodec } from "../codecs/json.ts";
import { part, resource } from "../literal/resource.ts";
import type { Codec } from "../resource/codec.ts";
import type { SecurityScheme } from "../resource/description.ts";
import { Resource } from "../resource/lightResource.ts";
import { MountError } from "../resource/mountError.ts";
import type { ResourceRoute } from "../resource/resourceRoute.ts";
import { route } from "../route/route.ts";
import { request } from "../testing/request.ts";
import { Service } from "./service.ts";

const Title = z.object({ title: z.string() });
const Year = z.object({ year: z.number() });

/** The code of the mount error; undefined where there is none. */
function faultOf(...routes: readonly ResourceRoute[]): string | undefined {
  try {
    return void new Service({ routes });
  } catch (error) {
    if (error instanceof MountError) return error.code;
    throw error;
  }
}

// The types refuse most of these mistakes, so they are made where there is no compiler.
const literal = (pattern: string, change: object = {}, put: object = {}): ResourceRoute =>
  Reflect.apply(resource, undefined, [
    pattern,
    {
      find: () => ({ version: 1 }),
      generateEtag: () => "1",
      produces: ["application/json"],
      combine: {},
      with: [],
      security: [],
      codecs: {},
      GET: { response: Title, represent: () => ({ title: "Signals" }), deprecation: false },
      PUT: {
        isAuthorized: () => true,
        security: ["bearer"],
        body: Title,
        apply: () => undefined,
        response: { 204: null },
        ...put,
      },
      DELETE: { deleteResource: () => true },
      ...change,
    },
  ]);

const keyed = part({ params: ["key"], find: () => ({}) });

/** Each with the keys of a literal that is right. */
const WRONG_LITERALS: Readonly<Record<string, (pattern: string) => ResourceRoute>> = {
  NOT_A_FUNCTION: (pattern) => literal(pattern, { generateEtag: "1" }),
  NO_CODEC: (pattern) => literal(pattern, { produces: ["text/csv"] }),
  NOT_A_PART: (pattern) => literal(pattern, { with: [{}] }),
  UNGUARDED_WRITE: (pattern) => literal(pattern, { security: undefined }),
  UNKNOWN_KEY: (pattern) => literal(pattern, { DELETE: { deleteResouce: () => true } }),
  BAD_VALUE: (pattern) => literal(pattern, { security: "bearer" }),
  BAD_CORS: (pattern) => literal(pattern, { cors: { origins: ["nowhere"] } }),
  BAD_MODEL: (pattern) => literal(pattern, {}, { body: { title: "string" } }),
  DESCRIBED_STATUS_UNREACHABLE: (pattern) => literal(pattern, {}, { response: { 206: null } }),
  BAD_DEPRECATION: (pattern) =>
    literal(pattern, { GET: { response: Title, represent: () => ({}), deprecation: { at: "soon" } } }),
  PATTERN_LACKS_PARAMETER: (pattern) => literal(pattern, { with: [keyed], combine: { find: "nearest" } }),
};

class Thing extends Resource {
  override readonly allowedMethods: readonly string[] = ["GET", "HEAD", "PUT"];
  override readonly consumes = ["application/json"];
  override readonly body;
  constructor(body: typeof Title | typeof Year) {
    super();
    this.body = body;
  }
  override resourceExists(): boolean {
    return true;
  }
  override represent(): unknown {
    return {};
  }
  override apply(): void {}
}

/** Another class that overrides and declares the same. */
class Twin extends Resource {
  override readonly allowedMethods: readonly string[] = ["GET", "HEAD", "PUT"];
  override readonly consumes = ["application/json"];
  override readonly body = Year;
  override resourceExists(): boolean {
    return true;
  }
  override represent(): unknown {
    return {};
  }
  override apply(): void {}
}

const wrongThing = (change: object) => (pattern: string) => route(pattern, Object.assign(new Thing(Title), change));
const WRONG_CLASSES: Readonly<Record<string, (pattern: string) => ResourceRoute>> = {
  NO_CODEC: wrongThing({ produces: ["text/csv"] }),
  NO_DELETE: wrongThing({ allowedMethods: ["GET", "HEAD", "PUT", "DELETE"] }),
  BAD_MODEL: wrongThing({ body: { title: "string" } }),
  BAD_VALUE: wrongThing({ encodings: "gzip" }),
  NOT_A_FUNCTION: wrongThing({ apply: 1 }),
  MISSPELT_CALLBACK: wrongThing({ isAutorized: () => true }),
  BAD_DEPRECATION: wrongThing({ deprecation: { at: "soon" } }),
  NO_REPRESENT: wrongThing({ represent: Reflect.get(Resource.prototype, "represent") }),
  DESCRIBED_STATUS_UNREACHABLE: wrongThing({ describe: () => ({ get: { responses: { 206: null } } }) }),
  PATTERN_LACKS_PARAMETER: wrongThing({ params: ["key"] }),
};

describe("ruling 16: a mistake is refused when the service is built, also after a resource that is alike", () => {
  it.each(Object.entries(WRONG_LITERALS))("of a literal: %s", (code, wrong) => {
    expect(faultOf(literal("/right"), literal("/also"))).toBeUndefined();
    expect(faultOf(wrong("/wrong")), "alone").toBe(code);
    expect(faultOf(literal("/right"), literal("/also"), wrong("/wrong")), "among others").toBe(code);
  });

  it("of a literal whose twin has the parameter that it lacks", () => {
    const lacking = WRONG_LITERALS["PATTERN_LACKS_PARAMETER"];
    expect(lacking && faultOf(lacking("/{key}"))).toBeUndefined();
    expect(lacking && faultOf(lacking("/{key}"), lacking("/wrong"))).toBe("PATTERN_LACKS_PARAMETER");
  });

  it.each(Object.entries(WRONG_CLASSES))("of a class: %s", (code, wrong) => {
    expect(faultOf(route("/right", new Thing(Title)), route("/also", new Thing(Year)))).toBeUndefined();
    expect(faultOf(wrong("/wrong")), "alone").toBe(code);
    expect(faultOf(route("/right", new Thing(Title)), route("/also", new Thing(Year)), wrong("/wrong"))).toBe(code);
    expect(faultOf(route("/right", new Twin()), wrong("/wrong")), "beside another class").toBe(code);
  });
});

describe("resources that are alike", () => {
  const put = async (service: Service, path: string, body: object) =>
    (await request(service, "PUT", path, { body })).status;

  it("check content with their own models", async () => {
    const service = new Service({
      routes: [
        literal("/title"),
        literal("/year", {}, { body: Year }),
        route("/class/title", new Thing(Title)),
        route("/class/year", new Twin()),
      ],
    });
    for (const form of ["", "/class"]) {
      expect(await put(service, `${form}/title`, { title: "Signals" })).toBe(204);
      expect(await put(service, `${form}/title`, { year: 1987 })).toBe(400);
      expect(await put(service, `${form}/year`, { year: 1987 })).toBe(204);
      expect(await put(service, `${form}/year`, { title: "Signals" })).toBe(400);
    }
  });

  it("are put together for their first request, and once", async () => {
    let reads = 0;
    const watched = { represent: () => ({ title: "Signals" }), response: Title, deprecation: false };
    const GET = new Proxy(watched, { get: (...read) => (++reads, Reflect.get(...read)) });
    const service = new Service({ routes: [literal("/first"), literal("/second", { GET })] });
    const readsOf = async (what: () => unknown) => {
      const before = reads;
      await what();
      return reads - before;
    };
    expect(reads, "compared at mount").toBeGreaterThan(0);
    expect(await readsOf(() => request(service, "GET", "/first"))).toBe(0);
    expect(await readsOf(() => request(service, "GET", "/second"))).toBeGreaterThan(0);
    expect(await readsOf(() => request(service, "GET", "/second"))).toBe(0);
    expect(await readsOf(() => service.resources[1]?.plans.get("PUT"))).toBe(0);
  });
});

describe("a declaration that is changed after it was read", () => {
  it("throws, whether it is the instance's own, the class's or the default", () => {
    const thing = new Thing(Title);
    Object.assign(thing, { maxBodyBytes: 5 });
    expect(new Service({ routes: [route("/thing", thing)] }).resources[0]?.resource.maxBodyBytes).toBe(5);
    for (const name of ["maxBodyBytes", "body", "allowedMethods", "languages"]) {
      expect(() => Object.assign(thing, { [name]: undefined }), name).toThrow(TypeError);
    }
    expect(Object.assign(thing, { ofItsOwn: 1 }).ofItsOwn).toBe(1);
  });

  it("counts as the class's accessor gives it, when it is compared with another class", () => {
    class Wrong extends Twin {}
    Object.defineProperty(Wrong.prototype, "languages", { get: () => ["no language"], configurable: true });
    expect(faultOf(route("/right", new Twin()), route("/wrong", new Wrong()))).toBe("BAD_LANGUAGE");
    class Open extends Twin {}
    expect(faultOf(route("/open", new Open()), route("/wrong", new Wrong()))).toBe("BAD_LANGUAGE");
  });

  it("is kept as an accessor gave it", async () => {
    class Counted extends Thing {}
    let count = 0;
    Object.defineProperty(Counted.prototype, "maxBodyBytes", { get: () => ++count, configurable: true });
    const service = new Service({ routes: [route("/a", new Counted(Title)), route("/b", new Counted(Title))] });
    const kept = service.resources.map((each) => each.resource.maxBodyBytes);
    expect(kept).toEqual(service.resources.map((each) => each.resource.maxBodyBytes));
    expect(new Set(kept).size).toBe(2);
  });
});

describe("what an author changes between mounting and the first request", () => {
  /** What a literal or an instance declares in lists and records, each in an object of its own. */
  const declared = () => ({
    produces: ["application/json"],
    languages: ["en"],
    cors: { origins: ["https://app.example"] },
    deprecation: { since: new Date(0) },
  });
  const changes = (given: ReturnType<typeof declared>) => [
    () => given.produces.push("text/csv"),
    () => given.languages.push("no language"),
    () => given.cors.origins.push("*"),
    () => Object.assign(given.cors, { origins: "*", credentials: true }),
    () => Object.assign(given.deprecation, { since: "soon" }),
  ];

  it("throws, in a literal and in one that is alike", async () => {
    const given = [declared(), declared()];
    const puts = given.map(() => ({ response: { 204: null }, halts: [402] }));
    const lists = given.map(() => ["later"]);
    const routes = given.map((each, at) => literal(`/${at}`, { ...each, tags: lists[at] }, puts[at]));
    const PUT = { isAuthorized: () => true, security: ["bearer"], body: Title, apply: () => undefined };
    const service = new Service({ routes: [...routes, literal("/whole", { PUT }), literal("/twin")] });
    for (const [at, each] of given.entries()) {
      for (const change of changes(each)) expect(change, `${at} ${String(change)}`).toThrow(TypeError);
      expect(() => Object.assign(puts[at]?.response ?? {}, { 206: null })).toThrow(TypeError);
      expect(() => puts[at]?.halts.push(999)).toThrow(TypeError);
      expect(() => lists[at]?.push("sooner")).toThrow(TypeError);
    }
    expect(() => Object.assign(PUT, { body: { title: "string" } })).toThrow(TypeError);
    for (const path of ["/0", "/1", "/whole", "/twin"]) {
      const response = await request(service, "GET", path, { headers: { accept: "text/csv, */*;q=0.1" } });
      expect([response.status, response.header("content-type")]).toEqual([200, "application/json"]);
    }
  });

  it("throws, in a part", () => {
    const produces = ["application/json"];
    const service = new Service({ with: [part({ produces })], routes: [literal("/a"), literal("/b")] });
    expect(() => produces.push("text/csv")).toThrow(TypeError);
    expect(service.resources).toHaveLength(2);
  });

  it("throws, in an instance, in one that is alike, and in one with parts", async () => {
    const bodies = { PUT: Title };
    const given = [declared(), declared(), { ...declared(), with: [part({ provide: () => ({}) })] }];
    const things = given.map((each) => Object.assign(new Thing(Title), { ...each, body: bodies }));
    const service = new Service({ routes: things.map((thing, at) => route(`/${at}`, thing)) });
    for (const [at, each] of given.entries()) {
      for (const change of changes(each)) expect(change, `${at} ${String(change)}`).toThrow(TypeError);
      expect((await request(service, "GET", `/${at}`)).status).toBe(200);
    }
    expect(() => Object.assign(bodies, { PUT: { title: "string" } })).toThrow(TypeError);
  });

  it("has no effect, in the codecs of a route and in the schemes of the service", async () => {
    const codecs: Record<string, Codec> = { "application/json": jsonCodec, "text/csv": jsonCodec };
    const securitySchemes: Record<string, SecurityScheme> = { basic: { type: "http", scheme: "basic" } };
    const closed = Object.assign(new Thing(Title), { produces: ["text/csv"], isAuthorized: () => false });
    const open = Object.assign(new Thing(Title), { produces: ["text/csv"] });
    const service = new Service({
      routes: [route("/closed", closed, { codecs }), route("/open", open, { codecs })],
      securitySchemes,
      security: ["basic"],
    });
    delete codecs["text/csv"];
    delete securitySchemes["basic"];
    expect((await request(service, "GET", "/open")).header("content-type")).toMatch(/^text\/csv/);
    expect((await request(service, "GET", "/closed")).header("www-authenticate")).toMatch(/^Basic /);
  });

  it("stays the author's where it is no declaration: a store, a model, an example", async () => {
    const store = { calls: 0, get: () => undefined, set: () => undefined };
    const model = { modelJsonSchema: () => ({ type: "object" }), uses: 0 };
    const book = { title: "Signals" };
    const service = new Service({
      routes: ["/a", "/b"].map((pattern) =>
        literal(pattern, { cache: { store } }, { body: model, examples: { signals: { value: book } } }),
      ),
    });
    store.calls += 1;
    model.uses += 1;
    book.title = "Signals, again";
    expect([store.calls, model.uses, service.resources.length]).toEqual([1, 1, 2]);
  });
});
