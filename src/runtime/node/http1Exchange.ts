import type { IncomingMessage, ServerResponse } from "node:http";
import { type BodySource, RequestBody, WholeBody } from "../../http/body.ts";
import { RequestHeaders } from "../../http/headers.ts";
import type { HttpResponse } from "../../http/response.ts";
import { isStream } from "../../http/responseStream.ts";
import type { TransportRefusal } from "../../service/errors.ts";
import { absoluteTarget } from "../target.ts";
import { NodeBody } from "./body.ts";
import { refusalOf } from "./check.ts";
import { Exchange } from "./exchange.ts";
import type { ConnectionRules, Http1Connection } from "./http1Connection.ts";
import { discardRest, leavesContent, RequestMessage } from "./message.ts";
import { forgetExpectation, onLastWritten, promiseKeepAlive } from "./privateFields.ts";
import { messageOf, writeContinue, writeHttp1 } from "./response.ts";

/** The last one of the process, with its exchange: while there is one, V8 does not forget its shape, and keeps the code that was compiled for it. */
const TURN: { last: unknown; waiting: number } = { last: undefined, waiting: 0 };
/** A request that waits keeps all it has: 10,000 at once took 262 MiB, and take 251 with this bound. */
const MOST_WAITING = 256;
const NO_FIELDS: readonly string[] = [];

/** An exchange over HTTP/1.1: a request of node:http, read lazily, and its response. */
export class Http1Exchange extends Exchange {
  readonly method: string;
  readonly target: string;
  readonly headers: RequestHeaders;
  readonly #rules: ConnectionRules;
  readonly #connection: Http1Connection;
  readonly #incoming: IncomingMessage;
  readonly #outgoing: ServerResponse;
  /** RFC 9110 10.1.1: a client that waits for 100 Continue gets it when its content is read, and not before. */
  readonly #expects: boolean;
  /** RFC 9112 6.3: a request without either field has no content. */
  readonly #hasContent: boolean;
  /** Why it is refused when its turn comes. */
  #refusal: TransportRefusal | undefined = undefined;
  #isStream = false;
  #isInvited = false;

  constructor(
    rules: ConnectionRules,
    connection: Http1Connection,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    expects: boolean,
  ) {
    super(rules.service);
    const { url = "/", headers } = incoming;
    // RFC 9112 3.2.2: a server must accept the absolute form too; then the target names the host.
    const absolute = url.startsWith("/") ? undefined : absoluteTarget(url, incoming.method);
    this.method = incoming.method ?? "";
    this.target = absolute?.target ?? url;
    this.headers = new RequestHeaders(absolute === undefined ? headers : { ...headers, host: absolute.host });
    this.#rules = rules;
    this.#connection = connection;
    this.#incoming = incoming;
    this.#outgoing = outgoing;
    this.#expects = expects && !forgetsExpectation(incoming, outgoing);
    this.#hasContent = headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
  }

  get hasSocket(): boolean {
    return this.#outgoing.socket !== null;
  }

  get isReceiving(): boolean {
    return !this.#incoming.complete;
  }

  get isStreaming(): boolean {
    return this.#isStream && !this.isOver;
  }

  get isOver(): boolean {
    return this.state === "gone" || this.isWhole;
  }

  get keepsConnection(): boolean {
    return this.#outgoing.shouldKeepAlive;
  }

  protected override get isWhole(): boolean {
    return this.#outgoing.writableFinished;
  }

  protected override get hasBegun(): boolean {
    return this.#outgoing.headersSent;
  }

  sendOn(): void {
    this.sending?.sendOn();
  }

  whenLastWritten(then: () => void): void {
    onLastWritten(this.#outgoing, then);
  }

  whenClosed(then: () => void): void {
    this.#outgoing.once("close", then);
  }

  whenSent(then: () => void): void {
    if (this.#outgoing.closed) queueMicrotask(then);
    else this.whenClosed(then);
  }

  start(): void {
    if (!this.takeTurn()) return;
    const refused = this.#refusal ?? refusalOf(this.#incoming, this.#rules);
    if (refused !== undefined) return this.refuse(refused);
    if (!(this.#incoming instanceof RequestMessage) || !this.#incoming.mayBeKept) return this.begin();
    this.#connection.heard();
    // After everything that has arrived by now, on any connection, is read: that nearly always includes the content, so that
    // the walk does not wait. To read all connections first and respond to them afterwards takes less time than to do so by
    // turns (decision 9).
    if (TURN.waiting >= MOST_WAITING && !this.#hasContent) return this.begin();
    TURN.waiting += 1;
    TURN.last = setImmediate(begin, this);
  }

  /** Called when the rest of its content cannot be read. It is refused, unless its response has begun. */
  breakOff(refusal: TransportRefusal): void {
    if (this.state === "waiting") {
      this.#refusal ??= refusal;
      return;
    }
    if (this.isOpen) {
      this.refuse(refusal);
    } else if (this.isOver) {
      return this.#connection.end();
    } else {
      this.#connection.closeBehind(this.#outgoing);
      // Its head may have promised to keep the connection.
      this.whenClosed(() => this.#connection.end());
    }
    // A reader gets an error. A stream that is made from the content fails with it, and one that is not goes on.
    if (this.#incoming instanceof RequestMessage) this.#incoming.breakOff();
  }

  override refuse(refusal: TransportRefusal): void {
    // Where a request's framing or host cannot be trusted, neither can what follows it.
    if (this.isOpen) this.#connection.closeBehind(this.#outgoing);
    super.refuse(refusal);
  }

  /** The rest of the content will not be read: a flowing stream discards it. */
  throwAwayContent(): void {
    if (!this.#incoming.complete) this.#incoming.removeAllListeners("data").resume();
  }

  protected override send(response: HttpResponse): void {
    const connection = this.#connection;
    const outgoing = this.#outgoing;
    connection.heard();
    const { watch, limits } = this.#rules;
    if (this.#isLast(response)) connection.closeBehind(outgoing);
    else if (this.#hasContent)
      discardRest(outgoing, isStream(response.body), limits.unreadBytes, () => connection.end());
    const also = watch === undefined ? NO_FIELDS : promiseKeepAlive(outgoing, limits.keepAlive);
    this.sending = writeHttp1(outgoing, response, also, this);
    this.#isStream = this.sending !== undefined && isStream(response.body);
  }

  /** A head that node:http refused has left its reason phrase, and whether it has content, so the message is written past it. */
  protected override sendInstead(response: HttpResponse): void {
    if (!this.#outgoing.statusMessage) this.send(response);
    else this.#connection.endWith(messageOf(response, this.method !== "HEAD"));
  }

  #isLast({ status }: HttpResponse): boolean {
    const { limits, closing } = this.#rules;
    // Content that is too large is not read to its end, whatever its declared length.
    if (!this.keepsConnection || status === 413 || (closing && !this.#connection.isAwaited)) return true;
    if (this.#connection.isUsedUp) return true;
    // RFC 9110 10.1.1: a client that was not told to continue may or may not send the content; the server cannot know.
    if (this.#expects && !this.#isInvited) return true;
    return this.#hasContent && leavesContent(this.#outgoing, limits.unreadBytes);
  }

  override cut(): void {
    this.#outgoing.destroy();
  }

  override get body(): RequestBody {
    return new RequestBody(this.#content(), this.#rules.service.maxBodyBytes);
  }

  #content(): BodySource | undefined {
    if (!this.#hasContent) return undefined;
    const incoming = this.#incoming;
    if (incoming instanceof RequestMessage) {
      if (incoming.whole !== undefined && !this.#expects) return new WholeBody(incoming.whole);
      incoming.toStream();
    }
    // node:http has refused a Content-Length that is no number, and one beside Transfer-Encoding.
    return new NodeBody(incoming, incoming.headers["content-length"], this.#expects ? () => this.#invite() : undefined);
  }

  #invite(): void {
    if (!this.isOpen || this.#isInvited) return;
    this.#isInvited = true;
    writeContinue(this.#outgoing);
  }

  override get peer(): string | undefined {
    return this.#incoming.socket.remoteAddress;
  }
}

/** RFC 9110 10.1.1: without content there is nothing to wait for. */
function forgetsExpectation({ headers }: IncomingMessage, outgoing: ServerResponse): boolean {
  const { "content-length": declared = "0", "transfer-encoding": coding } = headers;
  return coding === undefined && Number(declared) === 0 && forgetExpectation(outgoing);
}

function begin(exchange: Http1Exchange): void {
  TURN.waiting -= 1;
  exchange.begin();
}
