import { once } from "node:events";
import { Agent, request as ask } from "node:http";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { command, HttpResponse, Service } from "signalbox";
import { type ServeOptions, type Serving, serve } from "signalbox/node";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";

let serving: Serving | undefined;
afterEach(async () => {
  serving?.server.closeAllConnections();
  await serving?.close();
  serving = undefined;
});

async function start(options: ServeOptions = {}): Promise<Serving> {
  const service = new Service({
    readiness: "/ready",
    trace: true,
    onError: () => undefined,
    routes: [
      command("GET", "/", () => HttpResponse.text("ok")),
      command("GET", "/slow", async () => {
        await pause(300);
        return HttpResponse.text("slow");
      }),
      command("GET", "/forever", () => new Promise<HttpResponse>(() => undefined)),
    ],
  });
  serving = await serve(service, { port: 0, limits: { keepAlive: 2000 }, ...options });
  return serving;
}

/** One request on a connection of the agent's. */
function send(agent: Agent, { port }: Serving, path: string): Promise<{ status?: number; connection?: string }> {
  return new Promise((resolve, reject) => {
    const asked = ask({ agent, port, host: "127.0.0.1", path }, (response) => {
      response.resume().on("end", () => {
        const { connection } = response.headers;
        resolve({ ...(response.statusCode && { status: response.statusCode }), ...(connection && { connection }) });
      });
    });
    asked.on("error", reject).end();
  });
}

describe("draining", () => {
  it("responds to what is in flight, and says that the connection closes (RFC 9112 9.6)", async () => {
    const running = await start();
    const agent = new Agent({ keepAlive: true });
    const pending = send(agent, running, "/slow");
    await pause(50);
    const drained = running.drain();
    expect(await pending).toEqual({ status: 200, connection: "close" });
    await drained;
  });

  it.each([Number.POSITIVE_INFINITY, 2 ** 31])("cuts nothing where it has %d ms: no timer is that long", async (ms) => {
    const running = await start({ drain: { within: ms } });
    const pending = send(new Agent(), running, "/slow");
    await pause(50);
    const drained = running.drain();
    expect(await pending).toMatchObject({ status: 200 });
    await drained;
  });

  it("responds to a request sent on an open connection after the signal, and closes that then", async () => {
    const running = await start();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect(await send(agent, running, "/")).toEqual({ status: 200, connection: "keep-alive" });
    const drained = running.drain();
    await pause(100);
    expect(await send(agent, running, "/")).toEqual({ status: 200, connection: "close" });
    await drained;
  });

  it("loses none of the requests of clients that keep sending on their connections", async () => {
    const running = await start();
    const lost: unknown[] = [];
    let responded = 0;
    const client = async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (let sent = 0; sent < 10_000; sent += 1) {
        try {
          const { connection } = await send(agent, running, "/");
          responded += 1;
          // RFC 9112 9.6: who reads this sends nothing more here.
          if (connection === "close") return;
        } catch (error) {
          lost.push(error);
          return;
        }
      }
    };
    const clients = Array.from({ length: 20 }, client);
    await vi.waitUntil(() => responded > 100, { timeout: 20_000 });
    await running.drain();
    await Promise.all(clients);
    expect(lost).toEqual([]);
  });

  it("responds to the whole of what was sent in one go before it closes", async () => {
    const running = await start();
    const socket = connect(running.port, "127.0.0.1");
    let received = "";
    socket.on("data", (chunk) => {
      received += String(chunk);
    });
    socket.write("GET /slow HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n");
    await pause(50);
    await running.drain();
    expect(received.match(/HTTP\/1.1 200/g)).toHaveLength(2);
    expect(received.match(/Connection: close/g)).toHaveLength(1);
  });

  it("accepts nobody new, or goes on for as long as it is told, and says 503 where readiness is asked", async () => {
    const running = await start({ drain: { acceptFor: 400 } });
    expect((await fetch(`${running.url}/ready`)).status).toBe(200);
    const drained = running.drain();
    const ready = await fetch(`${running.url}/ready`);
    expect([ready.status, ready.headers.get("x-framework-trace")]).toEqual([503, "B13"]);
    expect((await fetch(`${running.url}/`)).status).toBe(200);
    await pause(500);
    await expect(fetch(`${running.url}/`)).rejects.toThrow();
    await drained;
  });

  it("waits no longer than it is told, and cuts what is left", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
    onTestFinished(() => said.mockRestore());
    const running = await start({ drain: { within: 300 } });
    const pending = send(new Agent(), running, "/forever");
    const failed = expect(pending).rejects.toThrow();
    await pause(50);
    await running.drain();
    expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/still open .* were cut/));
    await failed;
  });

  it("is begun by the first signal; the second finds its default", async () => {
    const running = await start({ signals: ["SIGUSR2"] });
    expect(process.listenerCount("SIGUSR2")).toBe(1);
    process.kill(process.pid, "SIGUSR2");
    await running.closed;
    expect(process.listenerCount("SIGUSR2")).toBe(0);
  });

  it("leaves no listener behind where it was closed without a signal", async () => {
    const running = await start({ signals: true });
    expect([process.listenerCount("SIGTERM") > 0, process.listenerCount("SIGINT") > 0]).toEqual([true, true]);
    const before = process.listenerCount("SIGTERM");
    await running.close();
    expect(process.listenerCount("SIGTERM")).toBe(before - 1);
  });

  it("can be hurried by close", async () => {
    const running = await start({ limits: { keepAlive: 60_000 }, drain: { within: 60_000 } });
    const socket = connect(running.port, "127.0.0.1");
    socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    await once(socket, "data");
    const drained = running.drain();
    await running.close();
    await drained;
  });
});
