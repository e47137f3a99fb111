import { type Context, command, Halt, HttpResponse, Resource, route, Service } from "signalbox";
import { lambdaHandler } from "signalbox/lambda";
import { request } from "signalbox/testing";
import { describe, expect, it, vi } from "vitest";
import { exchange, serving } from "./sockets.ts";

// Ruling 31: the framework frames. Transfer-Encoding and Connection are the runtime's; a Content-Length that an author sets is
// accepted where it is the content's (on HEAD as announced), another one is the author's fault, and none is sent twice.

async function* streamOf(...chunks: string[]): AsyncGenerator<Uint8Array, void, undefined> {
  for (const chunk of chunks) yield new TextEncoder().encode(chunk);
}

function setting(fields: Readonly<Record<string, string>>, value: () => unknown = () => "text", change: object = {}) {
  class Setting extends Resource {
    override readonly halts = [418];
    override isAuthorized(ctx: Context) {
      for (const [name, field] of Object.entries(fields)) ctx.setHeader(name, field);
      return true;
    }
    override represent(): unknown {
      return value();
    }
  }
  const onError = vi.fn<(error: unknown) => void>();
  const routes = [route("/", Object.assign(new Setting(), change))];
  return { onError, service: new Service({ routes, onError }) };
}

const LENGTH = '"text"'.length;

describe("fields of the connection that a callback sets", () => {
  it("are not sent", async () => {
    const fields = {
      "Transfer-Encoding": "gzip",
      connection: "close",
      "Keep-Alive": "x",
      Upgrade: "h2c",
      Trailer: "X",
      "X-A": "1",
    };
    const response = await request(setting(fields).service, "GET", "/");
    expect(response.status).toBe(200);
    for (const name of ["transfer-encoding", "connection", "keep-alive", "upgrade", "trailer"]) {
      expect(response.header(name), name).toBeUndefined();
    }
    expect(response.header("x-a")).toBe("1");
  });
});

describe("a Content-Length that a callback sets", () => {
  it("of the content is left to the runtime", async () => {
    const { service, onError } = setting({ "content-length": String(LENGTH) });
    const response = await request(service, "GET", "/");
    expect([response.status, response.header("content-length"), await response.text()]).toEqual([
      200,
      undefined,
      '"text"',
    ]);
    expect(onError).not.toHaveBeenCalled();
  });

  it.each(["3", "4.0", "many", "-1"])("of %s is a 500, reported once", async (length) => {
    const { service, onError } = setting({ "Content-Length": length });
    const response = await request(service, "GET", "/");
    expect([response.status, response.header("content-length")]).toEqual([500, undefined]);
    expect((await response.json()).status).toBe(500);
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it("on HEAD is sent as announced, once", async () => {
    const { response } = await request(setting({ "Content-Length": "42" }).service, "HEAD", "/");
    expect(response.headers.filter((field) => /^content-length$/i.test(field))).toHaveLength(1);
    expect([response.status, response.header("content-length"), response.body]).toEqual([200, "42", null]);
  });

  it("of a stream is sent, and the stream kept to it", async () => {
    const whole = await request(setting({ "Content-Length": "4" }, () => streamOf("te", "xt")).service, "GET", "/");
    expect([whole.header("content-length"), await whole.text()]).toEqual(["4", "text"]);
    for (const chunks of [["tex"], ["te", "xts"]]) {
      const { service, onError } = setting({ "Content-Length": "4" }, () => streamOf(...chunks));
      await expect((await request(service, "GET", "/")).text()).rejects.toThrow("Content-Length");
      expect(onError).toHaveBeenCalledTimes(1);
    }
  });

  it("is not kept for a 304, nor for an error that has content of its own", async () => {
    const change = { generateEtag: () => "v1" };
    const { service } = setting({ "Content-Length": String(LENGTH) }, undefined, change);
    const response = await request(service, "GET", "/", { headers: { "if-none-match": '"v1"' } });
    expect([response.status, response.header("content-length")]).toEqual([304, undefined]);
    const represent = () => {
      throw new Error("boom");
    };
    const broken = setting({ "Content-Length": String(LENGTH) }, represent);
    expect((await request(broken.service, "GET", "/")).status).toBe(500);
    expect(broken.onError.mock.calls).toEqual([[new Error("boom"), expect.anything()]]);
  });

  it("by a Halt is held against the problem", async () => {
    const represent = () => {
      throw new Halt(418, { headers: { "Content-Length": "3" } });
    };
    const { service, onError } = setting({}, represent);
    expect((await request(service, "GET", "/")).status).toBe(500);
    expect(onError).toHaveBeenCalledTimes(1);
  });
});

describe("a command's status", () => {
  const giving = (status: number) => {
    const onError = vi.fn<(error: unknown) => void>();
    const routes = [command("GET", "/", () => new HttpResponse(status, [], "text"))];
    return { onError, service: new Service({ routes, onError }) };
  };

  it.each([100, 101, 199, 600, 999, 200.5, 0, -200, Number.NaN])("of %d is a 500, reported once", async (status) => {
    const { service, onError } = giving(status);
    expect((await request(service, "GET", "/")).status).toBe(500);
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it.each([200, 299, 418, 599])("of %d is sent", async (status) => {
    const { service, onError } = giving(status);
    expect((await request(service, "GET", "/")).status).toBe(status);
    expect(onError).not.toHaveBeenCalled();
  });
});

it("on Lambda HEAD has no content, of a resource or a command (RFC 9110 9.3.2)", async () => {
  class Text extends Resource {
    override represent(): string {
      return "text";
    }
  }
  const routes = [route("/resource", Text), command("HEAD", "/command", () => HttpResponse.text("text"))];
  const handle = lambdaHandler(new Service({ routes }));
  for (const rawPath of ["/resource", "/command"]) {
    const event = {
      version: "2.0",
      rawPath,
      rawQueryString: "",
      headers: {},
      requestContext: { http: { method: "HEAD", path: rawPath } },
    };
    const { statusCode, body } = await handle(event);
    expect([rawPath, statusCode, body]).toEqual([rawPath, 200, ""]);
  }
});

describe("on the wire", () => {
  const routes = [
    command("HEAD", "/q", (asked) => HttpResponse.text(asked.query.get("q") ?? "")),
    command("GET", "/length", () => new HttpResponse(200, ["Content-Length", "5"], "12345")),
    command("GET", "/nothing", () => new HttpResponse(200, ["Content-Length", "5"])),
    command("GET", "/coding", () => new HttpResponse(200, ["Transfer-Encoding", "gzip"], streamOf("text"))),
    command("GET", "/short", () => new HttpResponse(200, ["Content-Length", "9"], streamOf("text"))),
    command("GET", "/end", () => HttpResponse.text("end")),
  ];
  const service = () => new Service({ routes, onError: () => undefined });
  const ask = (method: string, target: string, last = false) =>
    `${method} ${target} HTTP/1.1\r\nHost: a\r\n${last ? "Connection: close\r\n" : ""}\r\n`;

  it("HEAD has no content, so that nobody forges the next response (RFC 9110 9.3.2)", async () => {
    await serving(service(), async ({ port }) => {
      const forged = encodeURIComponent("HTTP/1.1 200 OK\r\n\r\n");
      const received = await exchange(port, ask("HEAD", `/q?q=${forged}`) + ask("GET", "/end", true));
      expect(received.match(/HTTP\/1\.1 /g)).toHaveLength(2);
      expect(received).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*?Content-Length: 19\r\n[^]*?\r\n\r\nHTTP\/1\.1 200 OK\r\n/);
    });
  });

  it.each([
    ["a length is sent once", "/length", 200, /^content-length: 5$/gim],
    ["a length without content is a 500", "/nothing", 500, /^content-length: \d+$/gim],
    ["a coding of the author's is left out", "/coding", 200, /^transfer-encoding: chunked$/gim],
  ])("%s", async (_what, target, status, field) => {
    await serving(service(), async ({ port }) => {
      const received = await exchange(port, ask("GET", target, true));
      expect(received).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(received.match(field)).toHaveLength(1);
      expect(received.match(/^(?:content-length|transfer-encoding):/gim)).toHaveLength(1);
    });
  });

  it("a stream that ends before its length is cut: nothing follows it", async () => {
    await serving(service(), async ({ port }) => {
      const received = await exchange(port, ask("GET", "/short") + ask("GET", "/end", true)).catch(String);
      expect(received).not.toMatch(/end$/);
      expect(received.match(/HTTP\/1\.1 /g) ?? []).toHaveLength(1);
    });
  });
});
