import {
  type Context,
  command,
  group,
  HttpResponse,
  type Provided,
  part,
  Resource,
  resource,
  route,
  Service,
  type ServiceOptions,
} from "signalbox";
import { debug } from "signalbox/debug";
import { mountOpenapi } from "signalbox/openapi";
import { checkContract, request } from "signalbox/testing";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { exchange, serving } from "./sockets.ts";

/** Parts of a whole service: the outermost parts of its resources and commands, and as far as they can be, of everything else. */

const log: string[] = [];
const reported: string[] = [];
beforeEach(() => {
  log.length = 0;
  reported.length = 0;
});

const identified = part({
  provide: async (ctx) => {
    log.push("identified");
    ctx.setHeader("X-Seen", "1");
    return { user: ctx.request.headers.get("authorization") ?? "nobody" };
  },
  release: ({ user }, { status }) => void log.push(`released ${user} ${status}`),
});

type OfBook = Context<{ state: Provided<[typeof identified]> }>;
class Book extends Resource<OfBook> {
  override readonly allowedMethods = ["GET", "HEAD", "DELETE"];
  override withinRateLimit({ request: { headers } }: OfBook) {
    return headers.has("x-shed") ? 5 : true;
  }
  override represent(ctx: OfBook) {
    return { user: ctx.require("user") };
  }
  override deleteResource(): never {
    throw new Error("no");
  }
}

const literal = resource("/literal", {
  with: [identified],
  response: z.object({ user: z.string() }),
  represent: ({ user }) => ({ user }),
});
const grouped = group("/api", { with: [identified] }).resource("/it", { represent: ({ user }) => ({ user }) });
const hook = command("POST", "/hook/{id}", {
  with: [identified],
  body: z.object({ name: z.string() }),
  handle: ({ user }) => HttpResponse.json({ user }),
});
const plain = command("GET", "/plain", (given, provided: { user: string }) => {
  if (given.search === "throws") throw new Error("no");
  return HttpResponse.json({ user: provided?.user });
});

function serviceOf(options: ServiceOptions): Service {
  return new Service({
    onError: (error) => void reported.push(String(error)),
    routes: [literal, grouped, route("/class", Book), hook, plain],
    ...options,
  });
}

const post = (service: Service, body: unknown, headers: Record<string, string> = {}) =>
  request(service, "POST", "/hook/1", { headers: { "content-type": "application/json", ...headers }, body });

describe("what a part of the service provides", () => {
  const service = serviceOf({ with: [identified], readiness: "/ready" });

  it.each(["/literal", "/api/it", "/class", "/plain"])("is there at %s, made once and released once", async (path) => {
    const response = await request(service, "GET", path, { headers: { authorization: "ann" } });
    expect([response.status, await response.json()]).toEqual([200, { user: "ann" }]);
    expect(response.header("x-seen")).toBe("1");
    expect(log).toEqual(["identified", "released ann 200"]);
  });

  it("is there for a command that is a literal", async () => {
    const response = await post(service, { name: "x" }, { authorization: "ann" });
    expect(await response.json()).toEqual({ user: "ann" });
    expect(log).toEqual(["identified", "released ann 200"]);
  });

  it("is released where a plain handler throws", async () => {
    const response = await request(service, "GET", "/plain?throws");
    expect([response.status, response.header("x-seen")]).toEqual([500, "1"]);
    expect(log).toEqual(["identified", "released nobody 500"]);
  });

  // Ruling 21: a request that is shed costs no set-up.
  it("is not made for what is shed, for unknown paths, for readiness, or for other methods of a handler", async () => {
    expect((await request(service, "GET", "/class", { headers: { "x-shed": "1" } })).status).toBe(429);
    expect((await request(service, "GET", "/nowhere")).status).toBe(404);
    expect((await request(service, "GET", "/ready")).status).toBe(200);
    expect((await request(service, "PUT", "/plain")).status).toBe(405);
    expect(log).toEqual([]);
  });

  it("is not there for the same resource in a service without the part, unless the resource names it", async () => {
    const bare = serviceOf({});
    expect((await request(bare, "GET", "/class")).status).toBe(500);
    expect(await (await request(bare, "GET", "/literal")).json()).toEqual({ user: "nobody" });
    expect(await (await request(bare, "GET", "/plain")).json()).toEqual({});
  });
});

describe("fields", () => {
  const named = vi.fn(() => ({ "X-Request-Id": "7", "X-Frame-Options": "DENY" }));
  const numbered = part({
    setHeaders: named,
    documentedHeaders: { "X-Request-Id": "Names it.", "X-Frame-Options": "Who may." },
  });
  const service = serviceOf({ with: [numbered] });

  it.each<[number, string, string, Record<string, string>]>([
    [200, "GET", "/literal", {}],
    [405, "PUT", "/literal", {}],
    [429, "GET", "/class", { "x-shed": "1" }],
    [500, "DELETE", "/class", {}],
    [501, "PURGE", "/api/it", {}],
    [400, "POST", "/hook/1", {}],
    [200, "OPTIONS", "/hook/1", {}],
    [200, "GET", "/plain", {}],
    [500, "GET", "/plain?throws", {}],
    [404, "GET", "/nowhere", {}],
  ])("are on every response, once: %i %s %s", async (status, method, target, headers) => {
    named.mockClear();
    const response = await request(service, method, target, { headers });
    expect([response.status, response.header("x-request-id")]).toEqual([status, "7"]);
    expect(named).toHaveBeenCalledOnce();
  });

  it("are on what the runtime refuses", async () => {
    await serving(service, async ({ port }) => {
      expect(await exchange(port, "GET / HTTP/1.1\r\nHost a\r\n\r\n")).toMatch(
        /^HTTP\/1\.1 400 .*^X-Request-Id: 7\r$/ims,
      );
    });
  });

  it("the service's own win over those of its parts, a later part's over an earlier one's", async () => {
    const other = part({ setHeaders: () => ({ "X-Request-Id": "8", "X-Own": "part" }) });
    const both = serviceOf({ with: [numbered, other], setHeaders: () => ({ "X-Own": "service" }) });
    const { response } = await request(both, "GET", "/nowhere");
    expect(["x-request-id", "x-frame-options", "x-own"].map((name) => response.header(name))).toEqual([
      "8",
      "DENY",
      "service",
    ]);
  });

  it("are in the document", async () => {
    const documented = serviceOf({
      with: [numbered],
      routes: [resource("/it", { summary: "It", represent: () => 1 })],
    });
    const document = mountOpenapi(documented, { title: "Books", version: "1" });
    expect((await checkContract(documented, document, { requests: 50 })).undocumented).toEqual([]);
  });
});

describe("an error format", () => {
  const Fault = z.object({ code: z.number(), path: z.string() }).meta({ id: "Fault" });
  const worded = part({
    errorProduces: ["application/json"],
    errorModel: Fault,
    errorBody: ({ request: { path } }, { status }) => ({ code: status, path }),
  });
  const service = serviceOf({ with: [worded] });

  it.each([
    [404, "GET", "/nowhere"],
    [405, "PUT", "/literal"],
    [500, "DELETE", "/class"],
    [500, "GET", "/plain?throws"],
    [405, "POST", "/plain"],
    [400, "POST", "/hook/1"],
  ])("holds for resources, commands, handlers and unknown paths: %i %s %s", async (status, method, target) => {
    const response = await request(service, method, target);
    expect([response.header("content-type"), await response.json()]).toEqual([
      "application/json",
      { code: status, path: target.replace("?throws", "") },
    ]);
  });

  it("holds for what the runtime refuses, of which there is no request", async () => {
    await serving(service, async ({ port }) => {
      expect(await exchange(port, "GET / HTTP/1.1\r\nHost a\r\n\r\n")).toMatch(/\{"code":400,"path":""\}$/);
    });
  });

  it("has its model in the document", async () => {
    const documented = serviceOf({ with: [worded] });
    const { paths, components } = mountOpenapi(documented, { title: "Books", version: "1" });
    expect(paths["/literal"]?.get?.responses["406"]).toEqual({ $ref: "#/components/responses/NotAcceptableJson" });
    expect(JSON.stringify(components?.responses?.["NotAcceptableJson"])).toContain("#/components/schemas/Fault");
    expect(Object.keys(components?.schemas ?? {})).toContain("Fault");
  });

  // Ruling 36: the nearest wins.
  it("gives way to that of a resource", async () => {
    const own = resource("/own", { resourceExists: () => false, errorBody: () => "own", represent: () => 1 });
    expect(await (await request(serviceOf({ with: [worded], routes: [own] }), "GET", "/own")).json()).toBe("own");
  });

  it("is known at once where no resource is reached: a promise, a field or a release is reported, and the problem is plain", async () => {
    const wrong = [
      part({ errorBody: async () => "late" }),
      part({ errorBody: (ctx) => ctx.setHeader("X-A", "1") }),
      part({ errorBody: (ctx) => ctx.defer(() => undefined) }),
    ];
    for (const each of wrong) {
      const response = await request(serviceOf({ with: [each] }), "GET", "/nowhere");
      expect(await response.json()).toMatchObject({ status: 404, title: "Not Found" });
    }
    expect(reported).toEqual([
      "TypeError: The service's errorBody gave a promise. Return the value itself.",
      "TypeError: errorBody set a field of what reached no resource. Say it in the part's `setHeaders`.",
      "TypeError: There is nothing to defer here: errorBody was called for what reached no resource.",
    ]);
  });
});

describe("a guard", () => {
  const guard = part({ isAuthorized: ({ request: { headers } }) => headers.has("authorization") || "Bearer" });
  const guarded = (options: ServiceOptions = {}) =>
    serviceOf({ with: [guard], routes: [literal, grouped, route("/class", Book), hook], ...options });

  it("reaches every resource and command, and what is attached; readiness and the debugger are apart", async () => {
    const service = guarded({ readiness: "/ready" });
    mountOpenapi(service, { title: "Books", version: "1" });
    debug(service);
    const statuses = async (headers: Record<string, string>) =>
      Promise.all(
        ["/literal", "/api/it", "/openapi.json", "/ready", "/_signalbox"].map(
          async (path) => (await request(service, "GET", path, { headers })).status,
        ),
      );
    expect(await statuses({})).toEqual([401, 401, 401, 200, 200]);
    expect(await statuses({ authorization: "ann" })).toEqual([200, 200, 200, 200, 200]);
    expect((await request(service, "GET", "/class")).status).toBe(401);
    expect((await post(service, { name: "x" })).status).toBe(401);
  });

  it("is refused beside a plain handler, which would pass it by, also one that is attached", () => {
    expect(() => guarded({ routes: [plain] })).toThrow(
      /^UNREACHED_HANDLER: GET \/plain: the part at .*service-parts\.test\.ts:\d+ is a part of the service and has isAuthorized/,
    );
    expect(() => guarded().attach({ routes: [plain] })).toThrow("UNREACHED_HANDLER");
    expect(() => serviceOf({ with: [part({ cors: { origins: "*" } })] })).toThrow("has cors, which a plain handler");
  });
});

describe("mistakes", () => {
  it("what a part and the service both say is refused", () => {
    const worded = part({ errorBody: () => "part" });
    expect(() => serviceOf({ with: [worded], errorBody: () => "service" })).toThrow(
      /^PARTS_COLLIDE: Service: it has errorBody, and so has the part at .*Write instead: errorBody in one of the two$/,
    );
    expect(() => serviceOf({ with: [identified], provide: () => 1 })).toThrow("PARTS_COLLIDE: Service: it has provide");
    expect(() => serviceOf({ with: [{} as typeof identified] })).toThrow("NOT_A_PART: Service");
  });

  it("a part that needs a parameter is for resources that have it", () => {
    const ofBook = part({ params: ["id"], find: ({ params }) => params.id });
    // @ts-expect-error Type 'string' is not assignable to type 'never': a service has no pattern.
    expect(() => serviceOf({ with: [ofBook], routes: [literal] })).toThrow("PATTERN_LACKS_PARAMETER");
  });
});
