import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { Duplex, type Writable } from "node:stream";
import { http, net } from "./builtin.ts";

/** All undocumented properties of node:http in use. If one is missing, or SIGNALBOX_PRIVATE_FIELDS is `off`, slower documented ones are used. */
const isOn = process.env["SIGNALBOX_PRIVATE_FIELDS"] !== "off";

interface Undocumented {
  /** The head of a response, which is text between `writeHead` and `end`. */
  _header?: unknown;
  /** Milliseconds that a response states in Keep-Alive. */
  _keepAliveTimeout?: unknown;
  _expect_continue?: unknown;
  /** Whether node:http has discarded the unread content of a request. */
  _dumped?: unknown;
  /** Whether a client that has closed its side still gets its response. */
  httpAllowHalfOpen?: unknown;
  /** The connection below one of TLS. Looked for where it is used: there is none before a client has come. */
  _parent?: unknown;
}

const found = lookFor();

export const privateFieldsInUse = (): Readonly<Record<string, boolean>> => found;

function lookFor() {
  const incoming: IncomingMessage & Undocumented = new http.IncomingMessage(new net.Socket());
  const outgoing: ServerResponse & Undocumented = new http.ServerResponse(incoming);
  const httpServer: Server & Undocumented = http.createServer();
  outgoing.writeHead(200, ["Content-Length", "0"]);
  const head = outgoing._header;
  return {
    head: isOn && typeof head === "string" && head.endsWith("\r\n\r\n") && !outgoing.writableFinished,
    keepAlive: isOn && typeof outgoing._keepAliveTimeout === "number",
    expectation: isOn && outgoing._expect_continue === false,
    dump: isOn && incoming._dumped === false,
    destroySoon: isOn && typeof net.Socket.prototype.destroySoon === "function",
    halfOpen: isOn && httpServer.httpAllowHalfOpen === false,
  };
}

/** Sends head and ASCII content as one text: node:http's list of both takes 0.5 of 15 µs more. */
export function endInOnePiece(outgoing: ServerResponse & Undocumented, ascii: string): void {
  if (found.head && typeof outgoing._header === "string") {
    outgoing._header += ascii;
    outgoing.end();
  } else {
    outgoing.end(ascii);
  }
}

/** States how long the connection is kept, or returns the fields that do: node:http does not where it closes none. */
export function promiseKeepAlive(outgoing: ServerResponse & Undocumented, keepAlive: number): readonly string[] {
  // "timeout=Infinity" is no number; without a promise the connection is kept all the same.
  const milliseconds = Number.isFinite(keepAlive) ? keepAlive : 0;
  if (found.keepAlive) {
    outgoing._keepAliveTimeout = milliseconds;
    return NO_FIELDS;
  }
  if (!outgoing.shouldKeepAlive || milliseconds === 0) return NO_FIELDS;
  return ["Keep-Alive", `timeout=${Math.floor(milliseconds / 1_000)}`];
}

const NO_FIELDS: readonly string[] = [];

/** Treats the client as one that does not wait for 100 Continue; true where that can be done. */
export function forgetExpectation(outgoing: ServerResponse & Undocumented): boolean {
  if (found.expectation) outgoing._expect_continue = false;
  return found.expectation;
}

/** Keeps node:http from resuming an empty stream when its response is sent. */
export function markDumped(incoming: IncomingMessage & Undocumented): void {
  incoming._dumped = true;
}

/** Calls `close` after a connection's last response. node:http would destroy the socket, and a client that still sends might lose it (RFC 9112 9.6). */
export function onLastWritten(outgoing: ServerResponse, close: () => void): void {
  const { socket } = outgoing.req;
  if (found.destroySoon) {
    socket.destroySoon = close;
    return;
  }
  outgoing.prependOnceListener("finish", () => {
    close();
    // oxlint-disable-next-line typescript/unbound-method -- the listener itself is meant, which is not called here
    process.nextTick(() => socket.off("finish", socket.destroy));
  });
}

/** Lets clients that have closed their side get a response: node:http would close ours as well. */
export function allowHalfOpen(server: Server & Undocumented): void {
  if (found.halfOpen) server.httpAllowHalfOpen = true;
}

/** Writes nothing: that fails, and closes the socket, if the client has reset the connection. TLS does not pass it on, so it is written below. */
export function probe(socket: Socket & Undocumented): void {
  const below = isOn && socket._parent instanceof net.Socket ? socket._parent : socket;
  below.write("");
}

/** A session's native object, kept from being collected: without it frames of a client can abort the process. */
export function handleOf(session: object): unknown {
  const key = Object.getOwnPropertySymbols(session).find(({ description }) => description === "kHandle");
  return key === undefined ? undefined : Reflect.get(session, key);
}

/** Makes the end of a stream do nothing, also where SIGNALBOX_PRIVATE_FIELDS is `off`: `_final` is what writable streams implement. */
export function endInSilence(stream: Writable): void {
  stream._final = (done) => done();
}

/** A request that knows whether it kept its content. */
export interface Keeping {
  readonly whole: Uint8Array | undefined;
}

const PROBE = "POST / HTTP/1.1\r\nHost: probe\r\nContent-Length: 2\r\n\r\nok";
const PROBE_MS = 1_000;

/** Whether Node's parser passes content to `push` of a request's own class: one request is parsed to find out. */
export function keepsContent(message: typeof IncomingMessage & (new (socket: Socket) => Keeping)): Promise<boolean> {
  if (!isOn || !found.dump) return Promise.resolve(false);
  return new Promise((resolve) => {
    const connection = new Duplex({ read: () => undefined, write: (_chunk, _encoding, done) => done() });
    const end = (isKept: boolean) => {
      clearTimeout(timer);
      resolve(isKept);
      connection.destroy();
    };
    const timer = setTimeout(() => end(false), PROBE_MS);
    const server = http.createServer({ IncomingMessage: message }, (incoming) => {
      setImmediate(() => end(incoming.whole?.byteLength === 2));
    });
    server.on("clientError", () => end(false));
    server.emit("connection", connection);
    connection.push(PROBE);
  });
}
