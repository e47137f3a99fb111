import type { Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { constants } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import type { SecureContextOptions, TlsOptions } from "node:tls";
import { isObject } from "../../http/kinds.ts";
import { timerDelay } from "../../http/timer.ts";
import { BOOLEAN, isListOf, type OptionRules } from "../../resource/options.ts";
import type { Service } from "../../service/service.ts";
import { checkListenOptions, LISTEN_OPTIONS, type Listening, type ListenOptions, startAndListen } from "../stopping.ts";
import { http } from "./builtin.ts";
import { closeServer, onSignals, takeQueued } from "./drain.ts";
import { Http1Adapter, type NodeListener } from "./http1Adapter.ts";
import { Http1Connection } from "./http1Connection.ts";
import type { Http2Adapter } from "./http2Adapter.ts";
import { type NodeLimits, serverOptions, settledLimits } from "./limits.ts";
import { Sockets, shareConnections } from "./sockets.ts";
import { Upgrades, upgradeFilter } from "./upgrades.ts";
import { Watch } from "./watch.ts";

export interface ServeOptions extends ListenOptions {
  /** How much time and memory one client may take. */
  readonly limits?: NodeLimits;
  /** Drain on these signals; `true` is SIGTERM and SIGINT. Default: none. */
  readonly signals?: boolean | readonly NodeJS.Signals[];
  /** Key and certificate, as node:tls takes them. */
  readonly tls?: SecureContextOptions & TlsOptions;
  /** Speak HTTP/2 as well, on the same port. Default: with TLS, from Node 22 on; frames of a client can abort Node 20. */
  readonly http2?: boolean;
}

const OPTIONS: OptionRules<ServeOptions> = {
  ...LISTEN_OPTIONS,
  limits: true,
  signals: {
    remedy: 'true, or a list: ["SIGTERM", "SIGINT"]',
    holds: (value) =>
      typeof value === "boolean" || isListOf(value, (name) => Object.hasOwn(constants.signals, String(name))),
  },
  tls: {
    remedy: "{ key, cert }",
    holds: (value) => isObject(value) && ["cert", "pfx", "SNICallback", "secureContext"].some((name) => name in value),
  },
  http2: BOOLEAN,
};

/** While it drains, a client may use its connection once more, until it was told to close it, or its Keep-Alive time is over. */
export interface Serving extends Listening {
  readonly server: Server;
  /** Resolves when it has stopped, by `drain`, `close` or a signal. */
  readonly closed: Promise<void>;
}

/** The listener for a server of your own: `createServer(nodeListener(service))`. Call `service.start()` and `service.stop()` yourself. */
export function nodeListener(service: Service, limits: NodeLimits = {}): NodeListener {
  return new Http1Adapter(service, settledLimits(limits)).listener;
}

/** The first version of Node whose HTTP/2 a client's frames cannot abort. */
const SAFE_HTTP2 = 22;

/** Starts the service and listens. If a start hook throws, or the port cannot be had, this rejects. `closed` waits for the stop hooks. */
export async function serve(service: Service, options: ServeOptions = {}): Promise<Serving> {
  checkListenOptions(options, OPTIONS);
  const limits = settledLimits(options.limits);
  return startAndListen(service, options, () => listen(service, options, limits));
}

/** The plans of so many resources are made before the service listens, so that the first requests do not wait; those of thousands take a second. */
const PREPARED = 100;

async function listen(service: Service, options: ServeOptions, limits: Required<NodeLimits>): Promise<Serving> {
  const { port = 8080, host = "127.0.0.1", tls } = options;
  const { http2 = tls !== undefined && Number.parseInt(process.versions.node, 10) >= SAFE_HTTP2 } = options;
  const common = { ...(await serverOptions(limits)), shouldUpgradeCallback: upgradeFilter(service) };
  const secure = { ALPNProtocols: http2 ? ["h2", "http/1.1"] : ["http/1.1"], handshakeTimeout: limits.headerTime };
  const server: Server =
    tls === undefined
      ? http.createServer(common)
      : process.getBuiltinModule("node:https").createServer({ ...secure, ...common, ...tls });
  for (const { plans } of service.resources.slice(0, PREPARED)) plans.get("GET");
  const watch = new Watch(limits.keepAlive, limits.stallTime, limits.requestTime, limits.headerTime);
  const http1 = new Http1Adapter(service, limits, watch);
  http1.listenTo(server);
  const isSecure = tls !== undefined;
  server.on(isSecure ? "secureConnection" : "connection", (socket: Socket) => Http1Connection.of(socket, http1));
  const upgrades = new Upgrades(server, http1, isSecure);
  const second = http2 ? await withHttp2(server, http1, watch, isSecure) : undefined;
  const sockets = new Sockets(server);
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      watch.start();
      resolve(running({ server, http1, http2: second, upgrades, sockets, watch }, options));
    });
  });
}

/** node:http2 is only loaded where it is spoken. */
async function withHttp2(server: Server, http1: Http1Adapter, watch: Watch, isSecure: boolean): Promise<Http2Adapter> {
  const { Http2Adapter } = await import("./http2Adapter.ts");
  const http2 = new Http2Adapter({ service: http1.service, limits: http1.limits, watch });
  shareConnections(server, isSecure, (socket) => http2.take(socket), http1.limits.headerTime);
  return http2;
}

interface Parts {
  readonly server: Server;
  readonly http1: Http1Adapter;
  readonly http2: Http2Adapter | undefined;
  readonly upgrades: Upgrades;
  readonly sockets: Sockets;
  readonly watch: Watch;
}

/** How long the first byte of a new connection may take when the service drains. Milliseconds. */
const GREETING_MS = 1_000;

function running(
  { server, http1, http2, upgrades, sockets, watch }: Parts,
  { tls, signals, drain: times }: ServeOptions,
): Serving {
  const { acceptFor = 0, within } = times ?? {};
  const { address, port, family } = server.address() as AddressInfo;
  let finishing: Promise<void> | undefined;
  let tellClosed = () => {};
  const closed = new Promise<void>((resolve) => {
    tellClosed = resolve;
  });
  const forgetSignals = onSignals(signals === true ? ["SIGTERM", "SIGINT"] : signals || [], () => {
    drain().catch((error: unknown) => {
      console.error("The service could not be drained, and is cut:", error);
      sockets.destroy();
    });
  });

  async function drain(): Promise<void> {
    http1.service.drain();
    http1.closing = true;
    if (finishing === undefined && acceptFor > 0) await pause(timerDelay(acceptFor));
    await takeQueued(server);
    http2?.drain();
    upgrades.stop();
    // A client that has sent nothing has no request that could be lost. What has arrived is read before that is decided.
    setTimeout(() => setImmediate(() => sockets.closeSilent()), GREETING_MS).unref();
    return finish();
  }

  async function close(): Promise<void> {
    http1.closing = true;
    await takeQueued(server);
    const finished = finish();
    http2?.close();
    upgrades.stop();
    sockets.closeSilent();
    for (const connection of watch.connections) if (connection instanceof Http1Connection) connection.closeIfIdle();
    return finished;
  }

  function finish(): Promise<void> {
    finishing ??= closeServer(server, within ?? 10_000, () => sockets.destroy()).then(async (wasCut) => {
      watch.stop();
      forgetSignals();
      if (wasCut) console.error("Some connections were still open when the time to stop was up, and were cut.");
      await http1.service.stop(within);
      tellClosed();
    });
    return finishing;
  }

  const host = family === "IPv6" ? `[${address}]` : address;
  return { url: `${tls === undefined ? "http" : "https"}://${host}:${port}`, port, server, closed, drain, close };
}
