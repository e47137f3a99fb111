import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { joinBytes } from "../../http/body.ts";
import { http } from "./builtin.ts";
import { keepsContent, markDumped } from "./privateFields.ts";
import { readFields } from "./requestFields.ts";

/** Bytes. As much unread content as node:http buffers. */
const SHORT = 16_384;

/** A request that keeps short content and opens no stream, which takes 3 of the 14 µs of a small POST (decision 9). A class in between costs 0.5 µs. */
export class RequestMessage extends http.IncomingMessage {
  // The defaults of these are on the prototype: to define fields in each instance takes 0.2 µs of each request.
  /** The content, when all of it has arrived and no reader has asked for a stream. */
  declare whole: Uint8Array | undefined;
  declare private kept: Uint8Array[] | undefined;
  declare private isStream: boolean;
  declare private isBroken: boolean;
  declare fields: IncomingHttpHeaders | undefined;

  static {
    Object.assign(this.prototype, {
      whole: undefined,
      kept: undefined,
      isStream: false,
      isBroken: false,
      fields: undefined,
    });
  }

  get mayBeKept(): boolean {
    return !this.isStream && this.whole === undefined;
  }

  /** Makes it a stream again, which begins with what was kept. */
  toStream(): void {
    if (this.isStream) return;
    this.isStream = true;
    for (const chunk of this.kept ?? []) super.push(chunk);
    if (this.whole === undefined) return;
    this.whole = undefined;
    super.push(null);
  }

  /** Node's parser calls this with each piece, and with null at the end. */
  override push(chunk: Uint8Array | null): boolean {
    if (!this.isStream && this.kept === undefined && !isShort(this)) this.isStream = true;
    if (this.isStream) return super.push(chunk);
    if (chunk === null) {
      this.whole = joinBytes(this.kept ?? []);
      markDumped(this);
    } else if (this.kept === undefined) {
      this.kept = [chunk];
    } else {
      this.kept.push(chunk);
    }
    return true;
  }

  /** Called when the rest of the content cannot be read: a reader gets an error, and a response can still be sent. */
  breakOff(): void {
    this.isBroken = true;
    this.destroy();
  }

  /** node:http would destroy the socket as well. */
  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    if (this.isBroken) done(null);
    else super._destroy(error, done);
  }
}

function headersOf(this: RequestMessage): IncomingHttpHeaders {
  this.fields ??= readFields(this.rawHeaders) ?? Reflect.get(http.IncomingMessage.prototype, "headers", this);
  return this.fields;
}

function isShort({ headers }: RequestMessage): boolean {
  const { "content-length": declared, "transfer-encoding": coding } = headers;
  return coding === undefined && (declared === undefined || Number(declared) <= SHORT);
}

// Accessors of Node's, which its types call properties, so that accessors of a class in their place would be refused wherever the
// published types are checked.
Object.defineProperties(RequestMessage.prototype, {
  // What was kept whole is not to be read from the connection any more.
  readableEnded: {
    configurable: true,
    get(this: RequestMessage): boolean {
      return this.whole !== undefined || Reflect.get(http.IncomingMessage.prototype, "readableEnded", this) === true;
    },
  },
  headers: {
    configurable: true,
    get: headersOf,
    set(this: RequestMessage, headers: IncomingHttpHeaders): void {
      this.fields = headers;
    },
  },
});

let determined: Promise<unknown> | undefined;

/** The class of a server's requests. Where Node's parser behaves differently, which is determined once, each is a stream. */
export async function messageClass(): Promise<typeof RequestMessage> {
  determined ??= keepsContent(RequestMessage).then((isKept) =>
    Object.assign(RequestMessage.prototype, { isStream: !isKept }),
  );
  await determined;
  return RequestMessage;
}

/** Whether so much of a request's content is unread that it is better to close the connection than to read to the request's end. */
export function leavesContent(outgoing: ServerResponse, unreadBytes: number): boolean {
  const { req: incoming } = outgoing;
  if (incoming.readableEnded) return false;
  // From here on node:http discards the rest.
  if (incoming instanceof RequestMessage) incoming.toStream();
  // A reader has begun and stopped: what the stream has buffered is never read.
  if (incoming.readableDidRead) return true;
  const { "content-length": declared } = incoming.headers;
  return declared !== undefined && Number(declared) > unreadBytes;
}

/** Discards the rest of the content, once a stream made of it is sent. Chunked content past the limit calls `close`. */
export function discardRest(outgoing: ServerResponse, isStream: boolean, unreadBytes: number, close: () => void): void {
  const { req: incoming } = outgoing;
  if (incoming.readableEnded) return;
  // Before node:http, which discards what nobody has begun to read without counting it.
  if (isStream) outgoing.prependOnceListener("finish", () => discard(outgoing, unreadBytes, close));
  else if (incoming.headers["transfer-encoding"] !== undefined) discard(outgoing, unreadBytes, close);
}

function discard(outgoing: ServerResponse, unreadBytes: number, close: () => void): void {
  const { req: incoming } = outgoing;
  if (incoming.readableEnded) return;
  let discarded = 0;
  const count = (chunk: Uint8Array) => {
    discarded += chunk.byteLength;
    // Content that has arrived completely costs nothing more.
    if (discarded <= unreadBytes || incoming.complete) return;
    incoming.off("data", count).pause();
    if (outgoing.writableFinished) close();
    else outgoing.once("finish", close);
  };
  incoming.on("error", () => undefined).on("data", count);
  while (incoming.read() !== null);
}
