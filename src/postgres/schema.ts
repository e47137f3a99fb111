import { type PostgresPool, runnerOf } from "./database.ts";

/** The version of the tables. A change that an older version of this package cannot use raises it. */
export const SCHEMA_VERSION = 1;

/** All that is kept in the database. `signalbox postgres schema` prints it. */
export const SCHEMA = `-- The tables of signalbox/postgres, version ${SCHEMA_VERSION}.
BEGIN;
CREATE SCHEMA IF NOT EXISTS signalbox;

CREATE TABLE IF NOT EXISTS signalbox.version (version integer NOT NULL);
INSERT INTO signalbox.version SELECT ${SCHEMA_VERSION} WHERE NOT EXISTS (SELECT FROM signalbox.version);

-- Idempotency-Keys whose requests run.
CREATE TABLE IF NOT EXISTS signalbox.claims (
  key text PRIMARY KEY,
  fingerprint text NOT NULL,
  owner text NOT NULL,
  expires timestamptz NOT NULL
);
CREATE INDEX IF NOT EXISTS claims_expires ON signalbox.claims (expires);

-- The responses of those that have run.
CREATE TABLE IF NOT EXISTS signalbox.records (
  key text PRIMARY KEY,
  fingerprint text NOT NULL,
  owner text NOT NULL,
  record text NOT NULL,
  expires timestamptz NOT NULL
);
CREATE INDEX IF NOT EXISTS records_expires ON signalbox.records (expires);
COMMIT;
`;

/** The database has no tables of this package, or those of another version. */
export class SchemaMismatch extends Error {
  override readonly name = "SchemaMismatch";
}

/** For the option `start` of a service: it does not run if the database has another version of the tables. */
export function requireSchema(pool: PostgresPool): () => Promise<void> {
  return async () => {
    const found = await versionIn(pool);
    if (found === SCHEMA_VERSION) return;
    const has = found === undefined ? "no tables of signalbox/postgres" : `version ${found} of the tables`;
    throw new SchemaMismatch(
      `The database has ${has}, and this service needs version ${SCHEMA_VERSION}. Run: signalbox postgres schema | psql`,
    );
  };
}

async function versionIn(pool: PostgresPool): Promise<number | undefined> {
  const run = runnerOf(pool);
  const { rows: tables } = await run("SELECT to_regclass('signalbox.version') IS NOT NULL AS exists");
  if (tables[0]?.["exists"] !== true) return undefined;
  const { rows } = await run("SELECT max(version) AS version FROM signalbox.version");
  return Number(rows[0]?.["version"]);
}
