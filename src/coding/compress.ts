import { findCoding } from "./available.ts";
import type { Coder, Coding } from "./coding.ts";
import { Gatherer } from "./gather.ts";

/** A whole body, coded: small ones synchronously, larger ones in the thread pool. */
export function compress(coding: string, body: Uint8Array): Uint8Array | Promise<Uint8Array> {
  return findCoding(coding).compress(body);
}

/**
 * A streamed body, coded as it comes. The source is read only when the consumer reads. What it gives is flushed, so that
 * a slow stream is not held back. When the consumer stops, the source's return() is called.
 */
export function compressStream(coding: string, body: AsyncIterable<string | Uint8Array>): AsyncIterable<Uint8Array> {
  const found = findCoding(coding);
  return { [Symbol.asyncIterator]: () => new CodedStream(found, body[Symbol.asyncIterator]()) };
}

/**
 * Not an async generator, because a generator that waits for its source cannot be stopped: its return() would wait as
 * well, and a client that left would keep a silent source alive until it produces again.
 */
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
