import type { IncomingMessage, ServerResponse } from "node:http";
import { RequestBody } from "../http/body.ts";
import { RequestHeaders } from "../http/headers.ts";
import type { RequestSource } from "../http/request.ts";
import { nodeBodySource } from "./nodeBody.ts";

/** A request of node:http, read as far as it is asked for. */
export class NodeRequest implements RequestSource {
  readonly method: string;
  readonly target: string;
  readonly headers: RequestHeaders;
  readonly #incoming: IncomingMessage;
  readonly #outgoing: ServerResponse;
  readonly #maxBodyBytes: number;
  #leaving: AbortController | undefined;

  constructor(incoming: IncomingMessage, outgoing: ServerResponse, maxBodyBytes: number) {
    this.method = incoming.method ?? "";
    this.target = originForm(incoming.url ?? "/");
    this.headers = new RequestHeaders(incoming.headers);
    this.#incoming = incoming;
    this.#outgoing = outgoing;
    this.#maxBodyBytes = maxBodyBytes;
  }

  get body(): RequestBody {
    return new RequestBody(nodeBodySource(this.#incoming), this.#maxBodyBytes);
  }

  get peer(): string | undefined {
    return this.#incoming.socket.remoteAddress;
  }

  signal(): AbortSignal {
    this.#leaving ??= abortedOnLeave(this.#outgoing);
    return this.#leaving.signal;
  }
}

/** RFC 9112 3.2.2: a server must take the absolute form too. */
function originForm(target: string): string {
  if (target.startsWith("/") || !URL.canParse(target)) return target;
  const { pathname, search } = new URL(target);
  return pathname + search;
}

function abortedOnLeave(outgoing: ServerResponse): AbortController {
  const controller = new AbortController();
  outgoing.once("close", () => {
    if (!outgoing.writableFinished) controller.abort();
  });
  return controller;
}
