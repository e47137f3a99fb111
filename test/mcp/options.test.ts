import { command, HttpResponse, resource, Service } from "signalbox";
import { MemoryStore } from "signalbox/idempotency";
import { type McpOptions, type OfferedOperation, serveMcp } from "signalbox/mcp";
import { request } from "signalbox/testing";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { Assistant } from "./assistant.ts";

const ABOUT = { name: "Notes", version: "2" };
const LEVEL = { name: "X-Level", in: "header", description: "How loud.", schema: { type: "integer" } } as const;

/** What the requests of calls were. */
const asked: string[] = [];

function setUp(options: Partial<McpOptions> = {}) {
  asked.length = 0;
  const note = resource("/notes/{id}", {
    find: ({ params, request: { method, headers } }) => {
      asked.push(`${method} ${params.id} ${headers.get("x-level")} ${headers.get("idempotency-key")}`);
      return { id: params.id };
    },
    generateEtag: () => "1",
    idempotency: { store: new MemoryStore(), methods: ["PUT", "POST"] },
    GET: {
      mcp: true,
      tags: ["read"],
      parameters: [
        LEVEL,
        { name: "X-Must", in: "header", required: true },
        { name: "Prefer", in: "header" },
        { name: "theme", in: "cookie" },
      ],
      represent: ({ entity }) => entity,
    },
    PUT: { mcp: true, operationId: `${"n".repeat(120)}/é put it`, body: z.unknown(), apply: () => undefined },
    DELETE: { deleteResource: () => undefined },
  });
  const look = command("GET", "/look", { handle: () => HttpResponse.text("seen") });
  const service = new Service({ resources: { note }, routes: [look] });
  return { service, mcp: serveMcp(service, { ...ABOUT, ...options }) };
}

describe("the arguments of a tool", () => {
  it("are the header parameters of its description, but for those that the call itself writes, and no cookies", () => {
    const [read] = setUp().mcp.tools;
    expect(read?.inputSchema).toEqual({
      type: "object",
      properties: {
        params: {
          type: "object",
          properties: { id: { type: "string", minLength: 1 } },
          required: ["id"],
          additionalProperties: false,
        },
        headers: {
          type: "object",
          properties: { "X-Level": { type: "integer", description: "How loud." }, "X-Must": { type: "string" } },
          required: ["X-Must"],
          additionalProperties: false,
        },
      },
      required: ["params", "headers"],
      additionalProperties: false,
    });
  });

  it("are sent as fields, which replace none of the caller's own request", async () => {
    const { mcp } = setUp();
    const call = (assistant: Assistant) =>
      assistant.call("getNotesById", { params: { id: "1" }, headers: { "X-Level": 3, "X-Must": "x" } });
    await call(await Assistant.of(mcp));
    await call(await Assistant.of(mcp, { "X-Level": "own" }));
    expect(asked).toEqual(["GET 1 3 null", "GET 1 own null"]);
  });

  it("have a tag and a key that may be left out where the resource does not ask for them", async () => {
    const { mcp } = setUp();
    const [, put] = mcp.tools;
    expect(put?.name).toBe(`${"n".repeat(120)}___put_i`);
    expect(Object.keys(Object(put?.inputSchema["properties"]))).toEqual([
      "params",
      "body",
      "ifMatch",
      "idempotencyKey",
    ]);
    expect(put?.inputSchema["required"]).toEqual(["params", "body"]);
    expect(Object(put?.inputSchema["properties"]).body).toEqual({});
    expect(Object(put?.inputSchema["properties"]).ifMatch).toEqual({
      type: "string",
      minLength: 1,
      description:
        "The etag that reading the resource has returned. If it has changed since, nothing is written (412).",
    });
    const ada = await Assistant.of(mcp);
    await ada.call(put?.name ?? "", { params: { id: "1" }, body: 1, idempotencyKey: "k" });
    expect(asked).toEqual(['PUT 1 null "k"']);
    for (const ifMatch of ["*", '"1", "2"', '"1" ,"2"']) {
      const { value } = await ada.call(put?.name ?? "", { params: { id: "1" }, body: 1, ifMatch });
      expect(value.remedy).toBe("Pass the etag that was read as ifMatch, not * and no list.");
    }
    expect((await ada.call(put?.name ?? "", { params: { id: "1" }, body: 1, ifMatch: '"0"' })).value).toMatchObject({
      status: 412,
      remedy: "It has changed since it was read. Call getNotesById, and pass the etag of the result as ifMatch.",
    });
  });
});

describe("what is offered", () => {
  it("is chosen by `offer`, which is told of each operation", () => {
    const told: OfferedOperation[] = [];
    const { mcp } = setUp({ offer: (operation) => told.push(operation) > 0 && operation.method !== "PUT" });
    expect(told).toContainEqual({
      operationId: "getNotesById",
      method: "GET",
      pattern: "/notes/{id}",
      tags: expect.arrayContaining(["read"]),
    });
    expect(mcp.tools.map(({ name }) => name)).toEqual(["getNotesById", "deleteNotesById", "getLook"]);
    expect(mcp.leftOut.every(({ reason }) => /^the response to (?:HEAD|OPTIONS) has no content$/.test(reason))).toBe(
      true,
    );
    expect(setUp({ offer: () => 1 as never }).mcp.tools).toEqual([]);
  });

  it("is not what has neither JSON nor text, with the reason", () => {
    const codecs = { "a/b": { encode: () => "", decode: () => "" } };
    const bytes = resource("/bytes", { produces: ["a/b"], codecs, represent: () => "" });
    const taken = resource("/taken", { codecs, POST: { consumes: ["a/b"], processPost: () => undefined } });
    const offer = ({ method }: OfferedOperation) => method === "GET" || method === "POST";
    const { leftOut } = serveMcp(new Service({ resources: { bytes, taken } }), { ...ABOUT, offer });
    expect(leftOut).toEqual([
      { operationId: "getBytes", reason: "it sends a/b, and the result of a tool is JSON or text" },
      { operationId: "postTaken", reason: "it takes a/b, and the arguments of a tool are JSON" },
    ]);
    const said = resource("/bytes", { produces: ["a/b"], codecs, mcp: true, represent: () => "" });
    expect(() => serveMcp(new Service({ resources: { said } }), ABOUT)).toThrow(
      /^BAD_TOOL: .*: GET cannot be a tool: it sends a\/b, .*\. Write instead: it without `mcp: true`$/,
    );
  });

  it("has one name each", () => {
    const one = resource("/a", { mcp: true, operationId: "read it", represent: () => "a" });
    const other = resource("/b", { mcp: true, operationId: "read_it", represent: () => "b" });
    expect(() => serveMcp(new Service({ resources: { one, other } }), ABOUT)).toThrow(
      /two tools would be called read_it\. Write instead: an operationId of letters, digits, _, - and \.$/,
    );
  });
});

describe("serveMcp", () => {
  it.each<[object, string]>([
    [{ path: 1 }, 'BAD_VALUE: serveMcp: path is 1. Write instead: path: "/mcp", or false'],
    [{ origin: [] }, "UNKNOWN_KEY: serveMcp: it has origin, which nothing reads. Write instead: origins"],
    [{ offer: true }, "BAD_VALUE: serveMcp: offer is true. Write instead: offer: a function"],
  ])("refuses %o", (options, message) => {
    expect(() => setUp(options)).toThrow(message);
  });

  it("names itself, and says what the tools are for", async () => {
    const { client } = await Assistant.of(setUp({ instructions: "Read notes." }).mcp);
    expect([client.getServerVersion(), client.getInstructions()]).toEqual([ABOUT, "Read notes."]);
    expect((await Assistant.of(setUp().mcp)).client.getInstructions()).toBeUndefined();
  });

  it("is at its path, at /mcp by default, or nowhere", async () => {
    const message = { jsonrpc: "2.0", id: 1, method: "ping" };
    const headers = { accept: "application/json, text/event-stream" };
    const post = async (service: Service, path: string) =>
      (await request(service, "POST", path, { headers, body: message })).status;
    const own = setUp({ path: "/tools" }).service;
    expect([await post(setUp().service, "/mcp"), await post(own, "/tools"), await post(own, "/mcp")]).toEqual([
      200, 200, 404,
    ]);
    expect(await post(setUp({ path: false }).service, "/mcp")).toBe(404);
  });

  it("says what is wrong to a page of another origin, and to a list of messages", async () => {
    const { service } = setUp({ origins: ["https://a.example"] });
    const post = (body: unknown, origin: string) =>
      request(service, "POST", "/mcp", { headers: { origin, accept: "application/json, text/event-stream" }, body });
    const ping = { jsonrpc: "2.0", id: 1, method: "ping" };
    const foreign = await post(ping, "https://b.example");
    expect([foreign.status, await foreign.json()]).toEqual([
      403,
      {
        jsonrpc: "2.0",
        error: { code: -32_000, message: "Pages of this origin may not call these tools." },
        id: null,
      },
    ]);
    expect(await (await post(ping, "https://a.example")).json()).toEqual({ jsonrpc: "2.0", id: 1, result: {} });
    expect(await (await post([ping], "https://a.example")).json()).toMatchObject({
      errors: [{ pointer: "", detail: "Send one message in each request." }],
    });
  });
});
