import { command, HttpResponse, Service } from "signalbox";
import { type BunListenOptions, serve as serveBun } from "signalbox/bun";
import { denoHandler, serve as serveDeno } from "signalbox/deno";
import { afterEach, describe, expect, it, vi } from "vitest";

// What the adapters ask of Bun and Deno, by stand-ins for their servers. How these serve is in test/runtimes.

afterEach(() => {
  Reflect.deleteProperty(globalThis, "Bun");
  Reflect.deleteProperty(globalThis, "Deno");
});

function tellingPeer() {
  const stopped = vi.fn();
  const service = new Service({
    routes: [command("GET", "/", ({ peer }) => HttpResponse.text(String(peer)))],
    start: () => stopped,
  });
  return { service, stopped };
}

describe("serve of signalbox/bun", () => {
  function bun(href = "http://127.0.0.1:8080/") {
    const stop = vi.fn(async (_isCut?: boolean) => undefined);
    const serve = vi.fn((_options: { fetch: (request: Request, server: object) => Response | Promise<Response> }) => ({
      url: new URL(href),
      port: 8080,
      stop,
      requestIP: () => ({ address: "192.0.2.1" }),
    }));
    Object.assign(globalThis, { Bun: { serve } });
    return { serve, stop };
  }

  it("listens at the loopback address unless it is told otherwise, without Bun's limit of content", async () => {
    const { serve } = bun();
    const { service } = tellingPeer();
    const { url, port } = await serveBun(service);
    expect([url, port]).toEqual(["http://127.0.0.1:8080", 8080]);
    expect(serve).toHaveBeenCalledExactlyOnceWith({
      port: 8080,
      hostname: "127.0.0.1",
      reusePort: false,
      idleTimeout: 60,
      maxRequestBodySize: Number.MAX_SAFE_INTEGER,
      fetch: expect.any(Function),
    });
    const { fetch } = serve.mock.calls[0]?.[0] ?? {};
    const response = await fetch?.(new Request(url), { requestIP: () => ({ address: "192.0.2.1" }) });
    expect(await response?.text()).toBe("192.0.2.1");
  });

  it("listens where it is told", async () => {
    const { serve } = bun();
    await serveBun(tellingPeer().service, { port: 1, host: "::1", reusePort: true });
    expect(serve.mock.calls[0]?.[0]).toMatchObject({ port: 1, hostname: "::1", reusePort: true });
  });

  it("stops the server when it closes, and cuts it when the time to drain is up", async () => {
    const { stop } = bun();
    const { service, stopped } = tellingPeer();
    await (await serveBun(service)).close();
    expect([stop.mock.calls, stopped.mock.calls.length]).toEqual([[[]], 1]);
    vi.useFakeTimers();
    stop.mockImplementationOnce(() => new Promise(() => undefined));
    const serving = await serveBun(tellingPeer().service, { drain: { within: 5 } });
    void serving.drain();
    await vi.advanceTimersByTimeAsync(5);
    expect(stop.mock.calls).toEqual([[], [], [true]]);
    vi.useRealTimers();
  });

  it("names what else there is where Bun is not, and options that are not its own", async () => {
    const { service } = tellingPeer();
    await expect(serveBun(service)).rejects.toThrow("signalbox/bun runs on Bun; there is signalbox/node for Node.");
    await expect(serveBun(service, { reusePort: 1 } as unknown as BunListenOptions)).rejects.toThrow("reusePort");
    await expect(serveBun(service, { hots: "a" } as BunListenOptions)).rejects.toThrow("hots");
  });
});

describe("serve of signalbox/deno", () => {
  function deno(addr: { hostname?: string; port?: number } = { hostname: "127.0.0.1", port: 9000 }) {
    const shutdown = vi.fn(async () => undefined);
    const serve = vi.fn(
      (_options: { signal: AbortSignal; onListen: () => void }, _handler: ReturnType<typeof denoHandler>) => ({
        addr,
        shutdown,
      }),
    );
    Object.assign(globalThis, { Deno: { serve } });
    return { serve, shutdown };
  }

  it("listens at the loopback address unless it is told otherwise, and says so itself", async () => {
    const { serve } = deno();
    const { url, port } = await serveDeno(tellingPeer().service);
    expect([url, port]).toEqual(["http://127.0.0.1:9000", 9000]);
    const [options, handler] = serve.mock.calls[0] ?? [];
    expect(options).toMatchObject({ port: 8080, hostname: "127.0.0.1" });
    expect(options?.onListen()).toBeUndefined();
    const response = await handler?.(new Request(url), { remoteAddr: { hostname: "192.0.2.1" } });
    expect(await response?.text()).toBe("192.0.2.1");
  });

  it("listens where it is told, at an address of IPv6 too", async () => {
    const { serve } = deno({});
    const { url, port } = await serveDeno(tellingPeer().service, { port: 1, host: "::1" });
    expect([url, port]).toEqual(["http://[::1]:1", 1]);
    expect(serve.mock.calls[0]?.[0]).toMatchObject({ port: 1, hostname: "::1" });
  });

  it("shuts the server down when it closes, and cuts it when the time to drain is up", async () => {
    const { serve, shutdown } = deno();
    const { service, stopped } = tellingPeer();
    await (await serveDeno(service)).close();
    expect([shutdown.mock.calls.length, stopped.mock.calls.length]).toEqual([1, 1]);
    vi.useFakeTimers();
    shutdown.mockImplementationOnce(() => new Promise(() => undefined));
    const serving = await serveDeno(tellingPeer().service, { drain: { within: 5 } });
    void serving.drain();
    const signal = serve.mock.calls[1]?.[0].signal;
    expect(signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(5);
    expect(signal?.aborted).toBe(true);
    vi.useRealTimers();
  });

  it("names what else there is where Deno is not, and options that are not its own", async () => {
    const { service } = tellingPeer();
    await expect(serveDeno(service)).rejects.toThrow("signalbox/deno runs on Deno; there is signalbox/node for Node.");
    await expect(serveDeno(service, { reusePort: true } as object)).rejects.toThrow("reusePort");
  });

  it("has a handler that knows no client where Deno knows none", async () => {
    const response = await denoHandler(tellingPeer().service)(new Request("http://x/"), { remoteAddr: {} });
    expect(await response.text()).toBe("undefined");
  });
});
