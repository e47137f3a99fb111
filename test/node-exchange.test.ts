import { once } from "node:events";
import { createServer } from "node:http";
import { connect as connectHttp2, constants } from "node:http2";
import { type AddressInfo, connect, type Socket } from "node:net";
import { command, HttpResponse, Resource, route, Service } from "signalbox";
import { nodeListener, type Serving, serve } from "signalbox/node";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { CERTIFICATE } from "./certificate.ts";
import { exchange, nextAccepted, sendParts } from "./sockets.ts";
import { Gate, until } from "./waiting.ts";

class Secured extends Resource {
  override readonly allowedMethods = ["GET", "HEAD", "POST"];
  override isAuthorized(): boolean {
    return false;
  }
  override processPost(): void {}
  override represent(): string {
    return "secret";
  }
}

const told: string[] = [];
let gate = new Gate();
const service = new Service({
  trace: false,
  onError: () => undefined,
  routes: [
    route("/secured", Secured),
    command("GET", "/", () => HttpResponse.text("ok")),
    command("GET", "/q", (request) => HttpResponse.text(request.query.get("q") ?? "")),
    command("HEAD", "/q", (request) => HttpResponse.text(request.query.get("q") ?? "")),
    command("POST", "/unread", () => HttpResponse.text("not read")),
    command("POST", "/read", async (request) => HttpResponse.text(await request.body.text())),
    command("GET", "/hello", () => HttpResponse.text("hello")),
    command("GET", "/slow", async (request) => {
      request.signal.addEventListener("abort", () => told.push("aborted"));
      await gate.pass();
      return HttpResponse.text("slow");
    }),
    command("GET", "/stream", () => new HttpResponse(200, [], silentStream())),
    command("GET", "/length", () => new HttpResponse(200, ["Content-Length", "2"], "ok")),
    command("GET", "/coded", () => new HttpResponse(200, ["Transfer-Encoding", "gzip"], "ok")),
    command("GET", "/wrong-length", () => new HttpResponse(200, ["Content-Length", "9"], "ok")),
    command("GET", "/no-content", () => new HttpResponse(200, ["Content-Length", "9"], null)),
    command("GET", "/trailer", () => new HttpResponse(204, ["Trailer", "X-Sum"], null)),
    command("GET", "/reset", () => new HttpResponse(205, [], "left out")),
  ],
});

/** One chunk, and then nothing more. Not a generator: one that waits hears of nothing until it has waited. */
function silentStream(): AsyncIterableIterator<string> {
  const first: Promise<IteratorResult<string>>[] = [Promise.resolve({ done: false, value: "one" })];
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: () => first.shift() ?? new Promise(() => undefined),
    return: () => {
      told.push("stopped");
      return Promise.resolve({ done: true, value: undefined });
    },
  };
}

let serving: Serving;
beforeAll(async () => {
  serving = await serve(service, { port: 0 });
});
afterAll(() => serving.close());

/** What would have ended the process. The test runner listens to it too, and would fail the run but not the test. */
const escaped: unknown[] = [];
const note = (error: unknown) => void escaped.push(error);
beforeAll(() => {
  process.on("uncaughtExceptionMonitor", note).on("unhandledRejection", note);
});
afterAll(() => {
  process.off("uncaughtExceptionMonitor", note).off("unhandledRejection", note);
});
afterEach(() => expect(escaped.splice(0)).toEqual([]));

/** The statuses of what came back, which is read as HTTP/1.1 to its last byte. */
function statusesOf(received: string, methods: readonly string[] = []): number[] {
  const statuses: number[] = [];
  let rest = received;
  while (rest !== "") {
    const head = /^HTTP\/1\.1 (\d{3}) [^\r]*\r\n((?:[^\r]+\r\n)*)\r\n/.exec(rest);
    if (head === null) throw new Error(`This is no response: ${JSON.stringify(rest)}`);
    const status = Number(head[1]);
    const isBare = methods[statuses.length] === "HEAD" || status === 204 || status === 304;
    const length = isBare ? 0 : Number(/^content-length: (\d+)/im.exec(head[2] ?? "")?.[1] ?? Number.NaN);
    if (Number.isNaN(length)) throw new Error(`This response does not say where it ends: ${JSON.stringify(rest)}`);
    statuses.push(status);
    rest = rest.slice(head[0].length + length);
  }
  return statuses;
}

const GET = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";
const BROKEN_CHUNK = "Transfer-Encoding: chunked\r\n\r\nZ\r\n";

describe("a request whose content is malformed, behind another (RFC 9112 9.3.2)", () => {
  it.each([
    { name: "no Host", head: "POST / HTTP/1.1\r\n" },
    { name: "two Hosts", head: "POST / HTTP/1.1\r\nHost: a\r\nHost: b\r\n" },
    { name: "a Host that is none", head: "POST / HTTP/1.1\r\nHost: a b\r\n" },
    { name: "a target that is too long", head: `POST /${"x".repeat(8001)} HTTP/1.1\r\nHost: a\r\n` },
    { name: "an unknown expectation", head: "POST /read HTTP/1.1\r\nHost: a\r\nExpect: the-moon\r\n" },
    { name: "100-continue", head: "POST /read HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\n" },
    { name: "nothing else", head: "POST /read HTTP/1.1\r\nHost: a\r\n" },
  ])("is refused once where it also has $name", async ({ head }) => {
    const received = await exchange(serving.port, `${GET}${head}${BROKEN_CHUNK}`);
    const statuses = statusesOf(received);
    expect(statuses).toHaveLength(2);
    expect(statuses[0]).toBe(200);
    expect(statuses[1]).toBeGreaterThanOrEqual(400);
    expect((await fetch(serving.url)).status).toBe(200);
  });

  it("is refused where its transfer coding is unknown (RFC 9112 6.1)", async () => {
    const coded = "POST /read HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n";
    expect(statusesOf(await exchange(serving.port, `${GET}${coded}`))).toEqual([200, 501]);
    const endless = "POST /read HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip\r\n\r\n";
    expect(statusesOf(await exchange(serving.port, `${GET}${endless}`))).toEqual([200, 400]);
    expect((await fetch(serving.url)).status).toBe(200);
  });
});

it.each(["/secured", "/nowhere", "/unread"])(
  "a request to %s whose response was sent before its content broke off gets no second one",
  async (path) => {
    const socket = connect(serving.port, "127.0.0.1");
    const received = collect(socket);
    socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n`);
    await once(socket, "data");
    socket.write("Z\r\n");
    expect(statusesOf(await received)).toHaveLength(1);
  },
);

function collect(socket: Socket): Promise<string> {
  let received = "";
  socket.setEncoding("latin1").on("data", (chunk: string) => {
    received += chunk;
  });
  socket.on("error", () => undefined);
  return once(socket, "close").then(() => received);
}

describe("more requests at once than may wait to be read together", () => {
  /** What each connection gets, where all send at once. */
  async function atOnce(texts: readonly string[]): Promise<string[]> {
    const sockets = texts.map(() => connect(serving.port, "127.0.0.1"));
    await Promise.all(sockets.map((socket) => once(socket, "connect")));
    const received = sockets.map(collect);
    sockets.forEach((socket, n) => socket.end(texts[n] ?? ""));
    return Promise.all(received);
  }

  it("get their own responses, in order (RFC 9112 9.3.2)", async () => {
    const requests = (n: number) =>
      `GET /q?q=${n}a HTTP/1.1\r\nHost: a\r\n\r\nPOST /read HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\n` +
      `bGET /q?q=${n}c HTTP/1.1\r\nHost: a\r\n\r\n`;
    const received = await atOnce(Array.from({ length: 600 }, (_, n) => requests(n)));
    received.forEach((text, n) => {
      expect(statusesOf(text)).toEqual([200, 200, 200]);
      expect(text.match(/(?<=\r\n\r\n)(?:\d*[a-c])/g)).toEqual([`${n}a`, "b", `${n}c`]);
    });
  });

  it("are not handled one inside another, however many one connection sends", async () => {
    const received = await atOnce([...Array.from({ length: 600 }, () => GET), GET.repeat(2_000)]);
    expect(received.flatMap((text) => statusesOf(text))).toEqual(Array.from({ length: 2_600 }, () => 200));
  });
});

describe("HEAD (RFC 9110 9.3.2)", () => {
  it("lets no client forge the next response on a kept connection", async () => {
    const forged = encodeURIComponent("HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\nforged");
    const head = `HEAD /q?q=${forged} HTTP/1.1\r\nHost: a\r\n\r\n`;
    const received = await exchange(serving.port, `${head}${GET}`, { end: true });
    expect(statusesOf(received, ["HEAD", "GET"])).toEqual([200, 200]);
    expect(received).not.toContain("forged");
    expect(received).toContain(`Content-Length: ${decodeURIComponent(forged).length}`);
  });

  it.each([
    { name: "no Host", status: 400, request: "HEAD / HTTP/1.1\r\n\r\n" },
    { name: "a field that is none", status: 400, request: "HEAD / HTTP/1.1\r\nHost: a\r\nBad field\r\n\r\n" },
    { name: "a long target", status: 414, request: `HEAD /${"x".repeat(8001)} HTTP/1.1\r\nHost: a\r\n\r\n` },
    { name: "long fields", status: 431, request: `HEAD / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n` },
  ])("is refused without content: $name", async ({ status, request }) => {
    const received = await exchange(serving.port, request);
    expect(received).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(received.split("\r\n\r\n")[1]).toBe("");
  });

  it("has no content where its line and its fault come in different packets", async () => {
    const accepted = nextAccepted(serving.server);
    const socket = connect(serving.port, "127.0.0.1");
    const received = collect(socket);
    await sendParts(socket, accepted, ["HE", "AD / HTTP/1.1\r\nHost: a\r\nBad field\r\n\r\n"]);
    expect((await received).split("\r\n\r\n")[1]).toBe("");
  });
});

describe("framing is the runtime's (RFC 9112 6)", () => {
  it.each([
    { path: "/length", status: 200 },
    { path: "/coded", status: 200 },
    { path: "/wrong-length", status: 500 },
    { path: "/no-content", status: 500 },
    { path: "/reset", status: 205 },
  ])("$path is $status, with one length", async ({ path, status }) => {
    const received = await exchange(serving.port, `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n${GET}`, { end: true });
    expect(statusesOf(received)).toEqual([status, 200]);
    expect(received.match(/content-length/gi)).toHaveLength(2);
    expect(received).not.toMatch(/transfer-encoding/i);
  });
});

it("the 500 in place of a head that cannot be written has its own reason phrase (RFC 9112 4)", async () => {
  const broken = new Service({ routes: [], onError: () => undefined });
  vi.spyOn(broken, "handle").mockReturnValue(new HttpResponse(201, ["X-Name", "a\r\nb: c"], "made"));
  const open = await serve(broken, { port: 0, host: "127.0.0.1" });
  const received = await exchange(open.port, GET, { end: true });
  await open.close();
  expect(received).toMatch(/^HTTP\/1\.1 500 Internal Server Error\r\n/);
});

it.each([{ http2: false }, { http2: true }])(
  "a stream whose head cannot be written is closed, with HTTP/2: $http2",
  async ({ http2 }) => {
    const broken = new Service({ routes: [], onError: () => undefined });
    told.length = 0;
    vi.spyOn(broken, "handle").mockReturnValue(new HttpResponse(200, ["X-Name", "a\r\nb: c"], silentStream()));
    const open = await serve(broken, { port: 0, http2 });
    if (http2) {
      const session = connectHttp2(open.url);
      const [fields] = await once(session.request({ ":path": "/" }).resume(), "response");
      expect(fields[":status"]).toBe(500);
      session.destroy();
    } else {
      expect(await exchange(open.port, GET, { end: true })).toMatch(/^HTTP\/1\.1 500 /);
    }
    await open.close();
    expect(told).toEqual(["stopped"]);
  },
);

// RFC 9110 6.6.2: Trailer announces trailers, and none are sent. node:http refuses it on a response without chunks.
it("a Trailer field of an author's is not sent", async () => {
  const received = await exchange(serving.port, `GET /trailer HTTP/1.1\r\nHost: a\r\n\r\n${GET}`, { end: true });
  expect(statusesOf(received)).toEqual([204, 200]);
  expect(received).not.toMatch(/trailer/i);
});

it.each([
  { method: "GET", content: /\r\n\r\n\{.*Störung.*\}$/ },
  { method: "HEAD", content: /\r\n\r\n$/ },
])(
  "a 500 in place of a head that node:http refused is whole, and the last of its connection: $method",
  async ({ method, content }) => {
    const onError = vi.fn<(error: unknown) => void>();
    const empty = command(method, "/", () => HttpResponse.empty());
    const refusing = nodeListener(new Service({ routes: [empty], onError, errorBody: () => ({ title: "Störung" }) }));
    // Middleware of a server of the author's own.
    const server = createServer((incoming, outgoing) => refusing(incoming, outgoing.setHeader("Trailer", "X-Sum")));
    await once(server.listen(0, "127.0.0.1"), "listening");
    const { port } = server.address() as AddressInfo;
    const received = await exchange(port, `${method} / HTTP/1.1\r\nHost: a\r\n\r\n${GET}`);
    expect(received).toMatch(/^HTTP\/1\.1 500 Internal Server Error\r\n/);
    expect(received).toMatch(/^Connection: close\r$/m);
    expect(received).toMatch(content);
    expect(received.match(/HTTP\/1\.1/g)).toHaveLength(1);
    expect(onError).toHaveBeenCalledOnce();
    server.close();
  },
);

it.each([{ http2: false }, { http2: true }])(
  "a chunk that cannot be written cuts the response, and is reported (ruling 15), with HTTP/2: $http2",
  async ({ http2 }) => {
    const onError = vi.fn<(error: unknown) => void>();
    const transferred = async function* () {
      const bytes = new Uint8Array(8);
      structuredClone(bytes.buffer, { transfer: [bytes.buffer] });
      yield bytes;
      yield "more";
    };
    const routes = [command("GET", "/", () => new HttpResponse(200, [], transferred()))];
    const open = await serve(new Service({ routes, onError }), { port: 0, http2 });
    if (http2) {
      const session = connectHttp2(open.url);
      const stream = session.request({ ":path": "/" }).resume();
      await once(stream, "error");
      expect(stream.rstCode).toBe(constants.NGHTTP2_INTERNAL_ERROR);
      session.destroy();
    } else {
      expect(await exchange(open.port, GET)).toMatch(/\r\n\r\n$/);
    }
    await open.close();
    expect(onError.mock.calls.map(([error]) => String(error))).toEqual([expect.stringMatching(/detached/)]);
  },
);

describe("a target in absolute form (RFC 9112 3.2.2)", () => {
  it.each([
    ["http://h/hello", 200],
    ["HTTP://h:80/hello", 200],
    ["http://h", 200],
    ["http://h?x=1", 200],
    ["http://h/x/%2e%2e/hello", 404],
    ["http://h/x/../hello", 404],
    ["http://h\\..\\hello", 400],
    ["http://h/x\\..\\hello", 404],
    ["http:///hello", 400],
    ["http://:80/hello", 400],
    ["http://user@h/hello", 400],
    ["ftp://h/hello", 400],
    ["file:/hello", 400],
    ["file:///hello", 400],
    ["file://h/hello", 400],
    ["http://user:word@h/hello", 400],
    ["hello", 400],
  ])("%s is %d", async (target, status) => {
    const request = `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;
    expect(statusesOf(await exchange(serving.port, request))).toEqual([status]);
  });

  it("asks about the server where OPTIONS names no path (RFC 9112 3.2.4)", async () => {
    const request = "OPTIONS http://h:80 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
    expect(statusesOf(await exchange(serving.port, request))).toEqual([204]);
  });
});

it("a server of the author's own refuses two Hosts (RFC 9112 3.2)", async () => {
  const server = createServer(nodeListener(service)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const request = "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n";
  expect(statusesOf(await exchange(port, request))).toEqual([400]);
  server.close();
});

describe.each([
  { name: "without TLS", options: {} },
  { name: "with TLS", options: { tls: CERTIFICATE, http2: false } },
])("a client that has closed its side (RFC 9112 9.6) $name", ({ options }) => {
  async function ask(path: string, then: (ours: Socket, theirs: Promise<Socket>) => Promise<unknown>): Promise<string> {
    told.length = 0;
    gate = new Gate();
    const open = await serve(service, { port: 0, ...options });
    const theirs = new Promise<Socket>((resolve) => {
      open.server.once("tls" in options ? "secureConnection" : "connection", resolve);
    });
    const { connect: connectTls } = await import("node:tls");
    const socket =
      "tls" in options
        ? connectTls({ port: open.port, host: "127.0.0.1", rejectUnauthorized: false })
        : connect(open.port, "127.0.0.1");
    await once(socket, "tls" in options ? "secureConnect" : "connect");
    const received = collect(socket);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
    await then(socket, theirs);
    const text = await received;
    await open.close();
    return text;
  }

  it("is sent a response that had not begun, and its signal is not aborted", async () => {
    const received = await ask("/slow", async (ours, theirs) => {
      const ended = once(await theirs, "end");
      await until(() => gate.came === 1);
      ours.end();
      await ended;
      gate.open();
    });
    expect(statusesOf(received)).toEqual([200]);
    expect(received).toContain("slow");
    expect(told).toEqual([]);
  });

  it("stops a stream at once", async () => {
    await ask("/stream", async (socket) => {
      await once(socket, "data");
      socket.end();
    });
    await expect.poll(() => told).toEqual(["stopped"]);
  });
});
