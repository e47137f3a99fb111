import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { command, HttpResponse, Service } from "signalbox";
import { type ServeOptions, type Serving, serve } from "signalbox/node";
import { describe, expect, it, onTestFinished } from "vitest";
import { HANG } from "./bounds.mjs";
import { CERTIFICATE } from "./certificate.ts";
import { FLAG, fieldBlock, frame, PREFACE, readFrames, TYPE } from "./fuzz/http2/frames.mjs";

// A request that was sent before a server is told to stop, and that the server has not read yet: its bytes wait in the system.
// While the thread of the server is blocked, another sends.

const GET = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";
const FIELDS = { ":method": "GET", ":path": "/", ":scheme": "http", ":authority": "a" };
const head = (stream: number) =>
  frame(TYPE.HEADERS, FLAG.END_HEADERS | FLAG.END_STREAM, stream, fieldBlock(Object.entries(FIELDS)));
const HELLO = Buffer.concat([PREFACE, frame(TYPE.SETTINGS, 0, 0), head(1)]);

/** A client in a thread of its own. */
class Sender {
  readonly #worker: Worker;
  readonly #done = new Int32Array(new SharedArrayBuffer(4));
  #told = 0;
  received = "";
  readonly closed: Promise<string>;

  constructor({ port }: Serving, isSecure: boolean) {
    const workerData = { port, isSecure, done: this.#done };
    this.#worker = new Worker(new URL("./stopping/sender.mjs", import.meta.url), { workerData });
    this.closed = new Promise((resolve) => {
      this.#worker.on("message", ({ received, isClosed }) => {
        this.received = received;
        if (isClosed) resolve(received);
      });
    });
    onTestFinished(async () => void (await this.#worker.terminate()));
  }

  /** Gives it something to do, without waiting for it. */
  tell(what: string | Uint8Array): void {
    this.#told += 1;
    this.#worker.postMessage(what, []);
  }

  /** Blocks this thread until the other has done what it was told. */
  block(): void {
    for (let done = 0; (done = Atomics.load(this.#done, 0)) < this.#told; )
      if (Atomics.wait(this.#done, 0, done, HANG) === "timed-out") throw new Error("The sender has not sent.");
  }
}

/** Blocks this thread. */
function sleep(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

async function start(options: ServeOptions): Promise<{ serving: Serving; sender: Sender }> {
  const routes = [command("GET", "/", () => HttpResponse.text("served"))];
  const serving = await serve(new Service({ routes }), { port: 0, ...options });
  onTestFinished(() => serving.close());
  return { serving, sender: new Sender(serving, "tls" in options) };
}

describe.each(["close", "drain"] as const)("%s() serves a request that was sent before", (how) => {
  it("on a connection that was not accepted yet", async () => {
    const { serving, sender } = await start({});
    sender.tell("open");
    sender.tell(GET);
    sender.block();
    const stopped = serving[how]();
    expect(await sender.closed).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*Connection: close\r\n[^]*served$/);
    await stopped;
  });

  // Each takes as long to accept as on a machine that is busy.
  it("on the last of several connections that were not accepted yet", async () => {
    const { serving, sender } = await start({});
    serving.server.on("connection", () => sleep(60));
    for (let at = 0; at < 12; at += 1) {
      sender.tell("open");
      sender.tell(GET);
    }
    sender.block();
    const stopped = serving[how]();
    expect((await sender.closed).match(/HTTP\/1\.1 200|\(\w+\)/g)).toEqual(Array(12).fill("HTTP/1.1 200"));
    await stopped;
  });

  it.each([
    { name: "without TLS", options: {} },
    { name: "with TLS", options: { tls: CERTIFICATE, http2: false } },
    { name: "of either version", options: { http2: true } },
  ])("on a connection $name that was silent", async ({ options }) => {
    const { serving, sender } = await start(options);
    const accepted = once(serving.server, "tls" in options ? "secureConnection" : "connection");
    sender.tell("open");
    await accepted;
    sender.tell(GET);
    sender.block();
    const stopped = serving[how]();
    expect(await sender.closed).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*Connection: close\r\n[^]*served$/);
    await stopped;
  });

  it.each([
    { name: "without TLS", options: {} },
    { name: "with TLS", options: { tls: CERTIFICATE, http2: false } },
  ])("on a connection $name that was idle", async ({ options }) => {
    const { serving, sender } = await start(options);
    sender.tell("open");
    sender.tell(GET);
    await expect.poll(() => sender.received).toMatch(/served$/);
    sender.tell(GET);
    sender.block();
    const stopped = serving[how]();
    expect((await sender.closed).match(/HTTP\/1\.1 200|Connection: close|served/g)).toEqual([
      "HTTP/1.1 200",
      "served",
      "HTTP/1.1 200",
      "Connection: close",
      "served",
    ]);
    await stopped;
  });

  it("on a connection of HTTP/2 that was idle", async () => {
    const { serving, sender } = await start({ http2: true });
    const ended = () => {
      const { frames } = readFrames(Buffer.from(sender.received, "latin1"));
      return frames
        .filter(({ type, flags }) => type === TYPE.DATA && flags & FLAG.END_STREAM)
        .map(({ stream }) => stream);
    };
    sender.tell("open");
    sender.tell(HELLO);
    await expect.poll(ended).toEqual([1]);
    sender.tell(head(3));
    sender.block();
    const stopped = serving[how]();
    await sender.closed;
    expect(ended()).toEqual([1, 3]);
    await stopped;
  });
});

it("drain() serves a request that has arrived when the time of a silent connection is up, and is not read yet", async () => {
  const { serving, sender } = await start({});
  const accepted = once(serving.server, "connection");
  sender.tell("open");
  await accepted;
  const stopped = serving.drain();
  await expect.poll(() => serving.server.listening).toBe(false);
  sender.tell(GET);
  // From here the loop comes to its timers before it reads.
  await new Promise((resolve) => setImmediate(resolve));
  sender.block();
  // Longer than a silent connection has.
  sleep(1_500);
  expect(await sender.closed).toMatch(/served$/);
  await stopped;
});
