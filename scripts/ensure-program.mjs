// @ts-check
// Finds a program that tests need, or installs Debian's package of it where that can be done:
//   node scripts/ensure-program.mjs redis
// Prints its path. Where it can do neither it says why in one line, and exits 1.
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { TEST_HANG } from "../test/bounds.mjs";
import { installing, pause, waitForInstaller } from "./install-lock.mjs";

/**
 * @typedef {object} Program
 * @property {string} title
 * @property {readonly string[]} names what it may be called on the PATH; the first is what the package installs
 * @property {string} package Debian's
 * @property {string} [versions] the folder that has one for each version, in which Debian keeps it off the PATH
 * @property {{ readonly path: string, readonly text: string }} [setting] a file that is there while the package is installed
 *
 * @typedef {{ readonly path: string }} Found
 * @typedef {object} Missing
 * @property {string} missing why, in one line
 * @property {boolean} isFault whether it could have been installed here, so that its absence is a fault
 *
 * @typedef {object} Machine
 * @property {string} path the PATH
 * @property {boolean} isRoot
 * @property {string} root of its files
 * @property {string} lock held by the process that installs
 */

/** @type {Readonly<Record<"redis" | "chromium" | "curl" | "postgres" | "nginx" | "haproxy" | "varnish" | "pgbouncer" | "prometheus", Program>>} */
export const PROGRAMS = {
  redis: { title: "Redis", names: ["redis-server", "valkey-server"], package: "redis-server" },
  chromium: {
    title: "Chromium",
    names: ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"],
    package: "chromium",
  },
  curl: { title: "curl", names: ["curl"], package: "curl" },
  nginx: { title: "nginx", names: ["nginx"], package: "nginx-light" },
  haproxy: { title: "HAProxy", names: ["haproxy"], package: "haproxy" },
  varnish: { title: "Varnish", names: ["varnishd"], package: "varnish" },
  prometheus: { title: "Prometheus", names: ["prometheus"], package: "prometheus" },
  pgbouncer: { title: "PgBouncer", names: ["pgbouncer"], package: "pgbouncer" },
  postgres: {
    title: "PostgreSQL",
    names: ["postgres"],
    package: "postgresql",
    versions: "usr/lib/postgresql",
    // Without it the package makes a database of its own.
    setting: {
      path: "etc/postgresql-common/createcluster.d/signalbox-tests.conf",
      text: "create_main_cluster = false\n",
    },
  },
};

const PAUSE = 2000;

/** @returns {Machine} */
function thisMachine() {
  const lock = join(tmpdir(), "signalbox-installing.pid");
  return { path: process.env["PATH"] ?? "", isRoot: process.getuid?.() === 0, root: "/", lock };
}

/**
 * @param {Program} program
 * @param {Machine} machine
 * @returns {Found | Missing}
 */
export function ensureProgram(program, machine = thisMachine()) {
  waitForInstaller(machine.lock);
  const found = find(program, machine);
  if (found !== undefined) return { path: found };
  const what = `no ${program.names[0]} on the PATH`;
  const apt = findFirst(["apt-get"], machine.path);
  if (apt === undefined) return { missing: `${what}, and no apt-get to install it with`, isFault: false };
  if (!machine.isRoot) return { missing: `${what}, and only root could install it`, isFault: false };
  return installing(machine.lock, () => install(program, apt, machine));
}

/**
 * Where another process uses apt at the moment, it is tried again.
 * @param {Program} program
 * @param {string} apt
 * @param {Machine} machine
 * @returns {Found | Missing}
 */
function install(program, apt, machine) {
  const { path } = machine;
  const until = Date.now() + TEST_HANG;
  for (;;) {
    const found = find(program, machine);
    if (found !== undefined) return { path: found };
    // Lists that cannot be renewed may still do.
    const update = runApt(apt, ["update"], path);
    const run = withSetting(program, machine, () =>
      runApt(apt, ["install", "-y", "--no-install-recommends", program.package], path),
    );
    const installed = find(program, machine);
    if (installed !== undefined) return { path: installed };
    if (run.isDone) return { missing: `apt-get installed no ${program.names[0]}`, isFault: true };
    const isLocked = /could not get lock|unable to lock|unable to acquire/i.test(update.said + run.said);
    if (!isLocked || Date.now() > until) {
      return { missing: `apt-get install ${program.package} failed: ${reasonIn(run.said)}`, isFault: true };
    }
    pause(PAUSE);
  }
}

/**
 * @template T
 * @param {Program} program
 * @param {Machine} machine
 * @param {() => T} work
 * @returns {T}
 */
function withSetting({ setting }, { root }, work) {
  if (setting === undefined) return work();
  const place = join(root, setting.path);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, setting.text);
  try {
    return work();
  } finally {
    rmSync(place);
  }
}

/**
 * @param {string} apt
 * @param {readonly string[]} args
 * @param {string} path
 */
function runApt(apt, args, path) {
  const options = ["-qq", "-o", "DPkg::Lock::Timeout=120"];
  // At run level 1 the package's service is not started.
  const env = { ...process.env, PATH: path, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1", LC_ALL: "C" };
  const { status, stderr, error } = spawnSync(apt, [...options, ...args], {
    env,
    encoding: "utf8",
    timeout: TEST_HANG,
  });
  return { isDone: status === 0, said: `${stderr ?? ""}${error === undefined ? "" : error.message}` };
}

/**
 * The line in which apt says what went wrong, or else the last.
 * @param {string} said
 */
function reasonIn(said) {
  const lines = said.split("\n").filter((line) => line.trim() !== "");
  return (lines.find((line) => line.startsWith("E:")) ?? lines.at(-1) ?? "it does not say why").trim();
}

/**
 * On the PATH, or the newest version that is off it.
 * @param {Program} program
 * @param {Machine} machine
 */
function find({ names, versions }, { path, root }) {
  const folder = versions === undefined ? "" : join(root, versions);
  const kept = folder === "" || !existsSync(folder) ? [] : readdirSync(folder).sort((a, b) => Number(b) - Number(a));
  return findFirst(names, [path, ...kept.map((version) => join(folder, version, "bin"))].join(delimiter));
}

/**
 * @param {readonly string[]} names
 * @param {string} path
 * @returns {string | undefined}
 */
function findFirst(names, path) {
  const places = names.flatMap((name) => path.split(delimiter).map((folder) => join(folder, name)));
  return places.find((place) => {
    try {
      accessSync(place, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const program = Object.entries(PROGRAMS).find(([name]) => name === process.argv[2])?.[1];
  if (program === undefined) {
    console.error(`Name a program: ${Object.keys(PROGRAMS).join(", ")}`);
    process.exit(2);
  }
  const result = ensureProgram(program);
  if ("path" in result) console.log(result.path);
  else {
    console.error(`${program.title} could not be had: ${result.missing}`);
    process.exitCode = 1;
  }
}
