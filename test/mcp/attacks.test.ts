import { once } from "node:events";
import { connect } from "node:net";
import { command, Halt, HttpResponse, part, resource, Service } from "signalbox";
import { limitBy, TokenBucket } from "signalbox/limit";
import { type McpOptions, serveMcp } from "signalbox/mcp";
import { serve } from "signalbox/node";
import { request } from "signalbox/testing";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { Assistant } from "./assistant.ts";

const ABOUT = { name: "Desk", version: "1" };

/** What arrived at the one resource of a service, and what is beside it. */
function desk(options: Partial<McpOptions> = {}) {
  const arrived: { path: string; search: string; headers: Record<string, string> }[] = [];
  const item = resource("/notes/{id}", {
    mcp: true,
    query: z.object({ q: z.string().optional() }),
    parameters: [{ name: "X-Tenant", in: "header" }],
    generateEtag: () => "v1",
    putCreates: false,
    GET: {
      response: z.object({ id: z.string() }),
      represent: ({ params, request: { path, search, headers } }) => {
        arrived.push({ path, search, headers: Object.fromEntries(headers) });
        return { id: params.id };
      },
    },
    PUT: { body: z.object({ text: z.string() }), response: { 204: null }, apply: () => undefined },
  });
  const secret = resource("/secret", { represent: () => "secret" });
  const service = new Service({ resources: { item, secret } });
  const mcp = serveMcp(service, { ...ABOUT, ...options });
  return { service, mcp, arrived };
}

const HEADERS = { accept: "application/json, text/event-stream", "content-type": "application/json" };

async function* breakingOff() {
  yield "a,b\n";
  throw new Error("ENOENT /etc/secret");
}

/** A message that any program can send. */
function post(service: Service, body: unknown, headers: Record<string, string> = {}) {
  return request(service, "POST", "/mcp", { headers: { ...HEADERS, ...headers }, body: JSON.stringify(body) });
}

const calling = (name: string, args: unknown) => ({
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: { name, arguments: args },
});

describe("hostile arguments", () => {
  it.each(["..", ".", "", "\uD800"])("are refused in a path: %j (RFC 3986 5.2.4)", async (id) => {
    const { mcp, arrived } = desk();
    const { isError, value } = await (await Assistant.of(mcp)).call("getNotesById", { params: { id } });
    expect([isError, typeof value.remedy, arrived]).toEqual([true, "string", []]);
  });

  it.each(["../secret", "a/../../secret", "%2e%2e/secret", "x?q=1", "x#y", "\\..\\secret", "a\r\nX: y"])(
    "stay in the segment of their parameter: %j",
    async (id) => {
      const { mcp, arrived } = desk();
      const { value } = await (await Assistant.of(mcp)).call("getNotesById", { params: { id } });
      expect(value).toMatchObject({ status: 200, body: { id } });
      expect(arrived.map(({ path, search }) => [path.split("/").length, search])).toEqual([[3, ""]]);
    },
  );

  it("cannot add to the query, the fields or the arguments", async () => {
    const { mcp, arrived } = desk();
    const assistant = await Assistant.of(mcp, { "x-tenant": "acme" });
    const refused = async (args: object) =>
      (await assistant.call("getNotesById", { params: { id: "1" }, ...args })).value;
    expect((await refused({ query: { q: "a&admin=1" } })).status).toBe(200);
    expect(arrived.at(-1)?.search).toBe("q=a%26admin%3D1");
    expect((await refused({ query: { admin: "1" } })).remedy).toContain('no "admin" among query');
    expect((await refused({ query: { q: { toString: "x" } } })).remedy).toContain("Pass q as text");
    expect((await refused({ headers: { authorization: "Bearer root" } })).remedy).toContain('no "authorization"');
    expect((await refused({ headers: { "X-Tenant": "a\r\nCookie: b" } })).remedy).toContain("no header field can have");
    expect((await refused({ method: "DELETE" })).remedy).toContain('no "method" among the arguments');
    expect((await refused(JSON.parse('{ "__proto__": { "query": { "admin": 1 } } }'))).status).toBe(200);
    expect(arrived.at(-1)?.search).toBe("");
    expect((await refused({ params: [] })).remedy).toContain("Pass params as an object");
    // A field that the caller's own request has, perhaps from a proxy that vouches for it, is not replaced.
    expect((await refused({ headers: { "X-Tenant": "globex" } })).status).toBe(200);
    expect(arrived.at(-1)?.headers["x-tenant"]).toBe("acme");
  });

  it("cannot put lines into a field that a tool writes", async () => {
    const { mcp } = desk();
    const assistant = await Assistant.of(mcp);
    const write = { params: { id: "1" }, body: { text: "x" } };
    for (const ifMatch of ['"v1"\r\nX: y', '"v1"\n', "\u2028"])
      expect((await assistant.call("putNotesById", { ...write, ifMatch })).value.remedy).toContain(
        "characters that no",
      );
    for (const ifMatch of [" * ", '"v0", "v1"', 'W/"v0" ,"v1"'])
      expect((await assistant.call("putNotesById", { ...write, ifMatch })).value.remedy).toContain("not * and no list");
  });

  it("are bounded: a long path, and content above the limit of the service, which is 413", async () => {
    const { service } = desk();
    const long = await post(service, calling("getNotesById", { params: { id: "x".repeat(20_000) } }));
    expect((await long.json()).result.content[0].text).toContain("longer than 16384 characters");
    const large = await post(
      service,
      calling("putNotesById", { params: { id: "1" }, body: { text: "x".repeat(2 ** 21) } }),
    );
    expect(large.status).toBe(413);
    const deep = `${"[".repeat(200_000)}${"]".repeat(200_000)}`;
    const text = JSON.stringify(calling("putNotesById", { body: 0 })).replace('"body":0', `"body":${deep}`);
    expect((await request(service, "POST", "/mcp", { headers: HEADERS, body: text })).status).toBe(400);
  });
});

describe("hostile clients of Streamable HTTP (MCP 2025-11-25)", () => {
  it("are refused from a page of any origin that is not listed: DNS rebinding", async () => {
    const { service, arrived } = desk({ origins: ["https://assistant.example"] });
    const call = calling("getNotesById", { params: { id: "1" } });
    for (const origin of ["https://evil.example", "http://localhost", "null", "https://assistant.example.evil.example"])
      expect((await post(service, call, { origin, host: "evil.example" })).status).toBe(403);
    expect(arrived).toEqual([]);
    expect((await post(service, call, { origin: "https://assistant.example" })).status).toBe(200);
  });

  it("have no session to take over: a call has the credentials of its own request, whatever session it names", async () => {
    const { service, arrived } = desk();
    const call = calling("getNotesById", { params: { id: "1" } });
    await post(service, call, { authorization: "Bearer ada", "mcp-session-id": "s" });
    const second = await post(service, call, { "mcp-session-id": "s" });
    expect(arrived.map(({ headers }) => headers["authorization"])).toEqual(["Bearer ada", undefined]);
    expect(second.header("mcp-session-id")).toBeUndefined();
    expect(arrived[0]?.headers["mcp-session-id"]).toBeUndefined();
  });

  it("send one message in each request, as JSON, by POST", async () => {
    const { service } = desk();
    const call = calling("getNotesById", { params: { id: "1" } });
    expect((await post(service, [call, call])).status).toBe(400);
    expect((await request(service, "POST", "/mcp", { headers: HEADERS, body: "{" })).status).toBe(400);
    expect((await post(service, call, { "content-type": "text/plain" })).status).toBe(415);
    expect((await request(service, "GET", "/mcp", { headers: { accept: "text/event-stream" } })).status).toBe(405);
    expect((await post(service, call, { "mcp-protocol-version": "1999-01-01" })).status).toBe(400);
    expect((await (await post(service, calling("getSecret", {}))).json()).error.message).toContain("There is no tool");
    expect((await (await post(service, calling("constructor", {}))).json()).error.code).toBe(-32_602);
  });

  it("are limited like all clients, by their own address", async () => {
    const bucket = new TokenBucket({ name: "calls", capacity: 2, refillPerSec: 0.001 });
    const limited = resource("/limited", {
      mcp: true,
      withinRateLimit: limitBy(bucket, ({ request: { peer } }) => peer ?? "none"),
      represent: () => "in",
    });
    const service = new Service({ resources: { limited } });
    serveMcp(service, ABOUT);
    const statuses = async (peer: string) => {
      const reply = await request(service, "POST", "/mcp", {
        peer,
        headers: HEADERS,
        body: JSON.stringify(calling("getLimited", {})),
      });
      return JSON.parse((await reply.json()).result.content[0].text).status;
    };
    expect([await statuses("192.0.2.1"), await statuses("192.0.2.1"), await statuses("192.0.2.1")]).toEqual([
      200, 200, 429,
    ]);
    expect(await statuses("192.0.2.2")).toBe(200);
    expect((await request(service, "GET", "/limited", { peer: "192.0.2.1" })).status).toBe(429);
  });

  it("are guarded at the path itself by the parts of the service, unless it is apart", async () => {
    const guard = part({ isAuthorized: ({ request: { headers } }) => headers.has("authorization") || "Bearer" });
    const made = (isApart: boolean) => {
      const open = resource("/open", { mcp: true, represent: () => "in" });
      const service = new Service({ with: [guard], resources: { open } });
      serveMcp(service, { ...ABOUT, isApart });
      return service;
    };
    const call = calling("getOpen", {});
    const closed = await post(made(false), call);
    expect([closed.status, closed.header("www-authenticate")]).toEqual([401, "Bearer"]);
    expect((await (await post(made(true), call)).json()).result.content[0].text).toContain('"status":401');
  });

  it("are not told what a response broke off with", async () => {
    const csv = command("GET", "/csv", {
      mcp: true,
      handle: () => new HttpResponse(200, ["Content-Type", "text/csv"], breakingOff() as never),
    });
    const service = new Service({ routes: [csv], onError: () => undefined });
    const { client } = await Assistant.of(serveMcp(service, { ...ABOUT, path: false }));
    await expect(client.callTool({ name: "getCsv" })).rejects.toThrow(/: The response broke off\.$/);
  });

  it("cannot tell what is withheld from what is missing (RFC 9110 15.5.4)", async () => {
    const hidden = resource("/notes/{id}", {
      mcp: true,
      find: ({ params }) => (params.id === "missing" ? undefined : { id: params.id }),
      withheldAsMissing: true,
      withheld: () => true,
      represent: ({ entity }) => entity,
    });
    const assistant = await Assistant.of(serveMcp(new Service({ resources: { hidden } }), { ...ABOUT, path: false }));
    const said = async (id: string) =>
      JSON.stringify(await assistant.call("getNotesById", { params: { id } })).replaceAll(id, "it");
    expect(await said("secret")).toBe(await said("missing"));
  });

  it("that leave have left the request of their call, too", async () => {
    let begun: () => void = () => undefined;
    const hasBegun = new Promise<void>((resolve) => (begun = resolve));
    let left: (reason: unknown) => void = () => undefined;
    const hasLeft = new Promise<unknown>((resolve) => (left = resolve));
    const slow = resource("/slow", {
      mcp: true,
      represent: async ({ signal }) => {
        begun();
        await once(signal, "abort");
        left(signal.aborted);
        throw new Halt(500);
      },
    });
    const service = new Service({ resources: { slow }, deadline: Number.POSITIVE_INFINITY, onError: () => undefined });
    serveMcp(service, ABOUT);
    const serving = await serve(service, { port: 0 });
    const socket = connect(serving.port, "127.0.0.1");
    const body = JSON.stringify(calling("getSlow", {}));
    const head = Object.entries({ ...HEADERS, host: "localhost", "content-length": String(body.length) });
    socket.write(`POST /mcp HTTP/1.1\r\n${head.map((each) => each.join(": ")).join("\r\n")}\r\n\r\n${body}`);
    await hasBegun;
    socket.resetAndDestroy();
    expect(await hasLeft).toBe(true);
    await serving.close();
  });

  it("that cancel have cancelled the request of their call", async () => {
    let signalled: AbortSignal | undefined;
    const controller = new AbortController();
    const slow = resource("/slow", {
      mcp: true,
      represent: async ({ signal }) => {
        signalled = signal;
        controller.abort();
        await once(signal, "abort");
        throw new Halt(500);
      },
    });
    const service = new Service({ resources: { slow }, deadline: Number.POSITIVE_INFINITY, onError: () => undefined });
    const { client } = await Assistant.of(serveMcp(service, { ...ABOUT, path: false }));
    await expect(client.callTool({ name: "getSlow" }, undefined, { signal: controller.signal })).rejects.toThrow();
    await expect.poll(() => signalled?.aborted).toBe(true);
  });
});
