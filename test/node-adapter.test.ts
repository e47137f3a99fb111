import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { type Context, command, HttpResponse, Resource, route, Service } from "signalbox";
import { type Serving, serve } from "signalbox/node";
import { afterEach, describe, expect, it } from "vitest";
import { nextAccepted, sendParts } from "./sockets.ts";
import { Gate, turns, until } from "./waiting.ts";

let serving: Serving | undefined;
afterEach(async () => {
  serving?.server.closeAllConnections();
  await serving?.close().catch(() => undefined);
  serving = undefined;
});

async function start(service: Service): Promise<Serving> {
  serving = await serve(service, { port: 0 });
  return serving;
}

/** Sends bytes as they are, and gives all that comes until the server closes. */
async function exchange({ port }: Serving, text: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(text);
  return readAll(socket);
}

async function readAll(socket: Socket): Promise<string> {
  let received = "";
  socket.on("data", (chunk) => {
    received += chunk.toString("latin1");
  });
  socket.on("error", () => undefined);
  await once(socket, "close");
  return received;
}

class Dated extends Resource {
  override lastModified(): Date {
    return new Date("2024-01-01T12:00:00Z");
  }
  override represent(ctx: Context): unknown {
    return { accept: ctx.request.headers.get("accept"), target: ctx.request.target };
  }
}

class Upload extends Resource {
  released = 0;
  override readonly allowedMethods = ["POST"];
  override readonly consumes = ["application/json"];
  override readonly maxBodyBytes = 100;
  override lifespan(): () => void {
    return () => {
      this.released += 1;
    };
  }
  override processPost(): unknown {
    return "taken";
  }
}

const LINE = "Mon, 01 Jan 2024 12:00:00 GMT";

describe("what arrives on a socket", () => {
  const service = () => new Service({ routes: [route("/dated", Dated), route("/upload", Upload)] });

  it("takes several lines of one field as one list (RFC 9110 5.3)", async () => {
    const response = await exchange(
      await start(service()),
      "GET /dated HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAccept: text/csv\r\nAccept: */*\r\n\r\n",
    );
    expect(response).toContain('"accept":"text/csv, */*"');
  });

  it("ignores If-Modified-Since on two lines, of which node:http would drop the second (RFC 9110 13.1.3)", async () => {
    const field = `If-Modified-Since: ${LINE}\r\n`;
    const text = `GET /dated HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${field}${field}\r\n`;
    expect(await exchange(await start(service()), text)).toMatch(/^HTTP\/1.1 200/);
  });

  it("takes a target in absolute form (RFC 9112 3.2.2)", async () => {
    const response = await exchange(
      await start(service()),
      "GET http://elsewhere/dated?a=1 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    );
    expect(response).toContain('"target":"/dated?a=1"');
  });

  it("responds to OPTIONS * (RFC 9110 9.3.7)", async () => {
    const text = "OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    expect(await exchange(await start(service()), text)).toMatch(/^HTTP\/1.1 204/);
  });

  it("responds to an unknown expectation with 417 and a problem (RFC 9110 10.1.1)", async () => {
    const response = await exchange(
      await start(service()),
      "GET /dated HTTP/1.1\r\nHost: x\r\nConnection: close\r\nExpect: the-moon\r\n\r\n",
    );
    expect(response).toMatch(/^HTTP\/1.1 417[^]*application\/problem\+json/);
  });

  it("continues on 100-continue (RFC 9110 10.1.1)", async () => {
    const { port } = await start(service());
    const socket = connect(port, "127.0.0.1");
    const head = "POST /upload HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n";
    socket.write(`${head}Connection: close\r\nExpect: 100-continue\r\n\r\n`);
    const [interim] = await once(socket, "data");
    expect(String(interim)).toMatch(/^HTTP\/1.1 100/);
    socket.write("{}");
    expect(await readAll(socket)).toMatch(/^HTTP\/1.1 200/);
  });

  it("refuses a declared length over the size before a byte of it came (RFC 9110 15.5.14)", async () => {
    const head = "POST /upload HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 101\r\n\r\n";
    expect(await exchange(await start(service()), head)).toMatch(/^HTTP\/1.1 413[^]*Connection: close/);
  });

  it("refuses a chunked body while reading, once it is over the size", async () => {
    const head =
      "POST /upload HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n";
    const response = await exchange(await start(service()), `${head}65\r\n${"1".repeat(101)}\r\n`);
    expect(response).toMatch(/^HTTP\/1.1 413[^]*Connection: close/);
    expect(response).toContain(
      "X-Framework-Trace: B13,B12,B11,B10,B9,B8,B7,B6,B5,B4,B3,C3,D4,F6,G7,G8,H10,I12,L13,M16,N16,N11,P0a",
    );
  });

  it("releases what a request held whose client left in the middle of its body", async () => {
    const upload = new Upload();
    const service = new Service({ routes: [route("/upload", upload)], onError: () => undefined });
    const { port, server } = await start(service);
    const accepted = nextAccepted(server);
    const socket = connect(port, "127.0.0.1");
    const head = "POST /upload HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n";
    await sendParts(socket, accepted, [`${head}{`]);
    socket.destroy();
    await expect.poll(() => upload.released).toBe(1);
  });
});

describe("a stream on a socket", () => {
  class Endless extends Resource {
    produced = 0;
    released = 0;
    override lifespan(): () => void {
      return () => {
        this.released += 1;
      };
    }
    override represent(): AsyncIterable<Uint8Array> | Promise<AsyncIterable<Uint8Array>> {
      return this.#chunks();
    }
    async *#chunks(): AsyncGenerator<Uint8Array, void, undefined> {
      for (; this.produced < 100_000; this.produced += 1) yield new Uint8Array(65_536);
    }
  }

  it("waits for a client that does not read, and stops when it leaves", async () => {
    const endless = new Endless();
    const { port } = await start(new Service({ routes: [route("/endless", endless)] }));
    const socket = connect(port, "127.0.0.1");
    socket.pause();
    socket.write("GET /endless HTTP/1.1\r\nHost: x\r\n\r\n");
    await expect.poll(() => endless.produced).toBeGreaterThan(0);
    let waiting = 0;
    for (let round = 0; round < 100 && waiting !== endless.produced; round += 1) {
      waiting = endless.produced;
      await turns(200);
    }
    expect(endless.produced).toBe(waiting);
    socket.destroy();
    await expect.poll(() => endless.released).toBe(1);
    expect(endless.produced).toBe(waiting);
  });

  it("is let go where the client left before it began", async () => {
    const endless = new Endless();
    const gate = new Gate();
    endless.represent = async () => {
      await gate.pass();
      return Endless.prototype.represent.call(endless);
    };
    const { port, server } = await start(new Service({ routes: [route("/endless", endless)] }));
    const accepted = nextAccepted(server);
    const socket = connect(port, "127.0.0.1");
    socket.write("GET /endless HTTP/1.1\r\nHost: x\r\n\r\n");
    await until(() => gate.came === 1);
    const left = once(await accepted, "end");
    socket.destroy();
    await left;
    gate.open();
    await expect.poll(() => endless.released).toBe(1);
  });

  it("is cut, and no second status sent, where the producer throws half-way", async () => {
    const seen: unknown[] = [];
    class Failing extends Resource {
      override async *represent(): AsyncGenerator<Uint8Array, void, undefined> {
        yield new TextEncoder().encode("begun");
        await turns(20);
        throw new Error("half-way");
      }
    }
    const service = new Service({ routes: [route("/failing", Failing)], onError: (error) => seen.push(error) });
    const response = await exchange(await start(service), "GET /failing HTTP/1.1\r\nHost: x\r\n\r\n");
    expect(response).toMatch(/^HTTP\/1.1 200[^]*begun/);
    expect(response.match(/HTTP\/1.1/g)).toHaveLength(1);
    expect(response).not.toMatch(/\r\n0\r\n\r\n$/);
    expect(seen).toEqual([new Error("half-way")]);
  });
});

describe("closing", () => {
  it("finishes what is in flight, tells the connection to close, and takes nobody new", async () => {
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    let respond = () => {};
    const responding = new Promise<void>((resolve) => {
      respond = resolve;
    });
    const slow = command("GET", "/slow", async () => {
      begin();
      await responding;
      return HttpResponse.text("done");
    });
    const running = await start(new Service({ routes: [slow] }));
    const pending = fetch(`${running.url}/slow`);
    await begun;
    const closed = running.close();
    await expect.poll(() => running.server.listening).toBe(false);
    await expect(fetch(`${running.url}/slow`)).rejects.toThrow();
    respond();
    const response = await pending;
    expect(response.headers.get("connection")).toBe("close");
    expect(await response.text()).toBe("done");
    await closed;
  });

  it("closes connections that idle", async () => {
    const running = await start(new Service({ routes: [command("GET", "/", () => HttpResponse.text("ok"))] }));
    const socket = connect(running.port, "127.0.0.1");
    socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    await once(socket, "data");
    await Promise.all([once(socket, "close"), running.close()]);
  });

  it("listens with null for its times to drain, as settings in JSON have it", async () => {
    serving = await serve(new Service({ routes: [] }), { port: 0, drain: null as never });
    expect((await fetch(serving.url)).status).toBe(404);
    await serving.drain();
  });

  it("says that a port is in use", async () => {
    const { port } = await start(new Service({ routes: [] }));
    await expect(serve(new Service({ routes: [] }), { port })).rejects.toThrow("EADDRINUSE");
  });
});
