// @ts-check
// Prints src/debug/assets.ts from src/debug/page: the debugger's page as texts, because the core reads no files.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { inRoot, print } from "./printed.mjs";

const folder = new URL("../src/debug/page/", import.meta.url);
const names = readdirSync(folder)
  .filter((name) => /\.(?:css|js|svg)$/.test(name))
  .sort();
const entries = names.map((name) => {
  const text = readFileSync(new URL(name, folder), "utf8");
  return `  "${name}":\n    ${JSON.stringify(text)},\n`;
});

const module = `// Printed by scripts/print-debug-page.mjs from src/debug/page. Change that.

/** The parts of the page, by name. */
export const ASSETS: Readonly<Record<string, string>> = {
${entries.join("")}};
`;

// Which quotes a text gets is the formatter's affair.
const biome = inRoot("node_modules/@biomejs/biome/bin/biome");
const formatted = execFileSync(process.execPath, [biome, "format", "--stdin-file-path=src/debug/assets.ts"], {
  input: module,
  cwd: inRoot("."),
  encoding: "utf8",
});

print({ "src/debug/assets.ts": formatted }, "scripts/print-debug-page.mjs");
