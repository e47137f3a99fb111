import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { connect as connectHttp2 } from "node:http2";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { connect as connectTls } from "node:tls";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import { CERTIFICATE } from "./certificate.ts";

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

interface Stopping {
  readonly child: ChildProcess;
  readonly port: number;
  /** The exit code, and how long it took, in milliseconds. */
  readonly stop: () => Promise<{ code: number | null; took: number }>;
}

/** A service in a process of its own, which drains on SIGTERM within two seconds. */
async function start(options: object): Promise<Stopping> {
  const child = fork(fileURLToPath(new URL("./stopping/service.mjs", import.meta.url)), [JSON.stringify(options)], {
    execArgv: [],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  children.push(child);
  const [port] = await once(child, "message");
  const stop = async () => {
    const begun = performance.now();
    child.kill("SIGTERM");
    const [code] = await once(child, "exit");
    return { code, took: performance.now() - begun };
  };
  return { child, port, stop };
}

/** What `within` gives, and time for the slowest machine to come to it. It is never the assertion: without it, nothing ends. */
const MARGIN = 8_000;

describe("SIGTERM ends the process, whatever is connected", () => {
  it("a connection that has not sent a byte", async () => {
    const { port, stop } = await start({ drain: { within: 60_000 } });
    const silent = connect(port, "127.0.0.1");
    await once(silent, "connect");
    silent.on("error", () => undefined);
    expect((await stop()).code).toBe(0);
  });

  it("a connection that has not begun its TLS handshake", async () => {
    const { port, stop } = await start({ tls: CERTIFICATE, drain: { within: 60_000 } });
    const silent = connect(port, "127.0.0.1");
    silent.on("error", () => undefined);
    await once(silent, "connect");
    expect((await stop()).code).toBe(0);
  });

  it("a TLS handshake that stops halfway, within the time that is given", async () => {
    const { port, stop } = await start({ tls: CERTIFICATE, drain: { within: 500 } });
    const silent = connect(port, "127.0.0.1");
    silent.on("error", () => undefined);
    // The head of a record of a handshake, whose content never comes.
    silent.write(Buffer.from([22, 3, 1, 2, 0, 1]));
    await pause(100);
    const { code, took } = await stop();
    expect(code).toBe(0);
    expect(took).toBeLessThan(500 + MARGIN);
  });

  it.each([{ tls: false }, { tls: true }])("a request that never gets a response, with TLS: $tls", async ({ tls }) => {
    const { port, stop } = await start({ ...(tls && { tls: CERTIFICATE }), drain: { within: 500 } });
    const socket = tls
      ? connectTls({ port, host: "127.0.0.1", rejectUnauthorized: false })
      : connect(port, "127.0.0.1");
    socket.on("error", () => undefined);
    await once(socket, tls ? "secureConnect" : "connect");
    socket.write("GET /forever HTTP/1.1\r\nHost: a\r\n\r\n");
    await pause(100);
    expect((await stop()).code).toBe(0);
  });

  it.each(["before it idles", "after it has idled"])("an HTTP/2 client that sleeps: %s", async (when) => {
    const { port, stop } = await start({ http2: true, limits: { keepAlive: 500 }, drain: { within: 60_000 } });
    const sleeper = fork(fileURLToPath(new URL("./stopping/sleeper.mjs", import.meta.url)), [String(port)], {
      execArgv: [],
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    children.push(sleeper);
    await once(sleeper, "message");
    sleeper.kill("SIGSTOP");
    if (when === "after it has idled") await pause(1_500);
    const inFlight = fetch(`http://127.0.0.1:${port}/slow`).then((response) => response.text());
    await pause(100);
    const stopped = stop();
    expect(await inFlight).toBe("slow");
    expect((await stopped).code).toBe(0);
  });

  it("an HTTP/2 client that keeps its connection", async () => {
    const { port, stop } = await start({ http2: true, drain: { within: 60_000 } });
    const session = connectHttp2(`http://127.0.0.1:${port}`);
    session.on("error", () => undefined);
    const stream = session.request({ ":path": "/" });
    await once(stream, "response");
    stream.resume();
    expect((await stop()).code).toBe(0);
  });
});
