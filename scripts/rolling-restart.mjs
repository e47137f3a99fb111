// @ts-check
// Two processes of the template postgres (create-signalbox) behind HAProxy and behind nginx, with the settings of docs/containers.md.
// Both processes are replaced one after the other, under load: node scripts/rolling-restart.mjs [rounds]
// Needs a build (npm run build), PostgreSQL, HAProxy and nginx (scripts/ensure-program.mjs). No client retries: every request must
// get its response, and every ticket that was opened must be there once.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import { HANG } from "../test/bounds.mjs";
import { ensureProgram, PROGRAMS } from "./ensure-program.mjs";
import { freePort, ownPort } from "./limit-redis-server.mjs";
import { PostgresServer } from "./postgres-server.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const CLIENTS = 8;
/** Milliseconds after which a process that is not ready, or does not end, is a fault. */
const folder = mkdtempSync(join(tmpdir(), "rolling-"));
/** @type {import("node:child_process").ChildProcess[]} */
const children = [];

/** The template as a project has it, with what it imports. */
function project() {
  cpSync(join(ROOT, "packages/create-signalbox/templates/postgres/src"), join(folder, "src"), { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(ROOT, join(folder, "node_modules/signalbox"));
  for (const name of ["pg", "zod"]) symlinkSync(join(ROOT, "node_modules", name), join(folder, "node_modules", name));
}

/**
 * @param {string} program @param {readonly string[]} args @param {Record<string, string>} env
 */
function start(program, args, env = {}) {
  const stdio = /** @type {["ignore", "ignore", "inherit"]} */ (["ignore", "ignore", "inherit"]);
  const child = spawn(program, args, { cwd: folder, env: { ...process.env, ...env }, stdio });
  children.push(child);
  return child;
}

/** @param {string} url @param {number} status */
async function until(url, status) {
  for (const end = Date.now() + HANG; Date.now() < end; await sleep(50)) {
    if ((await fetch(url).catch(() => undefined))?.status === status) return;
  }
  throw new Error(`${url} was not ${status} within ${HANG} ms`);
}

/** The blocks of a language in the page, with addresses of this run in place of its own. @param {string} name @param {Record<string, string>} by */
function settings(name, by) {
  const page = readFileSync(join(ROOT, "docs/containers.md"), "utf8");
  const [, text = ""] = new RegExp(`\`\`\`${name}\\n([^]*?)\`\`\``).exec(page) ?? [];
  return Object.entries(by).reduce((all, [from, to]) => all.replaceAll(from, to), text);
}

/** @param {string} address */
async function haproxy(address, /** @type {readonly string[]} */ [one = "", other = ""]) {
  const text = settings("haproxy", { "10.0.0.1:8080": one, "10.0.0.2:8080": other, "*:80": address });
  const path = join(folder, "haproxy.cfg");
  writeFileSync(path, `global\n  maxconn 1000\n${text}`);
  return start(found("haproxy"), ["-q", "-db", "-f", path]);
}

/** @param {string} address @param {readonly string[]} addresses */
async function nginx(address, [one = "", other = ""]) {
  const path = join(folder, "nginx.conf");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(" ");
  const before = `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log; events {}\nhttp { access_log off; ${temporary}\n`;
  const write = (/** @type {string | undefined} */ down) => {
    const text = settings("nginx", { "10.0.0.1:8080": one, "10.0.0.2:8080": other, "listen 80": `listen ${address}` });
    writeFileSync(path, `${before}${down === undefined ? text : text.replace(`${down} `, `${down} down `)}}\n`);
  };
  write(undefined);
  const child = start(found("nginx"), ["-c", path, "-e", `${folder}/nginx.log`]);
  return {
    /** Marks an address as down, or none. Resolves when no worker of nginx has the settings of before. @param {string | undefined} address */
    async reload(address) {
      const old = workersOf(child);
      write(address);
      child.kill("SIGHUP");
      for (const end = Date.now() + HANG; workersOf(child).some((pid) => old.includes(pid)); await sleep(20)) {
        if (Date.now() > end) throw new Error(`nginx did not replace its workers within ${HANG} ms`);
      }
    },
  };
}

/** @param {import("node:child_process").ChildProcess} child */
function workersOf({ pid }) {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
}

/** @param {"haproxy" | "nginx"} name */
function found(name) {
  const program = ensureProgram(PROGRAMS[name]);
  if ("missing" in program) throw new Error(program.missing);
  return program.path;
}

/** Reads and writes until it is told to end, each request once. @param {string} url @param {AbortSignal} signal @param {Record<string, number>} replies */
async function load(url, signal, replies) {
  for (let at = 0; !signal.aborted; at += 1) {
    const write = at % 2 === 0 && { method: "POST", body: '{"title":"Rolling"}' };
    const headers = { "content-type": "application/json" };
    const status = await send(`${url}/tickets?limit=5`, { ...write, headers }).catch(() => "broken");
    const kind = `${write ? "POST" : "GET"} ${status}`;
    replies[kind] = (replies[kind] ?? 0) + 1;
  }
}

/**
 * A connection for each request: a proxy that is reloaded closes idle connections, and with them a request that is on its way.
 *
 * @param {string} url @param {{ method?: string, body?: string, headers: Record<string, string> }} options
 */
async function send(url, { method = "GET", body, headers }) {
  const outgoing = request(url, { method, headers, agent: false });
  outgoing.end(body);
  const [reply] = /** @type {[import("node:http").IncomingMessage]} */ (await once(outgoing, "response"));
  for await (const _ of reply);
  return reply.statusCode;
}

/** @param {number} rounds */
async function rolling(rounds) {
  project();
  const server = await PostgresServer.start();
  const ending = new AbortController();
  try {
    const ports = [await ownPort(), await ownPort()];
    const addresses = ports.map((port) => `127.0.0.1:${port}`);
    const serve = async (/** @type {number} */ at) => {
      const own = { PORT: String(ports[at]), DATABASE_URL: server.urlOf(), PGCONNECT_TIMEOUT: String(HANG / 1_000) };
      const env = { ...own, NODE_ENV: "production" };
      const child = start(process.execPath, ["--import", "signalbox/typescript", "src/main.ts"], env);
      await until(`http://${addresses[at]}/ready`, 200);
      return child;
    };
    const processes = [await serve(0), await serve(1)];
    const proxies = [`127.0.0.1:${await freePort()}`, `127.0.0.1:${await freePort()}`];
    await haproxy(proxies[0] ?? "", addresses);
    const reloadable = await nginx(proxies[1] ?? "", addresses);
    for (const proxy of proxies) await until(`http://${proxy}/ready`, 200);
    /** @type {Record<string, number>[]} */
    const replies = [{}, {}];
    const clients = Array.from({ length: CLIENTS }, (_, at) =>
      load(`http://${proxies[at % 2]}`, ending.signal, replies[at % 2] ?? {}),
    );
    const exits = [];
    for (let at = 0; at < rounds * processes.length; at += 1) {
      const old = processes[at % 2];
      const ended = once(old ?? process, "exit");
      await reloadable.reload(addresses[at % 2]);
      old?.kill("SIGTERM");
      exits.push((await ended)[0]);
      processes[at % 2] = await serve(at % 2);
      await reloadable.reload(undefined);
      await sleep(1000);
    }
    ending.abort();
    await Promise.all(clients);
    return {
      restarts: exits.length,
      exits,
      haproxy: replies[0] ?? {},
      nginx: replies[1] ?? {},
      ...(await count(server)),
    };
  } finally {
    ending.abort();
    for (const child of children) child.kill("SIGKILL");
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {PostgresServer} server */
async function count(server) {
  const client = new Client(server.urlOf());
  await client.connect();
  const { rows } = await client.query("SELECT count(*)::int AS opened FROM tickets");
  await client.end();
  return /** @type {{ opened: number }} */ (rows[0]);
}

const figures = await rolling(Number(process.argv[2] ?? 1));
console.log(figures);
const kinds = [figures.haproxy, figures.nginx].flatMap((each) => Object.entries(each));
const lost = kinds.filter(([kind]) => kind !== "GET 200" && kind !== "POST 201").reduce((sum, [, n]) => sum + n, 0);
const posted = kinds.filter(([kind]) => kind === "POST 201").reduce((sum, [, n]) => sum + n, 0);
console.log(`rolling-restart: ${kinds.reduce((sum, [, n]) => sum + n, 0)} requests, ${lost} lost`);
process.exitCode = lost === 0 && posted === figures.opened && figures.exits.every((code) => code === 0) ? 0 : 1;
