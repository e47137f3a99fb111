import { Client, Pool } from "pg";
import { afterAll, beforeAll } from "vitest";
import { PostgresServer } from "../../scripts/postgres-server.mjs";
import { describeWith } from "../programs.ts";

/** The files of a worker share one server, which ends with the worker. */
let shared: Promise<PostgresServer> | undefined;
let databases = 0;

/** Tests that need a real PostgreSQL: they have a database of their own, and so many connections at once. */
export function describeWithPostgres(name: string, max: number, tests: (pool: () => Pool) => void): void {
  describeWith("postgres", name, () => {
    let pool: Pool | undefined;
    beforeAll(async () => {
      shared ??= PostgresServer.start();
      pool = new Pool({ connectionString: await newDatabase(await shared), max });
      // A connection that breaks while no statement runs, in the pool or in use, would end the process.
      pool.on("error", () => undefined);
      pool.on("connect", (client) => client.on("error", () => undefined));
    });
    afterAll(() => pool?.end());
    tests(() => {
      if (pool === undefined) throw new Error("There is no pool before the tests begin.");
      return pool;
    });
  });
}

/** @returns its address */
async function newDatabase(server: PostgresServer): Promise<string> {
  const name = `tests_${++databases}`;
  const client = new Client({ connectionString: server.urlOf() });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return server.urlOf(name);
}
