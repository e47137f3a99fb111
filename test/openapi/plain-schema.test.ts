import { type Codec, Resource, resource, route, Service } from "signalbox";
import { generateOpenapi } from "signalbox/openapi";
import { request } from "signalbox/testing";
import { describe, expect, it } from "vitest";

const upper: Codec = { encode: (value) => String(value).toUpperCase() };

describe("ruling 55: a JSON Schema that is a plain object", () => {
  it("is documented as it is written", () => {
    const schema = {
      type: "object",
      properties: { id: { type: "integer", readOnly: true }, at: { type: "string", format: "date-time" } },
      required: ["id"],
      additionalProperties: false,
      "x-own": { kept: true },
    };
    class Plain extends Resource {
      override represent() {
        return { id: 1 };
      }
      override describe() {
        return { get: { responses: { 200: schema } } };
      }
    }
    const service = new Service({ routes: [route("/plain", Plain)] });
    const { components } = generateOpenapi(service, { title: "it", version: "1", models: { Plain: schema } });
    expect(components.schemas["Plain"]).toEqual(schema);
  });
});

describe("ruling 56: codecs", () => {
  const typeOf = async (service: Service, accept: string) =>
    (await request(service, "GET", "/it", { headers: { accept } })).header("content-type");

  it("of a literal are added to JSON", async () => {
    const produces = ["application/json", "text/upper"];
    const it = resource("/it", { produces, codecs: { "text/upper": upper }, represent: () => "a" });
    const service = new Service({ resources: { it } });
    expect([await typeOf(service, "application/json"), await typeOf(service, "text/upper")]).toEqual([
      "application/json",
      "text/upper; charset=utf-8",
    ]);
  });

  it("of a class's route replace it", () => {
    class It extends Resource {
      override readonly produces = ["application/json", "text/upper"];
      override represent() {
        return "a";
      }
    }
    const mounted = () => new Service({ routes: [route("/it", It, { codecs: { "text/upper": upper } })] });
    expect(mounted).toThrow(/NO_CODEC: It: produces has application\/json/);
  });
});
