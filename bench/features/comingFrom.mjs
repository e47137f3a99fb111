// node comingFrom.mjs [--write]: runs the endpoint of each page of docs/coming-from in its own framework and in Signalbox, and asks
// both the same over HTTP; --write puts the tables into the pages. Needs `npm ci` here and `npm run build` in the project.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { transformSync } from "esbuild";
// oxlint-disable-next-line import/no-unassigned-import -- it lets this process import TypeScript
import "../../dist/cli/importTypescript.js";
import { serve } from "../../dist/runtime/node.js";
import { writeApps } from "../../scripts/guidePages.mjs";
import { ask } from "./asking.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const root = join(here, "../..");
const made = join(here, ".coming-from");
const apps = join(root, ".cache/coming-from");
const { values } = parseArgs({ options: { write: { type: "boolean" } } });
const { dependencies } = createRequire(import.meta.url)("./package.json");
process.env.NODE_ENV = "production";

const JSON_TYPE = { "content-type": "application/json" };
const BOOK = '{"title":"Middlemarch","year":1872}';

/** What is asked, in this order: the last one changes the book where nothing holds it back. */
const REQUESTS = [
  { title: "`GET /books/1`", path: "/books/1" },
  { title: "`HEAD /books/1`", path: "/books/1", method: "HEAD" },
  { title: "`GET` with the tag of the first", path: "/books/1", tagged: true },
  { title: "`GET` with `Accept: text/csv`", path: "/books/1", headers: { accept: "text/csv" } },
  { title: "`GET /books/7`, which is not there", path: "/books/7" },
  { title: "`OPTIONS /books/1`", path: "/books/1", method: "OPTIONS" },
  { title: "`DELETE /books/1`", path: "/books/1", method: "DELETE" },
  {
    title: "`PUT` of JSON without a title",
    path: "/books/1",
    method: "PUT",
    headers: JSON_TYPE,
    content: '{"year":1872}',
  },
  { title: "`PUT` of what is no JSON", path: "/books/1", method: "PUT", headers: JSON_TYPE, content: "{" },
  { title: "`PUT` of text", path: "/books/1", method: "PUT", headers: { "content-type": "text/plain" }, content: "x" },
  {
    title: "`PUT` with the tag of an older state",
    path: "/books/1",
    method: "PUT",
    headers: { ...JSON_TYPE, "if-match": '"0"' },
    content: BOOK,
  },
];

/** How each is started: the port, and what stops it. */
const START = {
  express: (app) => listening(createServer(app)),
  fastify: async (app) => {
    await app.listen({ port: 0, host: "127.0.0.1" });
    return { port: app.server.address().port, stop: () => app.close() };
  },
  hono: async (app) => {
    const { getRequestListener } = await import("@hono/node-server");
    return listening(createServer((request, response) => void getRequestListener(app.fetch)(request, response)));
  },
  nest: async (app) => {
    await app.listen(0, "127.0.0.1");
    return { port: app.getHttpServer().address().port, stop: () => app.close() };
  },
};
const PACKAGES = { express: "express", fastify: "fastify", hono: "hono", nest: "@nestjs/core" };

rmSync(made, { recursive: true, force: true });
rmSync(apps, { recursive: true, force: true });
// oxlint-disable-next-line import/no-unassigned-import -- decorators need what it adds to Reflect
await import("reflect-metadata");
const folders = writeApps(apps);
try {
  for (const name of Object.keys(START)) await compare(name);
} finally {
  rmSync(made, { recursive: true, force: true });
  rmSync(apps, { recursive: true, force: true });
}
process.exit();

async function compare(name) {
  const path = `docs/coming-from/${name}.md`;
  const page = readFileSync(join(root, path), "utf8");
  const theirs = await results(await START[name](await appOf(name, page)));
  const { service } = await import(pathToFileURL(join(folders.get(path), "app.ts")).href);
  const serving = await serve(service, { port: 0 });
  const ours = await results({ port: serving.port, stop: () => serving.close() });
  const title = /^## In (.*)$/m.exec(page)[1];
  const rows = REQUESTS.map((request, at) => [request.title, theirs[at], ours[at]]);
  const lines = [["Request", title, "Signalbox"], ["---", "---", "---"], ...rows].map(
    (row) => `| ${row.join(" | ")} |`,
  );
  const version = dependencies[PACKAGES[name]];
  const day = new Date().toISOString().slice(0, 10);
  const table = `${lines.join("\n")}\n\n${day}, ${PACKAGES[name]} ${version}, Node ${process.versions.node}.`;
  console.log(`\n${table}`);
  if (values.write) writeFileSync(join(root, path), between(page, table));
}

/** The first block of the page, as a module beside the packages. */
async function appOf(name, page) {
  const [, language, code] = /^```(js|typescript)\n([\s\S]*?)^```$/m.exec(page);
  const folder = join(made, name);
  mkdirSync(folder, { recursive: true });
  const store = readFileSync(join(folders.get(`docs/coming-from/${name}.md`), "books.ts"), "utf8");
  writeFileSync(join(folder, "books.js"), transformSync(store, { loader: "ts" }).code);
  const tsconfigRaw = { compilerOptions: { experimentalDecorators: true } };
  const text = language === "js" ? code : transformSync(code, { loader: "ts", tsconfigRaw }).code;
  writeFileSync(join(folder, "app.mjs"), text);
  return (await import(pathToFileURL(join(folder, "app.mjs")).href)).default;
}

function listening(server) {
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () =>
      resolve({ port: server.address().port, stop: () => new Promise((done) => server.close(done)) }),
    );
  });
}

/** The status of each, and what comes with it that a client would use. */
async function results({ port, stop }) {
  const found = [];
  let tag;
  for (const { path, method, headers = {}, content, tagged = false } of REQUESTS) {
    const fields = tagged && tag !== undefined ? { "if-none-match": tag } : headers;
    const response = await ask(port, path, { method, headers: fields, content });
    tag ??= response.headers.etag;
    const beside = ["etag", "allow"].filter((name) => response.headers[name] !== undefined && wanted(name, method));
    const words = { etag: "ETag", allow: "Allow" };
    const named = beside.map((name) => `, ${words[name]}`).join("");
    found.push(tagged && tag === undefined ? `${response.status}: there is no tag` : `${response.status}${named}`);
  }
  await stop();
  return found;
}

/** A tag is worth telling of a read, the methods of what was refused. */
function wanted(name, method = "GET") {
  return name === "etag" ? method === "GET" || method === "HEAD" : method === "OPTIONS" || method === "DELETE";
}

function between(page, text) {
  const [start, end] = ["<!-- requests -->", "<!-- /requests -->"];
  return `${page.slice(0, page.indexOf(start) + start.length)}\n\n${text}\n\n${page.slice(page.indexOf(end))}`;
}
