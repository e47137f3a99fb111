import { describe, expect, it, vi } from "vitest";
import { letGo, ResponseStream, type StreamWatcher } from "./responseStream.ts";

function watched(source: unknown, length?: number) {
  const watcher = {
    report: vi.fn<(error: unknown) => void>(),
    hasLeft: vi.fn(() => false),
    ended: vi.fn<(error: unknown) => void>(),
  } satisfies StreamWatcher;
  return { ...watcher, stream: new ResponseStream(source as AsyncIterable<string>, watcher, length) };
}

async function* streamOf(...chunks: unknown[]): AsyncGenerator<unknown, void, undefined> {
  yield* chunks;
}

async function textOf(stream: ResponseStream): Promise<string> {
  let text = "";
  for await (const chunk of stream) text += typeof chunk === "string" ? chunk : new TextDecoder().decode(chunk);
  return text;
}

const never = () => new Promise<never>(() => undefined);
const of = (iterator: object) => ({ [Symbol.asyncIterator]: () => iterator });
const DONE = { done: true, value: undefined };
const boom = new Error("boom");
const throwBoom = () => {
  throw boom;
};

describe("a stream that is read", () => {
  it("gives what the source gives, and has ended once", async () => {
    const { stream, ended, report } = watched(streamOf("a", new Uint8Array([98]), ""));
    expect(await textOf(stream)).toBe("ab");
    expect(await stream.next()).toEqual(DONE);
    expect(await stream.return()).toEqual(DONE);
    expect(ended.mock.calls).toEqual([[undefined]]);
    expect(report).not.toHaveBeenCalled();
  });

  it.each([
    ["throws", of({ next: throwBoom })],
    ["rejects", of({ next: () => Promise.reject(boom) })],
  ])("of a source that %s rejects with that, reports it once, and has ended", async (_what, source) => {
    const { stream, report, ended } = watched(source);
    await expect(stream.next()).rejects.toBe(boom);
    expect(await stream.next()).toEqual(DONE);
    expect(report.mock.calls).toEqual([[boom]]);
    expect(ended.mock.calls).toEqual([[boom]]);
  });

  it("reports nothing of a source that breaks off because the client has left", async () => {
    const { stream, report, hasLeft, ended } = watched(of({ next: () => Promise.reject(boom) }));
    hasLeft.mockReturnValue(true);
    await expect(stream.next()).rejects.toBe(boom);
    expect(report).not.toHaveBeenCalled();
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it.each([1, null, {}, []])("has no chunk %o: the source is told, and it is reported", async (chunk) => {
    const stop = vi.fn(() => DONE);
    const { stream, report } = watched(of({ next: () => ({ done: false, value: chunk }), return: stop }));
    await expect(stream.next()).rejects.toThrow("A stream's chunk is text or bytes");
    expect(report).toHaveBeenCalledTimes(1);
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it.each([undefined, null, 5])("has no result %o", async (result) => {
    const { stream, report } = watched(of({ next: () => result }));
    await (result === 5 ? expect(stream.next()).rejects.toThrow("chunk") : expect(stream.next()).rejects.toThrow());
    expect(report).toHaveBeenCalledTimes(1);
  });
});

describe("a source that cannot be opened", () => {
  const locked = new ReadableStream();
  locked.getReader();
  it.each([
    ["is locked", locked],
    ["throws", { [Symbol.asyncIterator]: throwBoom }],
    ["has no iterator", { [Symbol.asyncIterator]: () => undefined }],
    ["is none", [1]],
  ])("%s: it throws before anything was sent", (_what, source) => {
    expect(() => watched(source)).toThrow();
  });
});

describe("an announced length (RFC 9112 6.2)", () => {
  it("is kept to, counted in bytes", async () => {
    expect(await textOf(watched(streamOf("ü", "a"), 3).stream)).toBe("üa");
    expect(await textOf(watched(streamOf(), 0).stream)).toBe("");
  });

  it.each([
    ["more", () => streamOf("a", "ü"), 2, "more than its Content-Length"],
    ["fewer", () => streamOf("ü"), 3, "1 bytes before its Content-Length"],
  ])("%s bytes are a fault, and the response is cut", async (_what, source, length, message) => {
    const { stream, report, ended } = watched(source(), length);
    await expect(textOf(stream)).rejects.toThrow(message);
    expect(report).toHaveBeenCalledTimes(1);
    expect(ended).toHaveBeenCalledTimes(1);
  });
});

describe("a stream that nobody wants more of", () => {
  it("tells a silent source at once, settles what waits, and does not wait itself", async () => {
    const stop = vi.fn(never);
    const { stream, ended } = watched(of({ next: never, return: stop }));
    const pending = stream.next();
    const returned = stream.return();
    expect(stop).toHaveBeenCalledTimes(1);
    expect(ended).toHaveBeenCalledTimes(1);
    expect([await pending, await returned]).toEqual([DONE, DONE]);
  });

  it("releases behind a source that stops, where that is not being waited for", async () => {
    const diary: string[] = [];
    async function* source() {
      try {
        yield "a";
      } finally {
        await Promise.resolve();
        diary.push("stopped");
      }
    }
    const stream = new ResponseStream(source(), {
      report: () => undefined,
      hasLeft: () => false,
      ended: () => void diary.push("ended"),
    });
    await stream.next();
    await stream.return();
    expect(diary).toEqual(["stopped", "ended"]);
  });

  it("releases although a source never stops", async () => {
    const { stream, ended } = watched(of({ next: async () => ({ done: false, value: "a" }), return: never }));
    await stream.next();
    expect(await stream.return()).toEqual(DONE);
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["is synchronous", () => DONE, []],
    ["is not there", undefined, []],
    ["throws", throwBoom, [[boom]]],
    ["rejects", () => Promise.reject(boom), [[boom]]],
  ])("is no danger where the source's return() %s", async (_what, stop, reported) => {
    const { stream, report, ended } = watched(of({ next: never, return: stop }));
    expect(await stream.return()).toEqual(DONE);
    expect(await stream.return()).toEqual(DONE);
    expect(report.mock.calls).toEqual(reported);
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it("hears nothing of what the source says afterwards", async () => {
    let fail: (error: Error) => void = () => undefined;
    const next = () => new Promise((_, reject) => (fail = reject));
    const { stream, report, ended } = watched(of({ next }));
    const pending = stream.next();
    await stream.return();
    fail(boom);
    expect(await pending).toEqual(DONE);
    expect(report).not.toHaveBeenCalled();
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it("reports an end that fails", async () => {
    const { stream, report, ended } = watched(streamOf("a"));
    ended.mockImplementation(throwBoom);
    expect(await textOf(stream)).toBe("a");
    expect(report.mock.calls).toEqual([[boom]]);
  });
});

describe("letGo", () => {
  it("cancels what is not sent", () => {
    const cancel = vi.fn();
    letGo(new ReadableStream({ cancel }));
    expect(cancel).toHaveBeenCalledTimes(1);
  });

  it.each([null, "text", new Uint8Array(1), 5, undefined, of({}), { [Symbol.asyncIterator]: throwBoom }])(
    "takes %o without harm",
    (body) => letGo(body),
  );
});
