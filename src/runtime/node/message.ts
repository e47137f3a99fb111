import { IncomingMessage } from "node:http";
import { joinBytes } from "../../http/body.ts";
import { keepsContent, markDumped } from "./privateFields.ts";

/** Bytes. As much unread content as node:http buffers. */
const SHORT = 16_384;

/** A request of node:http whose content may break off without closing the connection, so that a response can be sent. */
export class StreamedMessage extends IncomingMessage {
  #isBroken = false;

  /** Called when the rest of the content cannot be read: a reader gets an error. */
  breakOff(): void {
    this.#isBroken = true;
    this.destroy();
  }

  /** node:http would destroy the socket as well. */
  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    if (this.#isBroken) done(null);
    else super._destroy(error, done);
  }
}

/**
 * A request of node:http that keeps short content instead of passing it through a stream: it nearly always comes in one
 * packet with the head. Without content there is no stream to end either. To open a stream, read it to its end and close
 * it takes 3 of the 14 µs of a small POST, and 2 of the 10 of a small GET (decision 9).
 */
export class KeptMessage extends StreamedMessage {
  /** The content, when all of it has arrived and no reader has asked for a stream. */
  whole: Uint8Array | undefined = undefined;
  #kept: Uint8Array[] | undefined = undefined;
  #isStream = false;

  /** Makes it a stream again, which begins with what was kept. */
  toStream(): void {
    if (this.#isStream) return;
    this.#isStream = true;
    for (const chunk of this.#kept ?? []) super.push(chunk);
    if (this.whole === undefined) return;
    this.whole = undefined;
    super.push(null);
  }

  /** Node's parser calls this with each piece, and with null at the end. */
  override push(chunk: Uint8Array | null): boolean {
    if (!this.#isStream && this.#kept === undefined && !this.#isShort) this.#isStream = true;
    if (this.#isStream) return super.push(chunk);
    if (chunk === null) this.#end();
    else if (this.#kept === undefined) this.#kept = [chunk];
    else this.#kept.push(chunk);
    return true;
  }

  get #isShort(): boolean {
    const { "content-length": declared, "transfer-encoding": coding } = this.headers;
    return coding === undefined && (declared === undefined || Number(declared) <= SHORT);
  }

  #end(): void {
    this.whole = joinBytes(this.#kept ?? []);
    markDumped(this);
  }
}

// What was kept whole is not to be read from the connection any more. An accessor of the stream's, which Node's types call a
// property, so that an accessor of a class in its place would be refused wherever the published types are checked.
Object.defineProperty(KeptMessage.prototype, "readableEnded", {
  configurable: true,
  get(this: KeptMessage): boolean {
    return this.whole !== undefined || Reflect.get(IncomingMessage.prototype, "readableEnded", this) === true;
  },
});

let chosen: Promise<typeof StreamedMessage> | undefined;

/** The class of a server's requests, determined once: where Node's parser behaves differently, every request is a stream. */
export function messageClass(): Promise<typeof StreamedMessage> {
  chosen ??= keepsContent(KeptMessage).then((isKept) => (isKept ? KeptMessage : StreamedMessage));
  return chosen;
}
