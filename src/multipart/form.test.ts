import { afterEach, describe, expect, it, vi } from "vitest";
import { type FilePart, readForm } from "./form.ts";

async function* content(text: string): AsyncGenerator<Uint8Array, void, undefined> {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += 10) yield bytes.subarray(at, at + 10);
}

const part = (disposition: string, text: string) =>
  `--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${text}\r\n`;

describe("a form", () => {
  it("has its fields before its files come, and the files one by one", async () => {
    const message = `${part("name=title", "Points")}${part("name=tag", "a")}${part("name=tag", "b")}${part("name=f; filename=1.txt", "one")}${part("name=f; filename=2.txt", "two")}--b--`;
    const { fields, files } = await readForm(content(message), "b");
    expect(fields).toEqual({ title: "Points", tag: ["a", "b"] });
    const seen: string[] = [];
    for await (const file of files) seen.push(`${file.name} ${file.filename} ${await file.text()}`);
    expect(seen).toEqual(["f 1.txt one", "f 2.txt two"]);
  });

  it("has no file of an input that was left empty, wherever it stands (WHATWG HTML 4.10.21.4)", async () => {
    const empty = part('name=f; filename=""', "");
    const message = `${empty}${part("name=title", "Points")}${empty}${part('name=f; filename=""', "unnamed")}${empty}--b--`;
    const { fields, files } = await readForm(content(message), "b");
    const seen: string[] = [];
    for await (const file of files) seen.push(await file.text());
    expect([fields, seen]).toEqual([{ title: "Points" }, ["unnamed"]]);
  });

  it("may have no files, or nothing at all", async () => {
    const { fields, files } = await readForm(content(`${part("name=a", "1")}--b--`), "b");
    const names: string[] = [];
    for await (const file of files) names.push(file.name);
    expect([fields, names]).toEqual([{ a: "1" }, []]);
    expect((await readForm(content("--b--"), "b")).fields).toEqual({});
  });

  it("refuses a field that stands behind a file, and the name __proto__", async () => {
    const { files } = await readForm(content(`${part("name=f; filename=x", "1")}${part("name=late", "2")}--b--`), "b");
    const all = async () => {
      for await (const file of files) await file.text();
    };
    await expect(all()).rejects.toThrow('The field "late" stands behind the first file. Send the fields first.');
    await expect(readForm(content(`${part("name=__proto__", "1")}--b--`), "b")).rejects.toThrow("__proto__");
  });

  it.each([
    ["name=__proto__", "1"],
    ["name=long", "x".repeat(100)],
  ])("closes its source where the field %s is refused", async (disposition, text) => {
    let isClosed = false;
    async function* source() {
      try {
        yield* content(`${part(disposition, text)}${part("name=f; filename=x", "y".repeat(1000))}--b--`);
      } finally {
        isClosed = true;
      }
    }
    await expect(readForm(source(), "b", { fieldBytes: 10 })).rejects.toThrow();
    expect(isClosed).toBe(true);
  });

  it("passes over files that are not read", async () => {
    const message = `${part("name=f; filename=1", "x".repeat(5_000))}${part("name=f; filename=2", "two")}--b--`;
    const names: string[] = [];
    for await (const file of (await readForm(content(message), "b")).files) names.push(file.filename);
    expect(names).toEqual(["1", "2"]);
  });
});

describe("a file that is read beside or after its turn", () => {
  const LATE = /^The file "f" was read too late.* for await \(const file of files\) await store\(file\.content\)\.$/;
  const BESIDE =
    /^The file "f" was still being read.* for await \(const file of files\) await store\(file\.content\)\.$/;
  const two = (length = 100) =>
    `${part("name=f; filename=1", "x".repeat(length))}${part("name=g; filename=2", "y".repeat(length))}--b--`;
  const filesOf = async (message: string) => (await readForm(content(message), "b")).files;
  const lengthOf = async ({ content }: FilePart) => {
    let length = 0;
    for await (const piece of content) length += piece.length;
    return length;
  };
  const readers: Readonly<Record<string, (file: FilePart) => Promise<unknown>>> = {
    "text()": (file) => file.text(),
    content: lengthOf,
    "content, after something else": async (file) => {
      await Promise.resolve();
      return lengthOf(file);
    },
  };

  afterEach(() => {
    vi.useRealTimers();
  });

  it.each(Object.entries(readers))("is refused when all were gone through: %s", async (_, readFile) => {
    for (const length of [0, 5, 1_000]) {
      const kept: FilePart[] = [];
      for await (const file of await filesOf(two(length))) kept.push(file);
      await expect(Promise.all(kept.map(readFile))).rejects.toThrow(LATE);
    }
  });

  it.each(Object.entries(readers))("is refused when the loop was left: %s", async (_, readFile) => {
    let kept: FilePart | undefined;
    for await (const file of await filesOf(two(5))) {
      kept = file;
      break;
    }
    await expect(kept && readFile(kept)).rejects.toThrow(LATE);
  });

  it.each(["text()", "content"])("ends the loop, and is read to its end: %s", async (how) => {
    for (const length of [0, 5, 1_000]) {
      const jobs: Promise<unknown>[] = [];
      const readFile = readers[how] ?? lengthOf;
      const all = async () => {
        for await (const file of await filesOf(two(length))) jobs.push(readFile(file));
      };
      await expect(all()).rejects.toThrow(BESIDE);
      expect(await Promise.all(jobs)).toEqual([how === "content" ? length : "x".repeat(length)]);
    }
  });

  it("ends the loop with the error that its reading ended with", async () => {
    const jobs: Promise<unknown>[] = [];
    const { files } = await readForm(content(two(1_000)), "b", { partBytes: 500 });
    const all = async () => {
      for await (const file of files) jobs.push(file.text());
    };
    await expect(all()).rejects.toThrow('The part "f" is longer than 500 bytes.');
    await expect(Promise.all(jobs)).rejects.toThrow('The part "f" is longer than 500 bytes.');
  });

  it("does not hold the loop where its reader has stopped, and is refused to it then", async () => {
    vi.useFakeTimers();
    const files = (await filesOf(two(1_000)))[Symbol.asyncIterator]();
    const { value: first } = await files.next();
    const pieces = first.content[Symbol.asyncIterator]();
    await pieces.next();
    const refused = expect(files.next()).rejects.toThrow(BESIDE);
    await vi.advanceTimersByTimeAsync(10_000);
    await refused;
    await expect(pieces.next()).rejects.toThrow(LATE);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is refused to a loop that waits for it", async () => {
    vi.useFakeTimers();
    let before: FilePart | undefined;
    const all = async () => {
      for await (const file of await filesOf(two(1_000))) {
        await before?.text();
        before = file;
      }
    };
    const refused = expect(all()).rejects.toThrow(LATE);
    await vi.advanceTimersByTimeAsync(10_000);
    await refused;
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is refused while the loop goes on, where the loop waits for it", async () => {
    vi.useFakeTimers();
    const source = new TransformStream<Uint8Array, Uint8Array>();
    const sender = source.writable.getWriter();
    const sent = sender.write(new TextEncoder().encode(part("name=f; filename=1", "x".repeat(100))));
    const { files } = await readForm(source.readable, "b");
    const loop = files[Symbol.asyncIterator]();
    const { value: first } = await loop.next();
    const second = loop.next();
    await vi.advanceTimersByTimeAsync(0);
    const settled = vi.fn();
    const refused = lengthOf(first).catch(settled);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(settled).not.toHaveBeenCalled();
    void sender.write(new TextEncoder().encode(`${part("name=g; filename=2", "y")}--b--`));
    await Promise.all([sent, second]);
    await vi.advanceTimersByTimeAsync(10_000);
    await refused;
    expect(String(settled.mock.calls)).toMatch(/was read too late/);
    void sender.close();
    expect((await loop.next()).done).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is passed over where its reading was ended: the next one is whole", async () => {
    const seen: unknown[] = [];
    for await (const file of await filesOf(two(1_000))) {
      if (file.name === "g") seen.push(await file.text());
      else for await (const _ of file.content) break;
    }
    expect(seen).toEqual(["y".repeat(1_000)]);
  });

  it("is refused a second time, in its turn too", async () => {
    for await (const file of await filesOf(two())) {
      await file.text();
      await expect(file.text()).rejects.toThrow(/^The file "[fg]" was read already.*Keep what you need of it\.$/);
    }
  });

  it("ends no process where nobody waits for its text", async () => {
    const told = vi.fn<(reason: unknown) => void>();
    process.on("unhandledRejection", told);
    const kept: FilePart[] = [];
    for await (const file of await filesOf(two())) kept.push(file);
    for (const file of kept) void file.text();
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    process.off("unhandledRejection", told);
    expect(told).not.toHaveBeenCalled();
  });

  it("is not missed in a second loop over the files, which is refused", async () => {
    const files = await filesOf(two());
    for await (const file of files) await file.text();
    const again = async () => {
      for await (const file of files) await file.text();
    };
    await expect(again()).rejects.toThrow(/^The files of a form can be gone through once/);
  });
});
