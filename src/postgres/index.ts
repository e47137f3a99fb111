export type {
  ClientOf,
  OnlyClientOf,
  PgClient,
  PgClientOf,
  PgPool,
  PostgresPool,
  PostgresSql,
  ReservedSql,
} from "./database.ts";
export type { ConstraintNames, ErrorMapping, UnavailableMapping } from "./errors.ts";
export { postgresErrors, postgresUnavailable } from "./errors.ts";
export { EventLog, type EventLogOptions } from "./eventLog.ts";
export type { Batch, EventReader, LoggedEvent, LogSource, ReadOptions } from "./eventReader.ts";
export { MemoryEventLog } from "./memoryEventLog.ts";
export { type PgliteClient, type PgliteDatabase, type PglitePool, pglitePool } from "./pglite.ts";
export { requireSchema, SCHEMA, SCHEMA_VERSION, SchemaMismatch } from "./schema.ts";
export { PostgresStore, type PostgresStoreOptions } from "./store.ts";
export { CommitUnknown } from "./transaction.ts";
export { type Lent, type Transactional, type TransactionOptions, transactions } from "./transactions.ts";
