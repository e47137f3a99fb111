import { once } from "node:events";
import { createServer } from "node:http";
import { connect as connectHttp2, constants } from "node:http2";
import { type AddressInfo, connect } from "node:net";
import { command, type HttpRequest, HttpResponse, Service } from "signalbox";
import { nodeListener, type Serving, serve } from "signalbox/node";
import { afterEach, describe, expect, it } from "vitest";
import { CERTIFICATE } from "./certificate.ts";
import { connectionsOf } from "./sockets.ts";
import { turns, until } from "./waiting.ts";

let serving: Serving | undefined;
/** The server has seen that its clients are gone. */
const allLeft = () => until(async () => serving !== undefined && (await connectionsOf(serving.server)) === 0);
afterEach(async () => {
  await serving?.close();
  serving = undefined;
});

/** Asks, and gives what waits for the first content and what leaves. A POST sends a part of what it has declared. */
type Visitor = (url: string, method?: "POST") => { readonly content: Promise<unknown>; readonly leave: () => void };

const overHttp1: Visitor = (url, method) => {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.on("error", () => undefined);
  const content = method === undefined ? "\r\n" : "Content-Length: 100\r\n\r\npart";
  socket.write(`${method ?? "GET"} / HTTP/1.1\r\nHost: x\r\n${content}`);
  return { content: once(socket, "data"), leave: () => socket.resetAndDestroy() };
};

function overHttp2(code: number | "session"): Visitor {
  return (url, method) => {
    const session = connectHttp2(url, { rejectUnauthorized: false });
    const stream = session.request(method === undefined ? {} : { ":method": method, "content-length": "100" });
    for (const each of [session, stream]) each.on("error", () => undefined);
    if (method !== undefined) stream.write("part");
    const leave = () => {
      if (code === "session") return session.destroy();
      stream.close(code, () => session.close());
    };
    return { content: once(stream, "data"), leave };
  };
}

/** One chunk, and then nothing more: a client that leaves does so while nothing is being written. */
function quietStream(): { readonly body: AsyncIterableIterator<string>; readonly letGo: Promise<void> } {
  const { promise: letGo, resolve } = withResolvers();
  let begun = false;
  const body: AsyncIterableIterator<string> = {
    [Symbol.asyncIterator]: () => body,
    next: () => {
      if (begun) return new Promise(() => undefined);
      begun = true;
      return Promise.resolve({ done: false, value: "one" });
    },
    return: () => {
      resolve();
      return Promise.resolve({ done: true, value: undefined });
    },
  };
  return { body, letGo };
}

function withResolvers(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

async function readAsItArrives(request: HttpRequest): Promise<number> {
  let total = 0;
  for await (const chunk of request.body) total += chunk.byteLength;
  return total;
}

describe.each([
  { name: "over HTTP/1.1", options: {}, visit: overHttp1 },
  ...[{ tls: CERTIFICATE, http2: true }, { http2: true }].flatMap((options) => {
    const how = "tls" in options ? "HTTP/2 with TLS" : "HTTP/2 in cleartext";
    return [
      { name: `over ${how}, with CANCEL`, options, visit: overHttp2(constants.NGHTTP2_CANCEL) },
      { name: `over ${how}, with NO_ERROR`, options, visit: overHttp2(constants.NGHTTP2_NO_ERROR) },
      { name: `over ${how}, with its connection`, options, visit: overHttp2("session") },
    ];
  }),
])("a client that leaves $name", ({ options, visit }) => {
  async function start(handler: (request: HttpRequest) => HttpResponse | Promise<HttpResponse>): Promise<string> {
    const routes = [command("GET", "/", handler), command("POST", "/", handler)];
    serving = await serve(new Service({ routes }), { port: 0, ...options });
    return serving.url;
  }

  it("is heard by a stream that has nothing to send for now", async () => {
    const { body, letGo } = quietStream();
    const { content, leave } = visit(await start(() => new HttpResponse(200, [], body)));
    await content;
    // The write is done, and node:http2 could take the stream for finished.
    await turns(10);
    leave();
    await letGo;
  });

  it("aborts the signal of a request whose response is being sent", async () => {
    const { promise: begun, resolve: begin } = withResolvers();
    const { promise: aborted, resolve: abort } = withResolvers();
    const url = await start(async (request) => {
      request.signal.addEventListener("abort", abort, { once: true });
      begin();
      await aborted;
      return HttpResponse.text("late");
    });
    const { content, leave } = visit(url);
    content.catch(() => undefined);
    await begun;
    leave();
    await aborted;
  });

  it("leaves nothing open of a stream that comes afterwards", async () => {
    const { promise: begun, resolve: begin } = withResolvers();
    const { body, letGo } = quietStream();
    const url = await start(async ({ signal }) => {
      const left = new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
      begin();
      await left;
      return new HttpResponse(200, [], body);
    });
    const { content, leave } = visit(url);
    content.catch(() => undefined);
    await begun;
    leave();
    await letGo;
  });

  it("is known from a signal that is asked for afterwards", async () => {
    const { promise: begun, resolve: begin } = withResolvers();
    const { promise: left, resolve: goOn } = withResolvers();
    const states: boolean[] = [];
    const { promise: noted, resolve: note } = withResolvers();
    const url = await start(async (request) => {
      begin();
      await left;
      states.push(request.signal.aborted);
      note();
      return HttpResponse.text("late");
    });
    const { content, leave } = visit(url);
    content.catch(() => undefined);
    await begun;
    leave();
    await allLeft();
    goOn();
    await noted;
    expect(states).toEqual([true]);
  });

  // Who waited for content that can no longer come would hold on for ever to whatever it holds.
  it.each([
    { when: "before", how: "in one piece", read: (request: HttpRequest) => request.body.bytes() },
    { when: "before", how: "as it arrives", read: readAsItArrives },
    { when: "while", how: "in one piece", read: (request: HttpRequest) => request.body.bytes() },
    { when: "while", how: "as it arrives", read: readAsItArrives },
  ])("leaves no one waiting for its content: it left $when it was read $how", async ({ when, read }) => {
    const { promise: begun, resolve: begin } = withResolvers();
    const { promise: left, resolve: goOn } = withResolvers();
    const { promise: told, resolve: tell } = withResolvers();
    const errors: unknown[] = [];
    const url = await start(async (request) => {
      begin();
      if (when === "before") await left;
      await read(request).catch((error: unknown) => errors.push(error));
      tell();
      return HttpResponse.text("late");
    });
    const { content, leave } = visit(url, "POST");
    content.catch(() => undefined);
    await begun;
    leave();
    await allLeft();
    goOn();
    await told;
    expect(errors).toEqual([expect.objectContaining({ name: "BodyIncomplete" })]);
  });
});

it("does not abort the signal of a request whose response was taken whole", async () => {
  const signals: AbortSignal[] = [];
  const handler = (request: HttpRequest) => {
    signals.push(request.signal);
    return HttpResponse.text("whole");
  };
  const service = new Service({ routes: [command("GET", "/", handler)] });
  serving = await serve(service, { port: 0, http2: true, limits: { keepAlive: 100 } });
  for (const visit of [overHttp1, overHttp2(constants.NGHTTP2_CANCEL)]) {
    const { content, leave } = visit(serving.url);
    await content;
    await turns(10);
    leave();
    await allLeft();
  }
  expect(signals.map((signal) => signal.aborted)).toEqual([false, false]);
});

// node:http gives the next response its turn before the connection's own listener hears that the socket has closed.
it.each(["FIN", "RST"])(
  "a client of nodeListener that leaves with %s: its stream is released, and the request behind it does not begin",
  async (how) => {
    const { body, letGo } = quietStream();
    const begun: string[] = [];
    const aborted: string[] = [];
    const handler = ({ target, signal }: HttpRequest) => {
      begun.push(target);
      signal.addEventListener("abort", () => aborted.push(target));
      return new HttpResponse(200, [], body);
    };
    const routes = [command("GET", "/first", handler), command("GET", "/second", handler)];
    const server = createServer(nodeListener(new Service({ routes }))).listen(0, "127.0.0.1");
    await once(server, "listening");
    const arrived = once(server, "connection");
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    socket.on("error", () => undefined);
    socket.write("GET /first HTTP/1.1\r\nHost: x\r\n\r\nGET /second HTTP/1.1\r\nHost: x\r\n\r\n");
    const [accepted] = await arrived;
    const closed = new Promise((resolve) => accepted.once("close", resolve));
    await once(socket, "data");
    if (how === "FIN") socket.end();
    else socket.resetAndDestroy();
    await closed;
    server.close();
    expect(begun).toEqual(["/first"]);
    expect(aborted).toEqual(["/first"]);
    await letGo;
  },
);
