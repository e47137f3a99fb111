import { type RedisClient, type RunScript, type Script, scriptRunner } from "../../limit/redis/client.ts";
import type { Claimed, ClaimToken, IdempotencyStore } from "../../resource/idempotency.ts";
import { checkOptions, type OptionRules } from "../../resource/options.ts";
import { CLAIM, FINISH, RELEASE, RENEW } from "./scripts.ts";

export interface RedisStoreOptions {
  /** Your own client or cluster, of `redis`, `ioredis`, `iovalkey` or `@valkey/valkey-glide`. */
  readonly client: RedisClient;
  /** The prefix of the keys. Default: `signalbox:idempotency`. */
  readonly prefix?: string | undefined;
}

const OPTIONS: OptionRules<RedisStoreOptions> = { client: true, prefix: true };

/**
 * Keeps keys for all processes that use one Redis, by its clock. Let it evict nothing (`maxmemory-policy noeviction`): what it
 * forgets may run again.
 */
export class RedisStore implements IdempotencyStore {
  readonly #run: RunScript;
  readonly #prefix: string;

  constructor(options: RedisStoreOptions) {
    checkOptions("RedisStore", options, OPTIONS);
    const { client, prefix = "signalbox:idempotency" } = options;
    this.#run = scriptRunner(client, () => undefined);
    this.#prefix = prefix;
  }

  async claim(token: ClaimToken, leaseMs: number): Promise<Claimed> {
    const reply = await this.#call(CLAIM, token, [token.fingerprint, token.owner, milliseconds(leaseMs)]);
    const [state, more]: readonly unknown[] = Array.isArray(reply) ? reply : [];
    if (state === "new" || state === "other") return { state };
    if (state === "running" && typeof more === "number") return { state, leaseMs: more };
    if (state === "done" && typeof more === "string") return { state, record: more };
    throw new Error("the reply to a claim was not understood");
  }

  async finish(token: ClaimToken, record: string, keepMs: number): Promise<boolean> {
    const { fingerprint, owner } = token;
    return isDone(await this.#call(FINISH, token, [fingerprint, owner, milliseconds(keepMs), record]));
  }

  async release(token: ClaimToken): Promise<void> {
    await this.#call(RELEASE, token, [token.owner]);
  }

  async renew(token: ClaimToken, leaseMs: number): Promise<boolean> {
    return isDone(await this.#call(RENEW, token, [token.fingerprint, token.owner, milliseconds(leaseMs)]));
  }

  #call(script: Script, { key }: ClaimToken, args: string[]): Promise<unknown> {
    return this.#run(script, () => ({ keys: [`${this.#prefix}:${key}`], args }));
  }
}

function milliseconds(ms: number): string {
  return String(Math.max(1, Math.round(ms)));
}

function isDone(reply: unknown): boolean {
  if (reply === 0 || reply === 1) return reply === 1;
  throw new Error("the reply of a script was not understood");
}
