import { isFunction } from "../http/kinds.ts";
import type { PostgresPool } from "./database.ts";
import { Waiting } from "./eventReader.ts";

interface WakingOptions {
  readonly pool: PostgresPool;
  readonly notice: string;
  readonly listens: boolean;
  readonly pollMs: number;
  readonly onError: (error: unknown) => void;
  /** Called for each notice, before those that wait are woken. */
  readonly noticed?: () => void;
}

/** Wakes all that wait now and again, and those of a channel with its NOTIFY, until there are none. */
export class Waking {
  readonly #options: WakingOptions;
  readonly #waiting = new Waiting();
  #isWaking = false;

  constructor(options: WakingOptions) {
    this.#options = options;
  }

  /** Resolves when there may be something new of the channel, or when the signal is aborted. */
  wait(channel: string, signal: AbortSignal): Promise<void> {
    const woken = this.#waiting.wait(channel, signal);
    if (!this.#isWaking) this.#start();
    return woken;
  }

  #start(): void {
    const { pool, notice, listens, pollMs, onError, noticed } = this.#options;
    this.#isWaking = true;
    const waiting = this.#waiting;
    const wake = (channel?: string): void => {
      noticed?.();
      waiting.wake(channel);
    };
    const unlisten = listens ? onNotice(pool, notice, wake, onError) : undefined;
    let wasEmpty = false;
    const timer = setInterval(() => {
      const { isEmpty } = waiting;
      if (isEmpty && wasEmpty) {
        clearInterval(timer);
        unlisten?.();
        this.#isWaking = false;
      }
      wasEmpty = isEmpty;
      waiting.wake();
    }, pollMs);
  }
}

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

/** Listens for NOTIFY over a connection of its own; returns what ends it. A pool that can make none wakes nobody. */
function onNotice(pool: PostgresPool, channel: string, wake: Wake, report: Report): () => void {
  const sqlListen: unknown = Reflect.get(pool, "listen");
  if (isFunction(sqlListen)) {
    const listening = Reflect.apply(sqlListen, pool, [channel, wake, () => wake()]) as Promise<{ unlisten(): unknown }>;
    listening.catch(report);
    return () => void listening.then((each) => each.unlisten()).catch(report);
  }
  const { Client, options } = pool as { Client?: unknown; options?: unknown };
  if (!isFunction(Client)) return () => undefined;
  return pgNotices(() => Reflect.construct(Client, [options]) as ListeningClient, channel, wake, report);
}

/** With a client of `pg`, and with another one when its connection breaks. */
function pgNotices(make: () => ListeningClient, channel: string, wake: Wake, report: Report): () => void {
  let client: ListeningClient | undefined;
  let isEnded = false;
  const begin = async (): Promise<void> => {
    if (isEnded) return;
    const own = make();
    client = own;
    const broken = (reason: unknown): void => {
      if (client !== own) return;
      client = undefined;
      report(reason);
      own.end().catch(() => undefined);
      setTimeout(begin, AGAIN_MS);
    };
    own.on("error", broken);
    own.on("end", broken);
    own.on("notification", (notice) => wake((notice as { readonly payload: string }).payload));
    try {
      await own.connect();
      await own.query(`LISTEN ${channel}`);
      wake();
    } catch (error) {
      broken(error);
    }
  };
  void begin();
  return () => {
    isEnded = true;
    const last = client;
    client = undefined;
    last?.end().catch(() => undefined);
  };
}
