import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { freshDist } from "../freshDist.mjs";
import { turns, until } from "../waiting.ts";
import { type Account, LiveConnection } from "./client.ts";

export const KEEP_ALIVE = 400;
const WITHIN = 5_000;
/** Beyond this, by its own clock, a process hangs: no run here needs half of it. */
const PATIENCE = 12_000;
/** What passes of its clock between two looks at it. */
const STEP = 20;

/** A server in a process of its own, whose clock the test moves, and its clients. */
export class World {
  readonly connections = new Map<number, LiveConnection>();
  isDraining = false;
  /** The clock of the server. */
  now = 0;
  readonly #child: ChildProcess;
  readonly #port: number;
  /** How it ended, or undefined where it has not. */
  #ended: string | undefined = undefined;
  #errors = "";
  #opened = 0;
  #reply: (account: Account | undefined) => void = () => undefined;

  static async start(): Promise<World> {
    freshDist();
    const child = fork(
      fileURLToPath(new URL("./server.mjs", import.meta.url)),
      [String(KEEP_ALIVE), String(WITHIN)],
      // node:test says that its clock is experimental.
      { execArgv: ["--no-warnings"], stdio: ["ignore", "ignore", "pipe", "ipc"] },
    );
    const [port] = await once(child, "message");
    return new World(child, port);
  }

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.#port = port;
    child.stderr?.on("data", (chunk) => {
      this.#errors += String(chunk);
    });
    child.on("message", (account) => this.#reply(new Map(account as [number, number | undefined][])));
    child.once("exit", (code, signal) => {
      this.#ended = `the process ended: ${signal ?? `exit ${code}`}`;
      this.#reply(undefined);
    });
  }

  open(at: number): LiveConnection {
    this.#opened += 1;
    const connection = this.#connect(`${"ABCDEFGH"[at]}${this.#opened}n`);
    this.connections.set(at, connection);
    return connection;
  }

  #connect(name: string): LiveConnection {
    return new LiveConnection(name, this.#port, KEEP_ALIVE, () => this.now);
  }

  /** Lets so much time pass at the server, which has read before what was sent to it, and whose closed connections are closed here too. */
  async wait(milliseconds: number): Promise<void> {
    for (let left = milliseconds; left > 0; left -= STEP) {
      await this.#settled(0);
      await this.#settled(Math.min(STEP, left));
      this.now += Math.min(STEP, left);
    }
  }

  /** What time has done is seen on both sides. */
  async #settled(passing: number): Promise<void> {
    let account = await this.#account(passing);
    await until(async () => {
      await turns(2);
      const isSeen = [...this.connections.values()].every((connection) => connection.isSettled(account));
      if (!isSeen) account = await this.#account(0);
      return isSeen;
    });
  }

  /** What the server knows of each connection when so much time has passed; nothing where it has ended. */
  #account(passing: number): Promise<Account | undefined> {
    return new Promise((resolve) => {
      if (this.#ended !== undefined) return resolve(undefined);
      this.#reply = resolve;
      this.#child.send(passing, () => undefined);
    });
  }

  drain(): void {
    this.isDraining = true;
    this.#child.kill("SIGTERM");
  }

  /** What no client may ever have seen. */
  check(): void {
    for (const connection of this.connections.values()) {
      const fault = connection.fault();
      if (fault !== undefined) throw new Error(fault);
    }
  }

  /** Every request that had to get a response has it, a new client gets one, and idle connections are closed. */
  async settle(): Promise<void> {
    const missing = () => [...this.connections.values()].flatMap((connection) => connection.missing);
    await this.#comesTo(
      () => missing().length === 0,
      () => `no response: ${missing().join(" ")}`,
    );
    this.check();
    if (!this.isDraining) {
      const stranger = this.#connect("stranger");
      stranger.ask(["/fast/{id}"]);
      await until(
        () => stranger.seen().responses.length === 1,
        () => "the process responds to no client",
      );
      stranger.destroy();
      // Who never asked is not idle: it has the time that a request may take.
      const idle = [...this.connections.values()].filter(({ asked }) => asked.length > 0);
      const held = () => idle.filter(({ isClosed }) => !isClosed).map(({ name }) => name);
      await this.#comesTo(
        () => held().length === 0,
        () => `idle, and not closed: ${held().join(" ")}`,
      );
    }
  }

  /** The process ends by itself when it was told to stop. */
  async stop(): Promise<void> {
    if (!this.isDraining) this.drain();
    await this.#comesTo(
      () => this.#ended !== undefined,
      () => "SIGTERM does not end the process",
    );
    if (this.#ended !== "the process ended: exit 0") throw new Error(`${this.#ended} ${this.#errors}`);
  }

  /** Lets time pass until it is so. */
  async #comesTo(isSo: () => boolean, what: () => string): Promise<void> {
    for (let passed = 0; passed < PATIENCE && !isSo(); passed += STEP) await this.wait(STEP);
    if (!isSo()) throw new Error(what());
  }

  async end(): Promise<void> {
    for (const connection of this.connections.values()) connection.destroy();
    if (this.#ended !== undefined) return;
    const exited = once(this.#child, "exit");
    this.#child.kill("SIGKILL");
    await exited;
  }
}
