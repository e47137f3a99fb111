import { describe, expect, it, vi } from "vitest";
import { isByteSource, multipartPieces, newBoundary, type Slice, SourceContent } from "./byteSource.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const TEXT = "hello world";

/** A source of the text above, whose slices are made by this. */
function sourceOf(make: (text: string) => Slice | PromiseLike<Slice> = bytes) {
  const slice = vi.fn((start: number, end: number) => make(TEXT.slice(start, end)));
  return { size: TEXT.length, slice };
}

async function textOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

async function* inPieces(...texts: string[]): AsyncGenerator<Uint8Array, void, undefined> {
  for (const text of texts) yield bytes(text);
}

describe("what can be read in parts", () => {
  it.each<[unknown, boolean]>([
    [new Blob(["a"]), true],
    [{ size: 1, slice: () => bytes("a") }, true],
    [{ size: "1", slice: () => bytes("a") }, false],
    [{ size: 1, slice: 1 }, false],
    [{ slice: () => 1 }, false],
    [{ size: 1 }, false],
    [{ size: 1, slice: () => 1, toJSON: () => 1 }, false],
    [{ size: 1, slice: () => 1, *[Symbol.iterator]() {} }, false],
    ["text", false],
    [null, false],
  ])("%o: %s", (value, is) => {
    expect(isByteSource(value)).toBe(is);
  });
});

describe("the content of a source", () => {
  it.each<[string, (text: string) => Slice | PromiseLike<Slice>]>([
    ["bytes", bytes],
    ["bytes, later", async (text) => bytes(text)],
    ["a stream", (text) => inPieces(text.slice(0, 3), "", text.slice(3))],
    ["a stream of the web", (text) => new Blob([text]).stream()],
    ["a Blob", (text) => new Blob([text])],
    ["a Blob, later", async (text) => new Blob([text])],
  ])("is the whole of it, given as %s", async (_, make) => {
    const source = sourceOf(make);
    const content = new SourceContent(source);
    expect(source.slice).not.toHaveBeenCalled();
    expect([content.length, content.source, await textOf(content)]).toEqual([TEXT.length, source, TEXT]);
    expect(source.slice.mock.calls).toEqual([[0, TEXT.length]]);
  });

  it("is the pieces that are named, one after the other", async () => {
    const source = sourceOf();
    const content = new SourceContent(source, [bytes("<"), { first: 6, last: 10 }, bytes("|"), { first: 0, last: 0 }]);
    expect([content.length, await textOf(content)]).toEqual([8, "<world|h"]);
    expect(source.slice.mock.calls).toEqual([
      [6, 11],
      [0, 1],
    ]);
  });

  it("of a source without bytes is none, and nothing is asked for", async () => {
    const slice = vi.fn<() => Uint8Array>();
    const content = new SourceContent({ size: 0, slice });
    expect([content.length, await textOf(content), slice.mock.calls]).toEqual([0, "", []]);
  });

  it.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    "has a size that is a whole number of bytes, not %d",
    (size) => {
      expect(() => new SourceContent({ size, slice: () => bytes("") })).toThrow(
        new TypeError(`A source's size is a whole number of bytes, not ${size}.`),
      );
    },
  );

  // RFC 9110 14.4: a part has exactly the bytes that its Content-Range names.
  it.each<[(text: string) => unknown, string]>([
    [(text) => bytes(`${text}!`), "The source's slice gave more bytes than were asked for."],
    [(text) => inPieces(text, "!"), "The source's slice gave more bytes than were asked for."],
    [(text) => bytes(text.slice(2)), "The source's slice ended 2 bytes too early."],
    [(text) => inPieces(text.slice(2)), "The source's slice ended 2 bytes too early."],
    [() => "text", "A source's slice is bytes, a stream of them or a Blob, not a string."],
    [() => ({ stream: () => 1 }), "A source's slice is bytes, a stream of them or a Blob, not an object."],
    [() => ({ stream: 1 }), "A source's slice is bytes, a stream of them or a Blob, not an object."],
  ])("is refused where a slice is not what was asked for (%#)", async (make, message) => {
    await expect(textOf(new SourceContent(sourceOf(make as never)))).rejects.toThrow(new TypeError(message));
  });

  it("closes a stream that gives anything but bytes, or that nobody reads on", async () => {
    const closed = vi.fn<() => void>();
    async function* slice(chunk: unknown) {
      try {
        for (;;) yield chunk as Uint8Array;
      } finally {
        closed();
      }
    }
    await expect(textOf(new SourceContent(sourceOf(() => slice("text"))))).rejects.toThrow("A source gives bytes, not");
    expect(closed).toHaveBeenCalledTimes(1);
    for await (const _ of new SourceContent(sourceOf(() => slice(bytes("a"))))) break;
    expect(closed).toHaveBeenCalledTimes(2);
  });

  it("closes a stream that was being opened when the reader left", async () => {
    const closed = vi.fn<() => void>();
    let open: (slice: Slice) => void = () => undefined;
    const content = new SourceContent(sourceOf(() => new Promise<Slice>((resolve) => void (open = resolve))));
    const reader = content[Symbol.asyncIterator]();
    const pending = reader.next();
    expect(await reader.return?.()).toEqual({ done: true, value: undefined });
    open(new ReadableStream({ cancel: closed }));
    expect(await pending).toEqual({ done: true, value: undefined });
    expect(closed).toHaveBeenCalledTimes(1);
    expect(await reader.next()).toEqual({ done: true, value: undefined });
  });
});

// RFC 9110 14.6.
it("several ranges are parts of a message, each after its own fields", async () => {
  const about = { size: TEXT.length, contentType: "text/plain", boundary: "b" };
  const pieces = multipartPieces(
    [
      { first: 0, last: 4 },
      { first: 6, last: 10 },
    ],
    about,
  );
  expect(await textOf(new SourceContent(sourceOf(), pieces))).toBe(
    "--b\r\nContent-Type: text/plain\r\nContent-Range: bytes 0-4/11\r\n\r\nhello\r\n" +
      "--b\r\nContent-Type: text/plain\r\nContent-Range: bytes 6-10/11\r\n\r\nworld\r\n--b--\r\n",
  );
  expect(newBoundary()).toMatch(/^[\da-f-]{36}$/);
});
