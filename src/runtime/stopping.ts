import { isText } from "../http/kinds.ts";
import { timerDelay } from "../http/timer.ts";
import { checkOptions, milliseconds, type OptionRule, type OptionRules } from "../resource/options.ts";
import type { Service } from "../service/service.ts";

/** A service that listens, on a runtime whose own server can stop gracefully. */
export interface Listening {
  readonly url: string;
  readonly port: number;
  /** Readiness becomes 503, no new connection is accepted, and requests in flight get their responses, within the given time. */
  drain(): Promise<void>;
  /** Stops accepting, and lets requests in flight finish. */
  close(): Promise<void>;
}

const LAST_PORT = 65_535;

export const LISTEN_OPTIONS: OptionRules<ListenOptions> = {
  // node:net takes a text that is no number for the path of a socket, and listens everywhere where the host is a number.
  port: {
    remedy: `a whole number up to ${LAST_PORT}, such as Number(process.env.PORT ?? 8080)`,
    holds: (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= LAST_PORT,
  },
  host: { remedy: '"127.0.0.1", or another address', holds: isText },
  drain: true,
};
const DRAIN_OPTIONS: OptionRules<DrainOptions> = { acceptFor: milliseconds("5_000"), within: milliseconds("10_000") };

export function checkListenOptions(
  options: Pick<ListenOptions, "drain">,
  rules: Readonly<Record<string, OptionRule | true>>,
): void {
  checkOptions("serve", options, rules);
  checkOptions("serve, drain", options.drain ?? {}, DRAIN_OPTIONS);
}

export interface ListenOptions {
  /** Default: 8080. 0 takes a free one. */
  readonly port?: number;
  /** Default: 127.0.0.1. */
  readonly host?: string;
  readonly drain?: DrainOptions;
}

export interface DrainOptions {
  /** Milliseconds to go on accepting, so that load balancers see the 503 of readiness first. Default: 0. */
  readonly acceptFor?: number;
  /** Milliseconds after which open connections are cut; stop hooks have as long after that. Default: 10,000. */
  readonly within?: number;
}

/** Starts the service, and then listens. Where that cannot be done, because another has the port, what was started is stopped. */
export async function startAndListen<Listener>(
  service: Service,
  { drain }: Pick<ListenOptions, "drain">,
  listen: () => Listener | Promise<Listener>,
): Promise<Listener> {
  await service.start();
  try {
    return await listen();
  } catch (error) {
    await service.stop(drain?.within);
    throw error;
  }
}

/** The `drain` and `close` of every runtime, around its server's own; then the service's stop hooks are called. */
export function stoppingBy(
  service: Service,
  stops: { finish(): Promise<unknown>; cut(): unknown },
  options: DrainOptions = {},
): Pick<Listening, "drain" | "close"> {
  const { acceptFor = 0, within = 10_000 } = options;
  const stop = async (timer?: ReturnType<typeof setTimeout>) => {
    try {
      await stops.finish();
    } finally {
      clearTimeout(timer);
      await service.stop(within);
    }
  };
  return {
    close: () => stop(),
    drain: async () => {
      service.drain();
      if (acceptFor > 0) await new Promise((resolve) => setTimeout(resolve, timerDelay(acceptFor)));
      // That a server cannot be cut shows in `finish`, which is awaited.
      await stop(setTimeout(() => void Promise.resolve(stops.cut()).catch(() => undefined), timerDelay(within)));
    },
  };
}
