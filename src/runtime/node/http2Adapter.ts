import { createServer, type Http2Server, type ServerHttp2Session } from "node:http2";
import type { Socket } from "node:net";
import { Http2Connection, type Http2Rules } from "./http2Connection.ts";
import { Http2Exchange } from "./http2Exchange.ts";
import { handleOf } from "./privateFields.ts";

/** Time for the streams of a client that connects while the server drains. Milliseconds. */
const FIRST_STREAMS_MS = 500;

/** The same service over HTTP/2. It does not listen itself: connections are passed to it. */
export class Http2Adapter {
  readonly #rules: Http2Rules;
  readonly #server: Http2Server;
  readonly #connections = new Set<Http2Connection>();
  #isDraining = false;

  constructor(rules: Http2Rules) {
    const { limits } = rules;
    this.#rules = rules;
    this.#server = createServer({
      // The four pseudo-fields count too.
      maxHeaderListPairs: limits.headerCount + 4,
      settings: { maxConcurrentStreams: limits.concurrentRequests, maxHeaderListSize: limits.headerBytes },
    });
    this.#server.on("sessionError", () => undefined);
  }

  take(socket: Socket): void {
    // node:http allows half-open sockets. node:http2 does not handle their end: a closed connection would stay.
    socket.allowHalfOpen = false;
    this.#server.once("session", (session) => this.#keep(session, socket));
    this.#server.emit("connection", socket);
  }

  #keep(session: ServerHttp2Session, socket: Socket): void {
    guardSession(session, socket);
    const connection = new Http2Connection(session, socket, this.#rules);
    this.#connections.add(connection);
    session.on("stream", (stream, headers) => {
      connection.take(new Http2Exchange(this.#rules, connection, stream, headers));
    });
    socket.once("close", () => {
      this.#connections.delete(connection);
      // Where the client has not acknowledged SETTINGS, node:http2 keeps the session for as long as the session knows its socket.
      session.removeAllListeners("stream");
    });
    // Its first streams are in the same packet, or follow it.
    if (this.#isDraining) setTimeout(() => connection.stop(), FIRST_STREAMS_MS).unref();
  }

  /** Sends GOAWAY to every client, which says which streams are the last: those that have arrived, and they get their responses. */
  drain(): void {
    this.#isDraining = true;
    this.close();
  }

  close(): void {
    for (const connection of this.#connections) connection.stop();
  }
}

/** Turns of the event loop until a stream that was refused before it was passed on is freed. */
const TURNS = 3;
/** Keeps what belongs to a stream until the stream is collected. */
const KEPT = new FinalizationRegistry<unknown>(() => undefined);

/**
 * Averts two assertions by which frames of a client abort Node 22 to 26 (ruling 32): `current_nghttp2_memory_`, because a session is freed
 * before a stream that receives trailers, and `onread->IsFunction()`, because it is destroyed while it reads frames of a new stream.
 */
function guardSession(session: ServerHttp2Session, socket: Socket): void {
  // A session that holds its own handle is never collected, so no listener of it must.
  session.on("stream", (stream) => stream.endAfterHeaders || KEPT.register(stream, handleOf(session)));
  keepUntilClosed(handleOf(session), socket);
  const destroy = session.destroy.bind(session);
  session.destroy = (error, code) => {
    setImmediate(() => destroy(error, code));
  };
}

function keepUntilClosed(kept: unknown, socket: Socket): void {
  socket.once("close", () => keepFor(TURNS, kept));
}

function keepFor(turns: number, kept: unknown): void {
  if (turns > 0) setImmediate(keepFor, turns - 1, kept);
}
