import { PGlite } from "@electric-sql/pglite";
import type { PgClient, PgPool } from "signalbox/postgres";
import { Gate } from "../waiting.ts";

/** The files of a worker share one, which takes seconds to start. */
let shared: PglitePool | undefined;

export function pglitePool(): PglitePool {
  shared ??= new PglitePool();
  return shared;
}

/** PGlite is PostgreSQL in this process, with one connection: it is lent to one after the other. It cancels nothing. */
class PglitePool implements PgPool {
  readonly #database = new PGlite();
  #last: Promise<unknown> = Promise.resolve();
  /** Connections that are lent. */
  open = 0;

  async connect(): Promise<PgClient> {
    const before = this.#last;
    const released = new Gate();
    this.#last = released.opened;
    await before;
    this.open += 1;
    return {
      query: async (text, values) => {
        if (values !== undefined) return this.#database.query(text, values);
        return (await this.#database.exec(text)).at(-1) ?? {};
      },
      release: (destroy) => {
        this.open -= 1;
        // A connection that is not used again ends its transaction.
        void (destroy === true ? this.#database.exec("ROLLBACK") : Promise.resolve()).then(released.open);
      },
    };
  }

  async query(text: string, values?: unknown[]): Promise<object> {
    const client = await this.connect();
    return client.query(text, values).finally(() => client.release());
  }
}
