import { once } from "node:events";
import { connect, constants } from "node:http2";
import { type Context, command, HttpResponse, Resource, route, Service } from "signalbox";
import { fetchHandler } from "signalbox/fetch";
import { type LambdaEvent, lambdaHandler } from "signalbox/lambda";
import { serve } from "signalbox/node";
import { request } from "signalbox/testing";
import { describe, expect, it, vi } from "vitest";
import { serving } from "./sockets.ts";
import { turns } from "./waiting.ts";

// A source that waits is told at once when its client leaves, and what the request held is released without waiting for it.

const never = () => new Promise<never>(() => undefined);

interface Diary {
  told: number;
  released: number;
}

/** Sources that give one chunk and then wait for ever; each says that it was told where it can. */
const SOURCES: Readonly<Record<string, (diary: Diary, encode: (text: string) => unknown) => AsyncIterable<unknown>>> = {
  "an iterator": (diary, encode) => {
    const values = [encode("first")];
    const next = () => (values.length === 0 ? never() : Promise.resolve({ done: false, value: values.shift() }));
    const stop = () => {
      diary.told += 1;
      return { done: true, value: undefined };
    };
    return { [Symbol.asyncIterator]: () => ({ next, return: stop }) } as unknown as AsyncIterable<unknown>;
  },
  "a ReadableStream": (diary, encode) =>
    new ReadableStream({
      start: (controller) => controller.enqueue(encode("first")),
      cancel: () => {
        diary.told += 1;
      },
    }),
  // A generator that waits cannot hear; that nobody waits for it is all that can be done.
  "a generator": async function* (diary, encode) {
    diary.told += 1;
    yield encode("first");
    await never();
  },
};

const ENCODINGS: Readonly<Record<string, (text: string) => unknown>> = {
  values: (text) => text,
  bytes: (text) => new TextEncoder().encode(text),
};

function start(make: (diary: Diary) => AsyncIterable<unknown>) {
  const diary: Diary = { told: 0, released: 0 };
  class Silent extends Resource {
    override readonly encodings = ["gzip"];
    override lifespan() {
      return () => {
        diary.released += 1;
      };
    }
    override represent(): unknown {
      return make(diary);
    }
  }
  const onError = vi.fn<(error: unknown) => void>();
  const routes = [
    route("/", Silent),
    command("GET", "/command", () => new HttpResponse(200, [], make(diary) as AsyncIterable<string>)),
  ];
  return { diary, onError, service: new Service({ onError, routes }) };
}

const cases = Object.entries(SOURCES).flatMap(([source, make]) =>
  Object.entries(ENCODINGS).map(([of, encode]) => [source, of, (diary: Diary) => make(diary, encode)] as const),
);

describe.each(cases)("%s of %s that waits", (_source, _of, make) => {
  it.each(["identity", "gzip"])("is told and released at once when it is let go (%s)", async (coding) => {
    const { diary, service, onError } = start(make);
    const { response } = await request(service, "GET", "/", { headers: { "accept-encoding": coding } });
    const chunks = (response.body as AsyncIterable<string>)[Symbol.asyncIterator]();
    if (coding === "identity") await chunks.next();
    const pending = chunks.next();
    await turns(5);
    await chunks.return?.();
    expect(diary).toEqual({ told: 1, released: 1 });
    if (coding === "identity") expect(await pending).toEqual({ done: true, value: undefined });
    expect(onError).not.toHaveBeenCalled();
  });

  it.each(["cancelled", "aborted"])("is told and released at once when fetch's response is %s", async (how) => {
    const { diary, service, onError } = start(make);
    const leave = new AbortController();
    const response = await fetchHandler(service)(new Request("http://service.test/", { signal: leave.signal }));
    const reader = response.body?.getReader();
    await reader?.read();
    const pending = reader?.read().catch(() => "left");
    if (how === "cancelled") await reader?.cancel();
    else leave.abort();
    await vi.waitFor(() => expect(diary).toEqual({ told: 1, released: 1 }));
    await pending;
    expect(onError).not.toHaveBeenCalled();
  });

  it("is told at once when it is a command's", async () => {
    const { diary, service } = start(make);
    const response = await fetchHandler(service)(new Request("http://service.test/command"));
    const reader = response.body?.getReader();
    await reader?.read().catch(() => undefined);
    await reader?.cancel();
    expect(diary.told).toBe(1);
  });

  it("is told and released when its client leaves node:http", async () => {
    const { diary, service, onError } = start(make);
    await serving(service, async ({ url }) => {
      const leaving = Array.from({ length: 5 }, async () => {
        const leave = new AbortController();
        const response = await fetch(url, { signal: leave.signal });
        await response.body?.getReader().read();
        leave.abort();
      });
      await Promise.all(leaving);
      await vi.waitFor(() => expect(diary).toEqual({ told: 5, released: 5 }));
    });
    expect(onError).not.toHaveBeenCalled();
  });
});

describe.each(cases)("%s of %s that waits", (_source, _of, make) => {
  it.each(["cancels its stream", "closes its connection"])(
    "is told and released when its client %s over HTTP/2",
    async (how) => {
      const { diary, service, onError } = start(make);
      const open = await serve(service, { port: 0, http2: true });
      const leaving = Array.from({ length: 5 }, async () => {
        const session = connect(open.url);
        const stream = session.request({ ":path": "/" });
        await once(stream, "data");
        if (how === "cancels its stream") stream.close(constants.NGHTTP2_CANCEL);
        else session.destroy();
        return session;
      });
      const sessions = await Promise.all(leaving);
      try {
        await vi.waitFor(() => expect(diary).toEqual({ told: 5, released: 5 }));
        expect(onError).not.toHaveBeenCalled();
      } finally {
        for (const session of sessions) session.destroy();
        await open.close();
      }
    },
  );
});

describe("a stream that fails", () => {
  const boom = new Error("boom");
  async function* failing(): AsyncGenerator<string, void, undefined> {
    yield "a";
    throw boom;
  }
  const failed = () => {
    const onError = vi.fn<(error: unknown) => void>();
    class Failing extends Resource {
      override represent(_ctx: Context): unknown {
        return failing();
      }
    }
    const routes = [route("/", Failing), command("GET", "/command", () => new HttpResponse(200, [], failing()))];
    return { onError, service: new Service({ onError, routes }) };
  };

  it.each(["/", "/command"])("is reported once, and cut: %s", async (target) => {
    const { onError, service } = failed();
    await expect((await request(service, "GET", target)).text()).rejects.toBe(boom);
    const response = await fetchHandler(service)(new Request(`http://service.test${target}`));
    await expect(response.text()).rejects.toBe(boom);
    expect(onError.mock.calls.map(([error]) => error)).toEqual([boom, boom]);
  });

  it.each(["/", "/command"])("is a 500 on Lambda, where nothing was sent yet: %s", async (rawPath) => {
    const { onError, service } = failed();
    const event: LambdaEvent = {
      rawPath,
      rawQueryString: "",
      headers: {},
      requestContext: { http: { method: "GET" } },
    };
    expect((await lambdaHandler(service)(event)).statusCode).toBe(500);
    expect(onError.mock.calls.map(([error]) => error)).toEqual([boom]);
  });
});

describe("a stream that fetch does not send", () => {
  const stream = () => {
    const cancel = vi.fn();
    return { cancel, body: new ReadableStream<string>({ cancel }) as unknown as AsyncIterable<string> };
  };

  it.each([
    ["a 204", 204, []],
    ["a response that cannot be built", 200, ["X-A", "a\r\nb"]],
    ["a status that is none", 200.5, []],
  ])("is let go: of %s", async (_what, status, headers) => {
    const { cancel, body } = stream();
    const routes = [command("GET", "/", () => new HttpResponse(status, headers, body))];
    await fetchHandler(new Service({ routes, onError: () => undefined }))(new Request("http://service.test/"));
    expect(cancel).toHaveBeenCalledTimes(1);
  });
});
