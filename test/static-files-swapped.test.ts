import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Service } from "signalbox";
import { staticFiles } from "signalbox/static";
import { request } from "signalbox/testing";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

type FileSystem = typeof import("node:fs/promises");

/** What happens right before and right after each opening of a file. */
const hooks = vi.hoisted(() => ({ before: () => {}, after: () => {}, openings: 0, tells: true }));

vi.mock("node:fs/promises", async (importOriginal) => {
  const real = await importOriginal<FileSystem>();
  const open = async (...given: Parameters<FileSystem["open"]>) => {
    hooks.openings += 1;
    hooks.before();
    try {
      return await real.open(...given);
    } finally {
      hooks.after();
    }
  };
  const readlink = (path: string) =>
    hooks.tells ? real.readlink(path) : Promise.reject(new Error("This system does not tell."));
  return { ...real, open, readlink };
});

let base = "";
const at = (path: string) => join(base, path);

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), "swapped-"));
  for (const path of ["public/docs", "outside"]) mkdirSync(at(path), { recursive: true });
  writeFileSync(at("public/docs/page.txt"), "public");
  writeFileSync(at("outside/page.txt"), "classified");
  Object.assign(hooks, { before: () => {}, after: () => {}, openings: 0 });
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

function swap(): void {
  renameSync(at("public/docs"), at("public/aside"));
  symlinkSync(at("outside"), at("public/docs"));
}

function swapBack(): void {
  rmSync(at("public/docs"));
  renameSync(at("public/aside"), at("public/docs"));
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    act();
  };
}

async function get() {
  const errors: unknown[] = [];
  const routes = [...staticFiles("/assets", { folder: at("public") })];
  const service = new Service({ routes, onError: (error) => errors.push(error) });
  const response = await request(service, "GET", "/assets/docs/page.txt");
  return { status: response.status, text: await response.text(), errors };
}

describe.each([
  ["where Linux says what was opened", true],
  ["elsewhere", false],
])("between the look at a path and the opening of its file, %s", (_where, tells) => {
  beforeEach(() => {
    hooks.tells = tells;
  });

  it("a folder that becomes a link leads nowhere", async () => {
    hooks.before = once(swap);
    const { status, text, errors } = await get();
    expect([status, errors]).toEqual([404, []]);
    expect(text).not.toContain("classified");
  });

  it("a folder that was a link just then leads to nothing but its own files, and nowhere if it is one each time", async () => {
    hooks.before = once(swap);
    hooks.after = once(swapBack);
    expect(await get()).toMatchObject({ status: 200, text: "public", errors: [] });
    Object.assign(hooks, { before: swap, after: swapBack, openings: 0 });
    expect((await get()).status).toBe(404);
    expect(hooks.openings).toBeLessThan(10);
  });

  it("a file that becomes a link is not followed", async () => {
    hooks.before = once(() => {
      rmSync(at("public/docs/page.txt"));
      symlinkSync(at("outside/page.txt"), at("public/docs/page.txt"));
    });
    expect(await get()).toMatchObject({ status: 404, errors: [] });
  });

  it("a file that becomes a pipe is not waited for", async () => {
    hooks.before = once(() => {
      rmSync(at("public/docs/page.txt"));
      execFileSync("mkfifo", [at("public/docs/page.txt")]);
    });
    expect(await get()).toMatchObject({ status: 404, errors: [] });
  });

  it("a file that is replaced is served as it is then", async () => {
    hooks.before = once(() => {
      writeFileSync(at("public/docs/new"), "replaced");
      renameSync(at("public/docs/new"), at("public/docs/page.txt"));
    });
    expect(await get()).toMatchObject({ status: 200, text: "replaced" });
    hooks.after = once(() => {
      writeFileSync(at("public/docs/new"), "replaced again");
      renameSync(at("public/docs/new"), at("public/docs/page.txt"));
    });
    expect((await get()).status).toBe(200);
  });
});
