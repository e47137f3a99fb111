/** An event of a channel, as `text/event-stream` sends it. */
export interface LoggedEvent<Data = unknown> {
  /** What a client sends as Last-Event-ID. */
  readonly id: string;
  /** The name that the client listens for. */
  readonly event?: string;
  readonly data: Data;
}

export interface ReadOptions {
  /** The id of the last event that was received, `lastEventId(ctx)`. Without it, reading begins with the next event. */
  readonly after?: string | undefined;
  /** Ends the reading: `ctx.signal`. */
  readonly signal: AbortSignal;
  /** Where a client reads the state if events that it has missed are not kept any longer. It gets `{ event: "missed", data: { state } }`. */
  readonly state: string;
}

/**
 * Every reader gets every event of its channel once, and all in one order. To write another one, number events in the order in which
 * they can be seen, keep the number of the last that was dropped, and pass the suite of test/postgres/eventSuite.ts.
 */
export interface EventReader {
  /** `Data` is the type of what you have written, and of `{ state }`. */
  read<Data = unknown>(channel: string, options: ReadOptions): AsyncIterable<LoggedEvent<Data>>;
}

/** What can be read of a channel behind a position. */
export interface Batch {
  readonly events: readonly LoggedEvent[];
  /** The last one that was dropped. */
  readonly dropped: bigint;
  /** The last one that there was. */
  readonly last: bigint;
}

export interface LogSource {
  batch(channel: string, after: bigint): Promise<Batch>;
  /** Resolves when there may be more, or when the signal is aborted. */
  more(channel: string, signal: AbortSignal): Promise<void>;
}

export async function* readFrom(
  source: LogSource,
  channel: string,
  { after, signal, state }: ReadOptions,
): AsyncGenerator<LoggedEvent, void, undefined> {
  let position = after === undefined ? (await source.batch(channel, FROM_NOW)).last : positionOf(after);
  while (!signal.aborted) {
    // Asked before it is read: what comes between is not waited for in vain.
    const waiting = new AbortController();
    const more = source.more(channel, AbortSignal.any([signal, waiting.signal]));
    try {
      const { events, dropped, last } = await source.batch(channel, position);
      if (position < dropped || position > last) {
        position = last;
        yield { id: String(position), event: "missed", data: { state } };
      } else {
        for (const event of events) {
          position = BigInt(event.id);
          yield event;
        }
        if (events.length === 0) await more;
      }
    } finally {
      waiting.abort();
    }
  }
}

/** No event is behind it. */
const FROM_NOW = 2n ** 63n - 1n;

/** A text that is no id is one of another log: its events cannot be known. */
const positionOf = (after: string): bigint => (/^[0-9]{1,18}$/.test(after) ? BigInt(after) : FROM_NOW);

export class Waiting {
  readonly #wakes = new Map<() => void, string>();

  get isEmpty(): boolean {
    return this.#wakes.size === 0;
  }

  /** Resolves when the channel is woken, or the signal is aborted. */
  wait(channel: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        this.#wakes.delete(wake);
        signal.removeEventListener("abort", wake);
        resolve();
      };
      this.#wakes.set(wake, channel);
      signal.addEventListener("abort", wake);
      if (signal.aborted) wake();
    });
  }

  wake(channel?: string): void {
    for (const [wake, waits] of this.#wakes) if (channel === undefined || channel === waits) wake();
  }
}
