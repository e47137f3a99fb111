import { KeyedHash } from "../hash.ts";
import type { Policy } from "../policy.ts";

/** The longest key in a store, whatever a client sends as its name. */
const LONGEST = 256;
const KEPT = 128;

/** Names keys so that all keys of one shard lie in one slot of a Redis Cluster, where one script may touch them all. */
export class KeySpace {
  readonly #prefixes: readonly (readonly string[])[];
  readonly #prefix: string;
  readonly #presence: string;
  // Every process must choose the same shard, so this hash has no secret.
  readonly #hash: KeyedHash = new KeyedHash([0, 0]);

  constructor(prefix: string, shards: number, policies: readonly Policy[]) {
    if (prefix === "" || /[{}]/.test(prefix))
      throw new RangeError(`a prefix without braces, not ${JSON.stringify(prefix)}`);
    if (!(Number.isSafeInteger(shards) && shards >= 1))
      throw new RangeError(`shards: at least 1, not ${String(shards)}`);
    this.#prefixes = Array.from({ length: shards }, (_, shard) =>
      policies.map(({ name, ticksPerSecond }) => {
        // A process with another clock resolution must not read these keys.
        const clock = ticksPerSecond === 1_000_000 ? "" : `@${ticksPerSecond}`;
        return `{${prefix}:${shard}}:${encodeURIComponent(name)}${clock}:`;
      }),
    );
    this.#presence = `processes,${policies.map(({ name }) => encodeURIComponent(name)).join()}`;
    this.#prefix = prefix;
  }

  /** The sorted set of the processes that share the limit, in the shard's slot. Each counts once for each limit. */
  presenceOf(shard: number): string {
    return `{${this.#prefix}:${shard}}:${this.#presence}`;
  }

  /** All keys of a question lie in the shard of its first. */
  shardOf(key: string): number {
    const shards = this.#prefixes.length;
    return shards === 1 ? 0 : this.#hash.hash(key) % shards;
  }

  nameOf(key: string, policy: number, shard: number): string {
    return `${this.#prefixes[shard]?.[policy]}${key.length > LONGEST ? this.#shorten(key) : key}`;
  }

  #shorten(key: string): string {
    const low = this.#hash.hash(key);
    return `${key.slice(0, KEPT)}~${low.toString(16)}${this.#hash.high.toString(16)}~${key.length}`;
  }
}
