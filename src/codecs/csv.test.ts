import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Codec } from "../resource/codec.ts";
import { createCsvCodec, csvCodec } from "./csv.ts";

async function streamed(codec: Codec, rows: readonly unknown[]): Promise<string[]> {
  async function* source() {
    yield* rows;
  }
  const chunks: string[] = [];
  for await (const chunk of codec.encodeStream?.(source()) ?? []) chunks.push(String(chunk));
  return chunks;
}

/** RFC 4180's grammar, read letter by letter: the oracle of the round trip. */
function read(text: string): string[][] {
  const rows: string[][] = [];
  for (let at = 0; at < text.length; ) {
    const row: string[] = [];
    for (;;) {
      let cell = "";
      if (text[at] === '"') {
        for (at++; text[at] !== '"' || text[++at] === '"'; at++) cell += text[at];
      } else {
        while (text[at] !== "," && text[at] !== "\r") cell += text[at++];
      }
      row.push(cell);
      if (text[at++] !== ",") break;
    }
    expect(text[at++]).toBe("\n");
    rows.push(row);
  }
  return rows;
}

describe("csvCodec.encode", () => {
  it("heads a table with the union of the keys, in the order they are first seen", () => {
    const rows = [
      { b: 1, a: 2 },
      { c: 3, a: 4 },
    ];
    expect(csvCodec.encode(rows)).toBe("b,a,c\r\n1,2,\r\n,4,3\r\n");
  });

  it("writes one object as one row, arrays as rows without a header, and plain values as cells", () => {
    expect(csvCodec.encode({ a: 1, b: "x" })).toBe("a,b\r\n1,x\r\n");
    expect(csvCodec.encode([[1, 2], ["x"]])).toBe("1,2\r\nx\r\n");
    expect(csvCodec.encode([1, "b"])).toBe("1\r\nb\r\n");
    expect(csvCodec.encode("one")).toBe("one\r\n");
  });

  it("writes nothing for nothing", () => {
    for (const nothing of [null, undefined, []]) expect(csvCodec.encode(nothing)).toBe("");
  });

  it.each([
    ["a,b", '"a,b"'],
    ['say "x"', '"say ""x"""'],
    ["a\rb", '"a\rb"'],
    ["a\nb", '"a\nb"'],
    [" a", '" a"'],
    ["a ", '"a "'],
    ["a b", "a b"],
    [null, ""],
    [undefined, ""],
    [true, "true"],
    [0, "0"],
    [12n, "12"],
    [new Date(0), "1970-01-01T00:00:00.000Z"],
    [new Date(Number.NaN), ""],
    [{ x: [1] }, '"{""x"":[1]}"'],
    [[1, 2], '"[1,2]"'],
    [new URL("http://a.example/"), "http://a.example/"],
  ])("writes the cell %s as %s", (cell, text) => {
    expect(csvCodec.encode([["-", cell, "-"]])).toBe(`-,${text},-\r\n`);
  });

  it("does not leave a record of one empty cell as a blank line", () => {
    expect(csvCodec.encode([{ a: null }, { a: 1 }])).toBe('a\r\n""\r\n1\r\n');
  });

  it("reads own keys only", () => {
    expect(csvCodec.encode([{ constructor: 1 }, { a: 2 }])).toBe("constructor,a\r\n1,\r\n,2\r\n");
    expect(csvCodec.encode([JSON.parse('{"__proto__":1}'), {}])).toBe('__proto__\r\n1\r\n""\r\n');
  });

  it("leaves a date, null and a plain value in their cell", () => {
    expect(csvCodec.encode([new Date(0), null, "a"])).toBe('1970-01-01T00:00:00.000Z\r\n""\r\na\r\n');
    expect(csvCodec.encode([{ a: 1 }, "b"])).toBe("a\r\n1\r\nb\r\n");
    expect(csvCodec.encode([{ a: 1 }, "bc"])).toBe("a\r\n1\r\nbc\r\n");
  });

  it("refuses rows that do not fit each other", () => {
    expect(() => csvCodec.encode([{ a: 1, b: 2 }, [1]])).toThrow("row 2 does not fit");
    expect(() => csvCodec.encode([{ a: 1, b: 2 }, "x"])).toThrow("row 2 does not fit");
  });

  it("survives the round trip through RFC 4180's grammar", () => {
    const cell = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'",\r\n a=') }));
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1 })), (rows) => {
        expect(read(String(csvCodec.encode(rows)))).toEqual(rows);
      }),
    );
  });
});

describe("createCsvCodec", () => {
  it("writes the columns that are named, in their order, and the header without rows", () => {
    const codec = createCsvCodec({ columns: ["b", "a"] });
    expect(codec.encode([{ a: 1, b: 2, c: 3 }])).toBe("b,a\r\n2,1\r\n");
    expect(codec.encode([])).toBe("b,a\r\n");
    expect(codec.encode([[1, 2]])).toBe("b,a\r\n1,2\r\n");
    expect(() => codec.encode([[1]])).toThrow("row 1 does not fit");
  });

  it.each(["=1+1", "+1", "-1", "@a", "\ta"])("keeps the formula %j, or disarms it when asked", (text) => {
    const quote = text.startsWith("\t") ? '"' : "";
    expect(csvCodec.encode([[text, "a=b"]])).toBe(`${quote}${text}${quote},a=b\r\n`);
    expect(createCsvCodec({ formulas: "disarm" }).encode([[text, "a=b"]])).toBe(`'${text},a=b\r\n`);
  });

  it("disarms the text of an object, too", () => {
    const codec = createCsvCodec({ formulas: "disarm" });
    expect(codec.encode([[{ toString: () => "=1+1" }, -1, -1n]])).toBe("'=1+1,-1,-1\r\n");
  });

  it("disarms headers as well and leaves numbers alone", () => {
    const codec = createCsvCodec({ formulas: "disarm" });
    expect(codec.encode([{ "=a": -1 }])).toBe("'=a\r\n-1\r\n");
  });
});

describe("csvCodec.encodeStream", () => {
  it("takes the first row's keys as the header and sends row by row", async () => {
    expect(await streamed(csvCodec, [{ a: 1, b: 2 }, { b: 3 }])).toEqual(["a,b\r\n1,2\r\n", ",3\r\n"]);
    expect(await streamed(csvCodec, [[1], [2]])).toEqual(["1\r\n", "2\r\n"]);
    expect(await streamed(csvCodec, [])).toEqual([]);
  });

  it("stops rather than drop a field that the header lacks", async () => {
    await expect(streamed(csvCodec, [{ a: 1 }, { a: 1, b: 2 }])).rejects.toThrow(
      'row 2 has "b", which the first row lacks: name the columns of a streamed CSV with createCsvCodec({ columns })',
    );
    await expect(streamed(csvCodec, [[1], { a: 1 }])).rejects.toThrow("row 2 does not fit");
    await expect(streamed(csvCodec, [{ a: 1 }, [1, 2]])).rejects.toThrow("row 2 does not fit");
    expect(await streamed(csvCodec, [{ a: 1 }, { a: 1, b: undefined }])).toEqual(["a\r\n1\r\n", "1\r\n"]);
  });

  it("takes named columns as the header, rows or not", async () => {
    const codec = createCsvCodec({ columns: ["a"] });
    expect(await streamed(codec, [{ a: 1 }, { a: 1, b: 2 }])).toEqual(["a\r\n1\r\n", "1\r\n"]);
    expect(await streamed(codec, [])).toEqual(["a\r\n"]);
  });

  it("starts afresh for each stream", async () => {
    await streamed(csvCodec, [{ a: 1 }]);
    expect(await streamed(csvCodec, [{ b: 1 }])).toEqual(["b\r\n1\r\n"]);
  });
});
