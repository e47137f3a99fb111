import { DIST, Target } from "../target.mjs";
import { LiveConnection } from "./client.ts";

export const KEEP_ALIVE = 400;
export const WITHIN = 5_000;
/** Beyond this a process hangs: no run here needs half of it. */
const PATIENCE = 12_000;

/** A server in a process of its own, and its clients. */
export class World {
  readonly connections = new Map<number, LiveConnection>();
  isDraining = false;
  readonly #target: Target;
  #opened = 0;

  private constructor(target: Target) {
    this.#target = target;
  }

  static async start(): Promise<World> {
    return new World(
      await Target.start(new URL("./server.mjs", import.meta.url), [DIST, String(KEEP_ALIVE), String(WITHIN)]),
    );
  }

  open(at: number): LiveConnection {
    this.#opened += 1;
    const connection = new LiveConnection(`${"ABCDEFGH"[at]}${this.#opened}n`, this.#target.port, KEEP_ALIVE);
    this.connections.set(at, connection);
    return connection;
  }

  drain(): void {
    this.isDraining = true;
    this.#target.signal("SIGTERM");
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
    if (!(await until(() => missing().length === 0))) throw await this.#stuck(`no response: ${missing().join(" ")}`);
    this.check();
    if (!this.isDraining) {
      const stranger = new LiveConnection("stranger", this.#target.port, KEEP_ALIVE);
      stranger.ask(["/fast/{id}"]);
      const hasResponse = await until(() => stranger.seen().responses.length === 1);
      stranger.destroy();
      if (!hasResponse) throw await this.#stuck("the process responds to no client");
      // Who never asked is not idle: it has the time that a request may take.
      const idle = [...this.connections.values()].filter(({ asked }) => asked.length > 0);
      const held = () => idle.filter(({ isClosed }) => !isClosed).map(({ name }) => name);
      if (!(await until(() => held().length === 0)))
        throw await this.#stuck(`idle, and not closed: ${held().join(" ")}`);
    }
  }

  /** The process ends by itself when it was told to stop. */
  async stop(): Promise<void> {
    if (!this.isDraining) this.drain();
    if (!(await until(() => this.#target.ended !== undefined)))
      throw await this.#stuck("SIGTERM does not end the process");
    if (this.#target.ended !== "the process ended: exit 0")
      throw new Error(`${this.#target.ended} ${this.#target.errors}`);
  }

  /** Whether its event loop turns tells a hang from what was only forgotten. */
  async #stuck(what: string): Promise<Error> {
    const health = await this.#target.health();
    return new Error(`${what} (${health === undefined ? "and its event loop stands still" : "its event loop turns"})`);
  }

  async end(): Promise<void> {
    for (const connection of this.connections.values()) connection.destroy();
    await this.#target.stop();
  }
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function until(isSo: () => boolean): Promise<boolean> {
  const end = performance.now() + PATIENCE;
  while (!isSo()) {
    if (performance.now() > end) return false;
    await pause(10);
  }
  return true;
}
