import { once } from "node:events";
import { type ClientHttp2Session, type ClientHttp2Stream, connect, constants } from "node:http2";
import { connect as connectSocket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { command, HttpResponse, Service } from "signalbox";
import { type ServeOptions, type Serving, serve } from "signalbox/node";
import { afterEach, describe, expect, it } from "vitest";
import { FLAG, fieldBlock, frame, PREFACE, TYPE } from "./fuzz/http2/frames.mjs";

let serving: Serving | undefined;
const sessions: ClientHttp2Session[] = [];
afterEach(async () => {
  for (const session of sessions.splice(0)) session.destroy();
  await serving?.close();
  serving = undefined;
});

let handled = 0;
async function start(options: ServeOptions): Promise<Serving> {
  handled = 0;
  const routes = [
    command("GET", "/", (request) => {
      handled += 1;
      return HttpResponse.text(request.headers.get("host") ?? "none");
    }),
    command("GET", "/slow", async () => {
      handled += 1;
      await pause(600);
      return HttpResponse.text("slow");
    }),
    command("GET", "/breaks", () => new HttpResponse(200, [], breaks())),
    command("GET", "/large", () => new HttpResponse(200, [], new Uint8Array(8 * 1_048_576))),
    command("GET", "/late", () => new HttpResponse(200, [], late())),
    command("POST", "/", async (request) => HttpResponse.text(await request.body.text())),
  ];
  serving = await serve(new Service({ routes, onError: () => undefined }), { port: 0, http2: true, ...options });
  return serving;
}

async function* breaks(): AsyncGenerator<string, void, undefined> {
  yield "part";
  await pause(20);
  throw new Error("no more");
}

/** Quiet for longer than a client may stall, and then more than it takes without reading. */
async function* late(): AsyncGenerator<Uint8Array, void, undefined> {
  yield new Uint8Array(1);
  await pause(700);
  for (let chunk = 0; chunk < 64; chunk += 1) yield new Uint8Array(65_536);
}

function open({ url }: Serving): ClientHttp2Session {
  const session = connect(url);
  session.on("error", () => undefined);
  sessions.push(session);
  return session;
}

function ask(session: ClientHttp2Session, fields: Record<string, string>): ClientHttp2Stream {
  const stream = session.request(fields, { endStream: (fields[":method"] ?? "GET") === "GET" });
  stream.on("error", () => undefined);
  return stream;
}

/** However it ends. */
function closed(stream: ClientHttp2Stream): Promise<void> {
  return new Promise((resolve) => {
    stream.once("close", resolve);
  });
}

async function statusOf(stream: ClientHttp2Stream): Promise<number | undefined> {
  const [fields] = await once(stream, "response");
  return fields[":status"];
}

describe("over HTTP/2, as over HTTP/1.1", () => {
  it("a stream that fails midway ends with INTERNAL_ERROR, so that the part is not taken for the whole (RFC 9113 8.1)", async () => {
    const stream = ask(open(await start({})), { ":path": "/breaks" });
    stream.resume();
    await closed(stream);
    expect(stream.rstCode).toBe(constants.NGHTTP2_INTERNAL_ERROR);
  });

  it("requestTime holds: content that does not come is told 408 (RFC 9110 15.5.9)", async () => {
    const stream = ask(open(await start({ limits: { requestTime: 300 } })), { ":path": "/", ":method": "POST" });
    const trickle = setInterval(() => stream.write("x"), 50);
    expect(await statusOf(stream)).toBe(408);
    clearInterval(trickle);
  });

  it("headerBytes hold (RFC 6585 5)", async () => {
    const session = open(await start({}));
    expect(await statusOf(ask(session, { ":path": "/", "x-long": "x".repeat(30_000) }))).toBe(431);
    expect(await statusOf(ask(session, { ":path": "/", "x-short": "x".repeat(10_000) }))).toBe(200);
  });

  // The values are normalised to compare them (RFC 3986 6.2).
  it.each([
    ["a.example", "b.example", 400],
    ["a.example", "a.example", 200],
    ["a.example", "A.Example", 200],
    ["A.example", "a.example", 200],
    ["a.example", "a.example:80", 200],
    ["a.example:80", "a.example", 200],
    ["a.example", "a.example:", 200],
    ["a.example", "a.example:443", 400],
    ["a.example:8080", "a.example", 400],
    ["[::80]", "[:]", 400],
  ])("the authority %s with the Host %s is %d (RFC 9113 8.3.1)", async (authority, host, status) => {
    const session = open(await start({}));
    expect(await statusOf(ask(session, { ":path": "/", ":authority": authority, host }))).toBe(status);
  });

  it("keepAlive holds after a callback that took longer than it", async () => {
    const session = open(await start({ limits: { keepAlive: 200 } }));
    const stream = ask(session, { ":path": "/slow" });
    expect(await statusOf(stream)).toBe(200);
    stream.resume();
    await once(session, "close");
  });

  it("keepAlive holds where the client only sends pings", async () => {
    const session = open(await start({ limits: { keepAlive: 200 } }));
    await once(session, "connect");
    const pings = setInterval(() => session.closed || session.destroyed || session.ping(() => undefined), 30);
    await once(session, "close");
    clearInterval(pings);
  });

  it("stallTime holds for a stream that was quiet before its client stopped to read", async () => {
    const session = open(await start({ limits: { stallTime: 300 } }));
    const stream = ask(session, { ":path": "/late" });
    expect(await statusOf(stream)).toBe(200);
    // Nobody reads, so that the window of 65,535 bytes is full.
    await closed(stream);
    expect(stream.rstCode).toBe(constants.NGHTTP2_CANCEL);
  });

  it("a client that reads slowly and steadily gets all of it", async () => {
    const session = open(await start({ limits: { stallTime: 300 } }));
    const stream = ask(session, { ":path": "/large" });
    let taken = 0;
    stream.on("data", (chunk: Uint8Array) => {
      taken += chunk.byteLength;
      stream.pause();
      setTimeout(() => stream.resume(), 8);
    });
    await once(stream, "end");
    expect(taken).toBe(8 * 1_048_576);
  });

  it.each([
    { what: "a field section that is never completed (RFC 9113 4.3)", more: () => [] },
    {
      what: "a field section that has no end",
      more: () => Array.from({ length: 500 }, () => frame(TYPE.CONTINUATION, 0, 1)),
    },
  ])("headerTime holds: $what ends the connection", async ({ more }) => {
    const { port } = await start({ limits: { headerTime: 300, keepAlive: 300, stallTime: 300 } });
    const socket = connectSocket(port, "127.0.0.1").resume();
    socket.on("error", () => undefined);
    const begun = frame(TYPE.HEADERS, FLAG.END_STREAM, 1, fieldBlock([[":method", "GET"]]));
    socket.write(Buffer.concat([PREFACE, frame(TYPE.SETTINGS, 0, 0), begun, ...more()]));
    await new Promise((resolve) => socket.once("close", resolve));
    expect(handled).toBe(0);
  });

  it("a client that opens streams and resets them is expelled, and others are served", async () => {
    const running = await start({ limits: { concurrentRequests: 20, keepAlive: 5_000 } });
    const session = open(running);
    // With an error or without.
    const expelled = new Promise((resolve) => session.once("close", resolve));
    let opened = 0;
    const attack = setInterval(() => {
      for (let stream = 0; stream < 10 && !session.closed && !session.destroyed && opened < 5_000; stream += 1) {
        opened += 1;
        ask(session, { ":path": "/slow" }).close(constants.NGHTTP2_CANCEL);
      }
    }, 1);
    await expelled;
    clearInterval(attack);
    // Twice what may be open at once, and those that were on their way.
    expect(handled).toBeLessThan(20 * 2 + 100);
    expect(await statusOf(ask(open(running), { ":path": "/" }))).toBe(200);
  });
});
