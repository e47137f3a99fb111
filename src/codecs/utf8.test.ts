import { describe, expect, it } from "vitest";
import { readUtf8 } from "./utf8.ts";

const bytes = (...values: number[]) => Uint8Array.from(values);
const plain = { parameters: new Map<string, string>() };
const charset = (value: string) => ({ parameters: new Map([["charset", value]]) });

describe("readUtf8", () => {
  it("reads UTF-8 and drops one byte order mark", () => {
    expect(readUtf8(new TextEncoder().encode("Grüße 🚂"), plain)).toBe("Grüße 🚂");
    expect(readUtf8(bytes(0xef, 0xbb, 0xbf, 0x61), plain)).toBe("a");
  });

  it.each([
    ["a lone continuation byte", bytes(0x80)],
    ["an overlong slash", bytes(0xc0, 0xaf)],
    ["a surrogate", bytes(0xed, 0xa0, 0x80)],
    ["a cut sequence", bytes(0x61, 0xc3)],
  ])("refuses %s, and is unharmed by it", (_, broken) => {
    expect(() => readUtf8(broken, plain)).toThrow("the body is not valid UTF-8");
    expect(readUtf8(bytes(0x61), plain)).toBe("a");
  });

  it.each(["utf-8", "UTF-8", "utf8"])("takes charset %s", (label) => {
    expect(readUtf8(bytes(0x61), charset(label))).toBe("a");
  });

  it.each(["iso-8859-1", "utf-16", "", "xutf-8", "utf-8x"])("refuses charset %j", (label) => {
    expect(() => readUtf8(bytes(0x61), charset(label))).toThrow("the charset must be utf-8");
  });
});
