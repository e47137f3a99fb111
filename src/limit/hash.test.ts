import fc from "fast-check";
import { expect, test } from "vitest";
import { KeyedHash } from "./hash.ts";

/** HalfSipHash as its authors write it down, on bytes, for any number of rounds; and the rest of its final state. */
function halfSipHash(bytes: readonly number[], key: readonly [number, number], c: number, d: number): number[] {
  const rotl = (x: number, by: number) => (x << by) | (x >>> (32 - by));
  const v = [key[0], key[1], 0x6c796765 ^ key[0], 0x74656462 ^ key[1]] as [number, number, number, number];
  const rounds = (n: number) => {
    for (let i = 0; i < n; i++) {
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
    }
  };
  const padded = [...bytes];
  while (padded.length % 4 !== 3) padded.push(0);
  padded.push(bytes.length & 0xff);
  for (let at = 0; at < padded.length; at += 4) {
    const word = padded.slice(at, at + 4).reduce((sum, byte, n) => sum | (byte << (8 * n)), 0);
    v[3] ^= word;
    rounds(c);
    v[0] ^= word;
  }
  v[2] ^= 0xff;
  rounds(d);
  return [(v[1] ^ v[3]) >>> 0, (v[0] ^ v[2]) >>> 0];
}

test("the written-down function gives the authors' first vectors", () => {
  const key: [number, number] = [0x03020100, 0x07060504];
  expect(halfSipHash([], key, 2, 4)[0]).toBe(0x5b9f35a9);
  expect(halfSipHash([0], key, 2, 4)[0]).toBe(0xb85a4727);
});

const keys = fc.tuple(fc.maxSafeNat(), fc.maxSafeNat()).map(([a, b]): [number, number] => [a | 0, b | 0]);
const units = (text: string) => Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));

test("ours is that function with one round and three, on the bytes of Latin-1 text", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), keys, (bytes, key) => {
      const hash = new KeyedHash(key);
      expect([hash.hash(String.fromCharCode(...bytes)), hash.high]).toEqual(halfSipHash([...bytes], key, 1, 3));
    }),
  );
});

test("other text is hashed as its code units' bytes, under another key", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), keys, (text, key) => {
      const hash = new KeyedHash(key);
      const bytes = units(`${text}€`).flatMap((unit) => [unit & 0xff, unit >> 8]);
      expect([hash.hash(`${text}€`), hash.high]).toEqual(halfSipHash(bytes, [~key[0], ~key[1]], 1, 3));
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
