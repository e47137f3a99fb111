import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { OPENING_TIME } from "../http/timer.ts";
import { createEventsCodec, type EventStreamOptions, eventStream } from "./eventStream.ts";

/** A source that gives what it is told to, when it is told to. */
class Told implements AsyncIterableIterator<unknown> {
  stopped = 0;
  asked = 0;
  #resolve: ((step: IteratorResult<unknown>) => void) | undefined;
  #reject: ((error: unknown) => void) | undefined;

  [Symbol.asyncIterator](): this {
    return this;
  }
  next(): Promise<IteratorResult<unknown>> {
    this.asked += 1;
    return new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }
  async return(): Promise<IteratorResult<unknown>> {
    this.stopped += 1;
    return { done: true, value: undefined };
  }
  give(value: unknown): void {
    this.#resolve?.({ done: false, value });
  }
  end(): void {
    this.#resolve?.({ done: true, value: undefined });
  }
  fail(error: unknown): void {
    this.#reject?.(error);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const DONE = { done: true, value: undefined };
const value = (text: string) => ({ done: false, value: text });

async function openedBySilence(stream: AsyncIterator<string>): Promise<IteratorResult<string>> {
  const first = stream.next();
  await vi.advanceTimersByTimeAsync(OPENING_TIME);
  return first;
}

describe("a stream of events", () => {
  it("opens while the source is silent", async () => {
    expect(await openedBySilence(eventStream(new Told()))).toEqual(value(":\n\n"));
    expect(await openedBySilence(eventStream(new Told(), { retry: 500 }))).toEqual(value("retry: 500\n\n"));
    const stream = eventStream(new Told(), { heartbeat: Number.POSITIVE_INFINITY });
    expect(await openedBySilence(stream)).toEqual(value(":\n\n"));
    expect(vi.getTimerCount()).toBe(0);
  });

  it("opens with the first event, and with an end", async () => {
    for (const [come, rest] of [
      [(source: Told) => source.give({ data: "first" }), value("data: first\n\n")],
      [(source: Told) => source.end(), DONE],
    ] as const) {
      const source = new Told();
      const stream = eventStream(source, { retry: 500 });
      const first = stream.next();
      come(source);
      expect([await first, await stream.next(), source.asked]).toEqual([value("retry: 500\n\n"), rest, 1]);
      expect(vi.getTimerCount()).toBe(0);
    }
  });

  it("does not open where the source fails at once, or the first event cannot be sent", async () => {
    for (const [come, message, stopped] of [
      [(source: Told) => source.fail(new Error("broken")), "broken", 0],
      [(source: Told) => source.give({ data: 1, id: "1\n2" }), "line break", 1],
    ] as const) {
      const source = new Told();
      const stream = eventStream(source);
      const first = stream.next();
      come(source);
      await expect(first).rejects.toThrow(message);
      expect([await stream.next(), source.stopped, vi.getTimerCount()]).toEqual([DONE, stopped, 0]);
    }
  });

  it("sends a comment for each silence, and asks the source for one event all the while", async () => {
    const source = new Told();
    const stream = eventStream(source, { heartbeat: 1_000 });
    await openedBySilence(stream);
    for (let beat = 0; beat < 3; beat += 1) {
      const next = stream.next();
      await vi.advanceTimersByTimeAsync(1_000);
      expect(await next).toEqual(value(":\n\n"));
    }
    const next = stream.next();
    source.give({ data: "late" });
    expect(await next).toEqual(value("data: late\n\n"));
    expect(source.asked).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([Number.POSITIVE_INFINITY, 2_147_483_648])(
    "sends no comment after %d ms, which no timer can hold",
    async (heartbeat) => {
      const source = new Told();
      const stream = eventStream(source, { heartbeat });
      await openedBySilence(stream);
      const next = stream.next();
      expect(vi.getTimerCount()).toBe(0);
      source.give({ data: "late" });
      expect(await next).toEqual(value("data: late\n\n"));
    },
  );

  it("keeps an event, an end and an error that come between two reads", async () => {
    for (const [come, expected] of [
      [(source: Told) => source.give({ data: "kept" }), { value: value("data: kept\n\n") }],
      [(source: Told) => source.end(), { value: DONE }],
      [(source: Told) => source.fail(new Error("broken")), { error: "broken" }],
    ] as const) {
      const source = new Told();
      const stream = eventStream(source, { heartbeat: 10 });
      await openedBySilence(stream);
      const comment = stream.next();
      await vi.advanceTimersByTimeAsync(10);
      await comment;
      come(source);
      await vi.advanceTimersByTimeAsync(0);
      const next = stream.next().then(
        (result) => ({ value: result }),
        (error: Error) => ({ error: error.message }),
      );
      expect(await next).toEqual(expected);
      expect(source.stopped).toBe(0);
    }
  });

  it("stops a silent source at once when its client leaves", async () => {
    const source = new Told();
    const stream = eventStream(source);
    await openedBySilence(stream);
    const pending = stream.next();
    await stream.return?.();
    expect(await pending).toEqual(DONE);
    expect(source.stopped).toBe(1);
    expect(await stream.next()).toEqual(DONE);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("stops the source where an event cannot be sent", async () => {
    const source = new Told();
    const stream = eventStream(source);
    await openedBySilence(stream);
    const pending = stream.next();
    source.give({ data: 1, id: "1\n2" });
    await expect(pending).rejects.toThrow("line break");
    expect(source.stopped).toBe(1);
    expect(await stream.next()).toEqual(DONE);
  });

  it("ends when the service drains, and forgets to listen when it has ended before", async () => {
    const listeners = new Set<() => void>();
    const onDrain = (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    };
    const source = new Told();
    const stream = eventStream(source, {}, onDrain);
    await openedBySilence(stream);
    const pending = stream.next();
    for (const listener of listeners) listener();
    expect(await pending).toEqual(DONE);
    expect(source.stopped).toBe(1);
    const other = eventStream(new Told(), {}, onDrain);
    await other.return?.();
    expect(listeners.size).toBe(0);
  });

  it("cannot be read any more where its source fails to stop", async () => {
    const source = new Told();
    source.return = () => Promise.reject(new Error("stuck"));
    const stream = eventStream(source);
    const first = stream.next();
    source.give("no event");
    await expect(first).rejects.toThrow("An event is");
    expect(await stream.next()).toEqual(DONE);
  });

  it("takes a source that cannot be stopped", async () => {
    const source = { next: () => new Promise<never>(() => undefined) };
    const stream = eventStream({ [Symbol.asyncIterator]: () => source });
    expect(await stream.return?.()).toEqual(DONE);
    expect(await stream.next()).toEqual(DONE);
    const wrong = { next: async () => ({ done: false as const, value: "no event" }) };
    await expect(eventStream({ [Symbol.asyncIterator]: () => wrong }).next()).rejects.toThrow("An event is");
  });

  it("is stopped once, and takes nothing that comes later", async () => {
    const source = new Told();
    const stream = eventStream(source);
    const pending = stream.next();
    await stream.return?.();
    await stream.return?.();
    source.give("no event");
    await vi.advanceTimersByTimeAsync(0);
    expect([await pending, source.stopped, await stream.next()]).toEqual([DONE, 1, DONE]);
  });

  it("fails where asking the source throws", async () => {
    const source = new Told();
    source.next = () => {
      throw new Error("broken");
    };
    await expect(eventStream(source).next()).rejects.toThrow("broken");
  });

  it("sends the first comment of silence after 15 seconds", async () => {
    const stream = eventStream(new Told());
    await openedBySilence(stream);
    const sent = vi.fn();
    void stream.next().then(sent);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(sent).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveBeenCalledExactlyOnceWith(value(":\n\n"));
  });

  it.each([
    [{ heartbeat: "1" }, "events: heartbeat"],
    [{ retry: 0.5 }, "events: retry"],
    [{ hartbeat: 1 }, "events: it has hartbeat"],
  ])("refuses the options %j", (options, told) => {
    const given = options as EventStreamOptions;
    expect(() => eventStream(new Told(), given)).toThrow(told);
    expect(() => createEventsCodec(given)).toThrow(told);
  });
});

describe("the codec of events", () => {
  it("encodes an event, or a list of them", () => {
    const codec = createEventsCodec();
    expect(codec.encode({ data: 1 })).toBe("data: 1\n\n");
    expect(codec.encode([{ data: 1 }, { id: "2" }])).toBe("data: 1\n\nid: 2\n\n");
    expect(codec.streamsValues).toBe(true);
  });

  it("streams with its options, until the service drains where it knows of that", async () => {
    const codec = createEventsCodec({ retry: 5 });
    const source = new Told();
    const stream = codec.encodeStream?.(source)[Symbol.asyncIterator]() as AsyncIterator<string>;
    expect(await openedBySilence(stream)).toEqual(value("retry: 5\n\n"));
    await stream.return?.();
    expect(source.stopped).toBe(1);
  });
});
