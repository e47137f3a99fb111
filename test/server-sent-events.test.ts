import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { connect } from "node:http2";
import { gunzipSync } from "node:zlib";
import { type Context, command, HttpResponse, Resource, route, Service } from "signalbox";
import { createEventsCodec, eventStream, eventsCodec, lastEventId, type ServerEvent } from "signalbox/events";
import { fetchHandler } from "signalbox/fetch";
import { serve } from "signalbox/node";
import { generateOpenapi } from "signalbox/openapi";
import { request } from "signalbox/testing";
import { describe, expect, it, vi } from "vitest";

const codecs = { "text/event-stream": eventsCodec };
const never = () => new Promise<never>(() => undefined);

/** Departures since the one that the client has seen, and then silence. */
class Departures extends Resource {
  override readonly produces = ["text/event-stream"];
  stopped = 0;

  override represent(ctx: Context): AsyncIterable<ServerEvent<{ train: number }>> {
    let train = Number(lastEventId(ctx) ?? 0);
    const stop = () => {
      this.stopped += 1;
      return Promise.resolve({ done: true as const, value: undefined });
    };
    const next = (): Promise<IteratorResult<ServerEvent<{ train: number }>>> => {
      if (train >= 3) return never();
      train += 1;
      return Promise.resolve({ done: false, value: { id: String(train), event: "departure", data: { train } } });
    };
    return { [Symbol.asyncIterator]: () => ({ next, return: stop }) };
  }
  override describe() {
    return { get: { security: [], summary: "Departures as they happen." } };
  }
}

function started(resource: Resource, options: { readonly encodings?: readonly string[] } = {}) {
  if (options.encodings !== undefined) Object.assign(resource, { encodings: options.encodings });
  return new Service({ routes: [route("/departures", resource, { codecs })], trace: false });
}

const refuse = (): never => {
  throw new Error("no queue");
};
const iterable = (next: () => Promise<IteratorResult<unknown>>): AsyncIterable<unknown> => ({
  [Symbol.asyncIterator]: () => ({ next }),
});
// oxlint-disable-next-line require-yield -- it fails before
async function* failing(): AsyncGenerator {
  refuse();
}
async function* one(event: unknown): AsyncGenerator {
  yield event;
}

const head = (id: number) => `event: departure\nid: ${id}\ndata: {"train":${id}}\n\n`;

describe("server-sent events", () => {
  it("come as they happen, from behind the id that the client has seen (WHATWG HTML 9.2.4)", async () => {
    const service = started(new Departures());
    const handler = fetchHandler(service);
    const response = await handler(
      new Request("http://localhost/departures", { headers: { Accept: "text/event-stream", "Last-Event-ID": "1" } }),
    );
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/event-stream; charset=utf-8"]);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    while (!text.includes("id: 3")) text += (await reader?.read())?.value ?? "";
    expect(text).toBe(`:\n\n${head(2)}${head(3)}`);
    await reader?.cancel();
  });

  it("give 406 to a client that takes no event stream, and nothing to HEAD", async () => {
    const service = started(new Departures());
    expect(await request(service, "GET", "/departures", { headers: { Accept: "application/json" } })).toMatchObject({
      status: 406,
    });
    const response = await request(service, "HEAD", "/departures");
    expect([response.status, await response.text()]).toEqual([200, ""]);
  });

  it.each(["HTTP/1.1", "HTTP/2"])("stop the source at once when the client leaves, over %s", async (version) => {
    const departures = new Departures();
    const running = await serve(started(departures), {
      port: 0,
      host: "127.0.0.1",
      ...(version === "HTTP/2" ? { http2: true } : {}),
    });
    try {
      if (version === "HTTP/2") {
        const session = connect(`http://127.0.0.1:${running.port}`);
        const stream = session.request({ ":path": "/departures" });
        await once(stream, "data");
        stream.close();
        await vi.waitFor(() => expect(departures.stopped).toBe(1));
        session.close();
      } else {
        const asked = get({ port: running.port, host: "127.0.0.1", path: "/departures" });
        asked.on("error", () => undefined);
        const [response] = (await once(asked, "response")) as [IncomingMessage];
        response.on("error", () => undefined);
        await once(response, "data");
        asked.destroy();
        await vi.waitFor(() => expect(departures.stopped).toBe(1));
      }
    } finally {
      await running.close();
    }
  });

  it("end whole when the service drains, so that clients connect to another process", async () => {
    const departures = new Departures();
    const running = await serve(started(departures), { port: 0, host: "127.0.0.1" });
    const asked = get({ port: running.port, host: "127.0.0.1", path: "/departures" });
    const [response] = (await once(asked, "response")) as [IncomingMessage];
    let text = "";
    response.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk;
    });
    const ended = once(response, "end");
    await vi.waitFor(() => expect(text).toBe(`:\n\n${head(1)}${head(2)}${head(3)}`));
    await running.drain();
    await ended;
    expect({ complete: response.complete, stopped: departures.stopped }).toEqual({ complete: true, stopped: 1 });
  });

  it("come through gzip each by itself", async () => {
    const running = await serve(started(new Departures(), { encodings: ["gzip"] }), { port: 0, host: "127.0.0.1" });
    const asked = get({
      port: running.port,
      host: "127.0.0.1",
      path: "/departures",
      headers: { "Accept-Encoding": "gzip" },
    });
    const [response] = (await once(asked, "response")) as [IncomingMessage];
    expect(response.headers["content-encoding"]).toBe("gzip");
    const chunks: Buffer[] = [];
    response.on("data", (chunk: Buffer) => chunks.push(chunk));
    // Z_SYNC_FLUSH: what has come can be read although the stream goes on.
    const sofar = () => gunzipSync(Buffer.concat(chunks), { finishFlush: 2 }).toString();
    await vi.waitFor(() => expect(sofar()).toContain("id: 3"));
    await running.drain();
  });

  it("are a 500 where they are no events before anything is sent, and cut off after", async () => {
    const errors: unknown[] = [];
    class Wrong extends Resource {
      override readonly produces = ["text/event-stream"];
      override represent() {
        return [{ data: 1, id: "1\n2" }];
      }
    }
    class Later extends Departures {
      override represent(): AsyncIterable<ServerEvent<{ train: number }>> {
        return (async function* () {
          yield { data: { train: 1 } };
          yield { data: { train: 2 }, id: "a\rb" };
        })();
      }
    }
    const onError = (error: unknown) => errors.push(error);
    const routes = [route("/wrong", Wrong, { codecs }), route("/later", Later, { codecs })];
    const service = new Service({ routes, onError });
    expect(await request(service, "GET", "/wrong")).toMatchObject({ status: 500 });
    const handler = fetchHandler(service);
    await expect((await handler(new Request("http://localhost/later"))).text()).rejects.toThrow();
    expect(errors.map(String)).toEqual([
      "TypeError: The id of an event holds a line break, which would end the field.",
      "TypeError: The id of an event holds a line break, which would end the field.",
    ]);
  });

  it.each<[how: string, source: () => AsyncIterable<unknown>, message: string]>([
    ["throws before its first event", () => failing(), "Error: no queue"],
    ["rejects", () => iterable(() => Promise.reject(new Error("no queue"))), "Error: no queue"],
    ["throws at once", () => iterable(refuse), "Error: no queue"],
    ["has no iterator", () => ({ [Symbol.asyncIterator]: refuse }), "Error: no queue"],
    ["begins with what is no event", () => one({ train: 1 }), "TypeError: An event is { data, id?, event?, retry? }"],
    ["begins with an id of two lines", () => one({ id: "1\n2" }), "TypeError: The id of an event holds a line break"],
    ["begins with a promise", () => one({ data: { train: Promise.reject(new Error("lost")) } }), "LostMembers: "],
  ])("are a 500 that is told where their source %s, over every runtime", async (_, source, message) => {
    class Failing extends Resource {
      override readonly produces = ["text/event-stream"];
      override represent(): unknown {
        return source();
      }
    }
    const onError = vi.fn<(error: unknown) => void>();
    const coded = Object.assign(new Failing(), { encodings: ["gzip"] });
    const routes = [route("/", new Failing(), { codecs }), route("/coded", coded, { codecs })];
    const service = new Service({ routes, onError });
    const running = await serve(service, { port: 0, host: "127.0.0.1" });
    try {
      const statuses = [
        (await fetchHandler(service)(new Request("http://localhost/"))).status,
        (await fetch(running.url)).status,
        (await fetch(`${running.url}/coded`)).status,
        (await fetch(running.url, { method: "HEAD" })).status,
      ];
      expect(statuses).toEqual([500, 500, 500, 500]);
      expect(onError.mock.calls.map(([error]) => String(error).slice(0, message.length))).toEqual(
        statuses.map(() => message),
      );
    } finally {
      await running.close();
    }
  });

  it("are opened while their source is silent, and the source is asked once", async () => {
    let asked = 0;
    const silent = iterable(() => {
      asked += 1;
      return never();
    });
    class Silent extends Resource {
      override readonly produces = ["text/event-stream"];
      override represent(): unknown {
        return silent;
      }
    }
    const response = await fetchHandler(started(new Silent()))(new Request("http://localhost/departures"));
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect([response.status, (await reader?.read())?.value, asked]).toEqual([200, ":\n\n", 1]);
    await reader?.cancel();
  });

  it("are empty where their source ends at once", async () => {
    class Empty extends Resource {
      override readonly produces = ["text/event-stream"];
      override async *represent(): AsyncGenerator<ServerEvent> {}
    }
    const response = await fetchHandler(started(new Empty()))(new Request("http://localhost/departures"));
    expect([response.status, await response.text()]).toEqual([200, ":\n\n"]);
  });

  it("read the id as UTF-8, which clients send, whatever the runtime makes of it", () => {
    const bytes = String.fromCharCode(...new TextEncoder().encode("Zürich–7"));
    const asked = (id: string) => {
      let seen: string | undefined;
      class Seen extends Resource {
        override represent(ctx: Context) {
          seen = lastEventId(ctx);
          return {};
        }
      }
      const sent = request(new Service({ routes: [route("/", Seen)] }), "GET", "/", {
        headers: { "Last-Event-ID": id },
      });
      return sent.then(() => seen);
    };
    return Promise.all([
      expect(asked(bytes)).resolves.toBe("Zürich–7"),
      expect(asked("plain")).resolves.toBe("plain"),
      expect(asked("\xff")).resolves.toBe("\xff"),
      expect(asked("")).resolves.toBe(undefined),
    ]);
  });

  it("can be a command's content", async () => {
    const fields = ["Content-Type", "text/event-stream"];
    const events = [{ data: "one" }, { data: "two" }];
    const source = async function* () {
      yield* events;
    };
    const routes = [command("GET", "/", () => new HttpResponse(200, fields, eventStream(source(), { retry: 100 })))];
    const response = await request(new Service({ routes }), "GET", "/");
    expect(await response.text()).toBe("retry: 100\n\ndata: one\n\ndata: two\n\n");
  });

  it("are in the document, with the field by which clients connect again", () => {
    const document = generateOpenapi(new Service({ routes: [route("/departures", Departures, { codecs })] }), {
      title: "Station",
      version: "1",
    });
    const operation = document.paths["/departures"]?.get;
    expect(operation?.parameters).toContainEqual({ $ref: "#/components/parameters/header.Last-Event-ID" });
    expect(operation?.responses["200"]).toMatchObject({ content: { "text/event-stream": {} } });
  });

  it("say first how long to wait before connecting again, where the codec is told", async () => {
    const own = { "text/event-stream": createEventsCodec({ retry: 250, heartbeat: Number.POSITIVE_INFINITY }) };
    const service = new Service({ routes: [route("/departures", Departures, { codecs: own })] });
    const response = await fetchHandler(service)(new Request("http://localhost/departures"));
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe("retry: 250\n\n");
    await reader?.cancel();
  });
});
