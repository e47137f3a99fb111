import zlib from "node:zlib";
import { describe, expect, it } from "vitest";
import { codingsOf } from "./available.ts";
import { compress } from "./compress.ts";
import { SYNC_LIMIT } from "./zlib.ts";

const decoders = { gzip: zlib.gunzipSync, deflate: zlib.inflateSync, br: zlib.brotliDecompressSync };
const names = ["gzip", "deflate", "br"] as const;
const text = (size: number) =>
  new TextEncoder().encode("0123456789 train ".repeat(Math.ceil(size / 17))).slice(0, size);

describe.each(names)("compress to %s", (coding) => {
  it.each([0, 1, 1000, SYNC_LIMIT])("codes %d bytes at once", (size) => {
    const coded = compress(coding, text(size));
    if (!(coded instanceof Uint8Array)) throw new Error("a promise was given");
    expect(new Uint8Array(decoders[coding](coded))).toEqual(text(size));
  });

  it("codes more than that off the event loop", async () => {
    const coded = compress(coding, text(SYNC_LIMIT + 1));
    expect(coded).toBeInstanceOf(Promise);
    expect(new Uint8Array(decoders[coding](await coded))).toEqual(text(SYNC_LIMIT + 1));
    expect((await coded).byteLength).toBeLessThan(1000);
  });
});

describe("compress", () => {
  it("leaves a body alone for identity", () => {
    const body = text(10);
    expect(compress("identity", body)).toBe(body);
  });

  it("throws for a coding that the runtime lacks", () => {
    expect(() => compress("x-gzip", text(1))).toThrow(RangeError);
  });

  it.each(["gzip", "deflate"] as const)("works by CompressionStream as well: %s", async (coding) => {
    const coded = await codingsOf({ CompressionStream }).get(coding)?.compress(text(50_000));
    expect(new Uint8Array(decoders[coding](coded ?? new Uint8Array()))).toEqual(text(50_000));
  });
});
