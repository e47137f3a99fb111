import { command, HttpResponse, resource, Service } from "signalbox";
import { textCodec } from "signalbox/codecs";
import { MemoryStore } from "signalbox/idempotency";
import { serveMcp } from "signalbox/mcp";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { Assistant } from "./assistant.ts";

const Topic = z.object({ name: z.string() }).meta({ id: "Topic" });
const Note = z.object({ text: z.string(), about: z.lazy(() => Topic).optional() }).meta({ id: "Note" });

/** What the requests of calls were. */
const asked: string[] = [];

function setUp() {
  asked.length = 0;
  const notes = resource("/notes/{id}", {
    find: ({ params, request }) => {
      const fields = [...request.headers].map(([name, value]) => `${name}: ${value}`);
      asked.push([`${request.method} ${request.target}`, ...fields].join("\n"));
      return params.id === "0" ? undefined : { text: params.id };
    },
    mcp: true,
    lastModified: () => new Date(0),
    GET: {
      summary: "Read a note",
      description: "With its text.",
      query: z.object({
        page: z.coerce.number().int().describe("From 1.").optional(),
        tag: z.array(z.string()).optional(),
      }),
      response: Note,
      represent: ({ entity }) => entity,
    },
    PUT: {
      summary: "Write a note!",
      deprecated: true,
      body: Note,
      response: { 204: null, 201: Note },
      apply: () => undefined,
    },
    POST: {
      idempotency: { store: new MemoryStore(), keepSeconds: 60 },
      summary: "Copy it",
      body: Note,
      response: { 200: Note },
      processPost: ({ body }) => body,
    },
    DELETE: { response: { 204: null }, deleteResource: () => undefined },
  });
  const text = resource("/text", {
    mcp: true,
    produces: ["text/plain"],
    codecs: { "text/plain": textCodec },
    GET: { summary: "Text", represent: () => "hi" },
  });
  const look = command("GET", "/look", { mcp: true, handle: () => HttpResponse.text("seen") });
  const service = new Service({ resources: { notes, text }, routes: [look] });
  return { service, mcp: serveMcp(service, { name: "Notes", version: "1" }) };
}

const objectOf = (properties: object, required: readonly string[] = [], more: object = {}) => ({
  type: "object",
  properties,
  ...(required.length > 0 && { required }),
  additionalProperties: false,
  ...more,
});
const params = objectOf({ id: { type: "string", minLength: 1 } }, ["id"]);
const body = { $ref: "#/$defs/Note" };
const $defs = {
  Note: {
    type: "object",
    properties: { text: { type: "string" }, about: { $ref: "#/$defs/Topic" } },
    required: ["text"],
  },
  Topic: { type: "object", properties: { name: { type: "string" } }, required: ["name"] },
};
const ifUnmodifiedSince = {
  type: "string",
  minLength: 1,
  description:
    "The lastModified that reading the resource has returned. If it has changed since, nothing is written (412).",
};
const status = (code: number) => ({ type: "integer", const: code });
const WRITES = { readOnlyHint: false, destructiveHint: true, idempotentHint: true };
const READS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true };
const whole = { minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };

describe("a tool, as a whole", () => {
  it.each([
    {
      name: "getNotesById",
      title: "Read a note",
      description: "Read a note. With its text.",
      inputSchema: objectOf(
        {
          params,
          query: objectOf({
            page: { type: "integer", ...whole, description: "From 1." },
            tag: { type: "array", items: { type: "string" } },
          }),
        },
        ["params"],
      ),
      outputSchema: objectOf(
        {
          status: status(200),
          lastModified: {
            type: "string",
            description: "When it last changed: pass it as ifUnmodifiedSince if a tool takes that.",
          },
          body,
        },
        ["status", "body"],
        { $defs },
      ),
      annotations: { title: "Read a note", ...READS },
    },
    {
      name: "postNotesById",
      title: "Copy it",
      description: "Copy it.",
      inputSchema: objectOf(
        {
          params,
          body,
          ifUnmodifiedSince,
          idempotencyKey: {
            type: "string",
            pattern: "^[ !#-\\[\\]-~]+$",
            maxLength: 255,
            description:
              "A new text for each thing to be done, such as a UUID. A call that is repeated with it within 60 seconds has no further effect.",
          },
        },
        ["params", "body", "idempotencyKey"],
        { $defs },
      ),
      outputSchema: objectOf({ status: status(200), body }, ["status", "body"], { $defs }),
      annotations: { title: "Copy it", ...WRITES },
    },
    {
      name: "putNotesById",
      title: "Write a note!",
      description: "Deprecated. Write a note!",
      inputSchema: objectOf({ params, body, ifUnmodifiedSince }, ["params", "body"], { $defs }),
      outputSchema: {
        type: "object",
        anyOf: [
          objectOf({ status: status(201), body }, ["status", "body"]),
          objectOf({ status: status(204) }, ["status"]),
        ],
        $defs,
      },
      annotations: { title: "Write a note!", ...WRITES },
    },
    {
      name: "deleteNotesById",
      title: "Delete notes by id",
      description: "Delete notes by id.",
      inputSchema: objectOf({ params, ifUnmodifiedSince }, ["params"]),
      outputSchema: objectOf({ status: status(204) }, ["status"]),
      annotations: { title: "Delete notes by id", ...WRITES },
    },
    {
      name: "getText",
      title: "Text",
      description: "Text.",
      inputSchema: objectOf({}),
      outputSchema: objectOf({ status: status(200), body: { type: "string" } }, ["status", "body"]),
      annotations: { title: "Text", ...READS },
    },
    {
      name: "getLook",
      title: "Get look",
      description: "Get look.",
      inputSchema: objectOf({}),
      outputSchema: objectOf({ status: status(200), body: {} }, ["status", "body"]),
      annotations: { title: "Get look", ...READS },
    },
  ])("$name", (tool) => {
    const { tools } = setUp().mcp;
    expect(tools).toHaveLength(6);
    expect(tools.find(({ name }) => name === tool.name)).toEqual(tool);
  });
});

describe("the request of a call", () => {
  it("has the arguments where the description has them", async () => {
    const ada = await Assistant.of(setUp().mcp, { Authorization: "Bearer ada", Accept: "text/html", "X-One": "1" });
    await ada.call("getNotesById", { params: { id: "a b" }, query: { page: 2, tag: ["x", "y&z"] } });
    await ada.call("putNotesById", {
      params: { id: "1" },
      body: { text: "né" },
      ifUnmodifiedSince: "Thu, 01 Jan 1970 00:00:00 GMT",
    });
    expect(asked).toEqual([
      [
        "GET /notes/a%20b?page=2&tag=x&tag=y%26z",
        "authorization: Bearer ada",
        "x-one: 1",
        "accept: application/json, application/problem+json, */*;q=0.1",
      ].join("\n"),
      [
        "PUT /notes/1",
        "authorization: Bearer ada",
        "x-one: 1",
        "accept: application/json, application/problem+json, */*;q=0.1",
        "content-type: application/json",
        "if-unmodified-since: Thu, 01 Jan 1970 00:00:00 GMT",
        "content-length: 14",
      ].join("\n"),
    ]);
  });

  const params = { id: "1" };
  const body = { text: "a" };
  it.each<[string, Record<string, unknown>, string]>([
    ["getNotesById", { params, more: 1 }, 'There is no "more" among the arguments. Pass params, query.'],
    ["getText", { query: {} }, 'There is no "query" among the arguments. Pass nothing.'],
    ["getNotesById", { params: { ...params, name: "x" } }, 'There is no "name" among params. Pass id.'],
    ["getNotesById", { params: ["1"] }, "Pass params as an object."],
    ["getNotesById", { params, query: "page=1" }, "Pass query as an object."],
    [
      "getNotesById",
      { params, query: { ["n".repeat(90)]: 1 } },
      `There is no "${"n".repeat(80)}" among query. Pass page, tag.`,
    ],
    ["getNotesById", { params: { id: {} } }, "Pass id as text, a number or a boolean."],
    ["getNotesById", { params, query: { page: {} } }, "Pass page as text, a number or a boolean."],
    [
      "getNotesById",
      { params: { id: "a".repeat(16_384) } },
      "params, query and headers are longer than 16384 characters.",
    ],
    [
      "postNotesById",
      { params, body },
      "Pass idempotencyKey, a new text for each POST: without it a repeated call would act twice.",
    ],
    [
      "postNotesById",
      { params, body, idempotencyKey: 'a"b' },
      "Pass idempotencyKey as printable ASCII, without quotes and backslashes.",
    ],
    [
      "postNotesById",
      { params, body, idempotencyKey: 1 },
      "Pass idempotencyKey as printable ASCII, without quotes and backslashes.",
    ],
    [
      "putNotesById",
      { params, body, ifUnmodifiedSince: " * " },
      "Pass the lastModified that was read as ifUnmodifiedSince, not * and no list.",
    ],
    [
      "putNotesById",
      { params, body, ifUnmodifiedSince: "a\nb" },
      "ifUnmodifiedSince has characters that no header field can have.",
    ],
  ])("is not sent for %s(%o), with what to do", async (name, args, remedy) => {
    const ada = await Assistant.of(setUp().mcp);
    expect(await ada.call(name, args)).toEqual({ isError: true, value: { remedy } });
    expect(asked).toEqual([]);
  });

  it("leaves out what is null in a query", async () => {
    const ada = await Assistant.of(setUp().mcp);
    await ada.call("getNotesById", { params, query: { page: null, tag: [null, "x"] } });
    expect(asked[0]?.split("\n")[0]).toBe("GET /notes/1?tag=x");
  });
});

describe("the result of a call", () => {
  it("has the status, what tells states apart, and the content, and as text the same", async () => {
    const ada = await Assistant.of(setUp().mcp);
    expect(await ada.call("getNotesById", { params: { id: "1" } })).toEqual({
      isError: false,
      value: { status: 200, lastModified: "Thu, 01 Jan 1970 00:00:00 GMT", body: { text: "1" } },
    });
    expect((await ada.call("getText")).value).toEqual({ status: 200, body: "hi" });
    expect((await ada.call("deleteNotesById", { params: { id: "1" } })).value).toEqual({ status: 204 });
  });

  it("of an error has the problem, and the node that decided", async () => {
    const ada = await Assistant.of(setUp().mcp);
    expect(await ada.call("getNotesById", { params: { id: "0" } })).toEqual({
      isError: true,
      value: {
        status: 404,
        problem: {
          type: "about:blank",
          title: "Not Found",
          status: 404,
          detail: "There is nothing at this address.",
          instance: "/notes/0",
        },
        decided: { node: "G7", question: "Does the resource exist?" },
      },
    });
    const since = "Wed, 31 Dec 1969 00:00:00 GMT";
    const late = await ada.call("deleteNotesById", { params: { id: "1" }, ifUnmodifiedSince: since });
    expect(late.value).toMatchObject({
      status: 412,
      decided: { node: "H12" },
      remedy:
        "It has changed since it was read. Call getNotesById, and pass the lastModified of the result as ifUnmodifiedSince.",
    });
  });

  it("of a tool that there is not is an error of the protocol", async () => {
    const ada = await Assistant.of(setUp().mcp);
    await expect(ada.call("n".repeat(130))).rejects.toThrow(`There is no tool ${"n".repeat(128)}.`);
  });
});
