// Brings the pages together in .cache/pages, as vitepress wants them: those of docs/ as they are, the home page, the changelog.
// Links to files of the repository that are no pages lead to copies of them, so that the site needs no address of a forge.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { PAGES, ROOT } from "./places.mjs";
import { transitionTable } from "./transitions.mjs";

const LINK = /(?<=\]\()([^)\s#]+)(#[^)\s]*)?(?=\))/g;

/** Pages from elsewhere: their path in the repository -> that in the site. */
const OTHERS = { "CHANGELOG.md": "changelog.md", "CONTRIBUTING.md": "contributing.md", "README.md": "readme.md" };

/** Copies, by path in the repository. */
const copied = new Set();

export function stage() {
  rmSync(PAGES, { recursive: true, force: true });
  mkdirSync(join(PAGES, "public"), { recursive: true });
  cpSync(new URL("./public", import.meta.url), join(PAGES, "public"), { recursive: true });
  for (const path of filesIn("docs")) {
    const place = placeOf(path);
    if (path.endsWith(".md")) write(place, staged(path, place));
    else copy(path, place);
  }
  copy("docs/graph.svg", "public/graph.svg");
  for (const [path, place] of Object.entries(OTHERS)) {
    if (path !== "README.md") write(place, staged(path, place));
  }
  for (const path of copied) copySource(path);
}

/** The chart in its frame, which opens where the graph begins. */
function chart() {
  const text = readFileSync(join(ROOT, "docs/graph.svg"), "utf8");
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(text);
  const [, start] = /data-id="B13"[^>]*translate\([\d.]+ ([\d.]+)\)/.exec(text);
  return `<DecisionChart :width="${width}" :height="${height}" :start="${start}" />`;
}

/** Where a file of docs/ is in the site: a README is its folder's page. */
function placeOf(path) {
  return path.slice("docs/".length).replace(/README\.md$/, "index.md");
}

function filesIn(folder) {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posix.join(entry.parentPath.slice(ROOT.length), entry.name))
    .sort();
}

/** The text of a page, its links as the site has them. */
function staged(path, place) {
  const text = readFileSync(join(ROOT, path), "utf8")
    .replace(/^<!-- Printed by .* -->\n+/, "")
    .replace("[![The decision graph](graph.svg)](graph.svg)", chart())
    // It is part of another page, too, and has no heading of its own.
    .replace(/^/, path === "docs/performance-tried.md" ? "# What was tried for speed\n\n" : "");
  const pieces = text.split(/(^```[^]*?^```$|`[^`\n]*`)/m);
  return pieces
    .map((piece, at) => {
      if (piece.startsWith("```mermaid")) return transitionTable(piece);
      if (at % 2 === 1) return piece.startsWith("```") ? piece : raw(piece);
      return piece
        .replaceAll(LINK, (link, target, anchor = "") => linked(path, place, target, anchor) ?? link)
        .replaceAll("{{", "{<!-- -->{");
    })
    .join("");
}

/** Braces in code are not the template's. */
function raw(code) {
  return code.includes("{{") ? `<code v-pre>${escaped(code.slice(1, -1))}</code>` : code;
}

function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** Where a link leads in the site; undefined where it stays as it is. */
function linked(path, place, target, anchor) {
  if (/^[a-z]+:/.test(target) || target.startsWith("/")) return undefined;
  const wanted = posix.normalize(posix.join(posix.dirname(path), target)).replace(/\/$/, "");
  const from = posix.dirname(place);
  const page = OTHERS[wanted];
  if (page !== undefined) return wanted === "README.md" ? `/${anchor}` : posix.relative(from, page) + anchor;
  if (wanted.startsWith("docs/") && statSync(join(ROOT, wanted)).isFile()) {
    const other = placeOf(wanted);
    return (posix.relative(from, other).startsWith(".") ? "" : "./") + posix.relative(from, other) + anchor;
  }
  if (wanted === "docs/decisions") return "/decisions/";
  copied.add(wanted);
  return statSync(join(ROOT, wanted)).isDirectory() ? `/source/${wanted}/` : `/source/${wanted}.txt`;
}

/** A file of the repository as text, or a page that lists those of a folder. */
function copySource(path) {
  if (statSync(join(ROOT, path)).isFile()) {
    copy(path, `public/source/${path}.txt`);
    return;
  }
  const files = filesIn(path).filter(
    (file) => !/\/(?:node_modules|dist|data)\/|\.tsbuildinfo$|package-lock\.json$/.test(file),
  );
  for (const file of files) copy(file, `public/source/${file}.txt`);
  const list = files.map((file) => `- [${file.slice(path.length + 1)}](/source/${file}.txt)`);
  write(
    `source/${path}/index.md`,
    `---\nsearch: false\nsidebar: true\nprev: false\nnext: false\n---\n\n# ${path}\n\n${list.join("\n")}\n`,
  );
}

function copy(path, place) {
  mkdirSync(dirname(join(PAGES, place)), { recursive: true });
  cpSync(join(ROOT, path), join(PAGES, place));
}

function write(place, text) {
  mkdirSync(dirname(join(PAGES, place)), { recursive: true });
  if (existsSync(join(PAGES, place))) throw new Error(`two pages at ${place}`);
  writeFileSync(join(PAGES, place), text);
}
