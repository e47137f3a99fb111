import type { PostgresPool } from "./database.ts";
import { Waiting } from "./eventReader.ts";
import { onNotice } from "./notices.ts";

interface WakingOptions {
  readonly pool: PostgresPool;
  /** The name that is listened for. */
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
