import type { IoRedisClient } from "signalbox/limit/redis";
import { PRESENCE, PRESENCE_SHA1 } from "../../src/limit/redis/script.ts";
import type { Connected } from "./realRedis.ts";

/** A call that the server has run, and whose reply has not been handed over yet. */
interface Held {
  readonly deliver: () => void;
  readonly cut: () => void;
}

/** A client of a real Redis that hands over replies when it is told to, in whatever order, or loses its connection. */
export class HeldReplies implements IoRedisClient {
  readonly #redis: Connected;
  readonly held: Held[] = [];
  /** Hold the replies of questions; those to announcements of presence are never held. */
  holding = true;
  connected = true;

  constructor(redis: Connected) {
    this.#redis = redis;
  }

  evalsha(sha1: string, keys: number, ...words: string[]): Promise<unknown> {
    if (!this.connected) return Promise.reject(new Error("not connected"));
    const ran = this.#redis.command("EVALSHA", sha1, String(keys), ...words);
    if (sha1 === PRESENCE_SHA1 || !this.holding) return ran;
    // What the server did not run is sent again at once.
    return ran.then(
      () => this.#hold(ran),
      (error: unknown) => Promise.reject(error),
    );
  }

  eval(script: string, keys: number, ...words: string[]): Promise<unknown> {
    if (!this.connected) return Promise.reject(new Error("not connected"));
    const ran = this.#redis.command("EVAL", script, String(keys), ...words);
    return script === PRESENCE || !this.holding ? ran : this.#hold(ran);
  }

  /** Waits for the server to have run all that was sent, and for everybody to have heard of what was handed over. */
  async settled(): Promise<void> {
    for (let turn = 0; turn < 3; turn++) {
      await new Promise((resolve) => setImmediate(resolve));
      await this.#redis.command("PING");
    }
    await new Promise((resolve) => setImmediate(resolve));
  }

  /** The connection is lost: the calls that are under way fail, and so do those that follow. */
  disconnect(): void {
    this.connected = false;
    for (const { cut } of this.held.splice(0)) cut();
  }

  #hold(ran: Promise<unknown>): Promise<unknown> {
    ran.catch(() => undefined);
    return new Promise((resolve, reject) => {
      this.held.push({ deliver: () => resolve(ran), cut: () => reject(new Error("connection lost")) });
    });
  }
}
