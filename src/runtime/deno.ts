import type { Service } from "../service/service.ts";
import type { Listening, ListenOptions } from "./stopping.ts";
import { checkListenOptions, LISTEN_OPTIONS, startAndListen, stoppingBy } from "./stopping.ts";
import { webHandler } from "./web/response.ts";

export type { DrainOptions, Listening, ListenOptions } from "./stopping.ts";

/** The part of Deno that is used, so that its types are not needed elsewhere. */
export interface DenoAddress {
  readonly hostname?: string;
  readonly port?: number;
}

interface DenoGlobal {
  serve(
    options: {
      readonly port: number;
      readonly hostname: string;
      readonly signal: AbortSignal;
      readonly onListen: () => void;
    },
    handler: DenoHandler,
  ): { readonly addr: DenoAddress; shutdown(): Promise<void> };
}

export type DenoHandler = (
  request: Request,
  info: { readonly remoteAddr: DenoAddress },
) => Response | Promise<Response>;

/** For a server of your own: `Deno.serve(denoHandler(service))`. */
export function denoHandler(service: Service): DenoHandler {
  const handler = webHandler(service, true);
  return (request, { remoteAddr: { hostname } }) => handler(request, hostname === undefined ? {} : { peer: hostname });
}

/** Start the service and listen. Where one of its start hooks throws, or the port cannot be had, this rejects and nothing is served. */
export async function serve(service: Service, options: ListenOptions = {}): Promise<Listening> {
  checkListenOptions(options, LISTEN_OPTIONS);
  const { port = 8080, host = "127.0.0.1" } = options;
  const { Deno } = globalThis as { Deno?: DenoGlobal };
  if (Deno === undefined) throw new Error("signalbox/deno runs on Deno; there is signalbox/node for Node.");
  const cut = new AbortController();
  const server = await startAndListen(service, options, () =>
    Deno.serve({ port, hostname: host, signal: cut.signal, onListen: () => undefined }, denoHandler(service)),
  );
  const taken = server.addr.port ?? port;
  const stops = { finish: () => server.shutdown(), cut: () => cut.abort() };
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${taken}`,
    port: taken,
    ...stoppingBy(service, stops, options.drain),
  };
}
