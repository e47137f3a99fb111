import { isFunction } from "../http/kinds.ts";
import type { PostgresPool } from "./database.ts";

/** Milliseconds after which a connection that broke is made again. */
const AGAIN_MS = 1_000;

/** Called with the text of a notice, and without one when the connection was made: notices may have been lost. */
type Wake = (text?: string) => void;
type Report = (error: unknown) => void;

interface ListeningClient {
  connect(): Promise<unknown>;
  query(text: string): Promise<unknown>;
  on(event: string, listener: (given: unknown) => void): void;
  end(): Promise<unknown>;
}

/**
 * Listens for NOTIFY over a connection of its own. A pool that can make none wakes nobody.
 * @returns what ends it
 */
export function onNotice(pool: PostgresPool, channel: string, wake: Wake, report: Report): () => void {
  const sqlListen: unknown = Reflect.get(pool, "listen");
  if (isFunction(sqlListen)) {
    const listening = Reflect.apply(sqlListen, pool, [channel, wake, () => wake()]) as Promise<{ unlisten(): unknown }>;
    listening.catch(report);
    return () => void listening.then((each) => each.unlisten()).catch(report);
  }
  const { Client, options } = pool as { Client?: unknown; options?: unknown };
  if (!isFunction(Client)) return () => undefined;
  const notices = new PgNotices(() => Reflect.construct(Client, [options]) as ListeningClient, channel, wake, report);
  void notices.begin();
  return () => notices.end();
}

class PgNotices {
  readonly #make: () => ListeningClient;
  readonly #channel: string;
  readonly #wake: Wake;
  readonly #report: Report;
  #client: ListeningClient | undefined = undefined;
  #isEnded = false;

  constructor(make: () => ListeningClient, channel: string, wake: Wake, report: Report) {
    this.#make = make;
    this.#channel = channel;
    this.#wake = wake;
    this.#report = report;
  }

  readonly begin = async (): Promise<void> => {
    if (this.#isEnded) return;
    const client = this.#make();
    this.#client = client;
    const broken = (error: unknown) => this.#broken(client, error);
    client.on("error", broken);
    client.on("end", broken);
    client.on("notification", (notice) => this.#wake((notice as { readonly payload: string }).payload));
    try {
      await client.connect();
      await client.query(`LISTEN ${this.#channel}`);
      this.#wake();
    } catch (error) {
      broken(error);
    }
  };

  #broken(client: ListeningClient, error: unknown): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    this.#report(error);
    client.end().catch(() => undefined);
    setTimeout(this.begin, AGAIN_MS);
  }

  end(): void {
    this.#isEnded = true;
    const client = this.#client;
    this.#client = undefined;
    client?.end().catch(() => undefined);
  }
}
