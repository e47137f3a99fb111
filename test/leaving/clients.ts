import { connect, type Socket } from "node:net";
import { vi } from "vitest";
import { HANG, LOOK_EVERY } from "../bounds.mjs";
import {
  FLAG,
  type Frame,
  fieldBlock,
  frame,
  PREFACE,
  readFrames,
  statusOf,
  TYPE,
  uint32,
} from "../fuzz/http2/frames.mjs";

/** A client that can do what no library does. */
export abstract class Client {
  readonly socket: Socket;
  isClosed = false;

  constructor(port: number) {
    // Its own side stays open until it is told otherwise.
    this.socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    this.socket.on("data", (chunk) => this.take(chunk));
    this.socket.on("error", () => undefined);
    this.socket.on("end", () => this.socket.end());
    this.socket.on("close", () => {
      this.isClosed = true;
    });
  }

  protected abstract take(chunk: Buffer): void;
  /** The head of a request, without its last bytes. */
  abstract beginHead(): void;
  abstract get(path: string): void;
  /** Sends a part of the content that it declares. */
  abstract beginPost(path: string): void;
  /** Sends what cannot be content. */
  abstract breakContent(): void;
  /** Whether content of the response has arrived. */
  abstract readonly hasContent: boolean;
  /** Whether no more of the response comes. */
  abstract readonly isEnded: boolean;
  /** Whether it may send requests. */
  abstract readonly isReady: boolean;
  /** What has arrived: "none", or the status and how it ended. */
  abstract readonly response: string;

  /** Bytes that were sent. */
  protected sent = 0;

  protected send(bytes: Uint8Array): void {
    this.sent += bytes.byteLength;
    this.socket.write(bytes);
  }

  /** Resolves when the server has read everything that was sent. */
  async settled(server: Socket): Promise<void> {
    await until(() => server.bytesRead === this.sent);
  }
}

/** Waits for what will happen. */
export async function until(holds: () => boolean): Promise<void> {
  await vi.waitUntil(holds, { timeout: HANG, interval: LOOK_EVERY });
}

export class Http1Client extends Client {
  readonly isReady = true;
  #requests = 0;
  #received = "";

  protected override take(chunk: Buffer): void {
    const text = this.#received + chunk.toString("latin1");
    // The head and the end are enough.
    this.#received = text.length > 4_000 ? text.slice(0, 2_000) + text.slice(-1_000) : text;
  }

  #send(text: string): void {
    this.send(Buffer.from(text));
  }

  override beginHead(): void {
    this.#requests += 1;
    this.#send("GET /callback HTTP/1.1\r\nHost: a\r\nX-Par");
  }

  override get(path: string): void {
    this.#requests += 1;
    this.#send(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
  }

  override beginPost(path: string): void {
    this.#requests += 1;
    this.#send(`POST ${path} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n4\r\npart\r\n`);
  }

  override breakContent(): void {
    this.#send("no length\r\n");
  }

  /** The response to the last request. */
  get #last(): string {
    return this.#received.split(/(?=HTTP\/1\.1 \d{3} )/)[this.#requests - 1] ?? "";
  }

  override get hasContent(): boolean {
    return /\r\n\r\n[^]/.test(this.#last);
  }

  override get isEnded(): boolean {
    const [head = "", content = ""] = this.#last.split(/(?<=\r\n)\r\n([^]*)/);
    const length = /^content-length: (\d+)/im.exec(head)?.[1];
    return length === undefined ? content.endsWith("0\r\n\r\n") : content.length >= Number(length);
  }

  override get response(): string {
    const status = /^HTTP\/1\.1 (\d+)/.exec(this.#last)?.[1];
    if (status === undefined) return "none";
    return this.isEnded ? status : `${status}, cut`;
  }
}

/** RFC 9113 7. */
const CANCEL = 8;

export class Http2Client extends Client {
  #bytes = Buffer.alloc(0);
  #reset: number | undefined = undefined;
  /** Whether GOAWAY came with an error. */
  #isExpelled = false;
  #status = 0;
  #content = 0;
  #hasEnded = false;
  #isAcknowledged = false;
  /** Between the frames of a head there may be no other. */
  isReady = false;

  constructor(port: number) {
    super(port);
    this.#send(PREFACE, frame(TYPE.SETTINGS, 0, 0));
  }

  #send(...frames: readonly Uint8Array[]): void {
    this.send(Buffer.concat(frames));
  }

  #head(path: string, method: string, flags: number, more: Readonly<Record<string, string>> = {}): void {
    const fields = { ":method": method, ":path": path, ":scheme": "http", ":authority": "a", ...more };
    this.#send(frame(TYPE.HEADERS, flags, 1, fieldBlock(Object.entries(fields))));
  }

  protected override take(chunk: Buffer): void {
    const { frames, rest } = readFrames(Buffer.concat([this.#bytes, chunk]));
    this.#bytes = Buffer.from(rest);
    for (const each of frames) this.#see(each);
  }

  #see({ type, flags, stream, payload }: Frame): void {
    if (type === TYPE.PING && flags & FLAG.ACK) this.#isAcknowledged = true;
    else if (type === TYPE.PING) this.#send(frame(TYPE.PING, FLAG.ACK, 0, payload));
    else if (type === TYPE.SETTINGS && !(flags & FLAG.ACK)) {
      this.#send(frame(TYPE.SETTINGS, FLAG.ACK, 0));
      this.isReady = true;
    }
    if (type === TYPE.GOAWAY) this.#isExpelled = payload.readUInt32BE(4) !== 0;
    if (stream !== 1) return;
    if (type === TYPE.HEADERS) this.#status = statusOf(payload);
    if (type === TYPE.DATA) this.#content += payload.length;
    if (type === TYPE.RST_STREAM) this.#reset = payload.readUInt32BE(0);
    if (type <= TYPE.HEADERS && flags & FLAG.END_STREAM) this.#hasEnded = true;
  }

  override beginHead(): void {
    this.#head("/callback", "GET", FLAG.END_STREAM);
  }

  override get(path: string): void {
    this.#head(path, "GET", FLAG.END_HEADERS | FLAG.END_STREAM);
  }

  override beginPost(path: string): void {
    this.#head(path, "POST", FLAG.END_HEADERS, { "content-length": "10" });
    this.#send(frame(TYPE.DATA, 0, 1, Buffer.from("part")));
  }

  /** RFC 9113 8.1.1: more than Content-Length has declared. */
  override breakContent(): void {
    this.#send(frame(TYPE.DATA, 0, 1, Buffer.from("longer than ten bytes")));
  }

  reset(isError: boolean): void {
    this.#send(frame(TYPE.RST_STREAM, 0, 1, uint32(isError ? CANCEL : 0)));
  }

  override get hasContent(): boolean {
    return this.#content > 0;
  }

  override get isEnded(): boolean {
    return this.#hasEnded || this.#reset !== undefined;
  }

  override get response(): string {
    // From Node 22 on, node:http2 ends the connection for an error of one stream.
    if (this.#status === 0) return this.#reset === undefined && !this.#isExpelled ? "none" : "none, error";
    if (this.#hasEnded) return String(this.#status);
    return this.#reset === CANCEL ? `${this.#status}, CANCEL` : `${this.#status}, cut`;
  }

  /** Resolves when the server has handled the frames that were sent. */
  async handled(): Promise<void> {
    this.#send(frame(TYPE.PING, 0, 0, Buffer.alloc(8)));
    await until(() => this.#isAcknowledged || this.isClosed);
  }
}
