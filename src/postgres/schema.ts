import { type PostgresPool, runnerOf } from "./database.ts";

/** The version of the tables. A change that an older version of this package cannot use raises it. */
export const SCHEMA_VERSION = 1;

/** All that is kept in the database. `signalbox postgres schema` prints it. */
export const SCHEMA = `-- The tables of signalbox/postgres, version ${SCHEMA_VERSION}. Run them in one transaction.
DO $$
DECLARE found integer;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('signalbox.schema', 0));
  IF to_regclass('signalbox.version') IS NULL THEN RETURN; END IF;
  SELECT max(version) INTO found FROM signalbox.version;
  IF found <> ${SCHEMA_VERSION} THEN
    RAISE EXCEPTION 'The database has version % of the tables, and this is version ${SCHEMA_VERSION}.', found;
  END IF;
END $$;
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

-- Events, of each channel in the order in which their transactions were committed.
CREATE TABLE IF NOT EXISTS signalbox.events (
  id bigserial PRIMARY KEY,
  channel text NOT NULL,
  event text,
  data text NOT NULL,
  expires timestamptz NOT NULL
);
CREATE INDEX IF NOT EXISTS events_channel ON signalbox.events (channel, id);
CREATE INDEX IF NOT EXISTS events_expires ON signalbox.events (expires);

-- The last event of each channel that is not kept any longer.
CREATE TABLE IF NOT EXISTS signalbox.dropped (channel text PRIMARY KEY, id bigint NOT NULL);

-- Jobs. A run that is over at \`lease\` has died; how a job ended is known until \`expires\`.
CREATE TABLE IF NOT EXISTS signalbox.jobs (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  owner text NOT NULL,
  key text UNIQUE,
  data text NOT NULL,
  state text NOT NULL DEFAULT 'queued',
  attempt integer NOT NULL DEFAULT 0,
  progress text,
  result text,
  lease timestamptz,
  expires timestamptz
);
CREATE INDEX IF NOT EXISTS jobs_expires ON signalbox.jobs (expires);

-- Called right before COMMIT. The lock of a channel is held until the events can be seen, so that none is numbered lower later.
CREATE OR REPLACE FUNCTION signalbox.publish(channels text[], names text[], datas text[], seconds float8) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE each text;
BEGIN
  FOR each IN SELECT DISTINCT channel FROM unnest(channels) AS channel ORDER BY channel LOOP
    PERFORM pg_advisory_xact_lock(hashtextextended('signalbox.events ' || each, 0));
    PERFORM pg_notify('signalbox_events', each);
  END LOOP;
  FOR i IN 1 .. cardinality(channels) LOOP
    INSERT INTO signalbox.events (channel, event, data, expires)
    VALUES (channels[i], names[i], datas[i], clock_timestamp() + seconds * interval '1 second');
  END LOOP;
END $$;
`;

/** The database has no tables of this package, or those of another version. */
export class SchemaMismatch extends Error {
  override readonly name = "SchemaMismatch";
}

/** For the option `start` of a service: it does not run if the database has another version of the tables. */
export function requireSchema(pool: PostgresPool): () => Promise<void> {
  return async () => {
    const run = runnerOf(pool);
    const { rows: tables } = await run("SELECT to_regclass('signalbox.version') IS NOT NULL AS exists");
    const versions =
      tables[0]?.["exists"] === true && (await run("SELECT max(version) AS version FROM signalbox.version"));
    const found = versions ? Number(versions.rows[0]?.["version"]) : undefined;
    if (found === SCHEMA_VERSION) return;
    const has = found === undefined ? "no tables of signalbox/postgres" : `version ${found} of the tables`;
    throw new SchemaMismatch(
      `The database has ${has}, and this service needs version ${SCHEMA_VERSION}. Run: signalbox postgres schema | psql -1`,
    );
  };
}
