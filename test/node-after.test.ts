import { connect as connectHttp2 } from "node:http2";
import { connect } from "node:net";
import { command, HttpResponse, type Outcome, Service } from "signalbox";
import { serve } from "signalbox/node";
import { describe, expect, it, vi } from "vitest";
import { serving } from "./sockets.ts";
import { Gate, until } from "./waiting.ts";

/** `ctx.after` on Node: the response is out when the system has it, or when the client has left. */

/** More than a socket and its peer take unread. */
const LARGE = "x".repeat(32 * 1_048_576);

function watched(body: () => ConstructorParameters<typeof HttpResponse>[2], before?: () => Promise<void>) {
  const ended: Outcome[] = [];
  const service = new Service({
    onError: vi.fn(),
    routes: [
      command("GET", "/it", {
        handle: async ({ after }) => {
          after((outcome) => void ended.push(outcome));
          await before?.();
          return new HttpResponse(200, ["Content-Type", "text/plain"], body());
        },
      }),
    ],
  });
  return { ended, service };
}

async function* endless(): AsyncGenerator<string> {
  for (;;) yield "x".repeat(65_536);
}

describe("over HTTP/1.1", () => {
  it.each(["GET", "HEAD"])("a task begins when %s has its response", async (method) => {
    const { ended, service } = watched(() => "all");
    await serving(service, async ({ url }) => {
      expect((await fetch(`${url}/it`, { method })).status).toBe(200);
      await until(() => ended.length === 1);
    });
  });

  it("a task begins when the last of the content is with the system, not while a client reads it slowly", async () => {
    const { ended, service } = watched(() => LARGE);
    await serving(service, async ({ port }) => {
      const socket = connect(port, "127.0.0.1");
      socket.write("GET /it HTTP/1.1\r\nHost: a\r\n\r\n");
      await new Promise((resolve) => socket.once("readable", resolve));
      expect(ended).toEqual([]);
      socket.resume();
      await until(() => ended.length === 1);
      socket.destroy();
    });
  });

  it("a task begins when the client leaves its response, whose status stands", async () => {
    const { ended, service } = watched(endless);
    await serving(service, async ({ port }) => {
      const socket = connect(port, "127.0.0.1");
      socket.write("GET /it HTTP/1.1\r\nHost: a\r\n\r\n");
      await new Promise((resolve) => socket.once("readable", resolve));
      socket.destroy();
      await until(() => ended.length === 1);
      expect(ended).toEqual([{ status: 200, error: undefined }]);
    });
  });

  it("a task is done where the client has left before the response was decided", async () => {
    const gate = new Gate();
    const { ended, service } = watched(
      () => "all",
      () => gate.pass(),
    );
    await serving(service, async ({ port, server }) => {
      const socket = connect(port, "127.0.0.1");
      socket.write("GET /it HTTP/1.1\r\nHost: a\r\n\r\n");
      await until(() => gate.came === 1);
      const closed = new Promise((resolve) => server.once("connection", resolve));
      socket.destroy();
      await fetch(`http://127.0.0.1:${port}/none`);
      await closed;
      gate.open();
      await until(() => ended.length === 1);
    });
  });
});

describe("over HTTP/2", () => {
  const body = (kind: string) => (kind === "large" ? LARGE : "all");

  it.each(["small", "large"])("a task begins when the last of %s content is sent", async (kind) => {
    const { ended, service } = watched(() => body(kind));
    const open = await serve(service, { port: 0, http2: true });
    const session = connectHttp2(open.url);
    const stream = session.request({ ":path": "/it" });
    await new Promise((resolve) => stream.once("response", resolve));
    if (kind === "large") expect(ended).toEqual([]);
    stream.resume();
    await until(() => ended.length === 1);
    session.destroy();
    await open.close();
    expect(ended).toEqual([{ status: 200, error: undefined }]);
  });

  it("a task begins when the client resets its stream", async () => {
    const { ended, service } = watched(endless);
    const open = await serve(service, { port: 0, http2: true });
    const session = connectHttp2(open.url);
    const stream = session.request({ ":path": "/it" });
    await new Promise((resolve) => stream.once("response", resolve));
    stream.close(8);
    await until(() => ended.length === 1);
    session.destroy();
    await open.close();
  });
});

describe("drain", () => {
  const pending = (task: () => unknown, stop: () => void) =>
    new Service({
      onError: vi.fn(),
      stop,
      routes: [
        command("GET", "/it", {
          handle: ({ after }) => {
            after(task);
            return HttpResponse.text("all");
          },
        }),
      ],
    });

  it.each([false, true])("waits for tasks behind the last connection (HTTP/2: %s)", async (http2) => {
    const gate = new Gate();
    const stopped = vi.fn();
    const open = await serve(
      pending(() => gate.pass(), stopped),
      { port: 0, http2 },
    );
    await fetch(`${open.url}/it`);
    await until(() => gate.came === 1);
    const drained = open.drain();
    open.server.closeAllConnections();
    await new Promise<void>((resolve) => open.server.once("close", () => resolve()));
    expect(stopped).not.toHaveBeenCalled();
    gate.open();
    await drained;
    expect(stopped).toHaveBeenCalledOnce();
  });

  it("ends in its own time where a task never settles", async () => {
    const stopped = vi.fn();
    const service = pending(() => new Promise(() => undefined), stopped);
    const open = await serve(service, { port: 0, drain: { within: 1 } });
    vi.spyOn(console, "error").mockReturnValue();
    await fetch(`${open.url}/it`);
    await open.drain();
    expect(stopped).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });
});
