import { Ajv2020 } from "ajv/dist/2020.js";
import { Resource, resource, route, Service } from "signalbox";
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
  const isValid = new Ajv2020({ strict: false }).compile({ $ref: "#/components/schemas/JsonPatch", components });

  it.each([
    [{ op: "add", path: "/a", value: null }, true],
    [{ op: "replace", path: "", value: 1 }, true],
    [{ op: "remove", path: "/a~1b/~0" }, true],
    [{ op: "move", path: "/a", from: "/b" }, true],
    [{ op: "add", path: "/a" }, false],
    [{ op: "test", path: "/a" }, false],
    [{ op: "copy", path: "/a" }, false],
    [{ op: "remove", path: "a" }, false],
    [{ op: "remove", path: "/~2" }, false],
  ])("%o: %s", (operation, expected) => {
    expect(isValid([operation])).toBe(expected);
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
