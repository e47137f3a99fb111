import { Pool } from "pg";
import { PostgresStore, SCHEMA } from "signalbox/postgres";
import { expect, it, onTestFinished } from "vitest";
import { describeStore } from "../idempotency/suite.ts";
import { until } from "../waiting.ts";
import { describeEngines, query } from "./engines.ts";
import { describeWithPostgres } from "./realPostgres.ts";

const token = (key: string, owner = "owner") => ({ key, owner, fingerprint: "f", principal: "" });

describeEngines("PostgresStore", (engine) => {
  describeStore("it", () => {
    const { pool } = engine();
    const flush = async () => void (await query(pool, "TRUNCATE signalbox.claims, signalbox.records"));
    return { store: new PostgresStore({ pool }), flush };
  });

  it("gives a key that two have run to the one whose record was first, although the other's lease was renewed (ruling 37)", async () => {
    const store = new PostgresStore({ pool: engine().pool });
    const [first, second] = [token("fenced", "first"), token("fenced", "second")];
    await store.claim(first, 60_000);
    await store.finish(first, "of the first", 60_000);
    // The lease of the second began when the first had none any more.
    await query(
      engine().pool,
      "INSERT INTO signalbox.claims VALUES ('fenced', 'f', 'second', now() + interval '1 day') ON CONFLICT (key) DO UPDATE SET owner = 'second'",
    );
    expect(await store.finish(second, "of the second", 60_000)).toBe(false);
    expect(await store.claim(token("fenced", "third"), 60_000)).toEqual({ state: "done", record: "of the first" });
  });

  it("removes what is over by itself, a bounded number of rows at a time", async () => {
    const { pool } = engine();
    await query(pool, "TRUNCATE signalbox.claims, signalbox.records");
    for (const table of [
      "claims (key, fingerprint, owner, expires) SELECT n, '', ''",
      "records (key, fingerprint, owner, record, expires) SELECT n, '', '', ''",
    ]) {
      await query(pool, `INSERT INTO signalbox.${table}, now() - interval '1 day' FROM generate_series(1, 300) AS n`);
    }
    const left = async () => {
      const [row] = await query(
        pool,
        "SELECT (SELECT count(*)::int FROM signalbox.claims WHERE expires < now()) AS claims, (SELECT count(*)::int FROM signalbox.records) AS records",
      );
      return row;
    };
    const store = new PostgresStore({ pool });
    for (let at = 0; at < 64; at += 1) await store.claim(token(`new ${at}`), 60_000);
    await until(async () => (await left())?.["records"] === 44);
    for (let at = 64; at < 128; at += 1) await store.claim(token(`new ${at}`), 60_000);
    await until(async () => JSON.stringify(await left()) === '{"claims":0,"records":0}');
  });

  it("removes an old record of a key, and not the claim of the request that runs with the key again (ruling 37)", async () => {
    const { pool } = engine();
    await query(pool, "TRUNCATE signalbox.claims, signalbox.records");
    await query(pool, "INSERT INTO signalbox.records VALUES ('again', 'f', 'old', '', now() - interval '1 day')");
    const store = new PostgresStore({ pool });
    expect(await store.claim(token("again", "running"), 60_000)).toEqual({ state: "new" });
    for (let at = 0; at < 63; at += 1) await store.claim(token(`other ${at}`), 60_000);
    await until(async () => (await query(pool, "SELECT key FROM signalbox.records")).length === 0);
    expect(await store.claim(token("again", "second"), 60_000)).toMatchObject({ state: "running" });
  });
});

describeWithPostgres("PostgresStore", 20, (pool) => {
  it.each(["repeatable read", "serializable"])(
    "gives a key to one of twenty at once, and 409 to the others, if the database's isolation is %s",
    async (level) => {
      await pool().query(SCHEMA);
      const options = `-c default_transaction_isolation=${level.replace(" ", "\\ ")}`;
      const strict = new Pool({ ...pool().options, options });
      onTestFinished(() => strict.end());
      const store = new PostgresStore({ pool: strict });
      for (let round = 0; round < 20; round += 1) {
        const claims = Array.from({ length: 20 }, (_, at) => store.claim(token(`${level} ${round}`, `${at}`), 60_000));
        const states = (await Promise.all(claims)).map(({ state }) => state).sort();
        expect(states).toEqual(["new", ...Array<string>(19).fill("running")]);
      }
    },
  );
});
