// @ts-check
// Counts what an author writes for HTTP, in examples/conduit and in the same application on Hono: lines that are not
// blank and not a comment, and tokens. Models and store are the same and are not counted, nor are imports, and what is there for the
// document alone, which Hono's has not. What is left is formatted by the project's formatter.
//   npm ci && node count.mjs
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const APPLICATIONS = {
  signalbox: ["../../examples/conduit/app.ts"],
  hono: ["hono.ts"],
};

/** Keys, and calls that stand alone, that only the document needs. */
const DOCUMENTING = new Set(["summary", "response", "security", "securitySchemes", "errorModel"]);
const DOCUMENTS = /\bmountOpenapi\(/;
const FORMATTER = fileURLToPath(new URL("../../node_modules/.bin/biome", import.meta.url));

/** Without imports and without what documents, formatted anew. @param {string} source */
function undocumented(source) {
  const tree = ts.createSourceFile("app.ts", source, ts.ScriptTarget.Latest, true);
  /** @type {[from: number, to: number][]} */
  const cut = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    const isKey = ts.isPropertyAssignment(node) && DOCUMENTING.has(node.name.getText());
    const isStatement =
      ts.isImportDeclaration(node) || (ts.isVariableStatement(node) && DOCUMENTS.test(node.getText()));
    if (isKey) cut.push([node.getFullStart(), node.getEnd() + Number(source[node.getEnd()] === ",")]);
    else if (isStatement) cut.push([node.getFullStart(), node.getEnd()]);
    else ts.forEachChild(node, visit);
  };
  visit(tree);
  let left = source;
  for (const [from, to] of cut.toReversed()) left = left.slice(0, from) + left.slice(to);
  const input = left.replaceAll(/\{\s*\n/g, "{ ");
  return execFileSync(FORMATTER, ["format", "--stdin-file-path=app.ts"], { input, encoding: "utf8" });
}

/** @param {string} source */
function counted(source) {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.Standard, source);
  const starts = ts.computeLineStarts(source);
  /** @type {Set<number>} */
  const lines = new Set();
  let tokens = 0;
  /** Template literals nest: how many braces are open inside of each. */
  /** @type {number[]} */
  const braces = [];
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    if (kind === ts.SyntaxKind.SlashToken || kind === ts.SyntaxKind.SlashEqualsToken) kind = scanner.reScanSlashToken();
    if (kind === ts.SyntaxKind.TemplateHead) braces.push(0);
    else if (kind === ts.SyntaxKind.OpenBraceToken && braces.length > 0) braces[braces.length - 1] += 1;
    else if (kind === ts.SyntaxKind.CloseBraceToken && braces.length > 0) {
      if (braces.at(-1) === 0) {
        kind = scanner.reScanTemplateToken(false);
        if (kind === ts.SyntaxKind.TemplateTail) braces.pop();
      } else braces[braces.length - 1] -= 1;
    }
    tokens += 1;
    const last = ts.computeLineAndCharacterOfPosition(starts, scanner.getTokenEnd() - 1).line;
    for (let at = ts.computeLineAndCharacterOfPosition(starts, scanner.getTokenStart()).line; at <= last; at += 1)
      lines.add(at);
  }
  return { lines: lines.size, tokens };
}

const rows = Object.entries(APPLICATIONS).map(([name, files]) => {
  const counts = files.map((file) => counted(undocumented(readFileSync(new URL(file, import.meta.url), "utf8"))));
  return {
    name,
    lines: counts.reduce((sum, { lines }) => sum + lines, 0),
    tokens: counts.reduce((sum, { tokens }) => sum + tokens, 0),
  };
});
const [, hono] = rows;
for (const { name, lines, tokens } of rows) {
  const share = (/** @type {number} */ own, /** @type {number} */ theirs) => `${Math.round((100 * own) / theirs)} %`;
  console.log(
    `${name.padEnd(10)} ${lines} lines (${share(lines, hono?.lines ?? 1)}), ${tokens} tokens (${share(tokens, hono?.tokens ?? 1)})`,
  );
}
