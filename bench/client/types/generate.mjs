// @ts-check
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "esbuild";
import openapiTS, { astToString } from "openapi-typescript";
import { COMPILER } from "./compiler.mjs";
import { literalServer, models, SOURCES, STORE } from "./sources.mjs";

/** Resources in all, each with one call, and files that either are spread over. */
export const RESOURCES = 1000;
const FILES = 20;
const PACKAGE = join(import.meta.dirname, "..", "..", "..");

/** The package as it is built, under the name that its users import it by. */
export function linkPackage() {
  const link = join(import.meta.dirname, "..", "node_modules", "signalbox");
  rmSync(link, { recursive: true, force: true });
  symlinkSync(PACKAGE, link, "dir");
}

/** What the two clients that take printed types take, of the same service. @param {string} folder */
export async function printTypes(folder) {
  mkdirSync(folder, { recursive: true });
  const app = join(folder, "app.mjs");
  writeFileSync(app, transformSync(literalServer(RESOURCES), { loader: "ts" }).code);
  const printed = signalbox("client", app);
  const document = JSON.parse(signalbox("openapi", app));
  return { "Signalbox, printed": printed, "openapi-fetch": astToString(await openapiTS(document)) };
}

/** @param {readonly string[]} args */
export function signalbox(...args) {
  const command = [join(PACKAGE, "dist", "cli", "main.js"), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    encoding: "utf8",
    maxBuffer: 1 << 28,
    timeout: 120_000,
  });
  if (status !== 0) throw new Error(`signalbox ${args.join(" ")}: ${stderr}`);
  return stdout;
}

/** Writes what one client is checked with, and gives the project. @param {string} name @param {string} folder @param {string | undefined} api */
export function generate(name, folder, api) {
  const source = SOURCES[name];
  if (source === undefined) throw new Error(`There is no source called ${name}.`);
  const { server, index, client, call, declared = false } = source;
  const home = join(folder, name.replaceAll(/\W+/g, "-"));
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  if (api !== undefined) writeFileSync(join(home, "api.d.ts"), api);
  if (index !== undefined) writeFileSync(join(home, "index.ts"), index(FILES));
  /** @type {Map<string, string>} */
  const calls = new Map();
  for (let file = 0; file < FILES; file += 1) {
    const numbers = Array.from({ length: RESOURCES / FILES }, (_, at) => file * (RESOURCES / FILES) + at);
    calls.set(join(home, `calls${file}.ts`), `${client}\n${numbers.map(call).join("\n")}\n`);
    if (server === undefined) continue;
    const { before, first = "", route, last = "" } = server;
    const text = `${numbers.map(models).join("")}${first}${numbers.map(route).join("")}${last}`;
    writeFileSync(join(home, `routes${file}.ts`), `${before}\n${STORE}${text}\n`);
  }
  const options = {
    target: "es2023",
    module: "nodenext",
    moduleResolution: "nodenext",
    lib: ["es2023", "dom", "dom.iterable", "dom.asynciterable"],
    types: ["node"],
    strict: true,
    ...(declared ? { declaration: true, emitDeclarationOnly: true } : { noEmit: true }),
    skipLibCheck: true,
  };
  const project = join(home, "tsconfig.json");
  writeFileSync(project, JSON.stringify({ compilerOptions: options, include: ["*.ts"] }));
  if (declared) declare(home, project);
  for (const [file, text] of calls) writeFileSync(file, text);
  return project;
}

/** Writes the declarations of a server, and takes its sources away. @param {string} home @param {string} project */
function declare(home, project) {
  const { status, stdout } = spawnSync(COMPILER, ["-p", project], { encoding: "utf8", timeout: 300_000 });
  if (status !== 0) throw new Error(`${project} is not declared:\n${stdout.slice(0, 3000)}`);
  for (const file of readdirSync(home)) if (/^(?:index|routes\d+)\.ts$/.test(file)) rmSync(join(home, file));
}
