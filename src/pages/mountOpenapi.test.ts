import { Resource, route, Service } from "signalbox";
import { mountOpenapi } from "signalbox/openapi";
import { request } from "signalbox/testing";
import { expect, it } from "vitest";
import { z } from "zod";
import { nameOf } from "../resource/attached.ts";

class Tides extends Resource {
  override isAuthorized() {
    return true;
  }
  override represent() {
    return [3.1, 0.4];
  }
  override describe() {
    return { get: { summary: "Read the tides", security: ["token"] } };
  }
}

const build = () =>
  new Service({
    routes: [route("/tides", Tides)],
    securitySchemes: { token: { type: "http", scheme: "bearer" } },
    errorProduces: ["application/json"],
    errorModel: z.object({ message: z.string() }).meta({ id: "Message" }),
    errorBody: ({ title }) => ({ message: title }),
  });

it("takes routes, security schemes and the form of errors from the service", async () => {
  const service = build();
  const document = mountOpenapi(service, { title: "Tides", version: "1.0.0" });
  const served = await request(service, "GET", "/openapi.json");
  expect(served.status).toBe(200);
  expect(await served.json()).toEqual(JSON.parse(JSON.stringify(document)));
  expect(document.components.securitySchemes).toEqual({ token: { type: "http", scheme: "bearer" } });
  expect(document.components.schemas).toHaveProperty("Message");
  expect(Object.keys(document.paths)).toEqual(["/tides"]);
});

it("serves a page where one is asked for, and none otherwise", async () => {
  const [plain, paged] = [build(), build()];
  mountOpenapi(plain, { title: "Tides", version: "1.0.0", path: "/api.json" });
  mountOpenapi(paged, { title: "Tides", version: "1.0.0", page: "/docs" });
  expect((await request(plain, "GET", "/docs")).status).toBe(404);
  expect((await request(plain, "GET", "/api.json")).status).toBe(200);
  expect((await request(paged, "GET", "/docs")).status).toBe(200);
});

it("has a sentence in place of operations and models where there are none", async () => {
  const service = new Service({ resources: {} });
  mountOpenapi(service, { title: "Tides", version: "1.0.0", page: "/docs" });
  const text = await (await request(service, "GET", "/docs")).text();
  expect(text).toContain("No operations yet.");
  expect(text).not.toContain("Models");
});

it("names what it serves as what it is, where routes are listed", () => {
  const service = build();
  mountOpenapi(service, { title: "Tides", version: "1.0.0", page: "/docs" });
  const named = service.resources.map(({ pattern, resource }) => [pattern, nameOf(resource)]);
  expect(Object.fromEntries(named)).toMatchObject({
    "/tides": "Tides",
    "/openapi.json": "the OpenAPI document",
    "/docs": "the API page",
    "/docs/page.css": "the API page",
    "/docs/page/{part}": "the API page",
  });
});
