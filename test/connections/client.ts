import { connect, type Socket } from "node:net";
import { readResponses } from "../fuzz/http1/responses.mjs";

/** What was asked on a connection, and whether the server could have closed it by then. */
interface SentRequest {
  readonly mark: string;
  readonly mayBeLost: boolean;
}

/** How many bytes the server has read of each connection, by the port of its client; undefined where it has closed it. */
export type Account = ReadonlyMap<number, number | undefined>;

/** One connection as its client sees it. */
export class LiveConnection {
  readonly name: string;
  left: "no" | "FIN" | "RST" = "no";
  isClosed = false;
  readonly connected: Promise<void>;
  readonly asked: SentRequest[] = [];
  readonly #socket: Socket;
  readonly #keepAlive: number;
  /** The clock of the server. */
  readonly #now: () => number;
  #received = "";
  #heardAt: number;

  constructor(name: string, port: number, keepAlive: number, now: () => number) {
    this.name = name;
    this.#keepAlive = keepAlive;
    this.#now = now;
    this.#heardAt = now();
    // The server closes its side first where it idles; ours is closed then too.
    this.#socket = connect({ port, host: "127.0.0.1", noDelay: true });
    this.#socket.on("error", () => undefined);
    this.connected = new Promise((resolve) => {
      this.#socket.once("connect", resolve).once("close", resolve);
    });
    this.#socket.on("close", () => {
      this.isClosed = true;
    });
    this.#socket.on("data", (chunk) => {
      this.#received += chunk.toString("latin1");
      this.#heardAt = this.#now();
    });
  }

  /** Requests in one packet. A connection that was silent for half as long as it is kept may be closed under them. */
  ask(paths: readonly string[], mayBeLost = false): void {
    const { responses } = this.seen();
    const idles = responses.length === this.asked.length && this.#now() - this.#heardAt > this.#keepAlive / 2;
    const closing = responses.at(-1)?.closes === true;
    let text = "";
    for (const path of paths) {
      const mark = `${this.name}${this.asked.length}`;
      this.asked.push({ mark, mayBeLost: mayBeLost || idles || closing || this.isClosed });
      text += `GET ${path.replace("{id}", mark)} HTTP/1.1\r\nHost: a\r\n\r\n`;
    }
    this.#heardAt = this.#now();
    this.#socket.write(text);
  }

  /** Whether both sides know the same of it: the server has read what was sent, and that it closed is known here. */
  isSettled(account: Account | undefined): boolean {
    const { localPort, bytesWritten } = this.#socket;
    if (this.isClosed || this.left === "RST") return true;
    return account !== undefined && localPort !== undefined && account.get(localPort) === bytesWritten;
  }

  leave(how: "FIN" | "RST"): void {
    this.left = how;
    if (how === "FIN") this.#socket.end();
    else this.#socket.resetAndDestroy();
  }

  /** What has come, but for the 408 that says to who has asked nothing for long that it is let go. */
  seen() {
    const methods = this.asked.map(() => "GET");
    const reading = readResponses(this.#received, methods, this.isClosed);
    return { ...reading, responses: reading.responses.filter(({ status }) => status !== 408) };
  }

  /** What is wrong with what has come so far; undefined where nothing is. */
  fault(): string | undefined {
    const { responses, fault } = this.seen();
    if (fault !== undefined) return `${this.name}: ${fault}`;
    if (responses.length > this.asked.length) return `${this.name} got more responses than it sent requests`;
    const closing = responses.findIndex(({ closes }) => closes);
    if (closing >= 0 && closing < responses.length - 1) return `${this.name}: a response behind the closing one`;
    for (const [at, { status, fields, whole }] of responses.entries()) {
      if (!whole) continue;
      const mark = fields.get("x-mark")?.[0];
      if (status !== 200 || mark !== this.asked[at]?.mark)
        return `${this.name}: ${status} to ${mark}, not ${this.asked[at]?.mark}`;
    }
    return undefined;
  }

  /** The requests that had to get a response and have none, now. */
  get missing(): readonly string[] {
    if (this.left === "RST") return [];
    const { responses } = this.seen();
    if (responses.at(-1)?.closes === true) return [];
    const whole = responses.filter((response) => response.whole).length;
    const missing = this.asked.slice(whole);
    // What was lost takes with it what was asked behind it.
    const lost = missing.findIndex(({ mayBeLost }) => mayBeLost);
    return (lost < 0 ? missing : missing.slice(0, lost)).map(({ mark }) => mark);
  }

  destroy(): void {
    this.#socket.destroy();
  }
}
