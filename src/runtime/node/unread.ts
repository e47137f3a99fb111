import type { ServerResponse } from "node:http";
import { RequestMessage } from "./message.ts";

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

/**
 * Discards what is left of the content where the connection stays. A stream may be made from the content, so the rest is left alone
 * until that is sent. A declared length was checked before; that of chunked content is known only as it comes: past the limit,
 * `close` is called.
 */
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
