// @ts-check
// A Redis server of one's own, on a free port of 127.0.0.1, that can be killed, stopped and started again.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureProgram, PROGRAMS } from "./ensure-program.mjs";

/** What sentinels call the master. */
export const SENTINEL_NAME = "main";
/** After so long without a reply a node is held to be down, by sentinels and in a cluster. */
export const DOWN_AFTER_MS = 1000;

export class RedisServer {
  #path;
  #args;
  /** @type {import("node:child_process").ChildProcess | undefined} */
  #process;
  #folder = "";
  /** @type {number | undefined} */
  #watched;

  /** @param {string} path @param {number} port @param {readonly string[]} args */
  constructor(path, port, args) {
    this.#path = path;
    this.port = port;
    this.#args = args;
  }

  /** @param {readonly string[]} args */
  static async start(args = []) {
    const redis = ensureProgram(PROGRAMS.redis);
    if ("missing" in redis) throw new Error(redis.missing);
    const server = new RedisServer(redis.path, await freePort(), args);
    await server.start();
    return server;
  }

  get url() {
    return `redis://127.0.0.1:${this.port}`;
  }

  /**
   * One of the sentinels that watch a master, and promote its replica where two of them find it down.
   * @param {number} master the port of it
   */
  static async sentinel(master) {
    const redis = ensureProgram(PROGRAMS.redis);
    if ("missing" in redis) throw new Error(redis.missing);
    const server = new RedisServer(redis.path, await freePort(), []);
    server.#watched = master;
    await server.start();
    return server;
  }

  /** Starts it, empty: nothing is ever saved. */
  async start() {
    this.#folder = await mkdtemp(join(tmpdir(), "limit-redis-"));
    const child = spawn(this.#path, this.#line(), { stdio: "ignore", cwd: this.#folder });
    this.#process = child;
    // Not left behind where a script ends by an error.
    const orphaned = () => child.kill("SIGKILL");
    process.once("exit", orphaned);
    child.once("exit", () => process.off("exit", orphaned));
    for (let tries = 0; tries < 200; tries++) {
      if (child.exitCode !== null) throw new Error(`redis-server ended with ${child.exitCode}`);
      if (await accepts(this.port)) return;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error("redis-server did not accept a connection within 5 seconds");
  }

  #line() {
    if (this.#watched === undefined) {
      const always = ["--port", String(this.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
      return [...always, "--dir", this.#folder, ...this.#args];
    }
    // A sentinel writes what it learns into its configuration.
    const path = join(this.#folder, "sentinel.conf");
    const lines = [
      `port ${this.port}`,
      "bind 127.0.0.1",
      `sentinel monitor ${SENTINEL_NAME} 127.0.0.1 ${this.#watched} 2`,
      `sentinel down-after-milliseconds ${SENTINEL_NAME} ${DOWN_AFTER_MS}`,
      `sentinel failover-timeout ${SENTINEL_NAME} 5000`,
    ];
    writeFileSync(path, `${lines.join("\n")}\n`);
    return [path, "--sentinel"];
  }

  /** kill -9 */
  async kill() {
    const child = this.#process;
    this.#process = undefined;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** Alive, and replying to no client: SIGSTOP. `kill` ends it. */
  suspend() {
    this.#process?.kill("SIGSTOP");
  }

  resume() {
    this.#process?.kill("SIGCONT");
  }
}

export async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (probe.address());
  probe.close();
  await once(probe, "close");
  return port;
}

/**
 * A port that is free, and stays so while its process is down: the system gives it to no connection that goes out.
 * @returns {Promise<number>}
 */
export async function ownPort() {
  const port = 20_000 + Math.floor(Math.random() * 10_000);
  return (await accepts(port)) ? ownPort() : port;
}

/** @param {number} port */
function accepts(port) {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
