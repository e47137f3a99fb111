import { AsyncLocalStorage } from "node:async_hooks";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import { type Context, command, type HttpRequest, HttpResponse, Resource, route, Service } from "signalbox";
import { type NodeListener, type Serving, serve } from "signalbox/node";
import { describe, expect, it } from "vitest";
import { LONG_HANG } from "./bounds.mjs";
import { CERTIFICATE } from "./certificate.ts";
import { stopClock } from "./clock.ts";
import { exchange, nextAccepted, sendParts, serving } from "./sockets.ts";
import { Gate, turns, until } from "./waiting.ts";

/** Echoes its content, however it is read. */
class Echo extends Resource {
  override readonly allowedMethods = ["POST"];
  override readonly consumes = ["application/json"];
  override readonly produces = ["application/json"];
  override processPost(_ctx: Context, body: unknown): unknown {
    return body;
  }
}

async function countAsItArrives(request: HttpRequest): Promise<HttpResponse> {
  let total = 0;
  for await (const chunk of request.body) total += chunk.byteLength;
  return HttpResponse.text(`${total} bytes`);
}

async function countInOnePiece(request: HttpRequest): Promise<HttpResponse> {
  await turns(5);
  return HttpResponse.text(`${(await request.body.bytes()).byteLength} bytes`);
}

async function countTwice(request: HttpRequest): Promise<HttpResponse> {
  const first = (await request.body.bytes()).byteLength;
  let second = 0;
  for await (const chunk of request.body) second += chunk.byteLength;
  return HttpResponse.text(`${first} and ${second} bytes`);
}

let acts = 0;
const service = new Service({
  routes: [
    command("POST", "/act", () => {
      acts += 1;
      return HttpResponse.empty();
    }),
    route("/echo", Echo),
    command("POST", "/stream", countAsItArrives),
    command("POST", "/late", countInOnePiece),
    command("POST", "/twice", countTwice),
    command("POST", "/unread", () => HttpResponse.text("not read")),
    command("POST", "/never", () => new Promise<HttpResponse>(() => undefined)),
    command("GET", "/", () => HttpResponse.text("hello")),
  ],
});

function post(path: string, content: string, more = ""): string {
  return `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${more}Content-Length: ${content.length}\r\n\r\n${content}`;
}

const LAST = "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";

/** Opens when all parts of a message are sent. */
let sent = new Gate();

/** Sends the parts of a message in packets of their own, and gives the contents of all responses. */
async function contentsOf(
  { port, server }: Serving,
  ...parts: readonly (string | Uint8Array)[]
): Promise<readonly string[]> {
  sent = new Gate();
  const accepted = nextAccepted(server);
  const socket = connect(port, "127.0.0.1");
  let received = "";
  socket.setEncoding("utf8").on("data", (text: string) => {
    received += text;
  });
  const closed = new Promise((resolve) => socket.once("close", resolve));
  socket.on("error", () => undefined);
  await sendParts(socket, accepted, parts);
  sent.open();
  await closed;
  return received.split(/HTTP\/1\.1 \d+ [^]*?\r\n\r\n/).slice(1);
}

// RFC 9112 6: content is what the framing says, in however many packets it comes.
describe("content over HTTP/1.1", () => {
  const json = JSON.stringify({ title: "Signals", text: "ä".repeat(20) });
  const message = Buffer.from(
    post("/echo", json).replace(/Content-Length: \d+/, `Content-Length: ${Buffer.byteLength(json)}`),
  );
  const head = message.indexOf("\r\n\r\n") + 4;

  it.each([
    ["in one packet with the head", []],
    ["in the packet after the head", [head]],
    ["half in the packet of the head", [head + 9]],
    ["in three packets", [head, head + 9]],
    ["with half a character at the end of a packet", [head + json.indexOf("ä") + 1]],
    ["behind a head in two packets", [30, head]],
  ])("comes %s", (_how, cuts) =>
    serving(service, async (open) => {
      const at = [0, ...cuts, message.length];
      const parts = at.slice(1).map((end, index) => message.subarray(at[index], end));
      expect(await contentsOf(open, ...parts, LAST)).toEqual([json, "hello"]);
    }),
  );

  // Up to 16 KiB it is kept, beyond that it is a stream.
  const sizes = [1, 16_383, 16_384, 16_385, 100_000];
  it.each(sizes.flatMap((size) => ["/stream", "/late"].map((path) => [size, path] as const)))(
    "%i bytes are read by %s",
    (size, path) =>
      serving(service, async (open) => {
        const whole = post(path, "x".repeat(size));
        expect(await contentsOf(open, whole + LAST)).toEqual([`${size} bytes`, "hello"]);
        expect(await contentsOf(open, whole.slice(0, -1), whole.slice(-1) + LAST)).toEqual([`${size} bytes`, "hello"]);
      }),
  );

  it.each([0, 5, 20_000])("%i bytes can be read a second time", (size) =>
    serving(service, async (open) => {
      expect(await contentsOf(open, post("/twice", "x".repeat(size)) + LAST)).toEqual([
        `${size} and ${size} bytes`,
        "hello",
      ]);
    }),
  );

  // RFC 9112 9.3.2: responses in the order of the requests, each with its own content.
  it("of several requests in one packet belongs to each its own", () =>
    serving(service, async (open) => {
      const several = [1, 2, 3].map((n) => post("/echo", JSON.stringify({ n })));
      const sent = [...several, post("/late", "abc"), post("/stream", "abcd"), post("/unread", "ab"), LAST].join("");
      const wanted = ['{"n":1}', '{"n":2}', '{"n":3}', "3 bytes", "4 bytes", "not read", "hello"];
      expect(await contentsOf(open, sent)).toEqual(wanted);
      // A cut anywhere changes nothing.
      for (let cut = 40; cut < sent.length; cut += 97) {
        expect(await contentsOf(open, sent.slice(0, cut), sent.slice(cut)), `cut at ${cut}`).toEqual(wanted);
      }
    }));

  it("that nobody reads is not waited for", () =>
    serving(service, async ({ port }) => {
      const whole = post("/unread", "x".repeat(1000));
      const socket = connect(port, "127.0.0.1");
      socket.write(whole.slice(0, -1000));
      expect(String(await once(socket, "data"))).toContain("not read");
      socket.write(whole.slice(-1000) + LAST);
      expect(String(await once(socket, "data"))).toContain("hello");
    }));

  it("that nobody reads is in nobody's way", () =>
    serving(service, async (open) => {
      const whole = post("/unread", "x".repeat(1000));
      expect(await contentsOf(open, whole + LAST)).toEqual(["not read", "hello"]);
      expect(await contentsOf(open, whole.slice(0, -10), whole.slice(-10) + LAST)).toEqual(["not read", "hello"]);
    }));

  // RFC 9112 8: what ends before its length is incomplete, and must not be acted on.
  it("that ends too early is refused", () =>
    serving(service, async ({ port }) => {
      expect(await exchange(port, post("/echo", json).slice(0, -5), { end: true })).toMatch(/^HTTP\/1\.1 400 /);
    }));

  // RFC 9110 10.1.1: who waits for 100 Continue gets it when the content is wanted; who does not wait is read too.
  it.each([
    ["waits for it", (text: string) => [text.slice(0, -7), text.slice(-7)]],
    ["does not", (text: string) => [text]],
  ])("of a client that expects 100-continue and %s", (_how, cut) =>
    serving(service, async (open) => {
      const parts = cut(post("/echo", '{"n":1}', "Expect: 100-continue\r\n"));
      const [, ...contents] = await contentsOf(open, ...parts, LAST);
      expect(contents).toEqual(['{"n":1}', "hello"]);
    }),
  );
});

// A client may close its side behind its last request; with TLS, in the same packet.
describe.each([
  { name: "HTTP/1.1", options: {} },
  { name: "HTTP/1.1 with TLS", options: { tls: CERTIFICATE, http2: false } },
  { name: "HTTP/1.1 with TLS, beside HTTP/2", options: { tls: CERTIFICATE, http2: true } },
])("a client that closes its side over $name", ({ options }) => {
  it.each([
    ["GET", "GET / HTTP/1.1\r\nHost: a\r\n\r\n", "hello"],
    ["POST", post("/echo", '{"n":1}'), '{"n":1}'],
  ])("behind a %s gets its response", async (_method, request, response) => {
    const running = await serve(service, { port: 0, ...options });
    const there = { port: running.port, host: "127.0.0.1", rejectUnauthorized: false, ALPNProtocols: ["http/1.1"] };
    const socket = "tls" in options ? connectTls(there) : connect(there);
    await once(socket, "tls" in options ? "secureConnect" : "connect");
    let received = "";
    socket.setEncoding("utf8").on("data", (text: string) => {
      received += text;
    });
    socket.end(request);
    await once(socket, "close");
    expect(received.endsWith(`\r\n\r\n${response}`)).toBe(true);
    await running.close();
  });
});

it("a message whose content breaks off is refused on a connection that is closed in stages (RFC 9112 9.6)", () => {
  // What is closed in stages has a time for that.
  stopClock();
  return serving(service, async ({ port, server, url }) => {
    const accepted = nextAccepted(server);
    const ours = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    ours.write("POST /late HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nno chunk");
    expect(String(await once(ours, "data"))).toMatch(/^HTTP\/1\.1 400 /);
    const socket = await accepted;
    await until(() => socket.writableFinished);
    await fetch(url);
    // Closed at once it would be reset by what we might still send, and the response with it.
    expect([socket.writableEnded, socket.destroyed]).toEqual([true, false]);
    ours.destroy();
  });
});

it("a message whose content is found broken before it begins is not acted on", () =>
  serving(service, async ({ port }) => {
    acts = 0;
    const head = "POST /act HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n";
    expect(await exchange(port, `${head}no chunk`, { end: true })).toMatch(/^HTTP\/1\.1 400 /);
    expect(acts).toBe(0);
    expect(await exchange(port, `${head}0\r\n\r\n`, { end: true })).toMatch(/^HTTP\/1\.1 204 /);
    expect(acts).toBe(1);
  }));

it("what comes behind a connection's last response is not acted on (RFC 9112 9.6)", () =>
  serving(service, async ({ port }) => {
    acts = 0;
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    const more = 65_537;
    socket.write(`POST /unread HTTP/1.1\r\nHost: a\r\nContent-Length: ${more}\r\n\r\n`);
    expect(String(await once(socket, "data"))).toMatch(/Connection: close[^]*not read$/);
    socket.end("x".repeat(more) + post("/act", "abc"));
    await once(socket, "close");
    expect(acts).toBe(0);
  }));

it.each([
  ["declared", "Content-Length: 8000000\r\n\r\n", (part: string) => part],
  ["chunked", "Transfer-Encoding: chunked\r\n\r\n", (part: string) => `${part.length.toString(16)}\r\n${part}\r\n`],
])("content that is %s and not read yet is left with its client", (_how, framing, packed) =>
  serving(service, async ({ port, server, url }) => {
    const accepted = nextAccepted(server);
    const ours = connect(port, "127.0.0.1");
    ours.write(`POST /never HTTP/1.1\r\nHost: a\r\n${framing}`);
    for (let sent = 0; sent < 8_000_000; sent += 16_000) ours.write(packed("x".repeat(16_000)));
    const socket = await accepted;
    await expect.poll(() => socket.bytesRead).toBeGreaterThan(0);
    // In the time of each the server could read another 64 KiB.
    for (let other = 0; other < 40; other += 1) await (await fetch(url)).text();
    expect(socket.bytesRead).toBeLessThan(1_000_000);
    ours.destroy();
  }),
);

it("content that has come is not in the way, however little may be left unread", () =>
  serving(
    service,
    async (open) => {
      expect(await contentsOf(open, post("/unread", "abc") + LAST)).toEqual(["not read", "hello"]);
    },
    { unreadBytes: 0 },
  ));

it.each([
  ["a GET", "GET / HTTP/1.1\r\nHost: a\r\n\r\n", "", "hello"],
  ["content that was kept", post("/echo", '{"n":1}'), "", '{"n":1}'],
  ["content that nobody read", post("/unread", "abc"), "", "not read"],
  ["content that came too late", post("/unread", "abc").slice(0, -2), "bc", "not read"],
  ["content that was a stream", post("/stream", "x".repeat(20_000)), "", "20000 bytes"],
])("a connection that idles after %s holds nothing of it", (_what, sent, rest, response) =>
  serving(service, async ({ port, server }) => {
    const theirs = once(server, "connection") as Promise<[Socket & { parser?: { incoming: unknown } }]>;
    const ours = connect(port, "127.0.0.1");
    ours.write(sent);
    expect(String(await once(ours, "data"))).toContain(response);
    ours.write(rest);
    const [socket] = await theirs;
    await expect.poll(() => socket.parser?.incoming).toBe(null);
    ours.destroy();
  }),
);

it("what is run around the request event is around the walk", async () => {
  const storage = new AsyncLocalStorage<string>();
  const seen: [asked: string, stored: string | undefined][] = [];
  const told = (request: HttpRequest) => {
    seen.push([request.query.get("n") ?? "", storage.getStore()]);
    return HttpResponse.empty();
  };
  const running = await serve(new Service({ routes: [command("GET", "/", told), command("POST", "/", told)] }), {
    port: 0,
  });
  // As instruments do that watch node:http.
  const [listener] = running.server.listeners("request") as NodeListener[];
  running.server.removeAllListeners("request");
  running.server.on("request", (incoming, outgoing) =>
    storage.run(incoming.url ?? "", () => listener?.(incoming, outgoing)),
  );
  const ask = (n: number) => fetch(`${running.url}/?n=${n}`, n % 2 === 0 ? {} : { method: "POST", body: "content" });
  await Promise.all(Array.from({ length: 40 }, (_, n) => ask(n)));
  await running.close();
  expect(seen.map(([asked]) => Number(asked)).sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, n) => n));
  expect(seen.filter(([asked, stored]) => stored !== `/?n=${asked}`)).toEqual([]);
});

// RFC 9112 6.3, 7.1: content is complete when all of it was read, however late its reader begins.
describe("a stream that is made from the request's content", () => {
  const streamed = (chunks: AsyncIterable<string | Uint8Array>) => new HttpResponse(200, [], chunks);
  const echo = (request: HttpRequest, most = Number.POSITIVE_INFINITY) =>
    streamed(
      (async function* () {
        await sent.pass();
        let read = 0;
        for await (const chunk of request.body) {
          yield chunk;
          read += chunk.byteLength;
          if (read >= most) return;
        }
      })(),
    );
  const echoing = new Service({
    routes: [
      command("POST", "/echo", (request) => echo(request)),
      command("POST", "/first", (request) => echo(request, 1)),
      command("POST", "/unread", () => streamed(unrelated())),
      command("GET", "/", () => HttpResponse.text("hello")),
    ],
  });
  async function* unrelated() {
    yield "not read";
    await sent.pass();
  }
  const head = (path: string) => `POST ${path} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n`;
  const chunkOf = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
  const END = "0\r\n\r\n";

  it.each([
    ["in one packet", [`${head("/echo")}${chunkOf("first")}${chunkOf("second")}${END}`]],
    ["in two", [`${head("/echo")}${chunkOf("first")}`, `${chunkOf("second")}${END}`]],
    ["behind its head", [head("/echo"), chunkOf("first"), `${chunkOf("second")}${END}`]],
  ])("has all of it where its reader waits, and it comes %s", (_how, parts) =>
    serving(echoing, async (open) => {
      const [stream, last] = await contentsOf(open, ...parts, LAST);
      expect(stream?.replaceAll(/\w+\r\n(\w*)\r\n/g, "$1")).toBe("firstsecond");
      expect(last).toBe("hello");
    }),
  );

  it.each([
    ["what its reader left", "/first", "first"],
    ["what nobody read", "/unread", "not read"],
  ])("leaves the connection to the next request: %s is discarded", (_what, path, said) =>
    serving(echoing, async (open) => {
      for (const content of [
        head(path) + chunkOf("first") + chunkOf("x".repeat(30_000)) + END,
        post(path, `first${"x".repeat(30_000)}`),
      ]) {
        const [stream, last] = await contentsOf(open, content, LAST);
        expect(stream).toContain(said);
        expect(last).toBe("hello");
      }
    }),
  );

  it("closes the connection behind it where more is left than may be unread", () =>
    serving(echoing, async (open) => {
      const more = chunkOf("x".repeat(60_000));
      const [stream, ...rest] = await contentsOf(open, head("/unread"), more, more, more, more, `${END}${LAST}`);
      expect(stream).toContain("not read");
      expect(rest).toEqual([]);
    }));
});

// RFC 9112 8: a part is not taken for the whole, by the reader of the content or by that of the response.
describe("a response that has begun when the request's content cannot be read on", () => {
  let met = "";
  const echo = async function* ({ body }: HttpRequest) {
    try {
      yield* body;
    } catch (error) {
      met = String(error);
      throw error;
    }
  };
  let broken = new Gate();
  async function* unrelated() {
    yield "one";
    await broken.pass();
    yield "two";
  }
  const streaming = new Service({
    onError: () => undefined,
    routes: [
      command("POST", "/echo", (request) => new HttpResponse(200, [], echo(request))),
      command("POST", "/unrelated", () => new HttpResponse(200, [], unrelated())),
    ],
  });
  const begun = (path: string, framing: string) => `POST ${path} HTTP/1.1\r\nHost: a\r\n${framing}`;
  const chunked = "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n";
  const declared = "Content-Length: 10\r\n\r\nhello";
  const close = "Connection: close\r\n";

  /** The content of the response to the first part, to which the rest is sent when that has begun. */
  async function contentOf({ port, server }: Serving, first: string, rest: string): Promise<string> {
    const socket = connect(port, "127.0.0.1");
    let received = "";
    socket.setEncoding("utf8").on("data", (text: string) => {
      received += text;
    });
    const closed = new Promise((resolve) => socket.once("close", resolve));
    socket.write(first);
    await once(socket, "data");
    // The time for it is over at the next look of node:http, which has its own clock.
    if (rest === "") server.requestTimeout = 1;
    socket.write(rest);
    await closed;
    return received.slice(received.indexOf("\r\n\r\n") + 4);
  }

  it.each([
    ["is malformed", begun("/echo", chunked), "zz\r\n"],
    ["is malformed, on a connection that closes", begun("/echo", close + chunked), "zz\r\n"],
    ["does not come within requestTime", begun("/echo", chunked), ""],
    ["does not come, on a connection that closes", begun("/echo", close + chunked), ""],
    ["has a length, and does not come", begun("/echo", close + declared), ""],
  ])("is cut where it is made from that content, which %s", (_how, first, rest) =>
    serving(
      streaming,
      async (open) => {
        met = "";
        expect(await contentOf(open, first, rest)).toBe("5\r\nhello\r\n");
        expect(met).toContain("BodyIncomplete");
      },
      { keepAlive: LONG_HANG },
    ),
  );

  it.each([
    ["is malformed", begun("/unrelated", chunked), "zz\r\n"],
    ["does not come within requestTime", begun("/unrelated", chunked), ""],
  ])("is completed where it is not, and its connection is closed behind it: the content %s", (_how, first, rest) => {
    // No limit on time closes it.
    stopClock();
    return serving(streaming, async (open) => {
      broken = new Gate();
      open.server.once("clientError", () => broken.open());
      expect(await contentOf(open, first, rest)).toBe("3\r\none\r\n3\r\ntwo\r\n0\r\n\r\n");
    });
  });
});
