import zlib from "node:zlib";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Gate, turns } from "../../test/waiting.ts";
import { codingsOf } from "./available.ts";
import { compress, compressStream, FULL, Gatherer } from "./compress.ts";
import { SYNC_LIMIT } from "./zlib.ts";

const names = ["gzip", "deflate", "br"] as const;
const whole = { gzip: zlib.gunzipSync, deflate: zlib.inflateSync, br: zlib.brotliDecompressSync };
const streamed = { gzip: zlib.createGunzip, deflate: zlib.createInflate, br: zlib.createBrotliDecompress };
const makers = { gzip: "createGzip", deflate: "createDeflate", br: "createBrotliCompress" } as const;

async function* from(chunks: readonly (string | Uint8Array)[]) {
  yield* chunks;
}

async function collect(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** A source that gives `chunk` for ever and notes how often it was asked and whether it was stopped. */
function endless(chunk: string) {
  const seen = { asked: 0, stopped: 0 };
  async function* source() {
    try {
      for (;;) {
        seen.asked++;
        yield chunk;
      }
    } finally {
      seen.stopped++;
    }
  }
  return { seen, source: source() };
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(names)("compressStream to %s", (coding) => {
  /** The compressors that were opened since. */
  function watchHandles() {
    const maker = vi.spyOn(zlib, makers[coding]);
    return () => maker.mock.results.map(({ value }) => value);
  }

  it("codes any chunks, text and bytes", async () => {
    const chunk = fc.oneof(fc.string({ unit: "grapheme" }), fc.uint8Array({ maxLength: 2000 }));
    await fc.assert(
      fc.asyncProperty(fc.array(chunk), async (chunks) => {
        const coded = await collect(compressStream(coding, from(chunks)));
        expect(whole[coding](coded)).toEqual(Buffer.concat(chunks.map((part) => Buffer.from(part))));
      }),
      { numRuns: 30 },
    );
  });

  it("codes a large stream, and closes its compressor", async () => {
    const handles = watchHandles();
    const parts = Array.from({ length: 300 }, (_, index) => `${index},${"train ".repeat(1000)}\n`);
    const coded = await collect(compressStream(coding, from(parts)));
    expect(whole[coding](coded).toString()).toBe(parts.join(""));
    expect(handles().map(({ destroyed }) => destroyed)).toEqual([true]);
  });

  it("does not hold a slow stream back: what was given can be read while the source is silent", async () => {
    let speak = () => {};
    async function* slow() {
      yield "first line\n";
      await new Promise<void>((resolve) => {
        speak = resolve;
      });
      yield "second line\n";
    }
    const decoder = streamed[coding]();
    let text = "";
    decoder.on("data", (bytes) => {
      text += bytes;
    });
    const stream = compressStream(coding, slow())[Symbol.asyncIterator]();
    decoder.write((await stream.next()).value);
    await vi.waitFor(() => expect(text).toBe("first line\n"));
    speak();
    for (let step = await stream.next(); step.done !== true; step = await stream.next()) decoder.write(step.value);
    decoder.end();
    await vi.waitFor(() => expect(text).toBe("first line\nsecond line\n"));
  });

  it("asks its source no faster than it is asked", async () => {
    const { seen, source } = endless("x".repeat(20_000));
    const stream = compressStream(coding, source)[Symbol.asyncIterator]();
    expect(seen.asked).toBe(0);
    await stream.next();
    const asked = seen.asked;
    await turns(20);
    expect(seen.asked).toBe(asked);
    expect(asked).toBeLessThanOrEqual(2);
    await stream.return?.();
  });

  it("stops the source and closes the compressor when the consumer stops", async () => {
    const handles = watchHandles();
    const { seen, source } = endless("x".repeat(20_000));
    for await (const chunk of compressStream(coding, source)) {
      expect(chunk.byteLength).toBeGreaterThan(0);
      break;
    }
    expect(seen.stopped).toBe(1);
    expect(handles().map(({ destroyed }) => destroyed)).toEqual([true]);
  });

  it("passes the source's error on and closes the compressor", async () => {
    const handles = watchHandles();
    const broken = new Error("broken");
    async function* failing() {
      yield "a";
      await turns(5);
      throw broken;
    }
    await expect(collect(compressStream(coding, failing()))).rejects.toBe(broken);
    expect(handles().map(({ destroyed }) => destroyed)).toEqual([true]);
  });

  it("passes the compressor's error on and stops the source", async () => {
    const handles = watchHandles();
    const { seen, source } = endless("x".repeat(20_000));
    const stream = compressStream(coding, source)[Symbol.asyncIterator]();
    await stream.next();
    handles()[0].destroy(new Error("out of memory"));
    await expect(stream.next()).rejects.toThrow();
    expect(seen.stopped).toBe(1);
    expect(await stream.next()).toEqual({ done: true, value: undefined });
  });
});

describe("compressStream", () => {
  it("stops a silent source at once, although a value is awaited", async () => {
    let stopped = false;
    let settle: (result: IteratorResult<string>) => void = () => {};
    const silent = {
      next: () =>
        new Promise<IteratorResult<string>>((resolve) => {
          settle = resolve;
        }),
      return: async () => {
        stopped = true;
        settle({ done: true, value: undefined });
        return { done: true as const, value: undefined };
      },
    };
    const stream = compressStream("gzip", { [Symbol.asyncIterator]: () => silent })[Symbol.asyncIterator]();
    const asked = stream.next();
    await turns(5);
    expect(await stream.return?.()).toEqual({ done: true, value: undefined });
    expect(stopped).toBe(true);
    expect(await asked).toEqual({ done: true, value: undefined });
  });

  it("opens nothing for a stream that nobody reads", () => {
    const maker = vi.spyOn(zlib, "createGzip");
    compressStream("gzip", from(["a"]))[Symbol.asyncIterator]();
    expect(maker).not.toHaveBeenCalled();
  });

  it("stops a source that was never asked", async () => {
    let stops = 0;
    const source = {
      next: async () => ({ done: false as const, value: "a" }),
      return: async () => {
        stops++;
        return { done: true as const, value: undefined };
      },
    };
    await compressStream("gzip", { [Symbol.asyncIterator]: () => source })
      [Symbol.asyncIterator]()
      .return?.();
    expect(stops).toBe(1);
  });

  it("gives values in order to a consumer that asks again before it has one", async () => {
    const stream = compressStream("gzip", from(["a".repeat(20_000), "b"]))[Symbol.asyncIterator]();
    const steps = await Promise.all(Array.from({ length: 10 }, () => stream.next()));
    expect(steps.at(-1)).toEqual({ done: true, value: undefined });
    const coded = Buffer.concat(steps.flatMap(({ value }) => (value === undefined ? [] : [value])));
    expect(zlib.gunzipSync(coded).toString()).toBe(`${"a".repeat(20_000)}b`);
  });

  it("throws for a coding that the runtime lacks, before anything is read", () => {
    expect(() => compressStream("x-gzip", from([]))).toThrow(RangeError);
  });
});

const decoders = { gzip: zlib.gunzipSync, deflate: zlib.inflateSync, br: zlib.brotliDecompressSync };
const text = (size: number) =>
  new TextEncoder().encode("0123456789 train ".repeat(Math.ceil(size / 17))).slice(0, size);

describe.each(names)("compress to %s", (coding) => {
  it.each([0, 1, 1000, SYNC_LIMIT])("codes %d bytes at once", (size) => {
    const coded = compress(coding, text(size));
    if (!(coded instanceof Uint8Array)) throw new Error("a promise was given");
    expect(new Uint8Array(decoders[coding](coded))).toEqual(text(size));
  });

  it("codes more than that off the event loop", async () => {
    const coded = compress(coding, text(SYNC_LIMIT + 1));
    expect(coded).toBeInstanceOf(Promise);
    expect(new Uint8Array(decoders[coding](await coded))).toEqual(text(SYNC_LIMIT + 1));
    expect((await coded).byteLength).toBeLessThan(1000);
  });
});

describe("compress", () => {
  it("throws for a coding that the runtime lacks", () => {
    expect(() => compress("x-gzip", text(1))).toThrow(RangeError);
  });

  it.each(["gzip", "deflate"] as const)("works by CompressionStream as well: %s", async (coding) => {
    const coded = await codingsOf({ CompressionStream }).get(coding)?.compress(text(50_000));
    expect(new Uint8Array(decoders[coding](coded ?? new Uint8Array()))).toEqual(text(50_000));
  });
});

const decodedText = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes);

describe("Gatherer", () => {
  it("puts together what comes at once, and skips what is empty", async () => {
    const gatherer = new Gatherer(from(["a", "", Uint8Array.of(0x62), "ü"]));
    expect(decodedText(await gatherer.next())).toBe("abü");
    expect(await gatherer.next()).toBeUndefined();
    expect(await gatherer.next()).toBeUndefined();
    expect(await new Gatherer(from(["", ""])).next()).toBeUndefined();
  });

  it("gives on what it has when the source pauses, and loses nothing", async () => {
    const gate = new Gate();
    async function* slow() {
      yield "a";
      yield "b";
      await gate.opened;
      yield "c";
    }
    const gatherer = new Gatherer(slow());
    expect(decodedText(await gatherer.next())).toBe("ab");
    gate.open();
    expect(decodedText(await gatherer.next())).toBe("c");
    expect(await gatherer.next()).toBeUndefined();
  });

  it("gives on what it has when it is full", async () => {
    let given = 0;
    async function* endless() {
      for (;;) {
        given++;
        yield "x".repeat(FULL / 4);
      }
    }
    expect((await new Gatherer(endless()).next())?.byteLength).toBe(FULL);
    expect(given).toBe(4);
  });

  it("passes an error on, also one that comes during a pause nobody waits for", async () => {
    const gate = new Gate();
    async function* failing() {
      yield "a";
      await gate.opened;
      throw new Error("broken");
    }
    const gatherer = new Gatherer(failing());
    expect(decodedText(await gatherer.next())).toBe("a");
    gate.open();
    await turns(5);
    await expect(gatherer.next()).rejects.toThrow("broken");
  });

  it("stops its source once, unless that has ended or failed by itself", async () => {
    const stopped = async (next: () => Promise<IteratorResult<string>>, rounds: number) => {
      let stops = 0;
      const gatherer = new Gatherer({
        next,
        return: async () => {
          stops++;
          return { done: true, value: undefined };
        },
      });
      for (let round = 0; round < rounds; round++) await gatherer.next().catch(() => {});
      await gatherer.stop();
      await gatherer.stop();
      return stops;
    };
    expect(await stopped(async () => ({ done: false, value: "a".repeat(FULL) }), 1)).toBe(1);
    expect(await stopped(async () => ({ done: false, value: "a" }), 0)).toBe(1);
    expect(await stopped(async () => ({ done: true, value: undefined }), 1)).toBe(0);
    expect(await stopped(() => Promise.reject(new Error("broken")), 1)).toBe(0);
  });

  it("leaves a source alone that cannot be stopped", async () => {
    const gatherer = new Gatherer({ next: async () => ({ done: false, value: "a".repeat(FULL) }) });
    await gatherer.next();
    await expect(gatherer.stop()).resolves.toBeUndefined();
  });
});
