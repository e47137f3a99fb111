// @ts-check
// Clients of the help desk (examples/helpdesk) open tickets, change them together, export them and follow the events, while its process
// is killed (kill -9) at random moments and started again; every fifth time it is PostgreSQL: node scripts/helpdesk-kills.mjs [kills]
// Needs a build (npm run build) and PostgreSQL. Every ticket has to be opened once, every change to be there once, every export to be
// made once, and every event to be received once. No process may end by itself.
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { SignJWT } from "jose";
import { Client } from "pg";
import { rolldown } from "rolldown";
import { ClientFault, client } from "signalbox/client";
import { job } from "signalbox/client/jobs";
import { LONG_HANG } from "../test/bounds.mjs";
import { ownPort } from "./limit-redis-server.mjs";
import { PostgresServer } from "./postgres-server.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
let kills = Number(process.argv[2] ?? 20);
const CRASH_EVERY = 5;
const OPENERS = 3;
const CHANGERS = 2;
/** How many changes one ticket gets: its description takes more. */
const CHANGES = 20;
/** Milliseconds after which what does not come to its end is a fault. */
const PATIENCE = LONG_HANG;
const SECRET = randomUUID() + randomUUID();

const figures = { kills: 0, crashes: 0, opened: 0, changed: 0, conflicts: 0, exported: 0, events: 0, unsure: 0 };
/** @type {string[]} */
const faults = [];
let isOver = false;
// `kill -INT`: no more kills, and everything is checked.
process.once("SIGINT", () => {
  kills = 0;
});

const server = await PostgresServer.start({ synchronous_commit: "on" });
const port = await ownPort();
const env = { ...process.env, DATABASE_URL: server.urlOf(), JWT_SECRET: SECRET, QUOTA: "1000000", PORT: String(port) };

/** One file of JavaScript: it is compiled once, and not by each process that starts. */
const APP = "examples/helpdesk/dist/app.mjs";
const bundle = await rolldown({
  input: `${root}examples/helpdesk/app.ts`,
  platform: "node",
  external: /^[^./]/,
  logLevel: "silent",
});
await bundle.write({ file: `${root}${APP}`, format: "esm", codeSplitting: false });
await bundle.close();

/** Until it serves: PostgreSQL may not be there yet. */
async function start() {
  for (let tries = 0; tries < 100; tries += 1) {
    const args = ["dist/cli/main.js", "serve", APP, "--json"];
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    child.stderr.on("data", (piece) => {
      said = `${said}${piece}`.slice(-2_000);
    });
    const line = createInterface({ input: child.stdout });
    const ended = once(child, "exit");
    const isUp = await Promise.race([once(line, "line").then(() => true), ended.then(() => false)]);
    if (!isUp) continue;
    void ended.then(async ([code]) => {
      if (code === null) return;
      faults.push(`the process ended by itself: ${said}`);
      current = await start();
    });
    return child;
  }
  throw new Error("the help desk did not start");
}

let current = await start();
const key = new TextEncoder().encode(SECRET);
const token = await new SignJWT({ user: { id: 1, organisation: 1, name: "Ada", role: "admin" } })
  .setProtectedHeader({ alg: "HS256" })
  .setIssuer("helpdesk")
  .setAudience("helpdesk")
  .setExpirationTime("1d")
  .sign(key);

// Nothing is known of its types here: the script is JavaScript.
/** @type {any} */
const api = client(`http://127.0.0.1:${port}`, {
  headers: { authorization: `Bearer ${token}` },
  wait: { budget: PATIENCE, times: 1000 },
});

/**
 * Sends it again where no reply says what has become of it, or the transaction could not be committed.
 * @param {string} what @param {() => Promise<any>} send
 */
async function surely(what, send) {
  for (const until = Date.now() + PATIENCE; Date.now() < until; await sleep(50)) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ClientFault)) throw error;
      figures.unsure += 1;
    }
  }
  throw new Error(`${what} did not come to an end`);
}

/** @type {string[]} */
const titles = [];

async function openTicket() {
  const title = randomUUID();
  const given = { body: { title }, idempotencyKey: title, deadline: 60_000 };
  const reply = await surely(`ticket ${title}`, () => api("/tickets").post(given));
  if (reply.status !== 201) throw new Error(`ticket ${title}: ${reply.status}`);
  titles.push(title);
  figures.opened += 1;
  return { params: { ticket: String(reply.body.id) } };
}

async function open() {
  while (!isOver) await openTicket();
}

/** @param {{ params: { ticket: string } }} at @param {string} mark added to the description, by a client that reads before it writes */
async function change(at, mark) {
  for (;;) {
    const { status, body, etag } = await surely(mark, () => api("/tickets/{ticket}").get({ ...at, deadline: 60_000 }));
    if (status !== 200) throw new Error(`${mark}: GET ${status}`);
    if (body.description.includes(mark)) break;
    const given = { ...at, patch: "merge", body: { description: `${body.description} ${mark}` }, ifMatch: etag };
    const reply = await api("/tickets/{ticket}")
      .patch({ ...given, deadline: 60_000 })
      .catch(() => undefined);
    if (reply?.status === 200) break;
    // The next reading tells what has become of it.
    if (reply === undefined) figures.unsure += 1;
    else if (reply.status === 412) figures.conflicts += 1;
    else if (reply.status !== 409 && reply.status !== 503) throw new Error(`${mark}: PATCH ${reply.status}`);
  }
  figures.changed += 1;
}

async function changeTogether() {
  /** @param {readonly string[]} texts */
  const inOrder = (texts) => [...texts].sort((one, other) => one.localeCompare(other)).join();
  while (!isOver) {
    const at = await openTicket();
    const marks = Array.from({ length: CHANGES }, () => randomUUID().slice(0, 13));
    const changers = Array.from({ length: CHANGERS }, async (_, own) => {
      for (const mark of marks.filter((_mark, index) => index % CHANGERS === own)) await change(at, mark);
    });
    await Promise.all(changers);
    const { body } = await surely("the last reading", () => api("/tickets/{ticket}").get(at));
    const there = body.description.trim().split(" ");
    if (inOrder(there) !== inOrder(marks)) faults.push(`changes: ${there.length} of ${marks.length}`);
  }
}

async function exporting() {
  while (!isOver) {
    const given = { body: { status: "closed" }, idempotencyKey: randomUUID(), deadline: 60_000 };
    const reply = await surely("an export", () => api("/exports").post(given));
    const followed = job(api("/jobs/{id}"), reply);
    const result = await surely("its result", () => followed.result(api("/exports/{export}"), { deadline: PATIENCE }));
    if (result.status !== 200) faults.push(`export: ${result.status}`);
    figures.exported += 1;
  }
}

/** @type {number[]} */
const told = [];
const listening = new AbortController();

/** The client goes on by itself while there are events; when it gives up, behind the last one that was seen. */
async function listen() {
  for (let last = "0"; !listening.signal.aborted; await sleep(100)) {
    const given = { headers: { "last-event-id": last }, signal: listening.signal };
    try {
      for await (const { id, event, data } of api("/events").stream(given)) {
        last = id;
        if (event !== "opened") continue;
        told.push(data.ticket);
        figures.events += 1;
      }
    } catch (error) {
      if (listening.signal.aborted) return;
      if (!(error instanceof ClientFault)) throw error;
      figures.unsure += 1;
    }
  }
}

/** On a busy machine a process takes long to start: it is killed while it works, and not before. */
async function untilItWorks() {
  const before = figures.opened + figures.changed;
  for (const until = Date.now() + PATIENCE; figures.opened + figures.changed === before; await sleep(20)) {
    if (Date.now() > until) throw new Error("nothing is done any more");
  }
}

const followed = listen();
const done = Promise.allSettled([...Array.from({ length: OPENERS }, open), changeTogether(), exporting()]);
for (; figures.kills < kills; figures.kills += 1) {
  if (figures.kills % 100 === 99) console.log(JSON.stringify(figures));
  await untilItWorks();
  await sleep(Math.random() * 2000);
  if (figures.kills % CRASH_EVERY === CRASH_EVERY - 1) {
    server.crash();
    figures.crashes += 1;
    continue;
  }
  const ended = once(current, "exit");
  if (!current.kill("SIGKILL")) continue;
  await ended;
  current = await start();
}
isOver = true;
for (const each of await done) if (each.status === "rejected") faults.push(String(each.reason));

const database = new Client(server.urlOf());
await database.connect();
const { rows: tickets } = await database.query("SELECT id, title FROM tickets WHERE id > 1 ORDER BY id");
for (const title of titles) {
  const effects = tickets.filter((each) => each.title === title).length;
  if (effects !== 1) faults.push(`${title} was opened ${effects} times`);
}
if (tickets.length !== titles.length) faults.push(`${tickets.length} tickets, of ${titles.length} that were opened`);
const { rows: exported } = await database.query(
  "SELECT (SELECT count(*)::int FROM exports) AS made, (SELECT count(*)::int FROM signalbox.jobs) AS jobs",
);
if (exported[0].made !== figures.exported || exported[0].jobs !== figures.exported)
  faults.push(`${figures.exported} exports: ${JSON.stringify(exported[0])}`);
for (const until = Date.now() + 60_000; Date.now() < until && told.length < tickets.length; ) await sleep(100);
listening.abort();
await followed;
const lost = tickets.filter(({ id }) => !told.includes(id)).length;
if (lost > 0 || new Set(told).size !== told.length)
  faults.push(`events: ${lost} lost, ${told.length - new Set(told).size} twice`);
await database.end();
current.kill("SIGKILL");
await server.stop();
console.log(JSON.stringify(figures));
for (const fault of faults) console.log(`fault: ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
