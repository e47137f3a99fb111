import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { TLSSocket } from "node:tls";

/** RFC 9113 3.4: the preface of a client that speaks HTTP/2. */
const PREFACE = "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n";
/** So many bytes of it are enough: no method of HTTP/1.1 begins with them. */
const ENOUGH = 3;
type Take = (socket: Socket) => void;

/** One port for both versions: with TLS, ALPN tells which; without, the first bytes do. */
export function shareConnections(server: Server, isSecure: boolean, takeHttp2: Take, headerTime: number): void {
  const event = isSecure ? "secureConnection" : "connection";
  const listeners = server.listeners(event) as Take[];
  server.removeAllListeners(event);
  const takeHttp1 = (socket: Socket) => {
    for (const listener of listeners) listener.call(server, socket);
  };
  server.on(event, (socket: Socket) => {
    if (!isSecure) sniff(socket, headerTime, (isHttp2) => (isHttp2 ? takeHttp2(socket) : takeHttp1(socket)));
    else if ((socket as TLSSocket).alpnProtocol === "h2") takeHttp2(socket);
    else takeHttp1(socket);
  });
}

function sniff(socket: Socket, headerTime: number, give: (isHttp2: boolean) => void): void {
  let head: Buffer = Buffer.alloc(0);
  const leave = () => socket.destroy();
  const look = (chunk: Buffer) => {
    head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
    const begins = PREFACE.startsWith(head.toString("latin1", 0, ENOUGH));
    if (begins && head.length < ENOUGH) return;
    socket.off("data", look).off("error", leave).off("end", leave).setTimeout(0);
    socket.off("timeout", leave);
    // node:http2 reads what has arrived, node:http takes it as the socket flows.
    if (begins) socket.pause();
    socket.unshift(head);
    give(begins);
  };
  socket.setTimeout(headerTime);
  socket.on("data", look).on("error", leave).on("end", leave).on("timeout", leave);
}

/** Every socket that was accepted, also before its handshake, or before its version is known. */
export class Sockets {
  readonly #open = new Set<Socket>();

  constructor(server: Server) {
    const open = this.#open;
    const forget = function (this: Socket): void {
      open.delete(this);
    };
    // With TLS the one below has received the handshake, and the one above what the client has sent.
    for (const event of ["connection", "secureConnection"]) {
      server.prependListener(event, (socket: Socket) => {
        // A connection whose request asked for another protocol in vain is given back.
        if (open.has(socket)) return;
        open.add(socket);
        // One function for all: a closure for each costs an idle connection 0.3 kB.
        socket.on("close", forget);
      });
    }
  }

  /** Closes those that have not sent anything. */
  closeSilent(): void {
    for (const socket of this.#open) if (socket.bytesRead === 0) socket.destroy();
  }

  destroy(): void {
    for (const socket of this.#open) socket.destroy();
  }
}
