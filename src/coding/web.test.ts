import zlib from "node:zlib";
import { describe, expect, it } from "vitest";
import { webCodings } from "./web.ts";

const decoders = { gzip: zlib.gunzipSync, deflate: zlib.inflateSync };

describe.each(["gzip", "deflate"] as const)("the web platform's %s", (coding) => {
  const open = () => {
    const coder = webCodings({ CompressionStream }).get(coding)?.open();
    if (coder === undefined) throw new Error(`no ${coding}`);
    return coder;
  };

  it("codes a stream", async () => {
    const coder = open();
    const out: Uint8Array[] = [];
    const take = () => {
      for (let bytes = coder.take(); bytes !== undefined; bytes = coder.take()) out.push(bytes);
    };
    const parts = Array.from({ length: 20 }, (_, index) => `${index} `.repeat(5000));
    for (const part of parts) {
      await coder.write(new TextEncoder().encode(part));
      take();
    }
    await coder.end();
    take();
    coder.close();
    expect(decoders[coding](Buffer.concat(out)).toString()).toBe(parts.join(""));
  });

  it("can be closed before its end, and twice", async () => {
    const coder = open();
    await coder.write(new Uint8Array(10));
    coder.close();
    coder.close();
    const written = coder.write(new Uint8Array(10)).then(
      () => true,
      () => false,
    );
    expect(await written).toBe(false);
  });
});
