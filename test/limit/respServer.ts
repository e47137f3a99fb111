import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";

/** A server that speaks RESP2 and replies what a test wants, bytes for bytes: what no Redis would say. */
export class RespServer {
  readonly #server: Server;
  readonly #sockets: Set<Socket> = new Set();

  private constructor(server: Server) {
    this.#server = server;
  }

  /** @param replyTo the reply to a command, as it goes over the wire */
  static async start(replyTo: (command: readonly string[]) => string): Promise<RespServer> {
    const server = new RespServer(createServer());
    server.#server.on("connection", (socket) => server.#serve(socket, replyTo));
    server.#server.listen(0, "127.0.0.1");
    await once(server.#server, "listening");
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    const closed = once(this.#server, "close");
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  #serve(socket: Socket, replyTo: (command: readonly string[]) => string): void {
    this.#sockets.add(socket);
    let unread = "";
    socket.on("error", () => undefined);
    socket.on("close", () => this.#sockets.delete(socket));
    socket.setEncoding("latin1").on("data", (data: string) => {
      unread += data;
      for (let read = readCommand(unread); read !== undefined; read = readCommand(unread)) {
        unread = unread.slice(read.length);
        socket.write(replyTo(read.words));
      }
    });
  }
}

/** The first command of the text, an array of bulk strings; undefined where it is not all there yet. */
export function readCommand(text: string): { readonly words: readonly string[]; readonly length: number } | undefined {
  const head = /^\*(\d+)\r\n/.exec(text);
  if (head === null) return undefined;
  let at = head[0].length;
  const words: string[] = [];
  for (let n = 0; n < Number(head[1]); n++) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at));
    if (size === null) return undefined;
    const begin = at + size[0].length;
    at = begin + Number(size[1]) + 2;
    if (at > text.length) return undefined;
    words.push(text.slice(begin, at - 2));
  }
  return { words, length: at };
}
