import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as turn } from "node:timers/promises";

export interface DrainOptions {
  /** Go on accepting connections for so long, that whoever balances load sees the 503 of readiness first. Default: 0. */
  readonly acceptFor?: number;
  /** Whatever is still open then is cut. Default: 10,000. */
  readonly within?: number;
}

/** What is to be closed, and how it is told. */
interface Closing {
  readonly server: Server;
  readonly within: number;
  /** Whether connections that idle are closed now, or kept for the request that may be on its way. */
  readonly keepIdle: boolean;
  /** Cut what node:http does not know of. */
  readonly cut: () => void;
}

/** More turns than connections can wait in a queue of the usual length; then whoever still comes is turned away. */
const MOST_TURNS = 2_000;

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
  for (let turns = 0; taken && turns < MOST_TURNS; turns += 1) {
    taken = false;
    await turn();
    await turn();
  }
  server.off("connection", note);
}

/** Resolves when the last connection is closed; true where some had to be cut. */
export function finish({ server, within, keepIdle, cut }: Closing): Promise<boolean> {
  return new Promise((resolve) => {
    let wasCut = false;
    const timer = setTimeout(() => {
      wasCut = true;
      cut();
      server.closeAllConnections();
    }, within);
    const closed = () => {
      clearTimeout(timer);
      // Ends what node:http looks at its connections with.
      server.close(() => undefined);
      resolve(wasCut);
    };
    // http.Server's own close also closes the connections that idle, and with them the request that is on its way.
    NetServer.prototype.close.call(server, closed);
    if (!keepIdle) server.closeIdleConnections();
  });
}

/** The first of these signals stops in good order; a second one finds nobody listening, and ends the process at once. */
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
