import { describe, expect, it } from "vitest";
import { readForm } from "./form.ts";

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
