import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Claimed, ClaimToken } from "../resource/idempotency.ts";
import { StoreFull } from "../resource/idempotency.ts";
import { MemoryStore } from "./memoryStore.ts";

/** What the store keeps free for each request that runs. */
const RESERVED = 4_096;

interface Kept {
  readonly principal: string;
  readonly f: string;
  readonly owner: string;
  readonly record: string | undefined;
  readonly until: number;
}

interface Bound {
  readonly keys: number;
  readonly characters: number;
}

/** What the store is said to do, without its tricks: everything is looked through and counted each time. */
class Model {
  now = 0;
  readonly entries = new Map<string, Kept>();
  readonly all: Bound;
  readonly each: Bound;

  constructor(all: Bound, each: Bound) {
    this.all = all;
    this.each = each;
  }

  forgetExpired(): void {
    for (const [key, { until }] of this.entries) if (until <= this.now) this.entries.delete(key);
  }

  /** The entries that count against each bound: all of them, and those of the principal where it is told. */
  bounds(principal: string): [Bound, Kept[]][] {
    const all = [...this.entries.values()];
    const own = all.filter((entry) => entry.principal === principal);
    return principal === ""
      ? [[this.all, all]]
      : [
          [this.all, all],
          [this.each, own],
        ];
  }

  claim(token: ClaimToken, leaseMs: number, recordCharacters: number): Claimed | "full" {
    this.forgetExpired();
    const known = this.entries.get(token.key);
    if (known !== undefined) {
      if (known.f !== token.fingerprint) return { state: "other" };
      return known.record === undefined
        ? { state: "running", leaseMs: known.until - this.now }
        : { state: "done", record: known.record };
    }
    const [all, own] = this.bounds(token.principal).map(([bound, entries]) => {
      const needed = RESERVED + Math.min(recordCharacters, Math.floor(bound.characters / 2));
      return entries.length < bound.keys && charactersOf(entries) + needed <= bound.characters;
    });
    if (own === false) {
      const untils = this.bounds(token.principal)[1]?.[1].map(({ until }) => until) ?? [];
      return { state: "tooMany", retryMs: Math.min(...untils) - this.now };
    }
    if (all === false) return "full";
    this.set(token, undefined, leaseMs);
    return { state: "new" };
  }

  finish(token: ClaimToken, record: string, keepMs: number): boolean | "full" {
    this.forgetExpired();
    const known = this.entries.get(token.key);
    if ((known?.owner ?? token.owner) !== token.owner) return false;
    const fits = this.bounds(token.principal).every(
      ([bound, entries]) =>
        charactersOf(entries.filter((entry) => entry !== known)) + record.length <= bound.characters,
    );
    if (record.length > RESERVED && !fits) return "full";
    this.set(token, record, keepMs);
    return true;
  }

  release({ key, owner }: ClaimToken): void {
    this.forgetExpired();
    const known = this.entries.get(key);
    if (known?.owner === owner && known.record === undefined) this.entries.delete(key);
  }

  renew(token: ClaimToken, leaseMs: number): boolean {
    this.forgetExpired();
    const known = this.entries.get(token.key);
    if ((known?.owner ?? token.owner) !== token.owner) return false;
    if (known?.record === undefined) this.set(token, undefined, leaseMs);
    return true;
  }

  set({ key, fingerprint: f, owner, principal }: ClaimToken, record: string | undefined, ms: number): void {
    this.entries.set(key, { principal, f, owner, record, until: this.now + ms });
  }
}

function charactersOf(entries: readonly Kept[]): number {
  return entries.reduce((sum, { record }) => sum + (record?.length ?? RESERVED), 0);
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
  .map(([key, owner]) => ({
    key,
    owner,
    fingerprint: owner.slice(-1),
    principal: key < "c" ? "" : key < "f" ? "p" : "q",
  }));
const anyMs = fc.constantFrom(1, 10, 100);
const anyRecord = fc.constantFrom(0, 1, 4_096, 4_097, 9_000).map((length) => "x".repeat(length));

const commands: fc.Arbitrary<Command>[] = [
  fc.tuple(anyToken, anyMs, fc.constantFrom(0, 5_000, 100_000)).map(([token, ms, characters]) =>
    command(`claim ${JSON.stringify(token)} ${ms} ${characters}`, async (model, real) => {
      const claimed = await orFull(real.claim(token, ms, characters));
      expect(claimed).toEqual(model.claim(token, ms, characters));
      // Records may be more, and what is over may still be there; but no request is let in beyond the bound.
      if (claimed !== "full" && claimed.state === "new") expect(real.size).toBeLessThanOrEqual(model.all.keys);
    }),
  ),
  fc.tuple(anyToken, anyRecord, anyMs).map(([token, record, ms]) =>
    command(`finish ${JSON.stringify(token)} ${record.length} ${ms}`, async (model, real) => {
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
        fc.constantFrom(9_000, 20_000, 1_000_000),
        fc.constantFrom(1, 2, 100),
        fc.constantFrom(8_192, 15_000, 1_000_000),
        async (drawn, maxKeys, maxCharacters, maxKeysPerPrincipal, maxCharactersPerPrincipal) => {
          const model = new Model(
            { keys: maxKeys, characters: maxCharacters },
            { keys: maxKeysPerPrincipal, characters: maxCharactersPerPrincipal },
          );
          const bounds = { maxKeys, maxCharacters, maxKeysPerPrincipal, maxCharactersPerPrincipal };
          const real = new MemoryStore({ ...bounds, clock: () => model.now });
          await fc.asyncModelRun(() => ({ model, real }), drawn);
        },
      ),
      { numRuns: 400 },
    );
  });

  it("makes space by all that is over, however much it is", async () => {
    let now = 0;
    const store = new MemoryStore({ maxCharacters: 60_000, clock: () => now });
    for (const key of "abcdef") {
      await store.claim({ key, fingerprint: "f", owner: "o", principal: "" }, 1000);
      await store.finish({ key, fingerprint: "f", owner: "o", principal: "" }, "x".repeat(9_000), 1000);
    }
    const late = { key: "late", fingerprint: "f", owner: "o", principal: "" };
    await store.claim(late, 5000);
    now = 2000;
    expect(await store.finish(late, "y".repeat(55_000), 1000)).toBe(true);
    expect(store.size).toBe(1);
  });

  it("removes what is over without being full", async () => {
    let now = 0;
    const store = new MemoryStore({ clock: () => now });
    for (let key = 0; key < 1000; key += 1) {
      await store.claim({ key: String(key), fingerprint: "f", owner: "o", principal: "" }, 10);
      now += 1;
    }
    expect(store.size).toBeLessThan(30);
  });

  it("takes no bound of a principal that no record fits into", () => {
    expect(() => new MemoryStore({ maxCharactersPerPrincipal: 8_191 })).toThrow("must be at least 8192");
  });

  it.each([[0], [-1], [0.5], [Number.NaN]])("takes no bound of %d", (most) => {
    expect(() => new MemoryStore({ maxKeys: most })).toThrow(RangeError);
    expect(() => new MemoryStore({ maxCharacters: most })).toThrow(RangeError);
    expect(() => new MemoryStore({ maxKeysPerPrincipal: most })).toThrow(RangeError);
    expect(() => new MemoryStore({ maxCharactersPerPrincipal: most })).toThrow(RangeError);
  });
});
