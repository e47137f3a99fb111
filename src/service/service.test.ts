import {
  type Context,
  command,
  Halt,
  HttpRequest,
  HttpResponse,
  type Problem,
  Resource,
  route,
  Service,
} from "signalbox";
import { request } from "signalbox/testing";
import { describe, expect, it, vi } from "vitest";
import { RequestBody } from "../http/body.ts";
import { RequestHeaders } from "../http/headers.ts";

class Books extends Resource<Context<{ params: "id" }>> {
  override readonly produces: readonly string[] = ["application/json"];
  override represent({ params }: Context<{ params: "id" }>): unknown {
    return params.id;
  }
}

describe("routing", () => {
  const service = new Service({
    routes: [
      route("/books/{id}", Books),
      command("GET", "/books/new", () => HttpResponse.text("new")),
      command("POST", "/books/new", async () => HttpResponse.text("made")),
      command("PUT", "/hooks/{name}", ({ params }) => HttpResponse.text(params.name)),
    ],
  });

  it.each([
    ["GET", "/books/7", '"7"'],
    ["GET", "/books/a%2Fb?x=1", '"a/b"'],
    ["GET", "/books/new", "new"],
    ["POST", "/books/new", "made"],
    ["PUT", "/hooks/%C3%BC", "ü"],
  ])("%s %s gives %s", async (method, target, text) => {
    const response = await request(service, method, target);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(text);
  });

  it("a resource that is all synchronous is handled without yielding to the event loop", () => {
    const get = new HttpRequest({
      method: "GET",
      target: "/books/7",
      headers: new RequestHeaders({}),
      body: new RequestBody(undefined, 0),
      peer: undefined,
      signal: () => new AbortController().signal,
    });
    expect(service.handle(get)).toBeInstanceOf(HttpResponse);
  });
});

describe("what is mounted", () => {
  it("is listed in the order of the routes, with a plan for each method that is allowed", () => {
    const { resources } = new Service({
      routes: [route("/b/{id}", Books), command("GET", "/c", () => HttpResponse.empty()), route("/a/{id}", Books)],
    });
    expect(resources.map(({ pattern }) => pattern)).toEqual(["/b/{id}", "/a/{id}"]);
    expect([...(resources[0]?.plans.keys() ?? [])]).toEqual(["GET", "HEAD", "OPTIONS"]);
    expect(resources[0]?.plans.get("HEAD")?.method).toBe("HEAD");
    expect(resources[0]?.kind).toBe("resource");
  });

  it("cannot be changed any more: the plans would not believe it", () => {
    const books = new Books();
    expect(new Service({ routes: [route("/{id}", books)] }).resources).toHaveLength(1);
    expect(() => Object.assign(books, { produces: ["text/csv"] })).toThrow(TypeError);
    expect(() => (books.produces as string[]).push("text/csv")).toThrow(TypeError);
    expect(books.produces).toEqual(["application/json"]);
  });

  it("may be mounted twice", () => {
    const books = new Books();
    expect(new Service({ routes: [route("/a/{id}", books), route("/b/{id}", books)] }).resources).toHaveLength(2);
  });

  it("a route's codecs replace the default, and are never merged with it", () => {
    const codecs = { "text/plain": { encode: String } };
    expect(() => new Service({ routes: [route("/{id}", new Books(), { codecs })] })).toThrow(/^NO_CODEC: Books/);
  });
});

describe("options", () => {
  it("a body may have 1 MiB where nobody says otherwise", () => {
    expect(new Service({ routes: [] }).maxBodyBytes).toBe(1_048_576);
    expect(new Service({ routes: [], maxBodyBytes: 5 }).maxBodyBytes).toBe(5);
  });
});

describe("a command that fails", () => {
  const boom = new Error("boom");
  const failing = (handler: () => HttpResponse | Promise<HttpResponse>) => {
    const onError = vi.fn();
    return { onError, service: new Service({ onError, routes: [command("GET", "/", handler)] }) };
  };

  it.each([
    () => {
      throw boom;
    },
    () => Promise.reject(boom),
  ])("is a 500, reported once: %o", async (handler) => {
    const { onError, service } = failing(handler);
    const response = await request(service, "GET", "/");
    expect(response.status).toBe(500);
    expect(((await response.json()) as Problem).detail).toBe("An unexpected error occurred.");
    expect(onError.mock.calls.map(([error]) => error)).toEqual([boom]);
  });

  it.each([
    ["at once", () => undefined],
    ["later", async () => undefined],
  ])("to return, %s, is a 500, and says what to write", async (_when, forgetful) => {
    const { onError, service } = failing(forgetful as unknown as () => HttpResponse);
    expect((await request(service, "GET", "/")).status).toBe(500);
    expect(onError.mock.calls.map(([error]) => String(error))).toEqual([
      expect.stringContaining("The command gave undefined. Return an HttpResponse"),
    ]);
  });

  it("to halt with fields that can be sent is a 500", async () => {
    const { onError, service } = failing(() => {
      throw new Halt(302, { headers: { Location: "/\r\nX: y" } });
    });
    const response = await request(service, "GET", "/");
    expect([response.status, response.header("location")]).toEqual([500, undefined]);
    expect(onError.mock.calls.map(([error]) => error)).toEqual([expect.any(TypeError)]);
  });

  it("is a line on the console where there is no hook", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    try {
      const service = new Service({ routes: [command("GET", "/", () => Promise.reject(boom))] });
      await request(service, "GET", "/");
      expect(log).toHaveBeenCalledTimes(1);
      expect(log.mock.calls[0]).toContain(boom);
    } finally {
      log.mockRestore();
    }
  });
});
