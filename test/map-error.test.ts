import fc from "fast-check";
import {
  type Codecs,
  type Context,
  command,
  type ErrorMap,
  group,
  Halt,
  HttpResponse,
  jsonCodec,
  part,
  type RequestBody,
  Resource,
  resource,
  route,
  Service,
  type ServiceOptions,
} from "signalbox";
import { ndjsonCodec } from "signalbox/codecs";
import { explain } from "signalbox/debug";
import { MemoryStore } from "signalbox/idempotency";
import { request } from "signalbox/testing";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { DeadlineExceeded } from "../src/walk/deadline.ts";
import { WalkStopped } from "../src/walk/state.ts";
import { stopClock } from "./clock.ts";
import { Gate, turns } from "./waiting.ts";

/**
 * Ruling 15: "`mapError(error, ctx)` returns the Halt that an error means, or undefined for an error that it does not know. The framework
 * calls it for what callbacks and codecs throw, the nearest first: of the method, of the resource, of its parts from the nearest
 * outwards, of the group, of the service. The first Halt counts as if the callback had thrown it."
 */

/** An error of an author's own world. */
class Violation extends Error {
  override readonly name = "Violation";
  readonly code: string;

  constructor(code = "unique") {
    super(`violates ${code}`);
    this.code = code;
  }
}

const UNIQUE = new Violation();
const fails = (): never => {
  throw UNIQUE;
};
const never = () => new Promise<never>(() => undefined);
const conflict = (error: unknown) =>
  error instanceof Violation ? new Halt(409, { detail: "There is one already." }) : undefined;

function serviceOf(options: ServiceOptions) {
  const reported: unknown[] = [];
  const service = new Service({ onError: (error) => void reported.push(error), ...options });
  return { service: service as unknown as Service, reported };
}

/** A resource whose GET throws. */
const failing = (keys: object) => resource("/it", { halts: [409, 503], represent: fails, ...keys });

async function got(keys: object, options: ServiceOptions = {}) {
  const { service, reported } = serviceOf({ routes: [failing(keys)], ...options });
  const response = await request(service, "GET", "/it");
  return { status: response.status, response, reported };
}

describe("mapError", () => {
  it("gives an error its status, its problem and its fields, and nothing is reported", async () => {
    const mapError = () => new Halt(409, { detail: "Twice.", headers: { "X-Seen": "1" } });
    const { response, reported } = await got({ mapError });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ status: 409, detail: "Twice.", instance: "/it" });
    expect(response.header("x-seen")).toBe("1");
    expect(response.trace?.split(",").at(-1)).toBe("O18a");
    expect(reported).toEqual([]);
  });

  it("is given the error, and the context as it is by then", async () => {
    const given: unknown[] = [];
    const known = part({ isAuthorized: () => ({ user: "ann" }) });
    const it = resource("/it/{id}", {
      with: [known],
      halts: [409],
      find: ({ params }) => ({ id: params.id }),
      represent: fails,
      mapError: (error, { user, params, request }) => {
        given.push(error, user?.length, params.id, request.method);
        return new Halt(409);
      },
    });
    expect((await request(serviceOf({ routes: [it] }).service, "GET", "/it/7")).status).toBe(409);
    expect(given).toEqual([UNIQUE, 3, "7", "GET"]);
  });

  it("undefined leaves the error as it is: a 500, reported once", async () => {
    for (const mapError of [() => undefined, async () => undefined, () => null, () => {}]) {
      const { status, reported } = await got({ mapError });
      expect([status, reported]).toEqual([500, [UNIQUE]]);
    }
  });

  it("may be asynchronous, for what is thrown at once and later", async () => {
    const mapError = async (error: unknown) => {
      await turns();
      return conflict(error);
    };
    for (const represent of [fails, async () => fails()])
      expect(await got({ mapError, represent })).toMatchObject({ status: 409, reported: [] });
  });

  it("is called for what guards, provide and codecs throw", async () => {
    const broken: Codecs = { "application/json": { ...jsonCodec, encode: fails } };
    for (const keys of [
      { serviceAvailable: fails },
      { isAuthorized: async () => fails() },
      { forbidden: fails },
      { with: [part({ provide: fails })] },
      { with: [part({ isAuthorized: fails })] },
      { with: [part({ setHeaders: fails })] },
      { find: fails },
      { generateEtag: fails },
      { codecs: broken },
    ]) {
      expect([keys, (await got({ represent: () => ({}), mapError: conflict, ...keys })).status]).toEqual([keys, 409]);
    }
  });
});

describe("every level is asked until one returns a Halt", () => {
  const LEVELS = ["method", "resource", "part of the method", "near", "far", "group", "part of the service", "service"];

  /** A service with a `mapError` on each level; the one named `halting` knows the error. */
  function levels(halting: string, asked: string[]) {
    const at = (level: string) => ({
      mapError: (async (error) => {
        asked.push(level);
        return level === halting ? conflict(error) : undefined;
      }) satisfies ErrorMap,
    });
    const far = part(at("far"));
    const near = part({ with: [far], ...at("near") });
    const it = group("/api", at("group")).resource("/it", {
      with: [near],
      halts: [409],
      ...at("resource"),
      GET: { with: [part(at("part of the method"))], ...at("method"), represent: fails },
    });
    return serviceOf({ routes: [it], with: [part(at("part of the service"))], ...at("service") });
  }

  it.each(LEVELS.map((level, place) => [level, place] as const))("%s", async (level, place) => {
    const asked: string[] = [];
    const { service, reported } = levels(level, asked);
    expect((await request(service, "GET", "/api/it")).status).toBe(409);
    expect(asked).toEqual(LEVELS.slice(0, place + 1));
    expect(reported).toEqual([]);
  });

  it("and where none does, it is a 500", async () => {
    const asked: string[] = [];
    const { service, reported } = levels("none", asked);
    expect((await request(service, "GET", "/api/it")).status).toBe(500);
    expect([asked, reported]).toEqual([LEVELS, [UNIQUE]]);
  });

  it("two parts that do not build on each other have one each, and neither is refused", async () => {
    const parts = [part({ mapError: conflict }), part({ mapError: () => undefined })];
    expect((await got({ with: parts })).status).toBe(409);
    expect((await got({ with: parts, combine: { mapError: "nearest" } })).status).toBe(500);
  });

  it("a method's is not called for another method", async () => {
    const it = resource("/it", {
      halts: [409],
      GET: { represent: fails },
      DELETE: { deleteResource: fails, mapError: conflict },
    });
    const { service } = serviceOf({ routes: [it] });
    expect((await request(service, "DELETE", "/it")).status).toBe(409);
    expect((await request(service, "GET", "/it")).status).toBe(500);
  });

  it("any order of levels, synchronous or not: the nearest that knows the error decides", async () => {
    type Level = { knows: boolean; isAsync: boolean };
    const level = fc.option(fc.record<Level>({ knows: fc.boolean(), isAsync: fc.boolean() }), { nil: undefined });
    await fc.assert(
      fc.asyncProperty(fc.tuple(level, level, level, level, level), async (nearestFirst) => {
        const asked: number[] = [];
        const keysOf = (at: number) => {
          const given = nearestFirst[at];
          if (given === undefined) return {};
          const halt = given.knows ? new Halt(409, { at }) : undefined;
          const mapError = () => {
            asked.push(at);
            return given.isAsync ? Promise.resolve(halt) : halt;
          };
          return { mapError };
        };
        const it = group("/g", keysOf(3) as {}).resource("/it", {
          with: [part(keysOf(2) as {})],
          halts: [409],
          ...keysOf(1),
          GET: { represent: fails, ...keysOf(0) },
        });
        const { service, reported } = serviceOf({ routes: [it], ...keysOf(4) });
        const response = await request(service, "GET", "/g/it");
        const deciding = nearestFirst.findIndex((each) => each?.knows === true);
        const last = deciding === -1 ? 4 : deciding;
        expect(asked).toEqual([0, 1, 2, 3, 4].filter((at) => at <= last && nearestFirst[at] !== undefined));
        expect(response.status).toBe(deciding === -1 ? 500 : 409);
        expect(reported).toEqual(deciding === -1 ? [UNIQUE] : []);
        if (deciding !== -1) expect(await response.json()).toMatchObject({ at: deciding });
      }),
      { numRuns: 60 },
    );
  });
});

describe("in classes", () => {
  class Failing extends Resource {
    override readonly halts = [409];
    readonly #knows = "unique";
    override represent() {
      return fails();
    }
    override mapError(error: unknown, ctx: Context): Halt | undefined {
      const isKnown = error instanceof Violation && error.code === this.#knows && ctx.request.method === "GET";
      return isKnown ? new Halt(409) : undefined;
    }
  }

  it("it is a method, called on the instance", async () => {
    const { service, reported } = serviceOf({ routes: [route("/it", new Failing())] });
    expect((await request(service, "GET", "/it")).status).toBe(409);
    expect(reported).toEqual([]);
  });

  it("it comes before those of parts and of the service", async () => {
    const asked: string[] = [];
    class WithParts extends Failing {
      override readonly with = [part({ mapError: () => void asked.push("part") })];
      override mapError() {
        asked.push("class");
        return undefined;
      }
    }
    const mapError = (error: unknown) => {
      asked.push("service");
      return conflict(error);
    };
    const { service } = serviceOf({ routes: [route("/it", new WithParts())], mapError });
    expect((await request(service, "GET", "/it")).status).toBe(409);
    expect(asked).toEqual(["class", "part", "service"]);
  });

  it("it is given the context that all callbacks of the class are given", async () => {
    const given: unknown[] = [];
    class WithParts extends Failing {
      override readonly with = [part({ provide: () => ({ count: 7 }) })];
      override represent(ctx: Context = undefined as never) {
        given.push(ctx);
        return fails();
      }
      override mapError(_error: unknown, ctx: Context) {
        given.push(ctx);
        return new Halt(409);
      }
    }
    const { service } = serviceOf({ routes: [route("/it", new WithParts())] });
    expect((await request(service, "GET", "/it")).status).toBe(409);
    expect(given[1]).toBe(given[0]);
  });

  it("instances of one class each have their own", async () => {
    const one = Object.assign(new Failing(), { mapError: () => new Halt(409, { detail: "one" }) });
    const other = Object.assign(new Failing(), { mapError: () => new Halt(409, { detail: "other" }) });
    const { service } = serviceOf({ routes: [route("/one", one), route("/other", other)] });
    for (const detail of ["one", "other"])
      expect(await (await request(service, "GET", `/${detail}`)).json()).toMatchObject({ detail });
  });
});

describe("commands", () => {
  it("a literal's has one, with its halts", async () => {
    const it = command("POST", "/it", { halts: [409], handle: fails, mapError: conflict });
    expect((await request(serviceOf({ routes: [it] }).service, "POST", "/it")).status).toBe(409);
  });

  it("a plain handler has those of the parts of the service, then the service's, and any status", async () => {
    const asked: unknown[] = [];
    const counted = part({
      provide: () => ({ count: 7 }),
      mapError: (_error, { count }) => void asked.push(["part", count]),
    });
    const mapError = (error: unknown, ctx: Context) => {
      asked.push(["service", error, ctx.request.path]);
      return new Halt(418);
    };
    const plain = command("GET", "/it", () => fails());
    const { service, reported } = serviceOf({ routes: [plain], with: [counted], mapError });
    expect((await request(service, "GET", "/it")).status).toBe(418);
    expect(asked).toEqual([
      ["part", 7],
      ["service", UNIQUE, "/it"],
    ]);
    expect(reported).toEqual([]);
  });
});

describe("its statuses are those that the graph reaches, or that are declared in halts", () => {
  it("any other is a 500 that says what to declare, with the error as its cause", async () => {
    const { status, reported } = await got({ mapError: () => new Halt(423), halts: [] });
    expect(status).toBe(500);
    expect(reported).toEqual([expect.objectContaining({ message: expect.stringContaining("halts: [423]") })]);
    expect(reported[0]).toHaveProperty("cause", UNIQUE);
  });

  it("a part brings its own", async () => {
    const unique = part({ halts: [409], mapError: conflict });
    expect((await got({ with: [unique], halts: [] })).status).toBe(409);
  });

  it("one that no response can have is a 500", async () => {
    const { status, reported } = await got({ mapError: () => new Halt(1000) });
    expect([status, reported.length]).toEqual([500, 1]);
  });
});

describe("onError", () => {
  it("gets the error behind a 5xx, once, and of a 4xx nothing", async () => {
    expect(await got({ mapError: () => new Halt(503) })).toMatchObject({ status: 503, reported: [UNIQUE] });
    expect(await got({ mapError: async () => new Halt(409) })).toMatchObject({ status: 409, reported: [] });
  });

  it("gets its context", async () => {
    const onError = vi.fn<(error: unknown, ctx: Context | undefined) => void>();
    await got({ mapError: () => new Halt(503) }, { onError });
    expect(onError.mock.calls.map(([error, ctx]) => [error, ctx?.request.path])).toEqual([[UNIQUE, "/it"]]);
  });
});

describe("a mapError that fails", () => {
  it.each([
    ["throws", () => fails2()],
    ["rejects", async () => fails2()],
  ])("%s: a 500 that reports what it threw, with the error as its cause", async (_how, mapError) => {
    const { status, response, reported } = await got({ mapError });
    expect(status).toBe(500);
    expect(await response.json()).not.toHaveProperty("detail", expect.stringContaining("broken"));
    expect(reported).toEqual([expect.objectContaining({ message: "broken map" })]);
    expect(reported[0]).toHaveProperty("cause", UNIQUE);
  });

  function fails2(): never {
    throw new Error("broken map");
  }

  it("has its cause as the constructor of an Error writes it (ECMA-262 20.5.8.1)", async () => {
    const thrown = new Error("broken map");
    await got({ mapError: () => rethrow(thrown) });
    const written = Object.getOwnPropertyDescriptor(new Error("", { cause: UNIQUE }), "cause");
    expect(Object.getOwnPropertyDescriptor(thrown, "cause")).toEqual(written);
  });

  it("keeps a cause that it has, and what cannot have one is reported as it is", async () => {
    const [own, root, record] = [new Error("own", { cause: 1 }), new Error("root"), { code: 7 }];
    for (const thrown of [own, Object.freeze(new Error("frozen")), record, "text", undefined, UNIQUE]) {
      const { status, reported } = await got({ mapError: () => rethrow(thrown) });
      expect([status, reported]).toEqual([500, [thrown]]);
    }
    expect(own.cause).toBe(1);
    expect(record).toEqual({ code: 7 });
    // Nor is an error its own cause.
    expect(UNIQUE).not.toHaveProperty("cause");
    // Its own cause, thrown in its place, gets none: causes would go in a circle.
    const wrapping = new Error("wrapping", { cause: root });
    await got({ represent: () => rethrow(wrapping), mapError: () => rethrow(root) });
    expect(root).not.toHaveProperty("cause");
  });

  function rethrow(thrown: unknown): never {
    throw thrown;
  }

  it("a Halt that it throws counts as one that it returns, as in every callback", async () => {
    expect(await got({ mapError: () => rethrow(new Halt(409)) })).toMatchObject({ status: 409, reported: [] });
    expect(await got({ mapError: async () => rethrow(new Halt(503)) })).toMatchObject({
      status: 503,
      reported: [UNIQUE],
    });
  });

  it.each([
    ["a number", 409],
    ["true", true],
    ["false", false],
    ["an error", new Error("x")],
    ["a response", HttpResponse.text("x")],
    ["a promise of one", Promise.resolve("x")],
  ])("returns %s: a 500 that says what to return", async (_what, given) => {
    const { status, reported } = await got({ mapError: () => given }, { mapError: conflict });
    expect(status).toBe(500);
    expect(reported).toEqual([
      expect.objectContaining({
        message: expect.stringMatching(/^mapError gave .*Return a Halt, or undefined/),
        cause: UNIQUE,
      }),
    ]);
  });

  it("never settles: 504", async () => {
    stopClock();
    const mapped = new Gate();
    const keys = { mapError: () => mapped.pass().then(never) };
    const response = got(keys, { deadline: 1_000 });
    await vi.waitUntil(() => mapped.came === 1);
    vi.advanceTimersByTime(1_000);
    const { status, reported } = await response;
    expect([status, reported]).toEqual([504, [expect.any(DeadlineExceeded)]]);
  });

  it("comes too late: 504, and the error is reported as it is", async () => {
    stopClock();
    const mapped = new Gate();
    const keys = {
      mapError: async () => {
        await mapped.pass();
        return new Halt(409);
      },
    };
    const response = got(keys, { deadline: 1_000 });
    await vi.waitUntil(() => mapped.came === 1);
    vi.advanceTimersByTime(1_000);
    const { status, reported } = await response;
    expect(status).toBe(504);
    mapped.open();
    await turns(3);
    expect(reported).toEqual([expect.any(DeadlineExceeded), UNIQUE]);
  });

  it("is no function: refused at mount", () => {
    expect(() => serviceOf({ routes: [failing({ mapError: true })] })).toThrow(/mapError is not a function/);
    expect(() => serviceOf({ mapError: true as never })).toThrow(/mapError/);
  });
});

describe("it is not called for", () => {
  /** The status of a request whose errors would all be 503. */
  async function mapped(keys: object, options: ServiceOptions = {}, sent: Parameters<typeof request>[3] = {}) {
    const mapError = vi.fn<ErrorMap>(() => new Halt(503));
    const it = resource("/it", { halts: [409, 503], ...keys });
    const { service, reported } = serviceOf({ routes: [it], mapError, ...options });
    const response = await request(service, sent.body === undefined ? "GET" : "PUT", "/it", sent);
    const times = () => mapError.mock.calls.length;
    return { status: response.status, times: times(), timesNow: times, reported, response };
  }
  const body = z.object({ n: z.number() });

  it("errors of a control: that it is called here at all", async () => {
    expect(await mapped({ represent: fails })).toMatchObject({ status: 503, times: 1 });
    expect(await mapped({ PUT: { body, apply: fails } }, {}, { body: { n: 1 } })).toMatchObject({
      status: 503,
      times: 1,
    });
  });

  it("a Halt", async () => {
    const represent = () => {
      throw new Halt(409);
    };
    expect(await mapped({ represent })).toMatchObject({ status: 409, times: 0 });
  });

  it("content that does not decode, that its model refuses, or that is too long (ruling 23)", async () => {
    const PUT = { body, apply: () => undefined };
    const headers = { "content-type": "application/json" };
    expect(await mapped({ PUT }, {}, { headers, body: "{" })).toMatchObject({ status: 400, times: 0 });
    expect(await mapped({ PUT }, {}, { body: { n: "x" } })).toMatchObject({ status: 400, times: 0 });
    expect(await mapped({ PUT, maxBodyBytes: 3 }, {}, { body: { n: 1 } })).toMatchObject({ status: 413, times: 0 });
    const decode = fails;
    const codecs = { "application/json": { ...jsonCodec, decode } };
    expect(await mapped({ PUT, codecs }, {}, { body: { n: 1 } })).toMatchObject({ status: 400, times: 0 });
  });

  it("content that a handler reads itself, and that is malformed, cut short or too long", async () => {
    const mapError = vi.fn<ErrorMap>(() => new Halt(503));
    const sent = async (read: (body: RequestBody) => unknown, asked: Parameters<typeof request>[3]) => {
      const it = command("PUT", "/it", async ({ body: content }) => {
        await read(content);
        return new HttpResponse(204);
      });
      const { service } = serviceOf({ routes: [it], mapError, maxBodyBytes: 3 });
      return (await request(service, "PUT", "/it", asked)).status;
    };
    expect(await sent((content) => content.json(), { body: "{" })).toBe(400);
    expect(await sent((content) => content.bytes(), { body: "x", headers: { "content-length": "2" } })).toBe(400);
    expect(await sent((content) => content.bytes(), { body: "long" })).toBe(413);
    expect(mapError).not.toHaveBeenCalled();
    expect(await sent(fails, { body: "x" })).toBe(503);
  });

  it("content whose digest is another, also where a callback reads it", async () => {
    const other = `sha-256=:${Buffer.alloc(32).toString("base64")}:`;
    const sent = { headers: { "content-digest": other }, body: { n: 1 } };
    const PUT = { body, apply: () => undefined };
    expect(await mapped({ digests: ["sha-256"], PUT }, {}, sent)).toMatchObject({ status: 400, times: 0 });
    const mapError = vi.fn<ErrorMap>(() => new Halt(503));
    const processPost = async (ctx: Context) => {
      for await (const _ of ctx.request.body) continue;
    };
    const it = resource("/it", { digests: ["sha-256"], halts: [503], POST: { processPost } } as never);
    const { service } = serviceOf({ routes: [it], mapError });
    expect((await request(service, "POST", "/it", sent)).status).toBe(400);
    expect(mapError).not.toHaveBeenCalled();
  });

  it("a response that differs from its model", async () => {
    const GET = { response: body, represent: () => ({ n: "x" }) };
    expect(await mapped({ GET }, { responseModels: "check" })).toMatchObject({ status: 500, times: 0 });
  });

  it("a deadline", async () => {
    stopClock();
    const gate = new Gate();
    const response = mapped({ represent: () => gate.pass().then(fails) }, { deadline: 1_000 });
    await vi.waitUntil(() => gate.came === 1);
    vi.advanceTimersByTime(1_000);
    const { status, reported, timesNow } = await response;
    gate.open();
    await turns(3);
    expect([status, reported, timesNow()]).toEqual([504, [expect.any(DeadlineExceeded), UNIQUE], 0]);
    // One that was thrown by hand.
    const represent = () => {
      throw new DeadlineExceeded("of a call within");
    };
    expect(await mapped({ represent })).toMatchObject({ status: 504, times: 0 });
  });

  it("a client that has left", async () => {
    const leaving = new AbortController();
    const represent = ({ signal }: Context) => {
      leaving.abort();
      signal.throwIfAborted();
    };
    expect(await mapped({ represent }, {}, { signal: leaving.signal })).toMatchObject({ times: 0 });
    const stopped = () => {
      throw new WalkStopped();
    };
    expect(await mapped({ represent: stopped })).toMatchObject({ status: 503, times: 0, reported: [] });
  });

  it("what errorBody, or the codec of an error, throws", async () => {
    const missing = { find: () => undefined, represent: () => ({}) };
    expect(await mapped({ ...missing, errorBody: fails })).toMatchObject({ status: 500, times: 0, reported: [UNIQUE] });
    const codecs = { "text/x-it": { encode: fails } };
    const keys = { ...missing, errorProduces: ["text/x-it"], codecs };
    expect(await mapped(keys)).toMatchObject({ status: 500, times: 0, reported: [UNIQUE] });
    // Behind an error that it has mapped, it is not called again either.
    expect(await mapped({ represent: fails, errorBody: fails })).toMatchObject({ status: 500, times: 1 });
  });

  it("what a stream throws", async () => {
    const represent = async function* () {
      yield 1;
      fails();
    };
    const codecs = { "application/x-ndjson": ndjsonCodec };
    const { times, reported, response } = await mapped({ represent, produces: ["application/x-ndjson"], codecs });
    await expect(response.text()).rejects.toThrow();
    expect([times, reported]).toEqual([0, [UNIQUE]]);
  });

  it("what a release throws", async () => {
    const held = part({ provide: () => ({}), release: fails });
    expect(await mapped({ with: [held], represent: () => ({}) })).toMatchObject({ status: 500, times: 0 });
  });

  it("what cannot be looked into", async () => {
    const represent = () => {
      throw new Proxy(new Error("x"), { getPrototypeOf: fails });
    };
    expect(await mapped({ represent })).toMatchObject({ status: 500, times: 0, reported: [UNIQUE] });
  });

  it("but for a promise that was thrown, which is not awaited", async () => {
    const thrown = never();
    const represent = () => {
      throw thrown;
    };
    expect(await got({ represent, mapError: () => undefined })).toMatchObject({ status: 500, reported: [thrown] });
  });
});

describe("with an Idempotency-Key", () => {
  const KEYED = { headers: { "idempotency-key": '"k"' } };

  function keyed(mapError: ErrorMap, act: () => unknown = fails) {
    let acts = 0;
    const it = resource("/it", {
      halts: [409, 503],
      idempotency: { store: new MemoryStore() },
      mapError,
      POST: {
        processPost: () => {
          acts += 1;
          return act();
        },
      },
    });
    const { service, reported } = serviceOf({ routes: [it], deadline: 1_000 });
    return { service, reported, acts: () => acts };
  }

  it("a Halt that it returns is kept as one that is thrown, and it is called once", async () => {
    const mapError = vi.fn<ErrorMap>(async (error) => conflict(error));
    const { service, reported, acts } = keyed(mapError);
    for (let sent = 0; sent < 2; sent += 1) expect((await request(service, "POST", "/it", KEYED)).status).toBe(409);
    expect([acts(), mapError.mock.calls.length, reported]).toEqual([1, 1, []]);
  });

  it("a 5xx frees the key", async () => {
    const { service, reported, acts } = keyed(() => new Halt(503));
    for (let sent = 0; sent < 2; sent += 1) expect((await request(service, "POST", "/it", KEYED)).status).toBe(503);
    expect([acts(), reported]).toEqual([2, [UNIQUE, UNIQUE]]);
  });

  it("an error that nobody knows frees it, too", async () => {
    const { service, acts } = keyed(() => undefined);
    for (let sent = 0; sent < 2; sent += 1) expect((await request(service, "POST", "/it", KEYED)).status).toBe(500);
    expect(acts()).toBe(2);
  });

  it("an act that has begun runs on after a 504, and the retry gets what its error means", async () => {
    stopClock();
    const gate = new Gate();
    const { service, reported, acts } = keyed(conflict, () => gate.pass().then(fails));
    const response = request(service, "POST", "/it", KEYED);
    await vi.waitUntil(() => gate.came === 1);
    vi.advanceTimersByTime(1_000);
    expect((await response).status).toBe(504);
    gate.open();
    await turns(5);
    const retried = await request(service, "POST", "/it", KEYED);
    expect([retried.status, await retried.json()]).toEqual([
      409,
      expect.objectContaining({ detail: "There is one already." }),
    ]);
    expect(acts()).toBe(1);
    expect(reported).toEqual([expect.any(DeadlineExceeded)]);
  });
});

describe("an error that only says that the time is up", () => {
  it("is not asked about, although the act of a key runs on", async () => {
    stopClock();
    const gate = new Gate();
    const mapError = vi.fn<ErrorMap>(() => new Halt(409));
    const it = resource("/it", {
      halts: [409],
      idempotency: { store: new MemoryStore() },
      mapError,
      POST: {
        processPost: async ({ signal }) => {
          await gate.pass();
          throw new Error("aborted", { cause: signal.reason });
        },
      },
    });
    const { service } = serviceOf({ routes: [it], deadline: 1_000 });
    const response = request(service, "POST", "/it", { headers: { "idempotency-key": '"k"' } });
    await vi.waitUntil(() => gate.came === 1);
    vi.advanceTimersByTime(1_000);
    expect((await response).status).toBe(504);
    gate.open();
    await turns(5);
    expect(mapError).not.toHaveBeenCalled();
  });
});

describe("explain", () => {
  it("calls it, and says the status that the response would have", async () => {
    const { service, reported } = serviceOf({ routes: [failing({ forbidden: fails, mapError: conflict })] });
    const explained = await explain(service, { method: "GET", target: "/it" });
    expect([explained.status, explained.thrown?.error]).toEqual([409, expect.stringContaining("violates unique")]);
    expect(reported).toEqual([]);
  });
});
