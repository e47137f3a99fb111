import { createServer, type Http2Server, type ServerHttp2Session } from "node:http2";
import type { Socket } from "node:net";
import type { Service } from "../../service/service.ts";
import { Http2Connection } from "./http2Connection.ts";
import { Http2Exchange, type Http2Rules } from "./http2Exchange.ts";
import type { NodeLimits } from "./limits.ts";
import { handleOf } from "./privateFields.ts";
import type { Watch } from "./watch.ts";

/** Time for the streams of a client that connects while the server drains. Milliseconds. */
const FIRST_STREAMS_MS = 500;

/** The same service over HTTP/2. It does not listen itself: connections are passed to it. */
export class Http2Adapter implements Http2Rules {
  readonly service: Service;
  readonly limits: Required<NodeLimits>;
  readonly watch: Watch;
  readonly #server: Http2Server;
  readonly #connections = new Set<Http2Connection>();
  #isDraining = false;

  constructor(service: Service, limits: Required<NodeLimits>, watch: Watch) {
    this.service = service;
    this.limits = limits;
    this.watch = watch;
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
    const connection = new Http2Connection(session, socket, this);
    this.#connections.add(connection);
    session.on("stream", (stream, headers) => {
      connection.take(new Http2Exchange(this, connection, stream, headers));
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
 * Averts two assertions by which frames of a client abort Node 22 to 26 (ruling 32).
 *
 * `current_nghttp2_memory_`: a session is freed before a stream that has begun to receive trailers. So a session is kept for longer
 * than its streams.
 *
 * `onread->IsFunction()`: a session is destroyed, for a GOAWAY, while it reads frames of a new stream. So that waits until they are read.
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
