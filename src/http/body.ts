import { BodyConsumed, BodyIncomplete, BodyMalformed, BodyTooLarge, type ContentCheck } from "./bodyErrors.ts";
import { isNestedTooDeeply } from "./jsonNesting.ts";
import { Later, type Surroundings } from "./later.ts";
import type { ResponseBody } from "./response.ts";

/** A request's content, as a runtime's adapter provides it. */
export interface BodySource {
  /** Content-Length, where one was sent and is a number. */
  readonly length: number | undefined;
  /** The whole content, where it has arrived already. */
  readonly whole?: Uint8Array;
  /** The content as it arrives. Called at most once. */
  stream(): AsyncIterable<Uint8Array>;
  /** Collects the whole content, if the adapter has something faster than iterating. Past the limit: BodyTooLarge. */
  collect?(limit: number, done: (bytes: Uint8Array) => void, fail: (error: unknown) => void): void;
}

export class WholeBody implements BodySource {
  readonly length: number;
  readonly whole: Uint8Array;

  constructor(whole: Uint8Array) {
    this.length = whole.byteLength;
    this.whole = whole;
  }

  async *stream(): AsyncGenerator<Uint8Array, void, undefined> {
    yield this.whole;
  }
}

const NOTHING = new Uint8Array(0);

/**
 * A request's content, never read past its limit. `bytes()`, `text()` and `json()` keep what they read: it may be read again, and iterated.
 * Iterating first keeps nothing: reading after that throws BodyConsumed.
 */
export class RequestBody {
  /** The most bytes that are read. */
  limit: number;
  /** What looks at the content while it is read; it is set before that. */
  check: ContentCheck | undefined;
  /** Where its readers are called; undefined where that does not matter. */
  surroundings: Surroundings | undefined;
  readonly #source: BodySource | undefined;
  #reading: Later<Uint8Array> | undefined;
  #bytes: Promise<Uint8Array> | undefined;
  #ready: Uint8Array | undefined;
  #isReading = false;
  #isConsumed = false;
  #cameAt: number | undefined;
  #onRead: (() => void) | undefined = undefined;

  constructor(source: BodySource | undefined, limit: number) {
    this.#source = source;
    this.limit = limit;
  }

  /** True where the request's framing says that nothing follows. */
  get isEmpty(): boolean {
    return this.#source === undefined || this.#source.length === 0;
  }

  /** The declared length in bytes; undefined for chunked content. */
  get declaredLength(): number | undefined {
    return this.#source === undefined ? 0 : this.#source.length;
  }

  /** Whether it was read as a whole, or is being read so: what is read again is what is kept of it. */
  get isKept(): boolean {
    return this.#ready !== undefined || this.#reading !== undefined;
  }

  /** What was read as a whole, and is kept. */
  get kept(): Uint8Array | undefined {
    return this.#ready;
  }

  /** True while a reader waits for content. */
  get isReading(): boolean {
    return this.#isReading;
  }

  /** Milliseconds since content last arrived; Infinity where no reader has waited for any. */
  get quietFor(): number {
    return this.#cameAt === undefined ? Number.POSITIVE_INFINITY : performance.now() - this.#cameAt;
  }

  /** Called once when the awaited content has arrived, or will not, and after its readers were called. */
  whenRead(then: () => void): void {
    const other = this.#onRead;
    this.#onRead = other === undefined ? then : () => (other(), then());
  }

  bytes(): Promise<Uint8Array> {
    this.#bytes ??= awaitedLater(Promise.resolve(this.read()));
    return this.#bytes;
  }

  /** The same for the walk: synchronous where the content has arrived. */
  read(): Uint8Array | PromiseLike<Uint8Array> {
    if (this.#ready !== undefined) return this.#ready;
    if (this.#isConsumed) return rejected(new BodyConsumed());
    const whole = this.#source?.whole;
    if (whole !== undefined && whole.byteLength <= this.limit && this.check === undefined) {
      this.#ready = whole;
      return whole;
    }
    this.#reading ??= this.#read();
    return this.#reading;
  }

  text(): Promise<string> {
    return awaitedLater(this.bytes().then((bytes) => new TextDecoder().decode(bytes)));
  }

  /** The content as JSON. What is not JSON is the client's mistake, a 400. */
  json(): Promise<unknown> {
    return awaitedLater(this.#json());
  }

  async #json(): Promise<unknown> {
    const bytes = await this.bytes();
    // Before it is parsed: JSON.parse takes seconds for a million brackets.
    if (isNestedTooDeeply(bytes)) throw new BodyMalformed("The content is nested too deeply.");
    try {
      return JSON.parse(new TextDecoder().decode(bytes));
    } catch {
      throw new BodyMalformed("The content is not JSON.");
    }
  }

  /** The content as it arrives, under the same limit, for content that should not be in memory as a whole. */
  [Symbol.asyncIterator](): AsyncGenerator<Uint8Array, void, undefined> {
    const kept = this.#ready ?? this.#reading;
    if (kept !== undefined) return one(kept);
    if (this.#isConsumed) throw new BodyConsumed();
    this.#isConsumed = true;
    return this.#iterate(this.#source);
  }

  async *#iterate(source: BodySource | undefined): AsyncGenerator<Uint8Array, void, undefined> {
    if (source === undefined || source.length === 0) return this.check?.end();
    if (source.length !== undefined && source.length > this.limit) throw new BodyTooLarge(this.limit);
    const chunks = source.stream()[Symbol.asyncIterator]();
    let [total, isOpen] = [0, true];
    try {
      for (;;) {
        const step = await this.#arrival(chunks).catch((error: unknown) => {
          isOpen = false;
          throw error;
        });
        if (step.done === true) break;
        total += step.value.byteLength;
        if (total > this.limit) throw new BodyTooLarge(this.limit);
        this.check?.chunk(step.value);
        yield step.value;
      }
      isOpen = false;
    } finally {
      if (isOpen) await chunks.return?.();
    }
    if (total < (source.length ?? 0)) throw new BodyIncomplete();
    this.check?.end();
  }

  /** The next chunk. The request's deadline pauses while it is awaited, as it does for the whole. */
  async #arrival(chunks: AsyncIterator<Uint8Array>): Promise<IteratorResult<Uint8Array>> {
    this.#isReading = true;
    try {
      return await chunks.next();
    } finally {
      this.#arrived();
    }
  }

  #arrived(): void {
    this.#isReading = false;
    this.#cameAt = performance.now();
    const told = this.#onRead;
    this.#onRead = undefined;
    told?.();
  }

  #read(): Later<Uint8Array> {
    const reading = new Later<Uint8Array>();
    const source = this.#source;
    if (source === undefined || source.length === 0) this.#keep(NOTHING, reading);
    else if (source.length !== undefined && source.length > this.limit) reading.reject(new BodyTooLarge(this.limit));
    else this.#collect(source, reading);
    return reading;
  }

  /** Content that has arrived as a whole, unless its check refuses it. */
  #keep(bytes: Uint8Array, reading: Later<Uint8Array>): void {
    try {
      this.check?.chunk(bytes);
      this.check?.end();
    } catch (error) {
      reading.reject(error);
      return;
    }
    this.#ready = bytes;
    reading.resolve(bytes);
  }

  #collect(source: BodySource, reading: Later<Uint8Array>): void {
    const fail = (error: unknown) => {
      this.#isReading = false;
      reading.reject(error);
      this.#arrived();
    };
    const done = (bytes: Uint8Array) => {
      if (source.length !== undefined && bytes.byteLength < source.length) return fail(new BodyIncomplete());
      this.#isReading = false;
      this.#keep(bytes, reading);
      this.#arrived();
    };
    this.#isReading = true;
    if (source.collect === undefined) collect(source.stream(), this.limit).then(done, fail);
    else if (this.surroundings === undefined) source.collect(this.limit, done, fail);
    else {
      const { surroundings } = this;
      source.collect(
        this.limit,
        (bytes) => surroundings(() => done(bytes)),
        (error) => surroundings(() => fail(error)),
      );
    }
  }
}

/** The same promise, handled: a callback may await it later, and a client that leaves must not end the process. */
export function awaitedLater<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

function rejected(error: unknown): Later<Uint8Array> {
  const later = new Later<Uint8Array>();
  later.reject(error);
  return later;
}

async function* one(kept: Uint8Array | PromiseLike<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  const bytes = await kept;
  if (bytes.byteLength > 0) yield bytes;
}

async function collect(chunks: AsyncIterable<Uint8Array>, limit: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let total = 0;
  for await (const chunk of chunks) {
    total += chunk.byteLength;
    if (total > limit) throw new BodyTooLarge(limit);
    parts.push(chunk);
  }
  return joinBytes(parts);
}

/** All that a response sends; of a stream that an abort ends, what came before. */
export async function wholeBody(body: ResponseBody, signal?: AbortSignal): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const chunk of typeof body === "string" || body instanceof Uint8Array ? [body] : (body ?? [])) {
    if (signal?.aborted === true) break;
    parts.push(typeof chunk === "string" ? new TextEncoder().encode(chunk) : chunk);
  }
  return joinBytes(parts);
}

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const [first = NOTHING] = parts;
  return parts.length <= 1 ? first : joined(parts);
}

/** The same in memory of its own. */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((total, part) => total + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}
