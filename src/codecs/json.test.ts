import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { DecodeError } from "../resource/codec.ts";
import { jsonCodec } from "./json.ts";
import { ndjsonCodec } from "./ndjson.ts";

const plain = { parameters: new Map<string, string>() };
const decode = (text: string) => jsonCodec.decode?.(new TextEncoder().encode(text), plain);

async function streamed(values: Iterable<unknown>): Promise<unknown[]> {
  async function* source() {
    yield* values;
  }
  const chunks: unknown[] = [];
  for await (const chunk of jsonCodec.encodeStream?.(source()) ?? []) chunks.push(chunk);
  return chunks;
}

function fault(text: string): DecodeError {
  try {
    decode(text);
  } catch (error) {
    if (error instanceof DecodeError) return error;
  }
  throw new Error(`${text} was not refused`);
}

describe("jsonCodec.decode", () => {
  it("gives back any value that was encoded", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        fc.pre(!text.includes("__proto__"));
        expect(decode(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it("tolerates a byte order mark", () => {
    expect(decode("\ufeff[1]")).toEqual([1]);
  });

  it.each(["", "\ufeff"])("says that a body is missing", (text) => {
    expect(fault(text).detail).toBe("a body is required and there is none");
  });

  it("says where the text is not JSON, in words of its own", () => {
    expect(fault('{"secret": }').detail).toBe("not well-formed JSON: a value is expected at line 1, column 12");
  });

  it.each([
    ['{"__proto__":1}', "/__proto__"],
    ['{"\\u005f_proto__":{"admin":true}}', "/__proto__"],
    ['{"\\u005F\\u005f\\u0070\\u0072\\u006f\\u0074\\u006F\\u005f\\u005f":1}', "/__proto__"],
    ['{"__prot\\u006f__":1}', "/__proto__"],
    ['{"a/b":[0,{"~":{"__proto__":null}}]}', "/a~1b/1/~0/__proto__"],
  ])("refuses the name __proto__ in %s", (text, pointer) => {
    expect(fault(text)).toMatchObject({ detail: 'the name "__proto__" is not allowed', pointer });
  });

  it.each(['["__proto__"]', '{"a":"__proto__"}', '{"__proto":1}', '{"\\u0070":1}', '{"constructor":{"prototype":1}}'])(
    "takes %s, which names nothing forbidden",
    (text) => {
      expect(decode(text)).toEqual(JSON.parse(text));
    },
  );

  it("refuses the name however it is escaped and however deep", () => {
    const letter = (sign: string) =>
      fc.constantFrom(
        sign,
        `\\u00${sign.charCodeAt(0).toString(16)}`,
        `\\u00${sign.charCodeAt(0).toString(16).toUpperCase()}`,
      );
    const name = fc.tuple(...[..."__proto__"].map(letter)).map((letters) => letters.join(""));
    fc.assert(
      fc.property(name, fc.array(fc.boolean(), { maxLength: 5 }), (spelling, nest) => {
        const text = nest.reduce((inner, list) => (list ? `[1,${inner}]` : `{"a":${inner}}`), `{"${spelling}":0}`);
        expect(() => decode(text)).toThrow(DecodeError);
      }),
    );
  });

  it("looks for the name in a body that is nested deeply", () => {
    const deep = (core: string) => "[".repeat(999) + core + "]".repeat(999);
    expect(fault(deep('{"__proto__":1}')).pointer).toBe(`${"/0".repeat(999)}/__proto__`);
    expect(() => decode(deep('"__proto__"'))).not.toThrow();
  });

  it("does not parse what is nested too deeply: a million brackets take JSON.parse seconds", () => {
    const parse = vi.spyOn(JSON, "parse");
    try {
      expect(fault("[".repeat(1_000_000)).detail).toBe("the JSON is nested too deeply");
      expect(() => ndjsonCodec.decode?.(new TextEncoder().encode("[".repeat(1_000_000)), plain)).toThrow(DecodeError);
      expect(parse).not.toHaveBeenCalled();
    } finally {
      parse.mockRestore();
    }
  });

  it("takes no deeper nesting than can be written again (RFC 8259 9), whatever strings hold", () => {
    const lists = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
    const objects = (depth: number) => '{"a[\\\\":'.repeat(depth) + "1" + "}".repeat(depth);
    for (const nested of [lists, objects]) {
      const value = decode(nested(1000));
      expect(jsonCodec.encode(value)).toBe(nested(1000));
      for (const depth of [1001, 4000, 50_000]) {
        expect(fault(nested(depth)).detail).toBe("the JSON is nested too deeply");
      }
    }
    // Brackets that do not stand in each other, and those in strings, are no nesting.
    const flat = JSON.stringify([...Array.from({ length: 3000 }, () => []), "[".repeat(3000), '\\"[{'.repeat(2000)]);
    expect(decode(flat)).toEqual(JSON.parse(flat));
  });
});

describe("jsonCodec.encode", () => {
  it("writes JSON", () => {
    expect(jsonCodec.encode({ a: [1, null, "ü"] })).toBe('{"a":[1,null,"ü"]}');
    expect(jsonCodec.encode(null)).toBe("null");
  });

  it.each([[undefined], [() => 1], [Symbol("s")]])("refuses what JSON has no word for: %s", (value) => {
    expect(() => jsonCodec.encode(value)).toThrow("has no JSON");
  });
});

describe("jsonCodec.encodeStream", () => {
  it("writes one array, item by item", async () => {
    expect(await streamed([{ a: 1 }, "x", null])).toEqual(['[{"a":1}', ',"x"', ",null", "]"]);
    expect(await streamed([])).toEqual(["[]"]);
  });

  it("passes bytes as they are", async () => {
    const chunk = new TextEncoder().encode("[1]");
    expect(await streamed([chunk, chunk])).toEqual([chunk, chunk]);
  });

  it.each([[[1, new Uint8Array(1)]], [[new Uint8Array(1), 1]]])("refuses values mixed with bytes", async (values) => {
    await expect(streamed(values)).rejects.toThrow(TypeError);
  });
});
