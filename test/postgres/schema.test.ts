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
    await query(engine().pool, SCHEMA);
    await query(engine().pool, `UPDATE signalbox.version SET version = ${SCHEMA_VERSION}`);
  });

  it("can be created twice, and a service starts with them", async () => {
    expect(await cause()).toBe("started");
  });

  it("of another version keep a service from running, and it says so", async () => {
    await query(engine().pool, "UPDATE signalbox.version SET version = 7");
    await query(engine().pool, SCHEMA);
    expect(await cause()).toContain("version 7 of the tables, and this service needs version 1");
  });

  it("that are missing keep a service from running, and it says so", async () => {
    await query(engine().pool, "DROP SCHEMA signalbox CASCADE");
    expect(await cause()).toContain("no tables of signalbox/postgres");
  });
});
