import type { Server } from "node:http";
import { setImmediate as turn } from "node:timers/promises";
import { timerDelay } from "../../http/timer.ts";
import { net } from "./builtin.ts";

/** The longest backlog with which Node listens unless it is told otherwise, and one more. Connections leave it in their order. */
const BACKLOG = 512;
/** The most time for these turns, on however busy a machine. Milliseconds. */
const MOST_MS = 5_000;

/** Accepts the system's backlog, a connection a turn: closing the port would reset them. What has arrived is read in these turns (RFC 9112 9.6). */
export async function takeQueued(server: Server): Promise<void> {
  let taken = 0;
  const note = () => {
    taken += 1;
  };
  server.on("connection", note);
  const until = performance.now() + MOST_MS;
  for (let before = -1; before < taken && taken < BACKLOG && performance.now() < until; ) {
    before = taken;
    await turn();
    await turn();
  }
  server.off("connection", note);
}

/** Stops accepting. Resolves when the last connection is closed; true where `cut` had to be called for that. */
export function closeServer(server: Server, within: number, cut: () => void): Promise<boolean> {
  return new Promise((resolve) => {
    let wasCut = false;
    const timer = setTimeout(() => {
      wasCut = true;
      cut();
    }, timerDelay(within));
    const closed = () => {
      clearTimeout(timer);
      // Ends the interval in which node:http checks its connections.
      server.close(() => undefined);
      resolve(wasCut);
    };
    // http.Server's own close also closes idle connections, and with them a request that is arriving.
    net.Server.prototype.close.call(server, closed);
  });
}

/** The first of these signals drains; a second one finds no listener, and ends the process at once. */
export function onSignals(signals: readonly NodeJS.Signals[], stop: () => void): () => void {
  const forget = () => {
    for (const signal of signals) process.off(signal, react);
  };
  const react = () => {
    forget();
    stop();
  };
  for (const signal of signals) process.on(signal, react);
  return forget;
}
