import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { command, HttpResponse, Resource, route, Service } from "signalbox";
import { type NodeLimits, type Serving, serve } from "signalbox/node";
import { afterEach, describe, expect, it, vi } from "vitest";
import { stopClock } from "./clock.ts";
import { Gate, until } from "./waiting.ts";

let serving: Serving | undefined;
afterEach(async () => {
  serving?.server.closeAllConnections();
  await serving?.close();
  serving = undefined;
});

let slow = new Gate();
class Endless extends Resource {
  released = 0;
  override lifespan(): () => void {
    return () => {
      this.released += 1;
    };
  }
  override async *represent(): AsyncGenerator<Uint8Array, void, undefined> {
    for (let chunk = 0; chunk < 10_000; chunk += 1) yield new Uint8Array(65_536);
  }
}
const endless = new Endless();

async function start(limits: NodeLimits): Promise<Serving> {
  slow = new Gate();
  endless.released = 0;
  const routes = [
    command("GET", "/", () => HttpResponse.text("ok")),
    command("POST", "/unread", () => HttpResponse.text("not read")),
    command("POST", "/read", async (request) => HttpResponse.text(await request.body.text())),
    command("GET", "/slow", async () => {
      await slow.pass();
      return HttpResponse.text("slow");
    }),
    route("/endless", endless),
  ];
  serving = await serve(new Service({ routes, onError: () => undefined }), { port: 0, limits });
  return serving;
}

interface Opened {
  readonly socket: Socket;
  readonly received: () => string;
  /** The server's side of it. */
  readonly accepted: Promise<Socket>;
}

/** A connection, and all that has come on it. */
function open({ port, server }: Serving): Opened {
  const accepted = new Promise<Socket>((resolve) => server.once("connection", resolve));
  const socket = connect(port, "127.0.0.1");
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk.toString("latin1");
  });
  socket.on("error", () => undefined);
  return { socket, received: () => text, accepted };
}

const GET = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";

describe("time", () => {
  it("that a connection may idle is told to the client", async () => {
    const { socket, received } = open(await start({ keepAlive: 7_000 }));
    socket.write(GET);
    await expect.poll(received).toMatch(/ok$/);
    expect(received()).toMatch(/^Keep-Alive: timeout=7\r$/m);
  });

  it("that a connection may idle is not up while a request is coming", async () => {
    stopClock();
    const { socket, received, accepted } = open(await start({ keepAlive: 1_000 }));
    socket.write(GET);
    await until(() => received().endsWith("ok"));
    const theirs = await accepted;
    const arrives = async (text: string) => {
      const whole = theirs.bytesRead + text.length;
      socket.write(text);
      await until(() => theirs.bytesRead === whole);
    };
    await arrives("GET / HTTP/1.1\r\nHost: x\r\nX: ");
    for (let piece = 0; piece < 36; piece += 1) {
      vi.advanceTimersByTime(50);
      await arrives("a");
    }
    socket.write("\r\n\r\n");
    await until(() => received().match(/HTTP\/1.1 200/g)?.length === 2, received);
  });

  it("for the fields: a client that does not finish them is told 408 (RFC 9110 15.5.9)", async () => {
    const { socket, received } = open(await start({ headerTime: 200 }));
    socket.write("GET / HTTP/1.1\r\nHost: x\r\n");
    await once(socket, "close");
    expect(received()).toMatch(/^HTTP\/1.1 408[^]*application\/problem\+json/);
  });

  it("for the whole request: a client that does not finish its content is told 408", async () => {
    const { socket, received } = open(await start({ headerTime: 100, requestTime: 300 }));
    socket.write("POST /read HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nabc");
    await once(socket, "close");
    expect(received()).toMatch(/^HTTP\/1.1 408[^]*Connection: close/);
    expect(received().match(/HTTP\/1.1/g)).toHaveLength(1);
  });

  it("to idle, after which the connection is closed (RFC 9112 9.5)", async () => {
    const { socket, received } = open(await start({ keepAlive: 100 }));
    socket.write(GET);
    await once(socket, "close");
    expect(received()).toMatch(/^HTTP\/1.1 200/);
  });

  it("to take a response: a client that does not is cut, and what its response held is released", async () => {
    const { socket } = open(await start({ stallTime: 300 }));
    socket.pause();
    socket.write("GET /endless HTTP/1.1\r\nHost: x\r\n\r\n");
    await expect.poll(() => endless.released).toBe(1);
  });

  it("to make a response is not the client's, and no stall", async () => {
    stopClock();
    const { socket, received } = open(await start({ stallTime: 100 }));
    socket.write("GET /slow HTTP/1.1\r\nHost: x\r\n\r\n");
    await until(() => slow.came === 1);
    vi.advanceTimersByTime(1_000);
    slow.open();
    await until(() => /^HTTP\/1.1 200[^]*slow$/.test(received()), received);
  });
});

describe("space", () => {
  it("for the target, as the operator says: 414", async () => {
    const { socket, received } = open(await start({ targetBytes: 10 }));
    socket.write("GET /12345678901 HTTP/1.1\r\nHost: x\r\n\r\n");
    await expect.poll(received).toMatch(/^HTTP\/1.1 414/);
  });

  it("for the fields, as the operator says: 431", async () => {
    const { socket, received } = open(await start({ headerBytes: 500 }));
    socket.write(`GET / HTTP/1.1\r\nHost: x\r\nA: ${"b".repeat(500)}\r\n\r\n`);
    await expect.poll(received).toMatch(/^HTTP\/1.1 431/);
  });

  it("for so many requests on one connection: the last one's response says that it is", async () => {
    const { socket, received } = open(await start({ requestsPerConnection: 2 }));
    socket.write(GET);
    await expect.poll(received).toMatch(/ok$/);
    socket.write(GET);
    await once(socket, "close");
    expect(received().match(/HTTP\/1.1 200/g)).toHaveLength(2);
    expect(received()).toMatch(/Connection: close/i);
  });

  it("for so many requests on one connection, which is closed behind the last (RFC 9112 9.6)", async () => {
    // No limit on time can close it.
    stopClock();
    const { socket, received } = open(await start({ requestsPerConnection: 2 }));
    socket.write(GET.repeat(4));
    await once(socket, "close");
    expect(received().match(/HTTP\/1.1 \d+/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 200"]);
    expect(received()).toMatch(/Connection: close[^]*ok$/);
  });

  it("for so many connections at once", async () => {
    const running = await start({ connections: 1 });
    const first = open(running);
    first.socket.write(GET);
    await expect.poll(first.received).toMatch(/200/);
    const second = open(running);
    second.socket.write(GET);
    await once(second.socket, "close");
    expect(second.received()).toBe("");
  });

  it("for so many requests that wait for their turn; then the connection is not read on", async () => {
    const { socket, accepted } = open(await start({ concurrentRequests: 5 }));
    const request = `GET /slow HTTP/1.1\r\nHost: x\r\nX: ${"a".repeat(1000)}\r\n\r\n`;
    socket.write(request.repeat(20_000));
    const theirs = await accepted;
    await until(() => theirs.isPaused());
    // One at a time is begun; and of twenty megabytes the most is still with the client.
    expect(slow.came).toBe(1);
    expect(socket.writableLength).toBeGreaterThan(10_000_000);
  });
});

describe("content that nobody reads", () => {
  it("is thrown away where it is little, and the connection goes on", async () => {
    const { socket, received } = open(await start({}));
    socket.write(`POST /unread HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n${"a".repeat(60_000)}${GET}`);
    await expect.poll(received).toMatch(/not read[^]*HTTP\/1.1 200[^]*ok$/);
  });

  it("closes the connection where more is declared", async () => {
    const { socket, received } = open(await start({}));
    socket.write("POST /unread HTTP/1.1\r\nHost: x\r\nContent-Length: 65537\r\n\r\n");
    await once(socket, "close");
    expect(received()).toMatch(/^HTTP\/1.1 200[^]*Connection: close[^]*not read$/);
  });

  it("closes the connection where more comes in chunks", async () => {
    const running = await start({});
    const { socket, received } = open(running);
    socket.write("POST /unread HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n");
    const chunk = `1000\r\n${"a".repeat(4096)}\r\n`;
    for (let sent = 0; sent < 40; sent += 1) socket.write(chunk);
    await once(socket, "close");
    expect(received()).toMatch(/not read$/);
  });

  it("goes on where there was little in chunks", async () => {
    const { socket, received } = open(await start({}));
    socket.write(`POST /unread HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n${GET}`);
    await expect.poll(received).toMatch(/not read[^]*HTTP\/1.1 200[^]*ok$/);
  });
});
