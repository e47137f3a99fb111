import type { IncomingMessage, ServerResponse } from "node:http";
import { leave } from "./nodeLinger.ts";
import { NodeMessage } from "./nodeMessage.ts";

/** Whether so much content was left unread that the connection is better closed than read to the request's end. */
export function leavesContent(outgoing: ServerResponse, unreadBytes: number): boolean {
  const { req: incoming } = outgoing;
  const { "content-length": declared, "transfer-encoding": coding } = incoming.headers;
  if ((declared === undefined && coding === undefined) || incoming.readableEnded) return false;
  // From here on it is node:http's, which throws away what is still to come.
  if (incoming instanceof NodeMessage) incoming.toStream();
  // Somebody has begun to read and stopped. What a stream holds back then is never asked for again.
  if (incoming.readableDidRead) return true;
  // RFC 9110 10.1.1: who was not told to continue may send the content or not, and there is no telling which.
  if (incoming.headers.expect !== undefined) return true;
  if (declared !== undefined) return Number(declared) > unreadBytes;
  discardChunked(incoming, outgoing, unreadBytes);
  return false;
}

/** How much there is of chunked content shows only while it comes. */
function discardChunked(incoming: IncomingMessage, outgoing: ServerResponse, unreadBytes: number): void {
  const { socket } = incoming;
  let taken = 0;
  const take = (chunk: Uint8Array) => {
    taken += chunk.byteLength;
    if (taken <= unreadBytes) return;
    incoming.off("data", take).pause();
    if (outgoing.writableFinished) leave(socket, incoming);
    else outgoing.once("finish", () => leave(socket, incoming));
  };
  incoming.on("error", () => undefined).on("data", take);
}
