import { constants, type ServerHttp2Session } from "node:http2";
import type { Socket } from "node:net";
import type { NodeLimits } from "./limits.ts";
import type { Watch, Watched } from "./watch.ts";

/** RFC 9113 6.8: no stream is refused yet, but no more should be opened. */
const EVERY_STREAM = 2 ** 31 - 1;
/** Time for a client to hear that. */
const GOODBYE_MS = 500;
/** Time for a client to close its side of a connection on which nothing is open. */
const LINGER_MS = 1_000;

/** What the connections of one server share. */
export interface Http2ConnectionRules {
  readonly limits: Required<NodeLimits>;
  readonly watch: Watch;
}

/** What a connection tells its exchanges. */
interface StreamExchange {
  start(): void;
  /** The connection is closed. */
  leave(): void;
  /** Look whether its client is late, or takes nothing. */
  look(): void;
}

/**
 * One connection of HTTP/2, and the exchanges that are open on it. `open`: streams are taken. `closing`: the client was
 * told to open no more. `closed`: all is over.
 */
export class Http2Connection implements Watched {
  readonly #session: ServerHttp2Session;
  /** The session's own is a stand-in that cannot be destroyed, and a client that sleeps never closes its side. */
  readonly #socket: Socket;
  readonly #rules: Http2ConnectionRules;
  readonly #exchanges = new Set<StreamExchange>();
  #state: "open" | "closing" | "closed" = "open";
  /** The look at which a stream was last opened or closed, or the connection began to close. */
  #heardAt: number;
  /** The look at which the client was asked whether it is there; undefined where it has replied. */
  #pingedAt: number | undefined = undefined;
  /** Streams that the client has reset since the last look, before they had their responses. */
  #resets = 0;

  constructor(session: ServerHttp2Session, socket: Socket, rules: Http2ConnectionRules) {
    this.#session = session;
    this.#socket = socket;
    this.#rules = rules;
    this.#heardAt = rules.watch.now;
    rules.watch.add(this);
    socket.once("close", () => this.#close());
  }

  get state(): "open" | "closing" | "closed" {
    return this.#state;
  }

  /** How many exchanges have no complete response yet. */
  get pending(): number {
    return this.#exchanges.size;
  }

  /** A stream was opened. */
  take(exchange: StreamExchange): void {
    this.#heardAt = this.#rules.watch.now;
    this.#exchanges.add(exchange);
    exchange.start();
  }

  /** A stream is closed. */
  forget(exchange: StreamExchange, wasReset: boolean): void {
    this.#heardAt = this.#rules.watch.now;
    this.#exchanges.delete(exchange);
    if (!wasReset) return;
    this.#resets += 1;
    // To open streams and reset them costs a client nothing, and the service a request each (CVE-2023-44487).
    if (this.#resets > 2 * this.#rules.limits.concurrentRequests) this.#expel();
  }

  #expel(): void {
    if (!this.#session.destroyed) this.#session.destroy(undefined, constants.NGHTTP2_ENHANCE_YOUR_CALM);
    this.#socket.destroy();
  }

  /** RFC 9113 6.8: first that no more streams should come, and when the client has heard it, that none will be taken. */
  drain(): void {
    if (this.#state !== "open" || this.#session.destroyed || this.#session.closed) return;
    this.#session.goaway(constants.NGHTTP2_NO_ERROR, EVERY_STREAM);
    setTimeout(() => this.close(), GOODBYE_MS).unref();
  }

  /** Take no more streams; what is open gets its response. */
  close(): void {
    if (this.#state !== "open") return;
    this.#state = "closing";
    this.#heardAt = this.#rules.watch.now;
    if (!this.#session.destroyed) this.#session.close();
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

  /**
   * RFC 9113 6.7: a client that takes nothing does not acknowledge a PING either. Nor does one whose frames could not be read:
   * node:http2 says nothing of that, and no longer reads from the connection.
   */
  #checkAlive(): void {
    const { watch, limits } = this.#rules;
    if (this.#pingedAt !== undefined) {
      if (watch.now - this.#pingedAt > watch.looksIn(limits.stallTime)) this.#socket.destroy();
    } else if (watch.now - this.#heardAt > watch.looksIn(limits.keepAlive)) {
      this.#pingedAt = watch.now;
      if (!this.#session.destroyed) this.#session.ping((error) => this.#pingEnded(error));
    }
  }

  #pingEnded(error: Error | null): void {
    if (error !== null) return;
    this.#pingedAt = undefined;
    this.#heardAt = this.#rules.watch.now;
  }
}
