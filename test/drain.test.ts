import { command, HttpResponse, Service } from "signalbox";
import { request } from "signalbox/testing";
import { describe, expect, it } from "vitest";

const service = () =>
  new Service({
    readiness: "/ready",
    trace: true,
    onError: () => undefined,
    routes: [command("GET", "/work", () => HttpResponse.text("done"))],
  });

describe("a service that drains", () => {
  it("is ready until then, and no cache may say so in its place", async () => {
    const response = await request(service(), "GET", "/ready");
    expect([response.status, await response.json(), response.header("cache-control")]).toEqual([
      200,
      { status: "ready" },
      "no-store",
    ]);
  });

  it("says 503 with Retry-After at B13 where readiness is asked (RFC 9110 15.6.4)", async () => {
    const draining = service();
    draining.drain();
    const response = await request(draining, "GET", "/ready");
    expect([response.status, response.header("retry-after"), response.trace]).toEqual([503, "5", "B13"]);
  });

  it("handles every other request as before: who had a connection may still use it", async () => {
    const draining = service();
    draining.drain();
    expect((await request(draining, "GET", "/work")).status).toBe(200);
    expect(draining.draining).toBe(true);
  });
});

describe("a path's parameter", () => {
  const files = new Service({ routes: [command("GET", "/files/{name}", ({ params }) => HttpResponse.json(params))] });

  it.each([".", "..", "%2e", "%2E%2e", ".%2e", "a%00b", "%zz", "%ff"])(
    "that is “%s” is refused: it would lead elsewhere when it is looked up (RFC 3986 5.2.4)",
    async (name) => {
      expect((await request(files, "GET", `/files/${name}`)).status).toBe(400);
    },
  );

  it.each(["...", ".a", "a.", "%2e%2e%2e", "%252e"])("that is “%s” is a name like any other", async (name) => {
    expect((await request(files, "GET", `/files/${name}`)).status).toBe(200);
  });
});
