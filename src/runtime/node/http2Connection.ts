import { constants, type ServerHttp2Session } from "node:http2";
import type { Socket } from "node:net";
import type { Service } from "../../service/service.ts";
import type { NodeLimits } from "./limits.ts";
import type { Watch, Watched } from "./watch.ts";

/** Time for a client to close its side of a connection on which nothing is open. */
const LINGER_MS = 1_000;

export interface Http2Rules {
  readonly service: Service;
  readonly limits: Required<NodeLimits>;
  readonly watch: Watch;
}

interface StreamExchange {
  start(): void;
  /** Called when the connection is closed. */
  leave(): void;
  /** Checks whether its client is late, or reads nothing. */
  look(): void;
}

/** A connection of HTTP/2, and the exchanges that are open on it. When it is `closing`, the client was told to open no more. */
export class Http2Connection implements Watched {
  readonly #session: ServerHttp2Session;
  /** The session's own socket is a proxy that cannot be destroyed, and a suspended client never closes its side. */
  readonly #socket: Socket;
  readonly #rules: Http2Rules;
  readonly #exchanges = new Set<StreamExchange>();
  #state: "open" | "closing" | "closed" = "open";
  /** The look at which a stream was last opened or closed, or the connection began to close. */
  #heardAt: number;
  /** The look at which a PING was sent; undefined where it was acknowledged. */
  #pingedAt: number | undefined = undefined;
  #isStopping = false;
  /** Bytes that were written at the last look since the server stops. */
  #written = 0;
  #streams = 0;
  /** Streams that the client has reset since the last look, before they had their responses. */
  #resets = 0;
  #isExpelled = false;

  constructor(session: ServerHttp2Session, socket: Socket, rules: Http2Rules) {
    this.#session = session;
    this.#socket = socket;
    this.#rules = rules;
    this.#heardAt = rules.watch.now;
    rules.watch.add(this);
    socket.once("close", () => this.#close());
  }

  take(exchange: StreamExchange): void {
    if (this.#isExpelled) return;
    this.#heardAt = this.#rules.watch.now;
    this.#exchanges.add(exchange);
    this.#streams += 1;
    if (this.#streams === this.#rules.limits.requestsPerConnection) this.close();
    exchange.start();
  }

  forget(exchange: StreamExchange, wasReset: boolean): void {
    this.#heardAt = this.#rules.watch.now;
    this.#exchanges.delete(exchange);
    if (!wasReset) return;
    this.#resets += 1;
    // To open and reset streams costs a client nothing, and the service a request each (CVE-2023-44487).
    if (this.#resets > 2 * this.#rules.limits.concurrentRequests) this.#expel();
  }

  #expel(): void {
    if (this.#isExpelled) return;
    this.#isExpelled = true;
    // Without an error node:http2 would send NO_ERROR.
    const error = new Error("The client has reset too many streams.");
    if (!this.#session.destroyed) this.#session.destroy(error, constants.NGHTTP2_ENHANCE_YOUR_CALM);
    // A client that does not read would keep it open.
    setImmediate(() => this.#socket.destroy());
  }

  /**
   * RFC 9113 6.8: no more streams; open ones get their responses. GOAWAY is sent at once, so that the client sends others elsewhere: after
   * one that refuses none, nghttp2 would take no stream either.
   */
  close(): void {
    if (this.#state !== "open") return;
    this.#state = "closing";
    this.#heardAt = this.#rules.watch.now;
    if (!this.#session.destroyed) this.#session.close();
  }

  /** Closes it because the server stops, which a client that has left must not delay. */
  stop(): void {
    this.#isStopping = true;
    this.close();
    if (this.#exchanges.size > 0) this.#ping();
  }

  #close(): void {
    if (this.#state === "closed") return;
    this.#state = "closed";
    this.#rules.watch.delete(this);
    for (const exchange of this.#exchanges) exchange.leave();
    this.#exchanges.clear();
  }

  look(): void {
    const { watch, limits } = this.#rules;
    this.#resets = 0;
    for (const exchange of this.#exchanges) exchange.look();
    if (this.#exchanges.size > 0) return this.#checkAlive();
    const quiet = watch.now - this.#heardAt;
    if (this.#state === "open" && quiet > watch.looksIn(limits.keepAlive)) this.close();
    else if (this.#state === "closing" && quiet > watch.looksIn(LINGER_MS)) this.#socket.destroy();
  }

  /** RFC 9113 6.7: no PING is acknowledged by a client that reads nothing, or whose frames could not be parsed. */
  #checkAlive(): void {
    const { watch, limits } = this.#rules;
    const { bytesWritten } = this.#socket;
    const isSilent = !this.#isStopping || bytesWritten === this.#written;
    this.#written = bytesWritten;
    if (this.#pingedAt !== undefined) {
      const patience = this.#isStopping ? limits.keepAlive : limits.stallTime;
      if (!isSilent) this.#pingedAt = watch.now;
      else if (watch.now - this.#pingedAt > watch.looksIn(patience)) this.#socket.destroy();
    } else if (watch.now - this.#heardAt > watch.looksIn(limits.keepAlive)) {
      this.#ping();
    }
  }

  #ping(): void {
    this.#pingedAt ??= this.#rules.watch.now;
    if (!this.#session.destroyed) this.#session.ping((error) => this.#pingEnded(error));
  }

  #pingEnded(error: Error | null): void {
    if (error !== null) return;
    this.#pingedAt = undefined;
    this.#heardAt = this.#rules.watch.now;
  }
}
