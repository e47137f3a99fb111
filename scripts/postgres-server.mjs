// @ts-check
// A PostgreSQL of one's own, on a free port of 127.0.0.1 and with its data in a temporary folder. It ends with the process
// that started it, in whatever way that ends.
import { execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chownSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { ensureProgram, PROGRAMS } from "./ensure-program.mjs";
import { freePort } from "./limit-redis-server.mjs";

/** What would only keep data after a crash is off; a deadlock is looked for at once. */
const SETTINGS = {
  listen_addresses: "127.0.0.1",
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  deadlock_timeout: "20ms",
};
const USER = "tests";

/**
 * A line of input stops the server at once, as `-m immediate` does, and starts it again. The end of input stops it: that comes when
 * the process at the other end is gone.
 */
const GUARD = `"$@" <&- & while read -r _; do kill -QUIT $!; wait $!; sleep 0.2; "$@" <&- & done
kill -QUIT $!; wait $!; rm -rf "$PWD"`;

export class PostgresServer {
  #guard;

  /** @param {import("node:child_process").ChildProcess} guard @param {number} port @param {string} password */
  constructor(guard, port, password) {
    this.#guard = guard;
    this.port = port;
    this.password = password;
  }

  /** @param {Readonly<Record<string, string>>} own settings beside the usual ones */
  static async start(own = {}) {
    const postgres = ensureProgram(PROGRAMS.postgres);
    if ("missing" in postgres) throw new Error(postgres.missing);
    const bin = dirname(realpathSync(postgres.path));
    const user = unprivileged();
    const cwd = mkdtempSync(join(tmpdir(), "postgres-"));
    if (user !== undefined) chownSync(cwd, user.uid, user.gid);
    const env = { PATH: process.env["PATH"], LC_ALL: "C", TZ: "UTC" };
    const as = { cwd, env, ...user };
    const password = randomUUID();
    try {
      makeCluster(bin, password, as);
      const port = await freePort();
      const settings = Object.entries({ ...SETTINGS, ...own, port, unix_socket_directories: cwd });
      const line = [
        join(bin, "postgres"),
        "-D",
        "data",
        ...settings.flatMap(([name, value]) => ["-c", `${name}=${value}`]),
      ];
      // Signals of a terminal are not for it.
      const guard = spawn("sh", ["-c", GUARD, "sh", ...line], {
        ...as,
        detached: true,
        stdio: ["pipe", "ignore", "pipe"],
      });
      try {
        await untilReady(guard);
      } catch (error) {
        guard.stdin?.end();
        throw error;
      }
      return new PostgresServer(guard, port, password);
    } catch (error) {
      rmSync(cwd, { recursive: true, force: true });
      throw error;
    }
  }

  /** The address of a database; `postgres` is always there. */
  urlOf(database = "postgres") {
    return `postgres://${USER}:${this.password}@127.0.0.1:${this.port}/${database}`;
  }

  /** Ends it as a crash does, and starts it again. Does not wait. */
  crash() {
    this.#guard.stdin?.write("\n");
  }

  async stop() {
    if (this.#guard.exitCode !== null) return;
    this.#guard.ref();
    const ended = once(this.#guard, "exit");
    this.#guard.stdin?.end();
    await ended;
  }
}

/** PostgreSQL does not run as root: then it runs as the user that its package makes. */
export function unprivileged() {
  if (process.getuid?.() !== 0) return undefined;
  const id = (/** @type {string} */ which) => Number(execFileSync("id", [which, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

/**
 * @param {string} bin
 * @param {string} password
 * @param {import("node:child_process").ExecFileSyncOptions & { readonly cwd: string }} as
 */
function makeCluster(bin, password, as) {
  const secret = join(as.cwd, "password");
  writeFileSync(secret, password, { mode: 0o600 });
  if (as.uid !== undefined && as.gid !== undefined) chownSync(secret, as.uid, as.gid);
  const args = [
    "-D",
    "data",
    "-U",
    USER,
    "--pwfile=password",
    "--auth=scram-sha-256",
    "--locale=C",
    "--encoding=UTF8",
    "--no-sync",
  ];
  execFileSync(join(bin, "initdb"), args, { ...as, stdio: ["ignore", "ignore", "pipe"] });
}

/** @param {import("node:child_process").ChildProcess} guard */
async function untilReady(guard) {
  const { stderr, stdin } = guard;
  if (stderr === null || stdin === null) throw new Error("the server has no pipes");
  const said = [];
  let isReady = false;
  for await (const line of createInterface({ input: stderr })) {
    said.push(line);
    isReady = line.includes("ready to accept connections");
    if (isReady || line.includes("FATAL")) break;
  }
  if (!isReady) throw new Error(`postgres did not start: ${said.join("\n")}`);
  // What it says from now on is not kept, and nobody waits for its end.
  stderr.resume();
  for (const each of [guard, stdin, stderr]) /** @type {{ unref?(): void }} */ (each).unref?.();
}
