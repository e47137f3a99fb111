// Builds the site into site/dist: `npm run docs:build` in the repository. The first time it installs what it needs.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { checkLinks } from "./links.mjs";
import { listed } from "./navigation.mjs";
import { OUTPUT, PAGES } from "./places.mjs";
import { stage } from "./stage.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));

export async function build() {
  if (!existsSync(join(here, "node_modules", ".package-lock.json"))) {
    execFileSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: here, stdio: "inherit", timeout: 300_000 });
  }
  stage();
  const { printReference } = await import("./reference.mjs");
  const entries = await printReference();
  const found = { entries, decisions: decisions() };
  mkdirSync(join(here, ".cache"), { recursive: true });
  writeFileSync(join(here, ".cache/found.json"), JSON.stringify(found));
  refuseUnlisted(found);
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

/** A page that the sidebar does not have would be found by search alone. */
function refuseUnlisted({ decisions }) {
  const known = new Set([...listed(), ...decisions.map(([, page]) => page), "callbacks", "index"]);
  const pages = readdirSync(PAGES, { recursive: true }).filter(
    (path) => path.endsWith(".md") && !/^(?:source|public|reference)\//.test(path),
  );
  const unlisted = pages
    .map((path) => path.slice(0, -3).replace(/\/index$/, "/README"))
    .filter((page) => !known.has(page));
  if (unlisted.length > 0) throw new Error(`site/navigation.mjs has no place for ${unlisted.join(", ")}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
