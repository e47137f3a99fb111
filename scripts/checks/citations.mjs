// @ts-check
import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { filesIn, isTest } from "./files.mjs";

export const name = "citations";

const RULINGS = "docs/rulings.md";
const CASES = "docs/corner-cases.md";
const UNBUILT = /not built yet/i;

/** "ruling 12", "rulings 31 and 32", "decisions 8 to 10". */
const NUMBERS = /\b(ruling|decision)s?[\s*]+(\d+(?:(?:,? and |, | to )\d+)*)/gi;

/** The id of a node (B13a) or of a corner case (C13): columns of the graph are letters up to P, and W. */
const ID = /(?<![\w%#&/.-])[B-RW]\d{1,2}[a-z]?(?![\w%-])/g;

/** The id of a corner case alone, which always has two digits. In a test it may be in a title. */
const CASE = /(?<![\w%#&/.-])[CMNQR]\d\d(?![\w%-])/g;

const COMMENT = /\/\*[^]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;
const ANCHOR = /<a id="([^"]+)"/g;
const LINK = /\]\(([^)\s]+)\)/g;
const HEADING = /^#+ (.+)$/gm;

/** A file or folder of the repository, named in a page: `src/graph/table.ts`. */
const PATH = /`((?:src|test|scripts|docs|examples|bench|packages)\/[\w./-]+)`/g;

/**
 * Whether everything that a comment, a test or a page cites is on a page of docs/: rulings, decisions, nodes, corner cases,
 * and what relative links and paths lead to. And the other way round: a ruling or a corner case that is built names tests, and the
 * test of a corner case cites it.
 * @param {string} root
 * @returns {string[]}
 */
export function check(root) {
  const code = ["src", "test", "scripts", "examples"].flatMap((folder) => filesIn(root, folder));
  const pages = [
    ...filesIn(root, "docs", /\.md$/),
    ...["README.md", "CONTRIBUTING.md"].filter((path) => existsSync(join(root, path))),
  ];
  const texts = new Map([...code, ...pages].map((path) => [path, readFileSync(join(root, path), "utf8")]));
  const known = anchorsOf(pages.map((path) => texts.get(path) ?? ""));
  for (const page of pages) {
    const number = /^docs\/decisions\/0*(\d+)-/.exec(page)?.[1];
    if (number !== undefined) known.add(`decision-${number}`);
  }
  return [
    ...[...texts].flatMap(([path, text]) =>
      citedIn(path, text)
        .filter(({ id }) => !known.has(id))
        .map(unknown(path)),
    ),
    ...pages.flatMap((path) => deadLinks(root, path, texts)),
    ...pages.flatMap((path) => deadPaths(root, path, texts.get(path) ?? "")),
    ...unheld(texts),
  ];
}

/** @param {readonly string[]} texts */
function anchorsOf(texts) {
  return new Set(texts.flatMap((text) => [...text.matchAll(ANCHOR)].map(([, id = ""]) => id)));
}

/**
 * What a file cites, as anchors, with the line of each.
 * @param {string} path
 * @param {string} text
 */
function citedIn(path, text) {
  const isPage = path.endsWith(".md");
  // Blanks in place of what is not looked at, so that offsets stay those of the file.
  const spoken = isPage ? text.replaceAll(/```[^]*?```|`[^`\n]*`/g, blank) : commentsOf(text);
  const found = [
    ...[...(isPage || !isTest(path) ? spoken : text).matchAll(NUMBERS)].flatMap(
      ({ 1: kind = "", 2: numbers = "", index }) =>
        numbers.split(/\D+/).map((number) => ({ id: `${kind.toLowerCase()}-${number}`, index })),
    ),
    ...[...spoken.matchAll(ID)].map(({ 0: id, index }) => ({ id, index })),
    ...(isTest(path) ? [...text.matchAll(CASE)].map(({ 0: id, index }) => ({ id, index })) : []),
  ];
  const lines = new Map(
    found.map(({ id, index }) => [`${id}:${lineAt(text, index)}`, { id, line: lineAt(text, index) }]),
  );
  return [...lines.values()].filter(({ id }) => !PROPER_NAMES.has(id));
}

/** Names that look like ids. */
const PROPER_NAMES = new Set(["H3", "K8s"]);

/** @param {string} text */
function commentsOf(text) {
  let at = 0;
  let comments = "";
  for (const { 0: comment, index } of text.matchAll(COMMENT)) {
    comments += blank(text.slice(at, index)) + comment;
    at = index + comment.length;
  }
  return comments;
}

/** @param {string} text */
function blank(text) {
  return text.replaceAll(/[^\n]/g, " ");
}

/**
 * @param {string} text
 * @param {number} index
 */
function lineAt(text, index) {
  return text.slice(0, index).split("\n").length;
}

/** @param {string} path */
function unknown(path) {
  return (/** @type {{ id: string, line: number }} */ { id, line }) => {
    const page = id.startsWith("ruling")
      ? RULINGS
      : id.startsWith("decision")
        ? "docs/decisions/"
        : `docs/graph.md or ${CASES}`;
    return `${path}:${line} cites ${id.replace("-", " ")}, which is not in ${page}`;
  };
}

/**
 * Relative links of a page that lead to no file, or to no heading or anchor of a page.
 * @param {string} root
 * @param {string} page
 * @param {ReadonlyMap<string, string>} texts
 */
function deadLinks(root, page, texts) {
  const text = (texts.get(page) ?? "").replaceAll(/```[^]*?```|`[^`\n]*`/g, blank);
  return [...text.matchAll(LINK)].flatMap(({ 1: link = "", index }) => {
    if (/^[a-z]+:/.test(link)) return [];
    const [path = "", anchor] = link.split("#");
    const target = path === "" ? page : posix.normalize(posix.join(posix.dirname(page), path));
    const other = texts.get(target);
    const isThere =
      existsSync(join(root, target)) &&
      (anchor === undefined || other === undefined || anchorsOf([other]).has(anchor) || headingsOf(other).has(anchor));
    return isThere ? [] : [`${page}:${lineAt(text, index)} links to ${link}, which is not there`];
  });
}

/**
 * Files and folders that a page names and that are not there.
 * @param {string} root
 * @param {string} page
 * @param {string} text
 */
function deadPaths(root, page, text) {
  if (page.startsWith("docs/learn/")) return []; // Those are files of the reader's project.
  return [...text.replaceAll(/```[^]*?```/g, blank).matchAll(PATH)]
    .filter(([, path = ""]) => !existsSync(join(root, path)))
    .map(({ 1: path, index }) => `${page}:${lineAt(text, index)} names ${path}, which is not there`);
}

/** The anchors that headings get, as GitHub makes them. @param {string} text */
function headingsOf(text) {
  const plain = text.replaceAll(/```[^]*?```/g, blank);
  return new Set(
    [...plain.matchAll(HEADING)].map(([, heading = ""]) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
        .replaceAll(" ", "-"),
    ),
  );
}

/**
 * Rulings that name no test, corner cases whose test does not cite them, and what is built and said not to be.
 * @param {ReadonlyMap<string, string>} texts
 */
function unheld(texts) {
  const rulings = (texts.get(RULINGS) ?? "").split(/(?=<a id="ruling-)/).filter((text) => text.startsWith("<a"));
  const cases = (texts.get(CASES) ?? "").split("\n").filter((line) => line.startsWith("| <a id="));
  return [
    ...rulings
      .filter((text) => !/\]\(\.\.\/[^)]+\.test\.ts\)/.test(text) && !UNBUILT.test(text))
      .map((text) => `${RULINGS} names no test for ruling ${/\d+/.exec(text)?.[0]}`),
    ...cases.flatMap((line) => caseFaults(line, texts)),
  ];
}

/**
 * @param {string} line a row of the table of corner cases
 * @param {ReadonlyMap<string, string>} texts
 */
function caseFaults(line, texts) {
  const id = /id="([^"]+)"/.exec(line)?.[1] ?? "";
  const tests = [...line.matchAll(/\]\(\.\.\/([^)]+\.test\.ts)\)/g)].map(([, path = ""]) => path);
  const cites = (/** @type {string} */ path) => new RegExp(`\\b${id}\\b`).test(texts.get(path) ?? "");
  if (tests.length === 0) {
    if (!UNBUILT.test(line)) return [`${CASES} names no test for corner case ${id}`];
    const test = [...texts.keys()].find((path) => isTest(path) && cites(path));
    return test === undefined ? [] : [`${test} cites corner case ${id}, which ${CASES} says is not built yet`];
  }
  return tests
    .filter((path) => !cites(path))
    .map((path) => `${path} does not cite corner case ${id}, as ${CASES} says`);
}
