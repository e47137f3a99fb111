import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { connect as connectHttp2 } from "node:http2";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { connect as connectTls } from "node:tls";
import { fileURLToPath } from "node:url";
import { describe, expect, it, type TestContext } from "vitest";
import { CERTIFICATE } from "./certificate.ts";

interface Stopping {
  readonly child: ChildProcess;
  readonly port: number;
  /** Drain by SIGTERM. The exit code, and how long it took, in milliseconds. */
  readonly stop: () => Promise<{ code: number | null; took: number }>;
  /** `close()`, as Ctrl-C does it in the command line. The exit code. */
  readonly close: () => Promise<number | null>;
  /** How many sockets are open. */
  readonly connections: () => Promise<number>;
}

/** A module of the folder in a process of its own, when it has sent its first message, which is given too. */
async function forked(test: TestContext, module: string, argument: string): Promise<[ChildProcess, unknown]> {
  const child = fork(fileURLToPath(new URL(`./stopping/${module}`, import.meta.url)), [argument], {
    execArgv: [],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  test.onTestFinished(() => void child.kill("SIGKILL"));
  const [message] = await once(child, "message");
  return [child, message];
}

/** A service in a process of its own, which drains on SIGTERM. */
async function start(test: TestContext, options: object): Promise<Stopping> {
  const [child, port] = await forked(test, "service.mjs", JSON.stringify(options));
  const stop = async () => {
    const begun = performance.now();
    child.kill("SIGTERM");
    const [code] = await once(child, "exit");
    return { code, took: performance.now() - begun };
  };
  const close = async () => {
    child.send("close");
    const [code] = await once(child, "exit");
    return code;
  };
  const connections = async () => {
    child.send("count");
    const [count] = await once(child, "message");
    return count;
  };
  return { child, port: Number(port), stop, close, connections };
}

/** An HTTP/2 client that got one response, keeps its connection, and is suspended: it acknowledges nothing any more. */
async function sleeping(test: TestContext, port: number): Promise<void> {
  const [sleeper] = await forked(test, "sleeper.mjs", String(port));
  sleeper.kill("SIGSTOP");
}

/** Asks again and again: in tests that run at once, `expect.poll` does not know whose it is. */
async function until(count: () => Promise<number>, wanted: number): Promise<void> {
  for (const start = performance.now(); (await count()) !== wanted; await pause(20)) {
    if (performance.now() - start > 20_000)
      throw new Error(`There are ${await count()} connections, and not ${wanted}.`);
  }
}

/** A connection that sends nothing, when the service has accepted it: one that still waits for that is no part of the test. */
async function silent({ port, connections }: Stopping): Promise<void> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  await until(connections, 1);
}

/** What `within` gives, and time for the slowest machine to come to it. It is never the assertion: without it, nothing ends. */
const MARGIN = 8_000;

/** Limits that end nothing in the time of a test, so that only what is tested can. */
const ENDLESS = { limits: { headerTime: 600_000, keepAlive: 600_000 }, drain: { within: 600_000 } };

// Each has a process of its own, and mostly waits.
describe("SIGTERM ends the process, whatever is connected", { concurrent: true }, () => {
  it("a connection that has not sent a byte", async (test) => {
    const service = await start(test, ENDLESS);
    await silent(service);
    expect((await service.stop()).code).toBe(0);
  });

  it("a connection that has not begun its TLS handshake", async (test) => {
    const service = await start(test, { ...ENDLESS, tls: CERTIFICATE });
    await silent(service);
    expect((await service.stop()).code).toBe(0);
  });

  it.for([{ http2: false }, { http2: true }])(
    "a connection that has sent nothing since its TLS handshake, with HTTP/2: $http2",
    async ({ http2 }, test) => {
      const { port, stop } = await start(test, { ...ENDLESS, tls: CERTIFICATE, http2 });
      const socket = connectTls({ port, host: "127.0.0.1", rejectUnauthorized: false });
      socket.on("error", () => undefined).resume();
      await once(socket, "secureConnect");
      await pause(100);
      expect((await stop()).code).toBe(0);
    },
  );

  it.for([
    { what: "has not begun", sent: [] },
    // The head of a record of a handshake, whose content never comes.
    { what: "stops halfway", sent: [22, 3, 1, 2, 0, 1] },
  ])("a TLS handshake that $what, within the time that is given", async ({ sent }, test) => {
    const { port, stop } = await start(test, { ...ENDLESS, tls: CERTIFICATE, drain: { within: 500 } });
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined);
    await once(socket, "connect");
    socket.write(Buffer.from(sent));
    await pause(100);
    const { code, took } = await stop();
    expect(code).toBe(0);
    expect(took).toBeLessThan(500 + MARGIN);
  });

  it.for([{ tls: false }, { tls: true }])(
    "a request that never gets a response, with TLS: $tls",
    async ({ tls }, test) => {
      const { port, stop } = await start(test, { ...(tls && { tls: CERTIFICATE }), drain: { within: 500 } });
      const socket = tls
        ? connectTls({ port, host: "127.0.0.1", rejectUnauthorized: false })
        : connect(port, "127.0.0.1");
      socket.on("error", () => undefined);
      await once(socket, tls ? "secureConnect" : "connect");
      socket.write("GET /forever HTTP/1.1\r\nHost: a\r\n\r\n");
      await pause(100);
      expect((await stop()).code).toBe(0);
    },
  );

  it.for(["before it idles", "after it has idled"])("an HTTP/2 client that sleeps: %s", async (when, test) => {
    const { port, stop } = await start(test, { http2: true, limits: { keepAlive: 500 }, drain: { within: 60_000 } });
    await sleeping(test, port);
    if (when === "after it has idled") await pause(1_500);
    const inFlight = fetch(`http://127.0.0.1:${port}/slow`)
      .then((response) => response.text())
      .catch(() => "reset");
    await pause(100);
    const { code } = await stop();
    expect({ code, inFlight: await inFlight }).toEqual({ code: 0, inFlight: "slow" });
  });

  it("an HTTP/2 client that sleeps, within the time that is given", async (test) => {
    const { port, stop } = await start(test, { ...ENDLESS, http2: true, drain: { within: 1_000 } });
    await sleeping(test, port);
    const { code, took } = await stop();
    expect(code).toBe(0);
    expect(took).toBeLessThan(1_000 + MARGIN);
  });

  it("an HTTP/2 client that keeps its connection", async (test) => {
    const { port, stop } = await start(test, { http2: true, drain: { within: 60_000 } });
    const session = connectHttp2(`http://127.0.0.1:${port}`);
    session.on("error", () => undefined);
    const stream = session.request({ ":path": "/" });
    await once(stream, "response");
    stream.resume();
    expect((await stop()).code).toBe(0);
  });
});

describe("close() ends at once what has no request", { concurrent: true }, () => {
  it.for([
    { name: "of HTTP/1.1", options: {} },
    { name: "of either version", options: { http2: true } },
    { name: "with TLS", options: { tls: CERTIFICATE, http2: false } },
    { name: "of either version, with TLS", options: { tls: CERTIFICATE, http2: true } },
  ])("a connection $name that has not sent a byte", async ({ options }, test) => {
    const service = await start(test, { ...ENDLESS, ...options });
    await silent(service);
    expect(await service.close()).toBe(0);
  });

  it("an HTTP/2 client that sleeps", async (test) => {
    const { port, close } = await start(test, { ...ENDLESS, http2: true });
    await sleeping(test, port);
    expect(await close()).toBe(0);
  });
});

it("an HTTP/2 connection that was closed for idling keeps no socket, though its client sleeps", async (test) => {
  const { port, connections } = await start(test, { http2: true, limits: { keepAlive: 500 } });
  await sleeping(test, port);
  await until(connections, 0);
});
