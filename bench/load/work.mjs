// The work of a request, the same for every server: by the name of a scenario.
import { pbkdf2Sync } from "node:crypto";

/** Another service, which does 10 things at a time and takes 50 ms for each. */
function slowCallback() {
  const waiting = [];
  let free = 10;
  return async () => {
    if (free > 0) free -= 1;
    else await new Promise((resolve) => waiting.push(resolve));
    await new Promise((resolve) => setTimeout(resolve, 50));
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
    return { done: true };
  };
}

/** About 8 ms of the only thread. */
function cpu() {
  return () => ({ done: pbkdf2Sync("a", "b", 12_000, 32, "sha256").toString("hex") });
}

/** 5 connections to PostgreSQL, with a statement of 40 ms. */
async function database() {
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({ connectionString: process.env["DATABASE"], max: 5 });
  pool.on("error", () => undefined);
  return async () => {
    await pool.query("select pg_sleep(0.04)");
    return { done: true };
  };
}

export const SCENARIOS = { "slow callback": slowCallback, "CPU work": cpu, "slow database": database };
