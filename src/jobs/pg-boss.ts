export type { ClientOf, PgClient, PgPool, PostgresPool, PostgresSql, ReservedSql } from "../postgres/database.ts";
export type { Boss, Delivered, DeliveryOptions } from "./deliveries.ts";
export { PgBossJobs, type PgBossJobsOptions } from "./pgBossJobs.ts";
