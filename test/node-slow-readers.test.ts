import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import { command, HttpResponse, Service } from "signalbox";
import { serve } from "signalbox/node";
import { describe, it } from "vitest";
import { CERTIFICATE } from "./certificate.ts";

const SIZE = 24 * 1_048_576;

/** Milliseconds that a reader takes for each 64 KiB. */
const PAUSE = 6;

// Each mostly waits.
describe("a client that reads slowly and steadily", { concurrent: true }, () => {
  it.for([
    { what: "bytes", options: {}, body: () => new Uint8Array(SIZE) },
    { what: "bytes, with TLS", options: { tls: CERTIFICATE, http2: false }, body: () => new Uint8Array(SIZE) },
    { what: "text", options: {}, body: () => "x".repeat(SIZE) },
    { what: "a stream", options: {}, body: () => pieces() },
  ])(
    "gets all of a response of $what, however long that takes",
    async ({ options, body }, { expect, onTestFinished }) => {
      const routes = [command("GET", "/", () => new HttpResponse(200, [], body()))];
      const serving = await serve(new Service({ routes, trace: false }), {
        port: 0,
        limits: { stallTime: 2_000, keepAlive: 300 },
        ...options,
      });
      onTestFinished(() => serving.close());
      const socket = await open(serving.port, "tls" in options);
      let received = 0;
      socket.on("data", (chunk: Uint8Array) => {
        received += chunk.byteLength;
        // A steady rate. The system hands on what was read in lumps of megabytes, so that the limit is well above one lump.
        socket.pause();
        setTimeout(() => socket.resume(), (PAUSE * chunk.byteLength) / 65_536);
      });
      socket.write("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
      await once(socket, "close");
      expect(received).toBeGreaterThan(SIZE);
    },
  );
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
