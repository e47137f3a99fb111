import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { BuiltLibrary } from "../../test/cli/library.ts";

/** Serves in two workers. One that is asked for anything ends; while there is a file `broken`, none comes to serve. */
const scriptOf = (workers: string) => `
import cluster from "node:cluster";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { startWorkers } from ${JSON.stringify(pathToFileURL(workers))};

if (cluster.isPrimary) startWorkers(2, (port) => console.log(port));
else if (existsSync("broken")) process.exit(8);
else createServer(() => process.exit(7)).listen(0, "127.0.0.1");
`;

let built: BuiltLibrary;
let folder: string;
let child: ChildProcess | undefined;
let out: string;
let err: string;

beforeAll(() => {
  built = new BuiltLibrary();
});

afterAll(() => built.remove());

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "workers-"));
  writeFileSync(join(folder, "serve.mjs"), scriptOf(built.file("workers.js")));
  out = "";
  err = "";
});

afterEach(async () => {
  if (child?.exitCode === null && child.signalCode === null) {
    child.kill("SIGKILL");
    await once(child, "exit");
  }
  rmSync(folder, { recursive: true });
});

function start(): ChildProcess {
  child = spawn(process.execPath, ["serve.mjs"], { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
  child.stdout?.setEncoding("utf8").on("data", (more: string) => {
    out += more;
  });
  child.stderr?.setEncoding("utf8").on("data", (more: string) => {
    err += more;
  });
  return child;
}

describe("startWorkers", () => {
  it("waits ever longer before it replaces workers that do not come to serve, and says so in a line each", async () => {
    const first = start();
    await expect.poll(() => out).toMatch(/^\d+\n$/);
    writeFileSync(join(folder, "broken"), "");
    await fetch(`http://127.0.0.1:${out.trim()}/`).catch(() => undefined);
    const pauses = () =>
      [...err.matchAll(/^Worker \d+ ended with 8\. It is replaced in (\d+) ms\.$/gm)].map(([, ms]) => Number(ms));
    await expect.poll(() => pauses().length).toBeGreaterThanOrEqual(4);
    const [least = 0, ...more] = pauses();
    expect(least).toBeGreaterThanOrEqual(250);
    expect(more.slice(0, 3)).toEqual([least * 2, least * 4, least * 8]);

    // While it waits: nobody is started any more, and it does not wait to its end.
    const exited = once(first, "exit");
    first.kill("SIGTERM");
    expect(await exited).toEqual([0, null]);
  });

  it("ends with the code of the first worker, which has said why, where none comes to serve", async () => {
    writeFileSync(join(folder, "broken"), "");
    expect(await once(start(), "exit")).toEqual([8, null]);
    expect({ out, err }).toEqual({ out: "", err: "" });
  });
});
