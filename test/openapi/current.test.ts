import { resource, Service, stored } from "signalbox";
import { generateOpenapi, type OpenapiDocument } from "signalbox/openapi";
import { checkContract, request } from "signalbox/testing";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const Book = z.object({ title: z.string() }).meta({ id: "Book" });
const Receipt = z.object({ receipt: z.int() }).meta({ id: "Receipt" });

let held = { title: "Signals", version: 1 };
const shared = {
  putCreates: false,
  preferences: ["return"],
  find: () => held,
  generateEtag: () => `v${held.version}`,
  GET: { response: Book, represent: () => ({ title: held.title }) },
} as const;

/** Each of its writes gives something else than GET does. */
const book = resource("/book", {
  ...shared,
  PUT: {
    body: Book,
    response: Receipt,
    apply: ({ body }) => {
      held = { ...body, version: held.version + 1 };
      return { receipt: held.version };
    },
  },
  PATCH: { body: Book, response: { 204: null }, apply: () => undefined },
  POST: { body: Book, response: { 201: null }, apply: () => undefined, createPath: () => "/book/1" },
});
const service = new Service({ resources: { book }, responseModels: "check", onError: () => {} });
const document = generateOpenapi(service, { title: "it", version: "1" });

type Schema = Readonly<Record<string, unknown>> | undefined;

function schemaOf({ paths, components }: OpenapiDocument, verb: "put" | "patch" | "post", status: number): Schema {
  const listed = paths["/book"]?.[verb]?.responses[status];
  const whole =
    listed !== undefined && "$ref" in listed ? components.responses?.[listed.$ref.split("/").at(-1) ?? ""] : listed;
  return whole?.content?.["application/json"]?.schema;
}

const BOOK = { $ref: "#/components/schemas/Book" };
const send = (method: string, headers: Record<string, string>) =>
  request(service, method, "/book", {
    headers: { prefer: "return=representation", ...headers },
    body: { title: "Points" },
  });

describe("ruling 47: what a write represents has GET's model", () => {
  it.each(["PUT", "PATCH", "POST"])("checked, in a 412 to %s (RFC 8144 3.2)", async (method) => {
    const response = await send(method, { "if-match": '"v0"' });
    expect([response.status, await response.json()]).toEqual([412, { title: held.title }]);
  });

  it.each(["put", "patch", "post"] as const)("in the document, in the 412 of %s", (verb) => {
    expect(schemaOf(document, verb, 412)).toEqual(BOOK);
  });

  it("checked, in the 200 of a PUT that prefers it, where what the act returns has its own (RFC 7240 4.2)", async () => {
    const preferred = await send("PUT", {});
    expect([preferred.status, await preferred.json()]).toEqual([200, { title: "Points" }]);
    const plain = await request(service, "PUT", "/book", { body: { title: "Points" } });
    expect([plain.status, await plain.json()]).toEqual([200, { receipt: held.version }]);
  });

  it("in the document, beside that of what the act returns", () => {
    expect(schemaOf(document, "put", 200)).toEqual({ anyOf: [BOOK, { $ref: "#/components/schemas/Receipt" }] });
    expect(schemaOf(document, "patch", 200)).toEqual(BOOK);
  });

  it("is what the contract check draws", async () => {
    const report = await checkContract(service, document, { requests: 800, seed: 5 });
    expect([report.undocumented, report.faults]).toEqual([[], []]);
  });
});

describe("RFC 7240 4.2: return=representation is said to be applied where the representation is sent", () => {
  const written = resource("/book", {
    ...shared,
    concurrency: "optimistic",
    PUT: { body: Book, response: Receipt, apply: () => stored(held, { receipt: 1 }) },
    PATCH: { body: Book, apply: () => stored(held) },
    POST: { body: Book, response: Receipt, processPost: () => ({ receipt: 1 }) },
  });
  const other = new Service({ resources: { written } });

  it.each([
    ["PUT", undefined],
    ["POST", undefined],
    ["PATCH", "return=representation"],
  ])("%s: %s", async (method, applied) => {
    const headers = { prefer: "return=representation" };
    const response = await request(other, method, "/book", { headers, body: { title: "Points" } });
    expect([response.status, response.header("preference-applied")]).toEqual([200, applied]);
  });
});
