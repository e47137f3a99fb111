import type { Claimed, IdempotencyStore } from "signalbox";
import { scopedKey } from "../../src/walk/idempotency.ts";

/** Keys that lead each way: what they come to is settled beforehand, so that equal requests have equal responses. */
const STATES: Readonly<Record<string, Claimed>> = {
  fresh: { state: "new" },
  running: { state: "running", leaseMs: 2500 },
  other: { state: "other" },
  tooMany: { state: "tooMany", retryMs: 2500 },
  done: { state: "done", record: '{"status":200,"headers":["Content-Type","application/json"],"text":"{}"}' },
};

export const KEYS: readonly string[] = [...Object.keys(STATES).map((key) => `"${key}"`), '"down"', '"', "fresh"];

const METHODS = ["POST", "PUT", "PATCH", "DELETE"];
const TARGETS = ["/it", "/it?page=2", "/it?page=x"];

/** The names under which a store is asked for these keys. */
const states: Promise<ReadonlyMap<string, Claimed>> = Promise.all(
  Object.entries(STATES).flatMap(([key, state]) =>
    METHODS.flatMap((method) =>
      TARGETS.map(async (target) => [await scopedKey("client", method, target, key), state] as const),
    ),
  ),
).then((all) => new Map(all));

/** Knows what each of the keys comes to; of any other it is down. */
export const scriptedStore: IdempotencyStore = {
  claim: async ({ key }) => {
    const state = (await states).get(key);
    if (state === undefined) throw new Error("The store is down.");
    return state;
  },
  finish: async () => true,
  release: async () => undefined,
  renew: async () => true,
};
