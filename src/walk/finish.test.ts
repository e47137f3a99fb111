import { type Context, command, HttpResponse, Resource, route, Service } from "signalbox";
import { request } from "signalbox/testing";
import { describe, expect, it, vi } from "vitest";
import { CODECS } from "../../test/fixtures.ts";

/** What callbacks set stands in place of what the framework would say. */
async function respondWith(
  set: (ctx: Context) => void,
  { method = "GET", headers = {}, change = {}, trace = false } = {},
) {
  class Setting extends Resource {
    override readonly produces = ["application/json", "text/csv"];
    override generateEtag() {
      return "v1";
    }
    override isAuthorized(ctx: Context) {
      set(ctx);
      return true;
    }
    override represent(): unknown {
      return "ü";
    }
  }
  const onError = vi.fn<(error: unknown) => void>();
  const routes = [route("/", Object.assign(new Setting(), change), { codecs: CODECS })];
  const response = await request(new Service({ onError, trace, routes }), method, "/", { headers });
  return { response, onError };
}

const lines = (fields: readonly string[], name: string) =>
  fields.filter((field, at) => at % 2 === 0 && field.toLowerCase() === name).length;

describe("a field that a callback sets", () => {
  it("is sent", async () => {
    const { response } = await respondWith((ctx) => ctx.setHeader("X-Book", "7"));
    expect(response.header("x-book")).toBe("7");
    expect(response.header("content-type")).toBe("application/json");
  });

  it("set again, in whatever case, replaces what was set", async () => {
    const { response } = await respondWith((ctx) => {
      ctx.setHeader("X-Other", "0");
      ctx.setHeader("X-Book", "7");
      ctx.setHeader("X-Page", "9");
      ctx.setHeader("x-book", "8");
    });
    expect([response.header("x-other"), response.header("x-book"), response.header("x-page")]).toEqual(["0", "8", "9"]);
    expect(lines(response.response.headers, "x-book")).toBe(1);
  });

  it("replaces the framework's, in whatever case, and no other", async () => {
    const { response } = await respondWith((ctx) => {
      ctx.setHeader("etag", '"mine"');
      ctx.setHeader("VARY", "*");
    });
    expect([response.header("etag"), response.header("vary")]).toEqual(['"mine"', "*"]);
    expect(lines(response.response.headers, "etag")).toBe(1);
    expect(lines(response.response.headers, "vary")).toBe(1);
    expect(response.header("content-type")).toBe("application/json");
  });

  it("is on an error too", async () => {
    const { response } = await respondWith((ctx) => ctx.setHeader("X-Book", "7"), {
      change: { forbidden: () => true },
    });
    expect([response.status, response.header("x-book")]).toEqual([403, "7"]);
  });

  it.each([
    ["a value that would split the response", "X-Book", "7\r\nX-Evil: 1"],
    ["a name that is none", "X Book", "7"],
  ])("with %s is a 500", async (_what, name, value) => {
    const { response, onError } = await respondWith((ctx) => ctx.setHeader(name, value));
    expect(response.status).toBe(500);
    expect(response.header("x-evil")).toBeUndefined();
    expect(onError.mock.calls.map(([error]) => error)).toEqual([expect.any(TypeError)]);
  });

  it("leaves the trace where it is", async () => {
    const { response } = await respondWith((ctx) => ctx.setHeader("X-Book", "7"), { trace: true });
    expect(response.trace).toMatch(/^B13,/);
  });
});

describe("a field that a callback appends", () => {
  const linesOf = (fields: readonly string[], name: string) =>
    fields.filter((_, at) => at % 2 === 1 && fields[at - 1]?.toLowerCase() === name);

  it("stands beside the others of its name, in the order in which they came", async () => {
    const { response } = await respondWith((ctx) => {
      ctx.appendHeader("Set-Cookie", "a=1");
      ctx.setHeader("X-Book", "7");
      ctx.appendHeader("set-cookie", "b=2");
    });
    expect(linesOf(response.response.headers, "set-cookie")).toEqual(["a=1", "b=2"]);
    expect(response.header("x-book")).toBe("7");
  });

  it("stands beside the framework's, and replaces none", async () => {
    const { response } = await respondWith((ctx) => ctx.appendHeader("Vary", "Cookie"));
    expect(linesOf(response.response.headers, "vary")).toEqual(["Accept, Authorization", "Cookie"]);
  });

  it("is replaced where the field is set afterwards, and stands beside what was set before", async () => {
    const { response } = await respondWith((ctx) => {
      ctx.appendHeader("Link", "<a>");
      ctx.appendHeader("Link", "<b>");
      ctx.setHeader("link", "<c>");
      ctx.appendHeader("Link", "<d>");
    });
    expect(linesOf(response.response.headers, "link")).toEqual(["<c>", "<d>"]);
  });

  it.each(["ETag", "content-type", "Content-Length", "Location", "Retry-After"])(
    "%s is no list: “a sender MUST NOT generate multiple field lines with the same name” (RFC 9110 5.3)",
    async (name) => {
      const { response, onError } = await respondWith((ctx) => ctx.appendHeader(name, "1"));
      expect(response.status).toBe(500);
      expect(onError.mock.calls.map(([error]) => String(error))).toEqual([
        `TypeError: A response has one ${name} at most (RFC 9110 5.3): use ctx.setHeader.`,
      ]);
    },
  );

  it("is no field of the connection's, and splits nothing", async () => {
    const { response } = await respondWith((ctx) => ctx.appendHeader("Connection", "close"));
    expect([response.status, response.header("connection")]).toEqual([200, undefined]);
    expect((await respondWith((ctx) => ctx.appendHeader("Link", "a\r\nb: c"))).response.status).toBe(500);
  });

  it("is on a 304 unless it describes content (RFC 9110 15.4.5), and on an error", async () => {
    const both = (ctx: Context) => {
      ctx.appendHeader("Set-Cookie", "a=1");
      ctx.appendHeader("Set-Cookie", "b=2");
      ctx.appendHeader("Content-Language", "de");
    };
    const unchanged = (await respondWith(both, { headers: { "If-None-Match": '"v1"' } })).response;
    expect([unchanged.status, unchanged.header("set-cookie"), unchanged.header("content-language")]).toEqual([
      304,
      "a=1, b=2",
      undefined,
    ]);
    const refused = (await respondWith(both, { change: { forbidden: () => true } })).response;
    expect([refused.status, refused.header("set-cookie")]).toEqual([403, "a=1, b=2"]);
  });
});

describe("a 304", () => {
  const dropped = [
    ["Content-Type", "Content-Language", "content-encoding", "Last-Modified"],
    ["Content-Range", "Content-Disposition", "Content-Digest", "Repr-Digest", "Content-MD5"],
  ].flat();
  const repeated = [
    ["Content-Location", "Cache-Control", "X-Content", "Not-Last-Modified", "Last-Modified-By"],
    ["Content-Security-Policy", "content-security-policy-report-only"],
  ].flat();
  const all = (ctx: Context) => {
    for (const name of dropped) ctx.setHeader(name, "x");
    for (const name of repeated) ctx.setHeader(name, "y");
  };

  it("repeats no representation metadata but Content-Location, and every other field (RFC 9110 15.4.5)", async () => {
    const { response } = await respondWith(all, { headers: { "If-None-Match": '"v1"' } });
    expect(response.status).toBe(304);
    for (const name of dropped) expect(response.header(name), name).toBeUndefined();
    for (const name of repeated) expect(response.header(name), name).toBe("y");
  });

  it("nor does a 416, which is about content that it does not carry", async () => {
    const asked = { headers: { Range: "bytes=99-" }, change: { ranges: "bytes" } };
    const { response } = await respondWith(all, asked);
    expect(response.status).toBe(416);
    expect(response.header("content-type")).toBe("application/problem+json");
    expect(response.header("content-range")).toBe("bytes */4");
    for (const name of dropped.filter((each) => !/^Content-(?:Type|Range)$/.test(each)))
      expect(response.header(name), name).toBeUndefined();
    for (const name of repeated) expect(response.header(name), name).toBe("y");
  });

  it("a 200 has them all", async () => {
    const { response } = await respondWith(all);
    expect(response.status).toBe(200);
    expect(response.header("content-language")).toBe("x");
    expect(response.header("content-location")).toBe("y");
  });
});

describe("what content is", () => {
  it("is not to be guessed, where there is any", async () => {
    const sniffing = async (change: object = {}, headers = {}) =>
      (await respondWith(() => {}, { change, headers })).response.header("x-content-type-options");
    expect(await sniffing()).toBe("nosniff");
    expect(await sniffing({ forbidden: () => true })).toBe("nosniff");
    expect(await sniffing({}, { "If-None-Match": '"v1"' })).toBeUndefined();
  });
});

describe("a command", () => {
  const ask = (handle: (ctx: Pick<Context, "defer">) => HttpResponse, onError = vi.fn<(error: unknown) => void>()) => {
    const deprecation = { since: new Date(0) };
    const service = new Service({
      cors: { origins: "*" },
      deprecation,
      onError,
      routes: [command("GET", "/", { handle })],
    });
    return request(service, "GET", "/", { headers: { Origin: "https://app.example" } });
  };

  it("that says itself what the service would say is not contradicted", async () => {
    const own = [
      "x-content-type-options",
      "own",
      "access-control-allow-origin",
      "https://a.example",
      "deprecation",
      "@1",
    ];
    const { response } = await ask(() => new HttpResponse(200, own, "text"));
    expect(response.headers.slice(0, own.length)).toEqual(own);
    for (const name of own.filter((_, at) => at % 2 === 0)) expect(lines(response.headers, name), name).toBe(1);
    const plain = await ask(() => new HttpResponse(200, [], "text"));
    expect(own.filter((_, at) => at % 2 === 0).map((name) => plain.header(name))).toEqual(["nosniff", "*", "@0"]);
  });

  it("whose response has no content does not say how to read it", async () => {
    expect((await ask(() => HttpResponse.empty())).header("x-content-type-options")).toBeUndefined();
  });

  it("whose release fails is a 500, with the trace to its handler (ruling 21)", async () => {
    const onError = vi.fn<(error: unknown) => void>();
    const broken = new Error("broken");
    const response = await ask(({ defer }) => {
      defer(() => {
        throw broken;
      });
      return HttpResponse.text("done");
    }, onError);
    const good = await ask(() => HttpResponse.text("done"));
    expect([response.status, good.status, good.trace.split(",").at(-1)]).toEqual([500, 200, "O18a"]);
    expect(onError.mock.calls.map(([error]) => error)).toEqual([broken]);
  });
});

describe("HEAD", () => {
  it.each([
    ["text, counted in bytes", "ü", '"ü"'.length + 1],
    ["bytes", new Uint8Array(7), 7],
  ])("has the length of %s, and no content", async (_what, value, length) => {
    const { response } = await respondWith(() => {}, { method: "HEAD", change: { represent: () => value } });
    expect(response.status).toBe(200);
    expect(response.header("content-length")).toBe(String(length));
    expect(response.response.body).toBeNull();
  });

  it("without content has no length", async () => {
    const { response } = await respondWith(() => {}, { method: "HEAD", headers: { "If-None-Match": '"v1"' } });
    expect(response.status).toBe(304);
    expect(response.header("content-length")).toBeUndefined();
  });
});
