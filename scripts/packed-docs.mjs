// @ts-check
// The pages as they are packed: a link to a file of the repository that the package does not have becomes its words.
// npm runs it before it packs, and with --restore afterwards.
//   node scripts/packed-docs.mjs [--restore] [folder]
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { absentLinks } from "./checks/packedFiles.mjs";

const [folder = "."] = process.argv.slice(2).filter((argument) => argument !== "--restore");
const kept = join(folder, ".cache/packed-docs.json");

restore();
if (!process.argv.includes("--restore")) rewrite();

function restore() {
  if (!existsSync(kept)) return;
  for (const [path, text] of Object.entries(JSON.parse(readFileSync(kept, "utf8"))))
    writeFileSync(join(folder, path), text);
  rmSync(kept);
}

function rewrite() {
  const listed = execFileSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    stdio: ["ignore", "pipe", "ignore"],
  });
  /** @type {[{ files: { path: string }[] }]} */
  const [{ files }] = JSON.parse(listed);
  const packed = files.map(({ path }) => path);
  /** @type {Record<string, string>} */
  const originals = {};
  for (const [path, links] of absentLinks(folder, packed)) {
    const text = (originals[path] ??= readFileSync(join(folder, path), "utf8"));
    writeFileSync(join(folder, path), links.reduce(withoutLink, text));
  }
  mkdirSync(join(folder, ".cache"), { recursive: true });
  writeFileSync(kept, JSON.stringify(originals));
}

/** @param {string} text @param {string} link as it is written, with its words */
function withoutLink(text, link) {
  const [, mark = "", words = ""] = /^(!?)\[([^]*)\]\([^)]*\)$/.exec(link) ?? [];
  return text.replaceAll(link, () => (mark === "" ? words : `*${words}*`));
}
