import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { watchSources } from "./watchSources.ts";

let around: string;
let root: string;
let told: string[];
let stop: (() => void) | undefined;

beforeEach(() => {
  around = mkdtempSync(join(tmpdir(), "watch-"));
  root = join(around, "app");
  told = [];
  write("app.ts");
  write("words/more/text.ts");
  write("data/rows.json");
  stop = watchSources(root, (path) => told.push(path.slice(root.length + 1)));
});

afterEach(() => {
  stop?.();
  rmSync(around, { recursive: true });
});

function write(name: string): void {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), "");
}

function remove(name: string): void {
  rmSync(join(root, name), { recursive: true });
}

/** Waits until a change is told of, and whatever else it brings. */
async function expectTold(expected: string, change: () => void): Promise<void> {
  told.length = 0;
  change();
  await expect.poll(() => told, { timeout: 20_000 }).toContain(expected);
  await untilQuiet();
}

/** Until whatever else was changed has been told of. */
async function untilQuiet(): Promise<void> {
  for (let count = -1; count !== told.length; ) {
    count = told.length;
    await pause(250);
  }
}

describe("watchSources", () => {
  it("tells of a source, and of one in a folder below", async () => {
    await expectTold("app.ts", () => write("app.ts"));
    await expectTold("words/more/text.ts", () => write("words/more/text.ts"));
    await expectTold("words/more/text.ts", () => remove("words/more/text.ts"));
  });

  it.each(["words", "words/more", "", "v1.2"])(
    "tells of sources in a folder that is made again: “%s”",
    async (folder) => {
      const source = join(folder, "text.ts");
      write(source);
      await untilQuiet();
      await expectTold(folder, () => remove(folder));
      await expectTold(source, () => write(source));
      // Again, now that the folder is there: it is watched, and not only found.
      await expectTold(source, () => write(source));
      await expectTold(join(folder, "another/one.ts"), () => write(join(folder, "another/one.ts")));
    },
  );

  it.each(["words", ""])("tells of sources in a folder that is removed and made in one go: “%s”", async (folder) => {
    const source = join(folder, "more/text.ts");
    const again = () => {
      remove(folder);
      write(source);
    };
    await expectTold(source, again);
    await expectTold(source, () => write(source));
    await expectTold(source, again);
    await expectTold(source, () => write(source));
  });

  it("tells of sources that are moved away, and back, with their folder", async () => {
    await expectTold("words", () => renameSync(join(root, "words"), join(around, "away")));
    await expectTold("words/more/text.ts", () => renameSync(join(around, "away"), join(root, "words")));
    await expectTold("words/more/text.ts", () => write("words/more/text.ts"));
  });

  it("tells of nothing else", async () => {
    write("data/rows.json");
    remove("data");
    write("data/rows.json");
    write("data/log");
    write("node_modules/a/index.js");
    write("dist/app.js");
    write(".cache/app.js");
    write("app.d.ts");
    await untilQuiet();
    expect(told).toEqual([]);
    await expectTold("app.ts", () => write("app.ts"));
  });
});
