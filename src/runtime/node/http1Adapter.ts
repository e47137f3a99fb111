import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Service } from "../../service/service.ts";
import { respondToClientErrors } from "./clientError.ts";
import { type ConnectionRules, Http1Connection } from "./http1Connection.ts";
import { Http1Exchange } from "./http1Exchange.ts";
import { limitServer, type NodeLimits } from "./limits.ts";
import type { Watch } from "./watch.ts";

export type NodeListener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** One service on node:http, over HTTP/1.1: each request becomes an exchange of its connection. */
export class Http1Adapter implements ConnectionRules {
  readonly service: Service;
  readonly limits: Required<NodeLimits>;
  readonly watch: Watch | undefined;
  /** True when the server stops: every response is its connection's last. */
  closing = false;

  /** Without a watch the server is not ours, and its connections are not managed. */
  constructor(service: Service, limits: Required<NodeLimits>, watch?: Watch) {
    this.service = service;
    this.limits = limits;
    this.watch = watch;
  }

  readonly listener: NodeListener = (incoming, outgoing) => this.#take(incoming, outgoing, false);
  readonly #expecting: NodeListener = (incoming, outgoing) => this.#take(incoming, outgoing, true);

  listenTo(server: Server): void {
    limitServer(server, this.limits);
    server.on("request", this.listener);
    server.on("checkContinue", this.#expecting);
    // Without a listener node:http responds to an unknown expectation itself; the graph has a node for it.
    server.on("checkExpectation", this.listener);
    respondToClientErrors(server, this);
  }

  /** Accepts a connection that speaks HTTP/1.1. */
  welcome(socket: Socket): void {
    Http1Connection.of(socket, this);
  }

  #take(incoming: IncomingMessage, outgoing: ServerResponse, expects: boolean): void {
    const connection = Http1Connection.of(incoming.socket, this);
    connection.take(new Http1Exchange(this, connection, incoming, outgoing, expects));
  }
}
