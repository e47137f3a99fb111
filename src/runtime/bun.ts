import { BOOLEAN } from "../resource/options.ts";
import type { Service } from "../service/service.ts";
import { type BunServer, bunHandler } from "./bun/handler.ts";
import type { Listening, ListenOptions } from "./stopping.ts";
import { checkListenOptions, LISTEN_OPTIONS, startAndListen, stoppingBy } from "./stopping.ts";

export { type BunHandler, type BunServer, bunHandler } from "./bun/handler.ts";
export type { DrainOptions, Listening, ListenOptions } from "./stopping.ts";

/** The part of Bun that is used, so that its types are not needed elsewhere. */
interface BunGlobal {
  serve(options: {
    readonly port: number;
    readonly hostname: string;
    readonly reusePort: boolean;
    readonly idleTimeout: number;
    readonly maxRequestBodySize: number;
    readonly fetch: (request: Request, server: BunServer) => Response | Promise<Response>;
  }): BunServer;
}

/** Seconds after which Bun closes an idle connection, or one whose client does not read. */
const IDLE_SECONDS = 60;

export interface BunListenOptions extends ListenOptions {
  /** Several processes may listen at the port, and the system shares its connections among them: on Linux. Default: false. */
  readonly reusePort?: boolean;
}

/** Start the service and listen. Where one of its start hooks throws, or the port cannot be had, this rejects and nothing is served. */
export async function serve(service: Service, options: BunListenOptions = {}): Promise<Listening> {
  checkListenOptions(options, { ...LISTEN_OPTIONS, reusePort: BOOLEAN });
  const { port = 8080, host = "127.0.0.1", reusePort = false } = options;
  const { Bun } = globalThis as { Bun?: BunGlobal };
  if (Bun === undefined) throw new Error("signalbox/bun runs on Bun; there is signalbox/node for Node.");
  const server = await startAndListen(service, options, () =>
    Bun.serve({
      port,
      hostname: host,
      reusePort,
      idleTimeout: IDLE_SECONDS,
      // The limit of a resource is checked while content is read, and gives a 413; this one would apply to unread content.
      maxRequestBodySize: Number.MAX_SAFE_INTEGER,
      fetch: bunHandler(service),
    }),
  );
  const stops = { finish: () => server.stop(), cut: () => server.stop(true) };
  return { url: server.url.href.replace(/\/$/, ""), port: server.port, ...stoppingBy(service, stops, options.drain) };
}
