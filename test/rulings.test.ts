import { type Context, Halt, HttpRequest, MountError, type Operation, Resource, route, Service } from "signalbox";
import { formCodec } from "signalbox/codecs";
import { request, type TestResponse } from "signalbox/testing";
import { afterEach, describe, expect, it, vi } from "vitest";
import { planFor } from "../src/graph/plan.ts";
import { reachableStatuses } from "../src/graph/reach.ts";
import { RequestBody } from "../src/http/body.ts";
import { RequestHeaders } from "../src/http/headers.ts";
import {
  Absent,
  alone,
  ask,
  Bell,
  CODECS,
  FAR,
  Gzippable,
  JsonOrCsv,
  MODIFIED,
  Shelf,
  Tongues,
  Unversioned,
  Versioned,
} from "./fixtures.ts";

/** The twenty rulings of the graph: where RFC 9110 leaves a choice, or the diagram errs. Each is quoted, then shown. */

const but = <R extends Resource>(resource: R, change: object): R => Object.assign(resource, change);
const yes = () => true;
const no = () => false;

/** The statuses that the document may speak of; 500 stands outside. */
const documented = (resource: Resource, method: string) =>
  reachableStatuses(planFor({ resource, method }), { documented: resource }).filter((status) => status !== 500);

afterEach(() => {
  vi.restoreAllMocks();
});

describe("1. Retry hints", () => {
  const soon = new Date(MODIFIED);
  it.each([
    ["“a number is delta-seconds, rounded up to a whole number”", 2.1, "3"],
    ["whole seconds stay", 3, "3"],
    ["“not below 0”", -5, "0"],
    ["a fraction below 0 is 0, not -0", -0.5, "0"],
    ["“a Date is sent as IMF-fixdate”", soon, MODIFIED],
    ["“false … refuses the request without a hint”", false, undefined],
  ])("%s", async (_what, hint, retryAfter) => {
    const closed = await ask(but(new Versioned(), { serviceAvailable: () => hint }), "GET");
    expect([closed.status, closed.header("retry-after")]).toEqual([503, retryAfter]);
    const limited = await ask(but(new Versioned(), { withinRateLimit: async () => hint }), "GET");
    expect([limited.status, limited.header("retry-after")]).toEqual([429, retryAfter]);
  });

  it("“true proceeds”", async () => {
    expect((await ask(but(new Versioned(), { serviceAvailable: yes, withinRateLimit: yes }), "GET")).status).toBe(200);
  });
});

describe("2. Order", () => {
  it("“503 wins over 429; 429 wins over 405 and 401”", async () => {
    const limited = { withinRateLimit: () => 1, isAuthorized: no };
    expect((await ask(but(new Versioned(), { serviceAvailable: () => 1, ...limited }), "GET")).status).toBe(503);
    expect((await ask(but(new Versioned(), limited), "POST")).status).toBe(429);
    expect((await ask(but(new Versioned(), limited), "GET")).status).toBe(429);
  });

  it("“no body is read, no storage touched”", async () => {
    const [resourceExists, isAuthorized] = [vi.fn(yes), vi.fn(yes)];
    const limited = but(new Versioned(), { withinRateLimit: () => 1, resourceExists, isAuthorized });
    const stream = vi.fn<() => AsyncIterable<Uint8Array>>();
    const { status } = await alone(limited).handle(
      new HttpRequest({
        method: "PUT",
        target: "/",
        headers: new RequestHeaders({ "content-type": "application/json", "content-length": "2" }),
        body: new RequestBody({ length: 2, stream }, 10),
        peer: undefined,
        signal: () => new AbortController().signal,
      }),
    );
    expect(status).toBe(429);
    expect(stream).not.toHaveBeenCalled();
    expect(resourceExists).not.toHaveBeenCalled();
    expect(isAuthorized).not.toHaveBeenCalled();
  });
});

describe("3. Trace", () => {
  it("“the 429 path reads B13,B13a”, in X-Framework-Trace", async () => {
    const response = await ask(but(new Versioned(), { withinRateLimit: () => 1 }), "GET");
    expect(response.header("X-Framework-Trace")).toBe("B13,B13a");
  });
});

describe("4. 406 is for reads", () => {
  const odd = { Accept: "image/png", "Accept-Language": "de", "Accept-Encoding": "identity;q=0" };
  const all = () => but(new Shelf(), { languages: ["en", "fr"], apply: () => "stored" });

  it.each(["GET", "HEAD"])("%s is refused on each axis", async (method) => {
    for (const [name, value] of Object.entries(odd)) {
      expect((await ask(all(), method, { [name]: value })).status, name).toBe(406);
    }
  });

  it("“a write … falls back on the first offer”", async () => {
    const response = await ask(all(), "POST", odd, {});
    expect(response.status).toBe(201);
    expect(response.header("content-type")).toBe("application/json");
    expect(response.header("content-language")).toBe("en");
    expect(response.header("content-encoding")).toBeUndefined();
  });

  it("“that is how the document can list 406 for GET and not for POST”", () => {
    expect(documented(all(), "GET")).toContain(406);
    expect(documented(all(), "POST")).not.toContain(406);
  });

  it("OPTIONS is not negotiated", async () => {
    expect((await ask(all(), "OPTIONS", odd)).status).toBe(200);
  });

  it("with ignoreUnacceptable a read has the first offer", async () => {
    const response = await ask(but(new JsonOrCsv(), { ignoreUnacceptable: true }), "GET", odd);
    expect(response.status).toBe(200);
    expect(response.header("content-type")).toBe("application/json");
  });
});

describe("5. The document speaks of every request it describes", () => {
  it.each([
    ["a plain read", new Tongues(), "GET", [200, 304, 406, 412]],
    ["without validators, no precondition", new Shelf(), "GET", [200, 406]],
    ["what is not overridden adds nothing", new Bell(), "POST", [200, 204]],
    ["417 and a partial PUT stand outside", new Versioned(), "PUT", [200, 204, 400, 412, 415]],
    [
      "428 where it is asked for",
      but(new Versioned(), { requireConditionalWrite: yes }),
      "DELETE",
      [200, 204, 412, 428],
    ],
  ])("%s", (_what, resource, method, statuses) => {
    expect(documented(resource, method)).toEqual(statuses);
  });

  it("“If-Match there is 412: the client asked for a guard that cannot be given”", async () => {
    expect((await ask(new Unversioned(), "PUT", { "If-Match": '"x"' }, {})).status).toBe(412);
  });
});

describe("6. 413", () => {
  it("“is listed where the resource declares maxBodyBytes”", () => {
    expect(documented(new Shelf(), "POST")).not.toContain(413);
    expect(documented(but(new Shelf(), { maxBodyBytes: 10 }), "POST")).toContain(413);
    expect(documented(but(new Shelf(), { maxBodyBytes: 10 }), "GET")).not.toContain(413);
  });

  it("“the service-wide ceiling (default 1 MiB)”", async () => {
    const service = alone(new Shelf());
    const post = async (length: number) =>
      (
        await request(service, "POST", "/", {
          body: JSON.stringify("x".repeat(length - 2)),
          headers: { "Content-Type": "application/json" },
        })
      ).status;
    expect(await post(1_048_576)).toBe(201);
    expect(await post(1_048_577)).toBe(413);
  });

  it("the resource's size stands in place of the ceiling, above it too", async () => {
    const large = but(new Shelf(), { maxBodyBytes: 2_000_000 });
    expect((await ask(large, "POST", {}, ["x".repeat(1_500_000)])).status).toBe(201);
  });

  it("“both are enforced while reading, not from Content-Length alone”", async () => {
    const chunked = { "Transfer-Encoding": "chunked" };
    expect((await ask(but(new Shelf(), { maxBodyBytes: 3 }), "POST", chunked, { a: 1 })).status).toBe(413);
    const service = alone(new Shelf(), { maxBodyBytes: 3 });
    expect((await request(service, "POST", "/", { headers: chunked, body: { a: 1 } })).status).toBe(413);
  });
});

describe("7. 409", () => {
  const conflict = (change: object = {}) => ({
    isConflict: (_ctx: Context, body: unknown) => body === "bad",
    ...change,
  });
  it.each<[string, Resource]>([
    ["PUT", but(new Versioned(), conflict())],
    ["PUT", but(new Absent(), conflict())],
    ["PATCH", but(new Versioned(), conflict())],
    ["POST", but(new Shelf(), conflict())],
  ])("“is asked of PUT, PATCH and the creating POST, after the body was decoded”: %s", async (method, resource) => {
    const send = async (body: string) =>
      (await ask(resource, method, { "Content-Type": "application/json" }, JSON.stringify(body))).status;
    expect(await send("bad")).toBe(409);
    expect(await send("good")).toBeLessThan(300);
  });

  it("a POST that does not create is not asked, nor DELETE", async () => {
    expect(
      (
        await ask(
          but(new Bell(), { isConflict: yes, postIsCreate: () => false, createPath: () => "/", apply: () => {} }),
          "POST",
        )
      ).status,
    ).toBe(204);
    expect((await ask(but(new Versioned(), { isConflict: yes }), "DELETE")).status).toBe(204);
  });

  it("a body that does not decode is 400 first", async () => {
    const headers = { "Content-Type": "application/json" };
    expect((await ask(but(new Versioned(), { isConflict: yes }), "PUT", headers, "{")).status).toBe(400);
  });
});

describe("8. 404 on POST", () => {
  it("“a POST to a missing resource is 404 unless allowMissingPost”", async () => {
    const missing = { resourceExists: no };
    expect((await ask(but(new Shelf(), missing), "POST", {}, {})).status).toBe(404);
    expect((await ask(but(new Shelf(), { ...missing, allowMissingPost: yes }), "POST", {}, {})).status).toBe(201);
    expect((await ask(but(new Bell(), { ...missing, allowMissingPost: yes }), "POST")).status).toBe(204);
  });

  it("“resourceExists adds 404 to GET, HEAD, POST, PATCH and DELETE, and not to PUT”", () => {
    for (const method of ["GET", "HEAD", "PATCH", "DELETE"]) expect(documented(new Absent(), method)).toContain(404);
    expect(documented(but(new Shelf(), { resourceExists: no }), "POST")).toContain(404);
    expect(documented(new Absent(), "PUT")).not.toContain(404);
    expect(documented(new Versioned(), "GET")).not.toContain(404);
  });
});

describe("9. Preconditions", () => {
  it("“GET or DELETE of a missing resource with If-Match is 404; PUT … with any If-Match is 412”", async () => {
    const headers = { "If-Match": '"v1"' };
    expect((await ask(new Absent(), "GET", headers)).status).toBe(404);
    expect((await ask(new Absent(), "DELETE", headers)).status).toBe(404);
    expect((await ask(new Absent(), "PUT", headers, {})).status).toBe(412);
  });

  it("“a date in the future is an ordinary date (no L15). Not an HTTP-date: ignored”", async () => {
    expect((await ask(new Versioned(), "GET", { "If-Modified-Since": FAR })).status).toBe(304);
    expect((await ask(new Versioned(), "GET", { "If-Modified-Since": "2024-01-01" })).status).toBe(200);
    expect((await ask(new Versioned(), "GET", { "If-Unmodified-Since": "2023-01-01" })).status).toBe(200);
  });

  it("a tag that comes later is asked once a request", async () => {
    const generateEtag = vi.fn(async () => "v1");
    const lastModified = vi.fn(async () => new Date(MODIFIED));
    const a = but(new Versioned(), { generateEtag, lastModified });
    expect((await ask(a, "GET", { "If-Match": '"v1"', "If-None-Match": '"x"' })).status).toBe(200);
    expect([generateEtag, lastModified].map((asked) => asked.mock.calls.length)).toEqual([1, 1]);
    lastModified.mockClear();
    expect((await ask(a, "GET", { "If-Unmodified-Since": MODIFIED, "If-Modified-Since": MODIFIED })).status).toBe(304);
    expect(lastModified).toHaveBeenCalledTimes(1);
  });
});

describe("10. 304", () => {
  it("“repeats ETag, Vary, Cache-Control, Expires, Content-Location …, and no Content-Type, no body”", async () => {
    const fresh = but(new JsonOrCsv(), {
      cacheControl: async () => "no-cache",
      expires: async () => new Date(FAR),
      vary: async () => ["Cookie"],
      resourceExists: (ctx: Context) => {
        ctx.setHeader("Content-Location", "/c");
        ctx.setHeader("Content-Disposition", "inline");
        return true;
      },
    });
    const response = await ask(fresh, "GET", { "If-None-Match": '"c1"' });
    expect(response.status).toBe(304);
    expect(response.response.body).toBeNull();
    expect(pairs(response)).toEqual({
      "Cache-Control": "no-cache",
      "Content-Location": "/c",
      ETag: '"c1"',
      Expires: FAR,
      Vary: "Accept, Cookie",
    });
  });
});

/** The fields of a response but its trace. */
function pairs({ response: { headers } }: TestResponse): Record<string, string> {
  const all: Record<string, string> = {};
  for (let at = 0; at < headers.length; at += 2) all[headers[at] ?? ""] = headers[at + 1] ?? "";
  delete all["X-Framework-Trace"];
  return all;
}

describe("11. Validators belong to a representation", () => {
  it("“one strong tag never serves two media types, languages or codings”", async () => {
    const all = but(new JsonOrCsv(), {
      languages: ["en", "fr"],
      encodings: ["gzip"],
      produces: ["application/json", "text/csv"],
    });
    const tags = new Set<string | undefined>();
    for (const Accept of ["application/json", "text/csv"]) {
      for (const language of ["en", "fr"]) {
        for (const coding of ["gzip", "identity"]) {
          const headers = { Accept, "Accept-Language": language, "Accept-Encoding": coding };
          const tag = (await ask(all, "GET", headers)).header("etag");
          tags.add(tag);
          expect((await ask(all, "GET", { ...headers, "If-None-Match": tag ?? "" })).status).toBe(304);
          expect((await ask(all, "GET", { ...headers, "If-Match": tag ?? "" })).status).toBe(200);
        }
      }
    }
    expect(tags.size).toBe(8);
  });

  it("a weak tag stays weak in each", async () => {
    const weak = but(new JsonOrCsv(), { generateEtag: () => 'W/"c1"' });
    expect((await ask(weak, "GET", { Accept: "text/csv" })).header("etag")).toMatch(/^W\/"c1.+"$/);
  });

  it("“dates are cut to whole seconds”", async () => {
    const a = but(new Versioned(), { lastModified: () => new Date(Date.parse(MODIFIED) + 999) });
    expect((await ask(a, "GET")).header("last-modified")).toBe(MODIFIED);
  });

  it("an invalid date is none", async () => {
    const a = but(new Versioned(), { lastModified: () => new Date(Number.NaN) });
    const response = await ask(a, "GET", { "If-Modified-Since": FAR });
    expect([response.status, response.header("last-modified")]).toEqual([200, undefined]);
  });
});

describe("12. HEAD and OPTIONS", () => {
  it("“HEAD must be in allowedMethods. OPTIONS is always answered; Allow lists it”", async () => {
    const getOnly = but(new JsonOrCsv(), { allowedMethods: ["GET"] });
    expect((await ask(getOnly, "HEAD")).header("allow")).toBe("GET, OPTIONS");
    expect((await ask(getOnly, "OPTIONS")).header("allow")).toBe("GET, OPTIONS");
    const named = but(new JsonOrCsv(), { allowedMethods: ["OPTIONS", "GET"] });
    expect((await ask(named, "OPTIONS")).header("allow")).toBe("OPTIONS, GET");
  });

  it("HEAD of coded content has its length", async () => {
    const headers = { "Accept-Encoding": "gzip" };
    const got = await ask(new Gzippable(), "GET", headers);
    const head = await ask(new Gzippable(), "HEAD", headers);
    expect(head.header("content-length")).toBe(String((await got.bytes()).byteLength));
    expect(head.header("content-encoding")).toBe("gzip");
    expect(head.response.body).toBeNull();
  });
});

describe("13. 401", () => {
  const closed = (response: boolean | string, operation?: Operation) =>
    but(new Versioned(), {
      isAuthorized: () => response,
      ...(operation ? { describe: () => ({ get: operation }) } : {}),
    });
  const securitySchemes = {
    basic: { type: "http", scheme: "Basic" },
    token: { type: "http", scheme: "bearer" },
    key: { type: "apiKey", in: "header", name: "X-Key" },
    oauth: { type: "oauth2" },
    oidc: { type: "openIdConnect" },
    mtls: { type: "mutualTLS" },
    digest: { type: "http", scheme: "digest" },
  } as const;
  const challengeOf = async (resource: Resource, security: string[] = []) => {
    const response = await request(alone(resource, { securitySchemes, security }), "GET", "/");
    expect(response.status).toBe(401);
    return response.header("www-authenticate");
  };

  it("“a string sends that string”", async () => {
    expect(await challengeOf(closed('Custom a="b"'), ["basic"])).toBe('Custom a="b"');
  });

  it.each([
    ["basic", 'Basic realm="service", charset="UTF-8"'],
    ["token", "Bearer"],
    ["key", "ApiKey"],
    ["oauth", "Bearer"],
    ["oidc", "Bearer"],
    ["mtls", "Mutual"],
    ["digest", "Digest"],
    ["unknown", "Bearer"],
  ])("“with false, … from the declared security scheme where one is known”: %s", async (name, challenge) => {
    expect(await challengeOf(closed(false), [name])).toBe(challenge);
    expect(await challengeOf(closed(false, { security: [name] }))).toBe(challenge);
  });

  it("the resource's scheme goes before the service's, each challenge once", async () => {
    expect(await challengeOf(closed(false, { security: ["token", "oauth"] }), ["basic", "token"])).toBe(
      'Bearer, Basic realm="service", charset="UTF-8"',
    );
  });

  it("an empty string is no challenge", async () => {
    expect(await challengeOf(closed(""))).toBe("Bearer");
  });
});

describe("14. Errors", () => {
  it("“no stack, no message of an unexpected exception”", async () => {
    const broken = but(new Versioned(), {
      represent: () => {
        throw new Error("password=hunter2");
      },
    });
    const response = await ask(broken, "GET");
    expect(response.status).toBe(500);
    expect(await response.text()).not.toMatch(/hunter2|rulings|stack/);
    expect(JSON.stringify(response.response.headers)).not.toContain("hunter2");
  });
});

describe("15. A callback that throws", () => {
  it("“is a 500, reported once to the service's error hook”, and the context goes with it", async () => {
    const boom = new Error("boom");
    const onError = vi.fn();
    const broken = but(new Versioned(), {
      resourceExists: () => {
        throw boom;
      },
    });
    expect((await request(alone(broken, { onError }), "GET", "/")).status).toBe(500);
    expect(onError.mock.calls).toEqual([[boom, expect.objectContaining({ request: expect.anything() })]]);
  });

  it("without a hook it is a line on the console", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const boom = new Error("boom");
    const broken = but(new Versioned(), { represent: () => Promise.reject(boom) });
    await request(new Service({ routes: [route("/books", broken)] }), "GET", "/books");
    expect(log.mock.calls).toEqual([["GET /books failed:", boom]]);
  });

  it("a hook that throws does not take the request with it", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const second = new Error("the hook is broken");
    const service = alone(but(new Versioned(), { represent: () => Promise.reject(new Error("boom")) }), {
      onError: () => {
        throw second;
      },
    });
    expect((await request(service, "GET", "/")).status).toBe(500);
    expect(log.mock.calls).toEqual([[second]]);
  });

  it("“an undeclared [Halt] is a 500 and a clear line in the log”", async () => {
    const onError = vi.fn();
    class Teapot extends Bell {
      override processPost(): never {
        throw new Halt(418);
      }
    }
    expect((await request(alone(new Teapot(), { onError }), "POST", "/")).status).toBe(500);
    expect(onError.mock.calls[0]?.[0].message).toContain("Teapot threw Halt(418)");
  });

  it("halts may be declared by method", async () => {
    class Teapot extends Versioned {
      override readonly halts = { PUT: [418] };
      override apply(): never {
        throw new Halt(418);
      }
    }
    expect((await ask(new Teapot(), "PUT", {}, {})).status).toBe(418);
    expect((await ask(new Teapot(), "PATCH", {}, {})).status).toBe(500);
  });
});

describe("16. Faults of the author are found at mount", () => {
  class Unfinished extends Resource {}

  it("“each is an error with a code, the class name, and what to write instead”", () => {
    const mount = () => new Service({ routes: [route("/", new Unfinished())] });
    expect(mount).toThrow(MountError);
    expect(mount).toThrow(/^NO_REPRESENT: Unfinished: .* Write instead: override represent\(ctx\)/);
  });
});

describe("17. Charset and Content-MD5", () => {
  it("are left out", async () => {
    const response = await ask(new Versioned(), "GET", { "Accept-Charset": "utf-16;q=1, *;q=0" });
    expect(response.status).toBe(200);
    expect(response.trace).not.toMatch(/E[56]/);
    expect((await ask(new Versioned(), "PUT", { "Content-MD5": "x" }, {})).status).toBe(204);
  });
});

describe("18. POST without consumes", () => {
  class Reading extends Bell {
    override async processPost(ctx: Context, body: unknown) {
      return { body, read: await ctx.request.body.text() };
    }
  }
  class Decoding extends Bell {
    override readonly consumes: readonly string[] = ["application/json"];
    override processPost(_ctx: Context, body: unknown) {
      return { body };
    }
  }

  it("“leaves the body to processPost, which reads it from the request”, of whatever type", async () => {
    const response = await ask(new Reading(), "POST", { "Content-Type": "text/weird" }, "ding");
    expect(await response.json()).toEqual({ read: "ding" });
  });

  it("“with it, the decoded and validated body is handed over, to processPost as to apply”", async () => {
    expect(await (await ask(new Decoding(), "POST", {}, { a: 1 })).json()).toEqual({ body: { a: 1 } });
  });

  it("by the codec of its type", async () => {
    const form = "application/x-www-form-urlencoded";
    const codecs = { ...CODECS, [form]: formCodec };
    const service = new Service({ routes: [route("/", but(new Decoding(), { consumes: [form] }), { codecs })] });
    const headers = { "Content-Type": form };
    const response = await request(service, "POST", "/", { headers, body: "a=1" });
    expect(await response.json()).toEqual({ body: { a: "1" } });
  });
});

describe("19. Malformed negotiation headers", () => {
  it.each([
    ["Accept", ";;;"],
    ["Accept-Language", "!!"],
    ["Accept-Encoding", "(gzip)"],
  ])("“are ignored, as if absent”: %s: %s", async (name, value) => {
    const all = but(new JsonOrCsv(), { languages: ["en", "fr"], encodings: ["gzip"] });
    const response = await ask(all, "GET", { [name]: value });
    expect(response.status).toBe(200);
    expect(response.header("content-type")).toBe("application/json");
    expect(response.header("content-language")).toBe("en");
    expect(response.header("content-encoding")).toBeUndefined();
  });

  it("“what can be read of a list is used”", async () => {
    const response = await ask(new JsonOrCsv(), "GET", { Accept: "???, text/csv;q=0.5, /" });
    expect(response.header("content-type")).toBe("text/csv; charset=utf-8");
  });

  it("“a header longer than 8 KiB or a list of more than 64 members is cut there”", async () => {
    const many = (count: number) => [...Array.from({ length: count }, (_, at) => `x/y${at}`), "text/csv"].join(",");
    expect((await ask(new JsonOrCsv(), "GET", { Accept: many(63) })).header("content-type")).toBe(
      "text/csv; charset=utf-8",
    );
    expect((await ask(new JsonOrCsv(), "GET", { Accept: many(64) })).header("content-type")).toBe("application/json");
    const long = `x/${"y".repeat(8192)},text/csv`;
    expect((await ask(new JsonOrCsv(), "GET", { Accept: long })).header("content-type")).toBe("application/json");
  });
});

describe("20. Languages and encodings", () => {
  it("“en-US is served by en; with no match, 406 on reads unless ignoreUnacceptable”", async () => {
    expect((await ask(new Tongues(), "GET", { "Accept-Language": "fr-CA" })).header("content-language")).toBe("fr");
    expect((await ask(new Tongues(), "GET", { "Accept-Language": "de" })).status).toBe(406);
    const lenient = but(new Tongues(), { ignoreUnacceptable: true });
    const response = await ask(lenient, "GET", { "Accept-Language": "de" });
    expect([response.status, response.header("content-language")]).toEqual([200, "en"]);
  });

  it("“the coding is applied by the framework and named in Content-Encoding; identity is acceptable unless refused”", async () => {
    const codings = but(new Gzippable(), { encodings: ["gzip", "br", "deflate"] });
    for (const coding of ["gzip", "br", "deflate"]) {
      const response = await ask(codings, "GET", { "Accept-Encoding": coding });
      expect(response.header("content-encoding")).toBe(coding);
      expect((await response.bytes()).byteLength).toBeLessThan(350);
    }
    expect((await ask(codings, "GET", { "Accept-Encoding": "zstd" })).header("content-encoding")).toBeUndefined();
    expect((await ask(codings, "GET", { "Accept-Encoding": "zstd, identity;q=0" })).status).toBe(406);
  });
});
