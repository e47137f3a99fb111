export type { ClientOf, PgClient, PgPool, PostgresPool, PostgresSql, ReservedSql } from "../postgres/database.ts";
export type { Boss, Delivered, DeliveryOptions, PgBossJobsOptions } from "./pgBossJobs.ts";
export { PgBossJobs } from "./pgBossJobs.ts";
