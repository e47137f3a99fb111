import type { Listener, Recorder } from "./recorder.ts";

/** Events queued for a slow reader; beyond that the oldest are dropped, and the reader is told to fetch the list again. */
const MOST_WAITING = 256;
/** Milliseconds. Often enough that proxies keep the connection open, and that a draining service ends soon. */
const BEAT = 1000;
const BEATS_TO_PING = 15;

/** Another stream of what is recorded; undefined where the most readers are reached. */
export type Subscribe = () => AsyncIterableIterator<string, void, undefined> | undefined;

/** At most so many. They end when `isEnding`: an endless stream must not keep a service that drains from stopping. */
export function eventStreams(recorder: Recorder, most: number, isEnding: () => boolean): Subscribe {
  let open = 0;
  return () => {
    if (open >= most) return undefined;
    open += 1;
    const stream = new EventStream(isEnding, () => {
      open -= 1;
      release();
    });
    const release = recorder.listen(stream.listener);
    return stream;
  };
}

/**
 * What one reader has not read yet. Nothing is written before it is read, so a slow reader costs its queue and no more.
 * Not a generator: return() on one that was never started would run none of its code.
 */
class EventStream implements AsyncIterableIterator<string, void, undefined> {
  readonly #isEnding: () => boolean;
  readonly #leave: () => void;
  readonly #beat: ReturnType<typeof setInterval>;
  #waiting: string[] = ["retry: 1000\n\n"];
  #wake: (() => void) | undefined;
  #beats = 0;
  #isDone = false;

  constructor(isEnding: () => boolean, leave: () => void) {
    this.#isEnding = isEnding;
    this.#leave = leave;
    this.#beat = setInterval(() => this.#tick(), BEAT);
  }

  readonly listener: Listener = (event) => {
    this.#push(event === "cleared" ? "event: cleared\ndata:\n\n" : `data: ${JSON.stringify(event.summary)}\n\n`);
  };

  [Symbol.asyncIterator](): this {
    return this;
  }

  async next(): Promise<IteratorResult<string, void>> {
    while (this.#waiting.length === 0 && !this.#isDone) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    if (this.#isDone) return { done: true, value: undefined };
    const value = this.#waiting.join("");
    this.#waiting = [];
    return { done: false, value };
  }

  async return(): Promise<IteratorResult<string, void>> {
    this.#end();
    return { done: true, value: undefined };
  }

  #push(event: string): void {
    this.#waiting.push(event);
    if (this.#waiting.length > MOST_WAITING) this.#waiting = ["event: lost\ndata:\n\n"];
    this.#wake?.();
  }

  #tick(): void {
    if (this.#isEnding()) return this.#end();
    this.#beats += 1;
    if (this.#beats % BEATS_TO_PING === 0 && this.#waiting.length === 0) this.#push(":\n\n");
  }

  #end(): void {
    if (this.#isDone) return;
    this.#isDone = true;
    clearInterval(this.#beat);
    this.#leave();
    this.#wake?.();
  }
}
