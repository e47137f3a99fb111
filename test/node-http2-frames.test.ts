import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { command, type HttpRequest, HttpResponse, Service } from "signalbox";
import { type ServeOptions, type Serving, serve } from "signalbox/node";
import { afterEach, describe, expect, it } from "vitest";
import { FLAG, frame, TYPE } from "./fuzz/http2/frames.mjs";
import { FrameClient, head } from "./http2Client.ts";

// What goes out over HTTP/2, frame by frame: the clients of Node take a stream that was reset with NO_ERROR for a complete one.

let serving: Serving | undefined;
const clients: FrameClient[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) client.socket.destroy();
  await serving?.close();
  serving = undefined;
});

async function start(service: Service, options: ServeOptions = {}): Promise<FrameClient> {
  serving = await serve(service, { port: 0, http2: true, ...options });
  return clientOf(connect(serving.port, "127.0.0.1"));
}

function clientOf(socket: Socket): FrameClient {
  const client = new FrameClient(socket);
  clients.push(client);
  return client;
}

// RFC 9113 8.1: a response is complete with END_STREAM. A server may then ask the client to stop sending, with RST_STREAM and
// NO_ERROR, if the request's content is not complete.
describe("a streamed response that begins before the request's content is read", () => {
  const streamed = (chunks: AsyncIterable<string | Uint8Array>) => new HttpResponse(200, [], chunks);
  async function* unrelated() {
    yield "one";
    await pause(20);
    yield "two";
  }
  async function* firstOf({ body }: HttpRequest) {
    for await (const chunk of body) {
      yield chunk;
      return;
    }
  }
  const service = new Service({
    onError: () => undefined,
    maxBodyBytes: 8,
    routes: [
      command("POST", "/unread", () => streamed(unrelated())),
      command("POST", "/echo", ({ body }) => streamed(body)),
      command("POST", "/first", (request) => streamed(firstOf(request))),
      command("POST", "/text", async ({ body }) => HttpResponse.text(await body.text())),
    ],
  });

  it.each([
    ["/unread", ["HEADERS", "DATA one", "DATA two", "DATA , END_STREAM"]],
    ["/echo", ["HEADERS", "DATA hello", "DATA , END_STREAM"]],
    ["/first", ["HEADERS", "DATA hello", "DATA , END_STREAM"]],
  ])("ends with END_STREAM alone where the content is complete: %s", async (path, frames) => {
    const client = await start(service);
    client.send(head(1, path, "POST"), frame(TYPE.DATA, FLAG.END_STREAM, 1, Buffer.from("hello")));
    await expect.poll(() => client.of(1)).toEqual(frames);
    await pause(50);
    expect(client.of(1)).toEqual(frames);
  });

  it.each([
    ["/unread", ["HEADERS", "DATA one", "DATA two", "DATA , END_STREAM", "RST_STREAM 0"]],
    ["/first", ["HEADERS", "DATA hello", "DATA , END_STREAM", "RST_STREAM 0"]],
  ])("ends with END_STREAM and then NO_ERROR where the client still sends: %s", async (path, frames) => {
    const client = await start(service);
    client.send(head(1, path, "POST"), frame(TYPE.DATA, 0, 1, Buffer.from("hello")));
    await expect.poll(() => client.of(1)).toEqual(frames);
  });

  it("ends with INTERNAL_ERROR where the content comes too late, so that the part is not taken for the whole", async () => {
    const client = await start(service, { limits: { requestTime: 200 } });
    client.send(head(1, "/echo", "POST"), frame(TYPE.DATA, 0, 1, Buffer.from("hello")));
    await expect.poll(() => client.of(1), { timeout: 2_000 }).toEqual(["HEADERS", "DATA hello", "RST_STREAM 2"]);
  });

  it.each(["/first", "/text"])("holds nothing where its reader stopped early: %s", async (path) => {
    const client = await start(service, { limits: { keepAlive: 200 } });
    const data = (flags: number) => frame(TYPE.DATA, flags, 1, Buffer.from("too long"));
    client.send(head(1, path, "POST"), data(0), data(FLAG.END_STREAM));
    await expect.poll(() => client.isClosed, { timeout: 4_000 }).toBe(true);
  });
});

/** The last stream that a GOAWAY accepts, and its code (RFC 9113 6.8). */
function farewells({ frames }: FrameClient): readonly (readonly [last: number, code: number])[] {
  return frames
    .filter(({ type }) => type === TYPE.GOAWAY)
    .map(({ payload }) => [payload.readUInt32BE(0), payload.readUInt32BE(4)]);
}

const hello = new Service({ routes: [command("GET", "/", () => HttpResponse.text("hello"))] });
const GET_FLAGS = FLAG.END_HEADERS | FLAG.END_STREAM;

it("requestsPerConnection: after the last stream that may come GOAWAY is sent, and it is served (RFC 9113 6.8)", async () => {
  const client = await start(hello, { limits: { requestsPerConnection: 2, keepAlive: 20_000 } });
  client.send(head(1, "/", "GET", GET_FLAGS));
  await expect.poll(() => client.of(1)).toEqual(["HEADERS", "DATA hello, END_STREAM"]);
  expect(farewells(client)).toEqual([]);
  client.send(head(3, "/", "GET", GET_FLAGS));
  await expect.poll(() => client.isClosed, { timeout: 4_000 }).toBe(true);
  expect(client.of(3)).toEqual(["HEADERS", "DATA hello, END_STREAM"]);
  expect(farewells(client)).toContainEqual([3, 0]);
});

// RFC 9113 6.8: a client may send a stream again elsewhere that GOAWAY says was not served, and must know which those are.
describe("a server that drains", () => {
  const slow = new Service({
    routes: [
      command("GET", "/", () => HttpResponse.text("hello")),
      command("GET", "/slow", async () => {
        await pause(300);
        return HttpResponse.text("slow");
      }),
    ],
  });

  it("says at once which stream is the last, and serves those up to it", async () => {
    const client = await start(slow);
    client.send(head(1, "/slow", "GET", GET_FLAGS));
    await pause(50);
    const drained = serving?.drain();
    await expect.poll(() => farewells(client)).toEqual([[1, 0]]);
    client.send(head(3, "/", "GET", GET_FLAGS));
    await drained;
    expect(client.of(1)).toEqual(["HEADERS", "DATA slow, END_STREAM"]);
    expect(client.of(3)).toEqual([]);
    expect(new Set(farewells(client).map(([last]) => last))).toEqual(new Set([1]));
  });

  // Node 20 reads no more from a connection whose frames it could not read, and does not see that the client has left.
  it("does not wait for a client that has left behind frames that cannot be read", async () => {
    const never = command("POST", "/", async ({ body }) => HttpResponse.text(await body.text()));
    const limits = { keepAlive: 300, requestTime: 0 };
    const client = await start(new Service({ routes: [never] }), {
      limits,
      drain: { within: Number.POSITIVE_INFINITY },
    });
    client.send(head(1, "/", "POST"), frame(TYPE.PING, 0, 0, Buffer.alloc(8)));
    await expect.poll(() => client.frames.some(({ type }) => type === TYPE.PING)).toBe(true);
    client.send(frame(TYPE.DATA, 0, 0, Buffer.from("on no stream")));
    await expect.poll(() => farewells(client).length, { timeout: 20_000 }).toBeGreaterThan(0);
    client.socket.destroy();
    await serving?.drain();
  }, 30_000);

  it("serves the first stream of a connection that it had accepted before", async () => {
    serving = await serve(slow, { port: 0, http2: true });
    const socket = connect(serving.port, "127.0.0.1");
    await pause(50);
    const drained = serving.drain();
    await pause(50);
    const client = clientOf(socket);
    client.send(head(1, "/", "GET", GET_FLAGS));
    await expect.poll(() => client.of(1)).toEqual(["HEADERS", "DATA hello, END_STREAM"]);
    await drained;
    expect(farewells(client)).toContainEqual([1, 0]);
  });
});

it("a client that opens streams and resets them is told ENHANCE_YOUR_CALM (RFC 9113 7)", async () => {
  const never = command("GET", "/", () => new Promise<HttpResponse>(() => undefined));
  const client = await start(new Service({ routes: [never] }), { limits: { concurrentRequests: 5 } });
  // One more than twice what may be open at once. Were more on their way, the connection would be reset, and the frame lost.
  for (let stream = 1; stream <= 21; stream += 2) {
    client.send(head(stream, "/"), frame(TYPE.RST_STREAM, 0, stream, Buffer.from([0, 0, 0, 8])));
  }
  await expect.poll(() => client.isClosed).toBe(true);
  expect(farewells(client).at(-1)?.[1]).toBe(11);
});
