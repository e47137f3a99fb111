import { createServer, IncomingMessage, type Server, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { Duplex } from "node:stream";

/**
 * Everything of node:http that is used without being documented. Each is looked for when this module is loaded, and
 * where it is missing, or SIGNALBOX_PRIVATE_FIELDS is `off`, the documented way is taken: the responses are the same,
 * and cost more. What is lost for good without them is said beside each.
 */
const isOn = process.env["SIGNALBOX_PRIVATE_FIELDS"] !== "off";

/** The head of a response, which is text between `writeHead` and `end`. */
interface WithHead {
  _header?: unknown;
}

/** Milliseconds that a response promises in Keep-Alive. */
interface WithKeepAlive {
  _keepAliveTimeout?: unknown;
}

/** Whether the client waits for 100 Continue. */
interface WithExpectation {
  _expect_continue?: unknown;
}

/** Whether node:http has thrown away what nobody has read of a request. */
interface WithDump {
  _dumped?: unknown;
}

/** Whether a client that has closed its side still gets its response. */
interface WithHalfOpen {
  httpAllowHalfOpen?: unknown;
}

const found = lookFor();

/** Which of them are in use. */
export function privateFieldsInUse(): Readonly<Record<string, boolean>> {
  return found;
}

function lookFor() {
  const incoming: IncomingMessage & WithDump = new IncomingMessage(new Socket());
  const outgoing: ServerResponse & WithHead & WithKeepAlive & WithExpectation = new ServerResponse(incoming);
  const httpServer: Server & WithHalfOpen = createServer();
  outgoing.writeHead(200, ["Content-Length", "0"]);
  const head = outgoing._header;
  return {
    head: isOn && typeof head === "string" && head.endsWith("\r\n\r\n") && !outgoing.writableFinished,
    keepAlive: isOn && typeof outgoing._keepAliveTimeout === "number",
    expectation: isOn && outgoing._expect_continue === false,
    dump: isOn && incoming._dumped === false,
    destroySoon: isOn && typeof Socket.prototype.destroySoon === "function",
    halfOpen: isOn && httpServer.httpAllowHalfOpen === false,
  };
}

/**
 * Send ASCII content behind the head as one text. node:http would make a list of both and an empty piece, and write
 * that: 0.5 µs more of the 15 that a small response takes.
 */
export function endInOnePiece(outgoing: ServerResponse & WithHead, ascii: string): void {
  if (found.head && typeof outgoing._header === "string") {
    outgoing._header += ascii;
    outgoing.end();
  } else {
    outgoing.end(ascii);
  }
}

/**
 * Have the response say for how long its connection is kept. node:http does so where it closes idle connections itself,
 * which is not left to it. Gives the fields to send where it cannot be told.
 */
export function promiseKeepAlive(outgoing: ServerResponse & WithKeepAlive, milliseconds: number): readonly string[] {
  if (found.keepAlive) {
    outgoing._keepAliveTimeout = milliseconds;
    return NO_FIELDS;
  }
  if (!outgoing.shouldKeepAlive || milliseconds === 0) return NO_FIELDS;
  return ["Keep-Alive", `timeout=${Math.floor(milliseconds / 1_000)}`];
}

const NO_FIELDS: readonly string[] = [];

/**
 * Take the client for one that does not wait for 100 Continue; true where that can be done. Without it node:http closes the
 * connection behind a response that comes without a 100.
 */
export function forgetExpectation(outgoing: ServerResponse & WithExpectation): boolean {
  if (found.expectation) outgoing._expect_continue = false;
  return found.expectation;
}

/** Keep node:http from setting a stream flowing, when its response is out, that has nothing in it. */
export function markDumped(incoming: IncomingMessage & WithDump): void {
  incoming._dumped = true;
}

/**
 * Close a connection in our way when a response is written that is its last: node:http would destroy the socket, and a
 * client that still sends may lose the response (RFC 9112 9.6). It does so by a method of the socket's. Where that cannot be
 * replaced, we end the socket first, and take off the listener that would destroy it.
 */
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

/**
 * Respond to a client that has closed its side. Without it node:http closes ours as well, and the response is lost
 * unless it is made synchronously.
 */
export function allowHalfOpen(server: Server & WithHalfOpen): void {
  if (found.halfOpen) server.httpAllowHalfOpen = true;
}

/** A request that can say whether it kept its content. */
export interface Keeping {
  readonly whole: Uint8Array | undefined;
}

const PROBE = "POST / HTTP/1.1\r\nHost: probe\r\nContent-Length: 2\r\n\r\nok";
const PROBE_MS = 1_000;

/**
 * Whether Node's parser hands content to the `push` of a request's own class, and ends it with null: one request is
 * parsed to see it. Without it every request is an ordinary stream.
 */
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
    const server = createServer({ IncomingMessage: message }, (incoming) => {
      setImmediate(() => end(incoming.whole?.byteLength === 2));
    });
    server.on("clientError", () => end(false));
    server.emit("connection", connection);
    connection.push(PROBE);
  });
}
