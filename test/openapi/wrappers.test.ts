import { resource, Service } from "signalbox";
import { generateOpenapi } from "signalbox/openapi";
import { checkContract } from "signalbox/testing";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const Closed = z.strictObject({ a: z.int() });

/** The schemas of the members `in` of a request and a response. */
function membersOf(model: z.ZodType) {
  const body = z.object({ in: model });
  const it = resource("/it", { POST: { body, response: { 204: null }, processPost: () => undefined } });
  const read = resource("/read", { GET: { response: body, represent: () => ({ in: undefined }) } });
  const service = new Service({ resources: { it, read } });
  const document = generateOpenapi(service, { title: "it", version: "1" });
  return { service, document, text: JSON.stringify(document.components.schemas) };
}

describe("what the document says of a wrapped model is what is taken (docs/contract.md)", () => {
  it.each([
    ["optional", Closed.optional()],
    ["default", Closed.default({ a: 1 })],
    ["prefault", Closed.prefault({ a: 1 })],
    ["readonly", Closed.readonly()],
    ["nullable", Closed.nullable()],
    ["catch", Closed.catch({ a: 1 })],
    ["optional and readonly", Closed.readonly().optional()],
    ["a list of them", z.array(Closed.optional())],
    ["a name behind it", Closed.meta({ id: "Closed" }).optional()],
  ])("a strictObject stays closed under %s", async (_name, model) => {
    const { service, document, text } = membersOf(model);
    expect(text).toContain('"additionalProperties":false');
    expect((await checkContract(service, document, { requests: 100 })).undocumented).toEqual([]);
  });

  it.each([
    ["optional", z.object({ a: z.int() }).optional()],
    ["readonly", z.object({ a: z.int() }).readonly()],
  ])("an object that is open stays open under %s", (_name, model) => {
    expect(membersOf(model).text).not.toContain('"additionalProperties"');
  });

  it.each([
    ["readonly", z.string().readonly()],
    ["readonly and optional", z.string().readonly().optional()],
    ["optional and readonly", z.string().optional().readonly()],
    ["a list", z.array(z.string()).readonly()],
  ])("z.readonly() is no `readOnly` of a request: %s", (_name, model) => {
    expect(membersOf(model).text).not.toContain("readOnly");
  });

  it("a `readOnly` that the author wrote is kept", () => {
    expect(membersOf(z.string().meta({ readOnly: true })).text).toContain('"readOnly":true');
    expect(membersOf(z.string().readonly().meta({ readOnly: true })).text).toContain('"readOnly":true');
  });
});
