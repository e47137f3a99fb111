import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { gzipSync } from "node:zlib";
import { type Context, command, HttpResponse, part, Resource, resource, route, Service } from "signalbox";
import { explain } from "signalbox/debug";
import { MemoryStore } from "signalbox/idempotency";
import { generateOpenapi } from "signalbox/openapi";
import { request, type TestRequest } from "signalbox/testing";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { nextAccepted, sendParts, serving } from "./sockets.ts";

/** What the resource below was asked, in order. */
const calls: string[] = [];
const errors: unknown[] = [];

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** Content is signed by saying how long it is. */
class Signed extends Resource {
  override readonly allowedMethods: readonly string[] = ["GET", "HEAD", "POST"];
  override readonly consumes = ["application/json"];
  override readonly body = z.object({ a: z.number() });
  override readonly maxBodyBytes: number | undefined = 100;
  override readonly rawBody: boolean = true;

  override isAuthorized(ctx: Context): boolean | string | Promise<boolean | string> {
    calls.push(`isAuthorized ${text(ctx.rawBody)}`);
    return ctx.request.headers.get("signature") === String(ctx.rawBody.byteLength) || "Signature";
  }
  override processPost(ctx: Context, body: { a: number }) {
    calls.push(`processPost ${text(ctx.rawBody)}`);
    return { given: body.a };
  }
  override represent() {
    return {};
  }
  override describe() {
    return { post: { summary: "Deliver", responses: { 200: {} } } };
  }
}

function serviceOf(resource: Resource = new Signed()): Service {
  calls.length = 0;
  errors.length = 0;
  return new Service({
    routes: [route("/hook", resource), command("GET", "/", () => HttpResponse.text("hello"))],
    trace: true,
    onError: (error) => errors.push(error),
  });
}

function post(service: Service, body: string | Uint8Array, headers: TestRequest["headers"] = {}) {
  const signature = String(body.length);
  return request(service, "POST", "/hook", {
    headers: { "content-type": "application/json", signature, ...headers },
    body,
  });
}

describe("rawBody", () => {
  it("is there from B8 on, and the same bytes are decoded", async () => {
    const response = await post(serviceOf(), '{ "a": 1 }');
    expect([response.status, await response.json()]).toEqual([200, { given: 1 }]);
    expect(calls).toEqual(['isAuthorized { "a": 1 }', 'processPost { "a": 1 }']);
  });

  it("is verified before anything is said of the content: 401 before 415 and 400", async () => {
    expect((await post(serviceOf(), "{", { signature: "9" })).status).toBe(401);
    expect((await post(serviceOf(), "{", { signature: "9", "content-type": "text/plain" })).status).toBe(401);
    expect((await post(serviceOf(), "{")).status).toBe(400);
    expect((await post(serviceOf(), "{", { "content-type": "text/plain" })).status).toBe(415);
  });

  it.each([["declared"], ["chunked"]])(
    "RFC 9110 15.5.14: content that is too long is 413 before it is verified, %s",
    async (how) => {
      const headers: Record<string, string> = how === "declared" ? {} : { "transfer-encoding": "chunked" };
      const response = await post(serviceOf(), `{"a":${"1".repeat(200)}}`, headers);
      expect([response.status, response.trace.split(",").at(-1)]).toEqual([413, "B8a"]);
      expect(calls).toEqual([]);
    },
  );

  it("RFC 9112 8: content that ends too early is 400 before it is verified, because it cannot be", async () => {
    const response = await post(serviceOf(), "{}", { "content-length": "9" });
    expect([response.status, calls]).toEqual([400, []]);
  });

  it("is read behind the limit of requests, the method and the query", async () => {
    const response = await post(serviceOf(Object.assign(new Signed(), { withinRateLimit: () => 5 })), "x".repeat(200));
    expect(response.status).toBe(429);
    const put = await request(serviceOf(), "PUT", "/hook", { body: "x".repeat(200) });
    expect(put.status).toBe(405);
  });

  it("has the content coding that was sent, which the signature covers; what is not decoded here is 415", async () => {
    const coded = gzipSync('{"a":1}');
    const seen: Uint8Array[] = [];
    const resource = Object.assign(new Signed(), {
      isAuthorized: (ctx: Context) => seen.push(ctx.rawBody) > 0,
    });
    expect((await post(serviceOf(resource), coded, { "content-encoding": "gzip" })).status).toBe(415);
    expect(Buffer.from(seen[0] ?? [])).toEqual(coded);
  });

  it("is compared with its digest, too", async () => {
    const digests = ["sha-256"] as const;
    const digest = "sha-256=:AVq9f1zFei3ZS3WQ8ErYCEJzkF7jPsXOvq5iJ2qX+GI=:";
    const consuming = Object.assign(new Signed(), { digests });
    expect((await post(serviceOf(consuming), '{"a":1}', { "content-digest": digest })).status).toBe(200);
    expect((await post(serviceOf(consuming), '{"a":2}', { "content-digest": digest })).status).toBe(400);
    const read = Object.assign(new Signed(), { digests, consumes: [], body: undefined, processPost: () => undefined });
    expect((await post(serviceOf(read), '{"a":1}', { "content-digest": digest })).status).toBe(204);
    expect((await post(serviceOf(read), '{"a":2}', { "content-digest": digest })).status).toBe(400);
  });

  it("is read once, where an Idempotency-Key needs it as well", async () => {
    const keyed = Object.assign(new Signed(), {
      idempotency: { store: new MemoryStore() },
      principal: () => "sender",
    });
    const service = serviceOf(keyed);
    const first = await post(service, '{"a":1}', { "idempotency-key": '"k"' });
    const again = await post(service, '{"a":1}', { "idempotency-key": '"k"' });
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(calls.filter((call) => call.startsWith("processPost"))).toHaveLength(1);
  });

  it("is empty where a method carries no content, and where a POST has none", async () => {
    const get = await request(serviceOf(), "GET", "/hook", { headers: { signature: "0" }, body: "ignored" });
    expect([get.status, calls]).toEqual([200, ["isAuthorized "]]);
    const empty = await request(serviceOf(), "POST", "/hook", { headers: { signature: "0" } });
    expect([empty.status, calls]).toEqual([400, ["isAuthorized "]]);
  });

  it("that is not declared, or asked for too early, is the author's fault", async () => {
    expect((await post(serviceOf(Object.assign(new Signed(), { rawBody: false })), "{}")).status).toBe(500);
    expect(String(errors[0])).toContain("Declare it: rawBody = true");
    const early = Object.assign(new Signed(), { withinRateLimit: (ctx: Context) => ctx.rawBody.byteLength > 0 });
    expect((await post(serviceOf(early), "{}")).status).toBe(500);
    expect(String(errors[0])).toContain("from isAuthorized on");
  });

  it("in the forms of literals: of a part, a method, a command; not of a plain handler", async () => {
    const signed = part({ rawBody: true, isAuthorized: ({ rawBody }) => ({ length: rawBody.byteLength }) });
    const both = part({ with: [signed], rawBody: true });
    const service = new Service({
      routes: [
        resource("/part", { with: [both], POST: { processPost: ({ length }) => ({ length }) } }),
        resource("/method", {
          POST: { rawBody: true, processPost: ({ rawBody }) => ({ length: rawBody.byteLength }) },
          PUT: { consumes: ["application/json"], apply: ({ rawBody }) => ({ length: rawBody.byteLength }) },
        }),
        command("POST", "/command", {
          rawBody: true,
          handle: ({ rawBody }) => HttpResponse.json({ length: rawBody.byteLength }),
        }),
      ],
      onError: (error) => errors.push(error),
    });
    for (const path of ["/part", "/method", "/command"]) {
      expect(await (await request(service, "POST", path, { body: "12345" })).json()).toEqual({ length: 5 });
    }
    expect((await request(service, "PUT", "/method", { body: {} })).status).toBe(500);
  });

  it("is told of by explain: how much was read", async () => {
    const headers = { "content-type": "application/json", signature: "7" };
    const told = await explain(serviceOf(), { method: "POST", target: "/hook", headers, body: '{"a":1}' });
    expect(told.steps.find(({ id }) => id === "B8a")?.gave).toBe("7 bytes");
    const long = await explain(serviceOf(), { method: "POST", target: "/hook", headers, body: "x".repeat(101) });
    expect([long.status, long.steps.at(-1)?.gave]).toEqual([413, "more than 100 bytes"]);
  });

  it("adds 413 to the document where maxBodyBytes is declared, as ever", () => {
    const statuses = (resource: Resource) => {
      const document = generateOpenapi(new Service({ routes: [route("/hook", resource)] }), {
        title: "t",
        version: "1",
      });
      return Object.keys(document.paths["/hook"]?.post?.responses ?? {});
    };
    expect(statuses(new Signed())).toContain("413");
    expect(statuses(Object.assign(new Signed(), { maxBodyBytes: undefined }))).not.toContain("413");
  });
});

const HEAD = "POST /hook HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n";
const NEXT = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";

/** All that comes, until so much of it is there. */
async function until(socket: Socket, expected: RegExp): Promise<string> {
  let received = "";
  for await (const chunk of socket) {
    received += String(chunk);
    if (expected.test(received)) return received;
  }
  return received;
}

describe("rawBody over a socket", () => {
  const open = async (port: number) => {
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    return socket;
  };

  it.each([
    ["in one packet", ['Content-Length: 7\r\nSignature: 7\r\n\r\n{"a":1}']],
    ["byte by byte", ["Content-Length: 7\r\nSignature: 7\r\n\r\n", ...'{"a":1}']],
    ["in chunks", ["Transfer-Encoding: chunked\r\nSignature: 7\r\n\r\n", '4\r\n{"a"\r\n', "3\r\n:1}\r\n", "0\r\n\r\n"]],
  ])("is read %s, and the next request is served", async (_case, pieces) => {
    await serving(serviceOf(), async ({ port, server }) => {
      const accepted = nextAccepted(server);
      const socket = await open(port);
      await sendParts(socket, accepted, [HEAD, ...pieces, NEXT]);
      const received = await until(socket, /hello$/);
      expect(received).toMatch(/^HTTP\/1.1 200 OK[^]*\{"given":1\}HTTP\/1.1 200 OK[^]*hello$/);
    });
  });

  it("and what is pipelined behind it in the same packet waits", async () => {
    await serving(serviceOf(), async ({ port }) => {
      const socket = await open(port);
      socket.write(`${HEAD}Content-Length: 7\r\nSignature: 8\r\n\r\n{"a":1}${NEXT}`);
      expect(await until(socket, /hello$/)).toMatch(/^HTTP\/1.1 401 [^]*HTTP\/1.1 200 OK[^]*hello$/);
    });
  });

  it("RFC 9110 10.1.1: content is asked for before it is known who sends it", async () => {
    await serving(serviceOf(), async ({ port }) => {
      const socket = await open(port);
      socket.write(`${HEAD}Content-Length: 7\r\nSignature: 7\r\nExpect: 100-continue\r\n\r\n`);
      const [first] = (await once(socket, "data")) as [Buffer];
      expect(String(first)).toBe("HTTP/1.1 100 Continue\r\n\r\n");
      socket.write('{"a":1}');
      expect(await until(socket, /given/)).toMatch(/^HTTP\/1.1 200 OK/);
    });
  });

  it("RFC 9110 10.1.1: content that is too long is not asked for", async () => {
    await serving(serviceOf(), async ({ port }) => {
      const socket = await open(port);
      socket.write(`${HEAD}Content-Length: 101\r\nExpect: 100-continue\r\n\r\n`);
      expect(await until(socket, /\}$/)).toMatch(/^HTTP\/1.1 413 /);
    });
  });

  it("that never ends is 413 at the limit", async () => {
    await serving(serviceOf(), async ({ port }) => {
      const socket = await open(port);
      socket.on("error", () => undefined);
      socket.write(`${HEAD}Transfer-Encoding: chunked\r\n\r\n`);
      for (let at = 0; at < 30; at += 1) socket.write(`a\r\n${"x".repeat(10)}\r\n`);
      expect(await until(socket, /\}$/)).toMatch(/^HTTP\/1.1 413 /);
      expect(calls).toEqual([]);
    });
  });

  it("of a client that leaves is not verified, and no fault", async () => {
    await serving(serviceOf(), async ({ port, server }) => {
      const accepted = nextAccepted(server);
      const socket = await open(port);
      await sendParts(socket, accepted, [`${HEAD}Content-Length: 7\r\nSignature: 7\r\n\r\n{"a`]);
      const theirs = await accepted;
      socket.resetAndDestroy();
      await vi.waitFor(() => expect(theirs.destroyed).toBe(true));
      const other = await open(port);
      other.write(NEXT);
      expect(await until(other, /hello$/)).toContain("200 OK");
      expect([calls, errors]).toEqual([[], []]);
    });
  });

  it("RFC 9112 8: that ends too early is 400", async () => {
    await serving(serviceOf(), async ({ port }) => {
      const socket = await open(port);
      socket.end(`${HEAD}Content-Length: 7\r\nSignature: 7\r\n\r\n{"a`);
      expect(await until(socket, /\}$/)).toMatch(/^HTTP\/1.1 400 /);
      expect([calls, errors]).toEqual([[], []]);
    });
  });

  it("whose verification throws, at once or later, is 500, and the next request is served", async () => {
    for (const isAuthorized of [
      (): never => {
        throw new Error("no key");
      },
      () => Promise.reject(new Error("no key")),
    ]) {
      await serving(serviceOf(Object.assign(new Signed(), { isAuthorized })), async ({ port }) => {
        const socket = await open(port);
        socket.write(`${HEAD}Content-Length: 7\r\n\r\n{"a":1}${NEXT}`);
        expect(await until(socket, /hello$/)).toMatch(/^HTTP\/1.1 500 [^]*HTTP\/1.1 200 OK[^]*hello$/);
        expect(errors).toEqual([new Error("no key")]);
      });
    }
  });
});
