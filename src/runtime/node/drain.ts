import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as turn } from "node:timers/promises";

export interface DrainOptions {
  /** Go on accepting connections for so long, so that a load balancer sees the 503 of readiness first. Default: 0. */
  readonly acceptFor?: number;
  /** Whatever is still open so long after that is cut; stop hooks have as long after that. Default: 10,000. */
  readonly within?: number;
}

/** More turns than connections can wait in a queue of the usual length; those that still come then are turned away. */
const MOST_TURNS = 2_000;
/** However long the turns take. */
const MOST_MS = 500;

/**
 * Take the connections that the system has accepted and Node has not yet, one in each turn of its loop: their clients hold
 * them for open, and may have sent a request, and closing the port would reset them.
 */
export async function takeQueued(server: Server): Promise<void> {
  let taken = true;
  const note = () => {
    taken = true;
  };
  server.on("connection", note);
  const until = performance.now() + MOST_MS;
  for (let turns = 0; taken && turns < MOST_TURNS && performance.now() < until; turns += 1) {
    taken = false;
    await turn();
    await turn();
  }
  server.off("connection", note);
}

/** Stop accepting. Resolves when the last connection is closed; true where `cut` had to be called for that. */
export function finish(server: Server, within: number, cut: () => void): Promise<boolean> {
  return new Promise((resolve) => {
    let wasCut = false;
    const timer = setTimeout(() => {
      wasCut = true;
      cut();
    }, within);
    const closed = () => {
      clearTimeout(timer);
      // Ends what node:http looks at its connections with.
      server.close(() => undefined);
      resolve(wasCut);
    };
    // http.Server's own close also closes the connections that idle, and with them the request that is on its way.
    NetServer.prototype.close.call(server, closed);
  });
}

/** The first of these signals stops in good order; a second one finds no listener, and ends the process at once. */
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
