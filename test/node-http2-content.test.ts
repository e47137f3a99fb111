import type { Server } from "node:http";
import { type Context, command, type HttpRequest, HttpResponse, jsonCodec, Resource, route, Service } from "signalbox";
import { formCodec, ndjsonCodec } from "signalbox/codecs";
import { type Serving, serve } from "signalbox/node";
import { afterEach, describe, expect, it, vi } from "vitest";
import { FLAG, fieldBlock, frame, TYPE, uint32 } from "./fuzz/http2/frames.mjs";
import { FrameClient, head } from "./http2Client.ts";

// RFC 9113 8.1: content ends with END_STREAM. What ends otherwise is a part, and nothing may be done with it.

let serving: Serving | undefined;
let client: FrameClient | undefined;
afterEach(async () => {
  client?.socket.destroy();
  await serving?.close();
});

/** What was done, and how many requests are over. */
interface Diary {
  readonly acts: string[];
  begun: number;
  over: number;
}

/** Each reads content in its own way, and then acts on it. */
const READERS: Readonly<Record<string, (request: HttpRequest) => Promise<string>>> = {
  "/bytes": async ({ body }) => new TextDecoder().decode(await body.bytes()),
  "/text": ({ body }) => body.text(),
  "/json": async ({ body }) => JSON.stringify(await body.json()),
  "/chunks": async ({ body }) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of body) chunks.push(chunk);
    return Buffer.concat(chunks).toString();
  },
};

const codecs = {
  "application/json": jsonCodec,
  "application/x-www-form-urlencoded": formCodec,
  "application/x-ndjson": ndjsonCodec,
};

const CONTENT: Readonly<Record<string, readonly [type: string, content: string]>> = {
  "/bytes": ["text/plain", "abc"],
  "/text": ["text/plain", "abc"],
  "/json": ["application/json", '{"a":1}'],
  "/chunks": ["text/plain", "abc"],
  "/form": ["application/x-www-form-urlencoded", "a=1"],
  "/ndjson": ["application/x-ndjson", '{"a":1}\n'],
  "/raw": ["application/json", '{"a":1}'],
};

/** `gate` holds each reader back until it is open. */
function serviceOf(diary: Diary, gate: Promise<void>): Service {
  abstract class Acting extends Resource {
    override readonly allowedMethods: readonly string[] = ["POST"];
    override lifespan() {
      diary.begun += 1;
      return () => {
        diary.over += 1;
      };
    }
    override async uriTooLong() {
      await gate;
      return false;
    }
    override processPost(_ctx: Context, body: unknown) {
      diary.acts.push(JSON.stringify(body));
      return {};
    }
  }
  class Form extends Acting {
    override readonly consumes = ["application/x-www-form-urlencoded"];
  }
  class Lines extends Acting {
    override readonly consumes = ["application/x-ndjson"];
  }
  class Raw extends Acting {
    override readonly consumes = ["application/json"];
    override readonly rawBody = true;
    override isAuthorized(ctx: Context) {
      diary.acts.push(new TextDecoder().decode(ctx.rawBody));
      return true;
    }
  }
  const commands = Object.entries(READERS).map(([path, read]) =>
    command("POST", path as `/${string}`, async (request) => {
      diary.begun += 1;
      try {
        await gate;
        diary.acts.push(await read(request));
        return new HttpResponse(204);
      } finally {
        diary.over += 1;
      }
    }),
  );
  return new Service({
    routes: [...commands, route("/form", Form, { codecs }), route("/ndjson", Lines, { codecs }), route("/raw", Raw)],
    onError: () => undefined,
  });
}

const reset = (code: number) => (to: FrameClient) => to.send(frame(TYPE.RST_STREAM, 0, 1, uint32(code)));
const BREAKS: Readonly<Record<string, (to: FrameClient) => void>> = {
  "a reset with NO_ERROR": reset(0),
  "a reset with INTERNAL_ERROR": reset(2),
  "a reset with CANCEL": reset(8),
  "the end of the connection": ({ socket }) => socket.end(),
  "a connection that is closed": ({ socket }) => socket.destroy(),
  "a connection that is reset": ({ socket }) => socket.resetAndDestroy(),
  "a GOAWAY with an error": (to) => to.send(frame(TYPE.GOAWAY, 0, 0, Buffer.concat([uint32(0), uint32(2)]))),
};

async function begin() {
  const diary: Diary = { acts: [], begun: 0, over: 0 };
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  serving = await serve(serviceOf(diary, gate), { port: 0, http2: true });
  client = new FrameClient(serving.port);
  return { diary, open, client, server: serving.server };
}

/** A request whose content has begun, and has no end yet. */
function begun(path: string): readonly Uint8Array[] {
  const [type, content] = CONTENT[path] ?? ["", ""];
  return [
    head(1, path, "POST", FLAG.END_HEADERS, { "content-type": type }),
    frame(TYPE.DATA, 0, 1, Buffer.from(content)),
  ];
}

const WAIT = { timeout: 20_000, interval: 5 };

/** Until the server has read all that was sent: it has acknowledged a PING, or has closed the connection. */
async function isRead(from: FrameClient, server: Server): Promise<void> {
  if (from.socket.writable) from.send(frame(TYPE.PING, 0, 0, Buffer.alloc(8)));
  await vi.waitFor(async () => {
    const open = await new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));
    expect(open === 0 || from.frames.some(({ type, flags }) => type === TYPE.PING && flags === FLAG.ACK)).toBe(true);
  }, WAIT);
}

describe.each(Object.keys(CONTENT))("content that is read at %s", (path) => {
  it.each([
    ["a frame of content", frame(TYPE.DATA, FLAG.END_STREAM, 1)],
    ["trailers", frame(TYPE.HEADERS, FLAG.END_STREAM | FLAG.END_HEADERS, 1, fieldBlock([["x-a", "b"]]))],
  ])("is acted on once it has ended with %s", async (_how, end) => {
    for (const isWhole of [true, false]) {
      const { diary, open, client } = await begin();
      open();
      client.send(...begun(path), ...(isWhole ? [end] : []));
      await vi.waitFor(() => expect(diary.begun).toBe(1), WAIT);
      if (!isWhole) client.send(end);
      await vi.waitFor(() => expect(diary.over).toBe(1), WAIT);
      expect(diary.acts.length).toBeGreaterThan(0);
      client.socket.destroy();
      await serving?.close();
    }
  });

  describe.each(Object.entries(BREAKS))("is not acted on where it is broken off by %s", (_how, breakOff) => {
    it("while it is read", async () => {
      const { diary, open, client } = await begin();
      open();
      client.send(...begun(path));
      await vi.waitFor(() => expect(diary.begun).toBe(1), WAIT);
      breakOff(client);
      await vi.waitFor(() => expect(diary.over).toBe(1), WAIT);
      expect(diary.acts).toEqual([]);
    });

    it("before it is read", async () => {
      const { diary, open, client, server } = await begin();
      client.send(...begun(path));
      await vi.waitFor(() => expect(diary.begun).toBe(1), WAIT);
      breakOff(client);
      await isRead(client, server);
      open();
      await vi.waitFor(() => expect(diary.over).toBe(1), WAIT);
      expect(diary.acts).toEqual([]);
    });

    it("in the packet that begins it", async () => {
      const { diary, open, client, server } = await begin();
      open();
      client.socket.cork();
      client.send(...begun(path));
      breakOff(client);
      client.socket.uncork();
      await isRead(client, server);
      await vi.waitFor(() => expect(diary.over).toBe(diary.begun), WAIT);
      expect(diary.acts).toEqual([]);
    });
  });
});

describe("content that is read after the response", () => {
  const [part, end] = [frame(TYPE.DATA, 0, 1, Buffer.from("abc")), frame(TYPE.DATA, FLAG.END_STREAM, 1)];

  it.each([
    ["is whole where it has ended", [part, end], ["abc"]],
    ["is not where the server stops it (RFC 9113 8.1)", [part], ["BodyIncomplete"]],
  ])("%s", async (_what, frames, expected) => {
    const read: string[] = [];
    const failed = (error: unknown) => read.push(error instanceof Error ? error.name : "");
    const background = command("POST", "/", ({ body }) => {
      void body.text().then((text) => read.push(text), failed);
      return new HttpResponse(204);
    });
    serving = await serve(new Service({ routes: [background] }), { port: 0, http2: true });
    client = new FrameClient(serving.port);
    client.send(head(1, "/", "POST"), ...frames);
    await vi.waitFor(() => expect(read).toEqual(expected), WAIT);
  });
});
