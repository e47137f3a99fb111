import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { HANG, LONG_HANG } from "../../test/bounds.mjs";
import { freshDist } from "../../test/freshDist.mjs";
import { type Connected, describeWithRedis, packages, RedisServer } from "../../test/limit/realRedis.ts";
import { StoppedRedis } from "../../test/limit/stoppedRedis.ts";
import { describeWith } from "../../test/programs.ts";
import type { Trial } from "./trials.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const main = fileURLToPath(new URL("dist/main.js", import.meta.url));
/** So that no password takes as long as the login's limit needs to let another try in. */
const SLOWLY = ["--import", new URL("../../test/slowClock.mjs", import.meta.url).href];

/** The service as users start it: compiled, in a process of its own. */
interface Started {
  readonly process: ChildProcess;
  readonly url: string;
}

let folder: string;
let running: ChildProcess[];

beforeAll(() => {
  freshDist();
  execFileSync(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-b", "examples/library"], {
    cwd: root,
  });
}, LONG_HANG);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "library-"));
  running = [];
});

afterEach(async () => {
  for (const child of running) await end(child, "SIGKILL");
  rmSync(folder, { recursive: true });
});

function environment(more: Record<string, string> = {}): NodeJS.ProcessEnv {
  return { ...process.env, HOST: "127.0.0.1", PORT: "0", LIBRARY_DB: join(folder, "library.db"), ...more };
}

async function start(more: Record<string, string> = {}, args: readonly string[] = []): Promise<Started> {
  const child = spawn(process.execPath, [...args, main], {
    env: environment(more),
    stdio: ["ignore", "pipe", "inherit"],
  });
  running.push(child);
  let output = "";
  for await (const chunk of child.stdout) {
    output += String(chunk);
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
    if (url !== undefined) return { process: child, url };
  }
  throw new Error(`The library did not open: ${output}`);
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exited = once(child, "exit");
  child.kill(signal);
  await exited;
  return child.exitCode;
}

async function logIn(url: string): Promise<string> {
  const form = new URLSearchParams({ username: "ada", password: "analytical" });
  const response = await fetch(`${url}/login`, { method: "POST", headers: { Accept: "text/plain" }, body: form });
  return (await response.text()).trim();
}

describe("the compiled service", () => {
  it("keeps what was written through a kill, and through a stop", async () => {
    const first = await start();
    const token = await logIn(first.url);
    const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
    const book = { title: "Orlando", author: "Virginia Woolf", year: 1928, isbn: "9780156701600", genre: "novel" };
    const added = await fetch(`${first.url}/books`, { method: "POST", headers, body: JSON.stringify(book) });
    expect(added.status).toBe(201);
    const location = added.headers.get("location") ?? "";
    await end(first.process, "SIGKILL");

    const second = await start();
    expect(await (await fetch(second.url + location)).json()).toMatchObject(book);
    const patch = { ...headers, "If-Match": '"14"', "Content-Type": "application/merge-patch+json" };
    const change = { method: "PATCH", headers: patch, body: '{"note":"Signed."}' };
    expect((await fetch(second.url + location, change)).status).toBe(204);
    expect(await end(second.process, "SIGTERM")).toBe(0);

    const third = await start();
    expect(await (await fetch(third.url + location)).json()).toMatchObject({ ...book, note: "Signed." });
  });

  it("lets a response that is under way finish before it stops", async () => {
    const { process: child, url } = await start();
    const form = new URLSearchParams({ username: "ada", password: "analytical" });
    const response = fetch(`${url}/login`, { method: "POST", body: form });
    // The other way round the signal could come first: the request is seen when a second one has its response.
    await fetch(`${url}/health`);
    const exit = end(child, "SIGINT");
    expect((await response).status).toBe(200);
    expect(await exit).toBe(0);
  });

  it.each([
    ["a port that is in use", async () => String(await portInUse()), /^Port \d+ of 127\.0\.0\.1 is in use\. .*\n$/],
    ["a port that is none", async () => "http", /^PORT is "http": a number from 0 to 65535 is needed\.\n$/],
  ])("says in one line that there is %s, however many workers", async (_, port, line) => {
    for (const WORKERS of ["1", "2"]) await expectRefusal({ PORT: await port(), WORKERS }, line);
  });

  async function expectRefusal(more: Record<string, string>, line: RegExp): Promise<void> {
    const { status, stderr, stdout } = spawnSync(process.execPath, [main], {
      env: environment(more),
      encoding: "utf8",
      // It ends by itself; whatever starts workers for ever is ended.
      timeout: HANG,
      killSignal: "SIGKILL",
    });
    expect(stderr).toMatch(line);
    expect(stdout).toBe("");
    expect(status).toBe(1);
  }

  it("says in one line that the database cannot be opened", () => {
    const { status, stderr } = spawnSync(process.execPath, [main], {
      env: environment({ LIBRARY_DB: folder }),
      encoding: "utf8",
    });
    expect(stderr).toMatch(/^The database .* cannot be opened: .*\n$/);
    expect(status).toBe(1);
  });

  describeWith("curl", "the page", () => {
    it("keeps what it promises, line by line", async () => {
      const { url } = await start({}, SLOWLY);
      const text = await (await fetch(`${url}/`, { headers: { Accept: "text/plain" } })).text();
      const trials = [...text.matchAll(/^(\d{3}) (.*)\n {4}(.*)$/gm)].map(
        ([, status, shows = "", line = ""]): Omit<Trial, "request"> => ({ status: Number(status), shows, line }),
      );
      expect(trials.length).toBeGreaterThan(25);
      // In one shell, because a later line uses the token of an earlier one.
      const script = trials.map(({ line }) => `${line}\necho; echo '=== next'`).join("\n");
      const { stdout } = spawnSync("sh", { input: script, encoding: "utf8" });
      const outputs = stdout.split("=== next\n");
      const seen = trials.map((trial, at) => {
        const output = outputs[at] ?? "";
        const statuses = [...output.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
        // The line that keeps the token shows nothing else.
        if (/^[\w-]{32}\n/.test(output)) statuses.push(200);
        return { ...trial, status: statuses.includes(trial.status) ? trial.status : statuses };
      });
      expect(seen).toEqual(trials);
    });
  });
});

async function portInUse(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  server.unref();
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

describeWithRedis("four workers and one Redis", () => {
  it("share one limit: of eight tries at once three are let in, whichever worker they meet", async () => {
    const redis = await RedisServer.start();
    const watching = await packages.redis(redis.url);
    const stopped = await StoppedRedis.before(redis.url);
    try {
      const { url, process: first } = await start({ WORKERS: "4", REDIS_URL: stopped.url }, SLOWLY);
      await untilConnected(watching, 4);
      // Each on a connection of its own, so that they meet different workers.
      const headers = { "Content-Type": "application/json", Connection: "close" };
      const body = '{"username":"ada","password":"guess"}';
      const tries = Array.from({ length: 8 }, () => fetch(`${url}/login`, { method: "POST", headers, body }));
      const statuses = (await Promise.all(tries)).map(({ status }) => status);
      expect(statuses.filter((status) => status !== 429)).toEqual([401, 401, 401]);
      expect(await end(first, "SIGTERM")).toBe(0);
    } finally {
      watching.close();
      stopped.stop();
      await redis.kill();
    }
  });
});

/** Until so many clients beside the one that watches are there. */
async function untilConnected(watching: Connected, count: number): Promise<void> {
  const connected = async () =>
    String(await watching.command("CLIENT", "LIST"))
      .trim()
      .split("\n").length - 1;
  await expect.poll(connected).toBeGreaterThanOrEqual(count);
}
