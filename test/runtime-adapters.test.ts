import { command, HttpResponse, Service } from "signalbox";
import { bunHandler } from "signalbox/bun";
import { denoHandler } from "signalbox/deno";
import { fetchHandler } from "signalbox/fetch";
import { type Serving, serve } from "signalbox/node";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { runtimeService } from "./runtimeService.mjs";
import { type Ask, RUNTIME_CASES } from "./runtimes/runtimeSuite.mjs";

describe("the fetch adapter", () => {
  const handler = fetchHandler(runtimeService({ produced: 0, released: 0 }));
  const ask: Ask = async (path, init) => handler(new Request(`http://service.test${path}`, init));
  it.each(RUNTIME_CASES)("$name", ({ run }) => run(ask));

  it("takes no more content than the limit, whatever length was declared", async () => {
    const headers = { "content-type": "application/json", "content-length": "3" };
    const body = JSON.stringify({ name: "x".repeat(2000) });
    expect((await ask("/things", { method: "POST", headers, body })).status).toBe(413);
  });

  it.each([
    [{ peer: "192.0.2.1" }, "192.0.2.1"],
    [{ peer: () => "192.0.2.2" }, "192.0.2.2"],
    [{}, "undefined"],
    [undefined, "undefined"],
  ])("knows the client that it is told: %o", async (info, known) => {
    const named = fetchHandler(
      new Service({ routes: [command("GET", "/", ({ peer }) => HttpResponse.text(String(peer)))] }),
    );
    expect(await (await named(new Request("http://x/"), info)).text()).toBe(known);
  });

  describe("reads content", () => {
    const onError = vi.fn();
    const reading = fetchHandler(
      new Service({
        onError,
        maxBodyBytes: 5,
        routes: [
          command("POST", "/whole", async ({ body }) => HttpResponse.text(await body.text())),
          command("POST", "/empty", ({ body }) =>
            HttpResponse.text([body.isEmpty, String(body.declaredLength)].join()),
          ),
          command("POST", "/stream", async ({ body }) => {
            let text = "";
            for await (const chunk of body) text += Buffer.from(chunk).toString();
            return HttpResponse.text(text);
          }),
        ],
      }),
    );
    const post = (path: string, body: BodyInit | null, headers: Record<string, string> = {}) =>
      new Request(`http://x${path}`, { method: "POST", body, headers, duplex: "half" } as RequestInit);
    const broken = () =>
      new ReadableStream({
        start(controller) {
          controller.enqueue(Buffer.from("a"));
          controller.error(new Error("The client left."));
        },
      });
    const lengths = [{}, { "content-length": "5" }, { "content-length": "5x" }, { "content-length": "x5" }];

    it.each(lengths)("up to the limit, with %j", async (headers) => {
      for (const path of ["/whole", "/stream"]) {
        const response = await reading(post(path, "12345", headers));
        expect([response.status, await response.text()]).toEqual([200, "12345"]);
        expect((await reading(post(path, "123456", headers))).status).toBe(413);
      }
    });

    it.each(lengths)("and refuses what breaks off, with %j (RFC 9112 8)", async (headers) => {
      for (const path of ["/whole", "/stream"]) expect((await reading(post(path, broken(), headers))).status).toBe(400);
    });

    it.each([
      [null, {}, "true,0"],
      ["a", {}, "false,undefined"],
      ["a", { "content-length": "1" }, "false,1"],
      ["a", { "content-length": "12" }, "false,12"],
      ["a", { "content-length": "1x" }, "false,undefined"],
    ])("%j with %j, whose length is known where it is a number", async (body, headers, told) => {
      expect(await (await reading(post("/empty", body, headers))).text()).toBe(told);
    });

    it.each([{}, { "content-length": "1" }])("unless it was read before, with %j", async (headers) => {
      for (const path of ["/whole", "/stream"]) {
        const request = post(path, "a", headers);
        await request.text();
        onError.mockClear();
        expect((await reading(request)).status).toBe(500);
        expect(String(onError.mock.calls)).toContain("was read before the service got it");
      }
    });

    it("and refuses what is shorter than it was said (RFC 9112 8)", async () => {
      expect((await reading(post("/stream", null, { "content-length": "1" }))).status).toBe(400);
    });
  });

  it("leaves nothing open of a stream that comes after its client has left", async () => {
    const client = new AbortController();
    const closed = vi.fn();
    const source = {
      [Symbol.asyncIterator]: () => ({ next: () => new Promise<never>(() => undefined), return: closed }),
    };
    const late = command("GET", "/", async () => {
      client.abort();
      return new HttpResponse(200, [], source);
    });
    await fetchHandler(new Service({ routes: [late] }))(new Request("http://x/", { signal: client.signal }));
    expect(closed).toHaveBeenCalledOnce();
  });
});

describe("the Node adapter", () => {
  let serving: Serving;
  beforeAll(async () => {
    serving = await serve(runtimeService({ produced: 0, released: 0 }), { port: 0 });
  });
  afterAll(() => serving.close());
  const ask: Ask = (path, init) => fetch(serving.url + path, init);
  it.each(RUNTIME_CASES)("$name", ({ run }) => run(ask));
});

/** A Request as a runtime makes it of a message: its URL is not always normalised, as that of `new Request` is. */
function received(url: string, host?: string, method = "GET"): Request {
  const request = new Request("http://made.test/", { method, headers: host === undefined ? {} : { host } });
  return Object.defineProperty(request, "url", { value: url });
}

describe("the target of a received request (RFC 9112 3.2)", () => {
  const service = runtimeService({ produced: 0, released: 0 });
  type Handler = (request: Request) => Response | Promise<Response>;
  const adapters = {
    bun: (): Handler => {
      const handler = bunHandler(service);
      return (request) => handler(request, { requestIP: () => null });
    },
    deno: (): Handler => {
      const handler = denoHandler(service);
      return (request) => handler(request, { remoteAddr: {} });
    },
    fetch: (): Handler => fetchHandler(service),
  };
  type Adapter = keyof typeof adapters;
  const seen = async (handler: Handler, request: Request) => {
    const response = await handler(request);
    return response.status === 400 ? 400 : response.headers.get("x-target");
  };

  // What each runtime makes of the message was observed on its own binary (test/runtimes/targetCases.mjs).
  it.each<[Adapter, url: string, host: string | undefined, target: string | 400]>([
    ["deno", "http://a/secret?/open", "a/secret?", 400],
    ["fetch", "http://a/secret?/open", "a/secret?", 400],
    ["deno", "http://a/secret#/open", "a/secret#", 400],
    ["deno", "http://u@h/open", "u@h", 400],
    ["deno", "http://a\\b/open", "a\\b", 400],
    ["deno", "http://localhost:1/open", "\u00e9", 400],
    ["bun", "/public//x/secret", undefined, "/public//x/secret"],
    ["bun", "/public//x/secret", "", "/public//x/secret"],
    ["bun", "/public//x/secret", "a!b", "/public//x/secret"],
    ["bun", "/public//x/secret", "a b", 400],
    ["bun", "http://x/open", "x, y", 400],
    ["bun", "/open", ", x", 400],
    ["bun", "a:80", "x", 400],
    ["bun", "/open#x", undefined, 400],
    ["bun", "http://x/open#x", "x", 400],
    ["deno", "http://x/open#x", "x", 400],
    ["deno", "http://localhost:1/open#x", undefined, 400],
    ["fetch", "http://x/open#x", "x", 400],
    ["fetch", "http://made.test/open#x", undefined, "/open"],
    ["fetch", "app://page/open", undefined, "/open"],
    ["deno", "http+unix://%2Ftmp%2Fsocket/open", "x", "/open"],
    ["deno", "http://h?/secret", "x", "/?/secret"],
    ["deno", "HTTPS://h:1/open", "x", "/open"],
    ["deno", "http://u@h/open", "x", 400],
    ["deno", "http://h\\secret/", "x", 400],
    ["deno", "http:///open", "x", 400],
    ["deno", "http://:80/open", "x", 400],
    ["deno", "ftp://h/open", "x", 400],
    ["deno", "http://x//h/open", "x", "//h/open"],
    ["deno", "http://x/a/../open", "x", "/a/../open"],
    ["deno", "http://localhost:1/open", "", "/open"],
    ["deno", "http://[::1]:8/open", "[::1]:8", "/open"],
    ["bun", "http://127.0.0.1/open", "127.1", "/open"],
    ["bun", "http://x/open?http://x/secret", "X:80", "/open?http://x/secret"],
  ])("on %s, %s with Host %s is %s", async (adapter, url, host, target) => {
    const handler = adapters[adapter]();
    // A second time: what is known of the first is used.
    for (let time = 0; time < 2; time += 1) expect(await seen(handler, received(url, host))).toBe(target);
  });

  it.each<Adapter>(["bun", "deno", "fetch"])(
    "is 414 where it is too long, on %s (RFC 9110 15.5.15)",
    async (adapter) => {
      const handler = adapters[adapter]();
      const asked = (length: number) => handler(received(`http://x/${"a".repeat(length - 1)}`, "x"));
      expect((await asked(8_000)).status).toBe(404);
      expect((await asked(8_001)).status).toBe(414);
    },
  );

  it("is judged by the Host of its own request, not of the one before", async () => {
    const handler = adapters.deno();
    const ask = (url: string, host?: string) => seen(handler, received(url, host));
    expect(await ask("http://x/open", "x")).toBe("/open");
    expect(await ask("http://x/secret?/open", "x/secret?")).toBe(400);
    expect(await ask("http://x/open", "x")).toBe("/open");
    expect(await ask("http://xx/open", "xx")).toBe("/open");
    expect(await ask("http://x:1/open", "x:1")).toBe("/open");
  });

  it("in absolute form names the host, on Deno (RFC 9112 3.2.2)", async () => {
    const named = new Service({
      routes: [command("GET", "/", ({ headers }) => HttpResponse.text(String(headers.get("host"))))],
    });
    const handler = denoHandler(named);
    const host = async (url: string, field?: string) =>
      (await handler(received(url, field), { remoteAddr: {} })).text();
    expect(await host("http://h:1/", "x")).toBe("h:1");
    expect(await host("http://x/", "x")).toBe("x");
    expect(await host("http://X:80/", "x")).toBe("x");
    // Deno makes up a host where Host is empty or missing, and one of the socket's path where that is no TCP.
    expect(await host("http://localhost:1/", "")).toBe("");
    expect(await host("http://localhost:1/")).toBe("null");
    expect(await host("http+unix://%2Ftmp%2Fsocket/", "x")).toBe("x");
  });

  it("in absolute form names the host, whatever a fetch handler in the same process has read before", async () => {
    const named = new Service({
      routes: [command("GET", "/", ({ headers }) => HttpResponse.text(String(headers.get("host"))))],
    });
    const asked = () => received("http://h:1/", "x");
    expect(await (await fetchHandler(named)(asked())).text()).toBe("x");
    expect(await (await denoHandler(named)(asked(), { remoteAddr: {} })).text()).toBe("h:1");
  });

  it("has a fragment only where code has made the Request: without Host (RFC 9112 3.2)", async () => {
    const handler = adapters.fetch();
    expect(await seen(handler, received("http://x/open", "x"))).toBe("/open");
    expect(await seen(handler, received("http://x/open#a", "x"))).toBe(400);
    expect(await seen(handler, received("http://x/open"))).toBe("/open");
    expect(await seen(handler, received("http://x/open?q#a"))).toBe("/open?q");
    expect(await seen(handler, received("#a"))).toBe(400);
  });
});
