import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import { type Context, command, HttpResponse, Resource, route, Service } from "signalbox";
import { type NodeUpgrade, serve } from "signalbox/node";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { HANG } from "./bounds.mjs";
import { CERTIFICATE } from "./certificate.ts";
import { stopClock } from "./clock.ts";

const SIZE = 24 * 1_048_576;

/** Milliseconds that a reader takes for each 64 KiB: twelve seconds for the whole. */
const PAUSE = 30;

describe("a client that reads slowly and steadily", () => {
  it.each([
    { what: "bytes", options: {}, body: () => new Uint8Array(SIZE) },
    { what: "bytes, with TLS", options: { tls: CERTIFICATE, http2: false }, body: () => new Uint8Array(SIZE) },
    { what: "text", options: {}, body: () => "x".repeat(SIZE) },
    { what: "a stream", options: {}, body: () => pieces() },
  ])("gets all of a response of $what, however long that takes", async ({ options, body }) => {
    stopClock();
    const routes = [command("GET", "/", () => new HttpResponse(200, [], body()))];
    const serving = await serve(new Service({ routes, trace: false }), {
      port: 0,
      limits: { stallTime: 5_000, keepAlive: 300 },
      ...options,
    });
    onTestFinished(() => serving.close());
    const socket = await open(serving.port, "tls" in options);
    let received = 0;
    socket.on("data", (chunk: Uint8Array) => {
      received += chunk.byteLength;
      // A steady rate. The system hands on what was read in lumps of megabytes, so that the limit is well above one lump.
      vi.advanceTimersByTime((PAUSE * chunk.byteLength) / 65_536);
    });
    socket.write("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
    await once(socket, "close");
    expect(received).toBeGreaterThan(SIZE);
  });
});

// RFC 9112 9.3.2: where node:http hands a connection over, it no longer wakes the response that is being sent.
describe("a response that its client takes in parts is complete", { concurrent: true }, () => {
  class Taken extends Resource {
    override represent() {
      return "";
    }
    override upgrade(_ctx: Context, { socket }: NodeUpgrade) {
      socket.end("HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n");
    }
  }
  const service = new Service({
    routes: [
      route("/taken", Taken),
      command("GET", "/bytes", () => new HttpResponse(200, [], new Uint8Array(SIZE))),
      command("GET", "/stream", () => new HttpResponse(200, [], pieces())),
    ],
  });
  const upgrade = (path: string) =>
    `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: upgrade, close\r\nUpgrade: websocket\r\n\r\n`;

  it.for(
    ["/bytes", "/stream"].flatMap((path) => [
      { path, what: "CONNECT", status: 501, behind: "CONNECT a:1 HTTP/1.1\r\nHost: a:1\r\n\r\n" },
      { path, what: "a request for a WebSocket", status: 101, behind: upgrade("/taken") },
      { path, what: "one that is given back", status: 404, behind: upgrade("/nowhere") },
    ]),
  )("with $what behind it: $path", async ({ path, status, behind }, { expect, onTestFinished }) => {
    const serving = await serve(service, { port: 0 });
    onTestFinished(() => serving.close());
    const socket = await open(serving.port, false);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n${behind}`);
    let received = 0;
    let end = "";
    socket.on("data", (chunk: Uint8Array) => {
      received += chunk.byteLength;
      end = `${end}${Buffer.from(chunk).toString("latin1")}`.slice(-1_000);
    });
    // Before this time is up a response that is not woken stays as it is.
    socket.setTimeout(HANG, () => socket.destroy());
    await once(socket, "close");
    expect(received).toBeGreaterThan(SIZE);
    expect(end).toContain(`HTTP/1.1 ${status} `);
  });
});

async function* pieces(): AsyncGenerator<Uint8Array, void, undefined> {
  for (let sent = 0; sent < SIZE; sent += 65_536) yield new Uint8Array(65_536);
}

async function open(port: number, isSecure: boolean): Promise<Socket> {
  const socket = isSecure
    ? connectTls({ port, host: "127.0.0.1", rejectUnauthorized: false })
    : connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  await once(socket, isSecure ? "secureConnect" : "connect");
  return socket;
}
