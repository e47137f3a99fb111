import fc from "fast-check";
import { expect, test } from "vitest";
import { KeyedHash } from "./hash.ts";
import { Ledger } from "./ledger.ts";
import { LARGEST_DEBT, readPolicy } from "./policy.ts";

/** One unit is a microsecond here, and a token a second. */
const policy = readPolicy({ capacity: 5, refillPerSec: 1 });
const SECOND = policy.unitsPerSecond;

/** Buckets as one writes them in a minute: a Map from each key to the moment at which its bucket is full. */
class MapOfBuckets {
  readonly #full = new Map<string, number>();
  now = 0;

  debt(key: string): number {
    return Math.max(0, (this.#full.get(key) ?? 0) - this.now);
  }

  owe(key: string, debt: number): void {
    this.#full.set(key, this.now + Math.min(debt, LARGEST_DEBT));
  }

  /** Null where the cost was taken, else the whole seconds to wait. */
  admit(key: string, cost: number): number | null {
    const missing = this.debt(key) + (cost - 5) * SECOND;
    if (missing > 0) return Math.ceil(missing / SECOND);
    this.owe(key, this.debt(key) + cost * SECOND);
    return null;
  }

  /** Keys that owe something. */
  get live(): number {
    return [...this.#full.values()].filter((moment) => moment > this.now).length;
  }
}

type Action =
  | { readonly kind: "admit" | "add" | "raise" | "write"; readonly key: number; readonly tokens: number }
  | { readonly kind: "wait"; readonly ms: number };

const actions = (keys: number) =>
  fc.array(
    fc.oneof(
      { weight: 8, arbitrary: action("admit", keys, 3) },
      { weight: 1, arbitrary: action("add", keys, 4) },
      { weight: 1, arbitrary: action("raise", keys, 12) },
      { weight: 2, arbitrary: action("write", keys, 3) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant("wait" as const), ms: fc.nat(3000) }) },
    ),
    { minLength: 100, maxLength: 400, size: "max" },
  );
const action = <K extends "admit" | "add" | "raise" | "write">(kind: K, keys: number, tokens: number) =>
  fc.record({ kind: fc.constant(kind), key: fc.nat(keys - 1), tokens: fc.integer({ min: 0, max: tokens }) });
const secret = fc.tuple(fc.integer(), fc.integer());

function setUp(maxKeys: number, hashKey: readonly [number, number]) {
  const model = new MapOfBuckets();
  const ledger = new Ledger(policy, maxKeys, () => model.now / 1000, new KeyedHash(hashKey));
  /** Does a step to both. A take, to the model, only where the ledger admitted it. */
  const both = (one: Action, follow: boolean): { readonly ours: unknown; readonly right: unknown } => {
    if (one.kind === "wait") {
      model.now += one.ms * 1000;
      return { ours: null, right: null };
    }
    const key = `key-${one.key}`;
    const units = one.tokens * SECOND;
    if (one.kind === "admit") {
      const ours = ledger.admit(key, one.tokens);
      return { ours, right: follow && ours !== null ? ours : model.admit(key, one.tokens) };
    }
    if (one.kind === "add") {
      ledger.add(key, units);
      model.owe(key, model.debt(key) + units);
    } else if (one.kind === "raise") {
      ledger.raise(key, units);
      model.owe(key, Math.max(model.debt(key), units));
    } else {
      ledger.write(key, units);
      model.owe(key, units);
    }
    return { ours: null, right: null };
  };
  return { model, ledger, both };
}

test("with as many keys as it was built for it is a Map of buckets", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 120 }), secret, actions(120), (maxKeys, hashKey, all) => {
      const { model, ledger, both } = setUp(maxKeys, hashKey);
      for (const one of all) {
        const { ours, right } = both("key" in one ? { ...one, key: one.key % maxKeys } : one, false);
        expect(ours).toBe(right);
      }
      for (let n = 0; n < maxKeys; n++) expect(ledger.debt(`key-${n}`)).toBe(model.debt(`key-${n}`));
    }),
  );
});

test("it is a Map of buckets however many keys came before, while no more than it was built for owe anything", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), secret, actions(5000), (maxKeys, hashKey, all) => {
      const { model, both } = setUp(maxKeys, hashKey);
      for (const one of all) {
        if (model.live >= maxKeys) both({ kind: "wait", ms: 20_000 }, false);
        const { ours, right } = both(one, false);
        expect(ours).toBe(right);
      }
    }),
  );
});

// A table of 64 keys has 160 slots. With 120 of them in use most sets are full, and keys are moved.
const crowd = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 120, maxLength: 120 });

test("keys that were moved to make space owe what they owed, and are reset like any other", () => {
  fc.assert(
    fc.property(secret, crowd, (hashKey, owed) => {
      const { ledger } = setUp(64, hashKey);
      for (const [n, debt] of owed.entries()) {
        ledger.raise(`key-${n}`, debt);
        // A key that is only looked up takes no space.
        expect(ledger.debt(`asks-${n}`)).toBe(0);
      }
      expect(owed.map((_, n) => ledger.debt(`key-${n}`))).toEqual(owed);
      for (const n of owed.keys()) {
        ledger.write(`key-${n}`, 0);
        expect(ledger.debt(`key-${n}`)).toBe(0);
      }
    }),
  );
});

test("a table that was overfull when its epoch was moved is like new when the debts of that time are over", () => {
  fc.assert(
    fc.property(secret, crowd, (hashKey, owed) => {
      const { model, ledger } = setUp(64, hashKey);
      model.now = LARGEST_DEBT - SECOND;
      for (let n = 0; n < 500; n++) ledger.raise(`before-${n}`, 3 * SECOND + n);
      model.now += 2 * SECOND;
      expect(ledger.debt("before-0")).toBeGreaterThan(SECOND);
      ledger.write("before-499", 0);
      expect(ledger.debt("before-0")).toBeGreaterThan(SECOND);
      model.now += 2 * SECOND;
      for (const [n, debt] of owed.entries()) ledger.raise(`key-${n}`, debt);
      for (const n of owed.keys()) ledger.write(`key-${n}`, 0);
      expect(owed.map((_, n) => ledger.debt(`key-${n}`))).toEqual(owed.map(() => 0));
    }),
  );
});

test("with any number of keys nobody gains: no key ever owes less than in a Map of buckets", () => {
  const KEYS = 400;
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), secret, actions(KEYS), (maxKeys, hashKey, all) => {
      const { model, ledger, both } = setUp(maxKeys, hashKey);
      // The table is overfull from the start.
      for (let n = 0; n < KEYS; n++) both({ kind: "raise", key: n, tokens: (n * 7) % 11 }, true);
      const keys = Array.from({ length: KEYS }, (_, n) => `key-${n}`);
      for (const [at, one] of all.entries()) {
        const { ours, right } = both(one, true);
        expect(ours).toBe(right);
        if (at % 10 === 0) expect(keys.filter((key) => ledger.debt(key) < model.debt(key))).toEqual([]);
      }
    }),
    // Generated sequences are long, and so is what it takes to make one of them short.
    { endOnFailure: true, numRuns: 200 },
  );
});

test.each(["raise", "write"] as const)("a debt that found its slots owing as much already stays: %s", (kind) => {
  const { ledger } = setUp(64, [1, 2]);
  const keys = Array.from({ length: 500 }, (_, n) => `key-${n}`);
  for (const key of keys) ledger[kind](key, SECOND);
  for (const key of keys) ledger.write(key, 0);
  expect(keys.filter((key) => ledger.debt(key) < SECOND)).toEqual([]);
});

test("a table that was overfull is a Map of buckets again when the debts of that time are over", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 24 }), secret, actions(24), (maxKeys, hashKey, all) => {
      const { both } = setUp(maxKeys, hashKey);
      for (let n = 0; n < 300; n++) both({ kind: "raise", key: 1000 + n, tokens: 1 + (n % 10) }, true);
      both({ kind: "wait", ms: 10_000 }, false);
      for (const one of all) {
        const { ours, right } = both("key" in one ? { ...one, key: one.key % maxKeys } : one, false);
        expect(ours).toBe(right);
      }
    }),
  );
});
