// @ts-check
// Prints what the services of the guide respond: each page has the code of a service, and requests; each request is sent, in
// the order of the page, and what comes back is written below it, with its trace. Command lines of `signalbox` are run likewise,
// and SQL is run around the request below it. A page that needs PostgreSQL stays as it is where that cannot be had.
import { execFile } from "node:child_process";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
// oxlint-disable-next-line import/no-unassigned-import -- it lets this process import TypeScript
import "../dist/cli/importTypescript.js";
import { statusPhrase } from "../dist/http/response.js";
import { request } from "../dist/testing/index.js";
import { LONG_HANG } from "../test/bounds.mjs";
import { ensureProgram, PROGRAMS } from "./ensure-program.mjs";
import { textOf, writeApps } from "./guidePages.mjs";
import { needsDatabase, PageDatabase } from "./pageDatabase.mjs";
import { inRoot, print } from "./printed.mjs";

/** @typedef {import("../dist/index.js").Service} Service */

/** A request, with the response that was printed below it, if any; or a command line, with its output; or SQL. */
const ASKED =
  /^```http\n([A-Z]+ \S+ HTTP\/1\.1\n[\s\S]*?)^```\n(?:\n```http\nHTTP\/1\.1 [\s\S]*?^```\n)?|^```console\n\$ ((?:npx )?signalbox .*)\n[\s\S]*?^```\n|^```sql\n([\s\S]*?)^```\n/gm;

/** What every response has, and is not worth a line. */
const LEFT_OUT = new Set(["content-length", "x-content-type-options", "x-framework-trace"]);

/** What differs from one checkout to the next: the tags and dates of files. @type {Readonly<Record<string, readonly string[]>>} */
const VARYING = { "docs/guide/files.md": ["etag", "last-modified"] };

const LONGEST_LINE = 110;

/**
 * @param {Service} service
 * @param {string} text the request as the page shows it
 * @param {readonly string[]} varying
 */
async function responseTo(service, text, varying) {
  const [head = "", ...rest] = text.split("\n\n");
  const [line = "", ...fields] = head.trim().split("\n");
  const [method = "", target = ""] = line.split(" ");
  const headers = Object.fromEntries(
    fields.map((field) => [field.split(": ", 1)[0], field.slice(field.indexOf(":") + 2)]),
  );
  const isForm = headers["Content-Type"]?.startsWith("multipart/") ?? false;
  const content = rest.join("\n\n").trimEnd();
  const body = isForm ? content.replaceAll("\n", "\r\n") : content;
  const response = await request(service, method, target, { headers, ...(body !== "" && { body }) });
  return shown(response, varying);
}

/**
 * @param {import("../dist/testing/index.js").TestResponse} response
 * @param {readonly string[]} varying
 */
async function shown(response, varying) {
  const { headers } = response.response;
  /** @type {string[]} */
  const lines = [];
  for (let at = 0; at < headers.length; at += 2) {
    const name = headers[at] ?? "";
    if (LEFT_OUT.has(name.toLowerCase())) continue;
    lines.push(`${name}: ${varying.includes(name.toLowerCase()) ? "…" : headers[at + 1]}`);
  }
  if (response.trace !== "") lines.push(`X-Framework-Trace: ${response.trace}`);
  const content = await contentOf(response);
  const text = [`HTTP/1.1 ${response.status} ${statusPhrase(response.status)}`, ...lines].join("\n");
  return `\`\`\`http\n${text}\n${content === "" ? "" : `\n${content.trimEnd()}\n`}\`\`\`\n`;
}

/** @param {import("../dist/testing/index.js").TestResponse} response */
async function contentOf(response) {
  const text = await response.text();
  if (text.length <= LONGEST_LINE || !response.header("content-type")?.endsWith("json")) return text;
  return JSON.stringify(JSON.parse(text), null, 2);
}

/**
 * @param {string} line
 * @param {string} folder where the app is
 */
async function outputOf(line, folder) {
  const args = [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, one, two, three]) => one ?? two ?? three ?? "");
  const { FORCE_COLOR: _, ...env } = process.env;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [inRoot("dist/cli/main.js"), ...args.slice(args.indexOf("signalbox") + 1)],
    {
      cwd: folder,
      env: { ...env, NO_COLOR: "1", COLUMNS: "100" },
      timeout: LONG_HANG,
    },
  );
  const text = stdout.trimEnd().replaceAll(/\b\d+(?:\.\d+)? (?=m?s\b)/g, "… ");
  return `\`\`\`console\n$ ${line}\n${text}\n\`\`\`\n`;
}

/** Fails with what a failing test says. Tests have a database of their own, not that of the page. @param {string} folder */
async function runTests(folder) {
  // By name: in a folder, Node 20 finds no TypeScript.
  const files = readdirSync(join(folder, "test")).map((name) => join("test", name));
  const args = ["--import", "signalbox/typescript", "--test", ...files];
  const { DATABASE_URL: _, ...env } = process.env;
  await promisify(execFile)(process.execPath, args, { cwd: folder, env, timeout: LONG_HANG });
}

/**
 * @param {string} page
 * @param {string} folder
 */
async function printed(page, folder) {
  const text = textOf(page);
  if (!needsDatabase(text)) return responses(page, folder);
  const found = ensureProgram(PROGRAMS.postgres);
  if ("path" in found) {
    const database = await PageDatabase.start();
    try {
      return await responses(page, folder, database);
    } finally {
      await database.stop();
    }
  }
  if (found.isFault && process.env["CI"] === "true") throw new Error(found.missing);
  console.log(`${page} was not run: ${found.missing}`);
  return text;
}

/**
 * @param {string} page
 * @param {string} folder
 * @param {PageDatabase} [database]
 */
async function responses(page, folder, database) {
  const text = textOf(page);
  const app = ["src/app.ts", "app.ts"].map((path) => join(folder, path)).find((path) => existsSync(path)) ?? "";
  /** @type {{ service?: Service }} */
  const { service } = await import(pathToFileURL(app).href);
  if (service === undefined) throw new Error(`${page} exports no service`);
  if (existsSync(join(folder, "test"))) await runTests(folder);
  let result = "";
  let from = 0;
  let meanwhile = "";
  for (const found of text.matchAll(ASKED)) {
    const [whole, asked, line, statements] = found;
    result += text.slice(from, found.index);
    from = found.index + whole.length;
    if (statements !== undefined) {
      meanwhile = statements;
      result += whole;
    } else if (asked === undefined) result += await outputOf(line ?? "", folder);
    else {
      const send = () => responseTo(service, asked, VARYING[page] ?? []);
      const response = await (meanwhile === "" ? send() : database?.during(meanwhile, send));
      meanwhile = "";
      result += `\`\`\`http\n${asked}\`\`\`\n\n${response}`;
    }
  }
  await service.stop();
  return result + text.slice(from);
}

// Limits count by this clock: a busy machine must not change a Retry-After.
const started = performance.now();
performance.now = () => started;
// Folders that a page serves are named from the root.
process.chdir(inRoot("."));
const folder = inRoot(`.cache/guide-${process.pid}`);
/** @type {Record<string, string>} */
const pages = {};
try {
  for (const [page, own] of writeApps(folder)) pages[page] = await printed(page, own);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
print(pages, "scripts/print-guide.mjs");
