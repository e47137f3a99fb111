import { once } from "node:events";
import { createServer } from "node:http";
import { type ClientHttp2Session, connect as connectHttp2 } from "node:http2";
import { type AddressInfo, connect, type Socket } from "node:net";
import type { Readable } from "node:stream";
import { afterEach, expect, it } from "vitest";
import { HttpResponse } from "../../http/response.ts";
import { command } from "../../route/route.ts";
import { Service } from "../../service/service.ts";
import { Http1Adapter } from "./http1Adapter.ts";
import { Http2Adapter } from "./http2Adapter.ts";
import { serverOptions, settledLimits } from "./limits.ts";
import { Watch } from "./watch.ts";

// Connections are looked at when the test says so: no time passes.

const LIMITS = settledLimits({ stallTime: 2_000 });
/** Bytes that the client reads before each look. Those of five looks are more than the systems of both sides buffer. */
const STEP = 8 * 1_048_576;
const LOOKS = 16;

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function start(isHttp2: boolean, chunk: Uint8Array | string): Promise<{ watch: Watch; port: number }> {
  async function* onePiece() {
    yield chunk;
  }
  const service = new Service({ routes: [command("GET", "/", () => new HttpResponse(200, [], onePiece()))] });
  const watch = new Watch(LIMITS.stallTime);
  const server = createServer(await serverOptions(LIMITS));
  if (isHttp2) {
    const adapter = new Http2Adapter(service, LIMITS, watch);
    server.removeAllListeners("connection").on("connection", (socket: Socket) => adapter.take(socket));
  } else {
    new Http1Adapter(service, LIMITS, watch).listenTo(server);
  }
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { watch, port: (server.address() as AddressInfo).port };
}

function ask(isHttp2: boolean, port: number): Readable {
  if (isHttp2) {
    const session: ClientHttp2Session = connectHttp2(`http://127.0.0.1:${port}`);
    ends.push(() => session.destroy());
    return session.on("error", () => undefined).request({ ":path": "/" });
  }
  const socket = connect(port, "127.0.0.1");
  ends.push(() => socket.destroy());
  socket.write("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  return socket;
}

it.each([
  { what: "bytes over HTTP/1.1", isHttp2: false, chunk: () => new Uint8Array(LOOKS * STEP) },
  { what: "text over HTTP/1.1", isHttp2: false, chunk: () => "x".repeat(LOOKS * STEP) },
  { what: "bytes over HTTP/2", isHttp2: true, chunk: () => new Uint8Array(LOOKS * STEP) },
])("a client that reads between the looks is not cut, however long a piece of a stream is: $what", async (row) => {
  const { watch, port } = await start(row.isHttp2, row.chunk());
  const client = ask(row.isHttp2, port);
  expect(watch.looksIn(LIMITS.stallTime)).toBeLessThan(LOOKS / 2);
  let received = 0;
  let unlooked = 0;
  client.on("error", () => undefined);
  client.on("data", (chunk: Uint8Array) => {
    received += chunk.byteLength;
    unlooked += chunk.byteLength;
    if (unlooked < STEP) return;
    unlooked = 0;
    watch.lookAtAll();
  });
  await new Promise((resolve) => client.once("close", resolve));
  expect(received).toBeGreaterThanOrEqual(LOOKS * STEP);
});
