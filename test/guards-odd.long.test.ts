import { type AnyPart, group, part, Resource, resource, route, Service } from "signalbox";
import { anyOf, apiKey, basic, bearer, cookieSession } from "signalbox/guards";
import { request } from "signalbox/testing";
import { describe, expect, it, vi } from "vitest";
import { FORMS, WRONG_VALUES } from "./wrong/values.ts";

/** RFC 9110 11.6.1: only credentials that were found valid let a request pass. Whatever else `verify` does, nobody passes. */

const RIGHT = {
  authorization: "Bearer secret",
  "x-api-key": "secret",
  cookie: "sid=secret",
};
const PAIR = { ...RIGHT, authorization: `Basic ${Buffer.from("ann:secret").toString("base64")}` };

type Verify = (...given: readonly unknown[]) => never;

const guardsOf = (verify: Verify): readonly (readonly [guard: AnyPart, sent: Record<string, string>])[] => {
  const byToken = bearer({ verify });
  const byKey = apiKey({ header: "X-Api-Key", verify });
  return [
    [byToken, RIGHT],
    [byToken.optional, RIGHT],
    [basic({ verify }), PAIR],
    [byKey, RIGHT],
    [cookieSession({ name: "sid", verify }), RIGHT],
    [anyOf(byToken, byKey), RIGHT],
  ];
};

class Plain extends Resource {
  override represent(): number {
    return 1;
  }
}

/** A guard at each place where it can stand, before something that would be a 200. */
function placesOf(guard: AnyPart): readonly Service[] {
  const options = { onError: () => undefined, deadline: 40 };
  const represent = () => 1;
  const given = guard as ReturnType<typeof bearer<object>>;
  const inner = part({ with: [given] });
  return [
    new Service({ ...options, resources: { it: resource("/it", { with: [given], represent }) } }),
    new Service({ ...options, resources: { it: resource("/it", { GET: { with: [inner], represent } }) } }),
    new Service({ ...options, resources: { it: group("", { with: [given] }).resource("/it", { represent }) } }),
    new Service({ ...options, with: [given], routes: [route("/it", Plain)] }),
  ];
}

const get = async (service: Service, headers: Record<string, string>) =>
  (await request(service, "GET", "/it", { headers })).status;

/** The objects among them are what `verify` may give. */
const ODD = Object.entries(WRONG_VALUES).filter(([name]) => !name.startsWith("an object"));

describe("a verify that gives anything but an object of members", () => {
  it.each(ODD)("lets nobody pass: %s", async (_, make) => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    for (const come of Object.values(FORMS)) {
      for (const [guard, sent] of guardsOf((() => come(make)) as Verify)) {
        for (const service of placesOf(guard)) expect([401, 500, 504]).toContain(await get(service, sent));
      }
    }
  });

  it("never settles: 504", async () => {
    const never = new Promise<never>(() => undefined);
    for (const [guard, sent] of guardsOf((() => never) as unknown as Verify)) {
      for (const service of placesOf(guard)) expect(await get(service, sent)).toBe(504);
    }
  });
});

describe("two guards", () => {
  const found = (() => ({ user: "ann" })) as unknown as Verify;
  const byToken = bearer({ verify: found });
  const byKey = apiKey({ header: "X-Api-Key", verify: found });
  const both = resource("/it", { with: [byToken, byKey], combine: { isAuthorized: "every" }, represent: () => 1 });
  const service = new Service({ resources: { both } });

  it.each([
    [{}, 401],
    [{ authorization: "Bearer secret" }, 401],
    [{ "x-api-key": "secret" }, 401],
    [RIGHT, 200],
  ])("that must both let a request pass: %o is %i", async (sent, status) => {
    expect(await get(service, sent)).toBe(status);
  });
});
