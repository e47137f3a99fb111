import type { ServerResponse } from "node:http";
import type { OutgoingHttpHeaders, ServerHttp2Stream } from "node:http2";
import type { Writable } from "node:stream";
import { formatHttpDate } from "../../http/date.ts";
import { fieldName, fieldValue } from "../../http/fieldValue.ts";
import type { FieldList, HttpResponse, ResponseBody } from "../../http/response.ts";
import { isBodiless } from "../../http/response.ts";
import { letGo } from "../../http/responseStream.ts";
import { http } from "./builtin.ts";
import { endInOnePiece } from "./privateFields.ts";

// The only file that writes responses, over either version of HTTP. A repository check enforces that.

/** Longer content, and a longer chunk of a stream, is written in pieces of this size, to see whether the client reads it. Bytes. */
const PIECE = 65_536;

/** RFC 9113 8.2.2: fields of an HTTP/1.1 connection, which HTTP/2 forbids, and the one that node:http2 counts among them. */
const OF_THE_CONNECTION = new Set([
  "connection",
  "http2-settings",
  "keep-alive",
  "proxy-connection",
  "transfer-encoding",
  "upgrade",
]);

/** RFC 9110 8.4, 8.5: lists, which may have several lines. node:http2 refuses the second. */
const IN_ONE_LINE = new Set(["content-encoding", "content-language"]);

/** Write over HTTP/1.1: the head in one call, content that is there in one more. Gives what is still to be sent. */
export function writeHttp1(
  outgoing: ServerResponse,
  response: HttpResponse,
  also: FieldList,
  sender: Sender,
): Pump | undefined {
  const { status, headers, body } = response;
  const fields = also.length === 0 ? (headers as string[]) : [...headers, ...also];
  if (outgoing.req.method === "HEAD" || isBodiless(status) || body === null) {
    outgoing.writeHead(status, withoutContent(response, fields, outgoing.req.method));
    outgoing.end();
    letGo(body);
    return undefined;
  }
  if (isWhole(body)) {
    const length = Buffer.byteLength(body);
    outgoing.writeHead(status, [...fields, "Content-Length", String(length)]);
    if (length > PIECE) return new Pump(outgoing, whole(body), sender);
    if (typeof body === "string" && length === body.length) endInOnePiece(outgoing, body);
    else outgoing.end(body);
    return undefined;
  }
  // Opened before the head is written: a source that cannot be opened can still become a 500.
  const chunks = body[Symbol.asyncIterator]();
  outgoing.writeHead(status, fields);
  outgoing.flushHeaders();
  return new Pump(outgoing, chunks, sender);
}

/** The owner of a response, which breaks it off where it cannot be completed. */
export interface Sender {
  cut(): void;
  /** Reports what the author has to know. */
  report(error: unknown): void;
}

/** RFC 9110 9.3.2, 15.3.6: HEAD has the length of GET's content; 205 has a length of 0; 204 and 304 have none. */
function withoutContent(response: HttpResponse, fields: string[], method: string | undefined): string[] {
  const { status, body } = response;
  if (status === 204 || status === 304 || response.header("content-length") !== undefined) return fields;
  if (method !== "HEAD" || isBodiless(status)) return [...fields, "Content-Length", "0"];
  return isWhole(body) ? [...fields, "Content-Length", String(Buffer.byteLength(body))] : fields;
}

export function writeHttp2(
  stream: ServerHttp2Stream,
  response: HttpResponse,
  isHead: boolean,
  sender: Sender,
): Pump | undefined {
  const { status, body } = response;
  if (isHead || isBodiless(status) || body === null) {
    stream.respond(http2Fields(response), { endStream: true });
    letGo(body);
    return undefined;
  }
  const content = isWhole(body) ? bytesOf(body) : body[Symbol.asyncIterator]();
  stream.respond(http2Fields(response));
  if (!(content instanceof Uint8Array)) return new Pump(stream, content, sender);
  if (content.byteLength > PIECE) return new Pump(stream, whole(content), sender);
  stream.end(content);
  return undefined;
}

function http2Fields({ status, headers, body }: HttpResponse): OutgoingHttpHeaders {
  // A field may be called "constructor", or "__proto__".
  const fields: Record<string, string | string[] | number> = Object.create(null);
  fields[":status"] = status;
  for (let at = 0; at < headers.length; at += 2) {
    // node:http2 accepts what would split a response of HTTP/1.1, and a gateway that translates would send it.
    const name = fieldName(headers[at] ?? "").toLowerCase();
    const value = fieldValue(headers[at + 1] ?? "");
    if (OF_THE_CONNECTION.has(name)) continue;
    const there = fields[name];
    if (there === undefined) fields[name] = value;
    else if (IN_ONE_LINE.has(name)) fields[name] = `${String(there)}, ${value}`;
    else fields[name] = [...(Array.isArray(there) ? there : [String(there)]), value];
  }
  if (isBodiless(status)) delete fields["content-length"];
  else if (isWhole(body)) fields["content-length"] = Buffer.byteLength(body);
  return fields;
}

/** A whole message of HTTP/1.1, where there is no ServerResponse. After what may be HEAD, without content. */
export function messageOf({ status, headers, body }: HttpResponse, mayHaveContent: boolean): Uint8Array {
  const content = mayHaveContent && isWhole(body) ? body : "";
  const told = mayHaveContent ? headers : headers.filter((_, at) => !OF_CONTENT.test(headers[at - (at % 2)] ?? ""));
  const fields = ["Date", formatHttpDate(Date.now()), ...told];
  fields.push("Content-Length", String(Buffer.byteLength(content)), "Connection", "close");
  const lines = fields.flatMap((name, at) =>
    at % 2 === 0 ? [`${fieldName(name)}: ${fieldValue(fields[at + 1] ?? "")}\r\n`] : [],
  );
  const head = `HTTP/1.1 ${status} ${http.STATUS_CODES[status] ?? ""}\r\n${lines.join("")}\r\n`;
  return Buffer.concat([Buffer.from(head, "latin1"), Buffer.from(content)]);
}

/** RFC 9110 8.3, 8.6. */
const OF_CONTENT = /^content-(?:type|length)$/i;

/** RFC 9110 15.2.1: the client may send its content now. */
export function writeContinue(outgoing: ServerResponse | ServerHttp2Stream): void {
  if (outgoing.headersSent) return;
  if ("additionalHeaders" in outgoing) outgoing.additionalHeaders({ ":status": 100 });
  else outgoing.writeContinue();
}

const isWhole = (body: ResponseBody): body is string | Uint8Array =>
  typeof body === "string" || body instanceof Uint8Array;

const bytesOf = (content: string | Uint8Array): Uint8Array =>
  typeof content === "string" ? Buffer.from(content) : content;

async function* whole(content: string | Uint8Array): AsyncGenerator<Uint8Array, void, undefined> {
  yield bytesOf(content);
}

function* piecesOf(chunk: string | Uint8Array): Generator<string | Uint8Array, void, undefined> {
  if (chunk.length <= PIECE) return yield chunk;
  const bytes = bytesOf(chunk);
  for (let at = 0; at < bytes.byteLength; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

/** Content that is being sent. A slow client slows the source; if the source fails, the response is cut. */
export class Pump {
  readonly #outgoing: Writable;
  readonly #chunks: AsyncIterator<string | Uint8Array>;
  readonly #sender: Sender;
  #isOver = false;
  /** Bytes, or characters of ASCII, that were written. */
  written = 0;
  #goOn: () => void = () => undefined;

  constructor(outgoing: Writable, chunks: AsyncIterator<string | Uint8Array>, sender: Sender) {
    this.#outgoing = outgoing;
    this.#chunks = chunks;
    this.#sender = sender;
    // One listener for all chunks: a race for each chunk would leave a listener for each.
    outgoing.on("drain", () => this.sendOn());
    void this.#run();
  }

  /** The client has read, and more can be sent. */
  sendOn(): void {
    this.#goOn();
  }

  /** The client has left. */
  stop(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    void this.#chunks.return?.();
    this.#goOn();
  }

  async #run(): Promise<void> {
    try {
      while (true) {
        const next = await this.#chunks.next();
        if (this.#isOver) return;
        if (next.done === true) {
          this.#isOver = true;
          this.#outgoing.end();
          return;
        }
        for (const piece of piecesOf(next.value)) {
          this.written += piece.length;
          if (!this.#write(piece)) {
            await new Promise<void>((resolve) => {
              this.#goOn = resolve;
            });
          }
          if (this.#isOver) return;
        }
      }
    } catch {
      if (this.#isOver) return;
      this.stop();
      this.#sender.cut();
    }
  }
  /** What the source throws is reported where it is made; a chunk that cannot be written, such as bytes that were transferred, here. */
  #write(chunk: string | Uint8Array): boolean {
    try {
      return this.#outgoing.write(chunk);
    } catch (error) {
      this.#sender.report(error);
      throw error;
    }
  }
}
