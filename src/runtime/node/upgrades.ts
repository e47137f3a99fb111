import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import { reachableStatuses } from "../../graph/reach.ts";
import { HttpRequest, namesWebSocket } from "../../http/request.ts";
import { insideOf } from "../../service/inside.ts";
import type { MountedResource } from "../../service/mount.ts";
import type { Service } from "../../service/service.ts";
import { STOPPING } from "../refusals.ts";
import { refusalOf } from "./check.ts";
import { type ConnectionRules, Http1Connection } from "./http1Connection.ts";
import { hold, SWITCHING, UpgradeExchange } from "./upgradeExchange.ts";

/** Requests for another protocol, which node:http hands over with their connections. Those not taken are given back. */
export class Upgrades {
  readonly #server: Server;
  readonly #rules: ConnectionRules;
  readonly #isSecure: boolean;
  /** Of the connections that were handed over, and are open. */
  readonly #open = new Set<AbortController>();

  constructor(server: Server, rules: ConnectionRules, isSecure: boolean) {
    this.#server = server;
    this.#rules = rules;
    this.#isSecure = isSecure;
    // Without a listener node:http ignores Upgrade, and serves the request like all others.
    if (isTaken(rules.service))
      server.on("upgrade", (incoming, socket: Socket, head) => this.#arrived(incoming, socket, head));
  }

  /** Tells those who have taken connections over that the server stops. */
  stop(): void {
    for (const stopping of this.#open) stopping.abort();
  }

  #arrived(incoming: IncomingMessage, socket: Socket, head: Buffer): void {
    // From here on nothing else listens, and a client that resets must not end the process.
    socket.on("error", ignore).on("readable", hold);
    const connection = Http1Connection.of(socket, this.#rules);
    connection.wakeResponses();
    // RFC 9112 9.3.2: the requests before it get their responses first.
    connection.whenFree(() => {
      if (connection.state === "open" && !socket.destroyed) this.#decide(incoming, socket, head, connection);
    });
  }

  #decide(incoming: IncomingMessage, socket: Socket, head: Buffer, connection: Http1Connection): void {
    const stopping = new AbortController();
    const offered = { request: incoming, socket, head, stopping: stopping.signal };
    const exchange = new UpgradeExchange(this.#rules, connection, offered);
    if (!isTakenOver(incoming, exchange, this.#rules)) return this.#giveBack(incoming, socket, head);
    this.#open.add(stopping);
    socket.once("close", () => this.#open.delete(stopping));
    if (this.#rules.closing) exchange.refuse(STOPPING);
    else connection.take(exchange);
  }

  /** RFC 9110 7.8: ignored, and written again without the field: node:http would lose the rest of the packet. */
  #giveBack({ method, url, httpVersion, rawHeaders }: IncomingMessage, socket: Socket, head: Buffer): void {
    const lines = [`${method} ${url} HTTP/${httpVersion}`];
    for (let at = 0; at < rawHeaders.length; at += 2) {
      if (rawHeaders[at]?.toLowerCase() !== "upgrade") lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
    }
    socket.off("error", ignore).off("readable", hold);
    socket.unshift(Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"), head]));
    this.#server.emit(this.#isSecure ? "secureConnection" : "connection", socket);
  }
}

/** From 24.9 on, node:http asks. A request with content is no handshake, and would come without its connection. */
export function upgradeFilter(service: Service): (incoming: IncomingMessage) => boolean {
  const isAny = isTaken(service);
  return (incoming) => isAny && !hasContent(incoming);
}

const isTaken = (service: Service): boolean => insideOf(service).upgrading.some(takesUpgrades);

/** Whether a resource would take the connection of this request over, if the graph lets the client. */
function isTakenOver(incoming: IncomingMessage, exchange: UpgradeExchange, rules: ConnectionRules): boolean {
  if (!asksForWebSocket(incoming) || refusalOf(incoming, rules) !== undefined) return false;
  const routed = insideOf(rules.service).targetOf(new HttpRequest(exchange));
  return "kind" in routed && routed.kind === "resource" && takesUpgrades(routed);
}

/** RFC 6455 4.2.1: a GET of HTTP/1.1. Content would have to be read before the protocol is switched (RFC 9110 7.8). */
function asksForWebSocket(incoming: IncomingMessage): boolean {
  const { method, url = "", httpVersion, headers } = incoming;
  if (method !== "GET" || httpVersion !== "1.1" || !url.startsWith("/")) return false;
  return !hasContent(incoming) && namesWebSocket(headers.upgrade);
}

const hasContent = ({ headers }: IncomingMessage): boolean =>
  (headers["content-length"] ?? "0") !== "0" || headers["transfer-encoding"] !== undefined;

function takesUpgrades({ plans }: MountedResource): boolean {
  const plan = plans.get("GET");
  return plan !== undefined && reachableStatuses(plan).includes(SWITCHING);
}

function ignore(): void {}
