import { connect } from "node:http2";
import {
  type Codec,
  command,
  Halt,
  type HttpRequest,
  HttpResponse,
  type Model,
  MountError,
  type Problem,
  Resource,
  route,
  Service,
  type ServiceOptions,
} from "signalbox";
import { html } from "signalbox/codecs";
import { fetchHandler } from "signalbox/fetch";
import { lambdaHandler } from "signalbox/lambda";
import { serve } from "signalbox/node";
import { generateOpenapi } from "signalbox/openapi";
import { request } from "signalbox/testing";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { exchange, serving } from "./sockets.ts";

/**
 * Ruling 25: “Service-wide errors (no route, a command's fault, the transport's refusals) follow the service's error format,
 * which can have a model, so that the document shows its schema.” Ruling 36: “The nearest `errorBody` wins.”
 */

class Missing extends Resource {
  override resourceExists(): boolean {
    return false;
  }
  override represent(): unknown {
    return 1;
  }
  override describe() {
    return { get: {} };
  }
}

const errorBody = ({ status, detail, allowed }: Problem, asked: HttpRequest | undefined) => ({
  oops: status,
  why: detail,
  ...(allowed === undefined ? {} : { allowed }),
  at: asked?.path,
});
const format = { errorProduces: ["application/json"], errorBody } as const;

const broken = () => {
  throw new Error("secret");
};

function serviceWith(options: Partial<ServiceOptions> = format): Service {
  return new Service({
    onError: () => undefined,
    trace: false,
    routes: [
      route("/missing/{id}", Missing),
      command("GET", "/broken", broken),
      command("GET", "/halted", () => {
        throw new Halt(402, { detail: "Pay first.", headers: { "X-Price": "3" } });
      }),
      command("GET", "/late", () => new Promise<HttpResponse>(() => undefined)),
      command("GET", "/nothing", async () => ({}) as HttpResponse),
      command("GET", "/unsent", () => new HttpResponse(200, ["Bad name", "x"])),
    ],
    ...options,
  });
}

describe("“Service-wide errors follow the service's error format”", () => {
  it.each([
    ["no route", "GET", "/", 404],
    ["a path that cannot be read", "GET", "/missing/%ff", 400],
    ["a command's fault", "GET", "/broken", 500],
    ["a command's Halt", "GET", "/halted", 402],
    ["a command that gives no response", "GET", "/nothing", 500],
    ["a command whose response cannot be sent", "GET", "/unsent", 500],
    ["a method without a command", "POST", "/broken", 405],
    ["an unknown method", "BREW", "/broken", 501],
    ["a command that is late", "GET", "/late", 504],
  ])("%s", async (_what, method, path, status) => {
    const response = await request(serviceWith({ ...format, deadline: 20 }), method, path);
    expect([response.status, response.header("content-type")]).toEqual([status, "application/json"]);
    expect(response.header("x-content-type-options")).toBe("nosniff");
    expect(await response.json()).toMatchObject({ oops: status, at: path });
  });

  it("the fields and members of the error are there as before", async () => {
    const refused = await request(serviceWith(), "POST", "/broken");
    expect(refused.header("allow")).toBe("GET, HEAD, OPTIONS");
    expect(await refused.json()).toMatchObject({ allowed: ["GET", "HEAD", "OPTIONS"] });
    const halted = await request(serviceWith(), "GET", "/halted");
    expect([halted.header("x-price"), await halted.json()]).toMatchObject(["3", { why: "Pay first." }]);
  });

  it("is negotiated: Accept chooses, Vary says so, and where nothing is acceptable the first is sent", async () => {
    const service = serviceWith({ errorProduces: ["application/problem+json", "text/html", "text/plain"] });
    for (const [accept, type, text] of [
      ["text/html", "text/html; charset=utf-8", /<h1>404 Not Found<\/h1>/],
      ["text/plain", "text/plain; charset=utf-8", /^404 Not Found\n/],
      ["image/png", "application/problem+json", /^\{"type":"about:blank"/],
    ] as const) {
      const response = await request(service, "GET", "/", { headers: { accept } });
      expect([response.header("content-type"), response.header("vary")]).toEqual([type, "Accept"]);
      expect(await response.text()).toMatch(text);
      const resource = await request(service, "GET", "/missing/1", { headers: { accept } });
      expect([resource.header("content-type"), resource.header("vary")]).toEqual([type, "Accept"]);
    }
    expect((await request(serviceWith(), "GET", "/")).header("vary")).toBeUndefined();
  });

  it("a value of its own is shown in every type that is built in, as a problem is", async () => {
    const types = ["application/json", "application/problem+json", "text/html", "text/plain"];
    const shown = async (errorBody: () => unknown, accept: string) => {
      const told = vi.fn<(error: unknown) => void>();
      const service = serviceWith({ errorProduces: types, errorBody, onError: told });
      const own = serviceWith({
        routes: [route("/", Object.assign(new Missing(), { errorProduces: types, errorBody }))],
      });
      const response = await request(service, "GET", "/", { headers: { accept } });
      const text = await response.text();
      expect([response.status, response.header("content-type")?.split(";")[0]]).toEqual([404, accept]);
      expect(await (await request(own, "GET", "/", { headers: { accept } })).text()).toBe(text);
      expect(told).not.toHaveBeenCalled();
      return text;
    };
    const oops = () => ({ error: { code: 404, message: "<none>" } });
    expect(await shown(oops, "application/json")).toBe('{"error":{"code":404,"message":"<none>"}}');
    expect(await shown(oops, "text/plain")).toBe('{"error":{"code":404,"message":"<none>"}}\n');
    const page = await shown(oops, "text/html");
    expect(page).toMatch(/^<!doctype html>[^]*<title>Error<\/title>/);
    expect(page).toContain("&quot;code&quot;: 404,\n    &quot;message&quot;: &quot;&lt;none&gt;&quot;");
    const added = () => ({ type: "about:blank", status: 404, title: "Not Found", support: "desk" });
    expect(await shown(added, "text/html")).toContain("<h1>404 Not Found</h1>");
    expect(await shown(added, "text/plain")).toBe("404 Not Found\n");
    for (const value of [
      "text",
      7,
      null,
      [],
      {},
      ["<a>"],
      [{ a: 1 }],
      { status: 404 },
      { title: "t" },
      html`<b>404</b>`,
    ]) {
      for (const type of types) expect(await shown(() => value, type)).not.toMatch(/undefined|\[object/);
    }
    expect(await shown(() => html`<b>404</b>`, "text/html")).toBe("<b>404</b>");
  });

  it("“its value goes through the codec of the chosen error type, the author's own before a built-in one”", async () => {
    const own: Codec = { encode: (value) => `<oops>${JSON.stringify(value)}</oops>` };
    const service = serviceWith({
      errorProduces: ["application/xml", "text/html"],
      errorBody: ({ status }) => status,
      errorCodecs: { "application/xml": own, "text/html": own },
    });
    for (const path of ["/", "/broken", "/missing/1"]) {
      const response = await request(service, "GET", path);
      expect(response.header("content-type")).toBe("application/xml");
      expect(await response.text()).toBe(`<oops>${response.status}</oops>`);
      const page = await request(service, "GET", path, { headers: { accept: "text/html" } });
      expect(await page.text()).toBe(`<oops>${page.status}</oops>`);
    }
  });

  it("“undefined sends the status without content”", async () => {
    for (const path of ["/", "/broken", "/missing/1"]) {
      const { response } = await request(serviceWith({ errorBody: () => undefined }), "GET", path);
      expect([response.body, response.headers]).toEqual([null, []]);
      expect(response.status).toBe(path === "/broken" ? 500 : 404);
    }
  });

  it("HEAD has no content, and says how long that of GET is", async () => {
    for (const path of ["/", "/broken", "/missing/1"]) {
      const whole = await (await request(serviceWith(), "GET", path)).text();
      const head = await request(serviceWith(), "HEAD", path);
      expect([head.response.body, head.header("content-length")]).toEqual([null, String(whole.length)]);
      expect(head.header("content-type")).toBe("application/json");
    }
  });
});

describe("an errorBody of the service's that fails", () => {
  it.each([
    ["throws", "secret", { errorBody: broken }],
    [
      "gives a promise",
      "The service's errorBody gave a promise. Return the value itself.",
      { errorBody: async () => Promise.reject(new Error("unseen")) },
    ],
    ["gives a Halt", "errorBody gave Halt: throw it", { errorBody: () => new Halt(400) }],
    ["gives what its codec cannot encode", "BigInt", { errorBody: () => 1n }],
    [
      "is encoded as a stream",
      "The codec of the service's errors gave a stream. Return text or bytes.",
      { errorProduces: ["a/b"], errorCodecs: { "a/b": { encode: () => silence() } } },
    ],
    [
      "is encoded as nothing",
      "number",
      { errorProduces: ["a/b"], errorCodecs: { "a/b": { encode: () => 7 as never } } },
    ],
    [
      "has a codec that throws",
      "secret",
      { errorBody, errorProduces: ["a/b"], errorCodecs: { "a/b": { encode: broken } } },
    ],
  ])("%s: the problem is plain, and it is reported once", async (_what, said, options) => {
    const onError = vi.fn<(error: unknown) => void>();
    const service = serviceWith({ ...options, onError });
    const response = await request(service, "GET", "/");
    expect([response.status, response.header("content-type")]).toEqual([404, "application/problem+json"]);
    expect(await response.json()).toMatchObject({ status: 404, title: "Not Found", instance: "/" });
    expect(onError.mock.calls.map(([error]) => String(error))).toEqual([expect.stringContaining(said)]);
  });

  it("so it is where a resource asks it", async () => {
    const onError = vi.fn();
    const response = await request(serviceWith({ errorBody: broken, onError }), "GET", "/missing/1");
    expect([response.status, await response.json()]).toMatchObject([
      404,
      { title: "Not Found", instance: "/missing/1" },
    ]);
    expect(onError).toHaveBeenCalledOnce();
  });

  async function* silence(): AsyncGenerator<string, void, undefined> {}
});

describe("36. “The nearest errorBody wins: the resource's, then … the service's”", () => {
  const at = async (resource: Resource, options: Partial<ServiceOptions> = format) =>
    request(serviceWith({ ...options, routes: [route("/", resource)] }), "GET", "/");

  it("a resource without one uses the service's", async () => {
    expect(await (await at(new Missing())).json()).toMatchObject({ oops: 404, at: "/" });
    const failed = await at(Object.assign(new Missing(), { resourceExists: broken }));
    expect(await failed.json()).toMatchObject({ oops: 500 });
    const late = Object.assign(new Missing(), { resourceExists: () => new Promise(() => undefined) });
    expect(await (await at(late, { ...format, deadline: 20 })).json()).toMatchObject({ oops: 504 });
  });

  it("the resource's own before it, in the service's types or in its own", async () => {
    const own = { errorBody: () => "mine" };
    const shaped = await at(Object.assign(new Missing(), own));
    expect([shaped.header("content-type"), await shaped.json()]).toEqual(["application/json", "mine"]);
    const typed = await at(Object.assign(new Missing(), own, { errorProduces: ["text/plain"] }));
    expect([typed.header("content-type"), await typed.text()]).toEqual(["text/plain; charset=utf-8", "mine"]);
  });

  it("one instance may stand in two services, each with its own format", async () => {
    const resource = new Missing();
    expect(await (await at(resource)).json()).toMatchObject({ oops: 404 });
    const plain = await at(resource, {});
    expect([plain.header("content-type"), await plain.json()]).toMatchObject([
      "application/problem+json",
      { title: "Not Found" },
    ]);
  });
});

describe("“the transport's refusals”", () => {
  it("of HTTP/1.1: what is no HTTP, a bad host, a long target", async () => {
    const asked = vi.fn(errorBody);
    await serving(serviceWith({ ...format, errorBody: asked }), async ({ port }) => {
      for (const [text, status, why] of [
        ["GET / HTTP/1.1\r\nno field\r\n\r\n", 400, "well-formed"],
        ["GET / HTTP/1.1\r\nHost: a b\r\n\r\n", 400, "valid Host"],
        [`GET /${"a".repeat(9000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 414, "target"],
      ] as const) {
        for (let times = 0; times < 2; times += 1) {
          const [head = "", content = ""] = (await exchange(port, text)).split("\r\n\r\n");
          expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
          expect(head).toContain("Content-Type: application/json\r\n");
          expect(head).toContain("Cache-Control: no-store");
          expect(JSON.parse(content)).toMatchObject({ oops: status, why: expect.stringContaining(why) });
        }
      }
    });
    expect(asked.mock.calls.map(([, asked]) => asked)).toEqual([undefined, undefined, undefined]);
  });

  it("are written once in each type, which Accept chooses where it could be read", async () => {
    const asked = vi.fn((problem: Problem) => problem);
    const options = { errorProduces: ["application/json", "text/html"], errorBody: asked };
    await serving(serviceWith(options), async ({ port }) => {
      for (const type of ["text/html", "application/json", "text/html"]) {
        const received = await exchange(port, `GET / HTTP/1.1\r\nHost: a b\r\nAccept: ${type}\r\n\r\n`);
        expect(received).toContain(`Content-Type: ${type}`);
        expect(received).toContain("Vary: Accept\r\n");
      }
    });
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it("may be bytes, or the status alone", async () => {
    const codec: Codec = { encode: () => new Uint8Array([0xc3, 0xa9]) };
    const bytes = { errorProduces: ["application/msgpack"], errorCodecs: { "application/msgpack": codec } };
    for (const text of ["GET / HTTP/1.1\r\nno field\r\n\r\n", "GET / HTTP/1.1\r\nHost: a b\r\n\r\n"]) {
      await serving(serviceWith(bytes), async ({ port }) => {
        expect(await exchange(port, text)).toMatch(/Content-Length: 2\r\n[^]*\r\n\r\né$/);
      });
      await serving(serviceWith({ errorBody: () => undefined }), async ({ port }) => {
        expect(await exchange(port, text)).toMatch(/^HTTP\/1.1 400 [^]*\r\n\r\n$/);
      });
    }
  });

  it("of HTTP/2", async () => {
    const open = await serve(serviceWith(), { port: 0, http2: true });
    const session = connect(`http://127.0.0.1:${open.port}`);
    try {
      const stream = session.request({ ":path": `/${"a".repeat(9000)}` }).setEncoding("utf8");
      let content = "";
      for await (const chunk of stream) content += chunk;
      expect(JSON.parse(content)).toMatchObject({ oops: 414 });
    } finally {
      session.destroy();
      await open.close();
    }
  });

  it("of the runtimes that speak fetch, and the 500 of a stream that broke off on Lambda", async () => {
    const long = new Request(`http://a/${"a".repeat(9000)}`);
    expect(await (await fetchHandler(serviceWith())(long)).json()).toMatchObject({ oops: 414 });
    async function* breaks(): AsyncGenerator<string, void, undefined> {
      yield "a";
      throw new Error("secret");
    }
    const routes = [command("GET", "/", () => new HttpResponse(200, [], breaks()))];
    const { statusCode, body } = await lambdaHandler(serviceWith({ ...format, routes }))({
      rawPath: "/",
      rawQueryString: "",
      headers: {},
      requestContext: { stage: "$default", http: { method: "GET", sourceIp: "192.0.2.1" } },
    });
    expect([statusCode, JSON.parse(body)]).toMatchObject([500, { oops: 500 }]);
  });
});

describe("“which can have a model, so that the document shows its schema”", () => {
  const Oops = z.object({ oops: z.number() }).meta({ id: "Oops" });
  const shaped = ({ status }: Problem) => ({ oops: status });
  const own = Object.assign(new Missing(), { errorModel: z.object({ mine: z.string() }).meta({ id: "Mine" }) });

  it("of resources that have no format of their own", () => {
    const types = ["application/json", "text/html"];
    const document = generateOpenapi(
      new Service({
        errorBody: shaped,
        errorProduces: types,
        errorModel: Oops,
        routes: [
          route("/a", Missing),
          route("/b", Object.assign(own, { errorProduces: ["application/json"], errorBody: () => ({ mine: "" }) })),
          route("/c", Object.assign(new Missing(), { errorBody: () => "something else" })),
        ],
      }),
      { title: "It", version: "1" },
    );
    const missingAt = (path: string) => {
      const listed = document.paths[path]?.get?.responses["404"];
      if (listed === undefined || !("$ref" in listed)) return listed;
      return document.components.responses?.[listed.$ref.split("/").at(-1) ?? ""];
    };
    expect(missingAt("/a")?.content).toEqual({
      "application/json": { schema: { $ref: "#/components/schemas/Oops" } },
      "text/html": { schema: { type: "string" } },
    });
    expect(missingAt("/a")?.headers).toHaveProperty("Vary");
    expect(missingAt("/b")?.content).toEqual({
      "application/json": { schema: { $ref: "#/components/schemas/Mine" } },
    });
    expect(missingAt("/b")?.headers ?? {}).not.toHaveProperty("Vary");
    expect(missingAt("/c")?.content?.["application/json"]).toEqual({});
    expect(document.components.schemas["Oops"]).toMatchObject({ properties: { oops: { type: "number" } } });
  });

  it("a model without a name of its own is called Error", () => {
    const errorModel = z.object({ oops: z.number() });
    const service = new Service({ errorBody: shaped, errorModel, routes: [route("/a", Missing)] });
    expect(Object.keys(generateOpenapi(service, { title: "It", version: "1" }).components.schemas)).toContain("Error");
  });
});

describe("16. “Faults of the author are found at mount”", () => {
  it.each([
    ["BAD_MEDIA_TYPE", ["nothing"], '"nothing" is not a media type'],
    ["NO_CODEC", ["application/xml"], "errorProduces has application/xml, and there is no codec for it"],
    ["SAME_OFFER", ["text/html", "text/html"], "errorProduces has text/html twice"],
  ])("%s", (code, errorProduces, detail) => {
    try {
      serviceWith({ errorProduces });
    } catch (error) {
      expect(error).toBeInstanceOf(MountError);
      expect(error).toMatchObject({ code, subject: "Service" });
      expect(String(error)).toContain(detail);
      if (code === "NO_CODEC") expect(String(error)).toContain("errorCodecs");
      return;
    }
    expect.fail("it was taken");
  });

  it.each([{}, { type: "object" }, "Error", null])(
    "BAD_MODEL: errorModel %j, of a service and of a resource",
    (model) => {
      const errorModel = model as unknown as Model;
      const fault = { code: "BAD_MODEL", message: expect.stringContaining("errorModel is not a model") };
      const resource = Object.assign(new Missing(), { errorModel });
      expect(() => serviceWith({ errorModel })).toThrow(expect.objectContaining({ ...fault, subject: "Service" }));
      expect(() => serviceWith({ routes: [route("/", resource)] })).toThrow(expect.objectContaining(fault));
    },
  );

  it("a resource may name a type whose codec the service has", () => {
    const resource = Object.assign(new Missing(), { errorProduces: ["a/b"] });
    const errorCodecs = { "a/b": { encode: () => "" } };
    expect(() => serviceWith({ routes: [route("/", resource)] })).toThrow(MountError);
    expect(() => serviceWith({ errorCodecs, routes: [route("/", resource)] })).not.toThrow();
  });
});
