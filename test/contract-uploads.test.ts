import { resource, Service } from "signalbox";
import { bytesCodec } from "signalbox/codecs";
import { multipartCodec, uploads } from "signalbox/multipart";
import { generateOpenapi } from "signalbox/openapi";
import { checkContract, contractText, request } from "signalbox/testing";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const kept = new Map<string, string>();

const cover = resource("/covers/{id}", {
  produces: ["image/png"],
  codecs: { "image/png": bytesCodec, "multipart/form-data": multipartCodec },
  find: ({ params }) => kept.get(params.id) ?? (params.id === "1" ? "" : undefined),
  GET: { summary: "Show a cover", represent: ({ entity }) => new TextEncoder().encode(entity) },
  POST: {
    summary: "Send a cover",
    invalidBody: 422,
    consumes: ["multipart/form-data"],
    body: uploads(z.object({ title: z.string() }), { cover: { type: "image/png", required: true } }),
    response: { 204: null },
    processPost: async ({ params, body }) => {
      for await (const { content, type, name } of body.files) {
        const pieces: Uint8Array[] = [];
        for await (const piece of content) pieces.push(piece);
        kept.set(params.id, `${body.fields.title} ${name} ${type} ${Buffer.concat(pieces).toString()}`);
      }
    },
  },
});
const service = new Service({ resources: { cover } });
const document = generateOpenapi(new Service({ routes: [cover] }), { title: "Covers", version: "1" });

describe("a form with files", () => {
  it("is drawn from the document, with its fields before its files", async () => {
    const report = await checkContract(service, document, { requests: 300, parameters: { id: ["1"] } });
    expect(contractText(report)).toMatch(/ 0 undocumented, 0 never drawn$/);
    expect(kept.get("1")).toMatch(/^.* cover image\/png a file$/);
  });

  it("can be sent by a test", async () => {
    const body = new FormData();
    body.set("title", "Emma");
    body.set("cover", new Blob(["png"], { type: "image/png" }), "emma.png");
    expect((await request(service, "POST", "/covers/1", { body })).status).toBe(204);
    expect(kept.get("1")).toBe("Emma cover image/png png");
  });
});

describe("content of a test's request", () => {
  const echo = new Service({
    resources: {
      echo: resource("/", {
        processPost: async ({ request: { headers, body } }) => [headers.get("content-type"), await body.text()],
      }),
    },
  });
  it.each<[unknown, Readonly<Record<string, string>>, unknown[]]>([
    [new URLSearchParams({ a: "1 2" }), {}, ["application/x-www-form-urlencoded;charset=UTF-8", "a=1+2"]],
    [new Blob(["x"], { type: "text/csv" }), {}, ["text/csv", "x"]],
    [new Blob(["x"]), {}, [null, "x"]],
    [new Blob(["x"], { type: "text/csv" }), { "Content-Type": "text/plain" }, ["text/plain", "x"]],
    [new Blob(["x"]).stream(), {}, [null, "x"]],
    [new TextEncoder().encode("x").buffer, {}, [null, "x"]],
    [{ a: 1 }, {}, ["application/json", '{"a":1}']],
  ])("%o %o", async (body, headers, expected) => {
    const response = await request(echo, "POST", "/", { headers, body });
    expect(await response.json()).toEqual(expected);
  });
});

describe("a name that the document does not have", () => {
  it.each([
    [
      { bodies: { postCoversByI: [] } },
      "bodies of the contract names postCoversByI, and the document has no such operationId: write postCoversById",
    ],
    [
      { parameters: { isbn: ["1"] } },
      "parameters of the contract names isbn, and the document has no such parameter: it has ",
    ],
    [{ situation: {} }, "the contract has situation, which nothing reads: write situations"],
    [{ credentials: { bearer: ["x"] } }, "and the document has no such security scheme: it has none"],
  ])("%o", async (knowledge, message) => {
    await expect(checkContract(service, document, { requests: 1, ...knowledge })).rejects.toThrow(message);
  });
});
