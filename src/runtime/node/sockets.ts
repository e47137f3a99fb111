import type { Server } from "node:http";
import type { Socket } from "node:net";

/**
 * Every socket that a server has accepted, whatever it speaks: also those whose handshake is not done, or which have not
 * said yet which version of HTTP they speak. No server of Node's knows of all of them.
 */
export class Sockets {
  readonly #open = new Set<Socket>();

  constructor(server: Server) {
    server.prependListener("connection", (socket: Socket) => {
      this.#open.add(socket);
      socket.once("close", () => this.#open.delete(socket));
    });
  }

  /** Close those that have not sent anything. */
  closeSilent(): void {
    for (const socket of this.#open) if (socket.bytesRead === 0) socket.destroy();
  }

  destroy(): void {
    for (const socket of this.#open) socket.destroy();
  }
}
