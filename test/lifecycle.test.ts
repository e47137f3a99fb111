import { createServer } from "node:net";
import { command, HttpResponse, LifecycleError, Service, type ServiceOptions } from "signalbox";
import { fetchHandler } from "signalbox/fetch";
import { lambdaHandler } from "signalbox/lambda";
import { serve } from "signalbox/node";
import { request } from "signalbox/testing";
import { describe, expect, it, vi } from "vitest";
import { Gate, until } from "./waiting.ts";

/** What "/slow" waits for. */
let gate = new Gate();

/** A service that needs something open, and writes down what happens to it. */
function opened(log: string[], more: Omit<ServiceOptions, "routes"> = {}): Service {
  gate = new Gate();
  return new Service({
    start: async () => {
      log.push("open");
      return () => void log.push("close");
    },
    routes: [
      command("GET", "/", () => {
        log.push("handled");
        return HttpResponse.text("ok");
      }),
      command("GET", "/slow", async () => {
        await gate.pass();
        log.push("handled late");
        return HttpResponse.text("ok");
      }),
    ],
    ...more,
  });
}

const broken = { start: () => Promise.reject(new Error("no database")) };

describe("serve on Node", () => {
  it("starts before it listens, and stops when the last request is done", async () => {
    const log: string[] = [];
    const serving = await serve(opened(log), { port: 0 });
    expect(log).toEqual(["open"]);
    const slow = fetch(`${serving.url}/slow`, { headers: { connection: "close" } });
    await fetch(serving.url, { headers: { connection: "close" } });
    await until(() => gate.came === 1);
    const stopped = Promise.all([serving.drain(), serving.close()]);
    await until(() => !serving.server.listening);
    gate.open();
    await Promise.all([stopped, slow]);
    await serving.closed;
    expect(log).toEqual(["open", "handled", "handled late", "close"]);
  });

  it("serves nothing where a start hook throws", async () => {
    const { port } = await freePort();
    await expect(serve(opened([], broken), { port })).rejects.toThrow(
      new LifecycleError("The service did not start: no database"),
    );
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  });

  it("stops where the port cannot be had", async () => {
    const log: string[] = [];
    const taken = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => taken.once("listening", resolve));
    const { port } = taken.address() as { port: number };
    await expect(serve(opened(log), { port })).rejects.toThrow("EADDRINUSE");
    expect(log).toEqual(["open", "close"]);
    taken.close();
  });

  it("waits for a stop hook no longer than `within`, and says so", async () => {
    const onError = vi.fn();
    const service = opened([], { stop: () => new Promise(() => {}), onError });
    const serving = await serve(service, { port: 0, drain: { within: 50 } });
    await serving.close();
    await serving.closed;
    expect(onError.mock.calls.map(([error]) => String(error))).toEqual([
      "LifecycleError: A stop hook was not done within 50 ms, and is not waited for.",
    ]);
  });

  it("says on the console what a stop hook throws, where there is no error hook", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const cause = new Error("busy");
    const serving = await serve(opened([], { stop: () => Promise.reject(cause) }), { port: 0 });
    await serving.close();
    expect(log.mock.calls).toEqual([["A stop hook failed: busy", cause]]);
    log.mockRestore();
  });
});

describe("runtimes that do not tell when they begin", () => {
  const event = {
    rawPath: "/",
    rawQueryString: "",
    headers: {},
    requestContext: { http: { method: "GET", sourceIp: "192.0.2.1" } },
  };

  it("start with the first request, once", async () => {
    const log: string[] = [];
    const handler = fetchHandler(opened(log));
    const send = async () => (await handler(new Request("http://service.test/"))).status;
    expect(log).toEqual([]);
    expect(await Promise.all([send(), send()])).toEqual([200, 200]);
    expect(await send()).toBe(200);
    expect(log).toEqual(["open", "handled", "handled", "handled"]);
    const onLambda: string[] = [];
    const invoke = lambdaHandler(opened(onLambda));
    expect([(await invoke(event)).statusCode, (await invoke(event)).statusCode]).toEqual([200, 200]);
    expect(onLambda).toEqual(["open", "handled", "handled"]);
  });

  it("respond 503 where a start hook throws, report it, and try again", async () => {
    const log: string[] = [];
    const onError = vi.fn();
    let isDown = true;
    const start = () => {
      if (isDown) throw new Error("no database");
    };
    const service = opened(log, { start, onError });
    const handler = fetchHandler(service);
    const refused = await handler(new Request("http://service.test/"));
    expect([refused.status, refused.headers.get("content-type")]).toEqual([503, "application/problem+json"]);
    expect(await refused.text()).not.toContain("database");
    expect((await lambdaHandler(service)(event)).statusCode).toBe(503);
    expect(onError).toHaveBeenCalledTimes(2);
    isDown = false;
    expect((await handler(new Request("http://service.test/"))).status).toBe(200);
    expect(log).toEqual(["handled"]);
  });

  it("wait for nothing where there are no hooks", () => {
    const service = new Service({ routes: [command("GET", "/", () => HttpResponse.text("ok"))] });
    expect(fetchHandler(service)(new Request("http://service.test/"))).toBeInstanceOf(Response);
  });
});

describe("signalbox/testing", () => {
  it("starts with the first request, and service.stop() stops", async () => {
    const log: string[] = [];
    const service = opened(log);
    await request(service, "GET", "/");
    await request(service, "GET", "/");
    await service.stop();
    expect(log).toEqual(["open", "handled", "handled", "close"]);
  });

  it("rejects where a start hook throws", async () => {
    await expect(request(opened([], broken), "GET", "/")).rejects.toThrow("The service did not start: no database");
  });

  it("a service that was drained and stopped is ready when it is started again", async () => {
    const service = opened([], { readiness: "/ready" });
    const ready = async () => (await request(service, "GET", "/ready")).status;
    expect(await ready()).toBe(200);
    service.drain();
    expect(await ready()).toBe(503);
    await service.stop();
    expect(await ready()).toBe(200);
  });
});

async function freePort(): Promise<{ port: number }> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return { port };
}
