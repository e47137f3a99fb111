import { below, LostMembers } from "../http/lostMembers.ts";

/** How the values of a stream become text: one by one, with something before the first and after the last. */
export interface StreamText {
  readonly open?: string;
  readonly each: (value: unknown, index: number) => string;
  readonly close?: (count: number) => string;
}

type Chunk = string | Uint8Array;

/** Values as text, each as it comes. A stream of bytes, known by its first chunk, passes as it is. */
export function streamText(values: AsyncIterable<unknown>, text: StreamText): AsyncIterable<Chunk> {
  return { [Symbol.asyncIterator]: () => new TextStream(values[Symbol.asyncIterator](), text) };
}

const DONE: IteratorReturnResult<undefined> = { done: true, value: undefined };

/** Not an async generator, whose return() would wait for the pending value: a silent source would outlive its client. */
class TextStream implements AsyncIterator<Chunk, undefined> {
  readonly #source: AsyncIterator<unknown>;
  readonly #text: StreamText;
  #count = 0;
  #bytes = false;
  #ended = false;

  constructor(source: AsyncIterator<unknown>, text: StreamText) {
    this.#source = source;
    this.#text = text;
  }

  /** Empty chunks are left out: some transports take one for the end. */
  async next(): Promise<IteratorResult<Chunk, undefined>> {
    while (!this.#ended) {
      const step = await this.#ask();
      if (this.#ended) break;
      const value = step.done === true ? this.#end() : await this.#encode(step.value);
      if (value.length > 0) return { done: false, value };
    }
    return DONE;
  }

  async return(): Promise<IteratorResult<Chunk, undefined>> {
    if (!this.#ended) {
      this.#ended = true;
      await this.#source.return?.();
    }
    return DONE;
  }

  async #ask(): Promise<IteratorResult<unknown>> {
    try {
      return await this.#source.next();
    } catch (error) {
      // A source that failed has ended: its return() is not called.
      this.#ended = true;
      throw error;
    }
  }

  async #encode(value: unknown): Promise<Chunk> {
    const index = this.#count++;
    try {
      return this.#chunkOf(value, index);
    } catch (error) {
      await this.return();
      throw error instanceof LostMembers ? new LostMembers(below(index, error)) : error;
    }
  }

  #chunkOf(value: unknown, index: number): Chunk {
    if (index === 0) this.#bytes = value instanceof Uint8Array;
    if (value instanceof Uint8Array) {
      if (this.#bytes) return value;
      throw new TypeError("a stream that begins with values has no bytes");
    }
    if (this.#bytes) throw new TypeError("a stream that begins with bytes has only bytes");
    return (index === 0 ? (this.#text.open ?? "") : "") + this.#text.each(value, index);
  }

  #end(): Chunk {
    this.#ended = true;
    if (this.#bytes) return "";
    return (this.#count === 0 ? (this.#text.open ?? "") : "") + (this.#text.close?.(this.#count) ?? "");
  }
}
