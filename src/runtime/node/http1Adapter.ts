import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { TransportRefusal } from "../../service/errors.ts";
import type { Service } from "../../service/service.ts";
import {
  EXTENSIONS_TOO_LARGE,
  FIELDS_TOO_LARGE,
  MALFORMED,
  METHOD_UNKNOWN,
  NO_TUNNELS,
  TARGET_TOO_LONG,
  TOO_SLOW,
  VERSION_UNKNOWN,
} from "../refusals.ts";
import { type ConnectionRules, Http1Connection } from "./http1Connection.ts";
import { Http1Exchange } from "./http1Exchange.ts";
import { limitServer, type NodeLimits } from "./limits.ts";
import type { Watch } from "./watch.ts";

export type NodeListener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** One service on node:http, over HTTP/1.1: each request becomes an exchange of its connection. */
export class Http1Adapter implements ConnectionRules {
  readonly service: Service;
  readonly limits: Required<NodeLimits>;
  readonly watch: Watch | undefined;
  /** True when the server stops: every response is its connection's last. */
  closing = false;

  /** Without a watch the server is not ours, and its connections are not managed. */
  constructor(service: Service, limits: Required<NodeLimits>, watch?: Watch) {
    this.service = service;
    this.limits = limits;
    this.watch = watch;
  }

  readonly listener: NodeListener = (incoming, outgoing) => this.#take(incoming, outgoing, false);
  readonly #expecting: NodeListener = (incoming, outgoing) => this.#take(incoming, outgoing, true);

  listenTo(server: Server): void {
    limitServer(server, this.limits);
    server.on("request", this.listener);
    server.on("checkContinue", this.#expecting);
    // Without a listener node:http responds to an unknown expectation itself; the graph has a node for it.
    server.on("checkExpectation", this.listener);
    respondToClientErrors(server, this);
  }

  #take(incoming: IncomingMessage, outgoing: ServerResponse, expects: boolean): void {
    const connection = Http1Connection.of(incoming.socket, this);
    connection.take(new Http1Exchange(this, connection, incoming, outgoing, expects));
  }
}

interface ClientError extends Error {
  readonly code?: string;
  readonly reason?: string;
  readonly rawPacket?: Buffer;
  readonly bytesParsed?: number;
}

/** Responds to what node:http would drop, or would respond to without content. */
export function respondToClientErrors(server: Server, rules: ConnectionRules): void {
  server.on("clientError", (error: ClientError, socket: Socket) => {
    const connection = Http1Connection.of(socket, rules);
    // A client that sent nothing has made no request that could get a response.
    if (error.code === "ECONNRESET" || socket.bytesRead === 0) socket.destroy();
    else connection.fail(refusalFor(error, rules.limits), mayHaveContent(error, connection));
  });
  server.on("connect", (_incoming, socket: Socket) => {
    socket.on("error", () => undefined).resume();
    const connection = Http1Connection.of(socket, rules);
    connection.wakeResponses();
    connection.fail(NO_TUNNELS, true);
  });
}

function refusalFor(error: ClientError, limits: Required<NodeLimits>): TransportRefusal {
  switch (error.code ?? "") {
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return TOO_SLOW;
    case "HPE_HEADER_OVERFLOW":
      return targetLengthOf(error) > limits.targetBytes ? TARGET_TOO_LONG : FIELDS_TOO_LARGE;
    case "HPE_CHUNK_EXTENSIONS_OVERFLOW":
      return EXTENSIONS_TOO_LARGE;
    case "HPE_INVALID_METHOD":
      return METHOD_LINE.test(lineAt(error)) ? METHOD_UNKNOWN : MALFORMED;
    case "HPE_INVALID_VERSION":
      return VERSION_LINE.test(lineAt(error)) ? VERSION_UNKNOWN : MALFORMED;
    case "HPE_PAUSED_H2_UPGRADE":
      return VERSION_UNKNOWN;
    default:
      return MALFORMED;
  }
}

/** RFC 9112 3: a request line, or as much of one as has arrived, whose method node:http may not know. */
const METHOD_LINE =
  /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+(?: [!-~]+ HTTP\/1\.[01]\r?\n|(?: [!-~]*(?: (?:H(?:T(?:T(?:P(?:\/(?:1(?:\.[01]?)?)?)?)?)?)?)?)?)?\r?)$/;
const VERSION_LINE = /^[!-~]+ +[!-~]+ +HTTP\/\d\.\d\r?\n?$/;

/** The line that the parser stopped in, with its end, as far as it is in the last packet; its beginning is enough. */
function lineAt({ rawPacket, bytesParsed = 0 }: ClientError): string {
  if (rawPacket === undefined) return "";
  const start = bytesParsed === 0 ? 0 : rawPacket.lastIndexOf("\n", bytesParsed - 1) + 1;
  const end = rawPacket.indexOf("\n", start);
  return rawPacket.toString("latin1", start, end < 0 ? rawPacket.length : end + 1);
}

/** The length of the target, where the packet that exceeded the limit begins with a request line. */
function targetLengthOf({ rawPacket }: ClientError): number {
  const line = /^[A-Z-]+ ([!-~]*)/.exec(rawPacket?.toString("latin1") ?? "");
  return line?.[1]?.length ?? 0;
}

/** RFC 9110 9.3.2: no content to HEAD, which the packet's last request line names; nor where no line has the method. */
function mayHaveContent(error: ClientError, connection: Http1Connection): boolean {
  const { rawPacket, bytesParsed = 0 } = error;
  if (rawPacket === undefined) return true;
  const parsed = rawPacket.toString("latin1", 0, Math.max(bytesParsed, rawPacket.indexOf("\n", bytesParsed)));
  const lines = parsed.split("\n");
  if (lines.at(-1)?.split(" ", 1)[0]?.endsWith("HEAD") === true) return false;
  const at = lines.findLastIndex((line) => VERSION_AT_END.test(line.slice(-VERSION_LENGTH)));
  // The first line of a packet may be the rest of one whose method was in an earlier packet.
  if (at <= 0 && !connection.beganWithin(rawPacket.length)) return false;
  return lines[at]?.split(" ", 1)[0]?.endsWith("HEAD") !== true;
}

const VERSION_AT_END = / HTTP\/\d\.\d\r?$/;
const VERSION_LENGTH = " HTTP/1.1\r".length;
