import { describe, expect, it } from "vitest";
import { resource } from "../literal/resource.ts";
import type { Security, SecurityScheme, SecuritySchemes } from "../resource/description.ts";
import { Resource } from "../resource/resource.ts";
import { saidOf } from "./saidOf.ts";

const SCHEMES: Record<"key", SecurityScheme> & SecuritySchemes = {
  basic: { type: "http", scheme: "Basic" },
  bearer: { type: "http", scheme: "bearer" },
  digest: { type: "http", scheme: "digest" },
  key: { type: "apiKey", in: "header", name: "X-Key" },
  cookie: { type: "apiKey", in: "cookie", name: "session" },
  query: { type: "apiKey", in: "query", name: "key" },
  oauth: { type: "oauth2", flows: {} },
  openid: { type: "openIdConnect", openIdConnectUrl: "https://x" },
  certificate: { type: "mutualTLS" },
};

const serviceWith = (
  security: Security,
  securitySchemes: SecuritySchemes = SCHEMES,
  documentedHeaders: object = {},
) => ({
  security,
  securitySchemes,
  documentedHeaders,
});

describe("the challenge of a 401 (RFC 9110 11.6.1), and the request field of the credentials", () => {
  it.each([
    [[], "Bearer", ["Authorization"]],
    [["unknown"], "Bearer", ["Authorization"]],
    // RFC 7617 2: with a realm.
    [["basic"], 'Basic realm="service", charset="UTF-8"', ["Authorization"]],
    [["bearer"], "Bearer", ["Authorization"]],
    [["digest"], "Digest", ["Authorization"]],
    [["key"], "ApiKey", ["X-Key"]],
    [["cookie"], "ApiKey", ["Cookie"]],
    [["query"], "ApiKey", ["Authorization"]],
    [["oauth"], "Bearer", ["Authorization"]],
    [["openid"], "Bearer", ["Authorization"]],
    [["certificate"], "Mutual", ["Authorization"]],
    [["bearer", "oauth", "key", "cookie"], "Bearer, ApiKey", ["Authorization", "X-Key", "Cookie"]],
  ])("of %j are %s and %j", (security, challenge, credentials) => {
    expect(saidOf(serviceWith(security), undefined)).toEqual({
      challenge,
      credentials,
      described: { read: [], sent: [] },
    });
  });

  it("are those of a scheme that is given as it is, unless the service has one by its name", () => {
    const inline = [
      { key: { type: "http", scheme: "digest" } },
      { own: { type: "apiKey", in: "header", name: "X-Own" } },
    ];
    expect(saidOf(serviceWith(inline as Security), undefined)).toMatchObject({
      challenge: "ApiKey",
      credentials: ["X-Key", "X-Own"],
    });
  });

  it("are those that a resource declares, before those of the service", () => {
    class Secret extends Resource {
      override describe(): ReturnType<Resource["describe"]> {
        return { get: { security: ["key"] }, put: { security: ["digest"] }, delete: {} };
      }
    }
    expect(saidOf(serviceWith(["bearer"]), undefined, new Secret())).toMatchObject({
      challenge: "ApiKey, Digest, Bearer",
      credentials: ["X-Key", "Authorization"],
    });
  });

  it("have an empty name where a scheme has none", () => {
    const nameless = { nameless: { type: "http" } } as unknown as SecuritySchemes;
    expect(saidOf(serviceWith(["nameless"], nameless), undefined).challenge).toBe("");
  });
});

describe("the fields that are described, for CORS", () => {
  class Described extends Resource {
    override describe(): ReturnType<Resource["describe"]> {
      return {
        get: {
          parameters: [
            { name: "X-Read", in: "header" },
            { name: "page", in: "query" },
          ],
          documentedHeaders: { "X-Sent": "It is sent." },
        },
        put: { documentedHeaders: { "X-Put": "It is sent, too." } },
      };
    }
  }
  class Undescribed extends Resource {}
  const cors = { origins: ["https://app.example"] };
  const service = serviceWith(["key"], { key: SCHEMES.key }, { "X-All": "Of all." });
  const described = {
    read: ["Authorization", "X-Key", "X-Read"],
    sent: ["X-All", "X-Sent", "X-Put"],
  };

  it("are those of the service and of the resource", () => {
    expect(saidOf(service, cors, new Described()).described).toEqual(described);
    const own = Object.assign(new Described(), { cors });
    expect(saidOf(service, undefined, own).described).toEqual(described);
  });

  it("are none without CORS, and of a resource that describes nothing those of the service", () => {
    expect(saidOf(service, undefined, new Described()).described).toEqual({ read: [], sent: [] });
    expect(saidOf(service, cors).described).toEqual({ read: [], sent: [] });
    expect(saidOf(service, cors, new Undescribed()).described).toEqual({
      read: ["Authorization", "X-Key"],
      sent: ["X-All"],
    });
  });

  it("are those that a literal's blocks declare", () => {
    const { resource: literal } = resource("/a", {
      security: ["cookie"],
      isAuthorized: () => true,
      GET: { represent: () => 1, documentedHeaders: { "X-Got": "It is sent." } },
    });
    expect(new Set(saidOf(serviceWith(["key"]), cors, literal).described.sent)).toEqual(new Set(["X-Got"]));
    expect(saidOf(serviceWith(["key"]), cors, literal).credentials).toContain("Cookie");
  });
});
