import type { KeptRepresentation, RepresentationStore } from "../resource/cache.ts";
import { checkOptions, type OptionRules } from "../resource/options.ts";

export interface MemoryCacheOptions {
  /** The most bytes of memory that everything kept may take, keys and fields included. Default: 67,108,864. */
  readonly maxBytes?: number;
}

const OPTIONS: OptionRules<MemoryCacheOptions> = { maxBytes: true };

interface Entry {
  readonly tag: string;
  readonly representation: KeptRepresentation;
  readonly bytes: number;
}

/** What an entry takes beside its texts and bytes, roughly: the objects, and its place in the map. */
const ENTRY_BYTES = 256;

/** Keeps representations in the memory of one process. What was not used for longest makes way for what is new. */
export class MemoryCache implements RepresentationStore {
  /** The one that was used last is the last. */
  readonly #entries = new Map<string, Entry>();
  readonly #maxBytes: number;
  #bytes = 0;
  #hits = 0;
  #misses = 0;

  constructor(options: MemoryCacheOptions = {}) {
    checkOptions("MemoryCache", options, OPTIONS);
    const { maxBytes = 67_108_864 } = options;
    if (!(Number.isSafeInteger(maxBytes) && maxBytes > 0))
      throw new RangeError(`maxBytes must be a whole number above 0, not ${String(maxBytes)}`);
    this.#maxBytes = maxBytes;
  }

  /** How many representations are kept. */
  get size(): number {
    return this.#entries.size;
  }

  /** The bytes that they take. */
  get bytes(): number {
    return this.#bytes;
  }

  /** How often something was found. */
  get hits(): number {
    return this.#hits;
  }

  /** How often nothing was found, or something with another tag. */
  get misses(): number {
    return this.#misses;
  }

  get(key: string, tag: string): KeptRepresentation | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined || entry.tag !== tag) {
      this.#misses += 1;
      return undefined;
    }
    this.#hits += 1;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.representation;
  }

  /** What is larger than the whole bound is not kept. */
  set(key: string, tag: string, representation: KeptRepresentation): void {
    this.#remove(key);
    const bytes = sizeOf(key, tag, representation);
    if (bytes > this.#maxBytes) return;
    this.#entries.set(key, { tag, representation, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#remove(oldest);
    }
  }

  /** Forgets everything. */
  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}

export function sizeOf(key: string, tag: string, { content, fields, link = "" }: KeptRepresentation): number {
  const texts = [key, tag, link, ...fields.flatMap(({ name, value }) => [name, value])];
  const ofContent = typeof content === "string" ? textBytes(content) : content.byteLength;
  return texts.reduce((sum, text) => sum + textBytes(text), ENTRY_BYTES + ofContent);
}

/** Engines keep a text in one byte a character where each fits, and in two where one does not. */
const textBytes = (text: string): number => (WIDE.test(text) ? text.length * 2 : text.length);

const WIDE = /[^\u0000-\u00ff]/;
