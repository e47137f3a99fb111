import { once } from "node:events";
import { createServer } from "node:http";
import { type ClientHttp2Session, connect as connectHttp2 } from "node:http2";
import { createServer as createSecureServer } from "node:https";
import { type AddressInfo, connect, type Socket } from "node:net";
import type { Readable } from "node:stream";
import { connect as connectTls } from "node:tls";
import { afterEach, describe, expect, it, vi } from "vitest";
import { HANG } from "../../../test/bounds.mjs";
import { CERTIFICATE } from "../../../test/certificate.ts";
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
const WIDE = { timeout: HANG };

function withResolvers(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

type Version = "HTTP/1.1" | "HTTP/1.1 with TLS" | "HTTP/2";
type Handler = () => HttpResponse | Promise<HttpResponse>;

async function start(version: Version, handler: Handler) {
  const service = new Service({ routes: [command("GET", "/", handler)] });
  const watch = new Watch(LIMITS.stallTime);
  const options = await serverOptions(LIMITS);
  const isSecure = version === "HTTP/1.1 with TLS";
  const server = isSecure ? createSecureServer({ ...options, ...CERTIFICATE }) : createServer(options);
  const opened = new Promise<Socket>((resolve) => server.once(isSecure ? "secureConnection" : "connection", resolve));
  if (version === "HTTP/2") {
    const adapter = new Http2Adapter({ service, limits: LIMITS, watch });
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
  return { watch, opened, port: (server.address() as AddressInfo).port };
}

function ask(version: Version, port: number): Readable {
  if (version === "HTTP/2") {
    const session: ClientHttp2Session = connectHttp2(`http://127.0.0.1:${port}`);
    ends.push(() => session.destroy());
    return session.on("error", () => undefined).request({ ":path": "/" });
  }
  return askOnSocket(version, port);
}

function askOnSocket(version: Version, port: number): Socket {
  // Tickets of TLS 1.3 follow the handshake: a client that leaves before it has read them resets the connection.
  const address = { port, host: "127.0.0.1", rejectUnauthorized: false, maxVersion: "TLSv1.2" as const };
  const socket = version === "HTTP/1.1" ? connect(address) : connectTls(address);
  ends.push(() => socket.destroy());
  socket.on("error", () => undefined).write("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  return socket;
}

it.each<{ what: string; version: Version; chunk: () => string | Uint8Array }>([
  { what: "bytes", version: "HTTP/1.1", chunk: () => new Uint8Array(LOOKS * STEP) },
  { what: "text", version: "HTTP/1.1", chunk: () => "x".repeat(LOOKS * STEP) },
  { what: "bytes", version: "HTTP/2", chunk: () => new Uint8Array(LOOKS * STEP) },
])(
  "a client that reads between the looks is not cut, however long a chunk of a stream is: $what, $version",
  async ({ version, chunk }) => {
    async function* onePiece() {
      yield chunk();
    }
    const { watch, port } = await start(version, () => new HttpResponse(200, [], onePiece()));
    const client = ask(version, port);
    expect(watch.looksIn(LIMITS.stallTime)).toBeLessThan(LOOKS / 2);
    let received = 0;
    let unlooked = 0;
    client.on("error", () => undefined);
    client.on("data", (bytes: Uint8Array) => {
      received += bytes.byteLength;
      unlooked += bytes.byteLength;
      if (unlooked < STEP) return;
      unlooked = 0;
      watch.lookAtAll();
    });
    await new Promise((resolve) => client.once("close", resolve));
    expect(received).toBeGreaterThanOrEqual(LOOKS * STEP);
  },
);

// RFC 9112 9.6: it may still read. Whether it does is known once something was sent to it: the head.
const VERSIONS: readonly Version[] = ["HTTP/1.1", "HTTP/1.1 with TLS"];
describe.each(VERSIONS)("a client that closes its side before a silent stream begins, over %s", (version) => {
  async function begin({ leaves }: { leaves: boolean }) {
    const { promise: asked, resolve: noteAsked } = withResolvers();
    const { promise: responding, resolve: respond } = withResolvers();
    let send: (result: IteratorResult<string>) => void = () => {};
    const source = {
      next: () => new Promise<IteratorResult<string>>((resolve) => (send = resolve)),
      return: vi.fn(() => Promise.resolve({ done: true as const, value: undefined })),
    };
    const { watch, opened, port } = await start(version, async () => {
      noteAsked();
      await responding;
      return new HttpResponse(200, [], { [Symbol.asyncIterator]: () => source });
    });
    const client = askOnSocket(version, port);
    const received: string[] = [];
    client.setEncoding("latin1").on("data", (text: string) => received.push(text));
    const ended = once(await opened, "end");
    await asked;
    if (leaves) client.destroy();
    else client.end();
    await ended;
    respond();
    return { watch, received, source, send: (value: string) => send({ done: false, value }) };
  }

  it("and has left: its source is released at a look", async () => {
    const { watch, source } = await begin({ leaves: true });
    await vi.waitFor(() => {
      watch.lookAtAll();
      expect(source.return).toHaveBeenCalledOnce();
    }, WIDE);
  });

  it("and still reads: it gets the stream, however long that is silent", async () => {
    const { watch, received, source, send } = await begin({ leaves: false });
    await vi.waitFor(() => expect(received.join("")).toMatch(/^HTTP\/1\.1 200 /), WIDE);
    for (let look = 0; look < 4 * watch.looksIn(LIMITS.stallTime); look += 1) watch.lookAtAll();
    send("late");
    await vi.waitFor(() => expect(received.join("")).toContain("late"), WIDE);
    expect(source.return).not.toHaveBeenCalled();
  });
});
