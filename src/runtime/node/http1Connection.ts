import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { TransportRefusal } from "../../service/errors.ts";
import type { Service } from "../../service/service.ts";
import type { QueuedExchange } from "./exchange.ts";
import type { NodeLimits } from "./limits.ts";
import { onLastWritten, probe } from "./privateFields.ts";
import { messageOf } from "./response.ts";
import type { Watch, Watched } from "./watch.ts";

/** How long content is read and discarded after the last response, so that the client can read that. Milliseconds. */
const LINGER_MS = 2_000;
const CONNECTION = Symbol("connection");
type OwnedSocket = Socket & { [CONNECTION]?: Http1Connection };

export interface ConnectionRules {
  readonly service: Service;
  readonly limits: Required<NodeLimits>;
  /** Undefined where the server is not ours: then we do not close its connections. */
  readonly watch: Watch | undefined;
  readonly closing: boolean;
}

let clientEnded: (this: OwnedSocket) => void;
let socketClosed: (this: OwnedSocket) => void;

/** A connection of HTTP/1.1, and its exchanges in the order of their requests. While it is `closing`, what still arrives is not handled. */
export class Http1Connection implements Watched {
  readonly socket: Socket;
  readonly #rules: ConnectionRules;
  #state: "open" | "closing" | "closed" = "open";
  /** The exchange whose turn it is, or was last. */
  #current: QueuedExchange | undefined = undefined;
  /** RFC 9112 9.3.2: responses are sent in the order of the requests; a GET after a PUT must see what the PUT did. */
  #waiting: QueuedExchange[] = [];
  /** How many exchanges have had their turn. */
  #turns = 0;
  #isHeld = false;
  #isEnded = false;
  /** The last message, in response to what is no request. */
  #farewell: string | Uint8Array = "";
  /** The look at which a request last came, or a response was last made. */
  #heardAt: number;
  /** Bytes received at the first look that found it idle: more bytes are the start of a request. Undefined where none did. */
  #readAtRest: number | undefined = 0;
  /** Bytes that the client had read at the look since which it has read no more. */
  #taken = -1;
  #stillSince = 0;

  static of(socket: OwnedSocket, rules: ConnectionRules): Http1Connection {
    socket[CONNECTION] ??= new Http1Connection(socket, rules);
    return socket[CONNECTION];
  }

  private constructor(socket: Socket, rules: ConnectionRules) {
    this.socket = socket;
    this.#rules = rules;
    this.#heardAt = rules.watch?.now ?? 0;
    rules.watch?.add(this);
    // The same functions for all connections: of its own ones, each idle connection would keep 0.3 kB.
    socket.on("close", socketClosed);
    // Before node:http, which may close our side as well.
    socket.prependListener("end", clientEnded);
  }

  get state(): "open" | "closing" | "closed" {
    return this.#state;
  }

  /** How many exchanges have no complete response yet. */
  get pending(): number {
    return this.#waiting.length + (this.#isBusy ? 1 : 0);
  }

  /** Whether other requests wait for the current response to go out. */
  get isAwaited(): boolean {
    return this.#waiting.length > 0;
  }

  /** Whether the current request is the last one allowed. (node:http would keep the connection, and respond with bare 503s.) */
  get isUsedUp(): boolean {
    return this.#turns === this.#rules.limits.requestsPerConnection;
  }

  get #isBusy(): boolean {
    return this.#current?.isOver === false;
  }

  take(exchange: QueuedExchange): void {
    // RFC 9112 9.6: what comes after the connection's last response is not handled.
    if (this.#state !== "open" || !this.socket.writable) exchange.leave();
    else if (exchange.hasSocket) this.#give(exchange);
    else this.#queue(exchange);
  }

  #give(exchange: QueuedExchange): void {
    this.#current = exchange;
    this.#turns += 1;
    exchange.start();
  }

  /** Waits: node:http gives a response the socket when the one before it is sent. */
  #queue(exchange: QueuedExchange): void {
    this.#waiting.push(exchange);
    if (this.#waiting.length === 1) this.#current?.whenClosed(() => this.#advance());
    if (this.#waiting.length > this.#rules.limits.concurrentRequests) this.#hold();
  }

  #advance(): void {
    // A response also closes with its socket, of which a server that is not ours tells it first.
    if (this.socket.destroyed) return;
    const next = this.#waiting.shift();
    if (next === undefined) return;
    if (this.#waiting.length > 0) next.whenClosed(() => this.#advance());
    if (this.#waiting.length <= this.#rules.limits.concurrentRequests / 2 && this.socket.isPaused())
      this.socket.resume();
    this.#give(next);
  }

  /** Pauses reading, because too many wait. node:http resumes at the end of each message, so this is done after that. */
  #hold(): void {
    if (this.#isHeld) return;
    this.#isHeld = true;
    setImmediate(() => {
      this.#isHeld = false;
      if (this.#waiting.length > this.#rules.limits.concurrentRequests) this.socket.pause();
    });
  }

  /** Calls when the requests that have come have their responses. */
  whenFree(then: () => void): void {
    const last = this.#waiting.at(-1) ?? this.#current;
    if (last === undefined || last.isOver) then();
    else last.whenClosed(then);
  }

  /** Called when node:http hands the socket over: from then on it does not wake the response that is being sent. */
  wakeResponses(): void {
    const wake = () => this.#current?.sendOn();
    this.socket.on("drain", wake);
    this.whenFree(() => this.socket.off("drain", wake));
  }

  /** Another protocol has the connection from here on. */
  handOver(): void {
    this.#state = "closed";
    this.#rules.watch?.delete(this);
    this.#current = undefined;
  }

  endWith(message: Uint8Array): void {
    this.#farewell = message;
    this.end();
  }

  /** Notes that a request's turn has come, or that its response is made. */
  heard(): void {
    this.#heardAt = this.#rules.watch?.now ?? 0;
    this.#readAtRest = undefined;
  }

  /** Whether nothing was received before a packet of this length. */
  beganWithin(packetBytes: number): boolean {
    return this.socket.bytesRead === packetBytes;
  }

  /** What cannot be parsed, or is late. Requests before it get their responses first (RFC 9112 9.3.2). */
  fail(refusal: TransportRefusal, hasContent: boolean): void {
    const wasOpen = this.#state === "open";
    if (wasOpen) this.#state = "closing";
    const last = this.#waiting.at(-1) ?? this.#current;
    if (last?.isReceiving === true) return last.breakOff(refusal);
    if (!wasOpen) return;
    if (last?.keepsConnection !== false)
      this.#farewell = messageOf(this.#rules.service.errors.refused(refusal), hasContent);
    if (last === undefined || last.isOver) return this.end();
    // node:http must not close the socket before this, in whichever order it ends the last response.
    last.whenLastWritten(() => this.end());
    last.whenClosed(() => this.end());
  }

  /** Makes the response that is about to be written the last. */
  closeBehind(outgoing: ServerResponse): void {
    this.#state = "closing";
    this.#farewell = "";
    outgoing.shouldKeepAlive = false;
    onLastWritten(outgoing, () => this.end());
    for (const exchange of this.#waiting.splice(0)) exchange.leave();
  }

  /** RFC 9112 9.6: in stages, our side first: a reset while the client still sends may overtake the response. */
  end(): void {
    const { socket } = this;
    if (this.#isEnded || socket.destroyed) return;
    this.#isEnded = true;
    this.#state = "closing";
    const timer = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once("close", () => clearTimeout(timer));
    if (socket.readableEnded) socket.once("finish", () => socket.destroy());
    else socket.once("end", () => socket.destroy());
    socket.end(this.#farewell);
    this.#current?.throwAwayContent();
  }

  /** RFC 9112 9.6: a client that has closed its side may still read; one that has closed both looks the same. */
  static {
    clientEnded = function (): void {
      const current = (this[CONNECTION] as Http1Connection).#current;
      if (current?.isStreaming === true) this.destroy();
      else current?.begin();
    };
    socketClosed = function (): void {
      (this[CONNECTION] as Http1Connection).#close();
    };
  }

  #close(): void {
    if (this.#state === "closed") return;
    this.#state = "closed";
    this.#rules.watch?.delete(this);
    this.#current?.leave();
    for (const exchange of this.#waiting.splice(0)) exchange.leave();
    this.#current = undefined;
  }

  closeIfIdle(): void {
    const { bytesRead } = this.socket;
    if (this.pending === 0 && bytesRead === (this.#readAtRest ?? bytesRead)) this.end();
  }

  look(): void {
    const { watch } = this.#rules;
    if (watch === undefined || this.#state === "closed") return;
    if (this.pending > 0) {
      this.#readAtRest = undefined;
      this.#cutIfStalled(watch);
      // It may still read, and a stream that has nothing to send would not notice that it does not.
      if (this.socket.readableEnded && this.socket.writable) probe(this.socket);
    } else {
      const { bytesRead } = this.socket;
      this.#readAtRest ??= bytesRead;
      // An idle connection must not keep what its last request held. An exchange whose content still comes is not done.
      if (this.#current?.isReceiving === false) this.#current = undefined;
      if (watch.now - this.#heardAt > this.#patience(watch)) setImmediate(() => this.#closeIfQuiet(bytesRead));
    }
  }

  /** Runs after pending reads: where the event loop was blocked, a request may have arrived that is not read yet. */
  #closeIfQuiet(bytesRead: number): void {
    if (this.pending === 0 && this.socket.bytesRead === bytesRead) this.socket.destroy();
  }

  /** The number of looks for which a connection may be idle. */
  #patience(watch: Watch): number {
    const { keepAlive, headerTime } = this.#rules.limits;
    const { bytesRead } = this.socket;
    if (bytesRead === 0) return watch.looksIn(headerTime);
    // More bytes than the last request had: another has begun, and node:http limits the time for its head.
    return bytesRead === this.#readAtRest
      ? watch.looksIn(keepAlive)
      : watch.looksIn(keepAlive) + watch.looksIn(headerTime);
  }

  /** Cuts a client that reads nothing while there is something to send. */
  #cutIfStalled(watch: Watch): void {
    const { bytesWritten, writableLength } = this.socket;
    const taken = bytesWritten - writableLength;
    if (taken !== this.#taken || writableLength === 0) {
      this.#taken = taken;
      this.#stillSince = watch.now;
    } else if (watch.now - this.#stillSince > watch.looksIn(this.#rules.limits.stallTime)) {
      this.socket.destroy();
    }
  }
}
