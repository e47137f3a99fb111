import { checkedChunk } from "../http/responseStream.ts";

/** A gathered chunk of this many bytes is passed on, so that a stream of short lines costs few flushes. */
export const FULL = 16_384;

const encoder = new TextEncoder();

/**
 * A source's chunks as bytes, with chunks that come together joined. A flush costs bytes and time, so one for each line
 * of a fast stream would be waste. What a slow stream has given must not wait for more, so the gathering ends when the
 * source does not produce within a timer's turn.
 */
export class Gatherer {
  readonly #source: AsyncIterator<string | Uint8Array>;
  /** Requested from the source and not yet given. It outlives a round that ended without it. */
  #asked: Promise<IteratorResult<string | Uint8Array>> | undefined;
  #done = false;

  constructor(source: AsyncIterator<string | Uint8Array>) {
    this.#source = source;
  }

  /** The next bytes, at least one; undefined at the end. */
  async next(): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const parts: Uint8Array[] = [];
    let size = 0;
    let pause: Pause | undefined;
    while (!this.#done && size < FULL) {
      this.#asked ??= this.#source.next();
      if (size > 0) pause ??= startPause();
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
    return size === 0 ? undefined : join(parts, size);
  }

  /** Undefined when the pause ended first. A source that failed has ended, so its return() is not called. */
  async #result(
    asked: Promise<IteratorResult<string | Uint8Array>>,
    pause: Pause | undefined,
  ): Promise<IteratorResult<string | Uint8Array> | undefined> {
    try {
      return await (pause === undefined ? asked : Promise.race([asked, pause.over]));
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

interface Pause {
  readonly over: Promise<undefined>;
  stop(): void;
}

function startPause(): Pause {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, 0, undefined);
  });
  return { over, stop: () => clearTimeout(timer) };
}

function join(parts: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return bytes;
}
