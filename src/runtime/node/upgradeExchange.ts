import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { RequestBody } from "../../http/body.ts";
import { RequestHeaders } from "../../http/headers.ts";
import { isPromise } from "../../http/later.ts";
import { HttpRequest, type TakeOver, type Upgrading } from "../../http/request.ts";
import type { HttpResponse } from "../../http/response.ts";
import { letGo } from "../../http/responseStream.ts";
import { Exchange } from "./exchange.ts";
import type { ConnectionRules, Http1Connection } from "./http1Connection.ts";
import { messageOf } from "./response.ts";

/** What `upgrade` of a resource is given on Node: `ws` takes it as `handleUpgrade(request, socket, head, …)`. */
export interface NodeUpgrade {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  /** What has arrived behind the request. */
  readonly head: Buffer;
  /** Aborted when the server drains or closes. A connection that is still open when the time to stop is up is cut. */
  readonly stopping: AbortSignal;
}

export interface Offered extends NodeUpgrade {
  readonly socket: Socket;
}

/** A request for a WebSocket. The graph decides; what it accepts leaves the runtime, what it refuses is closed. */
export class UpgradeExchange extends Exchange {
  readonly method: string;
  readonly target: string;
  readonly headers: RequestHeaders;
  readonly upgrading: Upgrading = { take: undefined };
  /** Its response closes the connection, or is none of HTTP/1.1. */
  readonly keepsConnection = false;
  /** It has no content, and nothing waits behind it: node:http parses no more. */
  readonly isReceiving = false;
  readonly isStreaming = false;
  readonly hasSocket = true;
  readonly #rules: ConnectionRules;
  readonly #connection: Http1Connection;
  readonly #offered: Offered;
  /** Bytes that were written to the connection before. */
  readonly #before: number;

  constructor(rules: ConnectionRules, connection: Http1Connection, offered: Offered) {
    super(rules.service);
    const { method = "", url = "/", headers } = offered.request;
    this.method = method;
    this.target = url;
    this.headers = new RequestHeaders(headers);
    this.#rules = rules;
    this.#connection = connection;
    this.#offered = offered;
    this.#before = offered.socket.bytesWritten;
  }

  get isOver(): boolean {
    return !this.isOpen;
  }

  protected override get isWhole(): boolean {
    return this.state === "responded" || this.state === "refused";
  }

  protected override get hasBegun(): boolean {
    const { socket } = this.#offered;
    return socket.destroyed || socket.bytesWritten !== this.#before;
  }

  override get body(): RequestBody {
    return new RequestBody(undefined, 0);
  }

  override get peer(): string | undefined {
    return this.#offered.socket.remoteAddress;
  }

  start(): void {
    if (this.takeTurn()) this.begin();
  }

  whenClosed(then: () => void): void {
    this.#offered.socket.once("close", then);
  }

  /** Nothing follows it on the connection that could be in its way. */
  whenLastWritten(): void {}
  sendOn(): void {}
  breakOff(): void {}

  throwAwayContent(): void {
    this.#offered.socket.resume();
  }

  override cut(): void {
    this.#offered.socket.destroy();
  }

  protected override send(response: HttpResponse): void {
    const { take } = this.upgrading;
    this.#offered.socket.off("readable", hold);
    if (response.status === SWITCHING && take !== undefined) return this.#handOver(take);
    this.#connection.endWith(messageOf(response, true));
    this.throwAwayContent();
    letGo(response.body);
  }

  #handOver(take: TakeOver): void {
    const { socket } = this.#offered;
    // A client that has closed its side has no use for a protocol that goes both ways.
    if (socket.destroyed || socket.readableEnded || !socket.writable) return this.cut();
    this.#connection.handOver();
    try {
      const taken = take(this.#offered);
      if (isPromise(taken)) taken.then(undefined, (error: unknown) => this.#failed(error));
    } catch (error) {
      this.#failed(error);
    }
  }

  /** The author's mistake: a 500, where nothing was written yet. */
  #failed(error: unknown): void {
    const response = this.#rules.service.fault(new HttpRequest(this), error);
    if (this.hasBegun) return this.cut();
    this.#connection.endWith(messageOf(response, true));
    this.throwAwayContent();
  }
}

/** Listens to “readable” while it is decided: else the request before would let the socket flow, and data be lost. */
export function hold(): void {}

/** RFC 9110 15.2.2. The code that takes the connection over writes it, with the fields of its protocol. */
export const SWITCHING = 101;
