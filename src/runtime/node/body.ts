import type { Readable } from "node:stream";
import { type BodySource, joinBytes } from "../../http/body.ts";
import { BodyIncomplete, BodyTooLarge } from "../../http/bodyErrors.ts";
import { readBefore } from "../refusals.ts";
import { http } from "./builtin.ts";

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

  /** With events, a third of the cost of iterating. To remove the listeners would cost as much again. */
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

/** By another framework that stands before the service, over HTTP/1.1: the service calls either method above once. */
const wasRead = (incoming: Readable): boolean =>
  incoming instanceof http.IncomingMessage && (incoming.readableDidRead || incoming.readableEnded);

/** Before it was read: the events of a client that left have passed. */
const hasEnded = (incoming: Readable): boolean => incoming.destroyed || incoming.readableEnded;
