import fc from "fast-check";
import { expect, test } from "vitest";
import { KeyedHash } from "./hash.ts";

/** HalfSipHash as its authors write it down, for any number of rounds, after the message has become words. */
function halfSipHash64(words: readonly number[], key: readonly [number, number], c: number, d: number): number[] {
  const rotl = (x: number, by: number) => (x << by) | (x >>> (32 - by));
  const v = [key[0], key[1] ^ 0xee, 0x6c796765 ^ key[0], 0x74656462 ^ key[1]] as [number, number, number, number];
  const round = () => {
    v[0] += v[1];
    v[1] = rotl(v[1], 5) ^ v[0];
    v[0] = rotl(v[0], 16);
    v[2] += v[3];
    v[3] = rotl(v[3], 8) ^ v[2];
    v[0] += v[3];
    v[3] = rotl(v[3], 7) ^ v[0];
    v[2] += v[1];
    v[1] = rotl(v[1], 13) ^ v[2];
    v[2] = rotl(v[2], 16);
  };
  const rounds = (n: number) => {
    for (let i = 0; i < n; i++) round();
  };
  for (const word of words) {
    v[3] ^= word;
    rounds(c);
    v[0] ^= word;
  }
  v[2] ^= 0xee;
  rounds(d);
  const low = (v[1] ^ v[3]) >>> 0;
  v[1] ^= 0xdd;
  rounds(d);
  return [low, (v[1] ^ v[3]) >>> 0];
}

test("the written-down function gives the authors' first vector", () => {
  expect(halfSipHash64([0], [0x03020100, 0x07060504], 2, 4)).toEqual([0x591f8d21, 0xc83cb8b9]);
});

test("ours is that function with one round and three, on two code units a word, the length in the last", () => {
  const wordsOf = (text: string) => {
    const units = [...Array(text.length).keys()].map((at) => text.charCodeAt(at));
    const pairs = Array.from(
      { length: text.length >> 1 },
      (_, at) => units.slice(2 * at, 2 * at + 2) as [number, number],
    );
    const odd = text.length % 2 === 1 ? (units.at(-1) ?? 0) : 0;
    return [...pairs.map(([a, b]) => a | (b << 16)), (text.length << 16) | odd];
  };
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.tuple(fc.maxSafeNat(), fc.maxSafeNat()), (text, [k0, k1]) => {
      const key: [number, number] = [k0 | 0, k1 | 0];
      const hash = new KeyedHash(key);
      expect([hash.hash(text), hash.high]).toEqual(halfSipHash64(wordsOf(text), key, 1, 3));
    }),
  );
});

test("a string's hash depends on each code unit and on the length", () => {
  const hash = new KeyedHash([1, 2]);
  const whole = (text: string) => `${hash.hash(text)}:${hash.high}`;
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (a, b) => {
      expect(whole(a) === whole(b)).toBe(a === b);
    }),
  );
  expect(new Set(["", "\0", "\0\0", "\0\0\0", "Ā", "\x01", "ab", "ba"].map(whole)).size).toBe(8);
});

test("two instances do not agree", () => {
  expect(new KeyedHash().hash("192.0.2.1")).not.toBe(new KeyedHash().hash("192.0.2.1"));
});

test("both halves are spread evenly over near neighbours", () => {
  const hash = new KeyedHash([3, 4]);
  const counts = new Uint32Array(128);
  for (let n = 0; n < 64_000; n++) {
    const low = hash.hash(`10.0.${n >> 8}.${n & 255}`);
    counts[low >>> 26] = (counts[low >>> 26] ?? 0) + 1;
    counts[64 + (hash.high >>> 26)] = (counts[64 + (hash.high >>> 26)] ?? 0) + 1;
  }
  // 1,000 expected in each of 64 cells, standard deviation 31.
  expect(Math.min(...counts)).toBeGreaterThan(800);
  expect(Math.max(...counts)).toBeLessThan(1200);
});
