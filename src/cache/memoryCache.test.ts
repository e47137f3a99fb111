import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { KeptRepresentation } from "../resource/cache.ts";
import { MemoryCache, type MemoryCacheOptions, sizeOf } from "./memoryCache.ts";

const kept = (content: string | Uint8Array, fields: KeptRepresentation["fields"] = []): KeptRepresentation => ({
  content,
  fields,
  link: undefined,
});

/** Bytes of a text: V8 uses one byte for each character, or two if any character is above U+00FF. */
function textSize(text: string): number {
  const isWide = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)).some((unit) => unit > 255);
  return text.length * (isWide ? 2 : 1);
}

/** Bytes of an entry, counted without the code under test: 256, plus its texts and its content. */
function entrySize(key: string, tag: string, { content, fields, link }: KeptRepresentation): number {
  let size = 256 + textSize(key) + textSize(tag) + textSize(link ?? "");
  for (const { name, value } of fields) size += textSize(name) + textSize(value);
  return size + (content instanceof Uint8Array ? content.length : textSize(content));
}

/** The same as a list: the entry that was used last is the last. Nothing is counted but by adding up what is there. */
class Model {
  entries: { key: string; tag: string; representation: KeptRepresentation }[] = [];
  evictions = 0;
  readonly #maxBytes: number;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.entries.reduce((sum, { key, tag, representation }) => sum + entrySize(key, tag, representation), 0);
  }

  get(key: string, tag: string): KeptRepresentation | undefined {
    const found = this.entries.find((entry) => entry.key === key && entry.tag === tag);
    if (found !== undefined) this.entries = [...this.entries.filter((entry) => entry !== found), found];
    return found?.representation;
  }

  set(key: string, tag: string, representation: KeptRepresentation): void {
    this.entries = this.entries.filter((entry) => entry.key !== key);
    if (entrySize(key, tag, representation) > this.#maxBytes) return;
    this.entries.push({ key, tag, representation });
    for (; this.bytes > this.#maxBytes; this.evictions += 1) this.entries.shift();
  }
}

const anyKey = fc.constantFrom("a", "b", "c", "d", "ключ");
const anyTag = fc.constantFrom("1", "2");
const anyContent = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: "binary", maxLength: 400 }) },
  { weight: 3, arbitrary: fc.uint8Array({ maxLength: 400, size: "max" }) },
  { weight: 1, arbitrary: fc.constant("x".repeat(3_000)) },
);
const anyFields = fc.array(fc.record({ name: fc.constant("X-A"), value: fc.string(), isAppended: fc.boolean() }), {
  maxLength: 2,
});
const anyCall = fc.oneof(
  { weight: 8, arbitrary: fc.record({ call: fc.constant("get" as const), key: anyKey, tag: anyTag }) },
  {
    weight: 8,
    arbitrary: fc.record({
      call: fc.constant("set" as const),
      key: anyKey,
      tag: anyTag,
      content: anyContent,
      fields: anyFields,
    }),
  },
  { weight: 1, arbitrary: fc.record({ call: fc.constant("clear" as const) }) },
);

describe("a cache in memory", () => {
  it("holds what a model of it holds after each of any calls, and never more than its bound", () => {
    const seen = { hits: 0, evictions: 0 };
    fc.assert(
      fc.property(
        fc.constantFrom(1, 500, 900, 1_500, 4_000),
        fc.array(anyCall, { maxLength: 60, size: "max" }),
        (maxBytes, calls) => {
          const cache = new MemoryCache({ maxBytes });
          const model = new Model(maxBytes);
          for (const each of calls) {
            if (each.call === "clear") {
              cache.clear();
              model.entries = [];
            } else if (each.call === "get") {
              const found = cache.get(each.key, each.tag);
              expect(found).toBe(model.get(each.key, each.tag));
              if (found !== undefined) seen.hits += 1;
            } else {
              const representation = kept(each.content, each.fields);
              cache.set(each.key, each.tag, representation);
              model.set(each.key, each.tag, representation);
            }
            expect([cache.size, cache.bytes]).toEqual([model.entries.length, model.bytes]);
            expect(cache.bytes).toBeLessThanOrEqual(maxBytes);
          }
          seen.evictions += model.evictions;
        },
      ),
      { numRuns: 100 },
    );
    expect(Math.min(seen.hits, seen.evictions)).toBeGreaterThan(10);
  });

  it("counts two bytes a character where one of them needs two, and one otherwise", () => {
    const whole = (content: string | Uint8Array) => {
      const cache = new MemoryCache();
      cache.set("", "", kept(content));
      return cache.bytes;
    };
    const size = (content: string | Uint8Array) => whole(content) - whole("");
    expect(size("abcé")).toBe(4);
    expect(size("abc€")).toBe(8);
    expect(size(new Uint8Array(5))).toBe(5);
  });

  // Each beside 256 bytes for the entry.
  const link = { content: "", fields: [], link: "<\u20ac>" };
  const field = { name: "X-A", value: "\u20ac", isAppended: false };
  it.each([
    ["a key", sizeOf("abc", "", kept("")), 3],
    ["a wide key", sizeOf("a\u20acc", "", kept("")), 6],
    ["a tag", sizeOf("", "1234", kept("")), 4],
    ["a link", sizeOf("", "", link), 6],
    ["fields", sizeOf("", "", kept("", [field, field])), 10],
    ["content", sizeOf("", "", kept("text")), 4],
    ["bytes", sizeOf("", "", kept(new Uint8Array(7))), 7],
    ["all of them", sizeOf("a", "1", { content: "text", fields: [field], link: "<>" }), 13],
  ])("counts %s", (_, size, bytes) => {
    expect(size).toBe(256 + bytes);
  });

  it("keeps what just fits, and drops what was not used for longest for what does not", () => {
    const cache = new MemoryCache({ maxBytes: 2 * 260 });
    cache.set("a", "1", kept("12"));
    cache.set("b", "1", kept("12"));
    expect([cache.size, cache.bytes]).toEqual([2, 520]);
    cache.get("a", "1");
    cache.set("c", "1", kept("12"));
    expect(["a", "b", "c"].map((key) => cache.get(key, "1")?.content)).toEqual(["12", undefined, "12"]);
    expect([cache.hits, cache.misses, cache.bytes]).toEqual([3, 1, 520]);
    cache.set("a", "2", kept("x".repeat(520)));
    expect([cache.size, cache.bytes]).toEqual([1, 260]);
    cache.set("d", "1", kept("x".repeat(262)));
    expect([cache.size, cache.bytes]).toEqual([1, 520]);
    cache.clear();
    expect([cache.size, cache.bytes, cache.get("d", "1")]).toEqual([0, 0, undefined]);
  });

  it("has one entry for a key, that of the newest tag", () => {
    const cache = new MemoryCache();
    cache.set("a", "1", kept("one"));
    cache.set("a", "2", kept("two"));
    expect([cache.get("a", "1"), cache.get("a", "2")?.content, cache.size]).toEqual([undefined, "two", 1]);
    expect([cache.hits, cache.misses]).toEqual([1, 1]);
  });

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])("refuses a bound of %d", (maxBytes) => {
    const told = `maxBytes must be a whole number above 0, not ${maxBytes}`;
    expect(() => new MemoryCache({ maxBytes })).toThrow(new RangeError(told));
  });

  it("refuses an option that it does not know", () => {
    const options = { maxByte: 1 } as MemoryCacheOptions;
    expect(() => new MemoryCache(options)).toThrow("MemoryCache: it has maxByte, which nothing reads.");
    expect(() => new MemoryCache({ maxBytes: 1 })).not.toThrow();
  });
});
