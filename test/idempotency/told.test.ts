import { type Context, type IdempotencyStore, Resource, route, Service } from "signalbox";
import { debug, explain } from "signalbox/debug";
import { chart } from "signalbox/draw";
import { MemoryStore } from "signalbox/idempotency";
import { generateOpenapi } from "signalbox/openapi";
import { checkContract, contractText, request } from "signalbox/testing";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { edgeKey, highlightOfPlan, highlightOfTrace } from "../../src/draw/marks.ts";
import { planFor } from "../../src/graph/plan.ts";
import { TABLE } from "../../src/graph/table.ts";
import { turns } from "../waiting.ts";

/** A memory store that a test can take away. */
class Fragile implements IdempotencyStore {
  readonly memory = new MemoryStore();
  isDown = false;
  claims = 0;

  async claim(...args: Parameters<IdempotencyStore["claim"]>) {
    this.claims += 1;
    if (this.isDown) throw new Error("The store is down.");
    return this.memory.claim(...args);
  }
  finish(...args: Parameters<MemoryStore["finish"]>) {
    return this.memory.finish(...args);
  }
  release(...args: Parameters<MemoryStore["release"]>) {
    return this.memory.release(...args);
  }
  renew(...args: Parameters<MemoryStore["renew"]>) {
    return this.memory.renew(...args);
  }
}

class Orders extends Resource {
  override readonly allowedMethods: readonly string[] = ["POST", "PATCH", "PUT"];
  override readonly consumes = ["application/json"];
  override readonly body = z.object({ item: z.string() });
  override readonly idempotency;
  readonly store = new Fragile();

  constructor(policy: { required?: boolean; keepSeconds?: number } = {}) {
    super();
    this.idempotency = { store: this.store, ...policy };
  }
  override async processPost(ctx: Context) {
    await this.#act(ctx);
    return { ordered: true };
  }
  override async apply(ctx: Context) {
    await this.#act(ctx);
  }
  /** An act takes time, so that another request with its key can find it running: here where the check sends two at a time. */
  async #act(ctx: Context) {
    if (ctx.idempotency?.key.startsWith("twin") === true) await turns(10);
  }
  override describe() {
    const done = { responses: { 204: null } };
    return {
      post: { summary: "Order", responses: { 200: z.object({ ordered: z.boolean() }) } },
      patch: done,
      put: done,
    };
  }
}

function setUp(orders = new Orders()) {
  const routes = [route("/orders", orders)];
  const service = new Service({ trace: true, onError: () => {}, routes });
  const document = generateOpenapi(new Service({ routes }), { title: "Orders", version: "1" });
  return { orders, service, document };
}

const SENT = { body: { item: "tea" }, headers: { "idempotency-key": '"k"' } };

describe("the document", () => {
  it("lists 400, 409, 422 and 503 of the methods that take a key, 429 where there is a principal, and Retry-After", () => {
    const { document } = setUp();
    const { post, put } = document.paths["/orders"] ?? {};
    expect(Object.keys(post?.responses ?? {})).toEqual(["200", "400", "409", "415", "422", "503"]);
    expect(Object.keys(put?.responses ?? {})).toEqual(["204", "400", "415"]);
    const named = setUp(Object.assign(new Orders(), { principal: () => "ada" })).document.paths["/orders"];
    expect(Object.keys(named?.post?.responses ?? {})).toEqual(["200", "400", "409", "415", "422", "429", "503"]);
    // Of a store that never refuses a claim for that, the document has no 429.
    const uncounted = Object.assign(new MemoryStore(), { countsKeys: false });
    const orders = Object.assign(new Orders(), { principal: () => "ada", idempotency: { store: uncounted } });
    const { post: open } = setUp(orders).document.paths["/orders"] ?? {};
    expect(Object.keys(open?.responses ?? {})).toEqual(["200", "400", "409", "415", "422", "503"]);
    const conflict = document.components.responses?.["Conflict"];
    expect(Object.keys(conflict?.headers ?? {})).toEqual(["Retry-After"]);
  });

  it("publishes the policy: “This specification MUST include expiration related policy” (draft 2.5)", () => {
    for (const required of [false, true]) {
      const { document } = setUp(new Orders({ required, keepSeconds: 3600 }));
      const parameters = Object.values(document.components.parameters ?? {});
      expect(parameters).toEqual([
        {
          name: "Idempotency-Key",
          in: "header",
          ...(required ? { required } : {}),
          description: expect.stringContaining("kept for 3600 seconds"),
          "x-expires-after": 3600,
          schema: { type: "string", minLength: 1, maxLength: 257 },
          example: expect.any(String),
        },
      ]);
    }
  });

  it("is what `check` finds: no status that is not listed, none that is never drawn", async () => {
    for (const required of [false, true]) {
      const { orders, service, document } = setUp(new Orders({ required }));
      const situations = {
        "the store is down": () => {
          orders.store.isDown = true;
          return () => {
            orders.store.isDown = false;
          };
        },
      };
      const report = await checkContract(service, document, { requests: 600, seed: 1, situations });
      expect(contractText(report)).toMatch(/0 undocumented, 0 never drawn$/);
    }
  });
});

describe("explain", () => {
  it("asks no store, because that would claim the key, and says so", async () => {
    const { orders, service } = setUp();
    const explanation = await explain(service, {
      method: "POST",
      target: "/orders",
      headers: { "content-type": "application/json", "idempotency-key": "k" },
      body: '{"item":"tea"}',
    });
    expect(orders.store.claims).toBe(0);
    expect(explanation.stopsBefore?.callback).toBe("processPost");
    expect(explanation.steps.find(({ id }) => id === "B4c")).toMatchObject({
      decision: "yes",
      gave: "not asked, because that would claim the key",
    });
    const missing = await explain(setUp(new Orders({ required: true })).service, { method: "POST", target: "/orders" });
    expect([missing.status, missing.trace.at(-1)]).toEqual([400, "B4a"]);
  });
});

describe("the debugger", () => {
  it("shows what was replayed", async () => {
    const { service } = setUp();
    debug(service, "/debug");
    await request(service, "POST", "/orders", SENT);
    await request(service, "POST", "/orders", SENT);
    const [{ id, node }, first] = await (await request(service, "GET", "/debug/requests")).json();
    expect([first.node, node]).toEqual(["O20", "B4f"]);
    const trace = await (await request(service, "GET", `/debug/requests/${id}`)).json();
    expect(trace.conditions).toMatchObject([
      {
        field: "Idempotency-Key",
        given: '"k"',
        steps: [
          { id: "B4a", decision: "yes" },
          { id: "B4c", decision: "yes", gave: "done" },
          { id: "B4g", decision: "yes" },
          { id: "B4d", decision: "no" },
          { id: "B4e", decision: "no" },
          { id: "B4f", decision: "yes", gave: "replayed: 200" },
        ],
      },
    ]);
  });
});

describe("the chart", () => {
  const nodesOf = (resource: Resource, method: string) =>
    [...highlightOfPlan(TABLE, planFor({ resource, method })).open].filter((id) => /^B4[a-g]$/.test(id));

  it("has the rows open for methods that take a key, and folded away elsewhere", () => {
    const all = ["B4a", "B4b", "B4c", "B4g", "B4d", "B4e", "B4f"];
    expect(nodesOf(new Orders(), "POST")).toEqual(all);
    expect(nodesOf(new Orders(), "PATCH")).toEqual(all);
    expect(nodesOf(new Orders(), "PUT")).toEqual([]);
    expect(nodesOf(Object.assign(new Orders(), { idempotency: undefined }), "POST")).toEqual([]);
  });

  it("ends at the kept response, and marks the trace of a replay to its end, whatever its status", () => {
    expect(chart()).toMatch(/data-from="B4f" data-decisions="yes" data-to="kept"/);
    const trace = ["B13", "B12", "B11", "B10", "B9", "B8", "B7", "B6", "B5", "B4", "B4f"];
    for (const status of [200, 409]) {
      expect([...highlightOfTrace(TABLE, trace, status).edges].at(-1)).toBe(edgeKey("B4f", "yes"));
    }
  });
});
