// @ts-check
// node compare.mjs [--write] [--figures FILE]: what each client types, does by itself and weighs, and the lines of the same tour;
// --figures takes what `node run.mjs` has printed; --write puts the tables into docs/client-comparison.md.
// Needs `npm run build` at the root, and `npm ci` here.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { buildSync } from "esbuild";
import openapiTS, { astToString } from "openapi-typescript";
import { OF_ITSELF, startServer } from "./tour/probes.mjs";
import { CLIENTS, probeFile, TYPED } from "./tour/typed.mjs";
import { COMPILER } from "./types/compiler.mjs";
import { linkPackage, signalbox } from "./types/generate.mjs";

const HERE = import.meta.dirname;
const PAGE = join(HERE, "..", "..", "docs", "client-comparison.md");
const TOUR = join(HERE, "tour");
const folder = join(TOUR, "generated");
/** @type {Record<string, string>} */
const NAMES = { signalbox: "Signalbox", hono: "Hono hc", eden: "Elysia Eden", openapi: "openapi-fetch" };
/** What a page imports. @type {Record<string, string>} */
const IMPORTED = {
  signalbox: 'export { client } from "signalbox/client";',
  hono: 'export { hc } from "hono/client";',
  eden: 'export { treaty } from "@elysia/eden";',
  openapi: 'export { default } from "openapi-fetch";',
};
const names = Object.keys(NAMES);
const { values } = parseArgs({ options: { write: { type: "boolean" }, figures: { type: "string" } } });

linkPackage();
mkdirSync(folder, { recursive: true });
try {
  const server = bundled(join(TOUR, "server.ts"), "server.mjs");
  writeFileSync(join(TOUR, "document.d.ts"), astToString(await openapiTS(JSON.parse(signalbox("openapi", server)))));
  /** @type {Record<string, string>} */
  const tables = { typed: typed(), itself: await itself(server), weight: weight() };
  if (values.figures !== undefined) tables["figures"] = figuresIn(readFileSync(values.figures, "utf8"));
  for (const [name, table] of Object.entries(tables)) console.log(`${name}\n\n${table}\n`);
  if (values.write) write(tables);
} finally {
  rmSync(folder, { recursive: true, force: true });
  rmSync(join(TOUR, "document.d.ts"), { force: true });
}

/** One file that runs, of a source. @param {string} source @param {string} name */
function bundled(source, name) {
  const outfile = join(folder, name);
  buildSync({ entryPoints: [source], outfile, bundle: true, platform: "node", format: "esm", packages: "external" });
  return outfile;
}

function typed() {
  const rows = Object.keys(TYPED);
  for (const name of Object.keys(CLIENTS)) {
    for (const [at, probe] of rows.entries())
      writeFileSync(join(TOUR, `probe-${name}-${at}.ts`), probeFile(name, probe));
  }
  const args = ["-p", TOUR, "--checkers", "1", "--pretty", "false"];
  const { stdout } = spawnSync(COMPILER, args, { encoding: "utf8", timeout: 300_000 });
  for (const name of names) for (const at of rows.keys()) rmSync(join(TOUR, `probe-${name}-${at}.ts`));
  const others = stdout.split("\n").filter((line) => /error/.test(line) && !/probe-\w+-\d+\.ts\(/.test(line));
  if (others.length > 0) throw new Error(`The tours do not compile:\n${others.join("\n")}`);
  return tableOf(
    rows.map((probe, at) => [probe, ...names.map((name) => said(!stdout.includes(`probe-${name}-${at}.ts(`)))]),
  );
}

/** @param {string} server */
async function itself(server) {
  /** @type {string[][]} */
  const rows = Object.keys(OF_ITSELF).map((probe) => [probe]);
  /** @type {string[]} */
  const results = [];
  for (const name of names) {
    const tour = await import(pathToFileURL(bundled(join(TOUR, `${name}.ts`), `${name}.mjs`)).href);
    for (const [at, probe] of Object.values(OF_ITSELF).entries()) {
      rows[at]?.push(said(await probe(name, server)));
    }
    const { url, stop } = await startServer(server);
    const { read, rename, limited, titles, ticks } = tour;
    const found = [await read(url, "1"), await read(url, "none"), await rename(url), await limited(url)];
    results.push(JSON.stringify([...found, await titles(url), await ticks(url)]));
    await stop();
  }
  const [expected] = results;
  const wrong = names.filter((_, at) => results[at]?.replace('"204"', '"200"') !== expected?.replace('"204"', '"200"'));
  if (wrong.length > 0) throw new Error(`The tours differ: ${results.join("\n")}`);
  return tableOf(rows);
}

function weight() {
  const sizes = names.map((name) => {
    const input = { contents: IMPORTED[name] ?? "", resolveDir: HERE };
    const { outputFiles } = buildSync({
      stdin: input,
      bundle: true,
      minify: true,
      format: "esm",
      platform: "browser",
      write: false,
    });
    return outputFiles[0]?.contents ?? new Uint8Array();
  });
  return tableOf([
    ["minified, kB", ...sizes.map((content) => (content.byteLength / 1000).toFixed(1))],
    ["and with brotli, kB", ...sizes.map((content) => (brotliCompressSync(content).byteLength / 1000).toFixed(1))],
    ["lines of the tour", ...names.map((name) => String(linesIn(sourceOf(name))))],
    ["and of what it uses that is written by hand", ...names.map((name) => String(linesBeside(name)))],
  ]);
}

/** Lines that are neither blank nor a comment nor an import. @param {string} code */
function linesIn(code) {
  const lines = code.replaceAll(/^import [^;]*;$/gm, "").split("\n");
  return lines.filter((line) => line.trim() !== "" && !/^(?:\/\/|\/\*)/.test(line.trim())).length;
}

/** @param {string} name */
function sourceOf(name) {
  return readFileSync(join(TOUR, `${name}.ts`), "utf8");
}

/** Of what the tours share, those functions that this one imports. @param {string} name */
function linesBeside(name) {
  const imported = /import \{([^}]*)\} from "\.\/byHand\.ts"/.exec(sourceOf(name))?.[1] ?? "";
  const used = imported.split(",").map((each) => each.trim());
  const functions = sourceOf("byHand").split(/^(?=export )/m);
  return linesIn(functions.filter((text) => used.includes(/function\*? (\w+)/.exec(text)?.[1] ?? "")).join("\n"));
}

/** @param {boolean} result */
function said(result) {
  return result ? "yes" : "no";
}

/** @param {readonly (readonly string[])[]} rows */
function tableOf(rows) {
  const all = [["", ...names.map((name) => NAMES[name] ?? "")], ...rows];
  const widths = (all[0] ?? []).map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  const [head = "", ...body] = all.map(
    (row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`,
  );
  return [head, `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...body].join("\n");
}

/** The table of `node run.mjs`. @param {string} printed */
function figuresIn(printed) {
  return printed
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .join("\n");
}

/** @param {Record<string, string>} tables */
function write(tables) {
  const { dependencies } = JSON.parse(readFileSync(join(HERE, "package.json"), "utf8"));
  const versions = ["hono", "@elysia/eden", "openapi-fetch", "typescript-7"].map(
    (name) => `${name} ${dependencies[name].replace("npm:typescript@", "")}`,
  );
  const day = new Date().toISOString().slice(0, 10);
  let page = readFileSync(PAGE, "utf8");
  for (const [name, text] of Object.entries({ ...tables, versions: `${day}, ${versions.join(", ")}.` })) {
    const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
    const [from, to] = [page.indexOf(start), page.indexOf(end)];
    if (from < 0 || to < 0) throw new Error(`The page has no place for ${name}: write ${start} and ${end}.`);
    page = `${page.slice(0, from + start.length)}\n\n${text}\n\n${page.slice(to)}`;
  }
  writeFileSync(PAGE, page);
}
