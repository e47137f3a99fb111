import type { ServerResponse } from "node:http";
import { KeptMessage } from "./message.ts";

/** Whether so much content was left unread that the connection is better closed than read to the request's end. */
export function leavesContent(outgoing: ServerResponse, unreadBytes: number): boolean {
  const { req: incoming } = outgoing;
  const { "content-length": declared, "transfer-encoding": coding } = incoming.headers;
  if ((declared === undefined && coding === undefined) || incoming.readableEnded) return false;
  // From here on it is node:http's, which throws away what is still to come.
  if (incoming instanceof KeptMessage) incoming.toStream();
  // A reader has begun and stopped. What a stream holds back then is never asked for again.
  if (incoming.readableDidRead) return true;
  return declared !== undefined && Number(declared) > unreadBytes;
}

/** How much there is of chunked content shows only while it comes: past the bound, `close` is called. */
export function discardChunked(outgoing: ServerResponse, unreadBytes: number, close: () => void): void {
  const { req: incoming } = outgoing;
  if (incoming.readableEnded) return;
  let discarded = 0;
  const count = (chunk: Uint8Array) => {
    discarded += chunk.byteLength;
    // What has come already costs nobody anything more.
    if (discarded <= unreadBytes || incoming.complete) return;
    incoming.off("data", count).pause();
    if (outgoing.writableFinished) close();
    else outgoing.once("finish", close);
  };
  incoming.on("error", () => undefined).on("data", count);
}
