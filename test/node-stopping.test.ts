import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { connect as connectHttp2 } from "node:http2";
import { connect } from "node:net";
import { connect as connectTls } from "node:tls";
import { fileURLToPath } from "node:url";
import { describe, expect, it, type TestContext } from "vitest";
import { LONG_HANG } from "./bounds.mjs";
import { CERTIFICATE } from "./certificate.ts";
import { freshDist } from "./freshDist.mjs";
import { until } from "./waiting.ts";

/** What a service says of itself. */
interface State {
  readonly isListening: boolean;
  /** Sockets that are open. */
  readonly connections: number;
  /** Handshakes of TLS that are complete. */
  readonly secured: number;
  /** Bytes that were read of all connections. */
  readonly read: number;
  /** Requests that have come. */
  readonly begun: number;
  /** Sessions of HTTP/2 that were told to end. */
  readonly dismissed: number;
}

interface Stopping {
  readonly port: number;
  /** Drain by SIGTERM, as far as that no connection is accepted any more. */
  readonly drain: () => Promise<void>;
  /** Drain by SIGTERM. The exit code. */
  readonly stop: () => Promise<number | null>;
  /** `close()`, as Ctrl-C does it in the command line. The exit code. */
  readonly close: () => Promise<number | null>;
  /** Lets "/slow" respond. */
  readonly respond: () => void;
  /** The exit code, when it has ended. */
  readonly exited: () => Promise<number | null>;
  /** Waits until it is in such a state. */
  readonly comesTo: (wanted: Partial<State>) => Promise<void>;
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
  freshDist();
  const [child, port] = await forked(test, "service.mjs", JSON.stringify(options));
  const exited = once(child, "exit") as Promise<[number | null]>;
  const state = async (): Promise<State> => {
    child.send("state");
    const [heard] = await once(child, "message");
    return heard;
  };
  const comesTo = async (wanted: Partial<State>) => {
    let last: State | undefined;
    await until(
      async () => {
        const now = await state();
        last = now;
        return Object.entries({ ...now, ...wanted }).every(([name, value]) => now[name as keyof State] === value);
      },
      () => `${JSON.stringify(wanted)}, and it is ${JSON.stringify(last)}`,
    );
  };
  const codeAfter = async (told: () => void) => {
    told();
    const [code] = await exited;
    return code;
  };
  return {
    port: Number(port),
    drain: async () => {
      child.kill("SIGTERM");
      await comesTo({ isListening: false });
    },
    stop: () => codeAfter(() => child.kill("SIGTERM")),
    close: () => codeAfter(() => child.send("close")),
    respond: () => void child.send("respond"),
    exited: () => codeAfter(() => undefined),
    comesTo,
  };
}

/** An HTTP/2 client that got one response, keeps its connection, and is suspended: it acknowledges nothing any more. */
async function sleeping(test: TestContext, port: number): Promise<void> {
  const [sleeper] = await forked(test, "sleeper.mjs", String(port));
  sleeper.kill("SIGSTOP");
}

/** A connection that sends nothing, when the service has accepted it: one that still waits for that is no part of the test. */
async function silent({ port, comesTo }: Stopping): Promise<void> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  await comesTo({ connections: 1 });
}

/** Limits that end nothing in the time of a test, so that only what is tested can. */
const ENDLESS = { limits: { headerTime: LONG_HANG, keepAlive: LONG_HANG }, drain: { within: LONG_HANG } };

// Each has a process of its own, and mostly waits.
describe("SIGTERM ends the process, whatever is connected", { concurrent: true }, () => {
  it("a connection that has not sent a byte", async (test) => {
    const service = await start(test, ENDLESS);
    await silent(service);
    expect(await service.stop()).toBe(0);
  });

  it("a connection that has not begun its TLS handshake", async (test) => {
    const service = await start(test, { ...ENDLESS, tls: CERTIFICATE });
    await silent(service);
    expect(await service.stop()).toBe(0);
  });

  it.for([{ http2: false }, { http2: true }])(
    "a connection that has sent nothing since its TLS handshake, with HTTP/2: $http2",
    async ({ http2 }, test) => {
      const { port, stop, comesTo } = await start(test, { ...ENDLESS, tls: CERTIFICATE, http2 });
      const socket = connectTls({ port, host: "127.0.0.1", rejectUnauthorized: false });
      socket.on("error", () => undefined).resume();
      await once(socket, "secureConnect");
      await comesTo({ secured: 1 });
      expect(await stop()).toBe(0);
    },
  );

  it.for([
    { what: "has not begun", sent: [] },
    // The head of a record of a handshake, whose content never comes.
    { what: "stops halfway", sent: [22, 3, 1, 2, 0, 1] },
  ])("a TLS handshake that $what, within the time that is given", async ({ sent }, test) => {
    const { port, stop, comesTo } = await start(test, { ...ENDLESS, tls: CERTIFICATE, drain: { within: 500 } });
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined);
    await once(socket, "connect");
    socket.write(Buffer.from(sent));
    await comesTo({ connections: 1, read: sent.length });
    expect(await stop()).toBe(0);
  });

  it.for([{ tls: false }, { tls: true }])(
    "a request that never gets a response, with TLS: $tls",
    async ({ tls }, test) => {
      const { port, stop, comesTo } = await start(test, { ...(tls && { tls: CERTIFICATE }), drain: { within: 500 } });
      const socket = tls
        ? connectTls({ port, host: "127.0.0.1", rejectUnauthorized: false })
        : connect(port, "127.0.0.1");
      socket.on("error", () => undefined);
      await once(socket, tls ? "secureConnect" : "connect");
      socket.write("GET /forever HTTP/1.1\r\nHost: a\r\n\r\n");
      await comesTo({ begun: 1 });
      expect(await stop()).toBe(0);
    },
  );

  it.for([
    { when: "before it idles", keepAlive: LONG_HANG, dismissed: 0 },
    { when: "after it has idled", keepAlive: 500, dismissed: 1 },
  ])("an HTTP/2 client that sleeps: $when", async ({ keepAlive, dismissed }, test) => {
    const service = await start(test, { http2: true, limits: { keepAlive }, drain: { within: LONG_HANG } });
    await sleeping(test, service.port);
    await service.comesTo({ dismissed });
    const inFlight = fetch(`http://127.0.0.1:${service.port}/slow`)
      .then((response) => response.text())
      .catch(() => "reset");
    await service.comesTo({ begun: 2 });
    await service.drain();
    service.respond();
    expect({ code: await service.exited(), inFlight: await inFlight }).toEqual({ code: 0, inFlight: "slow" });
  });

  it("an HTTP/2 client that sleeps, within the time that is given", async (test) => {
    const { port, stop } = await start(test, { ...ENDLESS, http2: true, drain: { within: 1_000 } });
    await sleeping(test, port);
    expect(await stop()).toBe(0);
  });

  it("an HTTP/2 client that keeps its connection", async (test) => {
    const { port, stop } = await start(test, { http2: true, drain: { within: LONG_HANG } });
    const session = connectHttp2(`http://127.0.0.1:${port}`);
    session.on("error", () => undefined);
    const stream = session.request({ ":path": "/" });
    await once(stream, "response");
    stream.resume();
    expect(await stop()).toBe(0);
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
  const { port, comesTo } = await start(test, { http2: true, limits: { keepAlive: 500 } });
  await sleeping(test, port);
  await comesTo({ connections: 0 });
});
