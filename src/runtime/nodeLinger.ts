import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** How long what a client still sends is taken and thrown away after the last answer, for that it may read the answer. */
const LINGER_MS = 2_000;

const leaving = new WeakSet<Socket>();

/** Whether the connection has had its last answer, or is about to. */
export function isLeaving(socket: Socket): boolean {
  return leaving.has(socket);
}

/** Nothing more of what arrives here is to be read as a request. */
export function markLeaving(socket: Socket): void {
  leaving.add(socket);
}

/**
 * This answer is the connection's last. RFC 9112 9.6: it is closed in stages, because one that is closed while the client
 * still sends is reset, and the reset may overtake the answer.
 */
export function closeAfter(outgoing: ServerResponse): void {
  outgoing.shouldKeepAlive = false;
  const { socket, req } = outgoing;
  // What node:http calls when the last answer is written.
  if (socket !== null) socket.destroySoon = () => leave(socket, req);
}

/** Close a connection in stages, whatever its client still sends. */
export function leave(socket: Socket, incoming: IncomingMessage): void {
  markLeaving(socket);
  endInStages(socket);
  // Nobody listens to its content any more; flowing, it is thrown away.
  incoming.removeAllListeners("data").resume();
}

/** Our side is closed at once, behind `last`; the whole connection when the client has closed its own, or time is up. */
export function endInStages(socket: Socket, last = ""): void {
  if (socket.destroyed) return;
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once("close", () => clearTimeout(timer));
  socket.once("end", () => socket.destroy());
  socket.end(last);
}
