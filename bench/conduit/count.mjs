// @ts-check
// Counts what an author writes for HTTP, in examples/conduit and in the same application on Hono: lines that are not
// blank and not a comment, and tokens. Models and store are the same and are not counted. Both are formatted by the
// project's formatter.
//   npm ci && node count.mjs
import { readFileSync } from "node:fs";
import ts from "typescript";

const APPLICATIONS = {
  signalbox: ["../../examples/conduit/app.ts"],
  hono: ["hono.ts"],
};

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
  const counts = files.map((file) => counted(readFileSync(new URL(file, import.meta.url), "utf8")));
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
