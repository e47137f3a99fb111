import { fromBuiltin } from "./builtin.ts";
import { formatBytes, parseDictionary } from "./structuredDictionary.ts";

/** The algorithms that RFC 9530 5 calls active, each with its name in Web Crypto and the bytes that a digest has. */
const ALGORITHMS = { "sha-256": { name: "SHA-256", length: 32 }, "sha-512": { name: "SHA-512", length: 64 } } as const;

export type DigestAlgorithm = keyof typeof ALGORITHMS;
export const DIGEST_ALGORITHMS: readonly string[] = Object.keys(ALGORITHMS);

/** One digest that a field gives, and what is wrong with its form, where something is. */
export interface GivenDigest {
  readonly algorithm: string;
  /** Empty if it is not a byte sequence. */
  readonly value: Uint8Array;
  readonly fault: string | undefined;
}

/** RFC 9530 2 and 3: what Content-Digest or Repr-Digest gives; undefined if the field is empty, or cannot be read and is ignored. */
export function parseDigests(field: string): readonly GivenDigest[] | undefined {
  const members = parseDictionary(field);
  // RFC 9651 3.2: an empty Dictionary is a field that is not there.
  if (members === undefined || members.size === 0) return undefined;
  return [...members].map(([algorithm, value]) => given(algorithm, value));
}

function given(algorithm: string, value: unknown): GivenDigest {
  if (!(value instanceof Uint8Array))
    return { algorithm, value: new Uint8Array(0), fault: "digest value is not a byte sequence" };
  const length = isAlgorithm(algorithm) ? ALGORITHMS[algorithm].length : value.byteLength;
  const fault = value.byteLength === length ? undefined : `digest value is not ${length} bytes long`;
  return { algorithm, value, fault };
}

const isAlgorithm = (name: string): name is DigestAlgorithm => Object.hasOwn(ALGORITHMS, name);

/** RFC 9530 4: the offer that a Want field prefers (1 to 10), the first of equals. It is a hint: none is no error. */
export function preferredAlgorithm<A extends string>(field: string, offered: readonly A[]): A | undefined {
  const wants = parseDictionary(field);
  let best: A | undefined;
  let most = 0;
  for (const algorithm of offered) {
    const want = wants?.get(algorithm);
    if (typeof want !== "number" || !Number.isInteger(want) || want > 10 || want <= most) continue;
    best = algorithm;
    most = want;
  }
  return best;
}

/** Asks the client for digests of its later requests (RFC 9530 4): the first offer most. */
export function wantedDigests(offered: readonly string[]): string {
  return offered.map((algorithm, at) => `${algorithm}=${Math.max(1, 10 - at)}`).join(", ");
}

export async function digestOf(algorithm: DigestAlgorithm, bytes: Uint8Array): Promise<Uint8Array> {
  const { buffer, byteOffset, byteLength } = bytes;
  // Web Crypto takes no memory that is shared between threads.
  const own = buffer instanceof ArrayBuffer ? new Uint8Array(buffer, byteOffset, byteLength) : new Uint8Array(bytes);
  return new Uint8Array(await crypto.subtle.digest(ALGORITHMS[algorithm].name, own));
}

export interface RunningDigest {
  update(bytes: Uint8Array): unknown;
  digest(): Uint8Array;
}

/** A digest of content that comes in pieces, if the runtime has one: Web Crypto cannot. */
export function runningDigest(algorithm: DigestAlgorithm, host?: object): RunningDigest | undefined {
  const make = (crypto: { createHash(name: string): RunningDigest }) => crypto.createHash(algorithm.replace("-", ""));
  return fromBuiltin("node:crypto", make, host);
}

/** `sha-256=:…:` */
export const formatDigest = (algorithm: string, digest: Uint8Array): string => `${algorithm}=${formatBytes(digest)}`;

export function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.byteLength === other.byteLength && one.every((byte, at) => byte === other[at]);
}
