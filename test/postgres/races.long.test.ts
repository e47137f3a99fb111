import { beforeEach, expect, it } from "vitest";
import { signalbox } from "../cli/child.ts";
import { describeWithPostgres } from "./realPostgres.ts";

/** Ruling 46: a write with If-Match must not replace a change that it has not seen. */
describeWithPostgres("signalbox check --races, on PostgreSQL", 1, (pool) => {
  beforeEach(() =>
    pool().query(`DROP TABLE IF EXISTS tickets;
      CREATE TABLE tickets (id serial PRIMARY KEY, text text NOT NULL, version integer NOT NULL DEFAULT 1)`),
  );
  const check = (version: string) =>
    signalbox(["check", "test/cli/apps/desk-postgres.ts", "--races", "--json"], {
      env: { DATABASE_URL: String(pool().options.connectionString), VERSION: version },
    });

  it("finds no lost write if UPDATE and DELETE compare the version", async () => {
    const { code, out, err } = await check("compared");
    expect([code, err]).toEqual([0, ""]);
    expect(JSON.parse(out)).toMatchObject({ races: [], stale: [], differing: [], untried: [], holds: true });
  });

  it("finds lost writes if the version is taken out of the UPDATE", async () => {
    const { code, out } = await check("taken out");
    const { races, holds } = JSON.parse(out) as { races: { operation: string }[]; holds: boolean };
    expect([code, holds]).toEqual([1, false]);
    expect(races.map(({ operation }) => operation)).toContain("PUT /tickets/{id}");
  });
});
