import {
  type Context,
  command,
  HttpResponse,
  Resource,
  ResponseDiffers,
  type ResponseModels,
  resource,
  route,
  Service,
  stored,
} from "signalbox";
import { eventsCodec } from "signalbox/events";
import { generateOpenapi } from "signalbox/openapi";
import { checkContract, contractText, request } from "signalbox/testing";
import { afterEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { maskFor } from "../src/debug/mask.ts";
import { Recorder } from "../src/debug/recorder.ts";
import { listenTo } from "../src/debug/tap.ts";
import { insideOf } from "../src/service/inside.ts";

const Book = z.object({ title: z.string(), year: z.int() }).meta({ id: "Book" });
const WRONG = { title: "Signals", year: "1987" };
const RIGHT = { title: "Signals", year: 1987 };

/** What a class gives, which is what its model says or something else. */
class Books extends Resource {
  readonly given: unknown;
  override readonly allowedMethods = ["GET", "HEAD", "PUT", "DELETE"];
  override readonly consumes = ["application/json"];
  override readonly preferences = ["return"] as const;
  constructor(given: unknown) {
    super();
    this.given = given;
  }
  override represent(_ctx: Context): unknown {
    return this.given;
  }
  override apply(): unknown {
    return this.given;
  }
  override deleteResource(): unknown {
    return this.given;
  }
  override describe() {
    const responses = { 200: Book };
    return { get: { responses }, put: { responses }, delete: { responses: { 200: { type: "object" } } } };
  }
}

/** The compiler would refuse what differs; values that it does not see come from elsewhere. */
function asLiteral(given: unknown) {
  return resource("/it", {
    preferences: ["return"],
    GET: { response: Book, represent: async () => given },
    PUT: { response: { 200: Book }, consumes: ["application/json"], apply: () => given },
    DELETE: { response: { 200: { type: "object" } }, deleteResource: () => given },
  } as never);
}

function serviceOf(form: string, given: unknown, responseModels?: ResponseModels) {
  const errors: unknown[] = [];
  const routes = [form === "a class" ? route("/it", new Books(given)) : asLiteral(given)];
  const onError = (error: unknown) => errors.push(error);
  return { service: new Service({ routes, onError, ...(responseModels && { responseModels }) }), errors };
}

afterEach(() => {
  vi.unstubAllEnvs();
});

const FORMS = ["a class", "a literal"];

describe.each(FORMS)("a response of %s that differs from its model", (form) => {
  it.each([
    ["GET", {}, "/year"],
    ["PUT", {}, "/year"],
    ["PUT", { prefer: "return=representation" }, "/year"],
  ])("is a 500 with where it differs, and is reported: %s %o", async (method, headers, pointer) => {
    const { service, errors } = serviceOf(form, WRONG);
    const response = await request(service, method, "/it", { headers, ...(method === "PUT" && { body: {} }) });
    expect(response.status).toBe(500);
    const { detail, errors: told } = await response.json();
    expect(detail).toBe("The service has made a 200 that differs from its model.");
    expect(told).toEqual([{ pointer, detail: expect.stringContaining("expected number") }]);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toBeInstanceOf(ResponseDiffers);
    expect(errors[0]).toMatchObject({ status: 200, failures: told });
    expect(String(errors[0])).toMatch(/^ResponseDiffers: (?:GET|PUT) of .* gave something for 200 .*: \/year: /);
  });

  it("is the same to HEAD, without content (RFC 9110 9.3.2)", async () => {
    const { service, errors } = serviceOf(form, WRONG);
    expect((await request(service, "HEAD", "/it")).status).toBe(500);
    expect(errors).toHaveLength(1);
  });

  it("is sent in production, where nothing is checked unless the service says so", async () => {
    vi.stubEnv("NODE_ENV", "production");
    expect(await (await request(serviceOf(form, WRONG).service, "GET", "/it")).json()).toEqual(WRONG);
    const { service, errors } = serviceOf(form, WRONG, "check");
    const response = await request(service, "GET", "/it");
    expect([response.status, errors.length]).toEqual([500, 1]);
    // Ruling 14: “no message of an unexpected exception”.
    expect(await response.json()).toEqual({
      type: "about:blank",
      title: "Internal Server Error",
      status: 500,
      detail: "An unexpected error occurred.",
      instance: "/it",
    });
  });

  it("is sent where the service says that nothing is checked", async () => {
    expect((await request(serviceOf(form, WRONG, "off").service, "GET", "/it")).status).toBe(200);
  });

  it("cannot be stripped to the model: it is a 500, too", async () => {
    for (const method of ["GET", "PUT"]) {
      const body = method === "PUT" ? { body: {} } : {};
      const { service, errors } = serviceOf(form, WRONG, "strip");
      expect((await request(service, method, "/it", body)).status).toBe(500);
      expect(errors).toEqual([expect.any(ResponseDiffers)]);
    }
  });
});

describe.each(FORMS)("a response of %s", (form) => {
  const more = { ...RIGHT, secret: "hash" };

  it("may have more than its model, as its document says, unless it is stripped to it", async () => {
    for (const method of ["GET", "PUT"]) {
      const body = method === "PUT" ? { body: {} } : {};
      expect(await (await request(serviceOf(form, more).service, method, "/it", body)).json()).toEqual(more);
      const { service } = serviceOf(form, more, "strip");
      expect(await (await request(service, method, "/it", body)).json()).toEqual(RIGHT);
    }
  });

  it("that is not there is told as such, and one that is no JSON is judged as it is", async () => {
    const missing = serviceOf(form, undefined);
    expect((await request(missing.service, "GET", "/it")).status).toBe(500);
    expect(missing.errors.map(String)).toEqual([expect.stringContaining("Return the value to be sent")]);
    const big = serviceOf(form, { title: "Signals", year: 1n });
    expect((await request(big.service, "GET", "/it")).status).toBe(500);
    expect(big.errors).toMatchObject([{ name: "ResponseDiffers", failures: [{ pointer: "/year" }] }]);
  });

  it("with a JSON Schema, which cannot validate, is sent as it is", async () => {
    const { service } = serviceOf(form, "no object");
    expect((await request(service, "DELETE", "/it")).status).toBe(200);
  });

  it("of bytes, or a stream of them, is sent as it is", async () => {
    for (const given of [new TextEncoder().encode("bytes"), new Blob(["bytes"])]) {
      const response = await request(serviceOf(form, given, "strip").service, "GET", "/it");
      expect([response.status, await response.text()]).toEqual([200, "bytes"]);
    }
    const streamed = await request(serviceOf(form, new Response("bytes").body).service, "GET", "/it");
    expect([streamed.status, await streamed.text()]).toEqual([200, "bytes"]);
  });
});

describe("a model", () => {
  const ask = (response: z.ZodType, given: unknown, responseModels: ResponseModels = "check") => {
    const it = resource("/it", { GET: { response, represent: () => given as never } });
    return request(new Service({ routes: [it], responseModels, onError: () => undefined }), "GET", "/it");
  };

  it("may be that of what the client reads: a Date is a text there, and what is undefined is not there", async () => {
    const Wire = z.strictObject({ at: z.iso.datetime() });
    expect((await ask(Wire, { at: new Date(0), more: undefined })).status).toBe(200);
    expect((await ask(z.object({ at: z.date() }), { at: new Date(0) })).status).toBe(200);
  });

  it("may be asynchronous", async () => {
    const Later = z.object({ title: z.string().refine(async (title) => title !== "no") });
    expect((await ask(Later, { title: "yes" })).status).toBe(200);
    const { errors } = await (await ask(Later, { title: "no" })).json();
    expect(errors).toMatchObject([{ pointer: "/title" }]);
    expect(await (await ask(Later, { title: "yes", more: 1 }, "strip")).json()).toEqual({ title: "yes" });
  });

  it("of events is that of their data", async () => {
    const events = resource("/it", {
      codecs: { "text/event-stream": eventsCodec },
      GET: { produces: ["text/event-stream"], response: Book, represent: () => [{ data: RIGHT }] as never },
    });
    expect((await request(new Service({ routes: [events] }), "GET", "/it")).status).toBe(200);
  });
});

describe("ruling 47: a write that represents what GET does", () => {
  const done = { done: true };
  const both = resource("/it", {
    preferences: ["return"],
    GET: { response: Book, represent: () => RIGHT },
    PUT: {
      response: { 200: z.object({ done: z.boolean() }) },
      consumes: ["application/json"],
      apply: () => done,
    },
  } as never);
  const put = (headers: Readonly<Record<string, string>>) =>
    request(new Service({ routes: [both], responseModels: "check", onError: () => {} }), "PUT", "/it", {
      headers,
      body: {},
    });

  it("is held to GET's model, and what the act gave to that of the write", async () => {
    expect(await (await put({})).json()).toEqual(done);
    expect(await (await put({ Prefer: "return=representation" })).json()).toEqual(RIGHT);
  });

  it.each([
    ["GET's, if it stored a state", stored("no book"), 500, undefined],
    ["no model, if it says itself what is sent of the state", stored(RIGHT, done), 200, done],
  ])("that has no model of its own is held to %s", async (_what, given, status, content) => {
    const represent = ({ entity }: { entity: unknown }) => entity;
    const PUT = { consumes: ["application/json"], represent, apply: () => given };
    const writable = resource("/it", { find: () => RIGHT, GET: { response: Book, represent }, PUT } as never);
    const options = { routes: [writable], responseModels: "check", onError: () => {} } as const;
    const response = await request(new Service(options), "PUT", "/it", { body: {} });
    expect(response.status).toBe(status);
    if (content !== undefined) expect(await response.json()).toEqual(content);
  });
});

it("a description is asked for once, however often its resource is", async () => {
  const books = new Books(RIGHT);
  const describe = vi.spyOn(books, "describe");
  const service = new Service({ routes: [route("/it", books)], responseModels: "check" });
  await request(service, "GET", "/it");
  const { length } = describe.mock.calls;
  for (let times = 0; times < 3; times += 1) expect((await request(service, "GET", "/it")).status).toBe(200);
  expect(describe).toHaveBeenCalledTimes(length);
});

describe("a command that is described", () => {
  const give = (given: HttpResponse, responseModels?: ResponseModels) => {
    const errors: unknown[] = [];
    const it = command("POST", "/it", { response: { 200: Book, 202: null, 204: null }, handle: async () => given });
    const onError = (error: unknown) => errors.push(error);
    return { errors, service: new Service({ routes: [it], onError, ...(responseModels && { responseModels }) }) };
  };
  const ask = ({ service }: ReturnType<typeof give>) => request(service, "POST", "/it");

  it("is held to its model where it gives JSON", async () => {
    const wrong = give(HttpResponse.json(WRONG));
    const response = await ask(wrong);
    expect([response.status, (await response.json()).errors[0].pointer]).toEqual([500, "/year"]);
    expect(wrong.errors).toEqual([expect.any(ResponseDiffers)]);
    expect(await (await ask(give(HttpResponse.json(RIGHT)))).json()).toEqual(RIGHT);
  });

  it("is stripped to it", async () => {
    const response = await ask(give(HttpResponse.json({ ...RIGHT, secret: 1 }, { headers: { "X-A": "1" } }), "strip"));
    expect([await response.json(), response.header("x-a")]).toEqual([RIGHT, "1"]);
  });

  it("is held to its model as bytes, too, and in any format that is JSON (RFC 6839 3.1)", async () => {
    const bytes = new TextEncoder().encode(JSON.stringify(WRONG));
    for (const type of ["application/json; charset=utf-8", "application/vnd.book.v1+json", "Application/JSON"]) {
      expect((await ask(give(new HttpResponse(200, ["content-type", type], bytes)))).status, type).toBe(500);
    }
  });

  it("is sent as it was written where nothing is stripped", async () => {
    const text = '{ "title": "Signals",\n "year": 1987 }';
    const fields = ["Content-Type", "application/json", "Content-Length", String(text.length)];
    for (const mode of ["check", "strip"] as const) {
      const response = await ask(give(new HttpResponse(200, fields, text), mode));
      if (mode === "check") expect(await response.text()).toBe(text);
      else expect(await response.json()).toEqual(RIGHT);
    }
  });

  it("is sent with its own length when it was stripped", async () => {
    const long = JSON.stringify({ ...RIGHT, secret: 1 });
    const fields = ["X-A", "1", "Content-Length", String(long.length), "Content-Type", "application/json", "X-B", "2"];
    const response = await ask(give(new HttpResponse(200, fields, long), "strip"));
    expect(await response.text()).toBe(JSON.stringify(RIGHT));
    expect([response.header("x-a"), response.header("x-b")]).toEqual(["1", "2"]);
    expect(response.header("content-length")).not.toBe(String(long.length));
  });

  it.each([
    HttpResponse.text("text"),
    HttpResponse.empty(),
    new HttpResponse(200, ["Content-Type", "application/json"], "no JSON"),
    new HttpResponse(200, ["Content-Type", "application/json"], null),
    new HttpResponse(202, ["Content-Type", "application/json"], ""),
    new HttpResponse(200, ["Content-Type", "application/json"], new Response(JSON.stringify(WRONG)).body),
    new HttpResponse(200, ["Content-Type", "text/x-application/json"], JSON.stringify(WRONG)),
    new HttpResponse(200, ["Content-Type", "application/jsonish"], JSON.stringify(WRONG)),
    new HttpResponse(200, [], JSON.stringify(WRONG)),
    HttpResponse.json(WRONG, { status: 300 }),
    HttpResponse.json(WRONG, { status: 422 }),
  ])("is not where it gives none: %o", async (given) => {
    const sent = give(given);
    expect([(await ask(sent)).status, sent.errors]).toEqual([given.status, []]);
  });
});

it("the contract check counts a difference as a fault, and says where, also where the service does not check", async () => {
  const routes = [route("/it", new Books(WRONG))];
  const service = new Service({ routes, responseModels: "off", onError: () => undefined });
  const document = generateOpenapi(new Service({ routes }), { title: "Books", version: "1" });
  const report = await checkContract(service, document, { requests: 60 });
  expect(report.faults.map(({ operation, what }) => `${operation}: ${what}`)).toContainEqual(
    expect.stringMatching(/^GET \/it: it differs from its model: \/year: .*expected number/),
  );
  expect(contractText(report)).toContain("/year");
  expect(report.holds).toBe(false);
});

it("the debugger shows what differed", async () => {
  const { service } = serviceOf("a class", WRONG);
  const inside = insideOf(service);
  const recorder = new Recorder({
    mask: maskFor(undefined),
    bodyCharacters: 0,
    maxRequests: 1,
    maxCharacters: 100_000,
    resourceAt: () => inside.resources[0],
    isOwn: () => false,
  });
  listenTo(service, recorder);
  await request(service, "GET", "/it");
  const trace = recorder.find(1);
  expect(trace).toMatchObject({ status: 500, node: "O18a", thrown: { id: "O18a" } });
  expect(trace?.errors).toEqual([expect.stringContaining("/year: ")]);
});

describe("a model that gives something else than it takes", () => {
  const Priced = z.object({
    price: z.coerce.number(),
    language: z.string().default("en"),
    tags: z.array(z.union([z.number(), z.string().transform(Number)])).catch([]),
    name: z.string().trim(),
  });
  const sent = async (given: unknown, responseModels: ResponseModels) => {
    const priced = resource("/it", { GET: { response: Priced, represent: () => given as z.output<typeof Priced> } });
    const service = new Service({ resources: { priced }, responseModels, onError: () => undefined });
    const response = await request(service, "GET", "/it");
    return { status: response.status, content: await response.json() };
  };
  const whole = { price: 12.5, language: "de", tags: [1], name: "a" };

  it("refuses what the document does not promise: a default that is missing, a text for a number", async () => {
    for (const [given, errors] of [
      [
        { ...whole, price: "12.50" },
        [{ pointer: "/price", detail: "The model makes a number of a string: return what it gives." }],
      ],
      [
        { ...whole, language: undefined },
        [{ pointer: "/language", detail: "The model makes a string of undefined: return what it gives." }],
      ],
      [{ ...whole, tags: [1, "2"] }, [{ pointer: "/tags/1" }]],
      [{ ...whole, tags: "NaN" }, [{ pointer: "/tags" }]],
    ] as const) {
      expect(await sent(given, "check")).toMatchObject({ status: 500, content: { errors } });
    }
  });

  it("accepts what is promised, whatever the model would write otherwise or leave out", async () => {
    for (const given of [whole, { ...whole, name: " a ", more: 1 }]) {
      expect(await sent(given, "check")).toEqual({ status: 200, content: given });
    }
  });

  it("sends what the model gives where it strips", async () => {
    expect(await sent({ price: "1", tags: ["2"], name: " a " }, "strip")).toEqual({
      status: 200,
      content: { price: 1, language: "en", tags: [2], name: "a" },
    });
  });
});
