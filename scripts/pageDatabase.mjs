// @ts-check
// The PostgreSQL of a page of the guide, and a session beside the service's own, as psql has one.
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { PostgresServer } from "./postgres-server.mjs";

/** In the code of such a page. */
const NAME = "DATABASE_URL";
/** The line of a page's SQL at which the request below it is sent. */
const ARRIVAL = /^-- .*$/m;

/** @param {string} text of a page */
export function needsDatabase(text) {
  return text.includes(`process.env["${NAME}"]`);
}

export class PageDatabase {
  /** @param {PostgresServer} server @param {Client} session @param {Client} watch */
  constructor(server, session, watch) {
    this.server = server;
    this.session = session;
    this.watch = watch;
  }

  static async start() {
    const server = await PostgresServer.start();
    const url = server.urlOf();
    process.env[NAME] = url;
    const [session, watch] = [new Client(url), new Client(url)];
    await Promise.all([session.connect(), watch.connect()]);
    return new PageDatabase(server, session, watch);
  }

  /**
   * Runs what stands before the arrival, sends the request, and runs the rest when the request waits for the session.
   * @template T
   * @param {string} statements
   * @param {() => Promise<T>} send
   * @returns {Promise<T>}
   */
  async during(statements, send) {
    const [before = "", after = ""] = statements.split(ARRIVAL);
    await this.session.query(before);
    let isOver = false;
    const reply = send().finally(() => {
      isOver = true;
    });
    while (!(await this.#someoneWaits())) {
      if (isOver) throw new Error(`the request did not wait for this session: ${statements}`);
      await sleep(5);
    }
    await this.session.query(after);
    return reply;
  }

  async #someoneWaits() {
    const { rowCount } = await this.watch.query("SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'");
    return rowCount !== 0;
  }

  async stop() {
    delete process.env[NAME];
    await Promise.all([this.session.end(), this.watch.end()]);
    await this.server.stop();
  }
}
