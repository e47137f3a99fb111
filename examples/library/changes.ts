import { setTimeout as pause } from "node:timers/promises";
import { type Context, Resource } from "signalbox";
import { lastEventId, type ServerEvent } from "signalbox/events";
import { Book } from "./book.ts";
import type { Shelf } from "./shelf.ts";

/** How often the shelf is looked at. Another process may have changed it. Milliseconds. */
const EVERY = 500;

/**
 * What is added to the library and changed in it, at `/changes`, as it happens. The id of an event is the shelf's revision,
 * so that a client that connects again goes on where it was, with whichever process.
 */
export class Changes extends Resource {
  override readonly produces = ["text/event-stream"];
  readonly #shelf: Shelf;

  constructor(shelf: Shelf) {
    super();
    this.#shelf = shelf;
  }

  override async *represent(ctx: Context): AsyncGenerator<ServerEvent<Book>> {
    const seen = Number(lastEventId(ctx) ?? "none");
    let revision = Number.isSafeInteger(seen) ? seen : this.#shelf.revision;
    while (!ctx.signal.aborted) {
      for (const entry of this.#shelf.changedSince(revision)) {
        revision = entry.revision;
        yield { id: String(revision), event: "book", data: entry.book };
      }
      await pause(EVERY, undefined, { signal: ctx.signal }).catch(() => undefined);
    }
  }

  override describe() {
    return { get: { summary: "Get notified when books are added or changed", responses: { 200: Book } } };
  }
}
