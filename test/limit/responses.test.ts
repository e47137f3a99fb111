import fc from "fast-check";
import { type Context, part, Resource, resource, route, Service } from "signalbox";
import {
  clientKey,
  clientKeyOf,
  Policies,
  TokenBucket,
  type Verdict,
  withinLimit,
  withinLimitDraft10,
} from "signalbox/limit";
import { RedisLimiter } from "signalbox/limit/redis";
import { request } from "signalbox/testing";
import { expect, test } from "vitest";

const stopped = () => 0;

class Page extends Resource {
  override readonly allowedMethods = ["GET"] as const;
  override readonly produces = ["application/json"] as const;
  override represent() {
    return "page";
  }
}
const asked = async (page: Resource, times: number, headers: Record<string, string> = {}) => {
  const service = new Service({ routes: [route("/page", page)] });
  const responses = [];
  for (let n = 0; n < times; n++) responses.push(await request(service, "GET", "/page", { headers }));
  return responses;
};

test("check ?? true is what withinRateLimit returns: 429 with Retry-After, and the trace B13,B13a", async () => {
  const limiter = new TokenBucket({ capacity: 3, clock: stopped });
  class Limited extends Page {
    override withinRateLimit(ctx: Context) {
      return limiter.check(clientKey(ctx)) ?? true;
    }
  }
  const responses = await asked(new Limited(), 5);
  expect(responses.map((response) => response.status)).toEqual([200, 200, 200, 429, 429]);
  expect(responses.map((response) => response.header("retry-after"))).toEqual([
    undefined,
    undefined,
    undefined,
    "1",
    "1",
  ]);
  expect(responses[4]?.header("x-framework-trace")).toBe("B13,B13a");
});

test("withinLimit names the policy in the problem", async () => {
  const limiter = new TokenBucket({ name: "login", capacity: 1, clock: stopped });
  class Limited extends Page {
    override withinRateLimit(ctx: Context) {
      return withinLimit(limiter.take(clientKey(ctx)));
    }
  }
  const [first, second] = await asked(new Limited(), 2);
  expect(first?.status).toBe(200);
  expect(second?.header("retry-after")).toBe("1");
  expect(await second?.json()).toMatchObject({
    status: 429,
    detail: 'Too many requests under "login".',
    policies: ["login"],
  });
});

// Corner case Q09.
test("withinLimitDraft10 tells every response's client what is left, in the draft's words", async () => {
  const limiter = new Policies([
    new TokenBucket({ name: "burst", capacity: 5, clock: stopped }),
    new TokenBucket({ name: "hour", capacity: 1, refillPerSec: 1 / 3600, clock: stopped }),
  ]);
  class Limited extends Page {
    override withinRateLimit(ctx: Context) {
      return withinLimitDraft10(ctx, limiter.take(clientKey(ctx)));
    }
  }
  const [first, second] = await asked(new Limited(), 2);
  expect(first?.status).toBe(200);
  expect(first?.header("ratelimit-policy")).toBe('"burst";q=5;w=5, "hour";q=1;w=3600');
  expect(first?.header("ratelimit")).toBe('"burst";r=4;t=1, "hour";r=0;t=3600');
  expect(second?.status).toBe(429);
  expect(second?.header("retry-after")).toBe("3600");
  expect(second?.header("ratelimit")).toBe('"burst";r=4;t=1, "hour";r=0;t=3600');
  expect(await second?.json()).toMatchObject({
    type: "https://iana.org/assignments/http-problem-types#quota-exceeded",
    "violated-policies": ["hour"],
  });
});

test("withinLimitDraft10 in withinRateLimit and in withinQuota lists the policies of both", async () => {
  const [perAddress, perMember] = ["address", "member"].map(
    (name, n) => new TokenBucket({ name, capacity: 3 - n, clock: stopped }),
  ) as [TokenBucket, TokenBucket];
  class Limited extends Page {
    override withinRateLimit(ctx: Context) {
      return withinLimitDraft10(ctx, perAddress.take(clientKey(ctx)));
    }
    override withinQuota(ctx: Context) {
      return withinLimitDraft10(ctx, perMember.take("ada"));
    }
  }
  const responses = await asked(new Limited(), 4);
  expect(responses.map((response) => response.status)).toEqual([200, 200, 429, 429]);
  expect(responses.map((response) => response.header("ratelimit"))).toEqual([
    '"address";r=2;t=1, "member";r=1;t=1',
    '"address";r=1;t=1, "member";r=0;t=1',
    '"address";r=0;t=1, "member";r=0;t=1',
    '"address";r=0;t=1',
  ]);
  expect(responses[0]?.header("ratelimit-policy")).toBe('"address";q=3;w=3, "member";q=2;w=2');
  expect(await responses[2]?.json()).toMatchObject({ "violated-policies": ["member"] });
});

test("and so it does where a part provides something, so that the two have contexts of their own", async () => {
  const perAddress = new TokenBucket({ name: "address", capacity: 5, clock: stopped });
  const perUser = new TokenBucket({ name: "user", capacity: 3, clock: stopped });
  const page = resource("/page", {
    with: [part({ provide: () => ({ user: "ann" }) })],
    withinRateLimit: (ctx) => withinLimitDraft10(ctx, perAddress.take("here")),
    withinQuota: (ctx) => withinLimitDraft10(ctx, perUser.take(ctx.user)),
    represent: () => "page",
  });
  const { response } = await request(new Service({ routes: [page] }), "GET", "/page");
  expect(response.header("ratelimit")).toMatch(/^"address";.*, "user";/);
});

test("the quota of a client comes after authentication", async () => {
  const limiter = new TokenBucket({ name: "reads", capacity: 1, clock: stopped });
  const principal = clientKeyOf<Context>({ identify: (ctx) => ctx.request.headers.get("authorization") });
  class Limited extends Page {
    override isAuthorized(ctx: Context) {
      return ctx.request.headers.get("authorization") !== null || "Bearer";
    }
    override withinQuota(ctx: Context) {
      return withinLimit(limiter.take(principal(ctx)));
    }
  }
  const page = new Limited();
  expect((await asked(page, 2)).map((response) => response.status)).toEqual([401, 401]);
  const ada = await asked(page, 2, { authorization: "Bearer ada" });
  expect(ada.map((response) => response.status)).toEqual([200, 429]);
  expect(await ada[1]?.json()).toMatchObject({ policies: ["reads"] });
  expect((await asked(page, 1, { authorization: "Bearer bob" }))[0]?.status).toBe(200);
});

// Ruling 22: true, a finite number, a valid Date, a Refusal or false; anything else is the author's fault.
test("whatever is asked of a limiter, it gives a hint that withinRateLimit takes", () => {
  const whole = fc.integer({ min: 1, max: 1000 });
  const rates = fc.oneof(
    fc.constant(1e-6),
    fc.tuple(whole, whole).map(([tokens, seconds]) => tokens / seconds),
  );
  const tokens = fc.oneof(
    fc.integer({ min: 1, max: 9 }),
    fc.maxSafeNat().map((n) => n + (n === 0 ? 1 : 0)),
  );
  const steps = fc.array(fc.record({ key: fc.string(), tokens, ms: fc.nat(100_000) }), { minLength: 1 });
  fc.assert(
    fc.property(whole, rates, steps, (capacity, refillPerSec, all) => {
      const time = { ms: 0 };
      const limiter = new TokenBucket({ capacity, refillPerSec, clock: () => time.ms, maxKeys: 1 });
      for (const { key, tokens: owed, ms } of all) {
        time.ms += ms;
        const cost = Math.min(owed, capacity);
        const hint = limiter.check(key, cost) ?? true;
        const refusal = withinLimit(limiter.peek(key, cost));
        for (const wait of [hint, refusal === true ? true : refusal.retryAfter]) {
          // As Retry-After it is digits (RFC 9110 10.2.3).
          if (wait !== true) expect([Number(wait) >= 1, String(wait)]).toEqual([true, expect.stringMatching(/^\d+$/)]);
        }
        limiter.penalty(key, owed);
      }
    }),
  );
});

test.each([
  ["nothing", undefined],
  ["null", null],
  ["a promise of verdicts", Promise.resolve([])],
  ["no verdict", []],
  ["a wait", 5],
  ["verdicts with a hole", [undefined]],
  ["a verdict without a number", { policy: {}, retryAfter: Number.NaN }],
])("withinLimit given %s throws, and says what it takes", (_, wrong) => {
  const verdicts = wrong as unknown as Verdict;
  const ctx = { setHeader: () => undefined };
  expect(() => withinLimit(verdicts)).toThrow(/what `take` or `peek` gave: await it/);
  expect(() => withinLimitDraft10(ctx, verdicts)).toThrow(/what `take` or `peek` gave: await it/);
});

test("failing closed is a 503 at B13 while Redis is away, and a 200 otherwise", async () => {
  let up = true;
  const run = () => (up ? Promise.resolve([0]) : Promise.reject(new Error("gone")));
  const limiter = new RedisLimiter({ client: { evalsha: run, eval: run } });
  class Limited extends Page {
    override serviceAvailable() {
      return limiter.available();
    }
    override async withinRateLimit(ctx: Context) {
      return (await limiter.check(clientKey(ctx))) ?? true;
    }
  }
  const page = new Limited();
  expect((await asked(page, 1))[0]?.status).toBe(200);
  up = false;
  // The first to meet the fault is decided by the local bucket; a fault is never a 429.
  const responses = await asked(page, 2);
  expect(responses.map((response) => response.status)).toEqual([200, 503]);
  expect(responses[1]?.header("retry-after")).toBe("1");
});
