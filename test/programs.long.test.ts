import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { ensureProgram, PROGRAMS } from "../scripts/ensure-program.mjs";
import { isFailure } from "./programs.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** All that is on the PATH. */
let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "programs-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const machine = (isRoot: boolean) => ({ path: folder, isRoot, root: folder, lock: join(folder, "lock") });
const asRoot = () => machine(true);
const asUser = () => machine(false);

/** Puts a program there, written in JavaScript. */
function plant(name: string, text = ""): string {
  const path = join(folder, name);
  writeFileSync(path, `#!${process.execPath}\n${text}`);
  chmodSync(path, 0o755);
  return path;
}

/** An apt-get that keeps the lines it is called with, and what it sees of the environment. */
function plantApt(does: string): void {
  plant(
    "apt-get",
    `const { appendFileSync, chmodSync, existsSync, writeFileSync } = require("node:fs");
const args = process.argv.slice(2);
const { DEBIAN_FRONTEND, PATH } = process.env;
appendFileSync(__dirname + "/calls", JSON.stringify({ args, DEBIAN_FRONTEND, PATH }) + "\\n");
const put = (name) => { writeFileSync(__dirname + "/" + name, ""); chmodSync(__dirname + "/" + name, 0o755); };
const fail = (text) => { console.error(text); process.exit(100); };
${does}`,
  );
}

const calls = (): unknown[] =>
  readFileSync(join(folder, "calls"), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as unknown);

describe("a program that tests need", () => {
  it.each(["redis-server", "valkey-server"])("is taken from the PATH where it is there: %s", (name) => {
    plantApt("");
    const path = plant(name);
    expect(ensureProgram(PROGRAMS.redis, asUser())).toEqual({ path });
    expect(existsSync(join(folder, "calls"))).toBe(false);
  });

  it.each([
    ["redis", "redis-server", "redis-server"],
    ["chromium", "chromium", "chromium"],
    ["curl", "curl", "curl"],
    ["postgres", "postgres", "postgresql"],
    ["nginx", "nginx", "nginx-light"],
    ["varnish", "varnishd", "varnish"],
  ] as const)("is installed by apt-get: %s", (program, name, debian) => {
    plantApt(`if (args.includes("install")) put("${name}");`);
    expect(ensureProgram(PROGRAMS[program], asRoot())).toEqual({ path: join(folder, name) });
    const seen = { DEBIAN_FRONTEND: "noninteractive", PATH: folder };
    const options = ["-qq", "-o", "DPkg::Lock::Timeout=120"];
    expect(calls()).toEqual([
      { args: [...options, "update"], ...seen },
      { args: [...options, "install", "-y", "--no-install-recommends", debian], ...seen },
    ]);
  });

  it("is taken from the folder of its newest version, where Debian keeps it off the PATH", () => {
    const bins = ["9", "15", "17"].map((version) => join(folder, "usr/lib/postgresql", version, "bin"));
    for (const bin of bins) mkdirSync(bin, { recursive: true });
    // The client of 17 without its server.
    for (const bin of bins.slice(0, 2)) plant(relative(folder, join(bin, "postgres")));
    expect(ensureProgram(PROGRAMS.postgres, asUser())).toEqual({
      path: join(folder, "usr/lib/postgresql/15/bin/postgres"),
    });
  });

  it("is installed without a database of its own: the setting is gone afterwards", () => {
    const setting = join(folder, "etc/postgresql-common/createcluster.d/signalbox-tests.conf");
    plantApt(
      `if (args.includes("install")) { require("node:fs").copyFileSync(${JSON.stringify(setting)}, __dirname + "/seen"); put("postgres"); }`,
    );
    expect(ensureProgram(PROGRAMS.postgres, asRoot())).toEqual({ path: join(folder, "postgres") });
    expect(readFileSync(join(folder, "seen"), "utf8")).toBe("create_main_cluster = false\n");
    expect(existsSync(setting)).toBe(false);
  });

  it("is installed from the lists that are there, where they cannot be renewed", () => {
    plantApt(`if (args.includes("update")) fail("E: no network"); put("redis-server");`);
    expect(ensureProgram(PROGRAMS.redis, asRoot())).toEqual({ path: join(folder, "redis-server") });
  });

  it("is waited for while another process uses apt", () => {
    plantApt(`if (existsSync(__dirname + "/tried")) put("redis-server");
else if (args.includes("install")) { put("tried"); fail("E: Could not get lock /var/lib/dpkg/lock-frontend."); }`);
    expect(ensureProgram(PROGRAMS.redis, asRoot())).toEqual({ path: join(folder, "redis-server") });
  });

  it("is not taken while a package is being unpacked", async () => {
    const path = plant("redis-server");
    const { lock } = asUser();
    const installer = plant(
      "installer",
      `const { renameSync, writeFileSync } = require("node:fs");
writeFileSync(${JSON.stringify(lock)}, String(process.pid));
setTimeout(() => renameSync(${JSON.stringify(lock)}, __dirname + "/done"), 700);`,
    );
    spawn(installer, { stdio: "ignore" });
    await vi.waitUntil(() => existsSync(lock) && readFileSync(lock, "utf8") !== "");
    expect(ensureProgram(PROGRAMS.redis, asUser())).toEqual({ path });
    expect(existsSync(join(folder, "done"))).toBe(true);
  });

  it("is installed all the same where an installer died", () => {
    const { pid } = spawnSync(process.execPath, ["--version"]);
    writeFileSync(asRoot().lock, String(pid));
    plantApt('put("redis-server");');
    expect(ensureProgram(PROGRAMS.redis, asRoot())).toEqual({ path: join(folder, "redis-server") });
    expect(existsSync(asRoot().lock)).toBe(false);
  });

  it("is missing, and that is a fault, where apt-get fails: in its own words, in one line", () => {
    plantApt(`fail("W: something\\nE: Unable to locate package redis-server\\nE: more");`);
    expect(ensureProgram(PROGRAMS.redis, asRoot())).toEqual({
      missing: "apt-get install redis-server failed: E: Unable to locate package redis-server",
      isFault: true,
    });
  });

  it("is missing, and that is a fault, where apt-get installs something else", () => {
    plantApt("");
    expect(ensureProgram(PROGRAMS.chromium, asRoot())).toEqual({
      missing: "apt-get installed no chromium",
      isFault: true,
    });
  });

  it("is missing without root, and nothing is tried", () => {
    plantApt("");
    expect(ensureProgram(PROGRAMS.redis, asUser())).toEqual({
      missing: "no redis-server on the PATH, and only root could install it",
      isFault: false,
    });
    expect(existsSync(join(folder, "calls"))).toBe(false);
  });

  it("is missing without apt", () => {
    expect(ensureProgram(PROGRAMS.redis, asRoot())).toEqual({
      missing: "no redis-server on the PATH, and no apt-get to install it with",
      isFault: false,
    });
  });

  it("may be missing where it cannot be installed; in CI it may not be where it can", () => {
    const missing = (isFault: boolean) => ({ missing: "", isFault });
    expect(isFailure(missing(true), "true")).toBe(true);
    expect(isFailure(missing(true), undefined)).toBe(false);
    expect(isFailure(missing(false), "true")).toBe(false);
  });
});

/** Pretended rights, whatever user runs this. */
const AS_ROOT = { NODE_OPTIONS: "--import=data:text/javascript,process.getuid=()=>0" };
const AS_USER = { NODE_OPTIONS: "--import=data:text/javascript,process.getuid=()=>65534" };

/** A run of tests that need Redis, on a machine that has only what is on this PATH. */
async function run(env: Readonly<Record<string, string>>) {
  const { CI: _, FORCE_COLOR: __, VITEST: ___, ...inherited } = process.env;
  const args = [join(root, "node_modules/vitest/vitest.mjs"), "run", "test/limit/redis-faults.test.ts"];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...inherited, NO_COLOR: "1", PATH: folder, TMPDIR: folder, ...env },
    stdio: ["ignore", "pipe", "ignore"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let out = "";
  child.stdout.setEncoding("utf8").on("data", (more: string) => {
    out += more;
  });
  const [code] = (await once(child, "close")) as [number | null];
  return { code, last: out.trimEnd().split("\n").slice(-2) };
}

/** The last lines of a run in which both suites ended in this way. */
const ending = (how: string, why: string) =>
  ["redis", "ioredis"].map(
    (name) => `${how}: test/limit/redis-faults.test.ts > RedisLimiter with ${name}, when Redis fails${why}`,
  );

describe("a run of tests without the program", () => {
  it("skips them and says so last, where there is no apt", async () => {
    const why = ": no redis-server on the PATH, and no apt-get to install it with";
    expect(await run({ CI: "true" })).toEqual({ code: 0, last: ending("skipped", why) });
  });

  it("skips them and says so last, without root", async () => {
    plantApt("");
    const why = ": no redis-server on the PATH, and only root could install it";
    expect(await run({ ...AS_USER, CI: "true" })).toEqual({ code: 0, last: ending("skipped", why) });
  });

  it("skips them and says so last where apt fails, but fails in CI", async () => {
    plantApt('fail("E: no such package");');
    const why = ": apt-get install redis-server failed: E: no such package";
    expect(await run(AS_ROOT)).toEqual({ code: 0, last: ending("skipped", why) });
    expect(await run({ ...AS_ROOT, CI: "true" })).toEqual({ code: 1, last: ending("failed", " > needs Redis") });
  });
});
