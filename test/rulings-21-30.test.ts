import {
  type Codec,
  type Codecs,
  type Context,
  command,
  DecodeError,
  HttpResponse,
  jsonCodec,
  Resource,
  resource,
  route,
  Service,
} from "signalbox";
import { generateOpenapi } from "signalbox/openapi";
import { request } from "signalbox/testing";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { z } from "zod";
import { alone } from "./fixtures.ts";

/** The rulings from 21 on that the graph and its responses keep. Each is quoted, then shown. */

describe("21. lifespan", () => {
  class Held extends Resource {
    readonly released = vi.fn();
    readonly set = vi.fn(() => this.released);
    override lifespan() {
      return this.set();
    }
    override represent(): unknown {
      return 1;
    }
  }

  it.each([
    ["withinRateLimit", 429, "B13,B13a"],
    ["serviceAvailable", 503, "B13"],
  ])("“a request that is shed costs no set-up”: %s, %i", async (callback, status, trace) => {
    for (const hint of [5, Promise.resolve(5)]) {
      const resource = Object.assign(new Held(), { [callback]: () => hint });
      const response = await request(alone(resource), "GET", "/");
      expect([response.status, response.trace]).toEqual([status, trace]);
      expect(resource.set).not.toHaveBeenCalled();
    }
  });

  it("“begins behind B13a”: before the method, and every admitted request has it, released once", async () => {
    for (const [method, status] of [
      ["GET", 200],
      ["PUT", 405],
      ["PURGE", 501],
    ] as const) {
      const resource = new Held();
      expect((await request(alone(resource), method, "/")).status).toBe(status);
      expect(resource.set).toHaveBeenCalledOnce();
      expect(resource.released.mock.calls).toEqual([[{ status, error: undefined }]]);
    }
  });

  it("is no node of the trace, unless it throws", async () => {
    expect((await request(alone(new Held()), "PUT", "/")).trace).toBe("B13,B12,B11,B10");
    const broken = Object.assign(new Held(), {
      set: () => {
        throw new Error("no connection");
      },
    });
    const response = await request(alone(broken, { onError: () => {} }), "GET", "/");
    expect([response.status, response.trace]).toEqual([500, "B13,B13b"]);
  });
});

describe("22. A hint that is none", () => {
  it.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY, "5", {}, new Date(Number.NaN), { retryAfter: null }])(
    "“is the author's fault”: %o is a 500, reported with the remedy, “never a silent 429”",
    async (given) => {
      for (const callback of ["serviceAvailable", "withinRateLimit", "withinQuota"]) {
        for (const response of [given, Promise.resolve(given)]) {
          const onError = vi.fn();
          const resource = Object.assign(new Plain(), { [callback]: () => response });
          const { status } = await request(alone(resource, { onError }), "GET", "/");
          expect(status, callback).toBe(500);
          expect(onError).toHaveBeenCalledOnce();
          expect(String(onError.mock.calls[0]?.[0])).toMatch(new RegExp(`^TypeError: ${callback} gave .*limitBy`));
        }
      }
    },
  );

  it.each([
    3,
    0,
    new Date("2030-01-01"),
    { retryAfter: 3 },
    { retryAfter: new Date("2030-01-01"), problem: {} },
    false,
  ])("%o refuses", async (hint) => {
    const resource = Object.assign(new Plain(), { withinQuota: () => hint });
    expect((await request(alone(resource), "GET", "/")).status).toBe(429);
  });
});

describe("23. decode that throws", () => {
  const takes = (decode: (bytes: Uint8Array) => unknown) => {
    class Takes extends Resource {
      override readonly allowedMethods = ["PUT"];
      override readonly consumes = ["application/json"];
      override apply() {}
    }
    const onError = vi.fn();
    const codecs = { "application/json": { encode: String, decode } };
    return { onError, service: new Service({ routes: [route("/", new Takes(), { codecs })], onError }) };
  };
  const broken = { body: "{", headers: { "Content-Type": "application/json" } };

  it.each([
    ["JSON.parse", (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes))],
    [
      "anything",
      () => {
        throw "a secret"; // oxlint-disable-line no-throw-literal
      },
    ],
  ])("“400, whatever was thrown”: %s; “the client is told nothing but that”", async (_what, decode) => {
    const { service, onError } = takes(decode);
    const response = await request(service, "PUT", "/", broken);
    expect(response.status).toBe(400);
    expect((await response.json()).errors).toEqual([{ pointer: "", detail: "The content cannot be decoded." }]);
    expect(onError).not.toHaveBeenCalled();
  });

  it("“a DecodeError says what to tell the client”", async () => {
    const { service } = takes(() => {
      throw new DecodeError("There is no year.", "/year");
    });
    const response = await request(service, "PUT", "/", broken);
    expect((await response.json()).errors).toEqual([{ pointer: "/year", detail: "There is no year." }]);
  });
});

describe("24. 400 or 422", () => {
  class Takes extends Resource {
    override readonly allowedMethods: readonly string[] = ["PUT", "POST"];
    override readonly consumes = ["application/json"];
    static readonly year = z.object({ year: z.int() });
    override readonly body = Takes.year;
    override readonly query = z.object({ page: z.coerce.number().optional() });
    override apply(_ctx: Context, body: unknown): unknown {
      return body;
    }
    override processPost(_ctx: Context, body: unknown): unknown {
      return body;
    }
    override describe() {
      return { put: { responses: { 200: z.object({}) } }, post: { responses: { 200: z.object({}) } } };
    }
  }
  const json = (body: string) => ({ body, headers: { "Content-Type": "application/json" } });
  const errors = [{ pointer: "/year", detail: expect.any(String) }];

  it.each([
    ["by default", {}, {}, 400],
    ["“unless the resource … declares invalidBody: 422”", { invalidBody: 422 }, {}, 422],
    ["“or the service”", {}, { invalidBody: 422 }, 422],
    ["the resource's word counts", { invalidBody: 400 }, { invalidBody: 422 }, 400],
  ] as const)("what the model refuses, %s: %o %o is %i", async (_what, own, options, expected) => {
    const resource = Object.assign(new Takes(), own);
    const document = generateOpenapi(new Service({ ...options, routes: [route("/", resource)] }), {
      title: "It",
      version: "1",
    });
    const service = alone(resource, options);
    for (const method of ["PUT", "POST"] as const) {
      const refused = await request(service, method, "/", json('{"year":"x"}'));
      expect([refused.status, (await refused.json()).errors]).toEqual([expected, errors]);
      expect((await request(service, method, "/", json("{"))).status, "cannot be decoded").toBe(400);
      expect((await request(service, method, "/?page=x", json('{"year":1}'))).status, "a query string").toBe(400);
      const taken = await request(service, method, "/", json('{"year":1}'));
      expect([taken.status, await taken.json()]).toEqual([200, { year: 1 }]);
      const operation = document.paths["/"]?.[method === "PUT" ? "put" : "post"];
      expect(Object.keys(operation?.responses ?? {})).toEqual([
        "200",
        "400",
        "415",
        ...(expected === 422 ? ["422"] : []),
      ]);
    }
  });

  it.each([
    ["of a class", route("/", new Takes())],
    ["as a literal", resource("/", { PUT: { summary: "Set", body: Takes.year, apply: () => undefined } })],
    ["of a command", command("PUT", "/", { summary: "Set", body: Takes.year, handle: () => new HttpResponse(204) })],
  ])("a resource in several services has the defaults of each: %s", async (_what, shared) => {
    const deprecation = { since: new Date("2026-01-01") };
    const services = [
      [new Service({ routes: [shared], invalidBody: 422, deprecation }), 422, "@1767225600"],
      [new Service({ routes: [shared] }), 400, undefined],
      [new Service({ routes: [shared], invalidBody: 422 }), 422, undefined],
      [new Service({ routes: [shared], invalidBody: 400, deprecation }), 400, "@1767225600"],
    ] as const;
    for (const [service, status, deprecated] of [...services, ...services]) {
      const refused = await request(service, "PUT", "/", json('{"year":"x"}'));
      expect([refused.status, refused.header("Deprecation")]).toEqual([status, deprecated]);
      const { put } = generateOpenapi(service, { title: "It", version: "1" }).paths["/"] ?? {};
      expect(put?.responses[status], "the document says the same").toBeDefined();
      expect(put?.deprecated).toBe(deprecated === undefined ? undefined : true);
    }
  });

  it("the model is asked once, and the trace names the node that refused", async () => {
    const validate = vi.fn((value: unknown) => ({ value }));
    const body = { modelJsonSchema: () => ({}), validate };
    const service = alone(Object.assign(new Takes(), { body, invalidBody: 422 }));
    expect((await request(service, "PUT", "/", json("{}"))).status).toBe(200);
    expect(validate).toHaveBeenCalledOnce();
    const refused = await request(alone(Object.assign(new Takes(), { invalidBody: 422 })), "PUT", "/", json("{}"));
    expect(refused.trace).toMatch(/,O16,P0d$/);
  });
});

describe("25. errorBody", () => {
  const missing = (traits: object, codecs?: Codecs) => {
    const resource = Object.assign(new Plain(), { resourceExists: () => false }, traits);
    return request(new Service({ routes: [route("/", resource, codecs && { codecs })] }), "GET", "/");
  };

  it("“that gives undefined sends the status without content”", async () => {
    for (const errorBody of [() => undefined, async () => undefined]) {
      const response = await missing({ errorBody });
      expect([response.status, response.response.body, response.header("content-type")]).toEqual([
        404,
        null,
        undefined,
      ]);
    }
  });

  it("“its value goes through the codec of the chosen error type”: a text is sent as it is", async () => {
    const errorBody = () => "Nobody is here.";
    for (const type of ["text/plain", "text/html"]) {
      const response = await missing({ errorProduces: [type], errorBody });
      expect([response.status, await response.text()]).toEqual([404, "Nobody is here."]);
      expect(response.header("content-type")).toBe(`${type}; charset=utf-8`);
    }
  });

  it("“the author's own before a built-in one”, and a plain problem is still written by the framework", async () => {
    const own: Codec = { encode: (value) => `<own>${JSON.stringify(value)}</own>` };
    const codecs = { "application/json": jsonCodec, "text/html": own };
    const traits = { errorProduces: ["text/html"] };
    const shaped = await missing({ ...traits, errorBody: () => ({ oops: 1 }) }, codecs);
    expect(await shaped.text()).toBe('<own>{"oops":1}</own>');
    expect(await (await missing(traits, codecs)).text()).toMatch(/<h1>404 Not Found<\/h1>/);
  });

  it("a format of the author's has its schema in the document", () => {
    const resource = Object.assign(new Plain(), {
      resourceExists: () => false,
      errorProduces: ["application/json"],
      errorModel: z.object({ oops: z.string() }).meta({ id: "Oops" }),
      errorBody: () => ({ oops: "no" }),
      describe: () => ({ get: {} }),
    });
    const document = generateOpenapi(new Service({ routes: [route("/", resource)] }), { title: "It", version: "1" });
    expect(document.components.responses?.["NotFoundJson"]?.content).toEqual({
      "application/json": { schema: { $ref: "#/components/schemas/Oops" } },
    });
    expect(document.components.schemas["Oops"]).toMatchObject({ properties: { oops: { type: "string" } } });
  });
});

describe("26. Last-Modified", () => {
  it("“never lies in the future: a later date is sent as the Date of the response”", async () => {
    vi.useFakeTimers({ now: new Date("2026-01-01T12:00:00.500Z"), toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const tomorrow = new Date("2026-01-02T12:00:00Z");
    for (const lastModified of [() => tomorrow, async () => tomorrow]) {
      const response = await request(alone(Object.assign(new Plain(), { lastModified })), "GET", "/");
      expect(response.header("last-modified")).toBe("Thu, 01 Jan 2026 12:00:00 GMT");
    }
    const past = new Date("2024-01-01T12:00:00Z");
    const response = await request(alone(Object.assign(new Plain(), { lastModified: () => past })), "GET", "/");
    expect(response.header("last-modified")).toBe("Mon, 01 Jan 2024 12:00:00 GMT");
  });

  it("“A later date is sent as the Date of the response”, and a write may name it (RFC 9110 13.1.4)", async () => {
    vi.useFakeTimers({ now: new Date("2026-01-01T12:00:00.500Z"), toFake: ["Date"] });
    try {
      const resource = Object.assign(new Plain(), {
        allowedMethods: ["GET", "HEAD", "DELETE"],
        lastModified: () => new Date("2030-01-01T00:00:00Z"),
        ranges: "bytes",
        deleteResource: () => true,
      });
      const service = alone(resource);
      const sent = (await request(service, "GET", "/")).header("last-modified") ?? "";
      expect(sent).toBe("Thu, 01 Jan 2026 12:00:00 GMT");
      const write = (since: string) => request(service, "DELETE", "/", { headers: { "if-unmodified-since": since } });
      expect((await write(sent)).status).toBe(204);
      expect((await write("Thu, 01 Jan 2026 11:59:59 GMT")).status).toBe(412);
      // RFC 9110 8.8.2.2: a date of this very second is no strong validator.
      const part = await request(service, "GET", "/", { headers: { range: "bytes=0-0", "if-range": sent } });
      expect(part.status).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("27. createPath", () => {
  it.each([
    [undefined, "undefined"],
    [null, "null"],
    ["", '""'],
    [7, "7"],
    [{}, "an object"],
  ])("“that gives no text is the author's fault: 500”: %o", async (path, shown) => {
    for (const createPath of [() => path, async () => path]) {
      const onError = vi.fn();
      const resource = Object.assign(new Creates(), { createPath });
      const response = await request(alone(resource, { onError }), "POST", "/");
      expect([response.status, response.header("location")]).toEqual([500, undefined]);
      expect(String(onError.mock.calls[0]?.[0])).toBe(`TypeError: createPath gave ${shown}. Return an address.`);
    }
  });
});

describe("a path with commands", () => {
  const seen: string[] = [];
  const stream = {
    [Symbol.asyncIterator]: () => ({
      next: async () => ({ done: false as const, value: "x" }),
      return: async () => {
        seen.push("let go");
        return { done: true as const, value: undefined };
      },
    }),
  };
  const service = new Service({
    routes: [
      command("GET", "/text", () => HttpResponse.text("grüß")),
      command("POST", "/text", () => HttpResponse.empty()),
      command("GET", "/later", async () => HttpResponse.text("grüß")),
      command("GET", "/stream", () => new HttpResponse(200, ["Content-Type", "text/plain"], stream)),
      command("POST", "/only", () => HttpResponse.empty()),
      command("GET", "/own", () => HttpResponse.text("get")),
      command("HEAD", "/own", () => new HttpResponse(200, ["X-Own", "yes"])),
      command("OPTIONS", "/own", () => HttpResponse.text("options")),
    ],
  });
  const asked = (method: string, path: string) => request(service, method, path);

  it.each(["/text", "/later"])("RFC 9110 9.3.2: responds to HEAD as to GET, without the content: %s", async (path) => {
    const [get, head] = [await asked("GET", path), await asked("HEAD", path)];
    expect([head.status, head.response.body, head.header("content-length")]).toEqual([200, null, "6"]);
    expect(head.header("content-type")).toBe(get.header("content-type"));
  });

  it("a stream that HEAD will not read is let go", async () => {
    expect((await asked("HEAD", "/stream")).response.body).toBeNull();
    expect(seen).toEqual(["let go"]);
  });

  it("RFC 9110 9.3.7: responds to OPTIONS, and Allow names all that is supported", async () => {
    const options = await asked("OPTIONS", "/text");
    expect([options.status, options.header("allow")]).toEqual([200, "GET, HEAD, POST, OPTIONS"]);
    const refused = await asked("DELETE", "/text");
    expect([refused.status, refused.header("allow")]).toEqual([405, "GET, HEAD, POST, OPTIONS"]);
    expect((await refused.json()).allowed).toEqual(["GET", "HEAD", "POST", "OPTIONS"]);
    const only = await asked("HEAD", "/only");
    expect([only.status, only.header("allow")]).toEqual([405, "POST, OPTIONS"]);
  });

  it("a handler of the author's own comes first", async () => {
    expect((await asked("HEAD", "/own")).header("x-own")).toBe("yes");
    expect(await (await asked("OPTIONS", "/own")).text()).toBe("options");
  });
});

describe("a slip that used to pass in silence", () => {
  it("a promise inside of a represented value is a 500, with the path to it", async () => {
    const onError = vi.fn();
    const resource = Object.assign(new Plain(), { represent: () => ({ book: { author: Promise.resolve("Eliot") } }) });
    expect((await request(alone(resource, { onError }), "GET", "/")).status).toBe(500);
    expect(String(onError.mock.calls[0]?.[0])).toContain('there is a promise at "/book/author"');
  });

  it.each(["isAutorized", "isAuthorised", "resourceExist", "reprsent", "withinRatelimit", "generateETag", "applay"])(
    "a method %s is refused at mount",
    (name) => {
      const fault = expect.objectContaining({ code: "MISSPELT_CALLBACK" });
      expect(() => alone(Object.assign(new Plain(), { [name]: () => false }))).toThrow(fault);
      class Slips extends Plain {}
      Object.defineProperty(Slips.prototype, name, { value: () => false });
      expect(() => alone(new Slips())).toThrow(fault);
      expect(() => alone(new (class extends Slips {})())).toThrow(fault);
    },
  );

  it.each(["find", "load", "check", "bookOf", "isOpen", "existing", "supply", "store"])(
    "a method %s of the author's own is not",
    (name) => {
      expect(() => alone(Object.assign(new Plain(), { [name]: () => false }))).not.toThrow();
    },
  );
});

class Plain extends Resource {
  override represent(): unknown {
    return 1;
  }
}

class Creates extends Resource {
  override readonly allowedMethods = ["POST"];
  override postIsCreate() {
    return true;
  }
  override apply() {}
  override createPath(): string {
    return "/1";
  }
}
