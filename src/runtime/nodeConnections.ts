import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { NodeLimits } from "./nodeLimits.ts";
import { isLeaving } from "./nodeLinger.ts";
import { NodeMessage } from "./nodeMessage.ts";

/** A connection in the line of those that were heard of, the one that was not heard of for longest first. */
interface Connection {
  readonly socket: HttpSocket;
  /** The look at which it was heard of last. */
  heardAt: number;
  /** The look from which on nothing has moved on it, and the bytes that had moved by then. */
  stillSince: number;
  bytes: number;
  before: Connection | undefined;
  behind: Connection | undefined;
}

type HttpSocket = Socket & { _httpMessage?: ServerResponse | null; [LINE]?: Connection };

const LINE = Symbol("line");

/** How often there is a look at the line, unless a limit is so short that it needs a closer one. */
const LOOK_EVERY = 1_000;

/**
 * Closes the connections that idle, and cuts those whose clients take nothing. node:http does so with two timers a request,
 * which are a twentieth of the CPU time of a small answer. Here a request costs a place at the end of a line, and whoever
 * stands at its head for too long is looked at. Nobody is closed early; who idles is closed two looks late at most, and who
 * stalls is given the time of an idle connection on top.
 */
export class Connections {
  readonly #every: number;
  readonly #idleLooks: number;
  readonly #stallLooks: number;
  #look = 0;
  #first: Connection | undefined = undefined;
  #last: Connection | undefined = undefined;

  constructor({ keepAlive, stallTime }: Required<NodeLimits>) {
    const shortest = Math.min(keepAlive || stallTime, stallTime || keepAlive) || LOOK_EVERY;
    this.#every = Math.max(10, Math.min(LOOK_EVERY, Math.ceil(shortest / 5)));
    this.#idleLooks = keepAlive === 0 ? Number.POSITIVE_INFINITY : Math.ceil(keepAlive / this.#every);
    this.#stallLooks = stallTime === 0 ? Number.POSITIVE_INFINITY : Math.ceil(stallTime / this.#every);
  }

  /** Look after the connections of a server for as long as it is open. */
  lookAfter(server: Server): void {
    const timer = setInterval(() => this.#lookAtAll(), this.#every).unref();
    server.once("close", () => clearInterval(timer));
  }

  /** A request has come on this connection, or its answer is made. */
  heardOf(socket: HttpSocket): void {
    const known = socket[LINE];
    if (known === undefined) this.#welcome(socket);
    else if (known.heardAt !== this.#look) this.#toTheEnd(known);
  }

  #welcome(socket: HttpSocket): void {
    const connection: Connection = {
      socket,
      heardAt: this.#look,
      stillSince: this.#look,
      bytes: -1,
      before: undefined,
      behind: undefined,
    };
    this.#append(connection);
    socket[LINE] = connection;
    socket.once("close", () => this.#leave(connection));
    // With TLS a client's end may come in one packet with its request, and node:http would close our side before we begin.
    socket.prependListener("end", beginPending);
  }

  #toTheEnd(connection: Connection): void {
    connection.heardAt = this.#look;
    if (connection === this.#last) return;
    this.#leave(connection);
    this.#append(connection);
  }

  #append(connection: Connection): void {
    connection.before = this.#last;
    connection.behind = undefined;
    if (this.#last === undefined) this.#first = connection;
    else this.#last.behind = connection;
    this.#last = connection;
  }

  #leave({ before, behind }: Connection): void {
    if (before === undefined) this.#first = behind;
    else before.behind = behind;
    if (behind === undefined) this.#last = before;
    else behind.before = before;
  }

  #lookAtAll(): void {
    this.#look += 1;
    const due = this.#look - Math.min(this.#idleLooks, this.#stallLooks);
    let connection = this.#first;
    while (connection !== undefined && connection.heardAt <= due) {
      const { behind } = connection;
      this.#lookAt(connection);
      connection = behind;
    }
  }

  #lookAt(connection: Connection): void {
    const { socket } = connection;
    const bytes = socket.bytesRead + socket.bytesWritten;
    if (bytes !== connection.bytes) {
      // Since the last look something has moved: content, an answer, or a request that comes slowly.
      connection.bytes = bytes;
      connection.stillSince = this.#look;
      return;
    }
    if (isIdle(socket)) {
      if (connection.heardAt <= this.#look - this.#idleLooks) socket.destroy();
    } else if (connection.stillSince <= this.#look - this.#stallLooks && !isAtWork(socket)) {
      socket.destroy();
    }
  }
}

function beginPending(this: HttpSocket): void {
  const { _httpMessage: pending } = this;
  if (pending?.req instanceof NodeMessage) pending.req.beginNow();
}

function isIdle({ _httpMessage: pending, writableLength }: HttpSocket): boolean {
  return (pending === null || pending === undefined) && writableLength === 0;
}

/** An answer is still being made, or a stream has nothing to say for now: neither is the client's doing. */
function isAtWork(socket: HttpSocket): boolean {
  const { _httpMessage: pending, writableLength } = socket;
  return pending !== null && pending !== undefined && writableLength === 0 && !isLeaving(socket);
}
