import { describe, expect, it } from "vitest";
import { textCodec } from "./text.ts";

const plain = { parameters: new Map<string, string>() };

describe("textCodec", () => {
  it.each([
    ["a", "a"],
    [1, "1"],
    [false, "false"],
    [null, ""],
    [undefined, ""],
    [{ a: 1 }, '{"a":1}'],
    [[{ a: 1 }], '[{"a":1}]'],
    [Object.create(null), "{}"],
    [new Date(0), "1970-01-01T00:00:00.000Z"],
    [new URL("http://a.example/"), "http://a.example/"],
  ])("writes %j as %j", (value, text) => {
    expect(textCodec.encode(value)).toBe(text);
  });

  it("writes a stream without anything between", async () => {
    async function* source() {
      yield "a";
      yield 1;
    }
    const chunks: unknown[] = [];
    for await (const chunk of textCodec.encodeStream?.(source()) ?? []) chunks.push(chunk);
    expect(chunks).toEqual(["a", "1"]);
  });

  it("reads UTF-8 text, the empty one too", () => {
    expect(textCodec.decode?.(new TextEncoder().encode("ü"), plain)).toBe("ü");
    expect(textCodec.decode?.(new Uint8Array(), plain)).toBe("");
    expect(() => textCodec.decode?.(Uint8Array.of(0xff), plain)).toThrow("not valid UTF-8");
  });
});
