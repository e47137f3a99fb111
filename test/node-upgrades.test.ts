import { AsyncLocalStorage } from "node:async_hooks";
import { once } from "node:events";
import { connect } from "node:net";
import { type Around, type Context, Halt, part, Resource, resource, route, Service } from "signalbox";
import { explain } from "signalbox/debug";
import { type NodeUpgrade, type ServeOptions, type Serving, serve } from "signalbox/node";
import { generateOpenapi } from "signalbox/openapi";
import { request } from "signalbox/testing";
import { afterEach, describe, expect, it, vi } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { HANG } from "./bounds.mjs";
import { CERTIFICATE } from "./certificate.ts";
import { stopClock } from "./clock.ts";
import { connectionsOf, exchange, nextAccepted } from "./sockets.ts";
import { Gate, turns, until } from "./waiting.ts";

const sockets = new WebSocketServer({ noServer: true });

type Ctx = Context<{ state: { user: string } }>;

/** Echoes what it is sent, with the name of the client before it. */
class Echo extends Resource<Ctx> {
  /** What it is told when the server stops; undefined: nothing. */
  closesWith: number | undefined = 1001;
  taken = 0;

  override isAuthorized(ctx: Ctx): boolean | string | Promise<boolean | string> {
    ctx.state.user = ctx.request.headers.get("x-user") ?? "nobody";
    return true;
  }
  override represent(ctx: Ctx) {
    return { plain: ctx.state.user };
  }
  override upgrade(ctx: Ctx, { request: asked, socket, head, stopping }: NodeUpgrade): void | Promise<void> {
    this.taken += 1;
    sockets.handleUpgrade(asked, socket, head, (client) => {
      stopping.addEventListener("abort", () => this.closesWith && client.close(this.closesWith));
      client.on("message", (data) => client.send(`${ctx.require("user")}: ${String(data)}`));
    });
  }
}

/** Takes no WebSocket. */
class Plain extends Resource {
  override readonly allowedMethods = ["GET", "HEAD", "POST"];
  override represent(): string | Promise<string> {
    return "plain";
  }
  override async processPost(ctx: Context) {
    return { read: await ctx.request.body.text() };
  }
}

const errors: unknown[] = [];
let open: Serving | undefined;
afterEach(async () => {
  open?.server.closeAllConnections();
  await open?.close();
  open = undefined;
  errors.length = 0;
});

async function start(echo: Resource, options: ServeOptions = {}): Promise<Serving> {
  const routes = [route("/echo", echo), route("/plain", Plain)];
  const service = new Service({ routes, trace: true, onError: (error) => errors.push(error) });
  open = await serve(service, { port: 0, ...options });
  return open;
}

function dial({ url }: Serving, headers: Record<string, string> = {}, path = "/echo"): WebSocket {
  return new WebSocket(url.replace("http", "ws") + path, { headers, rejectUnauthorized: false });
}

async function said(client: WebSocket, text: string): Promise<string> {
  if (client.readyState !== WebSocket.OPEN) await once(client, "open");
  client.send(text);
  const [data] = (await once(client, "message")) as [Buffer];
  return String(data);
}

const ASKS = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n";
const KEY = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
const HANDSHAKE = `GET /echo HTTP/1.1\r\nHost: a\r\n${ASKS}${KEY}\r\n`;

/** What comes in response to these bytes, until it matches or the connection ends. */
async function exchanged(
  { port }: Serving,
  text: string,
  until?: RegExp,
  next?: { readonly after: string; readonly text: string },
): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(text);
  let [received, isSent] = ["", false];
  for await (const chunk of socket.setEncoding("latin1")) {
    received += String(chunk);
    if (until?.test(received)) break;
    if (next !== undefined && !isSent && received.includes(next.after)) {
      isSent = true;
      socket.write(next.text);
    }
  }
  return received;
}

describe("an upgrade that is let", () => {
  it("becomes a WebSocket, and the hook knows whose it is", async () => {
    const client = dial(await start(new Echo()), { "x-user": "ada" });
    expect(await said(client, "hello")).toBe("ada: hello");
    client.close();
  });

  it("stays open while nothing is said: it is not an idle connection of HTTP", async () => {
    stopClock();
    const serving = await start(new Echo(), { limits: { keepAlive: 20 } });
    const client = dial(serving);
    expect(await said(client, "one")).toBe("nobody: one");
    vi.advanceTimersByTime(60_000);
    // node:http has its own clock: one that came later is closed for being late.
    Object.assign(serving.server, { headersTimeout: 1, requestTimeout: 1 });
    expect(await exchange(serving.port, "GET / HTTP/1.1\r\n")).toMatch(/^HTTP\/1.1 408 /);
    expect(await said(client, "two")).toBe("nobody: two");
  });

  it("over TLS, beside HTTP/2", async () => {
    const client = dial(await start(new Echo(), { tls: CERTIFICATE, http2: true }));
    expect(await said(client, "hello")).toBe("nobody: hello");
    await open?.close();
    const plain = dial(await start(new Echo(), { http2: true }));
    expect(await said(plain, "hello")).toBe("nobody: hello");
  });

  it("in a literal, with what its parts provide", async () => {
    const signedIn = part({ isAuthorized: () => ({ user: "grace" }) });
    const literal = resource("/echo", {
      with: [signedIn],
      find: () => ({ greeting: "welcome" }),
      GET: {
        represent: () => "plain",
        upgrade: ({ user, entity }, { request: asked, socket, head }: NodeUpgrade) => {
          sockets.handleUpgrade(asked, socket, head, (client) => client.send(`${entity.greeting} ${user}`));
        },
      },
    });
    open = await serve(new Service({ routes: [literal] }), { port: 0 });
    const client = dial(open);
    const [data] = (await once(client, "message")) as [Buffer];
    expect(String(data)).toBe("welcome grace");
    client.terminate();
  });

  it("in a literal alike to one whose part takes it", async () => {
    const greets = part({
      upgrade: (_ctx, { request: asked, socket, head }: NodeUpgrade) => {
        sockets.handleUpgrade(asked, socket, head, (client) => client.send("welcome"));
      },
    });
    const [plain, ...greeting] = ["/plain", "/first", "/second"].map((path) =>
      resource(path, { with: path === "/plain" ? [] : [greets], GET: { represent: () => path } }),
    );
    for (const routes of [greeting, greeting.slice(1), [...(plain ? [plain] : []), ...greeting]]) {
      open = await serve(new Service({ routes }), { port: 0 });
      const client = dial(open, {}, "/second");
      expect(String((await once(client, "message"))[0])).toBe("welcome");
      client.terminate();
      await open.close();
    }
  });

  it("is taken inside around, as every callback", async () => {
    const storage = new AsyncLocalStorage<string>();
    const literal = resource("/echo", {
      find: async () => ({ found: storage.getStore() }),
      GET: {
        represent: () => "plain",
        upgrade: async ({ entity }, { request: asked, socket, head }: NodeUpgrade) => {
          await turns(1);
          const seen = `${entity.found} ${storage.getStore()}`;
          sockets.handleUpgrade(asked, socket, head, (client) => client.send(`${seen} ${storage.getStore()}`));
        },
      },
    });
    const around: Around = ({ path }, next) => storage.run(path, next);
    open = await serve(new Service({ routes: [literal], around }), { port: 0 });
    const client = dial(open);
    const [data] = (await once(client, "message")) as [Buffer];
    expect(String(data)).toBe("/echo /echo /echo");
    client.terminate();
  });

  it("has the bytes that came behind its head", async () => {
    const serving = await start(new Echo());
    const masked = Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0x68, 0x69]).toString("latin1");
    const socket = connect(serving.port, "127.0.0.1");
    socket.write(Buffer.from(HANDSHAKE + masked, "latin1"));
    let received = "";
    for await (const chunk of socket) {
      received += String(chunk);
      if (received.includes("nobody: hi")) break;
    }
    expect(received).toMatch(/^HTTP\/1.1 101 Switching Protocols\r\n/);
  });

  it("has the bytes that came while it was decided, behind a request whose content is not read", async () => {
    const gate = new Gate();
    const echo = Object.assign(new Echo(), { forbidden: () => gate.pass().then(() => false) });
    const { port, server } = await start(echo);
    const accepted = nextAccepted(server);
    const socket = connect(port, "127.0.0.1");
    const unread = "PUT /plain HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n";
    socket.write(unread + HANDSHAKE);
    let received = "";
    for await (const chunk of socket) {
      if (received === "") {
        socket.write(Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0x68, 0x69]));
        const theirs = await accepted;
        await until(() => theirs.bytesRead === socket.bytesWritten);
        gate.open();
      }
      received += String(chunk);
      if (received.includes("nobody: hi")) break;
    }
    expect(received).toMatch(/^HTTP\/1.1 405 [^]*HTTP\/1.1 101 /);
  });

  it("RFC 9112 9.3.2: waits for the responses to the requests before it", async () => {
    class Slow extends Plain {
      override async represent() {
        await turns(10);
        return "slow";
      }
    }
    const routes = [route("/echo", Echo), route("/slow", Slow)];
    open = await serve(new Service({ routes }), { port: 0 });
    const slow = "GET /slow HTTP/1.1\r\nHost: a\r\n\r\n";
    const received = await exchanged(open, slow + slow + HANDSHAKE, /101/);
    expect(received).toMatch(/^HTTP\/1.1 200 OK[^]*"slow"HTTP\/1.1 200 OK[^]*"slow"HTTP\/1.1 101 /);
  });
});

describe("an upgrade that the graph refuses", () => {
  it.each<[number, object, RegExp]>([
    [503, { serviceAvailable: () => 7 }, /\r\nRetry-After: 7\r\n/],
    [429, { withinRateLimit: () => 5 }, /\r\nRetry-After: 5\r\n/],
    [414, { uriTooLong: () => true }, /"status":414/],
    [401, { isAuthorized: async () => 'Basic realm="x"' }, /\r\nWWW-Authenticate: Basic realm="x"\r\n/],
    [403, { forbidden: () => ({ problem: { detail: "Not you." } }) }, /"detail":"Not you."/],
    [404, { resourceExists: async () => false }, /"status":404/],
    [403, { withheld: () => true }, /"status":403/],
    [
      308,
      { resourceExists: () => false, previouslyExisted: () => true, permanentRedirect: () => "/new" },
      /Location: \/new/,
    ],
    [418, { halts: [418], forbidden: () => halting(418) }, /"status":418/],
    [500, { forbidden: () => halting(418) }, /"status":500/],
    [
      500,
      { resourceExists: () => false, previouslyExisted: () => true, movedPermanently: () => "/\r\nX: y" },
      /"status":500/,
    ],
  ])("gets its response, and the connection ends: %i %o", async (status, callbacks, expected) => {
    const echo = Object.assign(new Echo(), callbacks);
    const received = await exchanged(await start(echo), HANDSHAKE);
    const [head = "", content = ""] = received.split("\r\n\r\n");
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} .*\\r\\nDate: `));
    expect(head).toMatch(/\r\nConnection: close$/m);
    expect(head).toContain(`\r\nContent-Length: ${content.length}\r\n`);
    expect(received).toMatch(expected);
    expect(head).not.toMatch(/^X: y/m);
    expect(echo.taken).toBe(0);
  });

  function halting(status: number): never {
    throw new Halt(status);
  }

  it("is a plain refusal to a real client, too", async () => {
    const client = dial(await start(Object.assign(new Echo(), { isAuthorized: () => "Bearer" })));
    const [, response] = (await once(client, "unexpected-response")) as [unknown, { statusCode: number }];
    expect(response.statusCode).toBe(401);
  });

  it("does not hold it when a callback never settles: 504", async () => {
    const echo = Object.assign(new Echo(), { forbidden: () => new Promise<boolean>(() => undefined) });
    const service = new Service({ routes: [route("/echo", echo)], deadline: 20, onError: () => undefined });
    open = await serve(service, { port: 0 });
    expect(await exchanged(open, HANDSHAKE)).toMatch(/^HTTP\/1.1 504 /);
  });
});

describe("RFC 9110 7.8: Upgrade is ignored", () => {
  it("where no resource takes it", async () => {
    open = await serve(new Service({ routes: [route("/echo", Plain)] }), { port: 0 });
    expect(await exchanged(open, HANDSHAKE, /plain/)).toMatch(/^HTTP\/1.1 200 OK/);
  });

  it("where no resource takes it, and not all are put together to find that out", async () => {
    let reads = 0;
    const watched = { represent: () => "plain" };
    const GET = new Proxy(watched, { get: (...read) => (++reads, Reflect.get(...read)) });
    const first = Array.from({ length: 100 }, (_, n) => resource(`/${n}`, { GET: watched }));
    const routes = [...first, resource("/echo", { GET })];
    const service = new Service({ routes });
    const before = reads;
    open = await serve(service, { port: 0 });
    expect(reads).toBe(before);
    expect(await exchanged(open, HANDSHAKE, /plain/)).toMatch(/^HTTP\/1.1 200 OK/);
    expect(reads).toBeGreaterThan(before);
  });

  const GET = (path: string, more: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;
  it.each([
    ["on another path", GET("/plain", ASKS + KEY), '"plain"'],
    [
      "for another protocol",
      GET("/echo", "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AA\r\n"),
      "nobody",
    ],
    [
      "with another method",
      `POST /plain HTTP/1.1\r\nHost: a\r\n${ASKS}Content-Length: 5\r\n\r\nhello`,
      '"read":"hello"',
    ],
    [
      "with chunked content",
      `POST /plain HTTP/1.1\r\nHost: a\r\n${ASKS}Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n`,
      '"read":"hello"',
    ],
    [
      "with content, which would have to be read first",
      `GET /echo HTTP/1.1\r\nHost: a\r\n${ASKS}Content-Length: 2\r\n\r\nhi`,
      "nobody",
    ],
    ["where no route matches", GET("/nowhere", ASKS), '"status":404'],
  ])("%s, and the requests behind it are served", async (_case, text, expected) => {
    const last = "GET /plain HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
    const serving = await start(new Echo());
    // From Node 24.9 on, node:http serves what has content, and loses what comes behind it in one packet.
    const received = /\nContent-|\nTransfer-/.test(text)
      ? await exchanged(serving, text, undefined, { after: expected, text: last })
      : await exchanged(serving, text + last);
    expect(received).toContain(expected);
    expect(received.match(/HTTP\/1\.1 /g)).toHaveLength(2);
    expect(received.endsWith('"plain"')).toBe(true);
  });

  it("of HTTP/1.0, and of a head that the runtime refuses", async () => {
    const serving = await start(new Echo());
    expect(await exchanged(serving, `GET /echo HTTP/1.0\r\nHost: a\r\n${ASKS}\r\n`)).toMatch(/^HTTP\/1.1 200 OK/);
    expect(await exchanged(serving, `GET /echo HTTP/1.1\r\n${ASKS}\r\n`)).toMatch(/^HTTP\/1.1 400 /);
  });

  it("again and again on one connection, without a listener for each", async () => {
    const warnings: Error[] = [];
    const note = (warning: Error) => warnings.push(warning);
    process.on("warning", note);
    const ordinary = GET("/plain", ASKS);
    const last = "GET /plain HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
    const received = await exchanged(await start(new Echo()), ordinary.repeat(30) + last);
    expect(received.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(31);
    await turns(2);
    process.off("warning", note);
    expect(warnings).toEqual([]);
  });

  it("over HTTP without a connection: explain and tests say where it leads", async () => {
    const service = new Service({ routes: [route("/echo", Echo), route("/plain", Plain)], trace: true });
    const asked = { headers: { upgrade: "websocket", connection: "Upgrade" } };
    const taken = await request(service, "GET", "/echo", asked);
    expect([taken.status, taken.trace.split(",").at(-1)]).toEqual([101, "G8a"]);
    expect((await request(service, "GET", "/plain", asked)).status).toBe(200);
    expect((await request(service, "GET", "/echo")).status).toBe(200);
    const told = await explain(service, { method: "GET", target: "/echo", headers: { upgrade: "websocket" } });
    expect(told.conclusion).toBe("The response would be 101 Switching Protocols.");
  });

  it("in the document: it is not of the contract", () => {
    class Described extends Echo {
      override describe() {
        return { get: { summary: "Talk" } };
      }
    }
    const document = generateOpenapi(new Service({ routes: [route("/echo", Described)] }), {
      title: "t",
      version: "1",
    });
    expect(Object.keys(document.paths["/echo"]?.get?.responses ?? {})).not.toContain("101");
  });
});

describe("a client that leaves", () => {
  it("while it is decided is not handed over, and the signal tells", async () => {
    let aborted: Promise<unknown> | undefined;
    let asked: () => void = () => undefined;
    const isAsked = new Promise<void>((resolve) => {
      asked = resolve;
    });
    const echo = Object.assign(new Echo(), {
      forbidden: async (ctx: Ctx) => {
        aborted = once(ctx.signal, "abort");
        asked();
        await aborted;
        return false;
      },
    });
    const socket = connect((await start(echo)).port, "127.0.0.1");
    socket.write(HANDSHAKE);
    await isAsked;
    socket.resetAndDestroy();
    await aborted;
    await turns(10);
    expect([echo.taken, errors]).toEqual([0, []]);
  });

  it("or only closes its side gets the response of HTTP, and is no WebSocket", async () => {
    const refusing = Object.assign(new Echo(), { forbidden: () => turns(5).then(() => true) });
    const serving = await start(refusing);
    expect(await exchange(serving.port, HANDSHAKE, { end: true })).toMatch(/^HTTP\/1.1 403 /);
    const ignored = HANDSHAKE.replace("/echo", "/plain");
    expect(await exchange(serving.port, ignored, { end: true })).toMatch(/^HTTP\/1.1 200 [^]*"plain"$/);
  });

  it("at once, many times over, harms nothing", async () => {
    const echo = Object.assign(new Echo(), {
      forbidden: async () => {
        await turns(5);
        return false;
      },
    });
    const serving = await start(echo);
    const left: Promise<unknown>[] = [];
    for (let at = 0; at < 50; at += 1) {
      const socket = connect(serving.port, "127.0.0.1", () => {
        socket.write(HANDSHAKE);
        if (at % 2 === 0) socket.resetAndDestroy();
        else socket.destroy();
      });
      socket.on("error", () => undefined);
      left.push(new Promise((resolve) => socket.once("close", resolve)));
    }
    await Promise.all(left);
    // It is accepted after them.
    expect(await said(dial(serving), "hello")).toBe("nobody: hello");
    await until(async () => (await connectionsOf(serving.server)) === 1);
    expect(errors).toEqual([]);
  });
});

describe("a hook that fails", () => {
  it.each([
    ["throws", () => raise()],
    ["rejects", async () => raise()],
    ["rejects later", () => turns(5).then(() => raise())],
  ])("and %s before it has written is 500, and is reported", async (_how, upgrade) => {
    const received = await exchanged(await start(Object.assign(new Echo(), { upgrade })), HANDSHAKE);
    expect(received).toMatch(/^HTTP\/1.1 500 [^]*"status":500/);
    expect(errors).toEqual([new Error("no hall")]);
  });

  it("behind its first bytes is cut, and is reported", async () => {
    const upgrade = (_ctx: Ctx, { socket }: NodeUpgrade) => {
      socket.write("HTTP/1.1 101 Switching Protocols\r\n\r\n");
      raise();
    };
    const received = await exchanged(await start(Object.assign(new Echo(), { upgrade })), HANDSHAKE).catch(() => "");
    expect(received).not.toContain("500");
    expect(errors).toEqual([new Error("no hall")]);
  });

  function raise(): never {
    throw new Error("no hall");
  }
});

describe("a server that stops", () => {
  it.each(["drain", "close"] as const)("tells the hook, which closes its connections: %s", async (word) => {
    const serving = await start(new Echo());
    const client = dial(serving);
    await said(client, "hello");
    const [[code]] = await Promise.all([once(client, "close"), serving[word]()]);
    expect(code).toBe(1001);
  });

  it("cuts those that stay open, when its time is up", async () => {
    const serving = await start(Object.assign(new Echo(), { closesWith: undefined }), { drain: { within: 50 } });
    const client = dial(serving);
    await said(client, "hello");
    const [[code]] = await Promise.all([once(client, "close"), serving.drain()]);
    expect(code).toBe(1006);
  });

  it("leaves them open until then", async () => {
    const serving = await start(Object.assign(new Echo(), { closesWith: undefined }));
    const client = dial(serving);
    await said(client, "hello");
    const closed = serving.close();
    await until(() => !serving.server.listening);
    await turns(10);
    expect(await said(client, "still here")).toBe("nobody: still here");
    client.close();
    await closed;
  });

  it("hands over no more: 503", async () => {
    const serving = await start(new Echo(), { drain: { within: HANG } });
    const socket = connect(serving.port, "127.0.0.1");
    socket.write("GET /plain HTTP/1.1\r\nHost: a\r\n\r\n");
    await once(socket, "data");
    const drained = serving.drain();
    socket.write(HANDSHAKE);
    const [data] = (await once(socket, "data")) as [Buffer];
    expect(String(data)).toMatch(/^HTTP\/1.1 503 /);
    await drained;
  });
});
