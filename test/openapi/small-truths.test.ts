import { type Codec, part, Resource, type ResourceRoute, resource, route, Service } from "signalbox";
import { textCodec } from "signalbox/codecs";
import { generateOpenapi } from "signalbox/openapi";
import { patchCodecs } from "signalbox/patch";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const INFO = { title: "it", version: "1" };

describe("RFC 6902 4 and RFC 6901 3: the schema of a JSON Patch", () => {
  const it6902 = resource("/it", {
    patches: ["application/json-patch+json"],
    codecs: patchCodecs,
    GET: { represent: () => ({}) },
    PATCH: { body: z.object({}), response: { 204: null }, apply: () => undefined },
  });
  const { components } = generateOpenapi(new Service({ resources: { it6902 } }), INFO);
  const [valued] = (components.schemas["JsonPatchItem"]?.["anyOf"] ?? []) as readonly {
    readonly properties: { readonly path: { readonly pattern: string } };
    readonly required: readonly string[];
  }[];

  it("requires the value of add, replace and test", () => {
    expect(valued?.required).toEqual(["op", "path", "value"]);
  });

  it.each([
    ["", true],
    ["/a~1b/~0", true],
    ["a", false],
    ["/~2", false],
  ])("takes %j as a pointer: %s", (pointer, expected) => {
    expect(new RegExp(valued?.properties.path.pattern ?? "", "u").test(pointer)).toBe(expected);
  });
});

it("a model of plain text keeps its constraints in the document", () => {
  const note = resource("/note", {
    consumes: ["text/plain"],
    codecs: { "text/plain": textCodec },
    POST: { body: z.string().min(3).max(9), response: { 204: null }, processPost: () => undefined },
  });
  const { paths } = generateOpenapi(new Service({ resources: { note } }), INFO);
  expect(paths["/note"]?.post?.requestBody?.content["text/plain"]?.schema).toMatchObject({
    minLength: 3,
    maxLength: 9,
  });
});

it("a model is in the document only where something refers to it: what is sent as another text has no use for it", () => {
  const Tick = z.object({ at: z.int() }).meta({ id: "Tick" });
  const names = (type: string, codec: Codec) => {
    const it = resource("/it", {
      produces: [type],
      codecs: { [type]: codec },
      GET: { response: Tick, represent: () => ({ at: 1 }) },
    });
    return Object.keys(generateOpenapi(new Service({ resources: { it } }), INFO).components.schemas);
  };
  expect(names("text/csv", { encode: String })).toEqual(["Problem"]);
  expect(names("text/event-stream", { encode: String })).toEqual(["Problem", "Tick"]);
});

it("Problem is in the document only where something refers to it", () => {
  const names = (service: Service) => Object.keys(generateOpenapi(service, INFO).components.schemas);
  const it = resource("/it", { represent: () => 1 });
  const errorModel = z.object({ oops: z.int() }).meta({ id: "Oops" });
  const errorProduces = ["application/json"];
  const shaped = { errorModel, errorProduces, errorBody: ({ status }: { status: number }) => ({ oops: status }) };
  expect(names(new Service({ resources: { it } }))).toEqual(["Problem"]);
  expect(names(new Service({ resources: { it }, ...shaped }))).toEqual(["Oops"]);
  expect(
    names(
      new Service({
        routes: [
          route(
            "/class",
            class extends Resource {
              override represent() {
                return 1;
              }
            },
          ),
        ],
      }),
    ),
  ).toEqual([]);
});

describe("RFC 9110 12.5.3 and 12.5.4: Accept-Encoding and Accept-Language are in the document where they have an effect", () => {
  const acts = {
    GET: () => "it",
    PUT: { response: { 204: null }, apply: () => undefined },
    POST: () => "it",
  } as const;
  const listed = (it: ResourceRoute) => {
    const { paths } = generateOpenapi(new Service({ routes: [it] }), INFO);
    return (["get", "put", "post"] as const).map((verb) =>
      (paths["/it"]?.[verb]?.parameters ?? []).map((each) =>
        "$ref" in each ? each.$ref.split(".").at(-1) : each.name,
      ),
    );
  };

  it("a 406, or a choice for the content that is sent", () => {
    expect(listed(resource("/it", { languages: ["en", "de"], ...acts }))).toEqual([
      ["Accept-Language"],
      [],
      ["Accept-Language"],
    ]);
    expect(listed(resource("/it", { languages: ["en"], ...acts }))).toEqual([["Accept-Language"], [], []]);
    expect(listed(resource("/it", { encodings: ["gzip"], ...acts }))).toEqual([
      ["Accept-Encoding"],
      [],
      ["Accept-Encoding"],
    ]);
  });

  it("not where there is one offer, and nothing is refused", () => {
    const ignoreUnacceptable = true;
    expect(listed(resource("/it", { languages: ["en"], ignoreUnacceptable, ...acts }))).toEqual([[], [], []]);
    expect(listed(resource("/it", { encodings: ["gzip"], ignoreUnacceptable, ...acts }))).toEqual([
      ["Accept-Encoding"],
      [],
      ["Accept-Encoding"],
    ]);
  });
});

it("ruling 5: a field that a part and its resource list for different statuses is in the document for both", () => {
  const late = (status: number) => ({ "Retry-After": { description: `With ${status}.`, statuses: [status] } });
  const busy = part({ halts: [503], documentedHeaders: late(503) });
  class Slow extends Resource {
    override represent() {
      return {};
    }
    override describe() {
      return { get: { documentedHeaders: late(200) } };
    }
  }
  const literal = resource("/it", { with: [busy], GET: { documentedHeaders: late(200), represent: () => ({}) } });
  const service = new Service({ with: [busy], resources: { literal }, routes: [route("/slow", Slow)] });
  const { paths, components } = generateOpenapi(service, INFO);
  for (const path of ["/it", "/slow"]) {
    const responses = Object.entries(paths[path]?.["get"]?.responses ?? {}).map(([status, each]) => {
      const found = "$ref" in each ? components.responses?.[each.$ref.split("/").at(-1) ?? ""] : each;
      return [status, Object.keys((found as { headers?: object }).headers ?? {})];
    });
    expect(Object.fromEntries(responses), path).toEqual({
      200: ["Retry-After"],
      406: [],
      503: ["Cache-Control", "Retry-After"],
    });
  }
});
