import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { Pool } from "pg";
import { Halt, resource, Service } from "signalbox";
import { generateOpenapi } from "signalbox/openapi";
import { postgresErrors, postgresUnavailable } from "signalbox/postgres";
import { checkContract, request } from "signalbox/testing";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { describeEngines, describeReal, query } from "./engines.ts";
import { ACCOUNTS, type Serving, serve } from "./lent.ts";

const NAMES = { accounts_email_key: "email" };

describeEngines("postgresErrors (ruling 15)", (engine) => {
  beforeEach(() => query(engine().pool, ACCOUNTS));
  const put = (id: string, body: object, serving: Serving = { names: NAMES }) =>
    request(serve(engine(), serving).service, "PUT", `/accounts/${id}`, { body });
  const after = (text: string): Serving => ({ after: async ({ tx }) => query(await tx(), text) });

  it("23505 is 409, and names the member by the constraint", async () => {
    const reply = await put("cyd", { email: "ann@example.org" });
    expect(reply.status).toBe(409);
    const problem = await reply.json();
    expect(problem).toMatchObject({ errors: [{ pointer: "/email", detail: "Another resource has this value." }] });
    expect(JSON.stringify(problem)).not.toContain("ann@example.org");
  });

  it("23505 of a constraint without a name is 409, and does not name it", async () => {
    const reply = await put("cyd", { email: "ann@example.org" }, {});
    const text = await reply.text();
    expect([reply.status, text.includes("accounts_email_key"), text.includes("duplicate key")]).toEqual([
      409,
      false,
      false,
    ]);
  });

  it.each([
    [409, "23503", "UPDATE accounts SET parent = 'nobody'"],
    [409, "23P01", "DO $$ BEGIN RAISE EXCEPTION 'secret' USING ERRCODE = '23P01'; END $$"],
    [422, "22001", "UPDATE accounts SET email = 'this address is far too long'"],
    [422, "22003", "UPDATE accounts SET balance = 3000000000"],
    [422, "22007", "SELECT 'tomorrowish'::date"],
    [422, "22008", "SELECT '2026-02-31'::date"],
    [422, "22009", "SELECT '2026-02-03T00:00:00+23:17'::timestamptz"],
    [422, "22021", "DO $$ BEGIN RAISE EXCEPTION 'secret' USING ERRCODE = '22021'; END $$"],
    [422, "22P02", "SELECT 'x'::integer"],
    [503, "57014", "DO $$ BEGIN RAISE EXCEPTION 'secret' USING ERRCODE = '57014'; END $$"],
    [503, "53300", "DO $$ BEGIN RAISE EXCEPTION 'secret' USING ERRCODE = '53300'; END $$"],
    [503, "08006", "DO $$ BEGIN RAISE EXCEPTION 'secret' USING ERRCODE = '08006'; END $$"],
    [500, "23514", "INSERT INTO accounts VALUES ('forbidden')"],
    [500, "42601", "SELEKT"],
  ])("%i of %s on a write, without the text of the engine", async (status, _code, statement) => {
    const reply = await put("ann", {}, after(statement));
    const text = await reply.text();
    expect([reply.status, reply.header("retry-after")]).toEqual([status, status === 503 ? "1" : undefined]);
    expect(text).not.toMatch(/secret|syntax|constraint|invalid input|out of range for|violates|too long for/);
  });

  it("23503 says which of both is missing: what a write refers to, or what refers to what is removed", async () => {
    const violated = () => Promise.reject(Object.assign(new Error("secret"), { code: "23503" }));
    const thing = resource("/thing", {
      with: [postgresErrors()],
      represent: () => "",
      PUT: { apply: violated, putCreates: false },
      DELETE: violated,
    });
    const service = new Service({ resources: { thing } });
    const [changed, removed] = [await request(service, "PUT", "/thing"), await request(service, "DELETE", "/thing")];
    expect(await changed.json()).toMatchObject({ status: 409, detail: "This refers to something that is not there." });
    expect(await removed.json()).toMatchObject({ status: 409, detail: "Something else refers to this." });
  });

  it("22P02 on a read is 500", async () => {
    const serving = serve(engine(), { read: async ({ tx }) => query(await tx(), "SELECT 'x'::integer") });
    expect((await request(serving.service, "GET", "/accounts/ann")).status).toBe(500);
  });

  it("looks into the error that wraps another", async () => {
    const reply = await put(
      "ann",
      {},
      {
        after: async ({ tx }) =>
          query(await tx(), "SELECT 'x'::integer").catch((cause: unknown) => {
            throw new Error("wrapped", { cause });
          }),
      },
    );
    expect(reply.status).toBe(422);
  });
});

describeReal("postgresErrors (ruling 15)", (engine) => {
  beforeEach(() => query(engine().pool, ACCOUNTS));

  it("a statement that runs into the author's own timeout is 503, before the deadline", async () => {
    const serving = serve(engine(), {
      options: { statementTimeout: 30 },
      after: async ({ tx }) => query(await tx(), "SELECT pg_sleep(60)"),
    });
    const reply = await request(serving.service, "PUT", "/accounts/ann", { body: {} });
    expect([reply.status, reply.header("retry-after")]).toEqual([503, "1"]);
  });

  it("a connection that breaks in the act is 503, and nothing is stored", async () => {
    const serving = serve(engine(), {
      after: async ({ tx }) => query(await tx(), "SELECT pg_terminate_backend(pg_backend_pid())"),
    });
    const reply = await request(serving.service, "PUT", "/accounts/ann", { body: { balance: 5 } });
    expect([reply.status, reply.header("retry-after")]).toEqual([503, "1"]);
    const others = Array.from({ length: 5 }, () => request(serve(engine()).service, "GET", "/accounts/ann"));
    for (const { status } of await Promise.all(others)) expect(status).toBe(200);
  });

  it("a connection that breaks in COMMIT is 500, because the write may be stored", async () => {
    await query(
      engine().pool,
      `CREATE OR REPLACE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$;
      CREATE CONSTRAINT TRIGGER die AFTER UPDATE ON accounts DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION die();`,
    );
    const serving = serve(engine());
    const reply = await request(serving.service, "PUT", "/accounts/ann", { body: { balance: 5 } });
    expect([reply.status, String(serving.errors)]).toEqual([500, expect.stringContaining("may be stored")]);
  });
});

describe("postgresErrors", () => {
  const status = async (error: unknown) => {
    const thing = resource("/thing", {
      with: [postgresErrors()],
      processPost: () => {
        throw error;
      },
    });
    const service = new Service({ resources: { thing }, onError: () => undefined });
    return (await request(service, "POST", "/thing")).status;
  };

  it("no server is 503, and so is a pool that has no connection in time", async () => {
    const held = createServer().listen(0, "127.0.0.1");
    onTestFinished(() => void held.close());
    await once(held, "listening");
    const { port } = held.address() as AddressInfo;
    const silent = new Pool({ host: "127.0.0.1", port, connectionTimeoutMillis: 50 });
    expect(await status(await silent.query("SELECT 1").catch((error: unknown) => error))).toBe(503);
    const none = new Pool({ host: "127.0.0.1", port: 1 });
    expect(await status(await none.query("SELECT 1").catch((error: unknown) => error))).toBe(503);
  });

  it.each([undefined, null, "23505", 23505, {}, new Error("of the author")])("%s is 500", async (error) => {
    expect(await status(error)).toBe(500);
  });

  it.each(["constructor", "toString", "__proto__"])(
    "a code or constraint that is named %s is none that is mapped",
    async (name) => {
      expect(await status({ code: name })).toBe(500);
      expect(await status({ code: "23505", constraint: name })).toBe(409);
    },
  );

  it("a Halt is what it is", async () => {
    expect(await status(new Halt(503))).toBe(503);
  });
});

describe("postgresUnavailable", () => {
  const failing = (code: string) => {
    const thing = resource("/thing", {
      represent: () => {
        throw Object.assign(new Error("secret"), { code });
      },
    });
    return new Service({ resources: { thing }, with: [postgresUnavailable()], onError: () => undefined });
  };

  it.each([
    [503, "ECONNREFUSED"],
    [503, "57014"],
    [500, "23505"],
  ])("%i for %s to a read, which lists no other status of errors (ruling 5)", async (status, code) => {
    const service = failing(code);
    expect((await request(service, "GET", "/thing")).status).toBe(status);
    const document = generateOpenapi(service, { title: "Things", version: "1" });
    expect(Object.keys(document.paths["/thing"]?.get?.responses ?? {})).toEqual(["200", "406", "503"]);
    const { undocumented } = await checkContract(service, document, { requests: 20 });
    expect(undocumented).toEqual([]);
  });

  it("504 where the deadline cancelled the statement, and the 504 of a deadline is in no document", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const thing = resource("/thing", {
      represent: async () => {
        await Promise.resolve();
        // The time is over, and its timer has not come yet.
        vi.advanceTimersByTime(60_000);
        throw Object.assign(new Error("secret"), { code: "57014" });
      },
    });
    const options = { with: [postgresUnavailable()], deadline: 60_000, onError: () => undefined };
    const service = new Service({ resources: { thing }, ...options });
    expect((await request(service, "GET", "/thing")).status).toBe(504);
    const document = generateOpenapi(service, { title: "Things", version: "1" });
    const { undocumented, faults } = await checkContract(service, document, { requests: 20 });
    expect([undocumented, faults]).toEqual([[], []]);
  });
});
