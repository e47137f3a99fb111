import type { EventReader, LoggedEvent } from "signalbox/postgres";
import { describe, expect, it, onTestFinished } from "vitest";
import { until } from "../waiting.ts";

export interface TriedLog {
  readonly log: EventReader;
  /** Writes events of a channel, one after another. */
  write(channel: string, ...data: readonly unknown[]): Promise<void> | void;
  /** Drops all events of the channel but the last so many. */
  drop(channel: string, keep: number): Promise<void> | void;
}

/** What one reader has got so far. */
export class Reading {
  readonly events: LoggedEvent[] = [];
  readonly #ending = new AbortController();
  readonly ended: Promise<void>;

  constructor(log: EventReader, channel: string, after?: string) {
    const events = log.read(channel, { after, signal: this.#ending.signal, state: "/state" });
    this.ended = (async () => {
      for await (const event of events) this.events.push(event);
    })();
    onTestFinished(() => this.end());
  }

  get data(): unknown[] {
    return this.events.map(({ data }) => data);
  }

  end(): Promise<void> {
    this.#ending.abort();
    return this.ended;
  }

  async has(count: number): Promise<readonly unknown[]> {
    await until(
      () => this.events.length >= count,
      () => JSON.stringify(this.events),
    );
    return this.data;
  }
}

let channels = 0;

/** How a reader of events behaves: each of them passes it. */
export function describeEventReader(name: string, tried: () => TriedLog): void {
  describe(`${name}, as a reader of events`, () => {
    const channel = () => `channel ${(channels += 1)}`;
    const first = async (given: TriedLog, on: string, ...data: readonly unknown[]) => {
      // From before the first event.
      await given.write(on, "before");
      const reader = new Reading(given.log, on, "0");
      await reader.has(1);
      await given.write(on, ...data);
      await reader.has(data.length + 1);
      return reader;
    };

    it("gives every event once, to all readers in one order", async () => {
      const [given, on] = [tried(), channel()];
      const reader = await first(given, on, 1, 2, { three: 3 });
      const second = new Reading(given.log, on, "0");
      expect(await second.has(4)).toEqual(["before", 1, 2, { three: 3 }]);
      await given.write(on, 4, 5);
      expect(await reader.has(6)).toEqual(["before", 1, 2, { three: 3 }, 4, 5]);
      expect(await second.has(6)).toEqual(reader.data);
      expect(new Set(reader.events.map(({ id }) => id)).size).toBe(6);
    });

    it("resumes behind the last event that a client has received", async () => {
      const [given, on] = [tried(), channel()];
      const reader = await first(given, on, 1, 2, 3);
      const resumed = new Reading(given.log, on, reader.events[2]?.id);
      expect(await resumed.has(1)).toEqual([3]);
      await given.write(on, 4);
      expect(await resumed.has(2)).toEqual([3, 4]);
    });

    it("begins with the next event if the client brings no id", async () => {
      const [given, on] = [tried(), channel()];
      await given.write(on, "before");
      const reader = new Reading(given.log, on);
      let written = 0;
      await until(async () => {
        await given.write(on, (written += 1));
        return reader.events.length > 0;
      });
      const first = Number(reader.data[0]);
      const expected = Array.from({ length: written + 1 - first }, (_, at) => first + at);
      expect(await reader.has(expected.length)).toEqual(expected);
    });

    it("gives nothing of other channels", async () => {
      const [given, on] = [tried(), channel()];
      const reader = await first(given, on, 1);
      await given.write(`${on} of another`, "other");
      await given.write(on, 2);
      expect(await reader.has(3)).toEqual(["before", 1, 2]);
    });

    it.each(["comes after events that were dropped", "brings an id that is of no event"])(
      "tells a client that %s so, and where the state is",
      async (which) => {
        const [given, on] = [tried(), channel()];
        const reader = await first(given, on, 1, 2, 3);
        await given.drop(on, 1);
        const late = new Reading(given.log, on, which.startsWith("brings") ? "of another log" : reader.events[0]?.id);
        await late.has(1);
        expect(late.events).toEqual([{ id: reader.events[3]?.id, event: "missed", data: { state: "/state" } }]);
        await given.write(on, 4);
        expect(await late.has(2)).toEqual([{ state: "/state" }, 4]);
      },
    );

    it("ends with its signal", async () => {
      const [given, on] = [tried(), channel()];
      const reader = await first(given, on);
      await reader.end();
      await given.write(on, 1);
      expect(reader.data).toEqual(["before"]);
    });
  });
}
