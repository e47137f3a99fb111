import { Expiry, type ObjectState, type ObjectStorage } from "../../limit/durable-object/binding.ts";
import type { Claimed, ClaimToken } from "../../resource/idempotency.ts";

export type ObjectCall =
  | { readonly call: "claim" | "renew"; readonly token: ClaimToken; readonly leaseMs: number }
  | { readonly call: "finish"; readonly token: ClaimToken; readonly record: string; readonly keepMs: number }
  | { readonly call: "release"; readonly token: ClaimToken };

interface Row {
  readonly fingerprint: string;
  readonly owner: string;
  readonly record: string | null;
  readonly expires: number;
}

/** The keys of one shard, as a Durable Object: export it from your Worker and bind it with SQLite. */
export class IdempotencyObject {
  readonly #storage: ObjectStorage;
  readonly #expiry: Expiry;

  constructor(state: ObjectState) {
    this.#storage = state.storage;
    this.#expiry = new Expiry(state.storage, "keys");
    state.storage.sql.exec(
      "CREATE TABLE IF NOT EXISTS keys (name TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, owner TEXT NOT NULL, record TEXT, expires INTEGER NOT NULL) WITHOUT ROWID",
    );
  }

  async fetch(request: Request): Promise<Response> {
    const call: ObjectCall = await request.json();
    // Nothing is awaited from the read to the write, so that no other call comes between.
    const result = this.#do(call);
    if (call.call !== "release") await this.#expiry.keepUp();
    return Response.json({ result });
  }

  alarm(): Promise<void> {
    return this.#expiry.sweep();
  }

  #do(call: ObjectCall): Claimed | boolean {
    const now = Date.now();
    const row = this.#living(call.token.key, now);
    switch (call.call) {
      case "claim":
        return this.#claim(row, call.token, now, call.leaseMs);
      case "finish":
        return this.#isOwn(row, call.token) && this.#write(call.token, call.record, now + call.keepMs);
      case "renew":
        if (!this.#isOwn(row, call.token)) return false;
        return typeof row?.record === "string" || this.#write(call.token, null, now + call.leaseMs);
      case "release":
        if (row?.owner === call.token.owner && row.record === null)
          this.#storage.sql.exec("DELETE FROM keys WHERE name = ?", call.token.key);
        return true;
    }
  }

  #claim(row: Row | undefined, token: ClaimToken, now: number, leaseMs: number): Claimed {
    if (row === undefined) {
      this.#write(token, null, now + leaseMs);
      return { state: "new" };
    }
    if (row.fingerprint !== token.fingerprint) return { state: "other" };
    if (row.record !== null) return { state: "done", record: row.record };
    return { state: "running", leaseMs: row.expires - now };
  }

  /** A key that is not there any more is made anew, unless another owner has claimed it. */
  #isOwn(row: Row | undefined, { owner }: ClaimToken): boolean {
    return row === undefined || row.owner === owner;
  }

  #living(name: string, now: number): Row | undefined {
    const [row] = this.#storage.sql
      .exec("SELECT fingerprint, owner, record, expires FROM keys WHERE name = ? AND expires > ?", name, now)
      .toArray();
    return row as Row | undefined;
  }

  #write({ key, fingerprint, owner }: ClaimToken, record: string | null, expires: number): true {
    this.#storage.sql.exec(
      "INSERT OR REPLACE INTO keys (name, fingerprint, owner, record, expires) VALUES (?, ?, ?, ?, ?)",
      key,
      fingerprint,
      owner,
      record,
      Math.ceil(expires),
    );
    return true;
  }
}
