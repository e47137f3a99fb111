import { disown, isPromise, type Surroundings } from "./later.ts";
import { startTimer } from "./timer.ts";

export type Chunk = string | Uint8Array;
type ChunkResult = IteratorResult<Chunk, undefined>;

export interface StreamWatcher {
  /** The request, in whose surroundings the source is read. */
  readonly request?: { readonly surroundings: Surroundings | undefined };
  /** Takes what the source threw, or what was wrong with a chunk. */
  report(error: unknown): void;
  /** Whether the client has left: errors that come because of that are not reported. */
  hasLeft(): boolean;
  /** Called once: the stream ended, failed (with what was thrown), or was cancelled. */
  ended?(error: unknown): void | PromiseLike<unknown>;
}

export const DONE: IteratorReturnResult<undefined> = { done: true, value: undefined };
/** Milliseconds that a cancelled source may take to stop before what it uses is released. */
const STOPPING_TIME = 1_000;

export function isStream(body: unknown): body is AsyncIterable<unknown> {
  return typeof body === "object" && body !== null && Symbol.asyncIterator in body;
}

/** The iterator of a source. Throws where it has none, or cannot be read, such as a locked ReadableStream. */
export function opened(source: unknown): AsyncIterator<unknown> {
  if (!isStream(source)) {
    disown(source);
    throw new TypeError(`A stream is an async iterable, not ${kindOf(source)}.`);
  }
  if (isReadable(source)) return iteratorOf(source);
  const iterator: unknown = source[Symbol.asyncIterator]();
  if (isIterator(iterator)) return iterator;
  disown(iterator);
  throw new TypeError("The stream's [Symbol.asyncIterator]() gave no iterator.");
}

const isReadable = (source: object): source is ReadableStream<unknown> =>
  "getReader" in source && typeof source.getReader === "function";

const isIterator = (value: unknown): value is AsyncIterator<unknown> =>
  typeof value === "object" && value !== null && "next" in value && typeof value.next === "function";

/** Cancels at once: a ReadableStream's own iterator would first wait for the pending chunk. */
function iteratorOf(stream: ReadableStream<unknown>): AsyncIterator<unknown> {
  const reader = stream.getReader();
  return {
    // A reader's result has the shape of an iterator's; only the types differ.
    next: () => reader.read() as Promise<IteratorResult<unknown>>,
    return: () => reader.cancel().then(() => DONE),
  };
}

export function checkedChunk(chunk: unknown): Chunk {
  if (typeof chunk === "string" || chunk instanceof Uint8Array) return chunk;
  disown(chunk);
  throw new TypeError(`A stream's chunk is text or bytes, not ${kindOf(chunk)}.`);
}

/** Content that is sent as it is made, in a form that a runtime can send unchecked: see `next` and `return`. */
export class ResponseStream implements AsyncIterableIterator<Chunk, undefined, undefined> {
  readonly #source: AsyncIterator<unknown>;
  readonly #watcher: StreamWatcher;
  /** Bytes that are still to come of an announced Content-Length. */
  #left: number | undefined;
  #isOver = false;
  #waiting: ((result: ChunkResult) => void) | undefined = undefined;

  /** Opens the source, so that one that cannot be opened throws before anything is sent. */
  constructor(source: AsyncIterable<unknown>, watcher: StreamWatcher, length?: number) {
    this.#source = opened(source);
    this.#watcher = watcher;
    this.#left = length;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  /** Never throws. Rejects at most once: the error was reported, and the response is to be cut. One call at a time. */
  next(): Promise<ChunkResult> {
    const inside = this.#watcher.request?.surroundings;
    return inside === undefined ? this.#next() : inside(() => this.#next());
  }

  #next(): Promise<ChunkResult> {
    if (this.#isOver) return Promise.resolve(DONE);
    return new Promise((resolve, reject) => {
      this.#waiting = resolve;
      const failed = (error: unknown) => this.#fail(error, reject);
      try {
        Promise.resolve(this.#source.next()).then((step) => this.#take(step, resolve, reject), failed);
      } catch (error) {
        failed(error);
      }
    });
  }

  /** Calls the source's return() at once, and waits STOPPING_TIME at most, not if a chunk is pending. Never throws. */
  return(): Promise<ChunkResult> {
    const inside = this.#watcher.request?.surroundings;
    return inside === undefined ? this.#return() : inside(() => this.#return());
  }

  async #return(): Promise<ChunkResult> {
    if (this.#isOver) return DONE;
    this.#isOver = true;
    const isSilent = this.#waiting !== undefined;
    this.#waiting?.(DONE);
    const stopped = stop(this.#source, this.#report);
    if (!isSilent && stopped !== undefined) await atMost(STOPPING_TIME, stopped);
    await this.#end(undefined);
    return DONE;
  }

  #take(step: IteratorResult<unknown>, resolve: (result: ChunkResult) => void, reject: (error: unknown) => void): void {
    if (this.#isOver) return;
    this.#waiting = undefined;
    let isDone = false;
    try {
      isDone = step.done === true;
      if (!isDone) return resolve({ done: false, value: this.#counted(checkedChunk(step.value)) });
      if (this.#left !== undefined && this.#left > 0) throw tooShort(this.#left);
    } catch (error) {
      if (!isDone) void stop(this.#source, this.#report);
      return this.#fail(error, reject);
    }
    this.#isOver = true;
    void this.#end(undefined).then(() => resolve(DONE));
  }

  /** RFC 9112 6.2: neither more nor less than was announced, or the client would misread where the next response begins. */
  #counted(chunk: Chunk): Chunk {
    if (this.#left === undefined) return chunk;
    const bytes = typeof chunk === "string" ? new TextEncoder().encode(chunk) : chunk;
    if (bytes.byteLength > this.#left) throw new TypeError("The stream gave more than its Content-Length announced.");
    this.#left -= bytes.byteLength;
    return bytes;
  }

  #fail(thrown: unknown, reject: (reason: unknown) => void): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#waiting = undefined;
    if (!this.#watcher.hasLeft()) this.#watcher.report(thrown);
    void this.#end(thrown).then(() => reject(thrown));
  }

  async #end(error: unknown): Promise<void> {
    try {
      await this.#watcher.ended?.(error);
    } catch (second) {
      this.#watcher.report(second);
    }
  }

  readonly #report = (error: unknown): void => this.#watcher.report(error);
}

export function letGo(body: unknown, report: (error: unknown) => void = ignore): void {
  if (!isStream(body)) return;
  try {
    void stop(opened(body), report);
  } catch (error) {
    report(error);
  }
}

/** Calls `return()` at once, where there is one. The promise settles when the source has stopped, and never rejects. */
function stop(source: AsyncIterator<unknown>, report: (error: unknown) => void): Promise<void> | undefined {
  try {
    const stopped: unknown = source.return?.();
    return isPromise(stopped) ? Promise.resolve(stopped).then(ignore, report) : undefined;
  } catch (error) {
    report(error);
    return undefined;
  }
}

/** Waits for at most so many milliseconds. Rejects where it does in time, and is handled where it does later. */
export async function atMost(ms: number, settled: Promise<unknown>): Promise<void> {
  const timer = startTimer(ms);
  await Promise.race([settled, timer.isUp]).finally(() => timer.stop());
}

function ignore(): void {}

const tooShort = (left: number): TypeError =>
  new TypeError(`The stream ended ${left} bytes before its Content-Length.`);

export function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (typeof value !== "object") return value === undefined ? "undefined" : `a ${typeof value}`;
  if (isPromise(value)) return "a promise";
  return Array.isArray(value) ? "an array" : "an object";
}
