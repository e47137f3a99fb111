import type { IncomingHttpHeaders, ServerHttp2Stream } from "node:http2";
import { RequestBody } from "../http/body.ts";
import { type RawHeaders, RequestHeaders } from "../http/headers.ts";
import type { RequestSource } from "../http/request.ts";
import { NodeBody } from "./nodeBody.ts";

interface StreamParts {
  readonly stream: ServerHttp2Stream;
  readonly headers: IncomingHttpHeaders;
  readonly hasContent: boolean;
  readonly maxBodyBytes: number;
}

/** A request of node:http2. */
export class NodeHttp2Request implements RequestSource {
  readonly method: string;
  readonly target: string;
  readonly headers: RequestHeaders;
  readonly #parts: StreamParts;
  #leaving: AbortController | undefined;

  constructor(parts: StreamParts) {
    const { headers } = parts;
    this.method = headers[":method"] ?? "";
    this.target = headers[":path"] ?? "";
    this.headers = new RequestHeaders(ordinaryFields(headers));
    this.#parts = parts;
  }

  get body(): RequestBody {
    const { stream, headers, hasContent, maxBodyBytes } = this.#parts;
    if (!hasContent) return new RequestBody(undefined, maxBodyBytes);
    const expects = headers.expect?.toLowerCase() === "100-continue";
    const begin = () => {
      if (expects && !stream.headersSent) stream.additionalHeaders({ ":status": 100 });
    };
    return new RequestBody(new NodeBody(stream, headers["content-length"], begin), maxBodyBytes);
  }

  get peer(): string | undefined {
    return this.#parts.stream.session?.socket.remoteAddress;
  }

  signal(): AbortSignal {
    this.#leaving ??= abortedOnLeave(this.#parts.stream);
    return this.#leaving.signal;
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

function abortedOnLeave(stream: ServerHttp2Stream): AbortController {
  const controller = new AbortController();
  // node:http2 ends a stream that the client resets, which may finish it: an answer that we ended is never aborted.
  const leave = () => {
    if (stream.aborted || !stream.writableFinished) controller.abort();
  };
  // Who has left already will not be heard leaving.
  if (stream.destroyed || stream.closed) leave();
  else stream.once("close", leave);
  return controller;
}
