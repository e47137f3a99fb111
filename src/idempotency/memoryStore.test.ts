import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Claimed, ClaimToken } from "../resource/idempotency.ts";
import { MemoryStore, StoreFull } from "./memoryStore.ts";

/** What the store is said to do, without its tricks: expired entries are looked through each time. */
class Model {
  now = 0;
  readonly entries = new Map<string, { f: string; owner: string; record: string | undefined; until: number }>();
  readonly maxKeys: number;
  readonly maxCharacters: number;

  constructor(maxKeys: number, maxCharacters: number) {
    this.maxKeys = maxKeys;
    this.maxCharacters = maxCharacters;
  }

  forgetExpired(): void {
    for (const [key, { until }] of this.entries) if (until <= this.now) this.entries.delete(key);
  }

  claim({ key, fingerprint: f, owner }: ClaimToken, leaseMs: number): Claimed | "full" {
    this.forgetExpired();
    const known = this.entries.get(key);
    if (known === undefined) {
      if (this.entries.size >= this.maxKeys) return "full";
      this.entries.set(key, { f, owner, record: undefined, until: this.now + leaseMs });
      return { state: "new" };
    }
    if (known.f !== f) return { state: "other" };
    return known.record === undefined
      ? { state: "running", leaseMs: known.until - this.now }
      : { state: "done", record: known.record };
  }

  finish({ key, fingerprint: f, owner }: ClaimToken, record: string, keepMs: number): boolean | "full" {
    this.forgetExpired();
    if ((this.entries.get(key)?.owner ?? owner) !== owner) return false;
    let characters = record.length;
    for (const [other, entry] of this.entries) if (other !== key) characters += entry.record?.length ?? 0;
    if (characters > this.maxCharacters) return "full";
    this.entries.set(key, { f, owner, record, until: this.now + keepMs });
    return true;
  }

  release({ key, owner }: ClaimToken): void {
    this.forgetExpired();
    const known = this.entries.get(key);
    if (known?.owner === owner && known.record === undefined) this.entries.delete(key);
  }

  renew({ key, fingerprint: f, owner }: ClaimToken, leaseMs: number): boolean {
    this.forgetExpired();
    const known = this.entries.get(key);
    if ((known?.owner ?? owner) !== owner) return false;
    if (known?.record === undefined) {
      this.entries.set(key, { f, owner, record: undefined, until: this.now + leaseMs });
    }
    return true;
  }
}

type Real = MemoryStore;
type Command = fc.AsyncCommand<Model, Real>;

async function orFull<T>(call: Promise<T>): Promise<T | "full"> {
  try {
    return await call;
  } catch (error) {
    expect(error).toBeInstanceOf(StoreFull);
    return "full";
  }
}

function command(text: string, run: (model: Model, real: Real) => Promise<void>): Command {
  return { check: () => true, run, toString: () => text };
}

/** An owner is drawn for one request, and so has one content. */
const anyToken: fc.Arbitrary<ClaimToken> = fc
  .tuple(fc.constantFrom(..."abcdefgh"), fc.constantFrom("one f", "two f", "three g"))
  .map(([key, owner]) => ({ key, owner, fingerprint: owner.slice(-1) }));
const anyMs = fc.constantFrom(1, 10, 100);
const anyRecord = fc.constantFrom("", "r", "record", "a long record");

const commands: fc.Arbitrary<Command>[] = [
  fc.tuple(anyToken, anyMs).map(([token, ms]) =>
    command(`claim ${JSON.stringify(token)} ${ms}`, async (model, real) => {
      expect(await orFull(real.claim(token, ms))).toEqual(model.claim(token, ms));
      expect(real.size).toBeLessThanOrEqual(Math.max(model.maxKeys, model.entries.size));
    }),
  ),
  fc.tuple(anyToken, anyRecord, anyMs).map(([token, record, ms]) =>
    command(`finish ${JSON.stringify(token)} ${record} ${ms}`, async (model, real) => {
      expect(await orFull(real.finish(token, record, ms))).toEqual(model.finish(token, record, ms));
    }),
  ),
  anyToken.map((token) =>
    command(`release ${JSON.stringify(token)}`, async (model, real) => {
      await real.release(token);
      model.release(token);
    }),
  ),
  fc.tuple(anyToken, anyMs).map(([token, ms]) =>
    command(`renew ${JSON.stringify(token)} ${ms}`, async (model, real) => {
      expect(await real.renew(token, ms)).toBe(model.renew(token, ms));
    }),
  ),
  fc.constantFrom(1, 5, 50, 200).map((ms) =>
    command(`${ms} ms pass`, async (model) => {
      model.now += ms;
    }),
  ),
];

describe("MemoryStore", () => {
  it("does what its model does, whatever is asked of it", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.commands(commands, { maxCommands: 60 }),
        fc.constantFrom(2, 3, 100),
        fc.constantFrom(8, 20, 1000),
        async (drawn, maxKeys, maxCharacters) => {
          const model = new Model(maxKeys, maxCharacters);
          const real = new MemoryStore({ maxKeys, maxCharacters, clock: () => model.now });
          await fc.asyncModelRun(() => ({ model, real }), drawn);
        },
      ),
      { numRuns: 400 },
    );
  });

  it("makes space by all that is over, however much it is", async () => {
    let now = 0;
    const store = new MemoryStore({ maxCharacters: 100, clock: () => now });
    for (const key of "abcdef") {
      await store.claim({ key, fingerprint: "f", owner: "o" }, 1000);
      await store.finish({ key, fingerprint: "f", owner: "o" }, "x".repeat(16), 1000);
    }
    const late = { key: "late", fingerprint: "f", owner: "o" };
    await store.claim(late, 5000);
    now = 2000;
    expect(await store.finish(late, "y".repeat(90), 1000)).toBe(true);
    expect(store.size).toBe(1);
  });

  it("removes what is over without being full", async () => {
    let now = 0;
    const store = new MemoryStore({ clock: () => now });
    for (let key = 0; key < 1000; key += 1) {
      await store.claim({ key: String(key), fingerprint: "f", owner: "o" }, 10);
      now += 1;
    }
    expect(store.size).toBeLessThan(30);
  });

  it.each([[0], [-1], [0.5], [Number.NaN]])("takes no bound of %d", (most) => {
    expect(() => new MemoryStore({ maxKeys: most })).toThrow(RangeError);
    expect(() => new MemoryStore({ maxCharacters: most })).toThrow(RangeError);
  });
});
