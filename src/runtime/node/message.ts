import { IncomingMessage } from "node:http";
import { joinBytes } from "../../http/body.ts";
import { keepsContent, markDumped } from "./privateFields.ts";

/** Bytes. As much unread content as node:http buffers. */
const SHORT = 16_384;

/** Whether Node's parser lets a request keep its content. True until that is determined: the probe has to keep some. */
let isKeeping = true;

/**
 * A request of node:http that keeps short content instead of passing it through a stream: it nearly always comes in one
 * packet with the head. Without content there is no stream to end either. To open a stream, read it to its end and close
 * it takes 3 of the 14 µs of a small POST, and 2 of the 10 of a small GET (decision 9). One class, directly below Node's:
 * a class in between takes another 0.5 µs of each request.
 */
export class RequestMessage extends IncomingMessage {
  /** The content, when all of it has arrived and no reader has asked for a stream. */
  whole: Uint8Array | undefined = undefined;
  #kept: Uint8Array[] | undefined = undefined;
  #isStream = !isKeeping;
  #isBroken = false;

  /** Whether the content may still arrive whole, before a reader needs it. */
  get mayBeKept(): boolean {
    return !this.#isStream && this.whole === undefined;
  }

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

  /** Called when the rest of the content cannot be read: a reader gets an error, and a response can still be sent. */
  breakOff(): void {
    this.#isBroken = true;
    this.destroy();
  }

  /** node:http would destroy the socket as well. */
  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    if (this.#isBroken) done(null);
    else super._destroy(error, done);
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
Object.defineProperty(RequestMessage.prototype, "readableEnded", {
  configurable: true,
  get(this: RequestMessage): boolean {
    return this.whole !== undefined || Reflect.get(IncomingMessage.prototype, "readableEnded", this) === true;
  },
});

let determined: Promise<void> | undefined;

/** The class of a server's requests. Where Node's parser behaves differently, which is determined once, each is a stream. */
export async function messageClass(): Promise<typeof RequestMessage> {
  determined ??= keepsContent(RequestMessage).then((isKept) => {
    isKeeping = isKept;
  });
  await determined;
  return RequestMessage;
}
