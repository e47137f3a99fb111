/** HalfSipHash-1-3 under a secret key for each instance: a client cannot choose keys that collide. */
export class KeyedHash {
  /** 32 more bits of the last `hash`: the other half of the final state. */
  high = 0;
  #key0 = 0;
  #key1 = 0;
  #isKeyed = false;
  #forWide: KeyedHash | undefined;

  /** @param key Default: drawn with the first hash, because a Worker can draw nothing at random while it starts. */
  constructor(key?: readonly [number, number]) {
    if (key !== undefined) this.#take(key);
  }

  #take(key: readonly [number, number]): void {
    this.#key0 = key[0] | 0;
    this.#key1 = key[1] | 0;
    this.#isKeyed = true;
  }

  /** 32 bits; as many more are left in `high`, because a pair would have to be allocated. */
  hash(text: string): number {
    assertKey(text);
    if (!this.#isKeyed) this.#take(secret());
    const length = text.length;
    const words = length >> 2;
    let [v0, v1] = [this.#key0, this.#key1];
    let [v2, v3] = [v0 ^ 0x6c796765, v1 ^ 0x74656462];
    let seen = 0;
    // A round for each four characters, one for the rest with the length, and three to finish.
    for (let round = 0, at = 0; round < words + 4; round++, at += 4) {
      let word = 0;
      if (round < words) {
        const [a, b] = [text.charCodeAt(at), text.charCodeAt(at + 1)];
        const [c, d] = [text.charCodeAt(at + 2), text.charCodeAt(at + 3)];
        seen |= a | b | c | d;
        word = a | (b << 8) | (c << 16) | (d << 24);
      } else if (round === words) {
        word = length << 24;
        for (let rest = at; rest < length; rest++) {
          const char = text.charCodeAt(rest);
          seen |= char;
          word |= char << ((rest - at) << 3);
        }
      } else if (round === words + 1) v2 ^= 0xff;
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
    if (seen > 0xff) return this.#wide(text);
    this.high = (v0 ^ v2) >>> 0;
    return (v1 ^ v3) >>> 0;
  }

  /** Text beyond Latin-1, as bytes, under a key of its own so that no Latin-1 text can pass for it. */
  #wide(text: string): number {
    this.#forWide ??= new KeyedHash([~this.#key0, ~this.#key1]);
    let bytes = "";
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      bytes += String.fromCharCode(unit & 0xff, unit >> 8);
    }
    const low = this.#forWide.hash(bytes);
    this.high = this.#forWide.high;
    return low;
  }
}

function secret(): [number, number] {
  const [a = 0, b = 0] = crypto.getRandomValues(new Uint32Array(2));
  return [a, b];
}

/** A number would have no characters to tell it from another, and all such keys one bucket. `named`: what gave it. */
export function assertKey(key: unknown, named = "a key"): asserts key is string {
  if (typeof key !== "string") throw new TypeError(`${named} is text, not of type ${typeof key}: String(user.id)`);
}
