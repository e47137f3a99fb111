import { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { type BodySource, joinBytes } from "../../http/body.ts";
import { BodyIncomplete, BodyTooLarge } from "../../http/bodyErrors.ts";
import { readBefore } from "../refusals.ts";

/** Content in one of Node's streams. */
export class NodeBody implements BodySource {
  readonly length: number | undefined;
  readonly #incoming: Readable;
  readonly #begin: (() => void) | undefined;
  readonly #isWhole: () => boolean;

  /** `begin` is called before the first byte is read; `isWhole` when the stream has ended, which may be because it was broken off. */
  constructor(
    incoming: Readable,
    declared: string | undefined,
    begin: (() => void) | undefined,
    isWhole: () => boolean = () => true,
  ) {
    this.length = declared === undefined ? undefined : Number(declared);
    this.#incoming = incoming;
    this.#begin = begin;
    this.#isWhole = isWhole;
  }

  async *stream(): AsyncGenerator<Uint8Array, void, undefined> {
    this.#begin?.();
    if (wasRead(this.#incoming)) throw readBefore();
    if (hasEnded(this.#incoming)) throw new BodyIncomplete();
    try {
      // A reader that stops early must not close the connection, on which the response is still to be sent.
      yield* this.#incoming.iterator({ destroyOnReturn: false });
    } catch {
      throw new BodyIncomplete();
    }
    if (!this.#isWhole()) throw new BodyIncomplete();
  }

  /**
   * With events, which cost a third of iterating. The listeners are not removed, which would cost as much again: they go
   * with the request, and a second call is ignored.
   */
  collect(limit: number, done: (bytes: Uint8Array) => void, fail: (error: unknown) => void): void {
    this.#begin?.();
    const incoming = this.#incoming;
    if (wasRead(incoming)) return fail(readBefore());
    if (hasEnded(incoming)) return fail(new BodyIncomplete());
    const chunks: Uint8Array[] = [];
    let total = 0;
    incoming.on("data", (chunk: Uint8Array) => {
      if (total > limit) return;
      total += chunk.byteLength;
      chunks.push(chunk);
      if (total <= limit) return;
      incoming.pause();
      fail(new BodyTooLarge(limit));
    });
    incoming.on("end", () => (this.#isWhole() ? done(joinBytes(chunks)) : fail(new BodyIncomplete())));
    incoming.on("close", () => {
      if (!incoming.readableEnded) fail(new BodyIncomplete());
    });
    incoming.on("error", () => fail(new BodyIncomplete()));
    // Where its response has begun.
    if (incoming.isPaused()) incoming.resume();
  }
}

/**
 * Each of the two methods above is called once, and not after the other: who has read it is not the service. Only over HTTP/1.1 can
 * another framework stand before it; a stream of HTTP/2 also ends where it is broken off.
 */
function wasRead(incoming: Readable): boolean {
  return incoming instanceof IncomingMessage && (incoming.readableDidRead || incoming.readableEnded);
}

/** Before it was read: the events of a client that left have passed. */
function hasEnded(incoming: Readable): boolean {
  return incoming.destroyed || incoming.readableEnded;
}
