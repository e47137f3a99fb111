import { part, resource, Service } from "signalbox";
import { request } from "signalbox/testing";
import { expect, it } from "vitest";
import { feature, notInMaintenance, ourHost } from "./ownDecisions.ts";

const statusWith = async (service: Service, headers = {}, method = "GET") =>
  (await request(service, method, "/it", { headers })).status;

it("421 for a host that is not ours (RFC 9110 15.5.20)", async () => {
  const service = new Service({
    nodes: [ourHost(["api.example"])],
    resources: { it: resource("/it", { GET: () => 1 }) },
  });
  expect(await statusWith(service, { host: "api.example" })).toBe(200);
  expect(await statusWith(service, { host: "other.example" })).toBe(421);
  expect(await statusWith(service, { host: "other.example" }, "OPTIONS")).toBe(421);
});

it("a feature that is off is 404 for every method (ruling 64)", async () => {
  let isOn = false;
  const service = new Service({ resources: { it: resource("/it", { nodes: [feature(() => isOn)], GET: () => 1 }) } });
  for (const method of ["GET", "HEAD", "OPTIONS", "DELETE"]) expect(await statusWith(service, {}, method)).toBe(404);
  isOn = true;
  expect(await statusWith(service)).toBe(200);
  expect(await statusWith(service, {}, "DELETE")).toBe(405);
});

it("503 with Retry-After for one tenant (ruling 64)", async () => {
  const known = part({ isAuthorized: ({ request }) => ({ tenant: request.headers.field("x-tenant") ?? "" }) });
  const moved = notInMaintenance((tenant) => (tenant === "acme" ? 120 : 0));
  const service = new Service({ resources: { it: resource("/it", { with: [known], nodes: [moved], GET: () => 1 }) } });
  expect(await statusWith(service, { "x-tenant": "other" })).toBe(200);
  const response = await request(service, "GET", "/it", { headers: { "x-tenant": "acme" } });
  expect([response.status, response.header("retry-after")]).toEqual([503, "120"]);
});
