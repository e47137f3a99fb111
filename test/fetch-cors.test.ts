import { type CorsPolicy, command, HttpResponse, MountError, Resource, route, Service } from "signalbox";
import { request } from "signalbox/testing";
import { describe, expect, it } from "vitest";

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
const service = new Service({
  cors: policy,
  routes: [route("/secret", Secret), route("/open", Open), command("POST", "/hook", () => HttpResponse.text("ok"))],
});

const preflight = (origin: string, method = "PUT") => ({
  headers: { origin, "access-control-request-method": method, "access-control-request-headers": "authorization" },
});

describe("a preflight (Fetch 3.3)", () => {
  it("M22: ends before B8, without credentials, on a protected resource", async () => {
    const response = await request(service, "OPTIONS", "/secret", preflight(APP));
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
    const response = await request(service, "OPTIONS", "/secret", preflight("https://evil.example"));
    expect(response.status).toBe(204);
    const granted = response.response.headers.filter((name) => name.startsWith("Access-Control-Allow"));
    expect(granted).toEqual([]);
  });

  it("is not what OPTIONS is without an origin, or without the method it is about", async () => {
    expect((await request(service, "OPTIONS", "/secret")).status).toBe(401);
    expect((await request(service, "OPTIONS", "/secret", { headers: { origin: APP } })).status).toBe(401);
    const methodOnly = { headers: { "access-control-request-method": "PUT" } };
    expect((await request(service, "OPTIONS", "/secret", methodOnly)).status).toBe(401);
  });

  it("does not pass where nobody declared a policy", async () => {
    const closed = new Service({ routes: [route("/secret", Secret)] });
    expect((await request(closed, "OPTIONS", "/secret", preflight(APP))).status).toBe(401);
  });

  it("is supported for commands too", async () => {
    const response = await request(service, "OPTIONS", "/hook", preflight(APP, "POST"));
    expect(response.status).toBe(204);
    expect(response.header("access-control-allow-methods")).toBe("POST, OPTIONS");
    expect(response.header("access-control-allow-origin")).toBe(APP);
  });
});

describe("a response to a script of another origin (Fetch 3.2)", () => {
  const from = (origin: string) => ({ headers: { origin } });

  it("may be read by an allowed origin, errors included", async () => {
    const response = await request(service, "GET", "/secret", from(APP));
    expect(response.status).toBe(401);
    expect(response.header("access-control-allow-origin")).toBe(APP);
    expect(response.header("vary")).toBe("Origin");
    expect((await request(service, "GET", "/nowhere", from(APP))).header("access-control-allow-origin")).toBe(APP);
    expect((await request(service, "POST", "/hook", from(APP))).header("access-control-allow-origin")).toBe(APP);
  });

  it("varies with the origin also where none was sent, or one that is not allowed: caches are shared", async () => {
    for (const asked of [{}, from("https://evil.example")]) {
      const response = await request(service, "GET", "/secret", asked);
      expect(response.header("vary")).toBe("Origin");
      expect(response.header("access-control-allow-origin")).toBeUndefined();
    }
  });

  it("says “*” to every request, also of no origin, and varies with nothing, where any origin may read it", async () => {
    for (const asked of [from("https://any.example"), {}]) {
      const response = await request(service, "GET", "/open", asked);
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
