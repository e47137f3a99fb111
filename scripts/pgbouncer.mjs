// @ts-check
// A PgBouncer of one's own in transaction mode, in front of a PostgreSQL of one's own.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { ensureProgram, PROGRAMS } from "./ensure-program.mjs";
import { freePort } from "./limit-redis-server.mjs";
import { unprivileged } from "./postgres-server.mjs";

export class PgBouncer {
  #process;
  #folder;

  /** @param {import("node:child_process").ChildProcess} bouncer @param {string} folder @param {string} url */
  constructor(bouncer, folder, url) {
    this.#process = bouncer;
    this.#folder = folder;
    this.url = url;
  }

  /** @param {string} server the address of a database */
  static async start(server) {
    const program = ensureProgram(PROGRAMS.pgbouncer);
    if ("missing" in program) throw new Error(program.missing);
    const { hostname, port, username, password, pathname } = new URL(server);
    const folder = mkdtempSync(join(tmpdir(), "pgbouncer-"));
    const own = await freePort();
    const database = pathname.slice(1);
    const file = join(folder, "pgbouncer.ini");
    writeFileSync(
      file,
      `[databases]
${database} = host=${hostname} port=${port} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 10
server_login_retry = 0.2
`,
    );
    const user = unprivileged();
    if (user !== undefined) for (const path of [folder, file]) chownSync(path, user.uid, user.gid);
    const bouncer = spawn(program.path, [file], { ...user, stdio: ["ignore", "ignore", "pipe"] });
    for await (const line of createInterface({ input: bouncer.stderr })) if (line.includes("process up")) break;
    bouncer.stderr.resume();
    return new PgBouncer(bouncer, folder, `postgres://${username}@127.0.0.1:${own}/${database}`);
  }

  async stop() {
    const ended = once(this.#process, "exit");
    this.#process.kill("SIGKILL");
    await ended;
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
