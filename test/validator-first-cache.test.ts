import fc from "fast-check";
import {
  type Codec,
  type Context,
  jsonCodec,
  type KeptRepresentation,
  Resource,
  resource,
  route,
  Service,
} from "signalbox";
import { MemoryCache } from "signalbox/cache";
import { setCookie } from "signalbox/cookies";
import { explain } from "signalbox/debug";
import { request } from "signalbox/testing";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { turns } from "./waiting.ts";

/** A resource whose state is a number, with a cache of its own. */
class Counted extends Resource {
  readonly store = new MemoryCache();
  override readonly cache = { store: this.store };
  version = 1;
  represented = 0;
  override generateEtag(_ctx: Context): string | undefined {
    return `v${this.version}`;
  }
  override represent(_ctx: Context): unknown {
    this.represented += 1;
    return { version: this.version };
  }
}

/** What was reported of the services below. A test that expects something takes it out. */
const reported: string[] = [];
afterEach(() => expect(reported.splice(0)).toEqual([]));

function serviceOf(mounted: Resource, codec: Codec = jsonCodec): Service {
  return new Service({
    routes: [route("/it", mounted, { codecs: { "application/json": codec } })],
    onError: (error) => reported.push(String(error)),
  });
}

function but(change: object): Counted {
  return Object.assign(new Counted(), change);
}

/** How often `represent` is called for two equal requests. */
async function calls(mounted: Counted, headers: Record<string, string> = {}): Promise<number> {
  const service = serviceOf(mounted);
  await request(service, "GET", "/it", { headers });
  await request(service, "GET", "/it", { headers });
  return mounted.represented;
}

describe("a hit", () => {
  it("calls neither represent nor the codec, and compresses nothing", async () => {
    let encoded = 0;
    const codec: Codec = {
      encode: (value) => {
        encoded += 1;
        return jsonCodec.encode(value);
      },
    };
    const mounted = but({ encodings: ["br"] });
    const service = serviceOf(mounted, codec);
    const ask = () => request(service, "GET", "/it", { headers: { "accept-encoding": "br" } });
    const miss = await ask();
    const [hit, another] = [await ask(), await ask()];
    expect([mounted.represented, encoded, mounted.store.hits]).toEqual([1, 1, 2]);
    expect(hit.response.headers).toEqual(miss.response.headers);
    expect(await hit.bytes()).toEqual(new Uint8Array(await miss.bytes()));
    // What is compressed anew is another array.
    expect(another.response.body).toBe(hit.response.body);
  });

  it("is of the same state only", async () => {
    const mounted = new Counted();
    const service = serviceOf(mounted);
    await request(service, "GET", "/it");
    mounted.version = 2;
    expect(await (await request(service, "GET", "/it")).json()).toEqual({ version: 2 });
    expect(mounted.store.size).toBe(1);
  });

  it("is of the same target, host and fields of vary only", async () => {
    const mounted = but({ vary: async () => ["X-Unit"] });
    const service = serviceOf(mounted);
    const asked = [
      ["/it", {}],
      ["/it?page=2", {}],
      ["/it", { host: "a.example" }],
      ["/it", { "x-unit": "mile" }],
      ["/it", { "x-unit": "km" }],
      ["/it", { "x-unit": "" }],
    ] as const;
    for (const [target, headers] of asked) await request(service, "GET", target, { headers });
    expect(mounted.represented).toBe(asked.length);
    for (const [target, headers] of asked) await request(service, "GET", target, { headers });
    expect(mounted.represented).toBe(asked.length);
  });

  it("is of the same service only, where several have one store", async () => {
    const store = new MemoryCache();
    const [one, other] = [but({ cache: { store }, represent: () => "one" }), but({ cache: { store } })];
    await request(serviceOf(one), "GET", "/it");
    expect(await (await request(serviceOf(other), "GET", "/it")).json()).toEqual({ version: 1 });
  });

  it("comes after all that refuses a request: 401 and 403 stay what they are", async () => {
    const store = new MemoryCache();
    const mounted = but({
      cache: { store, shared: true },
      isAuthorized: (ctx: Context) => ctx.request.headers.get("authorization") === "Bearer good" || "Bearer",
      cacheControl: () => "private, max-age=60",
    });
    const ask = (token: string) =>
      request(serviceOf(mounted), "GET", "/it", { headers: { authorization: `Bearer ${token}` } });
    expect([(await ask("good")).status, store.size, (await ask("bad")).status]).toEqual([200, 1, 401]);
  });

  it("serves HEAD, which keeps nothing itself", async () => {
    const mounted = new Counted();
    const service = serviceOf(mounted);
    await request(service, "HEAD", "/it");
    expect(mounted.store.size).toBe(0);
    const get = await request(service, "GET", "/it");
    const head = await request(service, "HEAD", "/it");
    expect(mounted.represented).toBe(2);
    expect(head.response.headers).toEqual([...get.response.headers, "Content-Length", "13"]);
  });

  it("has the fields that represent gave the response, and no others", async () => {
    let asked = 0;
    const mounted = but({
      resourceExists: (ctx: Context) => {
        ctx.setHeader("X-Asked", String((asked += 1)));
        return true;
      },
      represent: (ctx: Context) => {
        ctx.setHeader("Content-Disposition", "inline");
        ctx.appendHeader("X-Seen", "a");
        ctx.appendHeader("X-Seen", "b");
        ctx.state["next"] = "/it?page=2";
        return [];
      },
      links: (ctx: Context) => [{ href: String(ctx.state["next"]), rel: "next" }],
    });
    const service = serviceOf(mounted);
    const seen = [];
    for (let n = 0; n < 2; n += 1) {
      const response = await request(service, "GET", "/it");
      seen.push(["X-Asked", "Content-Disposition", "X-Seen", "Link"].map((name) => response.header(name)));
    }
    expect(seen).toEqual([
      ["1", "inline", "a, b", '</it?page=2>; rel="next"'],
      ["2", "inline", "a, b", '</it?page=2>; rel="next"'],
    ]);
    expect(mounted.store.hits).toBe(1);
  });

  it("has the fields that links gave the response: it is not called for a hit", async () => {
    let asked = 0;
    const mounted = but({
      links: (ctx: Context) => {
        ctx.setHeader("X-Pages", String((asked += 1)));
        return [{ href: "/it?page=2", rel: "next" }];
      },
    });
    const service = serviceOf(mounted);
    for (let n = 0; n < 2; n += 1) expect((await request(service, "GET", "/it")).header("x-pages")).toBe("1");
    expect(asked).toBe(1);
  });

  it("is none without a tag: links is called each time", async () => {
    const service = serviceOf(
      but({ generateEtag: () => undefined, links: () => [{ href: "/it?page=2", rel: "next" }] }),
    );
    for (let n = 0; n < 2; n += 1)
      expect((await request(service, "GET", "/it")).header("link")).toBe('</it?page=2>; rel="next"');
  });

  it("has no Link where links had none", async () => {
    const service = serviceOf(but({ links: () => [] }));
    for (let n = 0; n < 2; n += 1) {
      const { status, headers } = (await request(service, "GET", "/it")).response;
      expect([status, headers.includes("Link")]).toEqual([200, false]);
    }
  });

  it("has Server-Timing, as a miss has", async () => {
    const mounted = new Counted();
    const service = new Service({ routes: [route("/it", mounted)], serverTiming: true });
    for (let n = 0; n < 2; n += 1) expect((await request(service, "GET", "/it")).header("server-timing")).toBeDefined();
    expect(mounted.store.hits).toBe(1);
  });

  it("is told by explain, with what is not called", async () => {
    const mounted = new Counted();
    const service = serviceOf(mounted);
    const before = await explain(service, { method: "GET", target: "/it" });
    await request(service, "GET", "/it");
    const after = await explain(service, { method: "GET", target: "/it" });
    const step = ({ steps }: typeof after) => steps.find(({ id }) => id === "O18e");
    expect(step(before)).toMatchObject({ decision: "no", gave: 'nothing with the tag "v1"', decidedBy: ["cache"] });
    expect(step(after)).toMatchObject({ decision: "yes", gave: 'one with the tag "v1"' });
    expect([before.wouldCall.includes("represent"), after.wouldCall.includes("represent")]).toEqual([true, false]);
    expect(before.trace).toEqual(after.trace);
  });
});

describe("what is not kept", () => {
  it.each<[string, object, Record<string, string>?]>([
    ["a weak tag names no bytes (RFC 9110 8.8.1)", { generateEtag: () => 'W/"v1"' }],
    ["no tag", { generateEtag: () => undefined }],
    ["Cache-Control: no-store (RFC 9111 5.2.2.5)", { cacheControl: () => "max-age=0, no-store" }],
    ["Cache-Control: private (RFC 9111 5.2.2.7)", { cacheControl: async () => "private" }],
    ["Cache-Control: no-store of the client (RFC 9111 5.2.1.5)", {}, { "cache-control": "no-store" }],
    ["Vary: * (RFC 9110 12.5.5)", { vary: () => ["*"] }],
    ["the response to Authorization (RFC 9111 3.5)", {}, { authorization: "Bearer Ada" }],
    ["what is larger than the bound", { cache: { store: new MemoryCache({ maxBytes: 100 }) } }],
  ])("%s", async (_why, change, headers) => {
    expect(await calls(but(change), headers)).toBe(2);
  });

  it.each<[string, (this: Counted, ctx: Context) => unknown]>([
    [
      "a cookie, which is for one client",
      (ctx) => {
        setCookie(ctx, "seen", "1");
        return {};
      },
    ],
    [
      "what says by Vary that it depends on more than the key has",
      (ctx) => {
        ctx.appendHeader("Vary", "Cookie");
        return {};
      },
    ],
    ["a stream", () => new Response("streamed").body],
    ["a source, whose bytes are elsewhere", () => new Blob(["a source"])],
  ])("%s", async (_why, give) => {
    const mounted = new Counted();
    mounted.represent = function represent(ctx) {
      this.represented += 1;
      return give.call(this, ctx);
    };
    expect(await calls(mounted)).toBe(2);
    expect(mounted.store.size).toBe(0);
  });

  it("nor is what is kept for all given to a request with Authorization, whose content may be its own (RFC 9111 3.5)", async () => {
    const mounted = new Counted();
    mounted.represent = (ctx) => ({ reader: ctx.request.headers.get("authorization") ?? null });
    const service = serviceOf(mounted);
    const read = async (headers: Record<string, string>) => (await request(service, "GET", "/it", { headers })).json();
    const [ada, grace] = [{ authorization: "Bearer Ada" }, { authorization: "Bearer Grace" }];
    expect(await read(ada)).toEqual({ reader: "Bearer Ada" });
    expect(await read({})).toEqual({ reader: null });
    expect(await read(grace)).toEqual({ reader: "Bearer Grace" });
    expect(mounted.store.size).toBe(1);
  });

  it("the representation of a 416, whose response does not say that it may be kept (RFC 9111 5.2.2.5)", async () => {
    const mounted = but({ ranges: "bytes", cacheControl: () => "no-store" });
    const response = await request(serviceOf(mounted), "GET", "/it", { headers: { range: "bytes=99-" } });
    expect([response.status, response.header("cache-control"), mounted.store.size]).toEqual([416, undefined, 0]);
  });

  it("but what vary names may be said by Vary as well", async () => {
    const mounted = but({ vary: () => ["Cookie", "X-Unit"], produces: ["application/json"] });
    mounted.represent = function represent(ctx) {
      this.represented += 1;
      ctx.appendHeader("Vary", "cookie, X-Unit");
      return {};
    };
    expect(await calls(mounted)).toBe(1);
  });

  it.each([
    ["where all get the same", { cache: { store: new MemoryCache(), shared: true } }],
    ["where vary has the field", { vary: () => ["Authorization"] }],
  ])("but the response to Authorization %s", async (_where, change) => {
    expect(await calls(but(change), { authorization: "Bearer Ada" })).toBe(1);
  });

  it("content whose state changed while it was made, even where it changes back", async () => {
    const mounted = new Counted();
    mounted.represent = function represent() {
      this.version = 2;
      return { version: this.version };
    };
    const service = serviceOf(mounted);
    const stale = await request(service, "GET", "/it");
    expect([stale.header("etag"), await stale.text()]).toEqual(['"v1"', '{"version":2}']);
    mounted.version = 1;
    mounted.represent = () => "of v1";
    expect(await (await request(service, "GET", "/it")).json()).toBe("of v1");
  });

  it("content whose state has lost its tag while it was made, even an empty one", async () => {
    const tags = ['""', ""];
    const mounted = but({ generateEtag: () => tags.shift() });
    expect((await request(serviceOf(mounted), "GET", "/it")).header("etag")).toBe('""');
    expect([tags, mounted.store.size]).toEqual([[], 0]);
  });

  it("an error, and what comes of a tag that cannot be asked again", async () => {
    let asked = 0;
    const mounted = but({
      generateEtag: async () => {
        asked += 1;
        if (asked === 2) throw new Error("no tag any more");
        return "v1";
      },
    });
    expect((await request(serviceOf(mounted), "GET", "/it")).status).toBe(200);
    expect([asked, mounted.store.size]).toEqual([2, 0]);
    expect(reported.splice(0)).toEqual(["Error: no tag any more"]);
  });
});

describe("a store that is asynchronous", () => {
  const lost = () => Promise.reject(new Error("The store is down."));
  it.each<[string, { get: () => unknown; set: () => unknown }]>([
    ["get rejects", { get: lost, set: () => undefined }],
    ["get gives a promise of a hit", { get: async () => ({ content: "x", fields: [] }), set: () => undefined }],
    ["set rejects", { get: () => undefined, set: lost }],
    ["set gives a promise", { get: () => null, set: async () => undefined }],
  ])("%s: a miss, which is reported, and nothing ends the process (ruling 32)", async (_, store) => {
    const errors: string[] = [];
    const mounted = but({ cache: { store } });
    const service = new Service({ routes: [route("/it", mounted)], onError: (error) => errors.push(String(error)) });
    for (const represented of [1, 2]) {
      const response = await request(service, "GET", "/it");
      expect([response.status, await response.text(), mounted.represented]).toEqual([
        200,
        '{"version":1}',
        represented,
      ]);
    }
    const said = "TypeError: The cache's store gave a promise. It is synchronous.";
    expect(errors).toEqual([said, said]);
  });
});

describe("a miss", () => {
  it("is each request's own: two at once both run", async () => {
    const mounted = new Counted();
    mounted.represent = async function represent() {
      this.represented += 1;
      await turns();
      return {};
    };
    const service = serviceOf(mounted);
    await Promise.all([request(service, "GET", "/it"), request(service, "GET", "/it")]);
    await request(service, "GET", "/it");
    expect(mounted.represented).toBe(2);
  });

  it("keeps bytes of its own: the author may use a buffer again", async () => {
    const buffer = new TextEncoder().encode("first");
    const mounted = but({ represent: () => buffer });
    const service = serviceOf(mounted);
    await request(service, "GET", "/it");
    buffer.fill(0);
    expect(await (await request(service, "GET", "/it")).text()).toBe("first");
  });

  it("keeps the whole, where a part was asked for", async () => {
    const mounted = but({ ranges: "bytes" });
    const service = serviceOf(mounted);
    expect((await request(service, "GET", "/it", { headers: { range: "bytes=0-1" } })).status).toBe(206);
    expect(await (await request(service, "GET", "/it")).text()).toBe('{"version":1}');
    expect(mounted.represented).toBe(1);
  });
});

it("a literal has a cache too, of a method or of all", async () => {
  const store = new MemoryCache();
  let represented = 0;
  const it = resource("/it/{id}", {
    cache: { store },
    find: ({ params }) => ({ id: params.id }),
    generateEtag: ({ entity }) => entity.id,
    GET: { represent: ({ entity }) => [entity.id, (represented += 1)] },
    DELETE: { isAuthorized: () => true, deleteResource: () => undefined },
  });
  const service = new Service({ routes: [it] });
  const seen = [];
  for (const id of ["1", "2", "1"]) seen.push(await (await request(service, "GET", `/it/${id}`)).json());
  expect(seen).toEqual([
    ["1", 1],
    ["2", 2],
    ["1", 1],
  ]);
});

// ---- With a cache as without -------------------------------------------------------------------------------------------

interface Blueprint {
  readonly declarations: Readonly<Record<string, unknown>>;
  readonly callbacks: Readonly<Record<string, unknown>>;
  readonly tag: "strong" | "weak" | "none";
  readonly value: "object" | "text" | "bytes" | "blob" | "stream";
  readonly gives: readonly string[];
  readonly isLater: boolean;
}

/** What can be kept, more often than what cannot. */
function mostly<T>(usual: T, ...others: readonly T[]): fc.Arbitrary<T> {
  return fc.oneof({ weight: 6, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) });
}

const anyBlueprint: fc.Arbitrary<Blueprint> = fc.record({
  declarations: fc.record({
    produces: fc.constantFrom(["application/json"], ["application/json", "text/plain"]),
    languages: fc.constantFrom([], ["en", "de"]),
    encodings: fc.constantFrom([], ["gzip"], ["br", "gzip"]),
    ranges: fc.constantFrom(undefined, "bytes"),
    digests: fc.constantFrom([], ["sha-256"]),
    cors: fc.constantFrom(undefined, { origins: ["https://a.example"] }),
  }),
  callbacks: fc.record(
    {
      lastModified: fc.constantFrom(() => new Date("2024-01-01T00:00:00Z")),
      cacheControl: mostly<() => unknown>(
        () => "max-age=60",
        async () => "no-store",
        () => "private",
      ),
      expires: fc.constant(() => new Date("2031-01-01T00:00:00Z")),
      vary: fc.constantFrom(
        () => ["X-Unit"],
        async () => ["X-Unit", "Cookie"],
      ),
      contentLocation: fc.constant(() => "/here"),
      links: fc.constant((ctx: Context) => [{ href: `/it?made=${String(ctx.state["made"])}`, rel: "item" }]),
    },
    { requiredKeys: [] },
  ),
  tag: mostly<Blueprint["tag"]>("strong", "weak", "none"),
  value: fc.oneof(mostly<Blueprint["value"]>("object", "blob", "stream"), fc.constantFrom("text", "bytes")),
  gives: mostly(["X-Made", "Content-Disposition"], [], ["Set-Cookie"], ["X-Made", "Vary"]),
  isLater: fc.boolean(),
});

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  accept: ["text/plain", "*/*"],
  "accept-language": ["de", "en"],
  "accept-encoding": ["gzip", "br"],
  "x-unit": ["km", "mile"],
  "if-none-match": ['"v1"', '"v2"', "*"],
  range: ["bytes=0-3", "bytes=0-0,-1", "bytes=9999-"],
  "if-range": ['"v1"', '"v2"'],
  "want-repr-digest": ["sha-256=1"],
  "want-content-digest": ["sha-256=1"],
  origin: ["https://a.example"],
  "cache-control": ["no-store"],
};

const anyStep = fc.oneof(
  { weight: 1, arbitrary: fc.record({ version: fc.constantFrom(1, 2, 3) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      method: fc.constantFrom("GET", "GET", "GET", "HEAD"),
      target: fc.constantFrom("/it", "/it", "/it?a=1"),
      headers: fc
        .subarray(Object.entries(FIELDS), { maxLength: 2 })
        .chain((fields) => fc.record(Object.fromEntries(fields.map(([name, of]) => [name, fc.constantFrom(...of)])))),
    }),
  },
);

/** One state for both resources. */
function built(
  { declarations, callbacks, tag, value, gives, isLater }: Blueprint,
  state: { version: number },
): Resource {
  const give = (ctx: Context) => {
    for (const name of gives) {
      if (name === "Content-Disposition") ctx.setHeader(name, `inline; filename=v${state.version}`);
      else ctx.appendHeader(name, name === "Vary" ? "X-Other" : `made-${state.version}`);
    }
    ctx.state["made"] = state.version;
    const unit = "vary" in callbacks ? ctx.request.headers.get("x-unit") : undefined;
    const { target } = ctx.request;
    const text = `${state.version} ${target} ${ctx.chosenLanguage} ${unit} ${"ä".repeat(20)}`;
    if (value === "object") return { text };
    if (value === "text") return text;
    if (value === "blob") return new Blob([text]);
    return value === "bytes" ? new TextEncoder().encode(text) : new Response(text).body;
  };
  const later = <T>(made: T): T | Promise<T> => (isLater ? Promise.resolve(made) : made);
  return Object.assign(new (class Built extends Resource {})(), structuredClone(declarations), callbacks, {
    ...(tag === "none"
      ? {}
      : { generateEtag: () => later(tag === "weak" ? `W/"v${state.version}"` : `v${state.version}`) }),
    represent: (ctx: Context) => later(give(ctx)),
  });
}

beforeEach(() => {
  // The boundary of multipart/byteranges is drawn, and its digest is of content that has it.
  vi.spyOn(crypto, "randomUUID").mockReturnValue("00000000-0000-4000-8000-000000000000");
});
afterEach(() => {
  vi.restoreAllMocks();
});

it("a service with a cache gives the responses of the same service without one, byte for byte", async () => {
  const text: Codec = { encode: (value) => JSON.stringify(value) };
  const codecs = { "application/json": jsonCodec, "text/plain": text };
  let hits = 0;
  let evicted = 0;
  await fc.assert(
    fc.asyncProperty(
      anyBlueprint,
      fc.constantFrom(700, 2_000, 100_000),
      fc.array(anyStep, { minLength: 6, maxLength: 14, size: "max" }),
      async (blueprint, maxBytes, steps) => {
        const state = { version: 1 };
        const store = new Watched({ maxBytes });
        const cached = Object.assign(built(blueprint, state), blueprint.tag === "none" ? {} : { cache: { store } });
        const service = (mounted: Resource) =>
          new Service({
            routes: [route("/it", mounted, { codecs })],
            trace: true,
            onError: (error) => expect.fail(String(error)),
          });
        const [withCache, without] = [service(cached), service(built(blueprint, state))];
        for (const step of steps) {
          if ("version" in step) {
            state.version = step.version;
            continue;
          }
          const { method, target, headers } = step;
          const one = await request(withCache, method, target, { headers });
          const other = await request(without, method, target, { headers });
          expect([one.status, one.response.headers]).toEqual([other.status, other.response.headers]);
          expect(Buffer.compare(await one.bytes(), await other.bytes())).toBe(0);
        }
        hits += store.hits;
        evicted += store.kept - store.size;
      },
    ),
    { numRuns: 100 },
  );
  // A sequence without hits proves nothing.
  expect(hits).toBeGreaterThan(60);
  expect(evicted).toBeGreaterThan(10);
});

class Watched extends MemoryCache {
  kept = 0;
  override set(key: string, tag: string, representation: KeptRepresentation): void {
    this.kept += 1;
    super.set(key, tag, representation);
  }
}
