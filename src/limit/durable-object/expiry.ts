import type { ObjectStorage } from "./binding.ts";

/** Rows whose time is over are removed this often at most. */
const SWEEP_MS = 60_000;

/** Removes the rows of a table whose column `expires`, in milliseconds of the clock, has passed: by the object's alarm. */
export class Expiry {
  readonly #storage: ObjectStorage;
  readonly #table: string;
  #isSet = false;

  constructor(storage: ObjectStorage, table: string) {
    this.#storage = storage;
    this.#table = table;
  }

  /** To be called when a row was written. An alarm outlives the object, so one that is set stays. */
  async keepUp(): Promise<void> {
    if (this.#isSet) return;
    if ((await this.#storage.getAlarm()) === null) await this.#storage.setAlarm(Date.now() + SWEEP_MS);
    this.#isSet = true;
  }

  /** What the alarm does. */
  async sweep(): Promise<void> {
    const now = Date.now();
    this.#storage.sql.exec(`DELETE FROM ${this.#table} WHERE expires <= ?`, now);
    const [row] = this.#storage.sql.exec(`SELECT min(expires) AS next FROM ${this.#table}`).toArray();
    const next = row?.["next"];
    this.#isSet = typeof next === "number";
    if (typeof next === "number") await this.#storage.setAlarm(Math.max(next, now + SWEEP_MS));
  }
}
