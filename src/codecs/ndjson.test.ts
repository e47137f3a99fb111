import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DecodeError } from "../resource/codec.ts";
import { ndjsonCodec } from "./ndjson.ts";

const plain = { parameters: new Map<string, string>() };
const decode = (text: string) => ndjsonCodec.decode?.(new TextEncoder().encode(text), plain);

describe("ndjsonCodec", () => {
  it("writes a line for each item of an array, and one for any other value", () => {
    expect(ndjsonCodec.encode([{ a: "x\ny" }, [1], null])).toBe('{"a":"x\\ny"}\n[1]\nnull\n');
    expect(ndjsonCodec.encode({ a: 1 })).toBe('{"a":1}\n');
    expect(ndjsonCodec.encode([])).toBe("");
  });

  it("writes a stream as it comes, strings as JSON", async () => {
    async function* source() {
      yield "a";
      yield { b: 1 };
    }
    const chunks: unknown[] = [];
    for await (const chunk of ndjsonCodec.encodeStream?.(source()) ?? []) chunks.push(chunk);
    expect(chunks).toEqual(['"a"\n', '{"b":1}\n']);
  });

  it("reads back what it wrote", () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (values) => {
        const text = String(ndjsonCodec.encode(values));
        fc.pre(!text.includes("__proto__"));
        expect(decode(text)).toEqual(values.map((value) => JSON.parse(JSON.stringify(value))));
      }),
    );
  });

  it("takes CRLF, blank lines and a last line without its end", () => {
    expect(decode("1\r\n\n \t\r\n[2]")).toEqual([1, [2]]);
    expect(decode("")).toEqual([]);
  });

  it("takes no record that is nested deeper than can be written again", () => {
    const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
    expect(decode(`1\n${nested(1000)}\n${nested(1000)}`)).toHaveLength(3);
    const detail = "record in line 2: the JSON is nested too deeply";
    expect(() => decode(`1\n${nested(1001)}\n`)).toThrow(expect.objectContaining({ detail, pointer: "/1" }));
  });

  it("says which record is wrong", () => {
    const detail = "record in line 3: not well-formed JSON: the text ends too early at line 1, column 2";
    expect(() => decode("1\n\n[\n")).toThrow(expect.objectContaining({ detail, pointer: "/1" }));
    expect(() => decode('1\n{"a":{"__proto__":1}}')).toThrow(expect.objectContaining({ pointer: "/1/a/__proto__" }));
    expect(() => decode("x")).toThrow(DecodeError);
  });
});
