import type { Claimed, ClaimToken, IdempotencyStore } from "../resource/idempotency.ts";
import { checkOptions, type OptionRules } from "../resource/options.ts";
import { isSerializationFailure } from "../walk/fault.ts";
import { type PgClient, type PostgresPool, type ReservedSql, type Run, runnerOf } from "./database.ts";
import { transactionOf } from "./transaction.ts";

export interface PostgresStoreOptions {
  /** The pool whose transactions your requests are lent. */
  readonly pool: PostgresPool;
}

const OPTIONS: OptionRules<PostgresStoreOptions> = { pool: true };
/** After so many claims of this process, what is over is removed, at most so many rows of each table. */
const SWEEP_EVERY = 64;
const SWEPT_AT_ONCE = 256;
const MOST_TRIES = 10;

/**
 * Keeps Idempotency-Keys in PostgreSQL, by its clock. The claim is a statement of its own: a second request gets its 409 at once. The
 * record is in the request's transaction, one for a key: two requests that run with one key cannot both be committed.
 */
export class PostgresStore implements IdempotencyStore<PgClient | ReservedSql> {
  readonly isTransactional = true;
  readonly countsKeys = false;
  readonly #pool: PostgresPool;
  readonly #run: Run;
  #claims = 0;

  constructor(options: PostgresStoreOptions) {
    checkOptions("PostgresStore", options, OPTIONS);
    this.#pool = options.pool;
    this.#run = repeated(runnerOf(options.pool));
  }

  transactionOf(request: object): PgClient | ReservedSql | undefined {
    return transactionOf(request, this.#pool)?.session.client;
  }

  async claim({ key, fingerprint, owner }: ClaimToken, leaseMs: number): Promise<Claimed> {
    this.#claims += 1;
    // What fails now is removed later.
    if (this.#claims % SWEEP_EVERY === 0) this.#run(SWEEP, [SWEPT_AT_ONCE]).catch(() => undefined);
    for (;;) {
      const { rows } = await this.#run(CLAIM, [key, fingerprint, owner, leaseMs]);
      const { is_new, record, known, lease } = rows[0] ?? {};
      if (is_new === true) return { state: "new" };
      // Another has claimed it while this statement ran, which cannot see it.
      if (typeof known !== "string") continue;
      if (known !== fingerprint) return { state: "other" };
      if (typeof record === "string") return { state: "done", record };
      return { state: "running", leaseMs: Number(lease) };
    }
  }

  async finish(
    { key, fingerprint, owner }: ClaimToken,
    record: string,
    keepMs: number,
    transaction?: PgClient | ReservedSql,
  ): Promise<boolean> {
    const run = transaction === undefined ? this.#run : runnerOf(transaction);
    return (await run(FINISH, [key, fingerprint, owner, keepMs, record])).count === 1;
  }

  async release({ key, owner }: ClaimToken): Promise<void> {
    await this.#run("DELETE FROM signalbox.claims WHERE key = $1 AND owner = $2", [key, owner]);
  }

  async renew({ key, fingerprint, owner }: ClaimToken, leaseMs: number): Promise<boolean> {
    const { rows } = await this.#run(RENEW, [key, fingerprint, owner, leaseMs]);
    return rows[0]?.["is_own"] === true;
  }
}

/** If the database's isolation is stricter than read committed, a statement that meets another fails, and has done nothing. */
function repeated(run: Run, tries = MOST_TRIES): Run {
  return (text, values) =>
    run(text, values).catch((error: unknown) => {
      if (tries === 1 || !isSerializationFailure(error)) throw error;
      return repeated(run, tries - 1)(text, values);
    });
}

const UNTIL = "clock_timestamp() + $4::float8 * interval '1 millisecond'";

/** $1 key, $2 fingerprint, $3 owner, $4 milliseconds of the lease. A claim ends with its lease, or with its record. */
const CLAIM = `
WITH kept AS (SELECT *, expires > now() AS is_alive FROM signalbox.records WHERE key = $1),
held AS (
  SELECT * FROM signalbox.claims
  WHERE key = $1 AND expires > now() AND owner NOT IN (SELECT owner FROM kept)
),
made AS (
  INSERT INTO signalbox.claims AS claim (key, fingerprint, owner, expires)
  SELECT $1, $2, $3, ${UNTIL} WHERE NOT EXISTS (SELECT FROM kept WHERE is_alive) AND NOT EXISTS (SELECT FROM held)
  ON CONFLICT (key) DO UPDATE SET fingerprint = $2, owner = $3, expires = excluded.expires
  WHERE claim.expires <= now() OR claim.owner IN (SELECT owner FROM kept)
  RETURNING key
)
SELECT EXISTS (SELECT FROM made) AS is_new, kept.record, coalesce(kept.fingerprint, held.fingerprint) AS known,
  extract(epoch FROM held.expires - now())::float8 * 1000 AS lease
FROM (SELECT) AS one LEFT JOIN kept ON kept.is_alive LEFT JOIN held ON true`;

/** $4 milliseconds to keep it, $5 record. The one record of a key is of the owner who was first. */
const FINISH = `
INSERT INTO signalbox.records AS kept (key, fingerprint, owner, record, expires)
SELECT $1, $2, $3, $5, ${UNTIL}
WHERE NOT EXISTS (SELECT FROM signalbox.claims WHERE key = $1 AND owner <> $3 AND expires > clock_timestamp())
ON CONFLICT (key) DO UPDATE SET fingerprint = $2, owner = $3, record = $5, expires = excluded.expires
WHERE kept.owner = $3 OR kept.expires <= clock_timestamp()`;

/** $4 milliseconds of the lease. */
const RENEW = `
WITH kept AS (SELECT owner FROM signalbox.records WHERE key = $1 AND expires > now()),
made AS (
  INSERT INTO signalbox.claims AS claim (key, fingerprint, owner, expires)
  SELECT $1, $2, $3, ${UNTIL} WHERE NOT EXISTS (SELECT FROM kept)
  ON CONFLICT (key) DO UPDATE SET fingerprint = $2, owner = $3, expires = excluded.expires
  WHERE claim.owner = $3 OR claim.expires <= now()
  RETURNING key
)
SELECT EXISTS (SELECT FROM made) OR EXISTS (SELECT FROM kept WHERE owner = $3) AS is_own`;

/** $1 how many rows. Another process that sweeps is not waited for. A record goes with the claim of its owner, and of no other. */
const SWEEP = `
WITH kept AS (
  DELETE FROM signalbox.records WHERE key IN (
    SELECT key FROM signalbox.records WHERE expires <= now() ORDER BY expires LIMIT $1 FOR UPDATE SKIP LOCKED
  ) RETURNING key, owner
),
held AS (
  SELECT key, owner FROM signalbox.claims WHERE expires <= now() ORDER BY expires LIMIT $1 FOR UPDATE SKIP LOCKED
)
DELETE FROM signalbox.claims WHERE (key, owner) IN (SELECT * FROM kept UNION ALL SELECT * FROM held)`;
