import { createServer, request as forward } from "node:http";
import { type AddressInfo, createServer as listen, type Server } from "node:net";
import { cursorPages, resource, Service } from "signalbox";
import { client } from "signalbox/client";
import { eventsCodec, lastEventId, type ServerEvent } from "signalbox/events";
import { MemoryStore } from "signalbox/idempotency";
import { type Serving, serve } from "signalbox/node";
import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { turns } from "../waiting.ts";

/** What a client makes of servers, proxies and networks that fail, over sockets. */

const opened: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

/** A server that can be killed, with every connection, and started again at the same port. */
class Mortal {
  readonly #service: Service;
  #serving: Serving | undefined;
  port = 0;

  constructor(service: Service) {
    this.#service = service;
  }

  async start(): Promise<string> {
    this.#serving = await serve(this.#service, { port: this.port });
    this.port = (this.#serving.server.address() as AddressInfo).port;
    opened.push({ close: () => this.kill() });
    return `http://127.0.0.1:${this.port}`;
  }

  async kill(): Promise<void> {
    const serving = this.#serving;
    this.#serving = undefined;
    serving?.server.closeAllConnections();
    await serving?.close();
  }

  async restart(): Promise<void> {
    await this.kill();
    await this.start();
  }
}

/** A server that gives each connection the next of these texts, and closes it. */
async function saying(texts: readonly string[]): Promise<string> {
  let at = 0;
  const server: Server = listen((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", () => socket.end(texts[Math.min(at++, texts.length - 1)] ?? ""));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  opened.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe("a server that is killed and started again", () => {
  it("in the middle of a stream: it goes on behind the last event, and none is missed or repeated", async () => {
    const sent: number[] = [];
    const ticks = resource("/ticks", {
      produces: ["text/event-stream"],
      codecs: { "text/event-stream": eventsCodec },
      async *represent(ctx): AsyncGenerator<ServerEvent<{ number: number }>> {
        for (let number = Number(lastEventId(ctx) ?? 0) + 1; ; number += 1) {
          sent.push(number);
          yield { id: String(number), data: { number }, retry: 5 };
          await turns(2);
        }
      },
    });
    const service = new Service({ resources: { ticks } });
    const server = new Mortal(service);
    const ask = client<typeof service>(await server.start());
    const numbers: number[] = [];
    for await (const { data } of ask("/ticks").stream()) {
      numbers.push(data.number);
      if (numbers.length === 3 || numbers.length === 6) await server.restart();
      if (numbers.length === 9) break;
    }
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it("in the middle of a POST with a key: it is sent again, and has one effect", async () => {
    let paid = 0;
    const kill = { now: () => Promise.resolve() };
    const payments = resource("/payments", {
      idempotency: { store: new MemoryStore() },
      POST: {
        body: z.object({ amount: z.int() }),
        processPost: async () => {
          paid += 1;
          await kill.now();
          return { number: paid };
        },
      },
    });
    const service = new Service({ resources: { payments } });
    const server = new Mortal(service);
    const ask = client<typeof service>(await server.start(), { wait: true });
    // The connections break when the payment was made, and before the response is sent.
    kill.now = () => server.restart();
    const reply = await ask("/payments").post({ body: { amount: 5 }, idempotencyKey: true });
    expect(reply).toMatchObject({ status: 200, body: { number: 1 } });
    expect(reply.attempts).toBeGreaterThan(1);
    expect(paid).toBe(1);
    // Without a key nothing can be sent again.
    await expect(ask("/payments").post({ body: { amount: 5 } })).rejects.toMatchObject({ kind: "network" });
    expect(paid).toBe(2);
  });

  it("in the middle of a walk through pages: each is read once, in order", async () => {
    const list = resource("/list", {
      query: z.object({ cursor: z.coerce.number().default(0) }),
      represent: ({ query }) => [query.cursor],
      links: ({ request, query }) =>
        cursorPages(request, { next: query.cursor < 5 ? String(query.cursor + 1) : undefined }),
    });
    const service = new Service({ resources: { list } });
    const server = new Mortal(service);
    let isDown = false;
    const ask = client<typeof service>(await server.start(), {
      wait: true,
      // It has tried in vain.
      before: async ({ attempt }) => {
        if (!isDown || attempt === 1) return;
        isDown = false;
        await server.start();
      },
    });
    const seen: number[] = [];
    for await (const { body } of ask("/list").pages()) {
      seen.push(...body);
      if (seen.length === 2) await server.restart();
      if (seen.length === 4) {
        await server.kill();
        isDown = true;
      }
    }
    expect(seen).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe("a proxy that strips ETag", () => {
  const Note = z.object({ text: z.string() });
  const notes = { text: "first", version: 1 };
  const note = resource("/note", {
    putCreates: false,
    find: () => notes,
    generateEtag: ({ entity }) => String(entity.version),
    requireConditionalWrite: () => true,
    GET: { represent: ({ entity }) => ({ text: entity.text }) },
    PUT: { body: Note, apply: ({ body }) => void Object.assign(notes, body, { version: notes.version + 1 }) },
  });
  const service = new Service({ resources: { note } });

  async function behindProxy(): Promise<string> {
    const server = new Mortal(service);
    const origin = await server.start();
    const proxy = createServer((incoming, outgoing) => {
      const { method, headers, url = "/" } = incoming;
      const onward = forward(new URL(url, origin), { method, headers } as object, (response) => {
        const { etag: _stripped, ...kept } = response.headers;
        outgoing.writeHead(response.statusCode ?? 500, kept);
        response.pipe(outgoing);
      });
      incoming.pipe(onward);
    });
    await new Promise<void>((done) => proxy.listen(0, "127.0.0.1", done));
    opened.unshift({
      close: () => {
        proxy.closeAllConnections();
        proxy.close();
      },
    });
    return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  }

  it("leaves what is read as it is, without a tag, and takes the guard from writes: the client or the server says so", async () => {
    const ask = client<typeof service>(await behindProxy(), { remember: true, guard: true });
    for (const _ of [1, 2])
      expect(await ask("/note").get()).toMatchObject({ status: 200, body: { text: "first" }, etag: undefined });
    await expect(ask("/note").put({ body: { text: "blind" } })).rejects.toMatchObject({ kind: "unguarded" });
    expect((await ask("/note").put({ body: { text: "blind" }, ifMatch: null })).status).toBe(428);
    expect(notes.text).toBe("first");
  });

  it("makes an update a fault, because another's change could be lost", async () => {
    const ask = client<typeof service>(await behindProxy());
    const update = ask("/note").update({}, ({ text }) => ({ text: `${text}!` }));
    await expect(update).rejects.toMatchObject({ kind: "untagged", operation: "PUT /note" });
    expect(notes.text).toBe("first");
  });
});

describe("content that breaks off", () => {
  const list = resource("/list", { represent: async function* (): AsyncGenerator<{ id: number }> {} });
  const service = new Service({ resources: { list } });
  const head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\n";
  const cut = `${head}Content-Length: 50\r\n\r\n[{"id":1},`;
  const whole = `${head}Content-Length: 10\r\n\r\n[{"id":1}]`;

  it("is a fault, and read again by a client that waits", async () => {
    await expect(client<typeof service>(await saying([cut]))("/list").get()).rejects.toMatchObject({
      kind: "truncated",
      operation: "GET /list",
    });
    const patient = client<typeof service>(await saying([cut, whole]), { wait: true });
    expect(await patient("/list").get()).toMatchObject({ status: 200, body: [{ id: 1 }], attempts: 2 });
  });

  it("is a fault where its length is not known, but it is no JSON", async () => {
    const origin = await saying([`${head}\r\n[{"id":1},`]);
    await expect(client<typeof service>(origin)("/list").get()).rejects.toMatchObject({ kind: "unreadable" });
  });

  it("is a fault where it is not in UTF-8, as JSON is (RFC 8259 8.1), and text of other types is read as far as it can be", async () => {
    const bytes = Buffer.from([0x5b, 0x22, 0xff, 0xe2, 0x82, 0x22, 0x5d]);
    const received = (type: string, content = bytes, status = 200) =>
      client<typeof service>("http://localhost", {
        fetch: async () => new Response(content, { status, headers: { "content-type": type } }),
      })("/list");
    const unreadable = { kind: "unreadable", operation: "GET /list" };
    for (const type of ["application/json", "application/hal+json", "application/x-ndjson"]) {
      await expect(received(type).get()).rejects.toMatchObject(unreadable);
      const first = received(type).stream()[Symbol.asyncIterator]().next();
      await expect(first).rejects.toMatchObject(unreadable);
    }
    // The first bytes of a character, at the very end.
    const cutOff = received("application/x-ndjson", Buffer.from([0x31, 0x0a, 0xe2, 0x82])).stream();
    const items: unknown[] = [];
    const read = async () => {
      for await (const item of cutOff) items.push(item);
    };
    await expect(read()).rejects.toMatchObject(unreadable);
    expect(items).toEqual([1]);
    expect(await received("text/plain").get()).toMatchObject({ body: '["\ufffd\ufffd"]' });
    expect(await received("text/plain", bytes, 404).get()).toMatchObject({ problem: { detail: '["\ufffd\ufffd"]' } });
  });

  it("gives the lines of a stream that were whole, and then is a fault", async () => {
    const lines = `{"id":1}\n{"id":2}\n{"id"`;
    const chunked = "HTTP/1.1 200 OK\r\nContent-Type: application/x-ndjson\r\nTransfer-Encoding: chunked\r\n\r\n";
    const origin = await saying([`${chunked}${lines.length.toString(16)}\r\n${lines}\r\n`]);
    const items: number[] = [];
    const read = async () => {
      for await (const { id } of client<typeof service>(origin)("/list").stream()) items.push(id);
    };
    await expect(read()).rejects.toMatchObject({ kind: "truncated" });
    expect(items).toEqual([1, 2]);
  });
});

describe("clocks that differ", () => {
  it("do not change how long is waited for a date in Retry-After", async () => {
    const state = resource("/state", { serviceAvailable: () => true, represent: () => ({ state: "up" }) });
    const service = new Service({ resources: { state } });
    // The server's clock is a day ahead: its “now” is far beyond the client's budget, by the client's own clock.
    const now = new Date(Date.now() + 86_400_000).toUTCString();
    const busy = `HTTP/1.1 503 Service Unavailable\r\nDate: ${now}\r\nRetry-After: ${now}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`;
    const up =
      'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 14\r\nConnection: close\r\n\r\n{"state":"up"}';
    const ask = client<typeof service>(await saying([busy, up]), { wait: { budget: 5000 } });
    expect(await ask("/state").get()).toMatchObject({ status: 200, body: { state: "up" }, attempts: 2 });
  });
});
