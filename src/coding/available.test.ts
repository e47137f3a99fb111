import { describe, expect, it } from "vitest";
import { availableCodings, codingsOf, findCoding, KNOWN_CODINGS } from "./available.ts";

describe("the codings of a runtime", () => {
  it("are those of node:zlib on Node, zstd where it has it", async () => {
    const zlib = await import("node:zlib");
    const expected = ["identity", "gzip", "deflate", "br", ...("createZstdCompress" in zlib ? ["zstd"] : [])];
    expect([...availableCodings()].sort()).toEqual(expected.sort());
  });

  it("are those of CompressionStream where there is no node:zlib", () => {
    expect([...codingsOf({ CompressionStream }).keys()].sort()).toEqual(["deflate", "gzip"]);
  });

  it.each([
    {},
    { process: undefined },
    { process: null },
    { CompressionStream: undefined },
    { process: {} },
    { process: { getBuiltinModule: 1 } },
    { process: { getBuiltinModule: () => undefined } },
    { process: { getBuiltinModule: () => null } },
    { process: { getBuiltinModule: () => ({ createGzip: () => undefined }) } },
  ])("are none where there is neither: %j", (host) => {
    expect([...codingsOf(host).keys()]).toEqual([]);
  });

  it("are all known, and an unknown one is refused by name", () => {
    for (const coding of availableCodings()) expect(KNOWN_CODINGS).toContain(coding);
    expect(() => findCoding("compress")).toThrow('this runtime has no content coding "compress"');
  });
});
