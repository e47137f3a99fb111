import type { Server } from "node:http";
import type { Socket } from "node:net";

/**
 * Every socket that a server has accepted, also those whose handshake is not done, or whose version of HTTP is not known
 * yet. None of Node's servers knows all of them.
 */
export class Sockets {
  readonly #open = new Set<Socket>();

  constructor(server: Server) {
    // With TLS the one below has received the handshake, and the one above what the client has sent.
    for (const event of ["connection", "secureConnection"]) {
      server.prependListener(event, (socket: Socket) => {
        // A connection whose request asked for another protocol in vain is given back.
        if (this.#open.has(socket)) return;
        this.#open.add(socket);
        socket.once("close", () => this.#open.delete(socket));
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
