import { command, group, Halt, HttpResponse, part, type Route, Service } from "signalbox";
import { request } from "signalbox/testing";
import { beforeEach, describe, expect, expectTypeOf, it } from "vitest";
import { z } from "zod";
import { generateOpenapi } from "../src/openapi/generate.ts";

/** Commands as literals: what comes before the handler is said as in a resource; its response is sent as it is. */

const log: string[] = [];
const reported: string[] = [];
beforeEach(() => {
  log.length = 0;
  reported.length = 0;
});

const Event = z.object({ name: z.string() }).meta({ id: "Event" });
const Job = z.object({ id: z.number() }).meta({ id: "Job" });
const identified = part({
  provide: ({ request: { headers } }) => ({ user: headers.get("authorization") }),
  release: (_ctx, { status }) => void log.push(`released ${status}`),
});
const signedIn = part({
  with: [identified],
  security: ["bearer"],
  isAuthorized: ({ user }) => (user === null ? "Bearer" : { user }),
});
const numbered = part({ setHeaders: () => ({ "X-Request-Id": "7" }) });

const hook = command("POST", "/hooks/{id}", {
  with: [signedIn, numbered],
  summary: "Take an event",
  query: z.object({ times: z.coerce.number().default(1) }),
  body: Event,
  halts: [409],
  response: { 202: Job, 204: null },
  handle: async ({ params, query, body, user, setHeader: _unused }) => {
    expectTypeOf(params).toEqualTypeOf<Readonly<Record<"id", string>>>();
    expectTypeOf(query).toEqualTypeOf<{ times: number }>();
    expectTypeOf(body).toEqualTypeOf<{ name: string }>();
    if (body.name === "again") throw new Halt(409, { detail: "It was taken before." });
    if (body.name === "nothing") return HttpResponse.empty();
    const text = JSON.stringify({ id: Number(params.id), user: user.length, times: query.times });
    return new HttpResponse(202, ["Content-Type", "application/json", "Set-Cookie", "a=1", "Set-Cookie", "b=2"], text);
  },
});
const page = command("GET", "/hooks/{id}", { handle: () => HttpResponse.text("page") });
const plain = command("POST", "/plain", () => HttpResponse.text("plain"));
const below = group("/api", { with: [identified] }).command("DELETE", "/cache", {
  handle: ({ user }) => HttpResponse.text(`emptied by ${user}`),
});
const service = new Service({
  routes: [hook, page, plain, below],
  trace: true,
  onError: (error) => void reported.push(String(error)),
});

const post = (body: string, headers: Record<string, string> = {}, path = "/hooks/3") =>
  request(service, "POST", path, {
    headers: { authorization: "ann", "content-type": "application/json", ...headers },
    body,
  });

describe("a command as a literal", () => {
  it("has typed parameters, query, body and parts, and its response is sent as it is", async () => {
    const { response } = await post('{"name":"x"}', {}, "/hooks/3?times=2");
    expect([response.status, response.body]).toEqual([202, '{"id":3,"user":3,"times":2}']);
    const cookies = response.headers.filter((_, at) => response.headers[at - 1] === "Set-Cookie");
    expect(cookies).toEqual(["a=1", "b=2"]);
    expect(response.header("x-request-id")).toBe("7");
    expect(response.header("x-framework-trace")).toMatch(/^B13,.*,P0,N11b$/);
    expect(log).toEqual(["released 202"]);
    expect(reported).toEqual([]);
    expect((await post('{"name":"nothing"}')).status).toBe(204);
  });

  it("is refused before its handler is called: 400, 401, 415, and a Halt that is declared", async () => {
    expect((await post('{"name":1}')).status).toBe(400);
    expect((await post('{"name":"x"}', {}, "/hooks/3?times=x")).status).toBe(400);
    expect((await post("x", { "content-type": "text/plain" })).status).toBe(415);
    expect((await post('{"name":"again"}')).status).toBe(409);
    const unknown = await request(service, "POST", "/hooks/3", { body: "{}" });
    expect([unknown.status, unknown.header("www-authenticate"), unknown.header("x-request-id")]).toEqual([
      401,
      "Bearer",
      "7",
    ]);
  });

  it("shares its pattern with other methods: HEAD, OPTIONS and Allow know all of them", async () => {
    expect(await (await request(service, "GET", "/hooks/3", { headers: { accept: "image/png" } })).text()).toBe("page");
    const head = await request(service, "HEAD", "/hooks/3");
    expect([head.status, head.response.body]).toEqual([200, null]);
    expect((await request(service, "OPTIONS", "/hooks/3")).header("allow")).toBe("GET, HEAD, POST, OPTIONS");
    expect((await request(service, "PUT", "/hooks/3")).status).toBe(405);
    expect(() => new Service({ routes: [page, page] })).toThrow("SAME_PATTERN");
  });

  it("stands below groups, and beside plain handlers", async () => {
    const headers = { authorization: "ann" };
    expect(await (await request(service, "DELETE", "/api/cache", { headers })).text()).toBe("emptied by ann");
    expect(await (await request(service, "POST", "/plain")).text()).toBe("plain");
  });

  describe("of one pattern, each in groups of its own", () => {
    const guard = part({
      isAuthorized: ({ request: { headers } }) => headers.get("authorization") !== null || "Bearer",
    });
    const quota = part({ forbidden: ({ request: { headers } }) => headers.get("authorization") === "bob" });
    const handle = () => HttpResponse.empty();
    const open = command("GET", "/api/cache", { handle });
    const api = group("/api", { with: [guard] });
    const guarded = api.command("DELETE", "/cache", { handle });
    const inner = api.group("/cache", { with: [quota] }).command("PUT", "", { with: [numbered], handle });
    const other = group("/api/cache", { with: [quota] }).command("POST", "", { security: [], handle });
    const statuses = async (routes: readonly Route[]) => {
      const kept = new Service({ routes });
      const asked = { GET: {}, DELETE: {}, PUT: {}, POST: {} };
      for (const method of Object.keys(asked) as (keyof typeof asked)[])
        asked[method] = await Promise.all(
          [{}, { authorization: "ann" }, { authorization: "bob" }].map(
            async (headers) => (await request(kept, method, "/api/cache", { headers })).status,
          ),
        );
      return asked;
    };

    it.each([
      [[open, guarded, inner, other]],
      [[guarded, open, other, inner]],
      [[inner, guarded, other, open]],
      [[other, inner, guarded, open]],
    ])("is guarded as its own groups say, in whatever order they are mounted (%#)", async (routes) => {
      expect(await statuses(routes)).toEqual({
        GET: [204, 204, 204],
        DELETE: [401, 204, 204],
        PUT: [401, 204, 403],
        POST: [204, 204, 403],
      });
    });
  });

  it("streams, and is released when the stream has ended", async () => {
    async function* rows() {
      log.push("row");
      yield "1";
    }
    const stream = command("GET", "/rows", { with: [identified], handle: () => new HttpResponse(200, [], rows()) });
    const streamed = await request(new Service({ routes: [stream] }), "GET", "/rows");
    expect(await streamed.text()).toBe("1");
    expect(log).toEqual(["row", "released 200"]);
  });

  it("that gives no response is a 500", async () => {
    const wrong = command("GET", "/wrong", { handle: (() => ({ a: 1 })) as () => never });
    const told: string[] = [];
    const one = new Service({ routes: [wrong], onError: (error) => void told.push(String(error)) });
    expect((await request(one, "GET", "/wrong")).status).toBe(500);
    expect(told).toEqual([expect.stringContaining("TypeError: The command gave")]);
  });
});

describe("the document", () => {
  const document = generateOpenapi(
    new Service({
      routes: [hook, page, plain, below],
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
    }),
    { title: "Hooks", version: "1" },
  );

  it("has a command that is a literal, with its summary, models and the statuses that it can come to", () => {
    expect(Object.keys(document.paths)).toEqual(["/hooks/{id}", "/api/cache"]);
    const operation = document.paths["/hooks/{id}"]?.post;
    expect(operation).toMatchObject({ summary: "Take an event", security: [{ bearer: [] }] });
    expect(Object.keys(operation?.responses ?? {})).toEqual(["202", "204", "400", "401", "409", "415"]);
    expect(JSON.stringify(operation)).toContain("#/components/schemas/Event");
    expect(JSON.stringify(document.components)).toContain("#/components/schemas/Job");
  });
});

it("what a handler says itself is said once: deprecation, who may read it, that it is not to be sniffed", async () => {
  const own = ["Deprecation", "@1", "Access-Control-Allow-Origin", "null", "X-Content-Type-Options", "nosniff"];
  const said = command("GET", "/said", { handle: () => new HttpResponse(200, own, "x") });
  const plain = command("GET", "/plain", () => new HttpResponse(200, own, "x"));
  const service = new Service({
    routes: [said, plain],
    cors: { origins: "*" },
    deprecation: { since: new Date(0) },
    trace: false,
  });
  for (const path of ["/said", "/plain"]) {
    const { response } = await request(service, "GET", path, { headers: { origin: "https://a.example" } });
    expect([path, response.headers]).toEqual([path, own]);
  }
});

it("no document says of a command what only representations carry, whatever its parts declare", async () => {
  const shared = part({ languages: ["en", "de"], encodings: ["gzip"], preferences: ["return"] });
  const bare = command("POST", "/bare", { with: [shared], summary: "Do it", handle: () => HttpResponse.json({}) });
  const document = generateOpenapi(new Service({ routes: [bare] }), { title: "Hooks", version: "1" });
  const sent = await request(new Service({ routes: [bare] }), "POST", "/bare");
  expect([sent.status, sent.header("vary"), sent.header("content-language")]).toEqual([200, undefined, undefined]);
  expect(JSON.stringify(document)).not.toMatch(/Content-Language|Content-Encoding|Preference-Applied/);
});

describe("mistakes", () => {
  const mount = (method: string, literal: object) => () =>
    new Service({ routes: [command(method as "GET", "/x", literal as never)] });

  it.each([
    ["GET", { handel: () => HttpResponse.empty() }, "UNKNOWN_KEY", "handle"],
    ["GET", { handle: 1 }, "NOT_A_FUNCTION", "handle: (ctx) => new HttpResponse(200)"],
    ["PURGE", { handle: () => HttpResponse.empty() }, "BAD_METHOD", "a plain handler"],
    ["GET", { represent: () => 1, handle: () => HttpResponse.empty() }, "UNKNOWN_KEY", "one of"],
  ])("%s %o", (method, literal, code, remedy) => {
    expect(mount(method, literal)).toThrow(
      new RegExp(`^${code}: ${method} /x.*Write instead: ${remedy.replace(/[()]/g, "\\$&")}`),
    );
  });

  it("are refused by the compiler", () => {
    const compiled = (_code: () => unknown) => undefined;
    compiled(() => [
      // @ts-expect-error Property 'nope' does not exist on type 'Readonly<Record<"id", string>>'.
      command("POST", "/x/{id}", { handle: ({ params }) => HttpResponse.text(params.nope) }),
      // A limit that only says yes: its `true` is not widened to boolean, which would allow the false that a limit cannot return.
      command("GET", "/x", { withinRateLimit: () => true, handle: () => HttpResponse.empty() }).pattern satisfies "/x",
      // @ts-expect-error Type 'boolean' is not assignable to type 'MaybePromise<true | RetryHint>'.
      command("GET", "/x", { withinRateLimit: () => Math.random() > 1, handle: () => HttpResponse.empty() }),
      // @ts-expect-error Type 'void' is not assignable to type 'HttpResponse | Promise<HttpResponse>'.
      command("GET", "/x", () => void HttpResponse.empty()),
      // @ts-expect-error 'handle' does not exist in type 'Handler<never>'.
      command("PURGE", "/x", { handle: () => HttpResponse.empty() }),
      // @ts-expect-error 'user' is possibly 'undefined'.
      command("POST", "/x", { with: [identified], handle: ({ user }) => HttpResponse.text(user.at(0)) }),
    ]);
  });
});
