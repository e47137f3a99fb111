import { askObject, type ObjectNamespace } from "../../limit/durable-object/binding.ts";
import { KeyedHash } from "../../limit/hash.ts";
import type { Claimed, ClaimToken, IdempotencyStore } from "../../resource/idempotency.ts";
import { checkOptions, type OptionRules } from "../../resource/options.ts";
import type { ObjectCall } from "./object.ts";

export interface DurableObjectStoreOptions {
  /** The Worker's binding to `IdempotencyObject`. */
  readonly namespace: ObjectNamespace;
  /** The prefix of the objects' names. Default: `signalbox:idempotency`. */
  readonly prefix?: string | undefined;
  /** The objects over which the keys are spread. A key must stay where it is: do not change it while keys are kept. Default: 64. */
  readonly shards?: number | undefined;
}

const OPTIONS: OptionRules<DurableObjectStoreOptions> = { namespace: true, prefix: true, shards: true };

/** Keeps keys for all isolates of a Worker, in Durable Objects, by their clocks. */
export class DurableObjectStore implements IdempotencyStore {
  readonly countsKeys = false;
  readonly #ask: (call: ObjectCall) => Promise<unknown>;

  constructor(options: DurableObjectStoreOptions) {
    checkOptions("DurableObjectStore", options, OPTIONS);
    const { namespace, prefix = "signalbox:idempotency", shards = 64 } = options;
    if (!(Number.isSafeInteger(shards) && shards >= 1))
      throw new RangeError(`shards: at least 1, not ${String(shards)}`);
    // Every isolate must choose the same object, so this hash has no secret.
    const hash = new KeyedHash([0, 0]);
    this.#ask = async (call) => {
      const shard = hash.hash(call.token.key) % shards;
      const reply = await askObject(namespace, `${prefix}:${shard}`, call);
      return typeof reply === "object" && reply !== null && "result" in reply ? reply.result : undefined;
    };
  }

  async claim(token: ClaimToken, leaseMs: number): Promise<Claimed> {
    const claimed = await this.#ask({ call: "claim", token, leaseMs });
    if (isClaimed(claimed)) return claimed;
    throw new Error("the reply to a claim was not understood");
  }

  async finish(token: ClaimToken, record: string, keepMs: number): Promise<boolean> {
    return isDone(await this.#ask({ call: "finish", token, record, keepMs }));
  }

  async release(token: ClaimToken): Promise<void> {
    await this.#ask({ call: "release", token });
  }

  async renew(token: ClaimToken, leaseMs: number): Promise<boolean> {
    return isDone(await this.#ask({ call: "renew", token, leaseMs }));
  }
}

function isClaimed(value: unknown): value is Claimed {
  if (typeof value !== "object" || value === null || !("state" in value)) return false;
  if (value.state === "running") return "leaseMs" in value && typeof value.leaseMs === "number";
  if (value.state === "done") return "record" in value && typeof value.record === "string";
  return value.state === "new" || value.state === "other";
}

function isDone(result: unknown): boolean {
  if (typeof result === "boolean") return result;
  throw new Error("the reply of an object was not understood");
}
