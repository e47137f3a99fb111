import { Resource } from "signalbox";
import { request } from "signalbox/testing";
import { describe, expect, it, vi } from "vitest";
import { Absent, alone, ask, Bell, JsonOrCsv, Shelf, Versioned } from "../../test/fixtures.ts";

const but = <R extends Resource>(resource: R, change: object): R => Object.assign(resource, change);
const yes = () => true;

/** The names of the fields that are sent: one without a value would be sent, too. */
const namesOf = async (resource: Resource, method: string, body?: unknown) => {
  const { status, headers } = (await ask(resource, method, {}, body)).response;
  expect(status).not.toBe(500);
  return headers.filter((_, at) => at % 2 === 0);
};

describe("a field is not sent where there is nothing to say", () => {
  it.each([
    [
      "Retry-After without a hint",
      but(new Versioned(), { serviceAvailable: () => false }),
      "GET",
      undefined,
      "Retry-After",
    ],
    ["Location of a 202 that is nowhere", but(new Bell(), { accepted: yes }), "POST", undefined, "Location"],
    ["Location of what PUT created, which is here (RFC 9110 15.3.2)", new Absent(), "PUT", {}, "Location"],
    ["Vary with nothing", but(new Versioned(), { vary: () => [] }), "GET", undefined, "Vary"],
    ["Cache-Control", but(new Versioned(), { cacheControl: () => undefined }), "GET", undefined, "Cache-Control"],
    ["Expires", but(new Versioned(), { expires: () => undefined }), "GET", undefined, "Expires"],
    ["ETag", but(new Versioned(), { generateEtag: () => undefined }), "GET", undefined, "ETag"],
    ["Last-Modified", but(new Versioned(), { lastModified: () => undefined }), "GET", undefined, "Last-Modified"],
    [
      "Accept-Patch where PATCH takes anything",
      but(new Versioned(), { consumes: [] }),
      "OPTIONS",
      undefined,
      "Accept-Patch",
    ],
    ["Accept-Patch without PATCH", new Shelf(), "OPTIONS", undefined, "Accept-Patch"],
    ["Content-Language", new Versioned(), "GET", undefined, "Content-Language"],
    [
      "Content-Location",
      but(new Versioned(), { contentLocation: () => undefined }),
      "GET",
      undefined,
      "Content-Location",
    ],
    ["Link without an address", but(new Versioned(), { isLegallyRestricted: yes }), "GET", undefined, "Link"],
    [
      "Access-Control-Allow-Methods without a policy",
      new Versioned(),
      "OPTIONS",
      undefined,
      "Access-Control-Allow-Methods",
    ],
  ])("%s", async (_what, resource, method, body, name) => {
    expect(await namesOf(resource, method, body)).not.toContain(name);
  });
});

describe("a place", () => {
  it.each([
    ["/done", "/done"],
    ["/Bücher/a b", "/B%C3%BCcher/a%20b"],
  ])("%s is sent as %s", async (place, location) => {
    const accepted = await ask(but(new Bell(), { accepted: async () => place }), "POST");
    expect([accepted.status, accepted.header("location")]).toEqual([202, location]);
    const created = await ask(but(new Shelf(), { createPath: async () => place }), "POST", {}, {});
    expect([created.status, created.header("location")]).toEqual([201, location]);
  });

  it("that would split the response is a 500", async () => {
    const response = await ask(but(new Shelf(), { createPath: () => "/\r\nX: y" }), "POST", {}, {});
    expect([response.status, response.header("location")]).toEqual([500, undefined]);
  });
});

describe("a value of the wrong kind is the author's fault, and the report names the callback (ruling 22)", () => {
  it.each<[string, Resource, string, unknown?]>([
    ["isLegallyRestricted", but(new Versioned(), { isLegallyRestricted: () => ({}) }), "GET"],
    ["accepted", but(new Bell(), { accepted: () => ({}) }), "POST"],
    ["createPath", but(new Shelf(), { createPath: () => 5 }), "POST", {}],
    ["createPath", but(new Shelf(), { createPath: () => "" }), "POST", {}],
    ["createPath", but(new Shelf(), { createPath: () => undefined }), "POST", {}],
    ["contentLocation", but(new Versioned(), { contentLocation: () => 5 }), "GET"],
    ["expires", but(new Versioned(), { expires: () => "soon" }), "GET"],
    ["vary", but(new Versioned(), { vary: () => "Cookie" }), "GET"],
    ["links", but(new Versioned(), { links: () => ["/"] }), "GET"],
  ])("%s", async (callback, resource, method, body) => {
    const onError = vi.fn<(error: unknown) => void>();
    const response = await request(alone(resource, { onError, trace: false }), method, "/", { body });
    expect(response.status).toBe(500);
    expect(onError.mock.calls.map(String)).toEqual([expect.stringContaining(`TypeError: ${callback} gave `)]);
  });
});

describe("the challenge of a 401 (ruling 13)", () => {
  it.each([
    [false, "Bearer"],
    ["", "Bearer"],
    ['Session name="sid"', 'Session name="sid"'],
  ])("for %j is %s", async (given, challenge) => {
    const response = await ask(but(new Versioned(), { isAuthorized: () => given }), "GET");
    expect([response.status, response.header("www-authenticate")]).toEqual([401, challenge]);
  });
});

describe("Vary", () => {
  it.each([
    [undefined, "Accept, Accept-Language"],
    [["Cookie", "Accept"], "Accept, Accept-Language, Cookie"],
  ])("has the axes with more than one offer, and those that vary names: %j", async (more, vary) => {
    const own = more === undefined ? {} : { vary: () => more };
    const response = await ask(but(new JsonOrCsv(), { languages: ["en", "fr"], ...own }), "GET");
    expect(response.header("vary")).toBe(vary);
  });
});

describe("a result", () => {
  it("is carried by a 202 and a 201", async () => {
    const accepted = await ask(but(new Versioned(), { apply: () => ({ job: 7 }), accepted: yes }), "PUT", {}, {});
    expect([accepted.status, await accepted.json()]).toEqual([202, { job: 7 }]);
    const created = await ask(but(new Shelf(), { apply: async () => ({ id: 7 }) }), "POST", {}, {});
    expect([created.status, await created.json()]).toEqual([201, { id: 7 }]);
  });

  it("is not carried by a 303, which sends the client elsewhere", async () => {
    const response = await ask(but(new Bell(), { processPost: () => "rung", seeOther: () => "/done" }), "POST");
    expect([response.status, response.response.body]).toEqual([303, null]);
    expect(response.header("content-type")).toBeUndefined();
  });
});

describe("the policy for other origins", () => {
  const headers = { Origin: "https://a.example", "Access-Control-Request-Method": "PUT" };
  const allowed = async (own: object, options: Parameters<typeof alone>[1]) => {
    const response = await request(alone(but(new Versioned(), own), options), "OPTIONS", "/", { headers });
    return [response.header("access-control-allow-origin"), response.header("access-control-allow-methods")];
  };
  const methods = "GET, HEAD, PUT, PATCH, DELETE, OPTIONS";

  it("is the resource's, else the service's, else none", async () => {
    const any = { cors: { origins: "*" } } as const;
    const only = { cors: { origins: ["https://a.example"] } };
    expect(await allowed({}, {})).toEqual([undefined, undefined]);
    expect(await allowed({}, any)).toEqual(["*", methods]);
    expect(await allowed(only, {})).toEqual(["https://a.example", methods]);
    expect(await allowed(only, any)).toEqual(["https://a.example", methods]);
  });
});

describe("writers that return later", () => {
  it("write in their order all the same", async () => {
    const slow = but(new JsonOrCsv(), {
      generateEtag: async () => "v1",
      lastModified: async () => new Date(0),
      cacheControl: async () => "no-cache",
      expires: async () => new Date(0),
      vary: async () => ["Cookie"],
    });
    const { headers } = (await request(alone(slow, { trace: false }), "GET", "/")).response;
    const names = headers.filter((_, at) => at % 2 === 0);
    expect(names.slice(0, 5)).toEqual(["ETag", "Last-Modified", "Cache-Control", "Expires", "Vary"]);
  });
});
