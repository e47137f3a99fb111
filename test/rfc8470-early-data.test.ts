import { command, HttpResponse, part, Resource, resource, route, Service } from "signalbox";
import { explain } from "signalbox/debug";
import { generateOpenapi } from "signalbox/openapi";
import { request } from "signalbox/testing";
import { describe, expect, it, vi } from "vitest";

const EARLY = { "Early-Data": "1" };

function payments() {
  const apply = vi.fn(() => undefined);
  const tooEarly = vi.fn(() => true);
  const routes = [
    resource("/payments", {
      GET: { summary: "The payments", represent: () => [] },
      POST: { summary: "Pay", consumes: ["application/json"], tooEarly, processPost: apply },
    }),
  ];
  return { apply, tooEarly, routes, service: new Service({ trace: true, routes }) };
}

const pay = (service: Service, headers: Readonly<Record<string, string>>) =>
  request(service, "POST", "/payments", { headers, body: {} });

describe("RFC 8470 5.2: “the server is unwilling to risk processing a request that might be replayed”", () => {
  it("is 425, and nothing is acted on", async () => {
    const { service, apply } = payments();
    const { status, trace } = await pay(service, EARLY);
    expect([status, trace]).toEqual([425, expect.stringMatching(/,B10,B10c$/)]);
    expect(apply).not.toHaveBeenCalled();
  });

  it("is decided before anything else of the request is looked at, but behind the limits", async () => {
    const isAuthorized = vi.fn(() => true);
    const limited = resource("/", { withinRateLimit: () => 1, tooEarly: () => true, represent: () => 1 });
    const guarded = resource("/guarded", { isAuthorized, tooEarly: () => true, represent: () => 1 });
    const service = new Service({ routes: [limited, guarded] });
    expect((await request(service, "GET", "/", { headers: EARLY })).status).toBe(429);
    expect((await request(service, "GET", "/guarded", { headers: EARLY })).status).toBe(425);
    expect(isAuthorized).not.toHaveBeenCalled();
  });

  it("leaves alone the methods that are safe to repeat, where it stands in one method", async () => {
    const { service, tooEarly } = payments();
    expect((await request(service, "GET", "/payments", { headers: EARLY })).status).toBe(200);
    expect(tooEarly).not.toHaveBeenCalled();
  });
});

describe("RFC 8470 5.1", () => {
  it("is not asked of a request without the field", async () => {
    const { service, tooEarly, apply } = payments();
    const { status, trace } = await pay(service, {});
    expect([status, tooEarly.mock.calls.length, apply.mock.calls.length]).toEqual([204, 0, 1]);
    expect(trace).not.toContain("B10c");
  });

  it.each([["0"], ["1, 1"], ["?1"], [""]])(
    "“Multiple or invalid instances of the header field MUST be treated as equivalent to a single instance with a value of 1”: %j",
    async (value) => {
      expect((await pay(payments().service, { "Early-Data": value })).status).toBe(425);
    },
  );

  it("passes where the callback says that it is not too early, also later", async () => {
    const routes = [
      route(
        "/",
        new (class extends Resource {
          override async tooEarly() {
            return false;
          }
          override represent() {
            return 1;
          }
        })(),
      ),
    ];
    expect((await request(new Service({ routes }), "GET", "/", { headers: EARLY })).status).toBe(200);
  });
});

describe("the document", () => {
  it("lists the status, and no field: “not intended for use by user agents”", () => {
    const { paths } = generateOpenapi(new Service({ routes: payments().routes }), { title: "Payments", version: "1" });
    const operations = paths?.["/payments"];
    expect(Object.keys(operations?.post?.responses ?? {})).toContain("425");
    expect(Object.keys(operations?.get?.responses ?? {})).not.toContain("425");
    expect(JSON.stringify(paths)).not.toContain("Early-Data");
  });
});

it("is what explain stops at, and what it does not ask without the field", async () => {
  const { service } = payments();
  const asked = { method: "POST", target: "/payments", headers: { "early-data": "1" } };
  const { status, steps } = await explain(service, asked);
  expect([status, steps.at(-1)]).toMatchObject([425, { id: "B10c", decision: "yes", leads: "425" }]);
});

it("guards a command from one part", async () => {
  const onceOnly = part({ tooEarly: () => true });
  const routes = [command("POST", "/jobs", { with: [onceOnly], handle: () => HttpResponse.empty({ status: 202 }) })];
  const service = new Service({ routes });
  expect((await request(service, "POST", "/jobs", { headers: EARLY })).status).toBe(425);
  expect((await request(service, "POST", "/jobs")).status).toBe(202);
});
