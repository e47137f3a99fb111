import { joined } from "../http/body.ts";
import { type Chunk, checkedChunk } from "../http/responseStream.ts";
import { type RunningTimer, startTimer } from "../http/timer.ts";
import { findCoding } from "./available.ts";
import type { Coder, Coding } from "./coding.ts";

/** A whole body, coded: small ones synchronously, larger ones in the thread pool. */
export function compress(coding: string, body: Uint8Array): Uint8Array | Promise<Uint8Array> {
  return findCoding(coding).compress(body);
}

/** A streamed body, coded as it is read, and flushed, so that a slow stream is not held back. */
export function compressStream(coding: string, body: AsyncIterable<string | Uint8Array>): AsyncIterable<Uint8Array> {
  const found = findCoding(coding);
  return { [Symbol.asyncIterator]: () => new CodedStream(found, body[Symbol.asyncIterator]()) };
}

/** No async generator: its return() would wait for a silent source, and a client that left would keep it alive. */
class CodedStream implements AsyncIterator<Uint8Array, undefined> {
  readonly #coding: Coding;
  readonly #source: Gatherer;
  /** Opened on the first read, so that a stream that is never read holds nothing. */
  #coder: Coder | undefined;
  #sourceEnded = false;
  #stopped = false;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(coding: Coding, source: AsyncIterator<string | Uint8Array>) {
    this.#coding = coding;
    this.#source = new Gatherer(source);
  }

  /** One at a time, also for a consumer that calls again before it got a value. */
  next(): Promise<IteratorResult<Uint8Array, undefined>> {
    const turn = this.#turn.then(() => this.#step());
    this.#turn = turn.catch(() => {});
    return turn;
  }

  async return(): Promise<IteratorResult<Uint8Array, undefined>> {
    await this.#stop();
    return { done: true, value: undefined };
  }

  async #step(): Promise<IteratorResult<Uint8Array, undefined>> {
    try {
      const value = this.#stopped ? undefined : await this.#advance();
      if (value !== undefined) return { done: false, value };
      await this.#stop();
    } catch (error) {
      // An error that comes because the consumer stopped is not thrown at it.
      if (!this.#stopped) {
        await this.#stop();
        throw error;
      }
    }
    return { done: true, value: undefined };
  }

  async #advance(): Promise<Uint8Array | undefined> {
    this.#coder ??= this.#coding.open();
    for (;;) {
      const bytes = this.#coder.take();
      if (bytes !== undefined || this.#sourceEnded) return bytes;
      const chunk = await this.#source.next();
      if (this.#stopped) return undefined;
      if (chunk !== undefined) {
        await this.#coder.write(chunk);
      } else {
        this.#sourceEnded = true;
        await this.#coder.end();
      }
    }
  }

  async #stop(): Promise<void> {
    this.#stopped = true;
    this.#coder?.close();
    await this.#source.stop();
  }
}

/** A gathered chunk of this many bytes is passed on, so that a stream of short lines costs few flushes. */
export const FULL = 16_384;
const encoder = new TextEncoder();

/** Joins chunks that come within one timer's turn: a flush for each line of a fast stream would be waste. */
export class Gatherer {
  readonly #source: AsyncIterator<string | Uint8Array>;
  /** Requested from the source and not yet given. It outlives a round that ended without it. */
  #asked: Promise<IteratorResult<Chunk>> | undefined;
  #done = false;

  constructor(source: AsyncIterator<string | Uint8Array>) {
    this.#source = source;
  }

  /** The next bytes, at least one; undefined at the end. */
  async next(): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const parts: Uint8Array[] = [];
    let size = 0;
    let pause: RunningTimer | undefined;
    while (!this.#done && size < FULL) {
      this.#asked ??= this.#source.next();
      if (size > 0) pause ??= startTimer(0);
      const result = await this.#result(this.#asked, pause);
      if (result === undefined) break;
      this.#asked = undefined;
      if (result.done === true) {
        this.#done = true;
      } else {
        const chunk = checkedChunk(result.value);
        const part = typeof chunk === "string" ? encoder.encode(chunk) : chunk;
        parts.push(part);
        size += part.byteLength;
      }
    }
    pause?.stop();
    return size === 0 ? undefined : joined(parts);
  }

  /** Undefined when the pause ended first. A source that failed has ended, so its return() is not called. */
  async #result(
    asked: Promise<IteratorResult<Chunk>>,
    pause?: RunningTimer,
  ): Promise<IteratorResult<Chunk> | undefined> {
    try {
      return await (pause === undefined ? asked : Promise.race([asked, pause.isUp]));
    } catch (error) {
      this.#done = true;
      pause?.stop();
      throw error;
    }
  }

  /** Calls the source's return() (at once, even while a value is awaited), unless it has ended by itself. */
  async stop(): Promise<void> {
    if (this.#done) return;
    this.#done = true;
    await this.#source.return?.();
  }
}
