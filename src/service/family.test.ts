import { describe, expect, it } from "vitest";
import type { Context } from "../resource/context.ts";
import { Resource } from "../resource/resource.ts";
import { route } from "../route/route.ts";
import { request } from "../testing/request.ts";
import { familyLikeness } from "./family.ts";
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
