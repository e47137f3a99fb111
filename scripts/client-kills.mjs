// @ts-check
// A client pays, walks through pages and reads a stream, while the server is killed (kill -9) at random moments and started again:
// node scripts/client-kills.mjs [kills]
// Needs a build (npm run build). Each payment has to happen once, each walk to give every page once, in order, and the stream every
// event once, in order.
import { execFileSync, fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import Database from "libsql";
import { ClientFault, client } from "signalbox/client";

const root = fileURLToPath(new URL("..", import.meta.url));
const PAYERS = 4;
const kills = Number(process.argv[2] ?? 50);
const figures = { kills: 0, payments: 0, attempts: 0, unsure: 0, walks: 0, events: 0 };
/** @type {string[]} */
const faults = [];

execFileSync(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-b", join(root, "examples/payments")]);
const folder = mkdtempSync(join(tmpdir(), "client-kills-"));
const path = join(folder, "payments.db");

/** @param {string} port */
async function start(port) {
  const args = [path, port];
  const child = fork(join(root, "scripts/client-worker.mjs"), args, { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const [url] = await once(child, "message");
  return { child, url: String(url) };
}

let { child, url } = await start("0");
let isOver = false;

// Nothing is known of its types here: the server is JavaScript.
/** @type {any} */
const ask = client(url, {
  headers: { authorization: "Bearer ada" },
  wait: { budget: 60_000, times: 100 },
});

/** @type {string[]} */
const notes = [];

async function pay() {
  while (!isOver) {
    const note = randomUUID();
    const given = { body: { amount: 5, note }, idempotencyKey: note, deadline: 60_000 };
    for (let tries = 1; ; tries += 1) {
      try {
        const reply = await ask("/payments").post(given);
        figures.attempts += reply.attempts;
        if (reply.status !== 201) faults.push(`${note}: ${reply.status}`);
        else notes.push(note);
        break;
      } catch (error) {
        // A transaction that could not be committed is a 500, which no contract has. The key says that it may be sent again.
        figures.unsure += 1;
        if (error instanceof ClientFault && error.status === 500 && tries < 10) continue;
        faults.push(`${note}: ${String(error)}`);
        break;
      }
    }
    figures.payments += 1;
  }
}

async function walk() {
  while (!isOver) {
    const seen = [];
    for await (const { body } of ask("/pages").pages()) {
      seen.push(...body);
      await sleep(5);
    }
    if (seen.join() !== Array.from({ length: 21 }, (_, at) => at).join()) faults.push(`pages: ${seen.join()}`);
    figures.walks += 1;
  }
}

async function listen() {
  for await (const { data } of ask("/ticks").stream()) {
    figures.events += 1;
    if (data.number !== figures.events) return faults.push(`event ${data.number} came as number ${figures.events}`);
    if (isOver) break;
  }
  return 0;
}

const done = Promise.allSettled([...Array.from({ length: PAYERS }, pay), walk(), listen()]);
while (figures.kills < kills) {
  await sleep(Math.random() * 300);
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
  figures.kills += 1;
  ({ child, url } = await start(new URL(url).port));
}
isOver = true;
for (const { status, ...rest } of await done) {
  if (status === "rejected" && "reason" in rest) faults.push(String(rest.reason));
}
const ended = once(child, "exit");
child.kill("SIGKILL");
await ended;

const database = new Database(path);
for (const note of notes) {
  const row = database.prepare("SELECT count(*) AS effects FROM payments WHERE note = ?").get(note);
  const { effects } = /** @type {{ effects: number }} */ (row);
  if (effects !== 1) faults.push(`${note} has ${effects} effects`);
}
database.close();
rmSync(folder, { recursive: true });
console.log(JSON.stringify(figures));
for (const fault of faults) console.log(`fault: ${fault}`);
if (faults.length > 0) process.exitCode = 1;
