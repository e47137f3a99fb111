import { type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { formatHttpDate } from "../http/date.ts";
import type { HttpResponse } from "../http/response.ts";
import { FIELDS_TOO_LARGE, TARGET_TOO_LONG, VERSION_UNKNOWN } from "./nodeCheck.ts";
import type { NodeLimits } from "./nodeLimits.ts";
import { closeAfter, endInStages, isLeaving, markLeaving } from "./nodeLinger.ts";
import { NodeMessage } from "./nodeMessage.ts";
import { send } from "./nodeResponse.ts";
import { refusal } from "./refusal.ts";

/** What node:http says of a request that it cannot read. */
interface ClientError extends Error {
  readonly code?: string;
  readonly reason?: string;
  readonly rawPacket?: Buffer;
  readonly bytesParsed?: number;
}

/** The answer that is being written to a connection. node:http's own word for it, and the only one there is. */
type HttpSocket = Socket & { readonly _httpMessage?: ServerResponse | null };

const MALFORMED = refusal(400, "This is not a well-formed HTTP/1.1 message.");
const TOO_SLOW = refusal(408, "The request did not come in time.");
const METHOD_UNKNOWN = refusal(501, "The method is not known here. Method names are case-sensitive.");
const EXTENSIONS_TOO_LARGE = refusal(413, "The chunk extensions are longer than are taken here.");
const NO_TUNNELS = refusal(501, "There are no tunnels here.");

/** Answer what node:http would drop, or answer without a word. */
export function answerClientErrors(server: Server, limits: Required<NodeLimits>): void {
  server.on("clientError", (error: ClientError, socket: Socket) => {
    if (isLeaving(socket)) return;
    if (error.code === "ECONNRESET" || !socket.writable) socket.destroy();
    else refuse(socket, refusalFor(error, limits));
  });
  server.on("connect", (_incoming, socket: Socket) => {
    socket.on("error", () => undefined).resume();
    refuse(socket, NO_TUNNELS);
  });
}

/** RFC 9112 9.3.2: answers go out in the order of the requests, so those before the one that is refused come first. */
function refuse(socket: HttpSocket, answer: HttpResponse): void {
  // The parser that has failed goes on taking what comes, and fails at it again: nothing of it becomes a request.
  markLeaving(socket);
  const next = () => {
    const pending = socket._httpMessage ?? undefined;
    if (pending === undefined) endInStages(socket, socket.writable ? messageOf(answer) : "");
    else if (pending.req.complete) pending.once("close", next);
    else refuseContent(pending, answer);
  };
  next();
}

/** It is the content of this very request that cannot be read: whoever reads it is told, and the door answers. */
function refuseContent(pending: ServerResponse, answer: HttpResponse): void {
  closeAfter(pending);
  if (!pending.headersSent) void send(answer, pending);
  if (pending.req instanceof NodeMessage) pending.req.breakOff();
}

function refusalFor(error: ClientError, limits: Required<NodeLimits>): HttpResponse {
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

/** A request line as far as it has come, whose method may be one that node:http has no name for. */
const METHOD_LINE =
  /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+(?: [!-~]*(?: (?:H(?:T(?:T(?:P(?:\/(?:1(?:\.[01]?)?)?)?)?)?)?)?)?)?\r?$/;
const VERSION_LINE = /^[!-~]+ +[!-~]+ +HTTP\/\d\.\d\r?$/;

/** The line that the parser stopped in, as far as it is in the last packet; the head of it is enough. */
function lineAt({ rawPacket, bytesParsed = 0 }: ClientError): string {
  if (rawPacket === undefined) return "";
  const start = bytesParsed === 0 ? 0 : rawPacket.lastIndexOf("\n", bytesParsed - 1) + 1;
  const end = rawPacket.indexOf("\n", start);
  return rawPacket.toString("latin1", start, end < 0 ? rawPacket.length : end);
}

/** How long the target is, where the packet that was too much begins with a request line: the second word. */
function targetLengthOf({ rawPacket }: ClientError): number {
  const line = /^[A-Z-]+ ([!-~]*)/.exec(rawPacket?.toString("latin1") ?? "");
  return line?.[1]?.length ?? 0;
}

/** An answer to what is no request has no ServerResponse to be written with. */
function messageOf({ status, headers, body }: HttpResponse): string {
  const content = String(body);
  const fields = [
    "Date",
    formatHttpDate(Date.now()),
    ...headers,
    "Content-Length",
    String(Buffer.byteLength(content)),
    "Connection",
    "close",
  ];
  const lines = fields.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${fields[at + 1]}\r\n`] : []));
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n${lines.join("")}\r\n${content}`;
}
