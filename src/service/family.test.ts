import { describe, expect, it } from "vitest";
import type { Context } from "../resource/context.ts";
import { Resource } from "../resource/resource.ts";
import { route } from "../route/route.ts";
import { request } from "../testing/request.ts";
import { checkedLikeness, familyLikeness } from "./family.ts";
import { insideOf } from "./inside.ts";
import { Service } from "./service.ts";

class Named extends Resource {
  override readonly produces: readonly string[];
  readonly name: string;

  constructor(name: string, produces: readonly string[] = ["application/json"]) {
    super();
    this.name = name;
    this.produces = produces;
  }

  override represent(_ctx: Context): unknown {
    return this.name;
  }
}

class Other extends Named {}

const OPTIONS = { codecs: {}, challenge: "", credentials: [], described: { read: [], sent: [] } };
const likeness = (resource: Resource) => familyLikeness(resource, [resource], OPTIONS);
const areAlike = (one: Resource, other: Resource) => likeness(one) === likeness(other);

describe("resources are alike", () => {
  it("where only what is their own affair differs", () => {
    expect(areAlike(new Named("a"), new Named("b"))).toBe(true);
  });

  it("not where they declare something else", () => {
    expect(areAlike(new Named("a"), new Named("a", ["text/plain"]))).toBe(false);
    expect(areAlike(new Named("a"), new Named("a", ["application/json", "text/plain"]))).toBe(false);
    expect(areAlike(new Named("a", ["application/json", "text/plain"]), new Named("a"))).toBe(false);
  });

  it("where records say the same, and not where they name another model", () => {
    const model = { modelJsonSchema: () => ({ type: "object" }) };
    const copy = () => ({ modelJsonSchema: () => ({ type: "object" }) });
    const withBody = (body: object) => Object.assign(new Named("a"), { body, onlyFor: { query: ["GET"] } });
    expect(areAlike(withBody({ PUT: model }), withBody({ PUT: model }))).toBe(true);
    expect(areAlike(withBody({ PUT: model }), withBody({ PUT: copy() }))).toBe(false);
    expect(areAlike(withBody({ PUT: model }), withBody({ PATCH: model }))).toBe(false);
    expect(areAlike(withBody({ PUT: model }), withBody([model]))).toBe(false);
  });

  it("not where one has a callback of its own, or a declaration that the other leaves to the class", () => {
    expect(areAlike(new Named("a"), Object.assign(new Named("a"), { represent: () => "mine" }))).toBe(false);
    expect(areAlike(Object.assign(new Named("a"), { maxBodyBytes: 1 }), new Named("a"))).toBe(false);
  });

  it("not across classes", () => {
    expect(areAlike(new Named("a"), new Other("a"))).toBe(false);
  });
});

describe("what resources share", () => {
  const own = Object.assign(new Named("own"), { resourceExists: () => false });
  const service = new Service({
    trace: true,
    routes: [
      route("/a", new Named("a")),
      route("/b", new Named("b")),
      route("/text", new Named("text", ["text/plain", "application/json"]), {
        codecs: { "text/plain": { encode: String }, "application/json": { encode: (value) => JSON.stringify(value) } },
      }),
      route("/own", own),
    ],
  });

  it("is no more than their plans: each responds for itself", async () => {
    expect(await (await request(service, "GET", "/a")).json()).toBe("a");
    expect(await (await request(service, "GET", "/b")).json()).toBe("b");
    expect(await (await request(service, "GET", "/text")).text()).toBe("text");
    expect((await request(service, "GET", "/own")).status).toBe(404);
  });

  it("is made once for those that are alike", () => {
    const [a, b, text, alone] = insideOf(service).resources.map(({ family }) => family);
    expect(a).toBe(b);
    expect(new Set([a, text, alone]).size).toBe(3);
  });

  it("is shared no further where codecs differ", () => {
    const codecs = { "application/json": { encode: () => "{}" } };
    const service = new Service({
      routes: [route("/a", new Named("a")), route("/b", new Named("b"), { codecs })],
    });
    const { resources } = insideOf(service);
    expect(resources[0]?.family).not.toBe(resources[1]?.family);
  });
});

describe("to the checks at mount, resources of a class are alike", () => {
  const seen = (resource: Resource) => checkedLikeness(resource, Object.getOwnPropertyNames(resource));

  it("where they declare and override the same, of whichever class", () => {
    expect(seen(new Named("a"))).toBe(seen(new Named("b")));
    expect(seen(new Named("a"))).toBe(seen(new Other("a")));
    const model = () => ({ modelJsonSchema: () => ({ type: "object" }) });
    const withBody = () => Object.assign(new Named("a"), { body: model() });
    expect(seen(withBody())).toBe(seen(withBody()));
  });

  it("not where one declares something else, or overrides more, itself or by its class", () => {
    class Found extends Named {
      override resourceExists(): boolean {
        return true;
      }
    }
    const own = Object.assign(new Named("a"), { resourceExists: () => true });
    const all = [
      new Named("a"),
      new Named("a", ["text/plain"]),
      new Found("a"),
      Object.assign(new Found("a"), { maxBodyBytes: 1 }),
    ];
    expect(new Set(all.map(seen)).size).toBe(4);
    expect(seen(own)).toBe(seen(new Found("a")));
    // What is remembered of the class is not of one that overrides more.
    expect(seen(new Named("b"))).toBe(seen(new Named("a")));
    expect(seen(new Named("b"))).not.toBe(seen(own));
  });
});

describe("a mounted resource", () => {
  it("has the defaults of its service, and its plans, kept when they are made", () => {
    const service = new Service({ invalidBody: 422, security: ["bearer"], routes: [route("/a", new Named("a"))] });
    const [mounted] = insideOf(service).resources;
    expect(mounted?.defaults).toEqual({ invalidBody: 422, deprecation: undefined, security: ["bearer"] });
    expect(mounted?.facets).toBeUndefined();
    expect(mounted?.plans).toBe(mounted?.plans);
    expect(mounted?.family).toBe(mounted?.family);
    expect(Object.keys(mounted ?? {})).toEqual(expect.arrayContaining(["pattern", "resource", "facets"]));
  });

  it("has a plan for every method: one that is not allowed, and one that is not known, have one each", () => {
    const service = new Service({ routes: [route("/a", new Named("a"))] });
    const family = insideOf(service).resources[0]?.family;
    expect([...(family?.plans.keys() ?? [])]).toEqual(["GET", "HEAD", "OPTIONS"]);
    expect(family?.walk("PUT")).toBe(family?.walk("DELETE"));
    expect(family?.walk("TIDY")).toBe(family?.walk("MOVE"));
    expect(family?.walk("TIDY")).not.toBe(family?.walk("PUT"));
    expect(family?.planOf("TIDY").method).toBe("");
    expect(family?.planOf("GET")).toBe(family?.plans.get("GET"));
    const walk = family?.walk("GET");
    expect(family?.walk("GET")).toBe(walk);
    insideOf(service).renew();
    expect(family?.walk("GET")).not.toBe(walk);
  });
});
