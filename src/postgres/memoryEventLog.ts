import type { Batch, EventReader, LoggedEvent, LogSource, ReadOptions } from "./eventReader.ts";
import { readFrom, Waiting } from "./eventReader.ts";

/** Events in the memory of one process: for tests, and for a service that has only one. They are lost with it. */
export class MemoryEventLog implements EventReader, LogSource {
  readonly #keepCount: number;
  readonly #events = new Map<string, LoggedEvent[]>();
  readonly #dropped = new Map<string, bigint>();
  readonly #waiting = new Waiting();
  #last = 0n;

  constructor({ keepCount = 10_000 }: { readonly keepCount?: number } = {}) {
    this.#keepCount = keepCount;
  }

  /** There is no transaction to wait for. */
  write(channel: string, event: Omit<LoggedEvent, "id">): void {
    this.#last += 1n;
    const events = this.#events.get(channel) ?? [];
    this.#events.set(channel, events);
    events.push({ ...event, id: String(this.#last) });
    this.drop(channel, this.#keepCount);
    this.#waiting.wake(channel);
  }

  /** Drops all events of the channel but the last so many. */
  drop(channel: string, keepCount: number): void {
    const events = this.#events.get(channel) ?? [];
    const dropped = events.splice(0, Math.max(0, events.length - keepCount)).at(-1);
    if (dropped !== undefined) this.#dropped.set(channel, BigInt(dropped.id));
  }

  read<Data = unknown>(channel: string, options: ReadOptions): AsyncGenerator<LoggedEvent<Data>, void, undefined> {
    return readFrom(this, channel, options) as AsyncGenerator<LoggedEvent<Data>, void, undefined>;
  }

  async batch(channel: string, after: bigint): Promise<Batch> {
    const events = (this.#events.get(channel) ?? []).filter(({ id }) => BigInt(id) > after);
    return { events, dropped: this.#dropped.get(channel) ?? 0n, last: this.#last };
  }

  more(channel: string, signal: AbortSignal): Promise<void> {
    return this.#waiting.wait(channel, signal);
  }
}
