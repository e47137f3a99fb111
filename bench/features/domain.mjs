// What the features are about, the same for every framework.
import { createHmac, timingSafeEqual } from "node:crypto";
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";

/** How many sources of events are open. */
export const sources = { open: 0 };

/** The numbers behind one, up to three; then it waits for more, which do not come, until it is told to stop. */
export async function* numbersAfter(last, signal) {
  sources.open += 1;
  try {
    for (let number = Number(last ?? 0) + 1; number <= 3; number += 1) yield number;
    await sleep(60_000, undefined, { signal, ref: false }).catch(() => undefined);
  } finally {
    sources.open -= 1;
  }
}

export const SCRIPT = `console.log("${"a".repeat(2_000)}");\n`;

/** A folder with a file, the same file compressed, a hidden file and a link that leads out of it. */
export function makeFolder() {
  const outside = mkdtempSync(join(tmpdir(), "features-outside-"));
  writeFileSync(join(outside, "secret.txt"), "secret");
  const folder = mkdtempSync(join(tmpdir(), "features-"));
  mkdirSync(join(folder, "docs"));
  writeFileSync(join(folder, "docs", "index.html"), "<!doctype html><title>docs</title>");
  writeFileSync(join(folder, "app.js"), SCRIPT);
  writeFileSync(join(folder, "app.js.br"), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, ".env"), "TOKEN=secret");
  symlinkSync(join(outside, "secret.txt"), join(folder, "link.txt"));
  return folder;
}

/** What was stored of uploads: title and bytes of each file. */
export const stored = [];

/** Reads a file to its end, as a store of objects would. */
export async function store(title, content) {
  let bytes = 0;
  for await (const chunk of content) bytes += chunk.length;
  stored.push({ title, bytes });
}

export const LARGEST_FILE = 200_000_000;

const SECRET = "it is a secret";

export const signatureOf = (bytes) => `sha256=${createHmac("sha256", SECRET).update(bytes).digest("hex")}`;

/** Whether a text signs these bytes. */
export function isSigned(bytes, signature = "") {
  const [expected, given] = [Buffer.from(signatureOf(bytes)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** A report that takes work to make: its version, and how often it was made. */
export const report = { version: 1, made: 0 };

export function render() {
  report.made += 1;
  return { version: report.version, text: "Points and crossings. ".repeat(200) };
}

/** Whether a request comes with a member's token. */
export const isMember = (authorization) => authorization === "Bearer ada";

/** Takes an event whose sender is known. */
export function took(event) {
  stored.push(event);
}

/** Books as the database has them: the second has a number in place of its title, and both have a column too many. */
export const books = new Map([
  ["1", { id: 1, title: "Emma", costs: 7 }],
  ["2", { id: 2, title: 2, costs: 7 }],
]);
