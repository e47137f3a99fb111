export type { ClientOf, PgClient, PgPool, PostgresPool, PostgresSql, ReservedSql } from "../postgres/database.ts";
export { type Boss, type Delivered, PgBossJobs, type PgBossJobsOptions } from "./pgBossJobs.ts";
