import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { SCRIPT, SCRIPT_SHA1 } from "../../src/limit/redis/script.ts";
import { readCommand } from "./respServer.ts";

/** A way to a real Redis on which no token comes back: the limiter's script finds the same time at each call. */
export class StoppedRedis {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  static async before(url: string): Promise<StoppedRedis> {
    const stopped = new StoppedRedis(Number(new URL(url).port));
    stopped.#server.listen(0, "127.0.0.1");
    await once(stopped.#server, "listening");
    return stopped;
  }

  private constructor(port: number) {
    this.#server = createServer((client) => this.#forward(client, connect(port, "127.0.0.1")));
  }

  get url(): string {
    return `redis://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  #forward(client: Socket, redis: Socket): void {
    for (const [socket, other] of [
      [client, redis],
      [redis, client],
    ] as const) {
      this.#sockets.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => other.destroy());
    }
    redis.pipe(client);
    let unread = "";
    client.setEncoding("latin1").on("data", (data: string) => {
      unread += data;
      for (let read = readCommand(unread); read !== undefined; read = readCommand(unread)) {
        redis.write(stopped(read.words) ?? unread.slice(0, read.length), "latin1");
        unread = unread.slice(read.length);
      }
    });
  }
}

const STOPPED_SCRIPT = replaced(
  replaced(SCRIPT, "call('TIME')", "{ 1800000000, 0 }"),
  "'PX', life",
  "'PX', life * 1000",
);

function replaced(text: string, part: string, by: string): string {
  if (!text.includes(part)) throw new Error(`The script has no ${part} any more.`);
  return text.replace(part, by);
}

/** The command in place of one that runs the limiter's script; undefined for any other. */
function stopped([name = "", script, ...rest]: readonly string[]): string | undefined {
  if (script !== SCRIPT_SHA1 && script !== SCRIPT) return undefined;
  if (!["EVAL", "EVALSHA"].includes(name.toUpperCase())) return undefined;
  const words = ["EVAL", STOPPED_SCRIPT, ...rest];
  return `*${words.length}\r\n${words.map((word) => `$${word.length}\r\n${word}\r\n`).join("")}`;
}
