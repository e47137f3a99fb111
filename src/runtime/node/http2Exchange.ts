import { constants, type IncomingHttpHeaders, type ServerHttp2Stream } from "node:http2";
import { Duplex } from "node:stream";
import { RequestBody } from "../../http/body.ts";
import { type RawHeaders, RequestHeaders } from "../../http/headers.ts";
import type { HttpResponse } from "../../http/response.ts";
import { letGo } from "../../http/responseStream.ts";
import type { TransportRefusal } from "../../service/errors.ts";
import { BAD_HOST, BAD_TARGET, FIELDS_TOO_LARGE, NO_TUNNELS, TARGET_TOO_LONG, TOO_SLOW } from "../refusals.ts";
import { isHost, isSameHost } from "../target.ts";
import { NodeBody } from "./body.ts";
import { Exchange } from "./exchange.ts";
import type { Http2Connection, Http2Rules } from "./http2Connection.ts";
import { endInSilence } from "./privateFields.ts";
import { writeContinue, writeHttp2 } from "./response.ts";

/** Time for a response's last frame to be sent. Milliseconds. */
const LAST_FRAME_MS = 10;

export class Http2Exchange extends Exchange {
  readonly method: string;
  readonly target: string;
  readonly headers: RequestHeaders;
  readonly #rules: Http2Rules;
  readonly #stream: ServerHttp2Stream;
  readonly #fields: IncomingHttpHeaders;
  readonly #openedAt: number;
  readonly #hasEnded: () => boolean;
  /** Bytes that the client had not read at the look since which it has read none, and the source's bytes by then. */
  #untaken = 0;
  #written = 0;
  #stillSince = 0;

  constructor(rules: Http2Rules, connection: Http2Connection, stream: ServerHttp2Stream, fields: IncomingHttpHeaders) {
    super(rules.service);
    this.method = fields[":method"] ?? "";
    this.target = fields[":path"] ?? "";
    this.headers = new RequestHeaders(ordinaryFields(fields));
    this.#rules = rules;
    this.#stream = stream;
    this.#fields = fields;
    this.#openedAt = rules.watch.now;
    this.#hasEnded = endOf(stream);
    stream.on("error", () => undefined);
    stream.once("close", () => {
      connection.forget(this, stream.aborted);
      this.leave();
    });
  }

  start(): void {
    // A client that has reset it in the packet that began it does not wait for a response.
    if (this.#stream.closed) return this.leave();
    if (!this.takeTurn()) return;
    const refused = this.#refusal();
    if (refused === undefined) this.begin();
    else this.refuse(refused);
  }

  #refusal(): TransportRefusal | undefined {
    const { limits } = this.#rules;
    const { ":path": target, ":authority": authority, ":scheme": scheme, host } = this.#fields;
    if (target === undefined) return NO_TUNNELS;
    if (target.length > limits.targetBytes) return TARGET_TOO_LONG;
    if (sizeOf(this.#fields) > limits.headerBytes) return FIELDS_TOO_LARGE;
    // RFC 9113 8.3.1: a request whose Host names another authority is malformed.
    if (!isHost(authority ?? host ?? "") || !isSameHost(host ?? authority, authority ?? host, scheme)) return BAD_HOST;
    const isTarget = target.startsWith("/") || (target === "*" && this.method === "OPTIONS");
    return isTarget && !target.includes("#") ? undefined : BAD_TARGET;
  }

  /** node:http2 also emits "finish" for a stream that the client resets, although its content was not sent. */
  protected override get isWhole(): boolean {
    return this.#stream.writableFinished && !this.#stream.aborted;
  }

  protected override get hasBegun(): boolean {
    return this.#stream.headersSent;
  }

  whenSent(then: () => void): void {
    if (this.#stream.destroyed) queueMicrotask(then);
    else this.#stream.once("close", then);
  }

  protected override send(response: HttpResponse): void {
    const stream = this.#stream;
    if (stream.destroyed || stream.closed) {
      letGo(response.body);
      return;
    }
    this.sending = writeHttp2(stream, response, this.method === "HEAD", this);
    // node:http2 closes a stream that nobody has begun to read as soon as its response is written, and while the socket is busy the
    // reset overtakes END_STREAM.
    if (stream.readableFlowing === null) stream.pause();
    if (stream.endAfterHeaders) stream.once("finish", () => stream.resume());
    if (stream.endAfterHeaders || stream.readableEnded) return;
    // Where the last frame takes longer, the next look finds it sent.
    stream.once("finish", () => setTimeout(() => this.#stopContent(), LAST_FRAME_MS));
  }

  /** RFC 9113 8.1: the client is told to stop, with NO_ERROR, but not before END_STREAM. */
  #stopContent(): void {
    const stream = this.#stream;
    if (stream.destroyed || !(stream.closed || stream.state.localClose === 1)) return;
    if (!stream.closed) stream.close(constants.NGHTTP2_NO_ERROR);
    // What a reader left that stopped early would keep the stream open.
    if (stream.listenerCount("readable") === 0) stream.resume();
  }

  override cut(): void {
    breakOff(this.#stream, constants.NGHTTP2_INTERNAL_ERROR);
  }

  look(): void {
    const { watch, limits } = this.#rules;
    if (this.isWhole) this.#stopContent();
    else if (watch.now - this.#openedAt > watch.looksIn(limits.requestTime) && !this.#hasEnded()) this.#tooSlow();
    else this.#cutIfStalled(watch.now, watch.looksIn(limits.stallTime));
  }

  #tooSlow(): void {
    if (this.isOpen) this.refuse(TOO_SLOW);
    else this.cut();
  }

  /** Cuts a client that reads nothing while there is something to send. */
  #cutIfStalled(now: number, patience: number): void {
    const untaken = this.#stream.writableLength;
    const written = this.sending?.written ?? 0;
    if (untaken === 0 || untaken !== this.#untaken || written !== this.#written) {
      this.#untaken = untaken;
      this.#written = written;
      this.#stillSince = now;
    } else if (now - this.#stillSince > patience) {
      breakOff(this.#stream, constants.NGHTTP2_CANCEL);
    }
  }

  override get body(): RequestBody {
    const { maxBodyBytes } = this.#rules.service;
    if (this.#stream.endAfterHeaders) return new RequestBody(undefined, maxBodyBytes);
    const expects = this.#fields.expect?.toLowerCase() === "100-continue";
    const invite = () => {
      if (this.state === "handling" && !this.#stream.closed) writeContinue(this.#stream);
    };
    const length = this.#fields["content-length"];
    const source = new NodeBody(this.#stream, length, expects ? invite : undefined, this.#hasEnded);
    return new RequestBody(source, maxBodyBytes);
  }

  override get peer(): string | undefined {
    return this.#stream.session?.socket.remoteAddress;
  }
}

/** RFC 9113 8.3.1: the authority is what Host is in HTTP/1.1. */
function ordinaryFields(headers: IncomingHttpHeaders): RawHeaders {
  const fields: Record<string, string | readonly string[] | undefined> = {};
  for (const name of Object.keys(headers)) {
    if (!name.startsWith(":")) fields[name] = headers[name];
  }
  if (headers[":authority"] !== undefined) fields["host"] = headers[":authority"];
  return fields;
}

/** The size of the fields in HTTP/1.1, with a colon, a space and a line end each. */
function sizeOf(headers: IncomingHttpHeaders): number {
  let size = 0;
  for (const name of Object.keys(headers)) {
    const value = headers[name];
    const lines = Array.isArray(value) ? value : [value ?? ""];
    for (const line of lines) size += name.length + line.length + 4;
  }
  return size;
}

/**
 * Tells at any later time whether the client has sent END_STREAM, without which a request is not complete (RFC 9113 8.1). node:http2 also
 * ends a stream that is reset, or whose connection is lost, but marks it as closed first. One that is reset with NO_ERROR before its
 * response is complete is destroyed: until Node 26, node:http2 waits for ever for the response to be sent.
 */
function endOf(stream: ServerHttp2Stream): () => boolean {
  // What came in one packet is read before the stream is passed on.
  let isEnded = stream.endAfterHeaders || (!stream.closed && stream.state.remoteClose === 1);
  stream.push = (chunk: unknown, encoding?: BufferEncoding) => {
    if (chunk === null) {
      if (!stream.closed) isEnded = true;
      else if (stream.state.localClose !== 1) process.nextTick(() => stream.destroy());
    }
    return Duplex.prototype.push.call(stream, chunk, encoding);
  };
  return () => isEnded;
}

/**
 * RFC 9113 8.1: what is broken off has no END_STREAM. node:http2 would send it before the reset of a stream that it closes, so its end does
 * nothing here. (With `waitForTrailers`, a busy server loses END_STREAM of whole responses.)
 */
function breakOff(stream: ServerHttp2Stream, code: number): void {
  endInSilence(stream);
  stream.close(code);
}
