import { once } from "node:events";
import { type ClientHttp2Session, type ClientHttp2Stream, connect, constants } from "node:http2";
import { connect as connectSocket } from "node:net";
import { command, HttpResponse, Service } from "signalbox";
import { type ServeOptions, type Serving, serve } from "signalbox/node";
import { afterEach, describe, expect, it, vi } from "vitest";
import { stopClock } from "./clock.ts";
import { FLAG, fieldBlock, frame, PREFACE, TYPE } from "./fuzz/http2/frames.mjs";
import { Gate, until } from "./waiting.ts";

let serving: Serving | undefined;
const sessions: ClientHttp2Session[] = [];
afterEach(async () => {
  for (const session of sessions.splice(0)) session.destroy();
  await serving?.close();
  serving = undefined;
});

let handled = 0;
/** What "/slow", "/breaks" and "/late" wait for. */
let gate = new Gate();
async function start(options: ServeOptions): Promise<Serving> {
  handled = 0;
  gate = new Gate();
  const routes = [
    command("GET", "/", (request) => {
      handled += 1;
      return HttpResponse.text(request.headers.get("host") ?? "none");
    }),
    command("GET", "/slow", async () => {
      handled += 1;
      await gate.pass();
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
  await gate.pass();
  throw new Error("no more");
}

/** Quiet until the gate is open, and then more than a client takes without reading. */
async function* late(): AsyncGenerator<Uint8Array, void, undefined> {
  yield new Uint8Array(1);
  await gate.pass();
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

/** Both have read what the other has sent. */
async function exchanged(session: ClientHttp2Session): Promise<void> {
  if (session.connecting) await once(session, "connect");
  for (let trip = 0; trip < 2; trip += 1) {
    await new Promise<void>((resolve) => {
      if (session.destroyed || !session.ping(() => resolve())) resolve();
    });
  }
}

/** Lets time pass, and both sides see it pass. */
async function passes(session: ClientHttp2Session, milliseconds: number): Promise<void> {
  await exchanged(session);
  for (let passed = 0; passed < milliseconds; passed += 50) {
    vi.advanceTimersByTime(50);
    await exchanged(session);
  }
}

async function passesUntil(session: ClientHttp2Session, isSo: () => boolean): Promise<void> {
  for (let step = 0; step < 1_000 && !isSo(); step += 1) await passes(session, 50);
  await until(isSo);
}

describe("over HTTP/2, as over HTTP/1.1", () => {
  it("a stream that fails midway ends with INTERNAL_ERROR, so that the part is not taken for the whole (RFC 9113 8.1)", async () => {
    const stream = ask(open(await start({})), { ":path": "/breaks" });
    await once(stream, "data");
    gate.open();
    await closed(stream);
    expect(stream.rstCode).toBe(constants.NGHTTP2_INTERNAL_ERROR);
  });

  it("requestTime holds: content that does not come is told 408 (RFC 9110 15.5.9)", async () => {
    stopClock();
    const session = open(await start({ limits: { requestTime: 300 } }));
    const stream = ask(session, { ":path": "/", ":method": "POST" });
    let status: number | undefined;
    stream.once("response", (fields) => {
      status = fields[":status"];
    });
    await passesUntil(session, () => {
      stream.write("x");
      return status !== undefined;
    });
    expect(status).toBe(408);
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
    stopClock();
    const session = open(await start({ limits: { keepAlive: 200 } }));
    const stream = ask(session, { ":path": "/slow" });
    await until(() => gate.came === 1);
    await passes(session, 600);
    gate.open();
    expect(await statusOf(stream)).toBe(200);
    stream.resume();
    await passesUntil(session, () => session.destroyed);
  });

  it("keepAlive holds where the client only sends pings", async () => {
    stopClock();
    const session = open(await start({ limits: { keepAlive: 200 } }));
    await once(session, "connect");
    // A ping or two at each step.
    await passesUntil(session, () => session.destroyed);
  });

  it("stallTime holds for a stream that was quiet before its client stopped to read", async () => {
    stopClock();
    const session = open(await start({ limits: { stallTime: 300 } }));
    const stream = ask(session, { ":path": "/late" });
    expect(await statusOf(stream)).toBe(200);
    await passes(session, 700);
    expect(stream.closed).toBe(false);
    gate.open();
    // Nobody reads, so that the window of 65,535 bytes is full.
    await passesUntil(session, () => stream.closed);
    expect(stream.rstCode).toBe(constants.NGHTTP2_CANCEL);
  });

  it("a client that reads slowly and steadily gets all of it", async () => {
    stopClock();
    const session = open(await start({ limits: { stallTime: 300 } }));
    const stream = ask(session, { ":path": "/large" });
    let taken = 0;
    stream.on("data", (chunk: Uint8Array) => {
      taken += chunk.byteLength;
      vi.advanceTimersByTime(8);
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
    // At each look the count of resets begins anew.
    stopClock();
    const running = await start({ limits: { concurrentRequests: 20 } });
    const session = open(running);
    for (let batch = 0; batch < 500 && !session.destroyed; batch += 1) {
      for (let stream = 0; stream < 10; stream += 1) {
        ask(session, { ":path": "/slow" }).close(constants.NGHTTP2_CANCEL);
      }
      await exchanged(session);
    }
    expect(session.destroyed).toBe(true);
    // Twice what may be open at once, and those that were on their way.
    expect(handled).toBeLessThanOrEqual(20 * 2 + 10);
    expect(await statusOf(ask(open(running), { ":path": "/" }))).toBe(200);
  });
});
