import { describe, expect, it } from "vitest";
import { errorCodecsOf, errorTypesOf, firstOf, nearestErrorFormat } from "./errorFormat.ts";
import { Resource } from "./resource.ts";

class Plain extends Resource {}
class Shaped extends Resource {
  override errorBody() {
    return {};
  }
}
const model = { modelJsonSchema: () => ({}) };
const other = { modelJsonSchema: () => ({}) };

describe("the format of errors: the nearest wins (ruling 36)", () => {
  it("is a plain problem without any", () => {
    expect(nearestErrorFormat(new Plain())).toEqual({
      types: ["application/problem+json"],
      shapedBy: undefined,
      model: undefined,
    });
  });

  it("is the service's for a resource that has none", () => {
    const service = { errorProduces: ["text/plain"], errorBody: () => 1, errorModel: model };
    expect(nearestErrorFormat(new Plain(), service)).toEqual({ types: ["text/plain"], shapedBy: "service", model });
  });

  it("is the resource's own, whose model is not the service's", () => {
    const service = { errorProduces: ["text/plain"], errorBody: () => 1, errorModel: model };
    expect(nearestErrorFormat(new Shaped(), service)).toEqual({
      types: ["text/plain"],
      shapedBy: "resource",
      model: undefined,
    });
    const own = Object.assign(new Shaped(), { errorModel: other, errorProduces: ["a/b"] });
    expect(nearestErrorFormat(own, service)).toEqual({ types: ["a/b"], shapedBy: "resource", model: other });
  });

  it("has the media types and the codecs of the service, where it has any", () => {
    expect([errorTypesOf(), errorTypesOf(["a/b"], { errorProduces: ["c/d"] })]).toEqual([
      ["application/problem+json"],
      ["a/b"],
    ]);
    const [one, two] = [{ encode: () => "1" }, { encode: () => "2" }];
    const codecs = { "a/b": one, "c/d": one };
    expect(errorCodecsOf(codecs)).toBe(codecs);
    expect(errorCodecsOf(codecs, { errorCodecs: { "c/d": two } })).toEqual({ "a/b": one, "c/d": two });
  });
});

describe("several maps of errors", () => {
  it("are asked one after the other, until one returns something", async () => {
    const asked: unknown[] = [];
    const map = (name: string, given: unknown) => (error: unknown, ctx: unknown) => {
      asked.push([name, error, ctx]);
      return given;
    };
    expect(firstOf([])).toBeUndefined();
    const alone = map("alone", 1);
    expect(firstOf([alone])).toBe(alone);
    const maps = firstOf([map("a", undefined), map("b", null), map("c", 3), map("d", 4)]);
    expect(maps?.("error", "ctx")).toBe(3);
    expect(asked).toEqual(["a", "b", "c"].map((name) => [name, "error", "ctx"]));
    expect(await firstOf([map("e", Promise.resolve(undefined)), map("f", 6)])?.("error", "ctx")).toBe(6);
  });
});
