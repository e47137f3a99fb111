import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { connect as connectHttp2 } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { command, HttpResponse, Resource, route, Service } from "signalbox";
import { type ServeOptions, type Serving, serve } from "signalbox/node";
import { staticFiles } from "signalbox/static";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { FLAG, frame, TYPE, uint32 } from "./fuzz/http2/frames.mjs";
import { FrameClient, head } from "./http2Client.ts";

// What a stream holds is let go when its client leaves, in whichever way: its source is told to stop, what the request held is
// released once, and files are closed.

const WAIT = { timeout: 20_000, interval: 10 };
const STREAMS = 40;
const GET = FLAG.END_HEADERS | FLAG.END_STREAM;

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "leaving-"));
  writeFileSync(join(folder, "large.bin"), Buffer.alloc(4_000_000, "x"));
});
afterAll(() => rmSync(folder, { recursive: true }));

let serving: Serving | undefined;
let client: FrameClient | undefined;
afterEach(async () => {
  client?.socket.destroy();
  await serving?.close();
});

interface Diary {
  begun: number;
  told: number;
  released: number;
  readonly reports: unknown[];
}

function serviceOf(diary: Diary): Service {
  class Endless extends Resource {
    override lifespan() {
      diary.begun += 1;
      return () => {
        diary.released += 1;
      };
    }
    override represent() {
      return endless(diary);
    }
  }
  return new Service({
    routes: [
      route("/endless", Endless),
      command("POST", "/endless-command", () => {
        diary.begun += 1;
        return new HttpResponse(200, [], endless(diary));
      }),
      command("GET", "/large", () => new HttpResponse(200, [], new Uint8Array(4_000_000))),
      command("GET", "/small", () => HttpResponse.text("small")),
      command("POST", "/expecting", async ({ body }) => HttpResponse.text(await body.text())),
      ...staticFiles("/files", { folder }),
    ],
    onError: (error) => diary.reports.push(error),
  });
}

async function* endless(diary: Diary): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    for (;;) yield new Uint8Array(16_384);
  } finally {
    diary.told += 1;
  }
}

async function start(options: ServeOptions = {}) {
  const diary: Diary = { begun: 0, told: 0, released: 0, reports: [] };
  serving = await serve(serviceOf(diary), { port: 0, http2: true, ...options });
  client = new FrameClient(serving.port);
  return { diary, client, port: serving.port };
}

/** How many descriptors of the large file are open. */
function openFiles(): number {
  return readdirSync("/proc/self/fd").filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).startsWith(folder);
    } catch {
      return false;
    }
  }).length;
}

const ids = Array.from({ length: STREAMS }, (_, at) => 2 * at + 1);
const resets = (code: number) => (from: FrameClient) =>
  from.send(...ids.map((id) => frame(TYPE.RST_STREAM, 0, id, uint32(code))));

/** The ways to leave. */
const LEAVING: Readonly<Record<string, (from: FrameClient) => void>> = {
  "resets its streams with NO_ERROR": resets(0),
  "resets its streams with CANCEL": resets(8),
  "resets its streams with NO_ERROR and closes the connection": (from) => {
    resets(0)(from);
    from.socket.end();
  },
  // As Node's own client closes a session. After both GOAWAYs node:http2 reads no more, and waits for its own streams.
  "resets its streams with NO_ERROR, says GOAWAY and closes the connection": (from) => {
    resets(0)(from);
    from.send(frame(TYPE.GOAWAY, 0, 0, Buffer.alloc(8)));
    from.socket.end();
  },
  "ends the connection": ({ socket }) => socket.end(),
  "closes the connection": ({ socket }) => socket.destroy(),
  "resets the connection": ({ socket }) => socket.resetAndDestroy(),
  "says GOAWAY with an error": (from) => from.send(frame(TYPE.GOAWAY, 0, 0, Buffer.concat([uint32(0), uint32(2)]))),
};

/** Requests whose responses have no end; the content of the second never ends, that of the third has. */
const ENDLESS: Readonly<Record<string, (id: number) => readonly Uint8Array[]>> = {
  "a GET": (id) => [head(id, "/endless", "GET", GET)],
  "a POST that goes on": (id) => [head(id, "/endless-command", "POST"), frame(TYPE.DATA, 0, id, Buffer.from("a"))],
  "a POST": (id) => [head(id, "/endless-command", "POST"), frame(TYPE.DATA, FLAG.END_STREAM, id, Buffer.from("a"))],
};

async function allBegun(from: FrameClient): Promise<void> {
  await vi.waitFor(() => {
    expect(from.frames.filter(({ type }) => type === TYPE.HEADERS)).toHaveLength(STREAMS);
  }, WAIT);
}

describe.each(Object.entries(LEAVING))("a client that %s", (_how, leave) => {
  it.each(Object.entries(ENDLESS))("stops the streams that it had asked for with %s, once each", async (_what, ask) => {
    const { diary, client } = await start();
    client.send(...ids.flatMap(ask));
    await allBegun(client);
    leave(client);
    await vi.waitFor(() => expect(diary.told).toBe(STREAMS), WAIT);
    expect(diary.begun).toBe(STREAMS);
    if (diary.released > 0 || ask(1).length === 1) await vi.waitFor(() => expect(diary.released).toBe(STREAMS), WAIT);
    expect(diary.reports).toEqual([]);
  });

  it("leaves no file open", async () => {
    const { client } = await start();
    client.send(...ids.map((id) => head(id, "/files/large.bin", "GET", GET)));
    await allBegun(client);
    expect(openFiles()).toBeGreaterThan(0);
    leave(client);
    await vi.waitFor(() => expect(openFiles()).toBe(0), WAIT);
  });

  // Its connection is closed as an idle one is, and not as one whose client does not read.
  it.each(["/small", "/large"])("leaves nothing of a response that is waiting to be sent: %s", async (path) => {
    const { client } = await start({ limits: { keepAlive: 300 } });
    const noWindow = Buffer.concat([Buffer.from([0, 4]), uint32(0)]);
    client.send(frame(TYPE.SETTINGS, 0, 0, noWindow), ...ids.map((id) => head(id, path, "GET", GET)));
    await allBegun(client);
    leave(client);
    await vi.waitFor(() => expect(client.isClosed).toBe(true), WAIT);
  });
});

it("streams that Node's own client destroys are stopped", async () => {
  const { diary, port } = await start();
  const session = connectHttp2(`http://127.0.0.1:${port}`);
  const streams = ids.map(() => session.request({ ":path": "/endless" }));
  await Promise.all(streams.map((stream) => new Promise((resolve) => stream.once("response", resolve))));
  for (const stream of streams) stream.destroy();
  await vi.waitFor(() => expect([diary.told, diary.released]).toEqual([STREAMS, STREAMS]), WAIT);
  session.destroy();
});

it("streams of a session of Node's own client that is destroyed are stopped", async () => {
  const { diary, port } = await start();
  const session = connectHttp2(`http://127.0.0.1:${port}`);
  const streams = ids.map(() => session.request({ ":path": "/endless" }));
  await Promise.all(streams.map((stream) => new Promise((resolve) => stream.once("response", resolve))));
  session.destroy();
  await vi.waitFor(() => expect([diary.told, diary.released]).toEqual([STREAMS, STREAMS]), WAIT);
});

// RFC 9110 10.1.1: a client that has left is not asked to continue.
it.each([0, 8])("a request for 100 Continue that is reset with %d in the same packet is not reported", async (code) => {
  const { diary, client } = await start();
  const expects = { expect: "100-continue", "content-type": "text/plain" };
  client.send(
    ...ids.flatMap((id) => [
      head(id, "/expecting", "POST", FLAG.END_HEADERS, expects),
      frame(TYPE.RST_STREAM, 0, id, uint32(code)),
    ]),
    frame(TYPE.PING, 0, 0, Buffer.alloc(8)),
  );
  await vi.waitFor(() => expect(client.frames.some(({ type }) => type === TYPE.PING)).toBe(true), WAIT);
  expect(diary.reports).toEqual([]);
});
