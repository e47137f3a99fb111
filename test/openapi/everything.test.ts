import { type Route, resource, Service } from "signalbox";
import { ndjsonCodec } from "signalbox/codecs";
import { generateOpenapi, type OperationObject, type ResponseObject } from "signalbox/openapi";
import { checkContract, contractText } from "signalbox/testing";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { LONG_HANG } from "../bounds.mjs";
import { openEverything, SUNSET } from "./everything.ts";

function contentOf(operation: OperationObject | undefined, status: number): NonNullable<ResponseObject["content"]> {
  const response = operation?.responses[status];
  if (response === undefined || "$ref" in response) throw new Error("The response stands elsewhere, or nowhere.");
  return response.content ?? {};
}

describe("a service with all that can be declared", () => {
  it.each([1])(
    "keeps its contract over 6,000 requests, before the sunset and after it (seed %i)",
    async (seed) => {
      const { service, document, errors, store } = openEverything();
      const report = await checkContract(service, document, {
        requests: 6000,
        seed,
        parameters: { id: ["1", "2", "3", "4"] },
        situations: {
          "after the sunset": () => {
            const clock = vi.spyOn(Date, "now").mockReturnValue(SUNSET.getTime());
            return () => clock.mockRestore();
          },
          "the store is down": () => {
            store.isDown = true;
            return () => {
              store.isDown = false;
            };
          },
        },
      });
      expect(contractText(report)).toBe(`6000 requests (seed ${seed}): 0 undocumented, 0 never drawn`);
      const others = errors.filter((error) => !String(error).includes("The store is down"));
      expect([report.holds, others]).toEqual([true, []]);
    },
    LONG_HANG,
  );

  it("lists what each of them adds", () => {
    const { paths } = openEverything().document;
    const { get, put, patch } = paths["/trains/{id}"] ?? {};
    expect(Object.keys(get?.responses ?? {})).toEqual(["200", "206", "304", "404", "406", "412", "416"]);
    expect([put?.deprecated, Object.keys(put?.responses ?? {})]).toEqual([
      true,
      ["204", "400", "404", "410", "412", "413", "415"],
    ]);
    expect([patch?.deprecated, Object.keys(patch?.responses ?? {})]).toEqual([
      undefined,
      ["204", "400", "404", "409", "412", "413", "415", "422"],
    ]);
  });

  // OpenAPI 3.2, Media Type Object: “itemSchema: A schema describing each item within a sequential media type.”
  it("describes events by the model of their data", () => {
    const contentSchema = { $ref: "#/components/schemas/Train" };
    const events = contentOf(openEverything().document.paths["/departures"]?.get, 200)["text/event-stream"];
    expect(events).toMatchObject({
      itemSchema: { properties: { data: { type: "string", contentMediaType: "application/json", contentSchema } } },
    });
    expect(events).not.toHaveProperty("schema");
  });
});

describe("lines of JSON, each of which is an item", () => {
  const Line = z.object({ text: z.string() }).meta({ id: "Line" });
  const linesOf = (type: string) =>
    resource("/lines", {
      codecs: { [type]: ndjsonCodec },
      GET: { produces: [type], response: z.array(Line), represent: () => [] },
      POST: { consumes: [type], body: z.array(Line), response: { 204: null }, processPost: () => undefined },
    });
  const documentOf = (route: Route, openapi: "3.1" | "3.2") =>
    generateOpenapi(new Service({ routes: [route] }), { title: "Lines", version: "1", openapi }).paths["/lines"];

  it.each(["application/x-ndjson", "application/ndjson", "application/jsonl"])(
    "are described by the model of an item where the document is of 3.2, and as text with an extension where it is of 3.1: %s",
    (type) => {
      const [newer, older] = [documentOf(linesOf(type), "3.2"), documentOf(linesOf(type), "3.1")];
      const item = { itemSchema: { $ref: "#/components/schemas/Line" } };
      expect([contentOf(newer?.get, 200)[type], newer?.post?.requestBody?.content[type]]).toEqual([item, item]);
      const text = { schema: { type: "string" }, "x-itemSchema": item.itemSchema };
      expect([contentOf(older?.get, 200)[type], older?.post?.requestBody?.content[type]]).toEqual([text, text]);
    },
  );
});
