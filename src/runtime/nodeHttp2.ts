import {
  constants,
  createServer,
  type Http2Server,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from "node:http2";
import type { Socket } from "node:net";
import { fieldName, fieldValue } from "../http/fieldValue.ts";
import { HttpRequest } from "../http/request.ts";
import type { HttpResponse } from "../http/response.ts";
import type { Service } from "../service/service.ts";
import { NodeHttp2Request } from "./nodeHttp2Request.ts";
import type { NodeLimits } from "./nodeLimits.ts";
import { discard, sendStream } from "./nodeResponse.ts";
import { refusal } from "./refusal.ts";

/** RFC 9113 8.2.2: what speaks of a connection of HTTP/1.1 has no place here. */
const OF_THE_CONNECTION = new Set(["connection", "keep-alive", "proxy-connection", "transfer-encoding", "upgrade"]);

/** RFC 9113 6.8: no stream is refused yet, but no more should be opened. */
const EVERY_STREAM = 2 ** 31 - 1;
/** Time for a client to hear that. */
const GOODBYE_MS = 500;

const NO_TUNNELS = refusal(501, "There are no tunnels here.");
const TARGET_TOO_LONG = refusal(414);

/** The same service to whoever speaks HTTP/2. It never listens itself: connections are handed to it. */
export class NodeHttp2Door {
  readonly #service: Service;
  readonly #limits: Required<NodeLimits>;
  readonly #server: Http2Server;
  readonly #sessions = new Set<ServerHttp2Session>();
  #draining = false;

  constructor(service: Service, limits: Required<NodeLimits>) {
    this.#service = service;
    this.#limits = limits;
    this.#server = createServer({
      // The four pseudo-fields count too.
      maxHeaderListPairs: limits.headerCount + 4,
      settings: { maxConcurrentStreams: limits.concurrentRequests, maxHeaderListSize: limits.headerBytes },
    });
    this.#server.on("session", (session) => this.#keep(session));
    this.#server.on("stream", (stream, headers) => this.#answer(stream, headers));
    this.#server.on("sessionError", () => undefined);
  }

  take(socket: Socket): void {
    // node:http keeps its sockets half open. node:http2 does not look for their end: a client that closed would stay.
    socket.allowHalfOpen = false;
    this.#server.emit("connection", socket);
  }

  /** Every client is told to go elsewhere; what is open is answered, and what is under way too. */
  drain(): void {
    this.#draining = true;
    for (const session of this.#sessions) sayGoodbye(session);
  }

  close(): void {
    for (const session of this.#sessions) session.close();
  }

  destroy(): void {
    for (const session of this.#sessions) session.destroy();
  }

  #keep(session: ServerHttp2Session): void {
    this.#sessions.add(session);
    let open = 0;
    session.on("stream", (stream) => {
      open += 1;
      stream.once("close", () => {
        open -= 1;
      });
    });
    session.setTimeout(this.#limits.keepAlive, () => {
      if (open === 0) session.close();
    });
    session.once("close", () => this.#sessions.delete(session));
    if (this.#draining) sayGoodbye(session);
  }

  #answer(stream: ServerHttp2Stream, headers: IncomingHttpHeaders): void {
    stream.on("error", () => undefined);
    stream.setTimeout(this.#limits.stallTime, () => onStall(stream));
    const target = headers[":path"];
    if (target === undefined) return this.#send(NO_TUNNELS, stream);
    if (target.length > this.#limits.targetBytes) return this.#send(TARGET_TOO_LONG, stream);
    const source = new NodeHttp2Request({
      stream,
      headers,
      hasContent: !stream.endAfterHeaders,
      maxBodyBytes: this.#service.maxBodyBytes,
    });
    const request = new HttpRequest(source);
    void Promise.resolve(this.#service.handle(request)).then((response) => {
      try {
        this.#send(response, stream);
      } catch (error) {
        discard(response);
        if (!stream.headersSent) this.#send(this.#service.fault(request, error), stream);
      }
    });
  }

  #send(response: HttpResponse, stream: ServerHttp2Stream): void {
    const { body } = response;
    if (stream.destroyed || stream.closed) {
      discard(response);
      return;
    }
    stream.respond(fieldsOf(response), { endStream: body === null });
    if (body !== null && (typeof body === "string" || body instanceof Uint8Array)) stream.end(body);
    else if (body !== null) void sendStream(body, stream);
    // RFC 9113 8.1: who is answered before all of the content has come is told to stop sending, without a fault.
    if (!stream.endAfterHeaders && !stream.readableEnded)
      stream.once("finish", () => stream.close(constants.NGHTTP2_NO_ERROR));
  }
}

/** RFC 9113 6.8: first that no more streams should come, and when the client has heard it, that none will be taken. */
function sayGoodbye(session: ServerHttp2Session): void {
  session.goaway(constants.NGHTTP2_NO_ERROR, EVERY_STREAM);
  setTimeout(() => session.close(), GOODBYE_MS).unref();
}

/** Who neither sends nor takes anything for so long has gone, even if the connection has not; one who waits has not. */
function onStall(stream: ServerHttp2Stream): void {
  if (stream.writableLength > 0 || (!stream.endAfterHeaders && !stream.readableEnded))
    stream.close(constants.NGHTTP2_CANCEL);
}

function fieldsOf({ status, headers, body }: HttpResponse): OutgoingHttpHeaders {
  const fields: Record<string, string | string[] | number> = { ":status": status };
  for (let at = 0; at < headers.length; at += 2) {
    // node:http2 lets through what HTTP/1.1 could be split with, and so would whoever translates it.
    const name = fieldName(headers[at] ?? "").toLowerCase();
    const value = fieldValue(headers[at + 1] ?? "");
    if (OF_THE_CONNECTION.has(name)) continue;
    const there = fields[name];
    fields[name] = there === undefined ? value : [...(Array.isArray(there) ? there : [String(there)]), value];
  }
  if (typeof body === "string") fields["content-length"] = Buffer.byteLength(body);
  else if (body instanceof Uint8Array) fields["content-length"] = body.byteLength;
  return fields;
}
