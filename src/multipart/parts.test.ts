import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import type { MultipartLimits } from "./limits.ts";
import { partsOf } from "./parts.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

/** A message in pieces of these sizes, over and over. */
async function* inPieces(message: Uint8Array, sizes: readonly number[]): AsyncGenerator<Uint8Array, void, undefined> {
  for (let at = 0, turn = 0; at < message.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? message.length;
    yield message.subarray(at, at + size);
    at += size;
  }
}

interface Seen {
  readonly name: string;
  readonly filename: string | undefined;
  readonly rawFilename: string | undefined;
  readonly type: string;
  readonly content: string;
}

async function read(
  text: string | Uint8Array,
  {
    sizes = [1e9],
    boundary = "b",
    limits = {},
  }: { sizes?: readonly number[]; boundary?: string; limits?: MultipartLimits } = {},
) {
  const seen: Seen[] = [];
  const message = typeof text === "string" ? bytes(text) : text;
  for await (const part of partsOf(inPieces(message, sizes), boundary, limits)) {
    const pieces: Uint8Array[] = [];
    for await (const piece of part.content) pieces.push(piece.slice());
    const { name, filename, rawFilename, type } = part;
    seen.push({ name, filename, rawFilename, type, content: Buffer.concat(pieces).toString("latin1") });
  }
  return seen;
}

const field = (name: string, content: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;
const one = (header: string, content = "x") => `--b\r\n${header}\r\n\r\n${content}\r\n--b--\r\n`;

describe("the parts of a message", () => {
  it("are what was sent, in whatever pieces it comes, and whatever the contents hold", async () => {
    const content = fc
      .array(
        fc.oneof(
          fc.string({ unit: "binary-ascii" }),
          fc.constantFrom("\r\n", "\r\n--", "\r\n--b", "\r\n--bx", "\r", "--b--", "\r\n--b -x"),
        ),
        { maxLength: 12 },
      )
      .map((parts) => parts.join(""))
      // What would be a delimiter, a writer must not send (RFC 2046 5.1.1).
      .filter((text) => !/(?:^|\r\n)--b(?:--|[ \t]*(?:\r\n|$))/.test(`${text}\r\n`));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.stringMatching(/^[a-z]{1,8}$/), content), { maxLength: 5 }),
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 }),
        fc.constantFrom("", "preamble\r\n", "a\r\nb\r\n"),
        fc.constantFrom("", "\r\n", "\r\nepilogue --b"),
        async (parts, sizes, before, after) => {
          const message = `${before}${parts.map(([name, text]) => field(name, text)).join("")}--b--${after}`;
          const expected = parts.map(([name, text]) => ({
            name,
            filename: undefined,
            rawFilename: undefined,
            type: "text/plain",
            content: Buffer.from(text, "utf8").toString("latin1"),
          }));
          expect(await read(message, { sizes })).toEqual(expected);
        },
      ),
      { numRuns: 300 },
    );
  });

  it("are the same in whatever pieces it comes, whether it is a message or not", async () => {
    const bits = [
      "\r",
      "\n",
      "\r\n",
      "-",
      "--b",
      "--b--",
      "\r\n--b\r\n",
      " ",
      " ".repeat(64),
      "\t",
      "x",
      "\\",
      '"',
      ";",
      "=",
    ];
    const lines = ["Content-Disposition: form-data; name=a", "\r\n\r\n", field("q", "v"), field("r", "")];
    const outcome = (message: string, sizes: readonly number[]) =>
      read(message, { sizes, limits: { headerBytes: 200, parts: 4, partBytes: 300 } }).catch(
        (error: Error) => error.name,
      );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...bits, ...lines), { maxLength: 20 }),
        fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 5 }),
        async (parts, sizes) => {
          const message = `${parts.join("")}\r\n--b--`;
          for (const all of [message, `${field("a", "")}${message}`])
            expect(await outcome(all, sizes)).toEqual(await outcome(all, [1e9]));
        },
      ),
      { numRuns: 500 },
    );
  });

  it.each([
    [
      "a raw UTF-8 name, as browsers send it",
      'Content-Disposition: form-data; name="f"; filename="naïve – é.txt"',
      { filename: "naïve – é.txt" },
    ],
    [
      "quotes and line breaks, as browsers write them",
      'Content-Disposition: form-data; name="a%22b%0D%0Ac"',
      { name: 'a"b\r\nc' },
    ],
    ["quoted pairs", 'Content-Disposition: form-data; name="a\\"b\\\\c"', { name: 'a"b\\c' }],
    [
      "filename* is not read (RFC 7578 4.2)",
      "Content-Disposition: form-data; name=f; filename=old; filename*=UTF-8''na%C3%AFve",
      { filename: "old", rawFilename: "old" },
    ],
    [
      "filename* alone makes no file, whatever it has (RFC 7578 4.2)",
      "Content-Disposition: form-data; name=f; filename*=latin1''%ff",
      { filename: undefined, rawFilename: undefined },
    ],
    [
      "folded lines (RFC 5322 2.2.3)",
      'Content-Disposition: form-data;\r\n name="f";\r\n\tfilename="a b"\r\nX: 1\r\n 2',
      { name: "f", filename: "a b" },
    ],
    [
      "an empty Content-Type, which is text/plain (RFC 7578 4.4)",
      "Content-Disposition: form-data; name=f\r\nContent-Type: ",
      { type: "text/plain" },
    ],
    [
      "other fields and cases",
      "content-TYPE:  image/png \r\nX-Other: 1\r\nCONTENT-disposition: Form-Data ; NAME=f",
      { name: "f", type: "image/png" },
    ],
  ])("have %s", async (_, header, expected) => {
    expect(await read(one(header))).toMatchObject([expected]);
    expect(await read(one(header), { sizes: [1] })).toMatchObject([expected]);
  });

  it.each([
    ["a path of Windows", "C:\\dir\\f.txt", "f.txt"],
    ["a path", "../../etc/passwd", "passwd"],
    ["a folder", "dir/", ""],
    ["a way up", "dir/..", ""],
    ["no name, and content", "", ""],
  ])("have the last component of their name: %s (RFC 7578 4.2)", async (_, rawFilename, filename) => {
    const header = `Content-Disposition: form-data; name="f"; filename="${rawFilename}"`;
    expect(await read(one(header))).toMatchObject([{ filename, rawFilename }]);
  });

  it("have boundaries of all characters that are allowed, and blanks behind them (RFC 2046 5.1.1)", async () => {
    const boundary = "a'()+_,-./:=? z";
    const message = `--${boundary} \t\r\nContent-Disposition: form-data; name=f\r\n\r\nx\r\n--${boundary}--`;
    expect(await read(message, { boundary, sizes: [3] })).toMatchObject([{ content: "x" }]);
  });

  it.each([
    ["no boundary in the content", "nothing"],
    ["no last boundary", field("a", "x")],
    ["an end in the middle of the last boundary", `${field("a", "x")}--b-`],
    ["an end in the header", "--b\r\nContent-Disposition: form-"],
    ["nothing at all", ""],
    ["no Content-Disposition", one("Content-Type: text/plain")],
    ["no header", "--b\r\n\r\nx\r\n--b--"],
    ["no name", one("Content-Disposition: form-data")],
    ["another disposition", one("Content-Disposition: attachment; name=a")],
    ["a field twice", one("Content-Disposition: form-data; name=a\r\ncontent-disposition: form-data; name=b")],
    ["a parameter twice", one("Content-Disposition: form-data; name=a; NAME=b")],
    ["a header that begins with a folded line", one(" Content-Disposition: form-data; name=a")],
    ["a bare LF", one("Content-Disposition: form-data; name=a\nX: 1")],
    ["a line that is no field", one("Content-Disposition: form-data; name=a\r\nnothing")],
    ["a quote that is open", one('Content-Disposition: form-data; name="a')],
    ["base64", one("Content-Disposition: form-data; name=a\r\nContent-Transfer-Encoding: base64")],
  ])("are refused with 400: %s", async (_, message) => {
    await expect(read(message)).rejects.toMatchObject({ name: "BodyMalformed" });
    await expect(read(message, { sizes: [1] })).rejects.toMatchObject({ name: "BodyMalformed" });
  });

  it("are refused where their header is not UTF-8", async () => {
    const message = Buffer.from(one('Content-Disposition: form-data; name="\xff"'), "latin1");
    await expect(read(message)).rejects.toMatchObject({ name: "BodyMalformed" });
  });

  it.each([undefined, "", "é", "ends with a blank ", "x".repeat(71)])(
    "need a boundary that is one, not %j",
    async (boundary) => {
      const parts = partsOf(inPieces(bytes("--b--"), [9]), boundary);
      await expect(parts.next()).rejects.toMatchObject({ name: "BodyMalformed" });
    },
  );

  it.each<[what: string, message: string, limits: object, detail: string]>([
    ["parts", field("a", "").repeat(200), { parts: 100 }, "more than 100 parts"],
    ["parts by default", field("a", "").repeat(200), { parts: undefined }, "more than 100 parts"],
    ["bytes in a part", `${field("long", "x".repeat(500))}--b--`, { partBytes: 400 }, 'part "long" is longer than 400'],
    [
      "header",
      one(`Content-Disposition: form-data; name="${"n".repeat(500)}"`),
      { headerBytes: 400 },
      "header of a part is longer than 400",
    ],
    ["preamble", `${"x".repeat(500)}\r\n${field("a", "x")}--b--`, { headerBytes: 400 }, "before the first part"],
    ["epilogue", `${field("a", "x")}--b--${"x".repeat(500)}`, { headerBytes: 400 }, "behind the last part"],
  ])("are refused with 413 beyond the limit of %s", async (_, message, limits, detail) => {
    for (const sizes of [[1e9], [7], [1]]) {
      await expect(read(message, { limits, sizes })).rejects.toMatchObject({
        name: "BodyTooLarge",
        message: expect.stringContaining(detail),
      });
    }
  });

  it("give text within a limit, and name the field that is longer or is not UTF-8", async () => {
    const textOf = async (content: Uint8Array | string) => {
      const message = Buffer.concat([
        bytes('--b\r\nContent-Disposition: form-data; name="note"\r\n\r\n'),
        Buffer.from(content),
        bytes("\r\n--b--"),
      ]);
      for await (const part of partsOf(inPieces(message, [13]), "b", { fieldBytes: 50 })) return await part.text();
      return undefined;
    };
    expect(await textOf("Zürich")).toBe("Zürich");
    await expect(textOf("x".repeat(51))).rejects.toThrow('The field "note" is longer than 50 bytes.');
    await expect(textOf(Uint8Array.of(255))).rejects.toThrow('The field "note" is not UTF-8.');
  });

  it("can be left unread, and stop the source when no more are wanted", async () => {
    let isStopped = false;
    async function* source() {
      try {
        yield* inPieces(bytes(`${field("a", "long ".repeat(99))}${field("b", "x")}${field("c", "y")}--b--`), [11]);
      } finally {
        isStopped = true;
      }
    }
    const names: string[] = [];
    for await (const part of partsOf(source(), "b")) {
      names.push(part.name);
      if (part.name === "b") break;
    }
    expect([names, isStopped]).toEqual([["a", "b"], true]);
  });

  it("are found in time that grows with the length alone, whatever was sent to slow it down", async () => {
    // 8 MB that look like the beginning of a delimiter everywhere: a search that goes back would not end.
    const bomb = `--b\r\nContent-Disposition: form-data; name=a\r\n\r\n${"\r\n--".repeat(2_000_000)}\r\n--b--`;
    const [part] = await read(bomb, { sizes: [65_536] });
    expect(part?.content.length).toBe(8_000_000);
  });

  it.each([
    ["a header", one(`Content-Disposition: form-data; name="${"n".repeat(8_000)}"`)],
    ["CR in a header", one(`Content-Disposition: form-data; name=a\r\nX: ${"\r".repeat(8_000)}`)],
    ["a preamble", `${"x".repeat(8_000)}\r\n${field("a", "x")}--b--`],
    ["content of CR", `${field("a", "\r".repeat(8_000))}--b--`],
    ["content of dashes", `${field("a", "-".repeat(8_000))}--b--`],
    ["boundaries that are none", `${field("a", "\r\n--bx".repeat(1_500))}--b--`],
    ["boundaries with blanks that are none", `${field("a", `\r\n--b${" ".repeat(60)}x`.repeat(120))}--b--`],
    ["an epilogue", `${field("a", "x")}--b--${"x".repeat(8_000)}`],
  ])("are not copied again for each byte that comes: %s", async (_, message) => {
    const set = vi.spyOn(Uint8Array.prototype, "set");
    try {
      await read(message, { sizes: [1] }).catch((error: unknown) =>
        expect(error).toMatchObject({ name: "BodyMalformed" }),
      );
      const copied = set.mock.calls.reduce((total, [bytes]) => total + bytes.length, 0);
      expect(copied).toBeLessThan(80 * message.length);
    } finally {
      set.mockRestore();
    }
  });

  it.each([
    ["a boundary that goes on", "\r\n--bx"],
    ["a boundary and blanks", `\r\n--b${" ".repeat(64)}x`],
    ["a boundary and one dash", "\r\n--b-"],
  ])("come in pieces as large as they were sent, whatever they are full of: %s", async (_, text) => {
    const content = text.repeat(1_000);
    let pieces = 0;
    for await (const part of partsOf(inPieces(bytes(`${field("a", content)}--b--`), [10_000]), "b"))
      for await (const piece of part.content) pieces += Math.sign(piece.length);
    expect(pieces).toBeLessThanOrEqual(2 * Math.ceil(content.length / 10_000) + 2);
  });
});

describe("a limit", () => {
  const message = `--b\r\nContent-Disposition: form-data; name=a\r\n\r\n12345\r\n--b--`;
  const header = "Content-Disposition: form-data; name=a".length;

  it.each<[MultipartLimits, string, string]>([
    [{ parts: 1 }, message, `${field("a", "1")}${message}`],
    [{ partBytes: 5 }, message, message.replace("12345", "123456")],
    [{ headerBytes: header }, message, message.replace("name=a", "name=ab")],
    [{ headerBytes: header }, `${"x".repeat(header)}\r\n${message}`, `${"x".repeat(header + 1)}\r\n${message}`],
    [{ headerBytes: header }, `${message}${"x".repeat(header)}`, `${message}${"x".repeat(header + 1)}`],
  ])("is the most that is taken: %o", async (limits, most, more) => {
    for (const sizes of [[1e9], [1], [7]]) {
      expect(await read(most, { limits, sizes })).toHaveLength(1);
      await expect(read(more, { limits, sizes })).rejects.toMatchObject({ name: "BodyTooLarge" });
    }
  });

  it.each([
    [{ parts: 0 }, message, "There are more than 0 parts."],
    [{ partBytes: 4 }, message, 'The part "a" is longer than 4 bytes.'],
    [{ headerBytes: 5 }, message, "The header of a part is longer than 5 bytes."],
    [{ headerBytes: 50 }, `${"x".repeat(60)}\r\n${message}`, "More than 50 bytes stand before the first part."],
    [{ headerBytes: 50 }, `${message}${"x".repeat(60)}`, "More than 50 bytes stand behind the last part."],
  ])("that is passed is named: %o", async (limits, text, told) => {
    await expect(read(text, { limits })).rejects.toThrow(told);
  });

  it("of a field holds for its text, and is the most that is taken", async () => {
    const textOf = async (fieldBytes: number) => {
      for await (const part of partsOf(inPieces(bytes(message), [3]), "b", { fieldBytes })) return await part.text();
      return undefined;
    };
    expect(await textOf(5)).toBe("12345");
    await expect(textOf(4)).rejects.toThrow('The field "a" is longer than 4 bytes.');
  });

  it.each([-1, Number.NaN, 1.5, "5"])("of a part can be Infinity, and not %s", (partBytes) => {
    expect(() => partsOf(inPieces(bytes(message), [9]), "b", { partBytes: partBytes as number })).toThrow(
      `BAD_VALUE: limits of parts: partBytes is ${JSON.stringify(partBytes) === "null" ? "NaN" : JSON.stringify(partBytes)}.`,
    );
    expect(() => partsOf(inPieces(bytes(message), [9]), "b", { partBytes: Number.POSITIVE_INFINITY })).not.toThrow();
  });

  it.each([undefined, "", "a ", "a".repeat(71), "a\nb", "é"])(
    "no message has the boundary %j (RFC 2046 5.1.1)",
    async (boundary) => {
      const all = async () => {
        for await (const _ of partsOf(inPieces(bytes(message), [9]), boundary)) continue;
      };
      await expect(all()).rejects.toThrow("The Content-Type has no valid boundary.");
    },
  );
});
