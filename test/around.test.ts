import { AsyncLocalStorage } from "node:async_hooks";
import { connect as connectHttp2 } from "node:http2";
import { connect } from "node:net";
import { type Around, command, Halt, HttpResponse, part, resource, Service, type ServiceOptions } from "signalbox";
import { fetchHandler } from "signalbox/fetch";
import { serve } from "signalbox/node";
import { request } from "signalbox/testing";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { stopClock } from "./clock.ts";
import { nextAccepted, sendParts, serving } from "./sockets.ts";
import { Gate, turns, until } from "./waiting.ts";

/** `around` of the service: whatever is called for a request is called inside of it. */

const storage = new AsyncLocalStorage<string>();
const ofPath: Around = ({ path }, next) => storage.run(path, next);

/** Notes where each of its callbacks is called. */
function noting(options: ServiceOptions = {}) {
  const seen: string[] = [];
  const note = (what: string) => void seen.push(`${what} ${storage.getStore()}`);
  const lending = part({
    isAuthorized: () => {
      note("isAuthorized");
      return true;
    },
    lend: { tx: { open: () => note("open"), close: () => note("close") } },
  });
  async function* lines(): AsyncGenerator<string> {
    try {
      for (let at = 0; at < 3; at += 1) {
        note("line");
        await turns();
        note("line");
        yield `${at}\n`;
      }
    } finally {
      note("stopped");
    }
  }
  const all = resource("/all/{id}", {
    with: [lending],
    find: async ({ tx, defer, after }) => {
      await tx();
      await turns();
      note("find");
      defer(() => note("defer"));
      after(async () => {
        note("after");
        await turns();
        note("after");
      });
      return { found: true };
    },
    produces: ["application/json"],
    encodings: ["identity", "gzip"],
    GET: { represent: () => lines() },
    PUT: {
      consumes: ["application/json"],
      apply: () => {
        note("apply");
        return { done: true };
      },
    },
  });
  const failing = resource("/failing/{id}", {
    GET: {
      represent: async function* () {
        yield "a";
        await turns();
        throw new Error("in the stream");
      },
    },
    PUT: { apply: () => Promise.reject(new Error("in an act")) },
    POST: { processPost: () => new Promise(() => undefined) },
  });
  const handler = command("GET", "/lines/{id}", () => new HttpResponse(200, ["Content-Type", "text/plain"], lines()));
  const service = new Service({
    around: ofPath,
    onError: () => note("onError"),
    resources: { all, failing },
    routes: [handler],
    ...options,
  });
  return { service, seen };
}

const READ = "isAuthorized open find line line line line line line stopped close defer after after".split(" ");
const WRITTEN = "isAuthorized open find apply close defer after after".split(" ");

/** The same of one path, for as many requests. */
const at = (path: string, what: readonly string[]) => what.map((each) => `${each} ${path}`);
const seenAt = (seen: readonly string[], path: string) => seen.filter((each) => each.endsWith(` ${path}`));
const PATHS = ["/all/1", "/all/2", "/all/3"];

type Ask = (path: string, init?: RequestInit) => Promise<Response>;

async function holdsFor(ask: Ask, { service, seen }: ReturnType<typeof noting>) {
  await Promise.all(PATHS.map(async (path) => (await ask(path)).text()));
  await until(
    () => seen.length === READ.length * PATHS.length,
    () => seen.join(),
  );
  for (const path of PATHS) expect(seenAt(seen, path)).toEqual(at(path, READ));
  seen.length = 0;
  const put = { method: "PUT", body: "{}", headers: { "content-type": "application/json" } };
  await Promise.all(PATHS.map((path) => ask(path, put)));
  await until(
    () => seen.length === WRITTEN.length * PATHS.length,
    () => seen.join(),
  );
  for (const path of PATHS) expect(seenAt(seen, path)).toEqual(at(path, WRITTEN));
  seen.length = 0;
  await ask("/failing/1", put);
  await (await ask("/failing/2")).text().catch(() => undefined);
  await until(
    () => seen.length === 2,
    () => seen.join(),
  );
  expect(seen).toEqual(["onError /failing/1", "onError /failing/2"]);
  seen.length = 0;
  expect(await (await ask("/lines/1")).text()).toBe("0\n1\n2\n");
  expect(seen).toEqual(at("/lines/1", READ.slice(3, 10)));
  await service.stop();
}

describe("around", () => {
  it("holds in callbacks, streams, close, after and onError, in a test", async () => {
    const noted = noting();
    const handler = fetchHandler(noted.service);
    await holdsFor(async (path, init) => handler(new Request(`https://a.test${path}`, init)), noted);
  });

  it("holds the same on Node, over HTTP/1.1", async () => {
    const noted = noting();
    await serving(noted.service, ({ url }) => holdsFor((path, init) => fetch(`${url}${path}`, init), noted));
  });

  it("holds the same on Node, over HTTP/2", async () => {
    const noted = noting();
    const open = await serve(noted.service, { port: 0, http2: true });
    const session = connectHttp2(open.url);
    onTestFinished(async () => {
      session.destroy();
      await open.close();
    });
    await holdsFor(async (path, init = {}) => {
      const stream = session.request({
        ":path": path,
        ":method": init.method ?? "GET",
        ...(init.headers as Record<string, string> | undefined),
      });
      stream.end(init.body);
      const status = await new Promise<number>((resolve) => {
        stream.once("response", ({ ":status": got }) => resolve(got ?? 0));
      });
      const content = new ReadableStream({
        async start(controller) {
          try {
            for await (const chunk of stream) controller.enqueue(chunk);
            controller.close();
          } catch (error) {
            controller.error(error);
          }
        },
      });
      return new Response(status === 204 ? null : content, { status });
    }, noted);
  });

  it("holds where the stream is compressed", async () => {
    const { service, seen } = noting();
    const response = await fetchHandler(service)(
      new Request("https://a.test/all/1", { headers: { "accept-encoding": "gzip" } }),
    );
    expect(response.headers.get("content-encoding")).toBe("gzip");
    await response.arrayBuffer();
    await until(
      () => seen.length === READ.length,
      () => seen.join(),
    );
    expect(seen).toEqual(at("/all/1", READ));
  });

  it("holds where the content arrives in parts, on a connection with other requests", async () => {
    const { service, seen } = noting();
    await serving(service, async ({ port, server }) => {
      const accepted = nextAccepted(server);
      const socket = connect(port, "127.0.0.1");
      socket.resume();
      const put = (id: number) =>
        `PUT /all/${id} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 4\r\n\r\n`;
      await sendParts(socket, accepted, [put(1), "{ ", " }", put(2), "{", "  }"]);
      await until(
        () => seen.length === WRITTEN.length * 2,
        () => seen.join(),
      );
      for (const id of [1, 2]) expect(seenAt(seen, `/all/${id}`)).toEqual(at(`/all/${id}`, WRITTEN));
      socket.destroy();
    });
  });

  it("holds where a client leaves: the source is stopped, and what it held released, inside of it", async () => {
    const { service, seen } = noting();
    await serving(service, async ({ port }) => {
      const socket = connect(port, "127.0.0.1");
      socket.write("GET /all/7 HTTP/1.1\r\nHost: a\r\n\r\n");
      await until(() => seen.includes("line /all/7"));
      socket.destroy();
      await until(
        () => seen.filter((each) => each === "after /all/7").length === 2,
        () => seen.join(),
      );
      expect(seenAt(seen, "/all/7")).toEqual(seen);
    });
  });

  it("holds at a 504, whose timer is that of all requests", async () => {
    stopClock();
    const { service, seen } = noting({ deadline: 1_000 });
    const sent = [1, 2].map((id) => request(service, "POST", `/failing/${id}`));
    await turns(2);
    vi.advanceTimersByTime(1_000);
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([504, 504]);
    expect(seen).toEqual(["onError /failing/1", "onError /failing/2"]);
  });

  it("may wait before it calls next, and look at the response", async () => {
    const statuses: number[] = [];
    const { service } = noting({
      around: async ({ path }, next) => {
        await turns();
        const { status } = await storage.run(path, next);
        statuses.push(status);
      },
    });
    expect((await request(service, "PUT", "/all/1", { body: {} })).status).toBe(200);
    expect((await request(service, "GET", "/none")).status).toBe(404);
    await turns();
    expect(statuses).toEqual([200, 404]);
  });

  it("leaves a service synchronous whose callbacks are", async () => {
    const service = new Service({ around: ofPath, routes: [command("GET", "/", () => HttpResponse.text("now"))] });
    expect(fetchHandler(service)(new Request("https://a.test/"))).toBeInstanceOf(Response);
  });
});

describe("an around that is wrong", () => {
  const no = new Error("no");
  const CASES: readonly (readonly [string, Around, number, RegExp])[] = [
    ["throws", () => raise(no), 500, /no/],
    ["rejects", () => Promise.reject(no), 500, /no/],
    ["throws behind next", (_, next) => [next(), raise(no)], 500, /no/],
    ["never calls next", () => undefined, 500, /never called next/],
    ["never calls next, asynchronously", async () => turns(), 500, /never called next/],
    ["calls next twice", (_, next) => [next(), next()], 500, /twice/],
  ];

  it.each(CASES)("is a 500 that onError is told of, where it %s", async (_, around, status, message) => {
    for (const path of ["/now", "/later", "/stream"]) {
      const onError = vi.fn();
      const stopped = vi.fn();
      const service = new Service({ around, onError, routes: routes(stopped) });
      expect((await request(service, "GET", path)).status).toBe(status);
      expect(onError.mock.calls.map(([error]) => String(error))).toEqual([expect.stringMatching(message)]);
      if (path === "/stream" && message !== CASES[3]?.[3] && around.length > 0)
        await until(() => stopped.mock.calls.length === 1);
    }
  });

  it("is the response of its Halt where it throws one", async () => {
    const onError = vi.fn();
    const service = new Service({ around: () => raise(new Halt(503)), onError, routes: routes() });
    expect((await request(service, "GET", "/now")).status).toBe(503);
    expect(onError).not.toHaveBeenCalled();
  });

  it("does not hold back a response that is there: what it throws then is reported", async () => {
    const onError = vi.fn();
    const gate = new Gate();
    const around: Around = async (_, next) => {
      await next();
      await gate.pass();
      throw no;
    };
    const service = new Service({ around, onError, routes: routes() });
    expect((await request(service, "GET", "/later")).status).toBe(200);
    expect(onError).not.toHaveBeenCalled();
    gate.open();
    await until(() => onError.mock.calls.length === 1);
    expect(onError.mock.calls[0]?.[0]).toBe(no);
  });

  it("is a 504 at the deadline where it neither settles nor calls next; next is too late then", async () => {
    stopClock();
    const onError = vi.fn();
    const gate = new Gate();
    const handled = vi.fn(() => HttpResponse.text("now"));
    const around: Around = async (_, next) => {
      await gate.pass();
      return next();
    };
    const service = new Service({ around, onError, deadline: 1_000, routes: [command("GET", "/now", handled)] });
    const response = request(service, "GET", "/now");
    await until(() => gate.came === 1);
    vi.advanceTimersByTime(1_000);
    expect((await response).status).toBe(504);
    gate.open();
    await until(() => onError.mock.calls.length === 2);
    expect(handled).not.toHaveBeenCalled();
  });

  it("is refused when the service is built, where it is no function", () => {
    expect(() => new Service({ around: {} as never, routes: [] })).toThrow(/around/);
  });
});

function routes(stopped: () => void = () => undefined) {
  async function* stream(): AsyncGenerator<string> {
    yield "a";
  }
  const source = {
    [Symbol.asyncIterator]: () => ({ ...iteratorOf(stream()), return: async () => stopped() as never }),
  };
  return [
    command("GET", "/now", () => HttpResponse.text("now")),
    command("GET", "/later", async () => {
      await turns(2);
      return HttpResponse.text("later");
    }),
    command("GET", "/stream", () => new HttpResponse(200, ["Content-Type", "text/plain"], source)),
  ];
}

function iteratorOf(generator: AsyncGenerator<string>) {
  return { next: () => generator.next() };
}

function raise(error: unknown): never {
  throw error;
}
