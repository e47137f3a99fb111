import { LARGEST_DEBT, type Policy } from "../policy.ts";
import { debtsAfter, type LimitQuestion } from "../shared/question.ts";
import { Expiry, type ObjectState, type ObjectStorage } from "./binding.ts";

/** A question as it is sent: nothing about a policy is kept in the object, so that a new deployment may change it. */
export interface ObjectQuestion {
  readonly question: LimitQuestion;
  readonly policies: readonly Policy[];
  /** The name of the bucket under each policy. */
  readonly buckets: readonly string[];
  /** What the sender knows each bucket to owe, where the object may know less. */
  readonly hints?: readonly number[] | undefined;
  /** Who asks: isolates are counted. */
  readonly isolate: string;
}

/** For how long an isolate counts that has asked. */
const COUNTS_MS = 5000;

/** The buckets of one shard: export it from your Worker and bind it with SQLite. A row is when a bucket is full, in ticks and units. */
export class LimitObject {
  readonly #storage: ObjectStorage;
  readonly #expiry: Expiry;
  /** For each limit, the isolates that have asked, in the order of their last questions. */
  readonly #seen: Map<string, Map<string, number>> = new Map();

  constructor(state: ObjectState) {
    this.#storage = state.storage;
    this.#expiry = new Expiry(state.storage, "buckets");
    state.storage.sql.exec(
      "CREATE TABLE IF NOT EXISTS buckets (name TEXT PRIMARY KEY, ticks INTEGER NOT NULL, beyond INTEGER NOT NULL, expires INTEGER NOT NULL) WITHOUT ROWID",
    );
  }

  async fetch(request: Request): Promise<Response> {
    const asked: ObjectQuestion = await request.json();
    // From here to the last write nothing is awaited, so that no other question comes between.
    const { debts, hasWritten } = this.#decide(asked);
    const reply = { debts, processes: this.#count(asked) };
    if (hasWritten) await this.#expiry.keepUp();
    return Response.json(reply);
  }

  alarm(): Promise<void> {
    return this.#expiry.sweep();
  }

  #decide({ question, policies, buckets, hints }: ObjectQuestion): { debts: readonly number[]; hasWritten: boolean } {
    const now = Date.now();
    const known = policies.map((policy, p) => this.#debt(policy, buckets[p] ?? "", now));
    const debts = known.map((debt, p) => Math.max(debt, hints?.[p] ?? 0));
    const after = debtsAfter(question, debts, policies);
    let hasWritten = false;
    for (const [p, policy] of policies.entries()) {
      const debt = Math.min(after[p] ?? 0, LARGEST_DEBT);
      if (debt === known[p]) continue;
      hasWritten = true;
      this.#write(policy, buckets[p] ?? "", debt, now);
    }
    return { debts, hasWritten };
  }

  #debt({ ticksPerSecond, unitsPerTick }: Policy, name: string, now: number): number {
    const [row] = this.#storage.sql.exec("SELECT ticks, beyond FROM buckets WHERE name = ?", name).toArray();
    if (row === undefined) return 0;
    return Math.max(0, (Number(row["ticks"]) - ticksAt(now, ticksPerSecond)) * unitsPerTick + Number(row["beyond"]));
  }

  #write({ ticksPerSecond, unitsPerTick, unitsPerSecond }: Policy, name: string, debt: number, now: number): void {
    if (debt === 0) {
      this.#storage.sql.exec("DELETE FROM buckets WHERE name = ?", name);
      return;
    }
    const beyond = debt % unitsPerTick;
    const ticks = ticksAt(now, ticksPerSecond) + (debt - beyond) / unitsPerTick;
    const expires = now + Math.ceil((debt / unitsPerSecond) * 1000);
    this.#storage.sql.exec(
      "INSERT INTO buckets (name, ticks, beyond, expires) VALUES (?, ?, ?, ?) ON CONFLICT (name) DO UPDATE SET ticks = excluded.ticks, beyond = excluded.beyond, expires = excluded.expires",
      name,
      ticks,
      beyond,
      expires,
    );
  }

  /** How many isolates have asked about this limit lately, this one included. */
  #count({ policies, isolate }: ObjectQuestion): number {
    const limit = policies.map(({ name }) => name).join("\n");
    const seen = this.#seen.get(limit) ?? new Map<string, number>();
    this.#seen.set(limit, seen);
    const now = Date.now();
    seen.delete(isolate);
    seen.set(isolate, now);
    for (const [name, at] of seen) {
      if (now - at < COUNTS_MS) break;
      seen.delete(name);
    }
    return seen.size;
  }
}

const ticksAt = (now: number, ticksPerSecond: number): number => Math.floor((now * ticksPerSecond) / 1000);
