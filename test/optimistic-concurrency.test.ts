import {
  type Context,
  Halt,
  part,
  Resource,
  removed,
  resource,
  route,
  Service,
  type StatusOf,
  stale,
  stored,
} from "signalbox";
import { client } from "signalbox/client";
import { MemoryStore } from "signalbox/idempotency";
import { generateOpenapi } from "signalbox/openapi";
import { patchCodecs } from "signalbox/patch";
import { checkContract, contractText, request, testFetch } from "signalbox/testing";
import { describe, expect, expectTypeOf, it } from "vitest";
import { z } from "zod";

/** Ruling 46: an act says what became of the state; what is stale is found anew, and tried three times. */

const Ticket = z.object({ text: z.string(), version: z.number() });
const Change = z.object({ text: z.string() });
interface Row {
  readonly text: string;
  readonly version: number;
}

/** A table of rows that are changed only where their version is the one that was read. Each call takes a turn of the event loop. */
class Table {
  readonly rows = new Map<string, Row>();
  finds = 0;
  writes = 0;
  /** Whether someone else changes a row each time that it was found. */
  isBusy = false;

  async find(id: string): Promise<Row | undefined> {
    this.finds += 1;
    await turn();
    const row = this.rows.get(id);
    if (this.isBusy && row !== undefined) this.rows.set(id, { ...row, version: row.version + 1 });
    return row;
  }

  async insert(id: string, text: string): Promise<Row | undefined> {
    await turn();
    return this.rows.has(id) ? undefined : this.#put(id, { text, version: 1 });
  }

  async update(id: string, { version }: Row, text: string): Promise<Row | undefined> {
    await turn();
    return this.rows.get(id)?.version === version ? this.#put(id, { text, version: version + 1 }) : undefined;
  }

  async remove(id: string, { version }: Row): Promise<boolean> {
    await turn();
    return this.rows.get(id)?.version === version && this.rows.delete(id);
  }

  #put(id: string, row: Row): Row {
    this.writes += 1;
    this.rows.set(id, row);
    return row;
  }
}

function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function tickets(table = new Table()) {
  table.rows.set("1", { text: "first", version: 1 });
  const ticket = resource("/tickets/{id}", {
    find: ({ params }) => table.find(params.id),
    generateEtag: ({ entity }) => String(entity.version),
    concurrency: "optimistic",
    preferences: ["return"],
    codecs: patchCodecs,
    GET: { response: Ticket, represent: ({ entity }) => entity },
    PUT: {
      body: Change,
      apply: async ({ entity, params, body }) =>
        stored(
          entity === undefined
            ? await table.insert(params.id, body.text)
            : await table.update(params.id, entity, body.text),
          // Of texts, those of odd length are stored as they are sent.
          body.text.length % 2 === 0 ? undefined : { asSent: true },
        ),
    },
    PATCH: {
      body: Change.loose(),
      patches: ["application/merge-patch+json"],
      apply: async ({ entity, params, body }) => stored(await table.update(params.id, entity, body.text)),
    },
    POST: {
      body: Change,
      processPost: async ({ entity, params, body }) =>
        stored(await table.update(params.id, entity, `${entity.text} ${body.text}`)),
    },
    DELETE: {
      response: { 204: null },
      deleteResource: async ({ entity, params }) => ((await table.remove(params.id, entity)) ? removed : stale),
    },
  });
  const errors: unknown[] = [];
  const service = new Service({ resources: { ticket }, trace: true, onError: (error) => void errors.push(error) });
  return { table, ticket, service, errors };
}

const put = (service: Service, text: string, headers: Record<string, string> = {}) =>
  request(service, "PUT", "/tickets/1", { body: { text }, headers });

describe("the twenty", () => {
  it("writes with one If-Match: one succeeds, and nineteen are 412 with the current tag", async () => {
    const { service, table } = tickets();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, at) => put(service, `text ${at}`, { "If-Match": '"1"' })),
    );
    expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, ...Array<number>(19).fill(412)]);
    for (const reply of replies.filter(({ status }) => status === 412)) {
      expect(await reply.json()).toMatchObject({ etag: '"2"' });
      expect(reply.header("etag")).toBeUndefined();
    }
    expect(table.writes).toBe(1);
  });

  it("writes without a condition: each 200 was stored, and each 409 was not", async () => {
    const { service, table } = tickets();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, at) => request(service, "POST", "/tickets/1", { body: { text: `<${at}>` } })),
    );
    const text = table.rows.get("1")?.text ?? "";
    for (const [at, { status }] of replies.entries()) {
      expect([200, 409]).toContain(status);
      expect(text.includes(`<${at}>`)).toBe(status === 200);
    }
    expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    const refused = replies.find(({ status }) => status === 409);
    expect(refused?.header("retry-after")).toBe("1");
    expect(refused?.trace).toMatch(/N11c,G7,.*N11c,G7,.*N11c,G7e$/);
  });
});

describe("what was stored", () => {
  it("is sent as GET represents it, with its tag, and is not looked up again", async () => {
    const { service, table } = tickets();
    const written = await put(service, "second", { Prefer: "return=representation" });
    expect(table.finds).toBe(1);
    const read = await request(service, "GET", "/tickets/1");
    expect([written.status, written.header("etag"), written.header("content-location")]).toEqual([
      200,
      read.header("etag"),
      "/tickets/1",
    ]);
    expect(await written.json()).toEqual(await read.json());
    expect(written.header("preference-applied")).toBe("return=representation");
  });

  it("has the Content-Location that the author gives (RFC 9110 8.7)", async () => {
    const service = alone({ apply: () => stored({ tag: "new" }) }, { contentLocation: () => "/its/own" });
    const replaced = await request(service, "PUT", "/it", { body: {} });
    expect([replaced.status, replaced.header("content-location")]).toEqual([200, "/its/own"]);
  });

  it("is 201 where PUT created it", async () => {
    const { service } = tickets();
    const created = await request(service, "PUT", "/tickets/2", { body: { text: "new" } });
    expect([created.status, created.header("etag"), await created.json()]).toEqual([
      201,
      '"1"',
      { text: "new", version: 1 },
    ]);
  });

  // RFC 9110 9.3.4: “An origin server MUST NOT send a validator field […] in a successful response to PUT unless the request's
  // representation data was saved without any transformation applied”.
  it("has its validators without content only from PATCH and POST, and from a PUT that was stored as sent", async () => {
    const { service } = tickets();
    const minimal = { Prefer: "return=minimal" };
    const replaced = await put(service, "second", minimal);
    expect([replaced.status, replaced.header("etag")]).toEqual([204, undefined]);
    const headers = { ...minimal, "Content-Type": "application/merge-patch+json" };
    const patched = await request(service, "PATCH", "/tickets/1", { body: '{"text":"third"}', headers });
    expect([patched.status, patched.header("etag")]).toEqual([204, '"3"']);
    const asSent = alone({ apply: () => stored({ tag: "new" }, { asSent: true }) });
    const kept = await request(asSent, "PUT", "/it", { body: {}, headers: minimal });
    expect([kept.status, kept.header("etag")]).toEqual([204, '"new"']);
  });

  it("with other content has no Content-Location, and from PUT no tag", async () => {
    const service = alone({ apply: () => stored({ tag: "new" }, { note: "done" }) });
    const replaced = await request(service, "PUT", "/it", { body: {} });
    expect([replaced.status, await replaced.json()]).toEqual([200, { note: "done" }]);
    expect([replaced.header("content-location"), replaced.header("etag")]).toEqual([undefined, undefined]);
    const patched = await request(service, "PATCH", "/it", { body: {} });
    expect([patched.status, patched.header("content-location"), patched.header("etag")]).toEqual([
      200,
      undefined,
      '"new"',
    ]);
  });

  it("is sent with other content, even if the method also describes a 204", async () => {
    const response = { 200: z.object({ note: z.string() }), 204: null };
    const service = alone({ apply: () => stored({ tag: "new" }, { note: "done" }), response });
    const replaced = await request(service, "PUT", "/it", { body: {} });
    expect([replaced.status, await replaced.json()]).toEqual([200, { note: "done" }]);
  });

  it("is not sent where the method has a 204 in place of a 200", async () => {
    const service = alone({ apply: () => stored({ tag: "new" }), response: { 204: null } });
    const replaced = await request(service, "PUT", "/it", { body: {} });
    expect([replaced.status, replaced.header("etag")]).toEqual([204, undefined]);
    expect((await request(service, "PATCH", "/it", { body: {} })).header("etag")).toBe('"new"');
  });

  it("is sent without `concurrency`, too, as what the act returned", async () => {
    let finds = 0;
    const it = resource("/it", {
      find: () => ({ tag: `old ${++finds}` }),
      generateEtag: ({ entity }) => entity.tag,
      preferences: ["return"],
      GET: { represent: ({ entity }) => entity },
      PUT: { consumes: ["application/json"], apply: () => stored({ tag: "new" }) },
    });
    const service = new Service({ resources: { it } });
    const reply = await request(service, "PUT", "/it", { body: {}, headers: { Prefer: "return=representation" } });
    expect([reply.status, await reply.json(), finds]).toEqual([200, { tag: "new" }, 1]);
    expect(reply.header("preference-applied")).toBe("return=representation");
  });
});

/** One resource whose acts are those of a test. Its tag changes with each look at it. */
function alone(
  acts: {
    readonly apply?: () => unknown;
    readonly deleteResource?: () => unknown;
    readonly response?: Readonly<Record<number, unknown>>;
    readonly onError?: (error: unknown) => void;
  },
  {
    changes = true,
    isOptimistic = true,
    ...more
  }: {
    readonly changes?: boolean;
    readonly isOptimistic?: boolean;
    readonly contentLocation?: () => string;
  } = {},
): Service {
  let looks = 0;
  const { apply = () => stale, deleteResource = () => stale, response, onError = () => undefined } = acts;
  const write = { consumes: ["application/json"], apply, ...(response && { response }) };
  const it = resource("/it", {
    find: () => ({ tag: changes ? `v${++looks}` : "v" }),
    generateEtag: ({ entity }: { readonly entity: { readonly tag: string } }) => entity.tag,
    ...(isOptimistic && { concurrency: "optimistic" }),
    preferences: ["return"],
    GET: { represent: ({ entity }: { readonly entity: unknown }) => entity },
    PUT: write,
    PATCH: write,
    DELETE: { deleteResource },
    ...more,
  } as never);
  return new Service({ resources: { it }, trace: true, onError });
}

describe("what was stale", () => {
  it("is tried three times: 409 with Retry-After", async () => {
    let acts = 0;
    const act = () => {
      acts += 1;
      return stale;
    };
    const service = alone({ apply: act, deleteResource: act });
    for (const [method, node] of [
      ["PUT", "O14b"],
      ["PATCH", "O14b"],
      ["DELETE", "M20c"],
    ] as const) {
      acts = 0;
      const reply = await request(service, method, "/it", method === "DELETE" ? {} : { body: {} });
      expect([reply.status, reply.header("retry-after"), acts]).toEqual([409, "1", 3]);
      expect(reply.trace.split(",").filter((id) => id === "G7" || id === node)).toEqual([
        "G7",
        node,
        "G7",
        node,
        "G7",
        node,
      ]);
    }
  });

  it("while nothing has changed is the author's mistake: one act, and a 500 that says so", async () => {
    const errors: unknown[] = [];
    let acts = 0;
    const apply = () => {
      acts += 1;
      return stored(undefined);
    };
    const service = alone({ apply, onError: (error) => void errors.push(error) }, { changes: false });
    expect([(await request(service, "PUT", "/it", { body: {} })).status, acts]).toEqual([500, 1]);
    expect(String(errors)).toContain('PUT of it was stale, and its tag is still "v"');
  });

  it("is the author's mistake if nothing has changed, also after a database refused an act", async () => {
    const refused = Object.assign(new Error("serialize"), { code: "40001" });
    const outcomes: unknown[] = [refused, stale, stale];
    let acts = 0;
    const apply = () => {
      const outcome = outcomes[acts++];
      if (outcome === refused) throw refused;
      return outcome;
    };
    const errors: unknown[] = [];
    const service = alone({ apply, onError: (error) => void errors.push(error) }, { changes: false });
    expect([(await request(service, "PUT", "/it", { body: {} })).status, acts]).toEqual([500, 2]);
    expect(String(errors)).toContain('its tag is still "v"');
  });

  it("is not done again after it is stored, even if a database refuses to read it back", async () => {
    let acts = 0;
    const it = resource("/it", {
      find: () => ({ tag: "v" }),
      generateEtag: ({ entity }) => entity.tag,
      concurrency: "optimistic",
      GET: {
        represent: () => {
          if (acts > 0) throw Object.assign(new Error("serialize"), { code: "40001" });
          return "read";
        },
      },
      PATCH: {
        consumes: ["application/json"],
        apply: () => {
          acts += 1;
          return stored({ tag: "new" });
        },
      },
    });
    const service = new Service({ resources: { it }, onError: () => undefined });
    const reply = await request(service, "PATCH", "/it", { body: {} });
    expect([reply.status, acts]).toEqual([500, 1]);
  });

  it("may be missing each time: someone else has created and deleted it meanwhile", async () => {
    const { service, table } = tickets();
    let creations = 0;
    table.insert = async (id, text) => {
      creations += 1;
      if (creations < 3) return undefined;
      return Table.prototype.insert.call(table, id, text);
    };
    const created = await request(service, "PUT", "/tickets/2", { body: { text: "new" } });
    expect([created.status, creations]).toEqual([201, 3]);
  });

  it.each(["40001", "40P01"])("is what a database refuses with %s, also where it looks the same", async (code) => {
    let acts = 0;
    const apply = () => {
      acts += 1;
      if (acts < 3) throw new Error("query failed", { cause: Object.assign(new Error("serialize"), { code }) });
      return stored({ tag: "new" });
    };
    expect((await request(alone({ apply }, { changes: false }), "PUT", "/it", { body: {} })).status).toBe(200);
  });

  it("may come before the act, where a database refuses to read: it is read again, and then 409", async () => {
    for (const [failures, status, acts] of [
      [2, 200, 1],
      [3, 409, 0],
    ] as const) {
      let [left, acted] = [failures as number, 0];
      const it = resource("/it", {
        find: () => ({ tag: "v" }),
        generateEtag: ({ entity }) => entity.tag,
        concurrency: "optimistic",
        idempotency: { store: new MemoryStore(), methods: ["PUT"] },
        GET: { represent: ({ entity }) => entity },
        PUT: {
          body: Change,
          isConflict: () => {
            left -= 1;
            if (left >= 0) throw Object.assign(new Error("serialize"), { code: "40001" });
            return false;
          },
          apply: ({ body }) => {
            acted += 1;
            return stored({ tag: body.text });
          },
        },
      });
      const service = new Service({ resources: { it }, trace: true });
      const asked = { body: { text: "new" }, headers: { "Idempotency-Key": '"k"' } };
      const reply = await request(service, "PUT", "/it", asked);
      expect([reply.status, acted, reply.header("retry-after")]).toEqual([
        status,
        acts,
        status === 409 ? "1" : undefined,
      ]);
      expect(reply.trace.split(",").filter((id) => id === "G7")).toHaveLength(1);
      expect((await request(service, "PUT", "/it", asked)).status).toBe(200);
    }
  });

  it.each([
    ["PUT", { apply: () => removed }],
    ["PATCH", { apply: () => removed({ note: "gone" }) }],
    ["DELETE", { deleteResource: () => stored({ tag: "new" }) }],
  ])("is not taken for what another act says: %s", async (method, acts) => {
    for (const isOptimistic of [true, false]) {
      const asked = method === "DELETE" ? {} : { body: {} };
      expect((await request(alone(acts, { isOptimistic }), method, "/it", asked)).status).toBe(500);
    }
  });

  it("is nothing that a POST creates, or GET represents", async () => {
    const it = resource("/it", {
      GET: { represent: () => stored({ tag: "new" }) as unknown },
      POST: {
        consumes: ["application/json"],
        apply: () => stored({ tag: "new" }) as unknown,
        createPath: () => "/it/1",
      },
    });
    const service = new Service({ resources: { it }, onError: () => undefined });
    expect((await request(service, "GET", "/it")).status).toBe(500);
    expect((await request(service, "POST", "/it", { body: {} })).status).toBe(500);
  });

  it("is not asked of a POST that creates nothing: it may change something else than its target", async () => {
    const it = resource("/it", {
      concurrency: "optimistic",
      find: () => ({ version: 1 }),
      generateEtag: ({ entity }) => String(entity.version),
      POST: { processPost: () => ({ rung: true }) },
    });
    const reply = await request(new Service({ resources: { it } }), "POST", "/it");
    expect([reply.status, await reply.json()]).toEqual([200, { rung: true }]);
  });

  it("needs `concurrency`", async () => {
    const errors: unknown[] = [];
    const service = alone({ onError: (error) => void errors.push(error) }, { isOptimistic: false });
    for (const method of ["PUT", "DELETE"]) {
      const asked = method === "DELETE" ? {} : { body: {} };
      expect((await request(service, method, "/it", asked)).status).toBe(500);
    }
    expect(String(errors)).toContain('PUT of it was stale. Declare concurrency: "optimistic"');
  });

  it("needs no `concurrency` where it is removed: 204, and 200 with content", async () => {
    for (const [given, status, content] of [
      [removed, 204, ""],
      [removed({ note: "gone" }), 200, '{"note":"gone"}'],
    ] as const) {
      const reply = await request(alone({ deleteResource: () => given }, { isOptimistic: false }), "DELETE", "/it");
      expect([reply.status, await reply.text()]).toEqual([status, content]);
    }
  });

  it.each([
    ["PUT", "apply gave an object. With concurrency"],
    ["DELETE", "deleteResource gave true. With concurrency"],
  ])("is said in no other way: %s", async (method, message) => {
    const errors: unknown[] = [];
    const acts = { apply: () => ({ tag: "new" }), deleteResource: () => true };
    const service = alone({ ...acts, onError: (error) => void errors.push(error) });
    const reply = await request(service, method, "/it", method === "DELETE" ? {} : { body: {} });
    expect(reply.status).toBe(500);
    expect(String(errors)).toContain(message);
  });
});

describe("two that meet", () => {
  it("create with If-None-Match: *: one is 201, the other 412", async () => {
    const { service } = tickets();
    const create = () =>
      request(service, "PUT", "/tickets/2", { body: { text: "mine" }, headers: { "If-None-Match": "*" } });
    const replies = await Promise.all([create(), create()]);
    expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 412]);
    expect(await replies.find(({ status }) => status === 412)?.json()).toMatchObject({ etag: '"1"' });
  });

  it("create without a condition: one is 201, the other an update", async () => {
    const { service } = tickets();
    const create = () => request(service, "PUT", "/tickets/2", { body: { text: "mine" } });
    expect((await Promise.all([create(), create()])).map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      200, 201,
    ]);
  });

  it("delete: one is 204, the other 404", async () => {
    const { service } = tickets();
    const replies = await Promise.all([1, 2].map(() => request(service, "DELETE", "/tickets/1")));
    expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([204, 404]);
  });

  it("patch: each patch is applied to the state that is there", async () => {
    const { service } = tickets();
    const merge = { "Content-Type": "application/merge-patch+json" };
    const replies = await Promise.all([
      request(service, "PATCH", "/tickets/1", { body: '{"text":"one"}', headers: merge }),
      request(service, "PATCH", "/tickets/1", { body: '{"text":"two"}', headers: merge }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await (await request(service, "GET", "/tickets/1")).json()).toEqual({ text: "two", version: 3 });
  });
});

describe("an Idempotency-Key", () => {
  it("is free after a 409 and a 412 that came from a stale act", async () => {
    let outcomes: readonly unknown[] = [stale, stale, stale, stored({ tag: "new" })];
    let looks = 0;
    const it = resource("/it", {
      find: () => ({ tag: `v${++looks}` }),
      generateEtag: ({ entity }) => entity.tag,
      concurrency: "optimistic",
      idempotency: { store: new MemoryStore(), methods: ["PUT"] },
      GET: { represent: ({ entity }) => entity },
      PUT: {
        consumes: ["application/json"],
        apply: () => {
          const [first, ...rest] = outcomes;
          outcomes = rest;
          return first as typeof stale;
        },
      },
    });
    const service = new Service({ resources: { it } });
    const send = (more: Record<string, string> = {}) =>
      request(service, "PUT", "/it", { body: {}, headers: { "Idempotency-Key": '"k"', ...more } });
    expect((await send()).status).toBe(409);
    expect((await send()).status).toBe(200);
    const replayed = await send();
    expect([replayed.status, outcomes.length]).toEqual([200, 0]);
    outcomes = [stale];
    const other = { "Idempotency-Key": '"l"', "If-Match": `"v${looks + 1}"` };
    expect((await send(other)).status).toBe(412);
    outcomes = [stored({ tag: "newer" })];
    expect((await send({ ...other, "If-Match": "*" })).status).not.toBe(412);
  });
});

describe("a key (ruling 37)", () => {
  const refused = () => Object.assign(new Error("serialize"), { code: "40001" });
  const halt = (status: number) => () => {
    throw new Halt(status);
  };
  /** What the first request comes to: its conflict, its reads in turn, and its acts in turn. */
  interface First {
    readonly isConflict?: () => boolean;
    readonly tags?: readonly (string | undefined)[];
    readonly acts?: readonly (() => unknown)[];
    readonly ifMatch?: string;
  }

  it.each<[string, First, number, boolean]>([
    [
      "is free if the state had changed each time",
      { tags: ["a", "b", "c"], acts: [() => stale, () => stale, () => stale] },
      409,
      false,
    ],
    [
      "is free if the state no longer matches If-Match",
      { tags: ["a", "b"], acts: [() => stale], ifMatch: '"a"' },
      412,
      false,
    ],
    ["is free if the state could not be read", { tags: [undefined, undefined, undefined] }, 409, false],
    ["keeps a conflict that the author found", { isConflict: () => true }, 409, true],
    [
      "keeps another refusal before the act, after a read that failed",
      { tags: [undefined, "a"], isConflict: halt(422) },
      422,
      true,
    ],
    ["keeps a 409 of the act", { acts: [halt(409)] }, 409, true],
    ["keeps a 409 of the act after a read that failed", { tags: [undefined, "a"], acts: [halt(409)] }, 409, true],
    ["keeps another refusal of the act", { acts: [halt(422)] }, 422, true],
    [
      "keeps what was stored after a stale write",
      { tags: ["a", "b"], acts: [() => stale, () => stored({ tag: "c" })] },
      200,
      true,
    ],
  ])("%s", async (_what, { isConflict = () => false, tags = ["a"], acts = [], ifMatch = "*" }, status, isKept) => {
    const left = { tags: [...tags], acts: [...acts], isConflict };
    const it = resource("/it", {
      find: () => {
        if (left.tags.length === 0) return { tag: "z" };
        const tag = left.tags.shift();
        if (tag === undefined) throw refused();
        return { tag };
      },
      generateEtag: ({ entity }) => entity.tag,
      concurrency: "optimistic",
      idempotency: { store: new MemoryStore(), methods: ["PUT"] },
      GET: { represent: ({ entity }) => entity },
      PUT: {
        consumes: ["application/json"],
        isConflict: () => left.isConflict(),
        apply: () => (left.acts.shift() ?? (() => stored({ tag: "new" })))() as typeof stale,
      },
    });
    const service = new Service({ resources: { it }, trace: true, onError: () => undefined });
    const headers = { "Idempotency-Key": '"k"', "If-Match": ifMatch };
    const first = await request(service, "PUT", "/it", { body: {}, headers });
    expect(first.status).toBe(status);
    left.isConflict = () => false;
    const again = await request(service, "PUT", "/it", { body: {}, headers });
    expect(again.trace.endsWith(",B4f")).toBe(isKept);
    if (isKept) expect(again.status).toBe(status);
  });
});

describe("a class", () => {
  type Held = Context<{ params: "id"; state: { row: Row } }>;
  class Tickets extends Resource<Held> {
    override readonly allowedMethods = ["GET", "HEAD", "PUT", "DELETE"];
    override readonly consumes = ["application/json"];
    override readonly body = Change;
    override readonly concurrency = "optimistic";
    readonly table = new Table();
    override async resourceExists(ctx: Held): Promise<boolean> {
      ctx.state.row = await this.table.find(ctx.params.id);
      return ctx.state.row !== undefined;
    }
    override generateEtag(ctx: Held): string {
      return String(ctx.require("row").version);
    }
    override represent(ctx: Held): Row {
      return ctx.require("row");
    }
    override async apply(ctx: Held, { text }: z.infer<typeof Change>): Promise<unknown> {
      const { row } = ctx.state;
      const written = row && (await this.table.update(ctx.params.id, row, text));
      if (written === undefined) return stale;
      ctx.state.row = written;
      return stored();
    }
    override async deleteResource(ctx: Held): Promise<unknown> {
      return (await this.table.remove(ctx.params.id, ctx.require("row"))) ? removed({ gone: true }) : stale;
    }
  }

  it("writes to its state, and says that it did", async () => {
    const resources = new Tickets();
    resources.table.rows.set("1", { text: "first", version: 1 });
    const service = new Service({ routes: [route("/tickets/{id}", resources)] });
    const replies = await Promise.all([1, 2, 3].map((at) => put(service, `${at}`, { "If-Match": '"1"' })));
    expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 412, 412]);
    const [done] = replies.filter(({ status }) => status === 200);
    expect([done?.header("etag"), await done?.json()]).toEqual(['"2"', resources.table.rows.get("1")]);
    const gone = await request(service, "DELETE", "/tickets/1");
    expect([gone.status, await gone.json()]).toEqual([200, { gone: true }]);
  });

  it("has no entity in its state that no part found", async () => {
    const seen: string[][] = [];
    const tickets = Object.assign(new Tickets(), {
      apply: () => stored({ text: "second", version: 2 }),
      represent: ({ state }: Held) => {
        seen.push(Object.keys(state));
        return {};
      },
    });
    tickets.table.rows.set("1", { text: "first", version: 1 });
    await put(new Service({ routes: [route("/tickets/{id}", tickets)] }), "second");
    expect(seen).toEqual([["row"]]);
  });

  it("has in its state what a part found, and then what was stored", async () => {
    const table = new Table();
    table.rows.set("1", { text: "first", version: 1 });
    type Found = Context<{ params: "id"; state: { entity: Row } }>;
    class Ticket extends Resource<Found> {
      override readonly with = [part({ params: ["id"], find: ({ params }) => table.find(params.id) })];
      override readonly allowedMethods = ["GET", "HEAD", "PUT"];
      override readonly consumes = ["application/json"];
      override readonly body = Change;
      override readonly concurrency = "optimistic";
      override generateEtag(ctx: Found): string {
        return String(ctx.require("entity").version);
      }
      override represent(ctx: Found): Row {
        return ctx.require("entity");
      }
      override async apply(ctx: Found, { text }: z.infer<typeof Change>): Promise<unknown> {
        return stored(await table.update(ctx.params.id, ctx.require("entity"), text));
      }
    }
    const service = new Service({ routes: [route("/tickets/{id}", new Ticket())] });
    const written = await put(service, "second", { "If-Match": '"1"' });
    expect([written.status, written.header("etag")]).toEqual([200, '"2"']);
    expect(await written.json()).toEqual({ text: "second", version: 2 });
  });
});

describe("the document", () => {
  const document = ({ ticket }: ReturnType<typeof tickets>) =>
    generateOpenapi(new Service({ routes: [ticket] }), { title: "Tickets", version: "1" });

  it("has what a stale write comes to, and what is stored as GET has it", () => {
    const { paths, components } = document(tickets());
    const { put: written, get: read } = paths["/tickets/{id}"] ?? {};
    expect(Object.keys(written?.responses ?? {})).toEqual(expect.arrayContaining(["200", "201", "204", "409", "412"]));
    const of = (operation: typeof read, status: string) =>
      resolved(components.responses ?? {}, operation?.responses[status]) as Record<string, Record<string, unknown>>;
    expect(of(written, "200")["content"]).toEqual(of(read, "200")["content"]);
    expect(Object.keys(of(written, "200")["headers"] ?? {})).toEqual(
      expect.arrayContaining(["ETag", "Content-Location"]),
    );
    expect(Object.keys(of(written, "409")["headers"] ?? {})).toContain("Retry-After");
    expect(JSON.stringify(of(written, "412"))).toContain("etag");
  });

  it("agrees with the service", async () => {
    const made = tickets();
    // Someone else writes between each look and each write.
    const busy = () => {
      made.table.isBusy = true;
      return () => void (made.table.isBusy = false);
    };
    // What was deleted is there again.
    const parameters = { id: ["1"] };
    const report = await checkContract(made.service, document(made), {
      requests: 4000,
      parameters,
      situations: { busy },
    });
    expect(contractText(report)).toBe("4000 requests (seed 1): 0 undocumented, 0 never drawn");
    expect(made.errors).toEqual([]);
  });
});

function resolved(among: Readonly<Record<string, unknown>>, given: unknown): unknown {
  const reference: unknown = Reflect.get(Object(given), "$ref");
  return typeof reference === "string" ? among[reference.slice(reference.lastIndexOf("/") + 1)] : given;
}

describe("the client", () => {
  const asking = ({ service }: ReturnType<typeof tickets>) =>
    client<typeof service>("http://localhost", { fetch: testFetch(service) })("/tickets/{id}");
  const params = { id: "1" };

  it("has the new state and its tag, and the current tag of a 412", async () => {
    const made = tickets();
    const ticket = asking(made);
    const written = await ticket.put({ params, body: { text: "mine" }, ifMatch: '"1"' });
    if (written.status !== 200) throw new Error(String(written.status));
    expectTypeOf(written.body).toEqualTypeOf<{ text: string; version: number }>();
    expect([written.body, written.etag]).toEqual([{ text: "mine", version: 2 }, '"2"']);
    const late = await ticket.delete({ params, ifMatch: '"1"' });
    expect(late).toMatchObject({ status: 412, etag: '"2"' });
    if (late.status === 412) expectTypeOf(late.etag).toEqualTypeOf<string | undefined>();
    expect((await ticket.delete({ params, ifMatch: '"2"' })).status).toBe(204);
  });

  it("updates again where other writers were faster each time", async () => {
    const made = tickets();
    let reads = 0;
    made.table.isBusy = true;
    const reply = await asking(made).update({ params }, ({ text }) => {
      reads += 1;
      if (reads === 2) made.table.isBusy = false;
      return { text: `${text}!` };
    });
    expect([reply.status, reads, made.table.rows.get("1")?.text]).toEqual([200, 3, "first!"]);
  });
});

it("types say which statuses there are", () => {
  const { ticket } = tickets();
  expectTypeOf<StatusOf<typeof ticket, "PUT">>().toEqualTypeOf<200 | 201 | 204 | 400 | 409 | 412 | 415>();
  expectTypeOf<StatusOf<typeof ticket, "DELETE">>().toEqualTypeOf<204 | 404 | 409 | 412>();
  resource("/it", {
    find: () => ({ version: 1 }),
    generateEtag: ({ entity }) => String(entity.version),
    concurrency: "optimistic",
    GET: { represent: ({ entity }) => entity },
    // @ts-expect-error -- under optimistic concurrency an act says what became of the state
    PUT: { body: Change, apply: ({ body }) => ({ text: body.text }) },
  });
  resource("/it", {
    consumes: ["application/json"],
    // @ts-expect-error -- a QUERY changes nothing
    QUERY: { represent: () => stored({ version: 1 }) },
  });
});
