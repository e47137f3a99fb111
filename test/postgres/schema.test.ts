import { resource, Service } from "signalbox";
import { requireSchema, SCHEMA, SCHEMA_VERSION } from "signalbox/postgres";
import { beforeEach, expect, it } from "vitest";
import { signalbox } from "../cli/child.ts";
import { describeReal, query } from "./engines.ts";

it("signalbox postgres schema prints the tables", async () => {
  expect(await signalbox(["postgres", "schema"])).toEqual({ code: 0, out: SCHEMA, err: "" });
  const { code, err } = await signalbox(["postgres"]);
  expect([code, err]).toEqual([2, expect.stringContaining("signalbox postgres schema")]);
});

describeReal("the tables of signalbox/postgres", (engine) => {
  const start = () => {
    const thing = resource("/thing", { represent: () => "here" });
    return new Service({ resources: { thing }, start: requireSchema(engine().pool), onError: () => undefined }).start();
  };
  const cause = () =>
    start().then(
      () => "started",
      (error: unknown) => String(Reflect.get(Object(error), "cause")),
    );
  beforeEach(async () => {
    await query(engine().pool, "DROP SCHEMA IF EXISTS signalbox CASCADE");
    await query(engine().pool, SCHEMA);
  });

  it("can be created twice, and a service starts with them", async () => {
    expect(await cause()).toBe("started");
  });

  it("of another version keep a service from running, and it says so", async () => {
    await query(engine().pool, "UPDATE signalbox.version SET version = 7");
    expect(await cause()).toContain("version 7 of the tables, and this service needs version 1");
  });

  it("of another version are left as they are", async () => {
    const { pool } = engine();
    await query(pool, "UPDATE signalbox.version SET version = 7");
    const publish =
      "CREATE OR REPLACE FUNCTION signalbox.publish(channels text[], names text[], datas text[], seconds float8)";
    await query(pool, `${publish} RETURNS void LANGUAGE sql AS 'SELECT 7'`);
    await expect(query(pool, SCHEMA)).rejects.toThrow("has version 7 of the tables, and this is version 1");
    const [found] = await query(pool, "SELECT prosrc FROM pg_proc WHERE proname = 'publish'");
    expect(found).toEqual({ prosrc: "SELECT 7" });
  });

  it("can be created by several processes at once", async () => {
    await query(engine().pool, "DROP SCHEMA signalbox CASCADE");
    await Promise.all(Array.from({ length: 5 }, () => query(engine().pool, SCHEMA)));
    expect(await query(engine().pool, "SELECT version FROM signalbox.version")).toEqual([{ version: SCHEMA_VERSION }]);
  });

  it("that are missing keep a service from running, and it says so", async () => {
    await query(engine().pool, "DROP SCHEMA signalbox CASCADE");
    expect(await cause()).toContain("no tables of signalbox/postgres");
  });
});
