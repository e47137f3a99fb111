import { createServer, type Server } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { SecureContextOptions, TlsOptions } from "node:tls";
import type { Service } from "../service/service.ts";
import { NodeDoor, type NodeListener } from "./nodeDoor.ts";
import { type DrainOptions, finish, onSignals, takeQueued } from "./nodeDrain.ts";
import { DEFAULT_LIMITS, type NodeLimits, serverOptions } from "./nodeLimits.ts";
import { shareConnections } from "./nodeSniff.ts";

export type { NodeListener } from "./nodeDoor.ts";
export type { DrainOptions } from "./nodeDrain.ts";
export type { NodeLimits } from "./nodeLimits.ts";

export interface ServeOptions {
  /** Default: 8080. 0 takes a free one. */
  readonly port?: number;
  /** Default: 127.0.0.1. */
  readonly host?: string;
  /** How much of anybody's time and memory one client may take. */
  readonly limits?: NodeLimits;
  /** Drain on these signals; `true` is SIGTERM and SIGINT. Default: none. */
  readonly signals?: boolean | readonly NodeJS.Signals[];
  readonly drain?: DrainOptions;
  /** Key and certificate, as node:tls takes them. */
  readonly tls?: SecureContextOptions & TlsOptions;
  /** Speak HTTP/2 as well, on the same port. Default: where there is TLS. */
  readonly http2?: boolean;
}

/** A service that listens. */
export interface Serving {
  readonly url: string;
  readonly port: number;
  readonly server: Server;
  /**
   * Stop as an operator wants it: readiness turns 503, nobody new is accepted, and who has a connection may still use it
   * once, until it was told to close or has idled for as long as it was promised. Resolves when the last one is closed.
   */
  drain(): Promise<void>;
  /** Stop now: connections that idle are closed, and what is in flight finishes. */
  close(): Promise<void>;
  /** Resolves when it has stopped, whoever stopped it. */
  readonly closed: Promise<void>;
}

/** The door for a server of your own: `createServer(nodeListener(service))`. `serve` does more. */
export function nodeListener(service: Service, limits: NodeLimits = {}): NodeListener {
  return new NodeDoor(service, { ...DEFAULT_LIMITS, ...limits }).listener;
}

export async function serve(service: Service, options: ServeOptions = {}): Promise<Serving> {
  const { port = 8080, host = "127.0.0.1", tls, http2 = tls !== undefined } = options;
  const limits: Required<NodeLimits> = { ...DEFAULT_LIMITS, ...options.limits };
  const protocols = http2 ? ["h2", "http/1.1"] : ["http/1.1"];
  const server: Server =
    tls === undefined
      ? createServer(serverOptions(limits))
      : createSecureServer({ ALPNProtocols: protocols, ...serverOptions(limits), ...tls });
  const door = new NodeDoor(service, limits);
  door.listenTo(server);
  const second = http2 ? await openHttp2(server, door, tls !== undefined) : NO_HTTP2;
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve(new Running(server, door, second, options));
    });
  });
}

/** What is told to the connections that the first server does not know of. */
interface SecondDoor {
  drain(): void;
  close(): void;
  destroy(): void;
}

const NO_HTTP2: SecondDoor = { drain: () => undefined, close: () => undefined, destroy: () => undefined };

/** node:http2 is only loaded where it is spoken. */
async function openHttp2(server: Server, { service, limits }: NodeDoor, isSecure: boolean): Promise<SecondDoor> {
  const { NodeHttp2Door } = await import("./nodeHttp2.ts");
  const door = new NodeHttp2Door(service, limits);
  const cutSilent = shareConnections(server, isSecure, (socket) => door.take(socket), limits.headerTime);
  return {
    drain: () => door.drain(),
    close: () => {
      cutSilent();
      door.close();
    },
    destroy: () => {
      cutSilent();
      door.destroy();
    },
  };
}

class Running implements Serving {
  readonly url: string;
  readonly port: number;
  readonly server: Server;
  readonly closed: Promise<void>;
  readonly #door: NodeDoor;
  readonly #http2: SecondDoor;
  readonly #options: DrainOptions;
  readonly #forgetSignals: () => void;
  #finishing: Promise<void> | undefined;
  #tellClosed: () => void = () => {};

  constructor(server: Server, door: NodeDoor, http2: SecondDoor, { tls, signals, drain = {} }: ServeOptions) {
    const { address, port, family } = server.address() as AddressInfo;
    this.url = `${tls === undefined ? "http" : "https"}://${family === "IPv6" ? `[${address}]` : address}:${port}`;
    this.port = port;
    this.server = server;
    this.closed = new Promise((resolve) => {
      this.#tellClosed = resolve;
    });
    this.#door = door;
    this.#http2 = http2;
    this.#options = drain;
    const chosen = signals === true ? (["SIGTERM", "SIGINT"] as const) : signals || [];
    this.#forgetSignals = onSignals(chosen, () => void this.drain());
  }

  async drain(): Promise<void> {
    this.#door.service.drain();
    this.#door.closing = true;
    const { acceptFor = 0 } = this.#options;
    if (this.#finishing === undefined) {
      if (acceptFor > 0) await pause(acceptFor);
      await takeQueued(this.server);
    }
    this.#http2.drain();
    return this.#finish(true);
  }

  close(): Promise<void> {
    this.#door.closing = true;
    this.#http2.close();
    if (this.#finishing !== undefined) this.server.closeIdleConnections();
    return this.#finish(false);
  }

  #finish(keepIdle: boolean): Promise<void> {
    this.#finishing ??= finish({
      server: this.server,
      within: this.#options.within ?? 10_000,
      keepIdle,
      cut: () => this.#http2.destroy(),
    }).then((wasCut) => {
      this.#forgetSignals();
      if (wasCut) console.error("Some connections were still open when the time to stop was up, and were cut.");
      this.#tellClosed();
    });
    return this.#finishing;
  }
}
