// Brings the pages together in .cache/pages, as vitepress wants them: those of docs/ as they are, the home page, the changelog.
// Links to files of the repository that are no pages lead to copies of them, so that the site needs no address of a forge.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { livePages, nameOf, REQUEST } from "./live/pages.mjs";
import { addressOf, listed } from "./navigation.mjs";
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
  const live = livePages();
  for (const path of filesIn("docs")) {
    const place = placeOf(path);
    if (path.endsWith(".md"))
      write(place, live.has(path) ? withService(staged(path, place), path) : staged(path, place));
    else copy(path, path.endsWith(".png") ? `public/${place}` : place);
  }
  copy("docs/graph.svg", "public/graph.svg");
  for (const [path, place] of Object.entries(OTHERS)) {
    if (path !== "README.md") write(place, staged(path, place));
  }
  for (const path of copied) copySource(path);
  const index = readFileSync(join(ROOT, "llms.txt"), "utf8");
  write(
    "public/llms.txt",
    index.replaceAll(/\(docs\/([^)]+)\.md\)/g, (_, page) => `(${addressOf(page)})`),
  );
  const pages = listed().filter((page) => existsSync(join(ROOT, `docs/${page}.md`)));
  write("public/llms-full.txt", pages.map((page) => readFileSync(join(ROOT, `docs/${page}.md`), "utf8")).join("\n\n"));
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
    .replaceAll(/^!\[[^\]]*\]\(([^)]+)\.png\)$/gm, (image, name) => inBothSchemes(path, image, name))
    // It is part of another page, too, and has no heading of its own.
    .replace(/^/, path === "docs/performance-tried.md" ? "# What was tried for speed\n\n" : "");
  const pieces = withTitles(text).split(/(^```[^]*?^```$|`[^`\n]*`)/m);
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

/** In the index of the rulings, each has a line with its title. */
function withTitles(text) {
  const titles = new Map(
    [...text.matchAll(/<a id="(ruling-\d+)"><\/a>\n\n## (.*)/g)].map(([, id, title]) => [id, title]),
  );
  return titles.size === 0
    ? text
    : text.replaceAll(/^\| .*\]\(#ruling-.*$/gm, (row) =>
        row
          .replaceAll(/\[\d+\](?=\(#(ruling-\d+)\))/g, (_, id) => `[${titles.get(id)}]`)
          .replaceAll(/(?<=\))[,;] (?=\[)/g, "<br>"),
      );
}

/** A picture of a light page is shown in the light, that of the dark one in the dark. Each leads to itself in its own size. */
function inBothSchemes(path, image, name) {
  if (!existsSync(join(ROOT, posix.dirname(path), `${name}-dark.png`))) return image;
  const linkedTo = (each, loading) => {
    const address = `/${placeOf(posix.join(posix.dirname(path), `${each}.png`))}`;
    return `[${image.replace(`${name}.png`, () => address)}${loading}](${address})`;
  };
  return `${linkedTo(name, "")}{.in-light target=_self}\n${linkedTo(`${name}-dark`, "{loading=lazy}")}{.in-dark target=_self}`;
}

/** Braces in code are not the template's. */
function raw(code) {
  return code.includes("{{") ? `<code v-pre>${escaped(code.slice(1, -1))}</code>` : code;
}

function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** A page with its service below the code of it, and a button below each request. The home page opens with it. */
function withService(text, path) {
  const name = nameOf(path);
  let at = -1;
  const withButtons = text.replaceAll(REQUEST, (block) => {
    at += 1;
    return `${block}\n<SendRequest :at="${at}" />\n`;
  });
  if (name === "index") return withButtons;
  const end = lastCode(withButtons.slice(0, withButtons.search(REQUEST)));
  return `${withButtons.slice(0, end)}\n<LiveService name="${name}" />\n${withButtons.slice(end)}`;
}

/** Where the code before the first request ends: with it the page's own service is whole. */
function lastCode(text) {
  const { index, 0: block } = [...text.matchAll(/^```ts\n[\s\S]*?^```\n/gm)].at(-1);
  return index + block.length;
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
