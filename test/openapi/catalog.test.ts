import { resource, Service } from "signalbox";
import { mountOpenapi, serviceLinks } from "signalbox/openapi";
import { request } from "signalbox/testing";
import { describe, expect, it } from "vitest";
import { nameOf } from "../../src/resource/attached.ts";

const PLACES = { page: "/docs" };
const ABOUT = { title: "Shelf", version: "1", ...PLACES };
const made = (catalog: boolean) => {
  const root = resource("/", { links: () => serviceLinks(PLACES), represent: () => "begin here" });
  const service = new Service({ resources: { root } });
  mountOpenapi(service, { ...ABOUT, catalog });
  return service;
};

describe("the API catalog (RFC 9727)", () => {
  it("is there by choice, as a set of links with the profile (RFC 9727 5), and links to the document and its page (RFC 8631)", async () => {
    expect((await request(made(false), "GET", "/.well-known/api-catalog")).status).toBe(404);
    const reply = await request(made(true), "GET", "/.well-known/api-catalog");
    expect(reply.header("content-type")).toBe(
      'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    );
    expect(await reply.json()).toEqual({
      linkset: [
        {
          anchor: "/",
          "service-desc": [{ href: "/openapi.json", type: "application/json" }],
          "service-doc": [{ href: "/docs", type: "text/html" }],
        },
      ],
    });
  });

  it("is of the service's first address, and has what is served", async () => {
    const service = new Service({ resources: {} });
    const servers = [{ url: "https://a.example/v1" }, { url: "https://b.example" }];
    mountOpenapi(service, { title: "Shelf", version: "1", path: "/api.json", servers, catalog: true });
    expect(await (await request(service, "GET", "/.well-known/api-catalog")).json()).toEqual({
      linkset: [
        {
          anchor: "https://a.example/v1",
          "service-desc": [{ href: "/api.json", type: "application/json" }],
        },
      ],
    });
    expect(serviceLinks()).toEqual([{ href: "/openapi.json", rel: "service-desc", type: "application/json" }]);
  });

  it("is at / where the document names no address, and is listed by its name", async () => {
    const service = new Service({ resources: {} });
    mountOpenapi(service, { title: "Shelf", version: "1", servers: [], catalog: true });
    const { linkset } = await (await request(service, "GET", "/.well-known/api-catalog")).json();
    expect(linkset[0].anchor).toBe("/");
    expect(service.resources.map(({ resource: each }) => nameOf(each))).toContain("the API catalog");
  });

  it("is a choice between true and false", () => {
    const service = new Service({ resources: {} });
    expect(() => mountOpenapi(service, { ...ABOUT, catalog: "yes" as never })).toThrow(
      /^BAD_VALUE: mountOpenapi: catalog is "yes"/,
    );
    mountOpenapi(service, { title: "Shelf", version: "1" });
    expect(service.resources.map(({ pattern }) => pattern)).toEqual(["/openapi.json"]);
  });

  it("has a link to itself for HEAD (RFC 9727 2)", async () => {
    const reply = await request(made(true), "HEAD", "/.well-known/api-catalog");
    expect([reply.status, reply.header("link")]).toEqual([200, '</.well-known/api-catalog>; rel="api-catalog"']);
  });

  it("is not needed for the links, which any resource can have (RFC 8631 4)", async () => {
    expect((await request(made(false), "GET", "/")).header("link")).toBe(
      '</openapi.json>; rel="service-desc"; type="application/json", </docs>; rel="service-doc"; type="text/html"',
    );
  });
});
