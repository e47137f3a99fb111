import { createHash } from "node:crypto";
import {
  type Context,
  command,
  Halt,
  HttpResponse,
  type IdempotencyPolicy,
  type IdempotencyStore,
  Resource,
  resource,
  route,
  Service,
} from "signalbox";
import { MemoryStore, StoreFull } from "signalbox/idempotency";
import { request, type TestResponse } from "signalbox/testing";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { Gate, until } from "../waiting.ts";

type PaymentContext = Context<{ state: { user: string; id: number } }>;

/** Payments, of which each is an effect: its POST is not idempotent. */
class Payments extends Resource<PaymentContext> {
  override readonly allowedMethods = ["POST", "PATCH", "PUT", "DELETE"];
  override readonly consumes = ["application/json"];
  override readonly body = z.object({ amount: z.number() });
  override readonly idempotency: IdempotencyPolicy;
  readonly effects: number[] = [];

  constructor(policy: Partial<IdempotencyPolicy> = {}) {
    super();
    this.idempotency = { store: new MemoryStore(), ...policy };
  }

  override isAuthorized(ctx: PaymentContext) {
    ctx.state.user = ctx.request.headers.get("authorization") ?? undefined;
    return ctx.state.user === undefined ? "Bearer" : true;
  }
  override principal(ctx: PaymentContext) {
    return ctx.require("user");
  }
  override postIsCreate() {
    return true;
  }
  override apply(ctx: PaymentContext, { amount }: { amount: number }): unknown {
    this.effects.push(amount);
    ctx.state.id = this.effects.length;
    return { id: ctx.state.id, amount };
  }
  override createPath(ctx: PaymentContext) {
    return `/payments/${ctx.require("id")}`;
  }
  override deleteResource(): unknown {
    this.effects.push(0);
    return undefined;
  }
}

interface Sent {
  readonly key?: string;
  readonly method?: string;
  readonly target?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function sender(resource: Resource, onError: (error: unknown) => void = () => undefined) {
  const service = new Service({ routes: [route("/payments", resource)], trace: true, onError });
  return ({ key, method = "POST", target = "/payments", body = '{"amount":5}', headers }: Sent = {}) =>
    request(service, method, target, {
      body,
      headers: {
        authorization: "Ada",
        "content-type": "application/json",
        ...(key === undefined ? {} : { "idempotency-key": key }),
        ...headers,
      },
    });
}

/** The order of fields of different names means nothing (RFC 9110 5.3). */
async function seen(response: TestResponse) {
  const { headers } = response.response;
  const lines = headers.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${headers[at + 1]}`] : []));
  const own = lines.filter((line) => !line.startsWith("X-Framework-Trace"));
  return { status: response.status, fields: own.sort(), body: await response.text() };
}

const KEY = '"8e03978e-40d5-43e8-bc93-6894a57f9324"';

describe("Idempotency-Key draft 2.6", () => {
  it("First time request: “the resource server SHOULD process the request normally”; then “the result of the previously completed operation”", async () => {
    const payments = new Payments();
    const send = sender(payments);
    const first = await send({ key: KEY });
    expect(first.status).toBe(201);
    expect(first.header("location")).toBe("/payments/1");
    const second = await send({ key: KEY });
    expect(await seen(second)).toEqual(await seen(first));
    expect(second.trace?.split(",").at(-1)).toBe("B4f");
    expect(payments.effects).toEqual([5]);
  });

  it("without a key each request is one of its own", async () => {
    const payments = new Payments();
    const send = sender(payments);
    expect([(await send()).status, (await send()).status]).toEqual([201, 201]);
    expect(payments.effects).toEqual([5, 5]);
  });

  it("the quoted and the bare form are one key", async () => {
    const payments = new Payments();
    const send = sender(payments);
    await send({ key: '"k-1"' });
    expect((await send({ key: "k-1" })).trace).toMatch(/B4f$/);
    expect(payments.effects).toEqual([5]);
  });

  it("“success or an error”: a conflict that was found behind the decoding is replayed", async () => {
    let conflicts = 0;
    const payments = Object.assign(new Payments(), { isConflict: () => (conflicts += 1) === 1 });
    const send = sender(payments);
    const first = await send({ key: KEY });
    expect(first.status).toBe(409);
    expect(first.header("retry-after")).toBeUndefined();
    expect(await seen(await send({ key: KEY }))).toEqual(await seen(first));
    expect(conflicts).toBe(1);
  });

  it("a Halt of an act is replayed", async () => {
    class Refusing extends Payments {
      override readonly halts = [402];
      override apply(): never {
        this.effects.push(0);
        throw new Halt(402, { detail: "The account is empty." });
      }
    }
    const payments = new Refusing();
    const send = sender(payments);
    const first = await send({ key: KEY });
    expect(first.status).toBe(402);
    expect(await seen(await send({ key: KEY }))).toEqual(await seen(first));
    expect(payments.effects).toHaveLength(1);
  });

  it("bytes, streams and other fields come again as they were", async () => {
    const values: readonly unknown[] = [
      new Uint8Array([0, 200, 255]),
      (async function* () {
        yield new TextEncoder().encode("piece ");
        yield new TextEncoder().encode("by piece");
      })(),
      undefined,
    ];
    for (const value of values) {
      const payments = Object.assign(new Payments(), {
        apply(ctx: PaymentContext) {
          payments.effects.push(1);
          ctx.state.id = 1;
          ctx.setHeader("X-Note", "first");
          ctx.appendHeader("Set-Cookie", "a=1");
          ctx.appendHeader("Set-Cookie", "b=2");
          return value;
        },
      });
      const send = sender(payments);
      const first = await seen(await send({ key: KEY }));
      expect(first.fields).toContain("Set-Cookie: a=1");
      expect(await seen(await send({ key: KEY }))).toEqual(first);
      expect(payments.effects).toEqual([1]);
    }
  });

  it("content that is too long for the record is sent, and comes again as its status and fields; the author is told", async () => {
    const errors: string[] = [];
    const long = "x".repeat(100);
    for (const value of [
      { long },
      (async function* () {
        for (let at = 0; at < 4; at += 1) yield new TextEncoder().encode(long);
      })(),
    ]) {
      const payments = Object.assign(new Payments({ maxBytes: 64 }), { apply: () => value, createPath: () => "/p/1" });
      const send = sender(payments, (error) => errors.push(String(error)));
      expect((await (await send({ key: KEY })).text()).length).toBeGreaterThan(64);
      const again = await send({ key: KEY });
      expect([again.status, again.header("location"), await again.text()]).toEqual([201, "/p/1", ""]);
      expect(again.header("content-type")).toBeUndefined();
    }
    expect(errors).toHaveLength(2);
    expect(errors[0]).toContain("more than 64 bytes");
  });

  it("a PATCH with If-Match is replayed though its first run has changed the tag", async () => {
    let version = 1;
    class Versioned extends Payments {
      override generateEtag() {
        return `v${version}`;
      }
      override apply(): unknown {
        version += 1;
        return undefined;
      }
    }
    const send = sender(new Versioned());
    const sent = { key: KEY, method: "PATCH", headers: { "if-match": '"v1"' } };
    expect((await send(sent)).status).toBe(204);
    expect((await send(sent)).status).toBe(204);
    expect(version).toBe(2);
    expect((await send({ ...sent, key: '"another"' })).status).toBe(412);
  });
});

describe("Idempotency-Key draft 2.7", () => {
  it("Q08: one key twice: the same content, other content, and at the same time", async () => {
    const gate = new Gate();
    class Slow extends Payments {
      override async apply(ctx: PaymentContext, body: { amount: number }) {
        await gate.pass();
        return super.apply(ctx, body);
      }
    }
    const payments = new Slow();
    const send = sender(payments);
    const first = send({ key: KEY });
    await until(() => gate.came === 1);
    expect((await send({ key: KEY })).status).toBe(409);
    gate.open();
    expect((await first).status).toBe(201);
    const [same, other] = [await send({ key: KEY }), await send({ key: KEY, body: '{"amount":6}' })];
    expect([same.status, other.status, payments.effects]).toEqual([201, 422, [5]]);
  });

  it("missing where it is required: “SHOULD reply with an HTTP 400 status code”", async () => {
    const payments = new Payments({ required: true });
    const response = await sender(payments)();
    expect(response.status).toBe(400);
    expect(response.trace).toMatch(/,B4a$/);
    expect(await response.json()).toMatchObject({ detail: expect.stringContaining("needs an Idempotency-Key") });
    expect(payments.effects).toEqual([]);
  });

  it.each([['""'], ['"open'], ["a b"], ['"a", "b"'], ["k".repeat(256)]])("%s is malformed: 400", async (key) => {
    const payments = new Payments();
    const response = await sender(payments)({ key });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ detail: expect.stringContaining("in quotes") });
    expect(payments.effects).toEqual([]);
  });

  it.each<[string, IdempotencyStore["claim"], number, string, string | undefined]>([
    [
      "a store that is down",
      () => Promise.reject(new Error("down")),
      503,
      "The store of Idempotency-Keys does not respond. Nothing was done.",
      "1",
    ],
    [
      "a store that is full",
      () => Promise.reject(new StoreFull()),
      503,
      "The store of Idempotency-Keys has no space. Nothing was done.",
      "1",
    ],
    [
      "a client with too many",
      async () => ({ state: "tooMany", retryMs: 1_001 }),
      429,
      "The store has too many Idempotency-Keys of this client. Nothing was done.",
      "2",
    ],
    [
      "other content",
      async () => ({ state: "other" }),
      422,
      "This Idempotency-Key was used before, for other content. Another request needs another key.",
      undefined,
    ],
    [
      "a first request that has just begun",
      async () => ({ state: "running", leaseMs: 60_000 }),
      409,
      "The first request with this Idempotency-Key is still running.",
      "5",
    ],
    [
      "a first request whose lease is over",
      async () => ({ state: "running", leaseMs: 0 }),
      409,
      "The first request with this Idempotency-Key is still running.",
      "1",
    ],
  ])("%s is told in a sentence, with the time to wait", async (_case, claim, status, detail, retryAfter) => {
    const payments = new Payments({ store: Object.assign(new MemoryStore(), { claim }) });
    const response = await sender(payments)({ key: KEY });
    expect([response.status, response.response.header("retry-after")]).toEqual([status, retryAfter]);
    expect(await response.json()).toMatchObject({ detail });
    expect(payments.effects).toEqual([]);
  });

  it.each([
    [undefined, "This request needs an Idempotency-Key: a text that names it, such as a UUID."],
    ["a b", "Idempotency-Key is one text of 1 to 255 characters, in quotes."],
  ])("%s is told how a key is written", async (key, detail) => {
    const response = await sender(new Payments({ required: true }))(key === undefined ? {} : { key });
    expect(await response.json()).toMatchObject({ status: 400, detail });
  });

  it("“an attempt to reuse an idempotency key with a different request payload […] 422”", async () => {
    const payments = new Payments();
    const send = sender(payments);
    await send({ key: KEY });
    const other = await send({ key: KEY, body: '{"amount":6}' });
    expect([other.status, other.trace?.split(",").at(-1)]).toEqual([422, "B4d"]);
    expect((await send({ key: KEY, headers: { "content-type": "application/json; charset=utf-8" } })).status).toBe(422);
    expect(payments.effects).toEqual([5]);
  });

  it("“retried, while the original request is still being processed […] 409”, with Retry-After", async () => {
    const gate = new Gate();
    class Slow extends Payments {
      override async apply(ctx: PaymentContext, body: { amount: number }) {
        await gate.pass();
        return super.apply(ctx, body);
      }
    }
    const payments = new Slow();
    const send = sender(payments);
    const first = send({ key: KEY });
    await until(() => gate.came === 1);
    const second = await send({ key: KEY });
    expect([second.status, second.trace?.split(",").at(-1), second.header("retry-after")]).toEqual([409, "B4e", "5"]);
    expect(await second.json()).toMatchObject({ retryAfter: 5 });
    expect((await send({ key: KEY, body: "{}" })).status).toBe(422);
    gate.open();
    expect((await first).status).toBe(201);
    expect((await send({ key: KEY })).status).toBe(201);
    expect(payments.effects).toEqual([5]);
  });
});

describe("a replay", () => {
  it("has what its own gates set, and what the first act set, each once", async () => {
    const turns = { gate: 0, act: 0 };
    const renewing = resource("/", {
      idempotency: { store: new MemoryStore() },
      isAuthorized: (ctx) => {
        turns.gate += 1;
        ctx.appendHeader("Set-Cookie", `session=${turns.gate}`);
        ctx.appendHeader("Vary", "Cookie");
        if (turns.gate === 1) ctx.setHeader("X-First-Only", "yes");
        return true;
      },
      principal: () => "Ada",
      processPost: (ctx) => {
        turns.act += 1;
        ctx.appendHeader("Set-Cookie", `act=${turns.act}`);
      },
    });
    const service = new Service({ routes: [renewing] });
    const send = () => request(service, "POST", "/", { headers: { "idempotency-key": KEY } });
    const first = await send();
    expect(first.header("set-cookie")).toBe("session=1, act=1");
    expect(first.header("x-first-only")).toBe("yes");
    const second = await send();
    expect(second.trace?.split(",").at(-1)).toBe("B4f");
    expect(second.header("set-cookie")).toBe("act=1, session=2");
    expect(second.header("vary")).toBe("Cookie");
    expect(second.header("x-first-only")).toBeUndefined();
  });
});

describe("the scope of a key", () => {
  it("is the principal, the method and the target, at whatever host: a retry may go to another process", async () => {
    const payments = new Payments();
    const send = sender(payments);
    const statuses = [
      await send({ key: KEY }),
      await send({ key: KEY, headers: { authorization: "Grace" } }),
      await send({ key: KEY, target: "/payments?for=rent" }),
      await send({ key: KEY, headers: { host: "a.example" } }),
      await send({ key: KEY, method: "PATCH" }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([201, 201, 201, 201, 200]);
    expect(payments.effects).toHaveLength(4);
  });

  it("PUT and DELETE take a key where the policy names them; else the field is ignored", async () => {
    const plain = new Payments();
    const keyed = new Payments({ methods: ["PUT", "DELETE"] });
    for (const method of ["PUT", "DELETE"]) {
      for (const payments of [plain, keyed]) {
        const send = sender(payments);
        await send({ key: KEY, method });
        await send({ key: KEY, method });
      }
    }
    expect([plain.effects.length, keyed.effects.length]).toEqual([4, 2]);
    await sender(keyed)({ key: KEY });
    await sender(keyed)({ key: KEY });
    expect(keyed.effects).toHaveLength(4);
  });

  it("has the principal as a digest in the store, or as no text where there is none", async () => {
    const principals: string[] = [];
    class Listening extends MemoryStore {
      override claim(...args: Parameters<MemoryStore["claim"]>) {
        principals.push(args[0].principal);
        return super.claim(...args);
      }
    }
    const payments = new Payments({ store: new Listening() });
    await sender(payments)({ key: KEY });
    await sender(Object.assign(payments, { principal: () => "" }))({ key: KEY });
    expect(principals).toEqual([createHash("sha256").update("Ada").digest("hex"), ""]);
  });

  it("has the content: this is read before the key is looked up, and without a key where it is needed", async () => {
    const send = sender(Object.assign(new Payments(), { maxBodyBytes: 1 }));
    const headers = { "transfer-encoding": "chunked" };
    for (const [sent, node] of [
      [{ key: KEY, headers }, "B4b"],
      [{ headers }, "P0a"],
    ] as const) {
      const response = await send(sent);
      expect([response.status, response.trace.split(",").at(-1)]).toEqual([413, node]);
    }
  });

  it("a principal that is no text is the author's fault", async () => {
    const errors: string[] = [];
    const payments = Object.assign(new Payments(), { principal: () => undefined });
    expect((await sender(payments, (error) => errors.push(String(error)))({ key: KEY })).status).toBe(500);
    expect(errors).toEqual(["TypeError: principal gave undefined. Return who the client is, as text."]);
  });
});

describe("what frees the key (ruling 37)", () => {
  it.each([
    [401, { isAuthorized: () => false }, {}],
    [403, { forbidden: () => true }, {}],
    [429, { withinQuota: () => 3 }, {}],
    [415, {}, { headers: { "content-type": "text/plain" } }],
  ])("%i comes before the key is claimed", async (status, callbacks, sent) => {
    const store = new MemoryStore();
    const payments = Object.assign(new Payments({ store }), callbacks);
    expect((await sender(payments)({ key: KEY, ...sent })).status).toBe(status);
    expect(store.size).toBe(0);
  });

  it.each([
    ["what is missing", { resourceExists: () => false, method: "PATCH" }, 404],
    ["what is withheld", { withheld: () => true }, 403],
    ["a precondition", { generateEtag: () => "v2", headers: { "if-match": '"v1"' } }, 412],
    ["content that the model refuses", { body: '{"amount":"much"}' }, 400],
    ["content that cannot be decoded", { body: "{" }, 400],
  ] as const)(
    "%s is not kept",
    async (_name, { method, headers, body, ...callbacks }: Record<string, unknown>, status) => {
      const store = new MemoryStore();
      const payments = Object.assign(new Payments({ store }), callbacks);
      const sent = {
        key: KEY,
        ...(method ? { method } : {}),
        ...(headers ? { headers } : {}),
        ...(body ? { body } : {}),
      };
      expect((await sender(payments)(sent as Sent)).status).toBe(status);
      expect(store.size).toBe(0);
      // The same key, for content that was set right.
      if (status === 400) expect((await sender(payments)({ key: KEY })).status).toBe(201);
    },
  );

  it("an act that throws is taken to have done nothing: a 5xx frees the key, unless failures are kept", async () => {
    for (const keepFailures of [false, true]) {
      let tries = 0;
      const payments = Object.assign(new Payments({ keepFailures }), {
        apply() {
          tries += 1;
          if (tries === 1) throw new Error("boom");
        },
        createPath: () => "/payments/1",
      });
      const send = sender(payments);
      expect((await send({ key: KEY })).status).toBe(500);
      expect((await send({ key: KEY })).status).toBe(keepFailures ? 500 : 201);
      expect(tries).toBe(keepFailures ? 1 : 2);
    }
  });

  it.each([[401], [403], [429], [503]])("a Halt with %i frees it", async (status) => {
    const store = new MemoryStore();
    class Halting extends Payments {
      override readonly halts = [401, 403, 429, 503];
      override apply(): never {
        throw new Halt(status);
      }
    }
    expect((await sender(new Halting({ store }))({ key: KEY })).status).toBe(status);
    expect(store.size).toBe(0);
  });

  it("a release that fails is a 500, which frees it", async () => {
    const store = new MemoryStore();
    const payments = Object.assign(new Payments({ store }), {
      lifespan: () => () => {
        throw new Error("the commit has failed");
      },
    });
    expect((await sender(payments)({ key: KEY })).status).toBe(500);
    expect(store.size).toBe(0);
  });
});

describe("commands and literals", () => {
  it("the response of a command is kept as it is", async () => {
    let effects = 0;
    const service = new Service({
      routes: [
        command("POST", "/refunds", {
          idempotency: { store: new MemoryStore(), required: true },
          isAuthorized: () => true,
          principal: () => "Ada",
          handle: () => {
            effects += 1;
            return HttpResponse.json({ effects }, { status: 202, headers: { "X-Note": "once" } });
          },
        }),
      ],
    });
    const send = (key?: string) =>
      request(service, "POST", "/refunds", key === undefined ? {} : { headers: { "idempotency-key": key } });
    const first = await send("k");
    expect([first.status, first.header("x-note"), await first.json()]).toEqual([202, "once", { effects: 1 }]);
    expect(await seen(await send("k"))).toEqual(await seen(first));
    expect((await send()).status).toBe(400);
    expect(effects).toBe(1);
  });

  it("a literal declares it for one method, or for all", async () => {
    let effects = 0;
    const idempotency = { store: new MemoryStore() };
    const act = ({ idempotency: held }: { readonly idempotency: { readonly key: string } | undefined }) => {
      effects += 1;
      return { key: held?.key ?? null };
    };
    const service = new Service({
      resources: {
        top: resource("/top", { idempotency, processPost: act }),
        part: resource("/part", { POST: { idempotency, processPost: act }, PATCH: { apply: act } }),
      },
    });
    const send = async (method: string, target: string) => {
      const response = await request(service, method, target, { headers: { "idempotency-key": '"k"' } });
      return response.json();
    };
    for (const target of ["/top", "/part"]) {
      expect(await send("POST", target)).toEqual({ key: "k" });
      expect(await send("POST", target)).toEqual({ key: "k" });
    }
    expect(await send("PATCH", "/part")).toEqual({ key: null });
    expect(effects).toBe(3);
  });
});
