import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** How many requests of a connection wait for the one before them. */
const waiting = new WeakMap<Socket, number>();

/** Connections that are about to be held. */
const held = new WeakSet<Socket>();

/** Whether requests wait for this answer to go out. */
export function isAwaited({ socket }: ServerResponse): boolean {
  return socket !== null && (waiting.get(socket) ?? 0) > 0;
}

/**
 * The requests that one connection sends without waiting (RFC 9112 9.3.2) are answered one after the other: a GET behind a
 * PUT must see what the PUT did. When too many wait, no more is read until they are answered.
 */
export class Turns {
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** node:http reads on at the end of every message, so a connection is held when it is through with what has come. */
  #hold(socket: Socket): void {
    if (held.has(socket)) return;
    held.add(socket);
    setImmediate(() => {
      held.delete(socket);
      if ((waiting.get(socket) ?? 0) > this.#most) socket.pause();
    });
  }

  /** node:http gives a response its socket when the ones before it are written. */
  wait(outgoing: ServerResponse, go: () => void): void {
    const { socket } = outgoing.req;
    const before = waiting.get(socket) ?? 0;
    waiting.set(socket, before + 1);
    if (before + 1 > this.#most) this.#hold(socket);
    outgoing.once("socket", () => {
      const left = (waiting.get(socket) ?? 1) - 1;
      waiting.set(socket, left);
      if (left <= this.#most / 2 && socket.isPaused()) socket.resume();
      // node:http is still giving the socket over; the answer has to come after that.
      process.nextTick(go);
    });
  }
}
