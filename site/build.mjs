// Builds the site into site/dist: `npm run docs:build` in the repository. The first time it installs what it needs.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { LONG_HANG } from "../test/bounds.mjs";
import { checkLinks } from "./links.mjs";
import { listed } from "./navigation.mjs";
import { OUTPUT, PAGES } from "./places.mjs";
import { stage } from "./stage.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));

export async function build() {
  if (!existsSync(join(here, "node_modules", ".package-lock.json"))) {
    execFileSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: here, stdio: "inherit", timeout: LONG_HANG });
  }
  stage();
  const [{ writeBundles }, { writeLivePages }] = await Promise.all([
    import("./live/bundle.mjs"),
    import("./live/pages.mjs"),
  ]);
  await writeBundles();
  writeLivePages();
  const { printReference } = await import("./reference.mjs");
  const entries = await printReference();
  const decided = decisions();
  const found = { entries, decisions: decided, others: others(decided) };
  mkdirSync(join(here, ".cache"), { recursive: true });
  writeFileSync(join(here, ".cache/found.json"), JSON.stringify(found));
  const { build: vitepress } = await import("vitepress");
  await vitepress(here);
  checkLinks(OUTPUT);
}

function decisions() {
  return readdirSync(join(PAGES, "decisions"))
    .filter((name) => /^\d/.test(name))
    .sort()
    .map((name) => [
      `${Number(name.slice(0, 4))}: ${name.slice(5, -3).replaceAll("-", " ")}`,
      `decisions/${name.slice(0, -3)}`,
    ]);
}

/** Pages that the navigation does not name, with their titles: they come last. */
function others(decided) {
  const known = new Set([...listed(), ...decided.map(([, page]) => page), "callbacks", "index"]);
  return readdirSync(PAGES, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".md") && !/^(?:source|public|reference)\//.test(path))
    .map((path) => path.slice(0, -3).replace(/\/index$/, "/README"))
    .filter((page) => !known.has(page))
    .map((page) => [titleOf(page), page]);
}

function titleOf(page) {
  const text = readFileSync(join(PAGES, `${page.replace(/README$/, "index")}.md`), "utf8");
  return /^# (.+)$/m.exec(text)?.[1] ?? page;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
