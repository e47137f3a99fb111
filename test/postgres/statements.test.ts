import { Halt, resource, Service } from "signalbox";
import { MemoryStore } from "signalbox/idempotency";
import {
  PostgresStore,
  postgresErrors,
  requireSchema,
  SCHEMA_VERSION,
  type TransactionOptions,
  transactions,
} from "signalbox/postgres";
import { request } from "signalbox/testing";
import { describe, expect, it, vi } from "vitest";
import { stopClock } from "../clock.ts";
import { Gate, turns } from "../waiting.ts";

/** A deadline that is more than PostgreSQL takes is no timeout of its statements. */
const UNTOLD = Number.POSITIVE_INFINITY;

/** What is sent over a connection, to clients that the test writes: of `pg`, and of `postgres`. */
class Wire {
  readonly sent: string[] = [];
  readonly values: unknown[] = [];
  /** What the next statement that matches comes to. */
  readonly replies: (readonly [RegExp, () => unknown])[] = [];

  async run(text: string, values?: unknown): Promise<{ rows: unknown[]; count: number; command: string }> {
    this.sent.push(text);
    if (values !== undefined) this.values.push(values);
    const at = this.replies.findIndex(([pattern]) => pattern.test(text));
    const [reply] = at < 0 ? [] : this.replies.splice(at, 1);
    const given = (await reply?.[1]()) ?? {};
    return { rows: [], count: 0, command: /^\w*/.exec(text)?.[0] ?? "", ...Object(given) };
  }
  reply(pattern: RegExp, reply: () => unknown): void {
    this.replies.push([pattern, reply]);
  }
  fail(pattern: RegExp, code: string): Error {
    const error = Object.assign(new Error("secret"), { code });
    this.reply(pattern, () => Promise.reject(error));
    return error;
  }
}

function pgOf(wire: Wire) {
  const query = async (text: string, values?: unknown[]) => {
    const { count, ...result } = await wire.run(text, values);
    return { ...result, rowCount: count };
  };
  const release = (destroy?: boolean): void => void wire.sent.push(destroy === true ? "destroyed" : "released");
  return { query, connect: async () => ({ query, release }) };
}

function postgresOf(wire: Wire) {
  const unsafe = (text: string, values?: unknown[], options?: object) => {
    const result = wire.run(text, values && [values, options]).then(({ rows, ...more }) => Object.assign(rows, more));
    const canceller = (query: unknown) => wire.sent.push(`cancelled ${JSON.stringify(query)}`);
    return Object.assign(result, { canceller, state: "its state" });
  };
  return { unsafe, reserve: async () => ({ unsafe, release: () => void wire.sent.push("released") }) };
}

const POOLS = { pg: pgOf, postgres: postgresOf };

describe.each(Object.entries(POOLS))("transactions of %s", (name, poolOf) => {
  const serve = (
    act: (tx: () => Promise<unknown>) => unknown,
    options: TransactionOptions = {},
    keyed: object = {},
    deadline = UNTOLD,
  ) => {
    const wire = new Wire();
    const errors: unknown[] = [];
    const thing = resource("/thing", {
      with: [transactions(poolOf(wire) as ReturnType<typeof pgOf>, options)],
      GET: async ({ tx }) => (await act(tx)) ?? 1,
      POST: { halts: [400], processPost: async ({ tx }) => void (await act(tx)) },
      ...(keyed as {}),
    });
    const onError = (error: unknown): void => void errors.push(error);
    return { wire, errors, service: new Service({ routes: [thing], deadline, onError }) };
  };

  it.each<[string, object, TransactionOptions, string]>([
    ["POST", {}, {}, "BEGIN"],
    ["GET", {}, {}, "BEGIN READ ONLY"],
    ["GET", {}, { readOnly: false }, "BEGIN"],
    ["POST", {}, { readOnly: true }, "BEGIN READ ONLY"],
    ["POST", {}, { isolation: "repeatable read" }, "BEGIN ISOLATION LEVEL repeatable read"],
    ["GET", {}, { isolation: "serializable" }, "BEGIN ISOLATION LEVEL serializable READ ONLY"],
    ["POST", {}, { statementTimeout: 1.5 }, "BEGIN; SET LOCAL statement_timeout = 2"],
  ])("%s %j %j begins with one statement", async (method, headers, options, begin) => {
    const { wire, service } = serve(async (tx) => void (await tx()), options);
    expect((await request(service, method, "/thing", { headers: headers as {} })).status).toBeLessThan(300);
    expect(wire.sent).toEqual([begin, "COMMIT", "released"]);
  });

  it("gives a statement what is left until the deadline, and none with an Idempotency-Key (ruling 37)", async () => {
    stopClock();
    const act = async (tx: () => Promise<unknown>): Promise<void> => {
      await turns();
      vi.advanceTimersByTime(300);
      await tx();
    };
    const idempotency = { store: new MemoryStore() };
    const { wire, service } = serve(act, {}, { idempotency, principal: () => "ada" }, 1_000);
    await request(service, "POST", "/thing");
    await request(service, "POST", "/thing", { headers: { "idempotency-key": '"k"' } });
    expect(wire.sent).toEqual([
      "BEGIN; SET LOCAL statement_timeout = 700",
      "COMMIT",
      "released",
      "BEGIN",
      "COMMIT",
      "released",
    ]);
  });

  it("are rolled back for a response of 400 or above, and not begun for one that asks for none", async () => {
    const { wire, service } = serve(async (tx) => {
      await tx();
      await tx();
      throw new Halt(400);
    });
    expect((await request(service, "POST", "/thing")).status).toBe(400);
    expect(wire.sent).toEqual(["BEGIN", "ROLLBACK", "released"]);
    const idle = serve(() => undefined);
    expect((await request(idle.service, "POST", "/thing")).status).toBe(204);
    expect(idle.wire.sent).toEqual([]);
  });

  it("are 503 with Retry-After if another transaction is in the way, and 500 otherwise", async () => {
    const { wire, service, errors } = serve(async (tx) => void (await tx()));
    wire.fail(/COMMIT/, "40001");
    const refused = await request(service, "POST", "/thing");
    expect([refused.status, refused.header("retry-after")]).toEqual([503, "1"]);
    const other = wire.fail(/COMMIT/, "23514");
    expect((await request(service, "POST", "/thing")).status).toBe(500);
    expect(errors.at(-1)).toBe(other);
  });

  it("are 500 if the connection breaks in COMMIT, because it may be stored", async () => {
    const { wire, service, errors } = serve(async (tx) => void (await tx()));
    const cause = wire.fail(/COMMIT/, "08006");
    expect((await request(service, "POST", "/thing")).status).toBe(500);
    const error = errors[0] as Error;
    expect([error.name, error.message, error.cause]).toEqual([
      "CommitUnknown",
      "The connection broke during COMMIT. The write may be stored.",
      cause,
    ]);
    expect(wire.sent).toEqual(name === "pg" ? ["BEGIN", "COMMIT", "destroyed"] : ["BEGIN", "COMMIT"]);
  });

  it("are 500 if COMMIT rolled back, because a statement had failed", async () => {
    const { wire, service, errors } = serve(async (tx) => void (await tx()));
    wire.reply(/COMMIT/, () => ({ command: "ROLLBACK" }));
    expect((await request(service, "POST", "/thing")).status).toBe(500);
    expect(errors).toEqual([
      new Error("COMMIT rolled back, because a statement had failed. If you catch the error of one, throw it again."),
    ]);
    expect(wire.sent.at(-1)).toBe("released");
  });

  it("send nothing over a connection that is lost, and do not use one again whose ROLLBACK failed", async () => {
    const { wire, service } = serve(async (tx) => {
      await tx();
      throw Object.assign(new Error("secret"), { code: "57P01" });
    });
    expect((await request(service, "POST", "/thing")).status).toBe(500);
    expect(wire.sent).toEqual(name === "pg" ? ["BEGIN", "destroyed"] : ["BEGIN"]);
    const failing = serve(async (tx) => {
      await tx();
      throw new Halt(400);
    });
    failing.wire.fail(/ROLLBACK/, "XX000");
    expect((await request(failing.service, "POST", "/thing")).status).toBe(400);
    const again = name === "pg" ? ["destroyed"] : ["SELECT 1", "released"];
    expect(failing.wire.sent).toEqual(["BEGIN", "ROLLBACK", ...again]);
  });

  it("give back a connection on which none could begin", async () => {
    const { wire, service } = serve(async (tx) => void (await tx()));
    wire.fail(/BEGIN/, "XX000");
    expect((await request(service, "POST", "/thing")).status).toBe(500);
    expect(wire.sent).toEqual(name === "pg" ? ["BEGIN", "destroyed"] : ["BEGIN", "SELECT 1", "released"]);
  });

  it("end a transaction that failed before the connection is used again, where it cannot be dropped", async () => {
    const { wire, service } = serve(async (tx) => void (await tx()));
    wire.fail(/BEGIN/, "XX000");
    wire.fail(/SELECT 1/, "25P02");
    expect((await request(service, "POST", "/thing")).status).toBe(500);
    const ended = ["BEGIN", "SELECT 1", "ROLLBACK", "released"];
    expect(wire.sent).toEqual(name === "pg" ? ["BEGIN", "destroyed"] : ended);
    wire.sent.length = 0;
    wire.fail(/BEGIN/, "XX000");
    wire.fail(/SELECT 1/, "08006");
    wire.fail(/ROLLBACK/, "08006");
    await request(service, "POST", "/thing");
    expect(wire.sent).toEqual(name === "pg" ? ["BEGIN", "destroyed"] : ["BEGIN", "SELECT 1", "ROLLBACK"]);
  });

  it("are cancelled for a client that left, and not begun for one that left before", async () => {
    const leaving = new AbortController();
    const began = new Gate();
    const { wire, service } = serve(async (tx) => {
      await tx();
      began.open();
      await new Promise((resolve) => leaving.signal.addEventListener("abort", resolve));
    });
    const reply = request(service, "POST", "/thing", { signal: leaving.signal });
    await began.opened;
    leaving.abort();
    await reply.catch(() => undefined);
    expect(wire.sent[0]).toBe("BEGIN");
    const cancelled = 'cancelled {"state":"its state","active":true}';
    expect(wire.sent.slice(1, -1)).toEqual(name === "pg" ? ["ROLLBACK"] : [cancelled, "ROLLBACK", "SELECT 1"]);
    expect(wire.sent.at(-1)).toBe(name === "pg" ? "destroyed" : "released");
    const gone = new AbortController();
    const late = serve(async (tx) => {
      gone.abort();
      await tx();
    });
    await request(late.service, "POST", "/thing", { signal: gone.signal }).catch(() => undefined);
    expect(late.wire.sent).toEqual(["released"]);
  });
});

describe("transactions", () => {
  it.each([
    [{ isolation: "dirty" }, "isolation"],
    [{ statementTimeout: 0.5 }, "statementTimeout"],
    [{ statementTimeout: 2 ** 31 }, "statementTimeout"],
    [{ statementTimeout: "5s" }, "statementTimeout"],
    [{ readonly: true }, "readonly"],
  ])("refuse %j", (options, named) => {
    expect(() => transactions(pgOf(new Wire()), options as {})).toThrow(named);
  });

  it("take every number of milliseconds that PostgreSQL takes", () => {
    for (const statementTimeout of [1, 2 ** 31 - 1]) transactions(pgOf(new Wire()), { statementTimeout });
  });
});

describe("PostgresStore", () => {
  const token = { key: "k", fingerprint: "f", principal: "ada", owner: "o" };

  it("does a statement again that met another transaction, 10 times at most", async () => {
    const wire = new Wire();
    const store = new PostgresStore({ pool: pgOf(wire) });
    for (let n = 0; n < 9; n += 1) wire.fail(/DELETE/, n % 2 ? "40001" : "40P01");
    await store.release(token);
    expect(wire.sent).toHaveLength(10);
    for (let n = 0; n < 10; n += 1) wire.fail(/DELETE/, "40001");
    await expect(store.release(token)).rejects.toThrow("secret");
    expect([wire.sent.length, wire.replies]).toEqual([20, []]);
    wire.fail(/DELETE/, "42601");
    await expect(store.release(token)).rejects.toThrow("secret");
    expect(wire.sent).toHaveLength(21);
  });

  it("claims again where another claim came between, and sweeps at every 64th claim", async () => {
    const wire = new Wire();
    const store = new PostgresStore({ pool: pgOf(wire) });
    const found = (row: object) => wire.reply(/^\nWITH kept AS \(SELECT/, () => ({ rows: [row] }));
    found({ is_new: false, known: null });
    found({ is_new: false, known: "f", record: null, lease: "12.5" });
    expect(await store.claim(token, 10)).toEqual({ state: "running", leaseMs: 12.5 });
    expect([wire.sent.length, wire.values[0]]).toEqual([2, ["k", "f", "o", 10]]);
    found({ is_new: false, known: "g", record: "r" });
    expect(await store.claim(token, 10)).toEqual({ state: "other" });
    found({ is_new: false, known: "f", record: "r" });
    expect(await store.claim(token, 10)).toEqual({ state: "done", record: "r" });
    for (let n = 4; n <= 64; n += 1) {
      const sweeps = wire.sent.filter((text) => text.includes("DELETE FROM signalbox.records"));
      expect(sweeps).toHaveLength(0);
      found({ is_new: true });
      if (n === 64) wire.fail(/DELETE/, "42601");
      expect(await store.claim(token, 10)).toEqual({ state: "new" });
    }
    expect(wire.sent.filter((text) => text.includes("DELETE FROM signalbox.records"))).toHaveLength(1);
    expect(wire.values).toContainEqual([256]);
  });

  it("has finished, and is its owner's, by what the statements return", async () => {
    const wire = new Wire();
    const store = new PostgresStore({ pool: postgresOf(wire) });
    expect(await store.finish(token, "r", 10)).toBe(false);
    wire.reply(/INSERT/, () => ({ count: 1 }));
    expect(await store.finish(token, "r", 10)).toBe(true);
    expect(wire.values[0]).toEqual([["k", "f", "o", 10, "r"], { prepare: true }]);
    expect(await store.renew(token, 10)).toBe(false);
    wire.reply(/is_own/, () => ({ rows: [{ is_own: true }] }));
    expect(await store.renew(token, 10)).toBe(true);
    expect([store.isTransactional, store.countsKeys, store.transactionOf({})]).toEqual([true, false, undefined]);
    expect(() => new PostgresStore({ pool: pgOf(wire), pol: 1 } as never)).toThrow("PostgresStore: it has pol");
  });
});

describe("requireSchema", () => {
  const needs = `and this service needs version ${SCHEMA_VERSION}. Run: signalbox postgres schema | psql -1`;
  it.each([
    [{ exists: false }, {}, `The database has no tables of signalbox/postgres, ${needs}`],
    [{ exists: true }, { version: 7 }, `The database has version 7 of the tables, ${needs}`],
    [{ exists: true }, { version: String(SCHEMA_VERSION) }, undefined],
  ])("%j %j: %s", async (tables, version, message) => {
    const wire = new Wire();
    wire.reply(/to_regclass/, () => ({ rows: [tables] }));
    wire.reply(/max\(version\)/, () => ({ rows: [version] }));
    const thrown = await requireSchema(pgOf(wire))().then(
      () => undefined,
      (error: unknown) => error as Error,
    );
    expect([thrown?.message, thrown?.name]).toEqual([message, message && "SchemaMismatch"]);
  });
});

describe("the problem of postgresErrors (ruling 15)", () => {
  const problemOf = async (error: unknown, method = "POST", names = {}) => {
    const fail = (): never => {
      throw error;
    };
    const thing = resource("/thing", { with: [postgresErrors(names)], GET: fail, POST: fail, DELETE: fail });
    const errors: unknown[] = [];
    const service = new Service({ routes: [thing], onError: (each) => void errors.push(each) });
    const response = await request(service, method, "/thing");
    const { status, detail, errors: members } = await response.json();
    return [status, detail, members, response.header("retry-after")];
  };

  it.each([
    ["22001", 422, "A text is too long."],
    ["22003", 422, "A number is out of range."],
    ["22007", 422, "A date or time is not valid."],
    ["22008", 422, "A date or time is out of range."],
    ["22009", 422, "A time zone is out of range."],
    ["22021", 422, "A text has a character that cannot be stored."],
    ["22P02", 422, "A value is not of its type."],
    ["23505", 409, "Another resource has this value."],
    ["23P01", 409, "This value conflicts with that of another resource."],
    ["23503", 409, "This refers to something that is not there."],
  ])("%s is %i: %s", async (code, status, detail) => {
    expect(await problemOf({ code })).toEqual([status, detail, undefined, undefined]);
    expect(await problemOf(new Error("wrapped", { cause: { code } }))).toEqual([status, detail, undefined, undefined]);
  });

  it.each(["constraint", "constraint_name"])("names the member by the %s, as a pointer (RFC 6901)", async (called) => {
    const error = { code: "23505", [called]: "books_isbn_key" };
    const member = { pointer: "/is~1bn", detail: "Another resource has this value." };
    expect(await problemOf(error, "POST", { books_isbn_key: "is/bn" })).toEqual([
      409,
      expect.any(String),
      [member],
      undefined,
    ]);
    expect((await problemOf(error, "POST", { other: "isbn" }))[1]).toBe("Another resource has this value.");
  });

  it.each([
    "08000",
    "08006",
    "53300",
    "57P01",
    "57P02",
    "57P03",
    "57014",
    "40001",
    "40P01",
    "CONNECT_TIMEOUT",
    "CONNECTION_CLOSED",
    "CONNECTION_ENDED",
    "CONNECTION_DESTROYED",
    "ECONNREFUSED",
    "ECONNRESET",
    "ECONNABORTED",
    "EPIPE",
    "ETIMEDOUT",
    "ENOTFOUND",
    "EHOSTUNREACH",
    "ENETUNREACH",
    "EAI_AGAIN",
  ])("%s is 503, in 1 second", async (code) => {
    for (const method of ["GET", "POST"]) {
      const [status, , , retryAfter] = await problemOf({ code }, method);
      expect([status, retryAfter]).toEqual([503, "1"]);
    }
  });

  it.each([
    ["Connection terminated unexpectedly", 503],
    ["timeout exceeded when trying to connect", 503],
    ["Client has encountered a connection error and is not queryable", 503],
    ["The Connection terminated", 500],
  ])("an error without a code, %j, is %i", async (message, status) => {
    expect((await problemOf(new Error(message)))[0]).toBe(status);
    expect((await problemOf(Object.assign(new Error(message), { code: "XX000" })))[0]).toBe(500);
  });

  it.each(["0800", "080066", "57P04", "x08006", "ECONNREFUSEDX"])("the code %s is 500", async (code) => {
    expect((await problemOf({ code }))[0]).toBe(500);
  });

  it("looks into 8 errors that wrap one another, and no more", async () => {
    const wrapped = (depth: number): unknown =>
      depth === 0 ? { code: "23505" } : new Error("wrapped", { cause: wrapped(depth - 1) });
    expect([(await problemOf(wrapped(7)))[0], (await problemOf(wrapped(8)))[0]]).toEqual([409, 500]);
  });
});
