import { type JobEngine, Jobs, MemoryJobs } from "signalbox/jobs";
import { pool } from "./database.ts";

/** pg-boss delivers the jobs of all processes where DATABASE_URL names a server; otherwise they are in the memory of this one. */
async function open() {
  const { DATABASE_URL: connectionString } = process.env;
  if (connectionString === undefined)
    return { engine: new MemoryJobs(), start: () => undefined, stop: () => undefined };
  const { default: PgBoss } = await import("pg-boss");
  const { PgBossJobs } = await import("signalbox/jobs/pg-boss");
  const boss = new PgBoss({ connectionString, max: 4 });
  boss.on("error", console.error);
  const engine: JobEngine = new PgBossJobs({ boss, pool, work: { pollingIntervalSeconds: 0.5 } });
  return { engine, start: () => boss.start(), stop: () => boss.stop({ graceful: false }) };
}
const { engine, start, stop } = await open();
export const jobs = new Jobs({ engine });

export async function startJobs(): Promise<void> {
  await start();
  await jobs.start();
}
export async function stopJobs(): Promise<void> {
  await jobs.stop();
  await stop();
}
