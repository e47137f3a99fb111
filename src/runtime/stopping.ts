import type { Service } from "../service/service.ts";

/** A service that listens, on a runtime whose own server knows how to stop in good order. */
export interface Listening {
  readonly url: string;
  readonly port: number;
  /** Readiness turns 503, no new connection is accepted, and what is in flight gets its response, for as long as is given. */
  drain(): Promise<void>;
  /** Stop accepting, and let what is in flight finish. */
  close(): Promise<void>;
}

export interface ListenOptions {
  /** Default: 8080. 0 takes a free one. */
  readonly port?: number;
  /** Default: 127.0.0.1. */
  readonly host?: string;
  readonly drain?: {
    /** Go on accepting for so many milliseconds, that whoever balances load sees the 503 of readiness first. Default: 0. */
    readonly acceptFor?: number;
    /** Milliseconds after which whatever is still open is cut; stop hooks have as long after that. Default: 10,000. */
    readonly within?: number;
  };
}

/** How a runtime's server stops: in good order, and at once. */
interface Stops {
  finish(): Promise<unknown>;
  cut(): unknown;
}

/** The two ways in which every runtime's server stops, around the server's own; then the service's stop hooks are called. */
export function stoppingBy(
  service: Service,
  stops: Stops,
  options: ListenOptions["drain"] = {},
): Pick<Listening, "drain" | "close"> {
  const { acceptFor = 0, within = 10_000 } = options;
  const close = async () => {
    await stops.finish();
    await service.stop(within);
  };
  return {
    close,
    drain: async () => {
      service.drain();
      if (acceptFor > 0) await new Promise((resolve) => setTimeout(resolve, acceptFor));
      // That a server cannot be cut shows in `finish`, which is awaited.
      const timer = setTimeout(() => void Promise.resolve(stops.cut()).catch(() => undefined), within);
      try {
        await stops.finish();
      } finally {
        clearTimeout(timer);
        await service.stop(within);
      }
    },
  };
}
