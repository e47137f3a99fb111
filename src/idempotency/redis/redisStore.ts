import { type RedisClient, type RunScript, type Script, scriptRunner } from "../../limit/redis/client.ts";
import type { Claimed, ClaimToken, IdempotencyStore } from "../../resource/idempotency.ts";
import { checkOptions, type OptionRules } from "../../resource/options.ts";

export interface RedisStoreOptions {
  /** Your own client or cluster, of `redis`, `ioredis`, `iovalkey` or `@valkey/valkey-glide`. */
  readonly client: RedisClient;
  /** The prefix of the keys. Default: `signalbox:idempotency`. */
  readonly prefix?: string | undefined;
}

const OPTIONS: OptionRules<RedisStoreOptions> = { client: true, prefix: true };

/** Keeps keys for all processes of one Redis, by its clock. Set `maxmemory-policy noeviction`: what it forgets may run again. */
export class RedisStore implements IdempotencyStore {
  readonly countsKeys = false;
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

const milliseconds = (ms: number): string => String(Math.max(1, Math.round(ms)));

function isDone(reply: unknown): boolean {
  if (reply === 0 || reply === 1) return reply === 1;
  throw new Error("the reply of a script was not understood");
}

/** A hash for each key: fingerprint `f`, owner `o`, record `r` once there is one. Each script is one atomic step on one key, for clusters. */

/** ARGV: fingerprint, owner, milliseconds of the lease. */
export const CLAIM: Script = {
  text: `
local known = redis.call('HMGET', KEYS[1], 'f', 'r')
if not known[1] then
  redis.call('HSET', KEYS[1], 'f', ARGV[1], 'o', ARGV[2])
  redis.call('PEXPIRE', KEYS[1], ARGV[3])
  return {'new'}
end
if known[1] ~= ARGV[1] then return {'other'} end
if known[2] then return {'done', known[2]} end
return {'running', redis.call('PTTL', KEYS[1])}
`,
  sha1: "038bdd43a19ec35d5a56e38769530942a00a22c6",
};

/** ARGV: fingerprint, owner, milliseconds to keep it, record. A key that is not there any more is made anew. */
export const FINISH: Script = {
  text: `
local owner = redis.call('HGET', KEYS[1], 'o')
if owner and owner ~= ARGV[2] then return 0 end
redis.call('HSET', KEYS[1], 'f', ARGV[1], 'o', ARGV[2], 'r', ARGV[4])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return 1
`,
  sha1: "db995f7f869de65612fe5b639c0a7f444e66718a",
};

/** ARGV: owner. */
export const RELEASE: Script = {
  text: `
local known = redis.call('HMGET', KEYS[1], 'o', 'r')
if known[1] == ARGV[1] and not known[2] then redis.call('DEL', KEYS[1]) end
return 1
`,
  sha1: "f7255e5cf5cec048e806ccfe0a2305c0c6c9b970",
};

/** ARGV: fingerprint, owner, milliseconds of the lease. A key that is not there any more is made anew. */
export const RENEW: Script = {
  text: `
local known = redis.call('HMGET', KEYS[1], 'o', 'r')
if known[1] and known[1] ~= ARGV[2] then return 0 end
if known[2] then return 1 end
redis.call('HSET', KEYS[1], 'f', ARGV[1], 'o', ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return 1
`,
  sha1: "cd389ad0d40144eef845746734a91dfcdca9102a",
};
