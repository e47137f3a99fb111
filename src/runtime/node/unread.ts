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

/** The length of chunked content is known only as it comes: past the limit, `close` is called. */
export function discardChunked(outgoing: ServerResponse, unreadBytes: number, close: () => void): void {
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
}
