import { type Context, type Model, Resource } from "signalbox";
import { request } from "signalbox/testing";
import { afterEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { alone } from "../../test/fixtures.ts";

class Search extends Resource {
  override represent(ctx: Context): unknown {
    return ctx.query ?? null;
  }
}

const get = async (target: string, change: object) => {
  const response = await request(alone(Object.assign(new Search(), change)), "GET", target);
  return { status: response.status, body: await response.json() };
};

/** Takes whatever it is given, and keeps it. */
function keeping() {
  const validate = vi.fn((value: unknown) => ({ value }));
  const query: Model = { modelJsonSchema: () => ({}), validate };
  return { validate, query };
}

afterEach(() => vi.unstubAllGlobals());

/** How many entries of query strings were looked at since it took the place of the platform's class. */
function countEntries(): { looked: number } {
  const count = { looked: 0 };
  class Counting extends URLSearchParams {
    // One name is looked for among all entries.
    override get(name: string) {
      count.looked += this.size;
      return super.get(name);
    }
    override getAll(name: string) {
      count.looked += this.size;
      return super.getAll(name);
    }
    override has(name: string) {
      count.looked += this.size;
      return super.has(name);
    }
    override *entries(): Generator<[string, string], undefined> {
      for (const entry of super.entries()) {
        count.looked += 1;
        yield entry;
      }
      return undefined;
    }
    override *keys(): Generator<string, undefined> {
      for (const [name] of this.entries()) yield name;
      return undefined;
    }
    override *values(): Generator<string, undefined> {
      for (const [, value] of this.entries()) yield value;
      return undefined;
    }
    override [Symbol.iterator]() {
      return this.entries();
    }
    override forEach(callback: (value: string, name: string, parent: URLSearchParams) => void) {
      for (const [name, value] of this.entries()) callback(value, name, this);
    }
  }
  vi.stubGlobal("URLSearchParams", Counting);
  return count;
}

describe("the query model", () => {
  it.each([
    ["/", {}],
    ["/?a=1", { a: "1" }],
    ["/?a=1&b=&a=2", { a: ["1", "2"], b: "" }],
    ["/?a=%C3%BC+x", { a: "ü x" }],
    ["/?__proto__=1", JSON.parse('{"__proto__":"1"}')],
  ])("of %s is given %o: a name that comes once is a text, one that comes again a list", async (target, record) => {
    const { validate, query } = keeping();
    const { body } = await get(target, { query });
    expect(body).toEqual(record);
    expect(Object.getPrototypeOf(validate.mock.calls[0]?.[0])).toBeNull();
  });

  it.each([
    ["of different names", (at: number) => `n${at}=`],
    ["of one name", () => "n="],
    ["of some names", (at: number) => `n${at % 7}=${at}`],
  ])("is given each entry %s for one look at it", async (_which, entryOf) => {
    const count = countEntries();
    const { query } = keeping();
    for (const many of [100, 1000, 2308]) {
      count.looked = 0;
      const target = `/?${Array.from({ length: many }, (_, at) => entryOf(at)).join("&")}`;
      const { body } = await get(target, { query });
      expect(Object.values(body).flat()).toHaveLength(many);
      expect(count.looked).toBe(many);
    }
  });

  it("gives callbacks what it makes of it", async () => {
    const query = z.object({ page: z.coerce.number().default(1) });
    expect(await get("/?page=3", { query })).toEqual({ status: 200, body: { page: 3 } });
    expect(await get("/", { query })).toEqual({ status: 200, body: { page: 1 } });
  });

  it.each([
    ["at once", (issues: object[]) => ({ issues })],
    ["later", async (issues: object[]) => ({ issues })],
  ])("refuses %s, each failure by its name", async (_when, refuse) => {
    const query = { modelJsonSchema: () => ({}), validate: () => refuse([{ message: "no", path: ["page"] }]) };
    const { status, body } = await get("/?page=x", { query });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ parameter: "page", detail: "no" }]);
  });
});

describe("malformedRequest", () => {
  it.each([
    ["true", () => true, 400],
    ["true later", async () => true, 400],
    ["false", () => false, 200],
    ["nothing, which is a mistake (ruling 22)", () => undefined, 500],
  ])("that says %s", async (_what, malformedRequest, status) => {
    expect((await get("/", { malformedRequest })).status).toBe(status);
  });

  it("is asked of its methods only", async () => {
    const change = {
      allowedMethods: ["GET", "PUT"],
      consumes: ["application/json"],
      apply: () => undefined,
      malformedRequest: () => true,
      onlyFor: { malformedRequest: ["PUT"] },
    };
    expect((await get("/", change)).status).toBe(200);
    // Where the query is checked as well the node is open, and still only the model is asked.
    const { query } = keeping();
    expect((await get("/?a=1", { ...change, query })).status).toBe(200);
    expect((await get("/", { ...change, onlyFor: { malformedRequest: ["GET"] } })).status).toBe(400);
  });

  it("is asked first, and the model only where it says no", async () => {
    const { validate, query } = keeping();
    const { body } = await get("/", { malformedRequest: () => true, query });
    expect(validate).not.toHaveBeenCalled();
    expect(body).not.toHaveProperty("errors");
    expect((await get("/?a=1", { malformedRequest: () => false, query })).body).toEqual({ a: "1" });
    expect(validate).toHaveBeenCalledTimes(1);
  });
});
