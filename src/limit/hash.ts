/**
 * HalfSipHash-1-3 of a string, 64 bits wide, under a secret key drawn for each instance: a client that does not know
 * the key cannot choose keys that collide. (The same function guards the hash tables of the Linux kernel.)
 */
export class KeyedHash {
  /** The upper half of the last `hash`. */
  high = 0;
  readonly #key0: number;
  readonly #key1: number;

  constructor(key: readonly [number, number] = secret()) {
    this.#key0 = key[0] | 0;
    this.#key1 = key[1] | 0;
  }

  /** The lower half; the upper one is left in `high`, because a pair would have to be allocated. */
  hash(text: string): number {
    const length = text.length;
    const words = (length >> 1) + 1;
    let v0 = this.#key0;
    let v1 = this.#key1 ^ 0xee;
    let v2 = this.#key0 ^ 0x6c796765;
    let v3 = this.#key1 ^ 0x74656462;
    let low = 0;
    // `words` rounds that take in two UTF-16 code units each, then two times three to finish.
    for (let round = 0, at = 0; round < words + 6; round++, at += 2) {
      let word = 0;
      if (at + 1 < length) word = text.charCodeAt(at) | (text.charCodeAt(at + 1) << 16);
      else if (round < words) word = (length << 16) | (at < length ? text.charCodeAt(at) : 0);
      else if (round === words) v2 ^= 0xee;
      else if (round === words + 3) {
        low = v1 ^ v3;
        v1 ^= 0xdd;
      }
      v3 ^= word;
      v0 = (v0 + v1) | 0;
      v1 = ((v1 << 5) | (v1 >>> 27)) ^ v0;
      v0 = (v0 << 16) | (v0 >>> 16);
      v2 = (v2 + v3) | 0;
      v3 = ((v3 << 8) | (v3 >>> 24)) ^ v2;
      v0 = (v0 + v3) | 0;
      v3 = ((v3 << 7) | (v3 >>> 25)) ^ v0;
      v2 = (v2 + v1) | 0;
      v1 = ((v1 << 13) | (v1 >>> 19)) ^ v2;
      v2 = (v2 << 16) | (v2 >>> 16);
      v0 ^= word;
    }
    this.high = (v1 ^ v3) >>> 0;
    return low >>> 0;
  }
}

function secret(): [number, number] {
  const [a = 0, b = 0] = crypto.getRandomValues(new Uint32Array(2));
  return [a, b];
}
