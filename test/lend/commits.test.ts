import { Halt, part, resource, Service, stored } from "signalbox";
import { MemoryStore } from "signalbox/idempotency";
import { request } from "signalbox/testing";
import { describe, expect, it } from "vitest";

/** Ruling 46: a commit that fails because of another transaction was stale, although the act could not know it. */

interface Row {
  readonly version: number;
}

/** A row whose transactions commit in turn; the first of them fail, and someone else's change is there then. */
class Shelf {
  row: Row = { version: 1 };
  opens = 0;
  closes = 0;
  failures: number;
  readonly code: string;
  readonly errors: unknown[] = [];

  constructor(failures: number, code = "40001") {
    this.failures = failures;
    this.code = code;
  }

  readonly part = part({
    lend: {
      tx: {
        open: async () => {
          this.opens += 1;
          return { written: undefined as Row | undefined };
        },
        close: async (tx, { status }) => {
          this.closes += 1;
          if (status === undefined || status >= 400 || tx.written === undefined) return;
          if (this.failures > 0) {
            this.failures -= 1;
            this.row = { version: this.row.version + 10 };
            throw Object.assign(new Error("could not serialize access"), { code: this.code });
          }
          this.row = tx.written;
        },
      },
    },
  });

  service(more: object = {}): Service {
    const it = resource("/it", {
      with: [this.part],
      find: async ({ tx }) => {
        await tx();
        return this.row;
      },
      generateEtag: ({ entity }) => String(entity.version),
      concurrency: "optimistic",
      preferences: ["return"],
      putCreates: false,
      ...more,
      GET: { represent: ({ entity }) => entity },
      PUT: {
        consumes: ["application/json"],
        apply: async ({ entity, tx }) => {
          const written = { version: entity.version + 1 };
          (await tx()).written = written;
          return stored(written);
        },
      },
    });
    return new Service({ resources: { it }, trace: true, onError: (error) => void this.errors.push(error) });
  }
}

const put = (service: Service, headers: Record<string, string> = {}) =>
  request(service, "PUT", "/it", { body: {}, headers });

describe("a commit that fails with 40001", () => {
  it("is tried again on the state that is there, in another transaction", async () => {
    const shelf = new Shelf(2);
    const reply = await put(shelf.service(), { Prefer: "return=representation" });
    expect([reply.status, await reply.json(), reply.header("etag")]).toEqual([200, { version: 22 }, '"22"']);
    expect(reply.header("preference-applied")).toBe("return=representation");
    expect(reply.trace.split(",").filter((id) => id === "G7" || id === "O14b")).toEqual([
      "G7",
      "O14b",
      "G7",
      "O14b",
      "G7",
    ]);
    expect([shelf.opens, shelf.closes, shelf.errors, shelf.row]).toEqual([3, 3, [], { version: 22 }]);
  });

  it("is 409 with Retry-After after three of them", async () => {
    const shelf = new Shelf(3);
    const reply = await put(shelf.service());
    expect([reply.status, reply.header("retry-after"), shelf.row]).toEqual([409, "1", { version: 31 }]);
    expect([shelf.opens, shelf.closes, shelf.errors]).toEqual([3, 3, []]);
  });

  it("is 412 where the state is no longer the one that was named", async () => {
    const shelf = new Shelf(1);
    const reply = await put(shelf.service(), { "If-Match": '"1"' });
    expect([reply.status, await reply.json()]).toMatchObject([412, { etag: '"11"' }]);
    expect([shelf.opens, shelf.closes]).toEqual([2, 2]);
  });

  it("keeps nothing for an Idempotency-Key until it is done", async () => {
    const shelf = new Shelf(3);
    const service = shelf.service({ idempotency: { store: new MemoryStore(), methods: ["PUT"] } });
    const keyed = { "Idempotency-Key": '"k"' };
    expect((await put(service, keyed)).status).toBe(409);
    expect((await put(service, keyed)).status).toBe(200);
    expect((await put(service, keyed)).status).toBe(200);
    expect(shelf.row).toEqual({ version: 32 });
  });

  it("is an error like any other without `concurrency`, and with another code", async () => {
    const without = new Shelf(1);
    expect((await put(without.service({ concurrency: undefined }))).status).toBe(500);
    const other = new Shelf(1, "57014");
    expect((await put(other.service())).status).toBe(500);
    expect([without.errors, other.errors]).toMatchObject([[{ code: "40001" }], [{ code: "57014" }]]);
    expect([other.opens, other.closes]).toEqual([1, 1]);
  });
});

describe("a commit that fails after a Halt below 400", () => {
  const redirected = (code: string, more: object = {}) => {
    const errors: unknown[] = [];
    const failing = part({
      lend: {
        tx: {
          open: async () => "tx",
          close: async (_tx, { status = 500 }) => {
            if (status < 400) throw Object.assign(new Error("not committed"), { code });
          },
        },
      },
    });
    const it = resource("/it", {
      with: [failing],
      find: () => ({ version: 1 }),
      halts: [303],
      ...more,
      processPost: async (ctx) => {
        await ctx.tx();
        ctx.setHeader("X-Own", "stays");
        throw new Halt(303, { headers: { Location: "/there" } });
      },
    });
    const service = new Service({ resources: { it }, onError: (error) => void errors.push(error) });
    return { errors, reply: request(service, "POST", "/it") };
  };

  it.each([
    ["08006", {}],
    ["40001", { concurrency: "optimistic", generateEtag: () => "1" }],
  ])("is a 500 without the fields of the Halt (%s)", async (code, more) => {
    const { errors, reply } = redirected(code, more);
    const given = await reply;
    expect([given.status, given.header("location"), given.header("x-own")]).toEqual([500, undefined, "stays"]);
    expect(errors).toMatchObject([{ code }]);
  });

  it("is what mapError makes of it", async () => {
    const { errors, reply } = redirected("08006", { mapError: () => new Halt(503), halts: [303, 503] });
    expect((await reply).status).toBe(503);
    expect(errors).toMatchObject([{ code: "08006" }]);
  });
});
