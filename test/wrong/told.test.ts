import { Halt, HttpResponse, part, resource, Service } from "signalbox";
import { request, type TestResponse } from "signalbox/testing";
import { describe, expect, it } from "vitest";

// Ruling 32: what an author gives is a response, and the author is told what is wrong with it: the callback is named.

interface Told {
  readonly response: TestResponse;
  readonly errors: readonly string[];
}

async function told(keys: object, method = "GET", headers: Record<string, string> = {}): Promise<Told> {
  const errors: string[] = [];
  const routes = [resource("/it", { represent: () => 1, ...keys } as never)];
  const service = new Service({ routes, onError: (error) => errors.push(String(error)) });
  return { response: await request(service, method, "/it", { headers }), errors };
}

const gone = { resourceExists: () => false, previouslyExisted: () => true };
const rejecting = () => Promise.reject(new Error("lost"));

describe("a 500 names the callback, and says what to return", () => {
  it.each<[said: string, keys: object, method?: string]>([
    ["movedPermanently gave true. Return an address.", { ...gone, movedPermanently: () => true }],
    ["permanentRedirect gave 5. Return an address.", { ...gone, permanentRedirect: () => 5 }],
    ["movedTemporarily gave an object. Return an address.", { ...gone, movedTemporarily: () => ({}) }],
    ["seeOther gave true. Return an address.", { processPost: () => 1, seeOther: async () => true }, "POST"],
    ["accepted gave 7. Return true or false.", { processPost: () => 1, accepted: () => 7 }, "POST"],
    ["isLegallyRestricted gave 7. Return true or false.", { isLegallyRestricted: () => 7 }],
    ["contentLocation gave 7. Return an address.", { contentLocation: () => 7 }],
    ["generateEtag gave NaN. Return text, such as String(version).", { generateEtag: () => Number.NaN }],
    ["generateEtag gave true. Return text, such as String(version).", { generateEtag: async () => true }],
    ["generateEtag gave an object. Return text, such as String(version).", { generateEtag: () => new Date() }],
    ["lastModified gave 5. Return a Date.", { lastModified: () => 5 }],
    ['lastModified gave "2026-01-01". Return a Date.', { lastModified: async () => "2026-01-01" }],
    ["expires gave 5. Return a Date.", { expires: () => 5 }],
    ["links gave undefined. Return a list of { href, rel }.", { links: () => undefined }],
    ["links gave an object. Return a list of { href, rel }.", { links: () => ({ href: "/a", rel: "next" }) }],
    ["The href of a link gave undefined. Return an address.", { links: () => [{ rel: "next" }] }],
    ['vary gave "Cookie". Return a list of field names.', { vary: () => "Cookie" }],
    ["vary gave an array. Return a list of field names.", { vary: () => [1] }],
    ["vary gave a promise. Return a list of field names.", { vary: () => [rejecting()] }],
    [
      `A part's fields gave "text". Return the fields themselves`,
      { with: [part({ setHeaders: () => "text" as never })] },
    ],
    ["What is said of a problem is an object: { detail: … }.", { forbidden: () => ({ problem: "text" }) }],
    [
      "What is said of a problem is an object: { detail: … }.",
      {
        represent: () => {
          throw new Halt(423, "barrier down" as never);
        },
      },
    ],
  ])("%s", async (said, keys, method) => {
    const { response, errors } = await told(keys, method);
    expect([response.status, errors]).toEqual([500, [expect.stringContaining(said)]]);
    expect(await response.text()).not.toContain("Return");
  });
});

describe("a promise that was not awaited is a 500 with the path to it, not {}", () => {
  it.each<[at: string, keys: object, method?: string]>([
    ["/problem/detail", { forbidden: () => ({ problem: { detail: rejecting() } }) }],
    ["/problem/current", { malformedRequest: async () => ({ problem: { current: rejecting() } }) }],
    ["/problem/detail", { withheldAsMissing: true, withheld: () => ({ problem: { detail: rejecting() } }) }],
    ["/retryAfter", { withinRateLimit: () => ({ retryAfter: rejecting() }) }],
    ["/problem/policy", { withinQuota: () => ({ retryAfter: 5, problem: { policy: rejecting() } }) }],
    ["/0", { multipleChoices: () => [rejecting(), rejecting()] }],
    ["/0/href", { multipleChoices: () => [{ type: "text/html", href: Promise.resolve("/a") }] }],
    ["/1", { links: () => [{ href: "/a", rel: "next" }, rejecting(), rejecting()] }],
    ["/0/title", { links: () => [{ href: "/a", rel: "next", title: rejecting() }] }],
    [
      "/problem/current",
      {
        halts: [409],
        represent: () => {
          throw new Halt(409, { current: rejecting() });
        },
      },
    ],
  ])("%s", async (at, keys, method) => {
    const { response, errors } = await told(keys, method);
    expect([response.status, errors]).toEqual([500, [expect.stringContaining(`there is a promise at "${at}"`)]]);
  });

  it("of a Halt in a command, and in the service's own format of errors", async () => {
    const errors: string[] = [];
    const handle = () => {
      throw new Halt(409, { current: rejecting() });
    };
    const service = new Service({
      routes: [resource("/it", { GET: { represent: handle, halts: [409] } })],
      errorBody: ({ title }) => ({ title }),
      onError: (error) => errors.push(String(error)),
    });
    expect((await request(service, "GET", "/it")).status).toBe(500);
    expect(errors).toEqual([expect.stringContaining('at "/problem/current"')]);
  });

  it("but a part may provide one, and nobody need await it", async () => {
    const provide = () => ({ user: rejecting(), name: Promise.resolve("ann") });
    const { response, errors } = await told({
      with: [part({ provide })],
      represent: async ({ name }: { name: Promise<string> }) => ({ name: await name }),
    });
    expect([await response.json(), errors]).toEqual([{ name: "ann" }, []]);
  });
});

describe("an address may be a URL", () => {
  const there = () => new URL("http://a.test/new?b=c");
  const location = "http://a.test/new?b=c";
  it.each<[status: number, keys: object, method?: string]>([
    [301, { ...gone, movedPermanently: there }],
    [308, { ...gone, permanentRedirect: async () => there() }],
    [307, { ...gone, movedTemporarily: there }],
    [303, { processPost: () => 1, seeOther: there }, "POST"],
    [202, { processPost: () => 1, accepted: there }, "POST"],
  ])("Location of a %i", async (status, keys, method) => {
    const { response, errors } = await told(keys, method);
    expect([response.status, response.header("location"), errors]).toEqual([status, location, []]);
  });

  it("Link of a 451 (RFC 7725 4), and of a representation", async () => {
    const blocked = await told({ isLegallyRestricted: there });
    expect([blocked.response.status, blocked.response.header("link")]).toEqual([
      451,
      `<${location}>; rel="blocked-by"`,
    ]);
    const linked = await told({ links: () => [{ href: there(), rel: "next" }] });
    expect(linked.response.header("link")).toBe(`<${location}>; rel="next"`);
  });

  it.each([
    [202, { processPost: () => 1, accepted: () => true }, "POST"],
    [451, { isLegallyRestricted: () => true }, "GET"],
  ])("which a %i can do without", async (status, keys, method) => {
    const { response } = await told(keys, method);
    expect([response.status, response.header("location"), response.header("link")]).toEqual([
      status,
      undefined,
      undefined,
    ]);
  });
});

describe("RFC 9110 8.8.3: no tag", () => {
  it.each([undefined, null, ""])("is what generateEtag says by %o", async (tag) => {
    const { response, errors } = await told({ generateEtag: () => tag });
    expect([response.status, response.header("etag"), errors]).toEqual([200, undefined, []]);
    expect((await told({ generateEtag: () => tag }, "GET", { "if-match": '"null"' })).response.status).toBe(412);
  });
});

describe("fields that are given as web Headers are sent", () => {
  const headers = new Headers([
    ["X-A", "b"],
    ["Set-Cookie", "a=1"],
    ["Set-Cookie", "b=2"],
  ]) as never;

  it("with a response", () => {
    expect(HttpResponse.json(1, { headers }).headers.join()).toMatch(/set-cookie,a=1,set-cookie,b=2,x-a,b$/);
  });

  it("with a Halt", async () => {
    const represent = () => {
      throw new Halt(404, { headers: new Headers({ "X-A": "b" }) as never });
    };
    expect((await told({ represent, halts: [404] })).response.header("x-a")).toBe("b");
  });

  it("and a status alone is refused, which would be dropped", () => {
    expect(() => HttpResponse.json(1, 201 as never)).toThrow("a response is given { status, headers }");
    expect(() => HttpResponse.empty(404 as never)).toThrow("a response is given { status, headers }");
  });
});
