import { Resource, resource, route, Service, type StatusOf } from "signalbox";
import { generateOpenapi } from "signalbox/openapi";
import { request } from "signalbox/testing";
import { describe, expect, expectTypeOf, it } from "vitest";

const AXES = ["type", "language", "encoding"] as const;
const REFUSED = {
  type: { accept: "image/png" },
  language: { "accept-language": "fr" },
  encoding: { "accept-encoding": "identity;q=0, x" },
} as const;

const page = (ignoreUnacceptable: boolean | readonly (typeof AXES)[number][]) =>
  resource("/page", { ignoreUnacceptable, languages: ["en"], encodings: ["gzip"], represent: () => "page" });

describe("RFC 9110 12.4.1, ruling 20: which fields a read is refused for, 406, is the author's to say", () => {
  it.each([
    [false, [406, 406, 406]],
    [true, [200, 200, 200]],
    [["type"], [200, 406, 406]],
    [["language"], [406, 200, 406]],
    [
      ["encoding", "type"],
      [200, 406, 200],
    ],
    [[], [406, 406, 406]],
  ] as const)("ignoreUnacceptable: %j", async (ignored, expected) => {
    const service = new Service({ routes: [page(ignored)] });
    const statuses = [];
    for (const axis of AXES) {
      statuses.push((await request(service, "GET", "/page", { headers: REFUSED[axis] })).status);
    }
    expect(statuses).toEqual(expected);
  });

  it("in a class, too; and what is no axis is refused at mount", async () => {
    class Page extends Resource {
      override readonly ignoreUnacceptable = ["type"] as const;
      override represent() {
        return "page";
      }
    }
    const service = new Service({ routes: [route("/page", Page)] });
    expect((await request(service, "GET", "/page", { headers: REFUSED.type })).status).toBe(200);
    expect(() => new Service({ routes: [page(["charset"] as never)] })).toThrow(/"type", "language" and "encoding"/);
  });

  it("the document has the 406 as long as one field leads to it", () => {
    const statusesWith = (ignored: Parameters<typeof page>[0]) => {
      const document = generateOpenapi(new Service({ routes: [page(ignored)] }), { title: "Page", version: "1" });
      return Object.keys(document.paths["/page"]?.get?.responses ?? {});
    };
    expect(statusesWith(["type"])).toContain("406");
    expect(statusesWith(["type", "language", "encoding"])).not.toContain("406");
    const some = resource("/page", { ignoreUnacceptable: ["language"], languages: ["en"], represent: () => "page" });
    expectTypeOf<Extract<StatusOf<typeof some, "GET">, 406>>().toEqualTypeOf<406>();
    const none = resource("/page", { ignoreUnacceptable: true, languages: ["en"], represent: () => "page" });
    expectTypeOf<Extract<StatusOf<typeof none, "GET">, 406>>().toEqualTypeOf<never>();
  });
});
