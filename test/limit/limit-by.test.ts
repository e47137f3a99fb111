import { type Context, part, Resource, resource, route, Service } from "signalbox";
import { clientKey, limitBy, limitByDraft10, Policies, TokenBucket } from "signalbox/limit";
import { RedisLimiter } from "signalbox/limit/redis";
import { generateOpenapi } from "signalbox/openapi";
import { checkContract, request } from "signalbox/testing";
import { describe, expect, test } from "vitest";

const stopped = () => 0;
const bucket = (capacity = 1, name = "calls") => new TokenBucket({ name, capacity, clock: stopped });
const late = (seconds: number | null) => ({ check: (_key: string) => Promise.resolve(seconds) });

const statuses = async (service: Service, times: number, headers: Record<string, string> = {}) => {
  const responses = [];
  for (let n = 0; n < times; n++) responses.push(await request(service, "GET", "/page", { headers }));
  return responses.map((response) => [response.status, response.header("retry-after")]);
};

describe("RFC 6585 4: limitBy is the whole of withinRateLimit", () => {
  test("in a literal: 429 with Retry-After beyond the limit", async () => {
    const page = resource("/page", { withinRateLimit: limitBy(bucket(2), clientKey), represent: () => "page" });
    expect(await statuses(new Service({ routes: [page] }), 3)).toEqual([
      [200, undefined],
      [200, undefined],
      [429, "1"],
    ]);
  });

  test("in a part and in a class", async () => {
    const limited = part({ withinRateLimit: limitBy(bucket(), clientKey) });
    const page = resource("/page", { with: [limited], represent: () => "page" });
    class Page extends Resource {
      override readonly withinRateLimit = limitBy(bucket(), clientKey);
      override represent() {
        return "page";
      }
    }
    for (const each of [page, route("/page", new Page())])
      expect(await statuses(new Service({ routes: [each] }), 2)).toEqual([
        [200, undefined],
        [429, "1"],
      ]);
  });

  test("with a limiter that is shared, and with several policies", async () => {
    const run = () => Promise.resolve([0]);
    const shared = new RedisLimiter({ client: { evalsha: run, eval: run }, capacity: 5 });
    const both = new Policies([bucket(5, "a"), bucket(1, "b")]);
    const first = resource("/page", { withinRateLimit: limitBy(shared, clientKey), represent: () => "page" });
    expect(await statuses(new Service({ routes: [first] }), 1)).toEqual([[200, undefined]]);
    const second = resource("/page", {
      withinRateLimit: limitBy(both, (ctx: Context) => [clientKey(ctx), "all"]),
      represent: () => "page",
    });
    expect(await statuses(new Service({ routes: [second] }), 2)).toEqual([
      [200, undefined],
      [429, "1"],
    ]);
  });

  test("a limiter that takes its time admits with null and refuses with seconds", async () => {
    for (const [seconds, expected] of [
      [null, [200, undefined]],
      [7, [429, "7"]],
    ] as const) {
      const page = resource("/page", { withinRateLimit: limitBy(late(seconds), clientKey), represent: () => "page" });
      expect(await statuses(new Service({ routes: [page] }), 1)).toEqual([expected]);
    }
  });

  test("ruling 22: what is neither null nor a number admits no one", async () => {
    const errors: unknown[] = [];
    for (const wrong of [undefined, "7", Number.NaN]) {
      const limiter = { check: () => wrong as never };
      const page = resource("/page", { withinRateLimit: limitBy(limiter, clientKey), represent: () => "page" });
      const service = new Service({ routes: [page], onError: (error) => void errors.push(error) });
      expect(await statuses(service, 1)).toEqual([[500, undefined]]);
    }
    expect(errors).toHaveLength(3);
  });
});

const userKey = ({ user }: { readonly user: { readonly id: string } }) => user.id;

test("limitBy by what the guard has found is a quota: withinQuota, B7b", async () => {
  const signedIn = part({
    isAuthorized: ({ request }) => {
      const name = request.headers.get("authorization");
      return name === null ? "Bearer" : { user: { id: name } };
    },
  });
  const page = resource("/page", {
    with: [signedIn],
    withinQuota: limitBy(bucket(), userKey),
    represent: () => "page",
  });
  const service = new Service({ routes: [page] });
  expect(await statuses(service, 2, { authorization: "ada" })).toEqual([
    [200, undefined],
    [429, "1"],
  ]);
  expect(await statuses(service, 1, { authorization: "bob" })).toEqual([[200, undefined]]);
});

describe("RFC 9110 10.2.3: a cost that no wait makes possible", () => {
  test("is refused before there is a service, where it is constant", () => {
    const both = new Policies([bucket(5, "a"), bucket(2, "b")]);
    for (const limited of [limitBy, limitByDraft10])
      expect(() => limited(both, clientKey, 3)).toThrow('a cost of 3 is above the capacity of "b", 2');
    expect(() => limitBy(both, clientKey, 0.5)).toThrow(RangeError);
  });

  test("is a 500 that onError is told of, where it is not", async () => {
    const errors: unknown[] = [];
    const limiter = bucket(2);
    const withinRateLimit = (ctx: Context) => limiter.check(clientKey(ctx), 3) ?? true;
    const page = resource("/page", { withinRateLimit, represent: () => "page" });
    const service = new Service({ routes: [page], onError: (error) => void errors.push(error) });
    expect(await statuses(service, 1)).toEqual([[500, undefined]]);
    expect(errors).toEqual([expect.any(RangeError)]);
  });
});

test("draft-ietf-httpapi-ratelimit-headers-10: the fields of limitByDraft10 are in the document", async () => {
  const limited = part(limitByDraft10(bucket(20), clientKey, 2));
  const page = resource("/page", { with: [limited], represent: () => "page" });
  const late = { take: async (_key: string) => bucket(1).take("all") };
  const other = resource("/other", { ...limitByDraft10(late, clientKey), represent: () => "page" });
  const service = new Service({ resources: { page, other } });
  const first = await request(service, "GET", "/page");
  expect([first.status, first.header("ratelimit"), first.header("ratelimit-policy")]).toEqual([
    200,
    '"calls";r=18;t=1',
    '"calls";q=20;w=20',
  ]);
  const document = generateOpenapi(service, { title: "it", version: "1" });
  const { undocumented } = await checkContract(service, document, { requests: 60, seed: 1 });
  expect(undocumented).toEqual([]);
});
