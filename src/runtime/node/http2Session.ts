import type { ServerHttp2Session } from "node:http2";
import type { Socket } from "node:net";
import { handleOf } from "./privateFields.ts";

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
export function guardSession(session: ServerHttp2Session, socket: Socket): void {
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
