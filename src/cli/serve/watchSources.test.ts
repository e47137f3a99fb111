import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { stopClock } from "../../../test/clock.ts";
import { turns, until } from "../../../test/waiting.ts";
import { watchSources } from "./watchSources.ts";

/** A folder with an app in it that is watched, for one test. */
class Watched {
  readonly around = mkdtempSync(join(tmpdir(), "watch-"));
  readonly root = join(this.around, "app");
  readonly told: string[] = [];

  constructor() {
    this.write("app.ts");
    this.write("words/more/text.ts");
    this.write("data/rows.json");
    const stop = watchSources(this.root, (path) => this.told.push(path.slice(this.root.length + 1)));
    onTestFinished(() => {
      stop();
      rmSync(this.around, { recursive: true });
    });
  }

  write(name: string): void {
    mkdirSync(dirname(join(this.root, name)), { recursive: true });
    writeFileSync(join(this.root, name), "");
  }

  remove(name: string): void {
    rmSync(join(this.root, name), { recursive: true });
  }

  /** Waits until a change is told of, and whatever else it brings. */
  async tells(expected: string, change: () => void): Promise<void> {
    this.told.length = 0;
    change();
    await until(
      async () => {
        await this.#passes();
        return this.told.includes(expected);
      },
      () => `${expected} in ${this.told.join()}`,
    );
    await this.untilQuiet();
  }

  /** Until whatever else was changed has been told of. */
  async untilQuiet(): Promise<void> {
    for (let step = 0; step < 20; step += 1) await this.#passes();
  }

  /** The watcher sees a change within a turn of the event loop, then waits on the clock for it to settle. */
  async #passes(): Promise<void> {
    await turns(3);
    vi.advanceTimersByTime(100);
  }
}

describe("watchSources", () => {
  beforeEach(() => stopClock());

  it("tells of a source, and of one in a folder below", async () => {
    const watched = new Watched();
    await watched.tells("app.ts", () => watched.write("app.ts"));
    await watched.tells("words/more/text.ts", () => watched.write("words/more/text.ts"));
    await watched.tells("words/more/text.ts", () => watched.remove("words/more/text.ts"));
  });

  it.each(["words", "words/more", "", "v1.2"])(
    "tells of sources in a folder that is made again: “%s”",
    async (folder) => {
      const watched = new Watched();
      const source = join(folder, "text.ts");
      watched.write(source);
      await watched.untilQuiet();
      await watched.tells(folder, () => watched.remove(folder));
      await watched.tells(source, () => watched.write(source));
      // Again, now that the folder is there: it is watched, and not only found.
      await watched.tells(source, () => watched.write(source));
      await watched.tells(join(folder, "another/one.ts"), () => watched.write(join(folder, "another/one.ts")));
    },
  );

  it.each(["words", ""])("tells of sources in a folder that is removed and made in one go: “%s”", async (folder) => {
    const watched = new Watched();
    const source = join(folder, "more/text.ts");
    const again = () => {
      watched.remove(folder);
      watched.write(source);
    };
    await watched.tells(source, again);
    await watched.tells(source, () => watched.write(source));
    await watched.tells(source, again);
    await watched.tells(source, () => watched.write(source));
  });

  it("tells of sources that are moved away, and back, with their folder", async () => {
    const watched = new Watched();
    await watched.tells("words", () => renameSync(join(watched.root, "words"), join(watched.around, "away")));
    await watched.tells("words/more/text.ts", () =>
      renameSync(join(watched.around, "away"), join(watched.root, "words")),
    );
    await watched.tells("words/more/text.ts", () => watched.write("words/more/text.ts"));
  });

  it("tells of nothing else", async () => {
    const watched = new Watched();
    watched.write("data/rows.json");
    watched.remove("data");
    watched.write("data/rows.json");
    watched.write("data/log");
    watched.write("node_modules/a/index.js");
    watched.write("dist/app.js");
    watched.write(".cache/app.js");
    watched.write("app.d.ts");
    await watched.untilQuiet();
    expect(watched.told).toEqual([]);
    await watched.tells("app.ts", () => watched.write("app.ts"));
  });
});
