import { gunzipSync } from "node:zlib";
import { Halt, Resource, resource, route, Service } from "signalbox";
import { request } from "signalbox/testing";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";

class Shelf extends Resource {
  override readonly allowedMethods = ["DELETE"];
  override deleteResource(): boolean {
    return false;
  }
}

it("a 500 that the table leads to is told to the author once, with the class and the node", async () => {
  const onError = vi.fn();
  const service = new Service({ routes: [route("/", Shelf)], onError });
  const response = await request(service, "DELETE", "/");
  expect(response.status).toBe(500);
  expect(response.trace).toMatch(/,M16,M20$/);
  expect(onError.mock.calls.map(([error]) => error)).toEqual([
    new Error("Shelf came to 500 at M20: the act was not carried out."),
  ]);
});

it("no other ending of the table is a fault of the author's", async () => {
  class Closed extends Resource {
    override forbidden(): boolean {
      return true;
    }
    override represent(): unknown {
      return 1;
    }
  }
  const onError = vi.fn();
  const service = new Service({ routes: [route("/", Closed)], onError });
  expect((await request(service, "GET", "/")).status).toBe(403);
  expect(onError).not.toHaveBeenCalled();
});

describe("the problem of an error", () => {
  class Book extends Resource {
    override readonly query = z.object({ page: z.coerce.number() });
    override readonly halts = [405];
    override represent(): unknown {
      throw new Halt(405, { detail: "Sold out." });
    }
  }
  const ask = (book: Resource, target: string) =>
    request(new Service({ routes: [route("/", book)], onError: () => {} }), "GET", target);

  it("has what the table adds and what the Halt says, both", async () => {
    expect(await (await ask(new Book(), "/?page=1")).json()).toMatchObject({
      status: 405,
      detail: "Sold out.",
      allowed: ["GET", "HEAD", "OPTIONS"],
    });
  });

  it("is given to errorBody whole: the path, and what the table adds", async () => {
    const errorBody = vi.fn((_ctx: unknown, problem: unknown) => problem);
    const response = await ask(Object.assign(new Book(), { errorBody }), "/?page=x");
    expect(response.status).toBe(400);
    expect(errorBody.mock.calls[0]?.[1]).toMatchObject({
      instance: "/",
      errors: [{ parameter: "page", detail: expect.any(String) }],
    });
  });

  it("is that of a 401 where isAuthorized gives nothing at all: only true lets a client in", async () => {
    for (const isAuthorized of [() => null, () => undefined]) {
      expect((await ask(Object.assign(new Book(), { isAuthorized }), "/?page=1")).status).toBe(401);
    }
  });
});

describe("content that takes a while to compress", () => {
  // More than is compressed synchronously.
  const text = "signal ".repeat(10_000);
  class Long extends Resource {
    override readonly allowedMethods = ["GET", "PUT"];
    override readonly consumes = ["application/json"];
    override readonly encodings = ["gzip"];
    override represent(): unknown {
      return { text };
    }
    override apply(): unknown {
      return { text };
    }
  }

  it.each([
    ["a representation", "GET"],
    ["what a write gave", "PUT"],
  ])("%s is sent whole, in its type and coding", async (_what, method) => {
    const asked = { headers: { "Accept-Encoding": "gzip" }, ...(method === "PUT" && { body: {} }) };
    const response = await request(new Service({ routes: [route("/", Long)] }), method, "/", asked);
    expect(response.status).toBe(200);
    expect(response.header("content-type")).toBe("application/json");
    expect(response.header("content-encoding")).toBe("gzip");
    expect(JSON.parse(gunzipSync(await response.bytes()).toString())).toEqual({ text });
  });
});

describe("a stream whose fields cannot be written", () => {
  const broken = new Error("broken");
  const stuck = new Error("stuck");
  it.each([
    [
      "at once",
      (): never => {
        throw broken;
      },
    ],
    ["later", () => Promise.reject(broken)],
  ])("is let go, and what that throws is reported as well: %s", async (_when, links) => {
    const source = {
      [Symbol.asyncIterator]: () => source,
      next: async () => ({ done: false, value: new Uint8Array(1) }),
      return: vi.fn(() => Promise.reject(stuck)),
    };
    const reported = new Set<unknown>();
    const service = new Service({
      routes: [resource("/", { represent: () => source, links })],
      onError: (error) => reported.add(error),
    });
    const response = await request(service, "GET", "/");
    expect([response.status, await response.json()]).toMatchObject([500, { title: "Internal Server Error" }]);
    expect(source.return).toHaveBeenCalledOnce();
    expect(reported).toEqual(new Set([stuck, broken]));
  });
});

it("what is told of a problem has no member that is not there", async () => {
  const errorBody = vi.fn((_ctx: unknown, problem: unknown) => problem);
  const limited = (withinRateLimit: () => unknown) =>
    request(
      new Service({ routes: [route("/", Object.assign(new Shelf(), { errorBody, withinRateLimit }))] }),
      "GET",
      "/",
    );
  expect((await limited(() => false)).status).toBe(429);
  expect((await limited(() => 7)).status).toBe(429);
  expect(errorBody.mock.calls.map(([, problem]) => Object.keys(problem as object))).toEqual([
    ["type", "title", "status", "detail", "instance"],
    ["type", "title", "status", "detail", "instance", "retryAfter"],
  ]);
});
