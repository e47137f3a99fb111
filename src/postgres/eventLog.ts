import { checkOptions, type OptionRules } from "../resource/options.ts";
import { type PostgresPool, type Run, runnerOf } from "./database.ts";
import type { Batch, EventReader, LoggedEvent, LogSource, ReadOptions } from "./eventReader.ts";
import { readFrom } from "./eventReader.ts";
import { type Transaction, transactionOn } from "./transaction.ts";
import { Waking } from "./waking.ts";

export interface EventLogOptions {
  readonly pool: PostgresPool;
  /** Seconds for which events are kept. Default: 86,400, a day. */
  readonly keepSeconds?: number | undefined;
  /** The most events of a channel that are kept. Default: 100,000. */
  readonly keepCount?: number | undefined;
  /** Whether NOTIFY wakes readers, over a connection of its own. Default: true. PgBouncer in transaction mode needs false. */
  readonly listen?: boolean | undefined;
  /** Milliseconds after which readers look for events without being woken. Default: 1,000. */
  readonly pollMs?: number | undefined;
  /** Told of what fails while readers wait. They go on. Default: nobody is. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

const OPTIONS: OptionRules<EventLogOptions> = {
  pool: true,
  keepCount: true,
  keepSeconds: true,
  listen: true,
  pollMs: true,
  onError: true,
};

/** After so many events of this process, what is not kept any longer is removed, at most so many rows, or twice what was written. */
const SWEEP_EVERY = 64;
const SWEPT_AT_ONCE = 1_000;
const READ_AT_ONCE = 500;

interface Written {
  readonly channels: string[];
  readonly names: (string | null)[];
  readonly datas: string[];
}

/** Events written in the transaction of their change. They are numbered right before its commit, under a lock of their channel, and so seen in order. */
export class EventLog implements EventReader, LogSource {
  readonly #run: Run;
  readonly #options: { readonly [K in "keepSeconds" | "keepCount" | "onError"]: NonNullable<EventLogOptions[K]> };
  readonly #written = new WeakMap<Transaction, Written>();
  readonly #waking: Waking;
  /** What is being read: readers that are woken together, at one position, share it. */
  readonly #batches = new Map<string, Promise<Batch>>();
  #events = 0;

  constructor(options: EventLogOptions) {
    checkOptions("EventLog", options, OPTIONS);
    const { pool, keepSeconds = 86_400, keepCount = 100_000, pollMs = 1_000 } = options;
    this.#run = runnerOf(pool);
    const { listen: listens = true, onError = () => undefined } = options;
    this.#options = { keepSeconds, keepCount, onError };
    // What was read before a notice came may lack its event.
    const noticed = (): void => this.#batches.clear();
    this.#waking = new Waking({ pool, notice: "signalbox_events", listens, pollMs, onError, noticed });
  }

  /** @param tx what `ctx.tx` has lent: the event is there when that is committed */
  write(tx: object, channel: string, { event, data }: Omit<LoggedEvent, "id">): void {
    const transaction = transactionOn(tx);
    if (transaction === undefined)
      throw new TypeError("An event is written with what ctx.tx of transactions() has lent.");
    const written = this.#written.get(transaction) ?? this.#begun(transaction);
    written.channels.push(channel);
    written.names.push(event ?? null);
    written.datas.push(JSON.stringify(data ?? null));
  }

  #begun(transaction: Transaction): Written {
    const written: Written = { channels: [], names: [], datas: [] };
    this.#written.set(transaction, written);
    transaction.beforeCommit(async () => {
      const { channels, names, datas } = written;
      await transaction.session.run(PUBLISH, [channels, names, datas, this.#options.keepSeconds]);
      this.#sweep(channels);
    });
    return written;
  }

  read<Data = unknown>(channel: string, options: ReadOptions): AsyncGenerator<LoggedEvent<Data>, void, undefined> {
    return readFrom(this, channel, options) as AsyncGenerator<LoggedEvent<Data>, void, undefined>;
  }

  batch(channel: string, after: bigint): Promise<Batch> {
    const name = `${after} ${channel}`;
    const known = this.#batches.get(name);
    if (known !== undefined) return known;
    const read = this.#read(channel, after);
    this.#batches.set(name, read);
    // Not longer than it takes: what was read may be dropped right after.
    const forget = (): void => void (this.#batches.get(name) === read && this.#batches.delete(name));
    setTimeout(forget);
    read.then(forget, forget);
    return read;
  }

  async #read(channel: string, after: bigint): Promise<Batch> {
    const { rows } = await this.#run(READ, [channel, String(after), READ_AT_ONCE]);
    const events = rows.flatMap(({ id, event, data }) => {
      if (typeof id !== "string") return [];
      return [{ id, ...(typeof event === "string" && { event }), data: JSON.parse(String(data)) as unknown }];
    });
    const { dropped = 0, last = 0 } = rows[0] ?? {};
    return { events, dropped: BigInt(String(dropped)), last: BigInt(String(last)) };
  }

  more(channel: string, signal: AbortSignal): Promise<void> {
    return this.#waking.wait(channel, signal);
  }

  #sweep(channels: readonly string[]): void {
    this.#events += channels.length;
    if (this.#events < SWEEP_EVERY) return;
    const most = Math.max(SWEPT_AT_ONCE, 2 * this.#events);
    this.#events = 0;
    for (const channel of new Set(channels)) this.#drop(channel, most).catch(this.#options.onError);
  }

  /** Drops what is over of all channels, and what is too much of this one, a bounded number of events. Writing does so now and again. */
  drop(channel: string): Promise<void> {
    return this.#drop(channel, SWEPT_AT_ONCE);
  }

  async #drop(channel: string, most: number): Promise<void> {
    await this.#run(SWEEP, [channel, this.#options.keepCount, most]);
  }
}

const PUBLISH = "SELECT signalbox.publish($1::text[], $2::text[], $3::text[], $4::float8)";

/** $1 channel, $2 position, $3 how many. One snapshot: what is dropped meanwhile is not passed over. */
const READ = `
SELECT coalesce((SELECT id FROM signalbox.dropped WHERE channel = $1), 0)::text AS dropped,
  greatest((SELECT max(id) FROM signalbox.events WHERE channel = $1),
    (SELECT id FROM signalbox.dropped WHERE channel = $1), 0)::text AS last,
  found.*
FROM (SELECT) AS one LEFT JOIN LATERAL (
  SELECT id::text AS id, event, data FROM signalbox.events WHERE channel = $1 AND id > $2::bigint
  ORDER BY signalbox.events.id LIMIT $3
) AS found ON true`;

/** $1 channel, $2 how many are kept, $3 how many rows. */
const SWEEP = `
WITH over AS (
  SELECT id FROM signalbox.events WHERE expires <= now() ORDER BY expires LIMIT $3 FOR UPDATE SKIP LOCKED
),
many AS (
  SELECT id FROM signalbox.events WHERE channel = $1 AND id <= (
    SELECT id FROM signalbox.events WHERE channel = $1 ORDER BY id DESC OFFSET $2 LIMIT 1
  ) ORDER BY id LIMIT $3 FOR UPDATE SKIP LOCKED
),
old AS (
  DELETE FROM signalbox.events WHERE id IN (SELECT * FROM over UNION ALL SELECT * FROM many) RETURNING channel, id
)
INSERT INTO signalbox.dropped (channel, id) SELECT channel, max(id) FROM old GROUP BY channel ORDER BY channel
ON CONFLICT (channel) DO UPDATE SET id = greatest(signalbox.dropped.id, excluded.id)`;
