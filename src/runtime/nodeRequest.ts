import type { IncomingMessage, ServerResponse } from "node:http";
import { type BodySource, RequestBody, WholeBody } from "../http/body.ts";
import { RequestHeaders } from "../http/headers.ts";
import type { RequestSource } from "../http/request.ts";
import { NodeBody } from "./nodeBody.ts";
import { NodeMessage } from "./nodeMessage.ts";

/** A request of node:http, read as far as it is asked for. */
export class NodeRequest implements RequestSource {
  readonly method: string;
  readonly target: string;
  readonly headers: RequestHeaders;
  readonly #incoming: IncomingMessage;
  readonly #outgoing: ServerResponse;
  readonly #maxBodyBytes: number;
  readonly #expects: boolean;
  #leaving: AbortController | undefined;

  constructor(incoming: IncomingMessage, outgoing: ServerResponse, maxBodyBytes: number, expects: boolean) {
    const { url = "/", headers } = incoming;
    const absolute = url.startsWith("/") || url === "*" ? undefined : new URL(url);
    this.method = incoming.method ?? "";
    // RFC 9112 3.2.2: a server must take the absolute form too, and then the target names the host.
    this.target = absolute === undefined ? url : absolute.pathname + absolute.search;
    this.headers = new RequestHeaders(absolute === undefined ? headers : { ...headers, host: absolute.host });
    this.#incoming = incoming;
    this.#outgoing = outgoing;
    this.#maxBodyBytes = maxBodyBytes;
    this.#expects = expects;
  }

  get body(): RequestBody {
    return new RequestBody(this.#content(), this.#maxBodyBytes);
  }

  #content(): BodySource | undefined {
    const incoming = this.#incoming;
    const { "content-length": declared, "transfer-encoding": coding } = incoming.headers;
    if (declared === undefined && coding === undefined) return undefined;
    if (incoming instanceof NodeMessage) {
      if (incoming.whole !== undefined && !this.#expects) return new WholeBody(incoming.whole);
      incoming.toStream();
    }
    // node:http has refused a Content-Length that is no number, and one beside Transfer-Encoding.
    return new NodeBody(incoming, declared, this.#expects ? () => this.#outgoing.writeContinue() : undefined);
  }

  get peer(): string | undefined {
    return this.#incoming.socket.remoteAddress;
  }

  signal(): AbortSignal {
    this.#leaving ??= abortedOnLeave(this.#outgoing);
    return this.#leaving.signal;
  }
}

function abortedOnLeave(outgoing: ServerResponse): AbortController {
  const controller = new AbortController();
  const leave = () => {
    if (!outgoing.writableFinished) controller.abort();
  };
  // Who has left already will not be heard leaving.
  if (outgoing.destroyed || outgoing.closed) leave();
  else outgoing.once("close", leave);
  return controller;
}
