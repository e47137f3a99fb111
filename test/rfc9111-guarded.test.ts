import {
  type AnyPart,
  type Context,
  command,
  Halt,
  HttpResponse,
  part,
  Resource,
  resource,
  route,
  Service,
} from "signalbox";
import { MemoryCache } from "signalbox/cache";
import { anyOf, apiKey, basic, bearer, cookieSession } from "signalbox/guards";
import { generateOpenapi } from "signalbox/openapi";
import { request } from "signalbox/testing";
import { describe, expect, it } from "vitest";
import { FAR } from "./fixtures.ts";

const byToken = bearer({ verify: (token) => (token === "t" ? { user: "ann" } : undefined) });
const byPassword = basic({ verify: ({ user }) => ({ user }) });
const byKey = apiKey({ header: "X-Api-Key", verify: (key) => (key === "k" ? { user: "ann" } : undefined) });
const bySession = cookieSession({ name: "sid", verify: (id) => (id === "s" ? { user: "ann" } : undefined) });
const RIGHT = { authorization: "Bearer t", "x-api-key": "k", cookie: "sid=s" };

type AtId = Context<{ params: "id" }>;

const get = (service: Service, target = "/it", headers: Record<string, string> = RIGHT) =>
  request(service, "GET", target, { headers });
const serviceOf = (guard: AnyPart, more: object = {}) =>
  new Service({
    resources: { it: resource("/it", { with: [guard as typeof byToken], represent: () => ({}), ...more }) },
  });

describe("ruling 48: what a guard lets pass, and a cache may store, names the guard's field in Vary (RFC 9111 4.1)", () => {
  it.each([
    ["bearer", byToken, "Authorization"],
    ["basic", byPassword, "Authorization"],
    ["apiKey", byKey, "X-Api-Key"],
    ["cookieSession", bySession, "Cookie"],
    ["anyOf", anyOf(byToken, byKey), "Authorization, X-Api-Key"],
    ["optional", byToken.optional, "Authorization"],
    [
      "hand-written",
      part({ isAuthorized: () => true, security: [{ x: { type: "http", scheme: "bearer" } }] }),
      "Authorization",
    ],
    ["of a certificate", part({ isAuthorized: () => true, security: [{ x: { type: "mutualTLS" } }] }), "Authorization"],
  ] as const)("%s", async (name, guard, vary) => {
    const headers = name === "basic" ? { authorization: `Basic ${btoa("a:b")}` } : RIGHT;
    const response = await get(serviceOf(guard), "/it", headers);
    expect([response.status, response.header("vary")]).toEqual([200, vary]);
  });

  it("also without credentials, where they are optional: the next client may have some", async () => {
    const response = await get(serviceOf(byToken.optional), "/it", {});
    expect([response.status, response.header("vary")]).toEqual([200, "Authorization"]);
  });

  it.each([
    ["private, max-age=60", undefined],
    ["max-age=60, no-store", undefined],
    ["public, max-age=60", "Authorization"],
    ['private="set-cookie"', "Authorization"],
  ])("Cache-Control: %s", async (cacheControl, vary) => {
    expect((await get(serviceOf(byToken, { cacheControl: () => cacheControl }))).header("vary")).toBe(vary);
    const set = part({ provide: ({ setHeader }) => setHeader("Cache-Control", cacheControl) });
    expect((await get(serviceOf(byToken, { with: [byToken, set] }))).header("vary")).toBe(vary);
  });

  it.each([405, 414, 501])("a %i behind it, which caches store without being told (RFC 9110 15.1)", async (status) => {
    const halting = part({
      halts: [status],
      resourceExists: () => {
        throw new Halt(status, status === 405 ? { headers: { Allow: "GET" } } : {});
      },
    });
    const response = await get(serviceOf(byToken, { with: [byToken, halting] }));
    expect([response.status, response.header("vary")]).toEqual([status, "Authorization"]);
  });

  it("a 403 behind it, which caches store only where it says until when (RFC 9111 3)", async () => {
    const varies = async (headers: Record<string, string>) => {
      const halting = part({
        halts: [403],
        resourceExists: () => {
          throw new Halt(403, { headers });
        },
      });
      return (await get(serviceOf(byToken, { with: [byToken, halting] }))).header("vary");
    };
    expect([await varies({}), await varies({ Expires: FAR })]).toEqual([undefined, "Authorization"]);
  });

  it("beside what the resource, CORS and its author name, each once", async () => {
    const service = serviceOf(byToken, {
      languages: ["en", "de"],
      cors: { origins: ["https://a.example"] },
      vary: () => ["authorization", "X-Region"],
    });
    expect((await get(service)).header("vary")).toBe("Accept-Language, authorization, X-Region, Origin");
    const replaced = part({ provide: ({ setHeader }) => setHeader("Vary", "X-Region") });
    expect((await get(serviceOf(byToken, { with: [byToken, replaced] }))).header("vary")).toBe(
      "X-Region, Authorization",
    );
  });

  class Shelf extends Resource<AtId> {
    override readonly params = ["id"] as const;
    override readonly allowedMethods = ["GET", "PUT"];
    override readonly withheldAsMissing = true;
    override resourceExists({ params }: AtId): boolean {
      return params.id !== "missing" && params.id !== "moved";
    }
    override previouslyExisted({ params }: AtId): boolean {
      return params.id === "moved";
    }
    override movedPermanently({ params }: AtId): string | false {
      return params.id === "moved" && "/elsewhere";
    }
    override withheld({ params }: AtId): boolean {
      return params.id === "hidden";
    }
    override generateEtag(): string {
      return "1";
    }
    override represent(): unknown {
      return {};
    }
    override apply(): void {}
  }

  it("304, 404 and 301 as well; not 401, 403 or 412, which no cache stores untold; not the response to a write", async () => {
    const shelf = new Service({ routes: [route("/{id}", Shelf)] });
    const seen = async (id: string, more: Record<string, string> = {}, method = "GET") => {
      const response = await request(shelf, method, `/${id}`, { headers: { ...RIGHT, ...more } });
      return [response.status, response.header("vary")];
    };
    expect(await seen("it", { "if-none-match": '"1"' })).toEqual([304, "Authorization"]);
    expect(await seen("moved")).toEqual([301, "Authorization"]);
    expect(await seen("it", { "if-match": '"2"' })).toEqual([412, undefined]);
    expect(await seen("it", {}, "PUT")).toEqual([204, undefined]);
    expect((await get(serviceOf(byToken), "/it", {})).header("vary")).toBeUndefined();
    // What is hidden looks like what is missing.
    expect(await seen("hidden")).toEqual(await seen("missing"));
    expect(await seen("missing")).toEqual([404, "Authorization"]);
  });

  it("not what was decided before the guard, nor for a method that has none", async () => {
    class Open extends Resource {
      override readonly allowedMethods = ["GET", "PUT"];
      override readonly onlyFor = { isAuthorized: ["PUT"] };
      override isAuthorized = () => true;
      override represent = () => ({});
      override apply(): void {}
    }
    expect((await get(new Service({ routes: [route("/it", Open)] }))).header("vary")).toBeUndefined();
    expect((await get(serviceOf(byToken, { uriTooLong: () => true }))).header("vary")).toBeUndefined();
  });

  it("commands, with what their handler says", async () => {
    const service = new Service({
      resources: {
        it: command("GET", "/it", { with: [byToken], handle: () => HttpResponse.json({}) }),
        own: command("GET", "/own", {
          with: [byToken],
          handle: () => HttpResponse.json({}, { headers: { "Cache-Control": "private" } }),
        }),
      },
    });
    expect((await get(service)).header("vary")).toBe("Authorization");
    expect((await get(service, "/own")).header("vary")).toBeUndefined();
  });

  it("the document lists the field where it is sent, and nowhere else", async () => {
    const { it: at } = { it: resource("/it", { with: [byToken], summary: "It", represent: () => ({}) }) };
    const document = generateOpenapi(new Service({ resources: { at } }), {
      title: "t",
      version: "1",
    });
    const { components = {}, paths } = JSON.parse(JSON.stringify(document));
    const listed = Object.entries<{ $ref?: string; headers?: object }>(paths["/it"].get.responses).flatMap(
      ([status, { $ref, headers }]) => {
        const { headers: all = headers } = $ref === undefined ? {} : components.responses[$ref.split("/").at(-1) ?? ""];
        return all !== undefined && "Vary" in all ? [status] : [];
      },
    );
    expect(listed).toEqual(["200"]);
  });

  it("what a cache of the service has kept has the same field", async () => {
    const service = serviceOf(byKey, {
      generateEtag: () => "1",
      cache: { store: new MemoryCache({ maxBytes: 10_000 }), shared: true },
    });
    for (const _time of ["made", "kept"]) expect((await get(service)).header("vary")).toBe("X-Api-Key");
    expect((await get(service, "/it", {})).status).toBe(401);
  });
});
