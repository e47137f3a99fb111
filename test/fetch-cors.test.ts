import {
  type CorsPolicy,
  command,
  HttpResponse,
  MountError,
  part,
  Resource,
  resource,
  route,
  Service,
} from "signalbox";
import { apiKey, bearer, cookieSession } from "signalbox/guards";
import { MemoryStore } from "signalbox/idempotency";
import { request, type TestResponse } from "signalbox/testing";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const APP = "https://app.example";

class Secret extends Resource {
  override readonly allowedMethods = ["GET", "PUT"];
  override readonly produces = ["application/json"];
  override isAuthorized(): boolean {
    return false;
  }
  override represent(): unknown {
    return "secret";
  }
  override apply(): void {}
}

class Open extends Resource {
  override readonly cors: CorsPolicy = { origins: "*", exposes: ["ETag"] };
  override generateEtag(): string {
    return "v1";
  }
  override represent(): unknown {
    return "open";
  }
}

const policy: CorsPolicy = { origins: [APP], credentials: true, headers: ["Authorization"], maxAge: 600 };
const service = () =>
  new Service({
    cors: policy,
    routes: [route("/secret", Secret), route("/open", Open), command("POST", "/hook", () => HttpResponse.text("ok"))],
  });

const preflight = (origin: string, method = "PUT") => ({
  headers: { origin, "access-control-request-method": method, "access-control-request-headers": "authorization" },
});

describe("a preflight (Fetch 3.3)", () => {
  it("M22: ends before B8, without credentials, on a protected resource", async () => {
    const response = await request(service(), "OPTIONS", "/secret", preflight(APP));
    expect(response.status).toBe(204);
    expect(response.trace).toBe("B13,B12,B11,B10,B9,B9b");
    expect(response.header("access-control-allow-origin")).toBe(APP);
    expect(response.header("access-control-allow-methods")).toBe("GET, PUT, OPTIONS");
    expect(response.header("access-control-allow-headers")).toBe("Authorization");
    expect(response.header("access-control-allow-credentials")).toBe("true");
    expect(response.header("access-control-max-age")).toBe("600");
    expect(response.header("vary")).toBe("Access-Control-Request-Method, Access-Control-Request-Headers, Origin");
  });

  it("from an origin that is not allowed gets a response that allows nothing", async () => {
    const response = await request(service(), "OPTIONS", "/secret", preflight("https://evil.example"));
    expect(response.status).toBe(204);
    const granted = response.response.headers.filter((name) => name.startsWith("Access-Control-Allow"));
    expect(granted).toEqual([]);
  });

  it("is not what OPTIONS is without an origin, or without the method it is about", async () => {
    expect((await request(service(), "OPTIONS", "/secret")).status).toBe(401);
    expect((await request(service(), "OPTIONS", "/secret", { headers: { origin: APP } })).status).toBe(401);
    const methodOnly = { headers: { "access-control-request-method": "PUT" } };
    expect((await request(service(), "OPTIONS", "/secret", methodOnly)).status).toBe(401);
  });

  it("does not pass where nobody declared a policy", async () => {
    const closed = new Service({ routes: [route("/secret", Secret)] });
    expect((await request(closed, "OPTIONS", "/secret", preflight(APP))).status).toBe(401);
  });

  it("is supported for commands too", async () => {
    const response = await request(service(), "OPTIONS", "/hook", preflight(APP, "POST"));
    expect(response.status).toBe(204);
    expect(response.header("access-control-allow-methods")).toBe("POST, OPTIONS");
    expect(response.header("access-control-allow-origin")).toBe(APP);
  });
});

describe("a response to a script of another origin (Fetch 3.2)", () => {
  const from = (origin: string) => ({ headers: { origin } });

  it("may be read by an allowed origin, errors included", async () => {
    const response = await request(service(), "GET", "/secret", from(APP));
    expect(response.status).toBe(401);
    expect(response.header("access-control-allow-origin")).toBe(APP);
    expect(response.header("vary")).toBe("Origin");
    expect((await request(service(), "GET", "/nowhere", from(APP))).header("access-control-allow-origin")).toBe(APP);
    expect((await request(service(), "POST", "/hook", from(APP))).header("access-control-allow-origin")).toBe(APP);
  });

  it("varies with the origin also where none was sent, or one that is not allowed: caches are shared", async () => {
    for (const asked of [{}, from("https://evil.example")]) {
      const response = await request(service(), "GET", "/secret", asked);
      expect(response.header("vary")).toBe("Origin");
      expect(response.header("access-control-allow-origin")).toBeUndefined();
    }
  });

  it("says “*” to every request, also of no origin, and varies with nothing, where any origin may read it", async () => {
    for (const asked of [from("https://any.example"), {}]) {
      const response = await request(service(), "GET", "/open", asked);
      expect(response.header("access-control-allow-origin")).toBe("*");
      expect(response.header("access-control-expose-headers")).toBe("ETag");
      expect(response.header("access-control-allow-credentials")).toBeUndefined();
      expect(response.header("vary")).toBeUndefined();
    }
  });

  it("says so for commands, and for what routing refuses, too", async () => {
    const open = new Service({ cors: { origins: "*" }, routes: [command("GET", "/", () => HttpResponse.text("ok"))] });
    for (const path of ["/", "/nowhere"]) {
      const response = await request(open, "GET", path);
      expect(response.header("access-control-allow-origin")).toBe("*");
      expect(response.header("vary")).toBeUndefined();
    }
  });
});

it("a careless policy of the service is refused when it is built", () => {
  expect(() => new Service({ routes: [], cors: { origins: "*", credentials: true } })).toThrow(MountError);
});

describe("ruling 49: a policy that lists no fields allows those that the resource reads, and exposes those that it sends", () => {
  const names = (response: TestResponse, field: string) => (response.header(field) ?? "").split(", ").sort();
  const declaring = () =>
    new Service({
      cors: { origins: [APP] },
      documentedHeaders: { "X-Request-Id": "The id in our logs." },
      routes: [command("POST", "/plain", () => HttpResponse.text("ok"))],
      resources: {
        ticket: resource("/tickets/{id}", {
          with: [
            bearer({ verify: () => ({ user: "ann" }), principal: () => "ann" }),
            part({ documentedHeaders: { RateLimit: "What is left." } }),
          ],
          find: () => ({ version: 1 }),
          generateEtag: ({ entity }) => String(entity.version),
          preferences: ["return"],
          GET: { represent: ({ entity }) => entity, links: () => [{ href: "/", rel: "up" }] },
          PUT: { body: z.object({}), apply: () => undefined },
        }),
        tickets: resource("/tickets", {
          with: [apiKey({ header: "X-Api-Key", verify: () => ({ user: "ann" }), principal: () => "ann" })],
          idempotency: { store: new MemoryStore() },
          POST: { body: z.object({}), apply: () => undefined, createPath: () => "/tickets/1" },
        }),
        session: resource("/session", {
          with: [cookieSession({ name: "sid", verify: () => ({ user: "ann" }) })],
          summary: "The session",
          parameters: [{ name: "X-Device", in: "header" }],
          represent: () => ({}),
        }),
        file: resource("/file", { ranges: "bytes", lastModified: () => new Date(0), represent: () => "text" }),
        hook: command("POST", "/hook", { handle: () => HttpResponse.text("ok") }),
        own: resource("/own", {
          cors: { origins: "*", headers: ["X-Own"], exposes: [] },
          generateEtag: () => "1",
          represent: () => ({}),
        }),
      },
    });

  it.each([
    ["/tickets/1", "PUT", ["Accept", "Authorization", "Content-Type", "If-Match", "If-None-Match", "Prefer"]],
    ["/tickets", "POST", ["Accept", "Authorization", "Content-Type", "Idempotency-Key", "X-Api-Key"]],
    ["/session", "GET", ["Accept", "Authorization", "X-Device"]],
    ["/file", "GET", ["Accept", "Authorization", "If-Modified-Since", "If-Range", "If-Unmodified-Since", "Range"]],
    ["/hook", "POST", ["Accept", "Authorization", "Content-Type"]],
    ["/plain", "POST", ["Authorization", "Content-Type"]],
    ["/own", "GET", ["X-Own"]],
  ])("a preflight for %s, before %s, is told what may be sent", async (target, method, allowed) => {
    const response = await request(declaring(), "OPTIONS", target, preflight(APP, method));
    expect(names(response, "access-control-allow-headers")).toEqual(allowed);
  });

  it.each([
    [
      "/tickets/1",
      "Accept Accept-Encoding Allow Date ETag Link Preference-Applied RateLimit WWW-Authenticate X-Request-Id".split(
        " ",
      ),
    ],
    ["/file", ["Accept-Ranges", "Allow", "Content-Range", "Date", "X-Request-Id"]],
    ["/own", [""]],
  ])("what %s sends can be read", async (target, exposed) => {
    const response = await request(declaring(), "GET", target, { headers: { origin: APP, authorization: "Bearer t" } });
    expect(response.status).toBe(200);
    expect(names(response, "access-control-expose-headers")).toEqual(exposed);
  });

  it("resources that are alike have the fields of their own descriptions", async () => {
    const one = (name: string) =>
      resource(`/${name}`, { summary: name, parameters: [{ name, in: "header" }], represent: () => ({}) });
    const both = new Service({ cors: { origins: [APP] }, resources: { a: one("X-A"), b: one("X-B") } });
    for (const name of ["X-A", "X-B"]) {
      const response = await request(both, "OPTIONS", `/${name}`, preflight(APP, "GET"));
      expect(names(response, "access-control-allow-headers")).toEqual(["Accept", "Authorization", name]);
    }
  });
});
