import { PGlite } from "@electric-sql/pglite";
import { type PglitePool, pglitePool as poolOf } from "signalbox/postgres";

/** The files of a worker share one, which takes seconds to start. */
let shared: CountedPool | undefined;

export function pglitePool(): CountedPool {
  shared ??= new CountedPool();
  return shared;
}

class CountedPool implements PglitePool {
  readonly #pool = poolOf(new PGlite());
  readonly query: PglitePool["query"] = (text, values) => this.#pool.query(text, values);
  readonly end = () => this.#pool.end();
  /** Connections that are lent. */
  open = 0;

  async connect() {
    const client = await this.#pool.connect();
    this.open += 1;
    const release = (destroy?: boolean) => {
      this.open -= 1;
      client.release(destroy);
    };
    return { query: <Row>(text: string, values?: unknown[]) => client.query<Row>(text, values), release };
  }
}
