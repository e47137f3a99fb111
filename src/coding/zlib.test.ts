import { describe, expect, it, vi } from "vitest";
import { SYNC_LIMIT, zlibCodings } from "./zlib.ts";

/** A node:zlib that notes how it is called; the real one is used in the tests of compress and compressStream. */
function pretended() {
  const coded = Uint8Array.of(1, 2, 3);
  const stream = () => ({ on: () => undefined });
  const zlib = {
    constants: { Z_SYNC_FLUSH: 2, BROTLI_OPERATION_FLUSH: 1, ZSTD_e_flush: 11, BROTLI_PARAM_QUALITY: 21 },
    createGzip: vi.fn(stream),
    createDeflate: vi.fn(stream),
    createBrotliCompress: vi.fn(stream),
    createZstdCompress: vi.fn(stream),
    zstdCompressSync: vi.fn(() => coded),
    zstdCompress: vi.fn((_body: unknown, _options: unknown, done: (error: unknown, coded?: Uint8Array) => void) =>
      done(new Error("out of memory")),
    ),
    brotliCompressSync: vi.fn(() => coded),
  };
  return { zlib, coded, codings: zlibCodings({ process: { getBuiltinModule: () => zlib } }) };
}

describe("zlibCodings", () => {
  it("offers zstd where the module has it", () => {
    const { codings, coded } = pretended();
    expect([...codings.keys()]).toEqual(["gzip", "deflate", "br", "zstd"]);
    expect(codings.get("zstd")?.compress(new Uint8Array(1))).toBe(coded);
  });

  it("passes an error of the module on", async () => {
    const { codings } = pretended();
    await expect(codings.get("zstd")?.compress(new Uint8Array(SYNC_LIMIT + 1))).rejects.toThrow("out of memory");
  });

  it("has every coding flush what is written to a stream", () => {
    const { zlib, codings } = pretended();
    for (const coding of codings.values()) coding.open();
    expect(zlib.createGzip).toHaveBeenCalledWith({ flush: 2 });
    expect(zlib.createDeflate).toHaveBeenCalledWith({ flush: 2 });
    expect(zlib.createZstdCompress).toHaveBeenCalledWith({ flush: 11 });
    expect(zlib.createBrotliCompress).toHaveBeenCalledWith({ flush: 1, params: { 21: 5 } });
  });

  it("does not leave brotli at its slowest", () => {
    const { zlib, codings, coded } = pretended();
    expect(codings.get("br")?.compress(new Uint8Array(1))).toBe(coded);
    expect(zlib.brotliCompressSync).toHaveBeenCalledWith(new Uint8Array(1), { params: { 21: 5 } });
  });
});
