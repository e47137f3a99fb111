// @ts-check
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "rolldown/parseAst";
import { filesIn, isTest } from "./files.mjs";
import { growthOf } from "./regexpGrowth.mjs";

export const name = "patterns";

const ERRORS = "reads the words of a mount error, which the author's own code caused";
const STACK = "reads the stack of an error, which the engine writes";
const FIXED = "puts together parts of a fixed width";

/**
 * Expressions that may take more than linear time, or that are put together when the program runs, and why no client can make use of it:
 * by file, then as they are written; "new RegExp" is all of a file.
 * @type {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
const EXCUSED = {
  "src/cli/app/app.ts": {
    "/(?<=^|[\\s(])(file:\\/\\/[^\\s()]+?|(?:[A-Za-z]:)?[\\\\/][^\\s()]+?):(\\d+)(?::\\d+|$)/gm": STACK,
  },
  "src/cli/client/runClient.ts": { "new RegExp": "looks for names of this package in what was printed" },
  "src/client/address.ts": { "new RegExp": "a loop for each parameter, and none reads the slash between them" },
  "src/debug/debug.ts": { "/\\/+$/": "reads the path that the author gives the debugger" },
  "src/graph/check.ts": {
    '/((?:"?[A-Z]+"?(?:, | or )?)+) in allowedMethods/': ERRORS,
    "/override (\\w+)\\([^)]*\\) \\{ (?:return )?(.*?);? \\}(?=$|, |:)/g": ERRORS,
    '/route\\(pattern, resource, \\{ codecs: \\{ (?:"application\\/json": …, )?(.*) \\} \\}\\)/': ERRORS,
  },
  "src/http/date.ts": { "new RegExp": FIXED },
  "src/literal/written.ts": {
    "/(?:\\(|@|at )?(?:async )?(?:file:\\/\\/)?((?:\\/|[A-Za-z]:[\\\\/])[^():]*):(\\d+):\\d+\\)?\\s*$/": STACK,
  },
  "src/route/pattern.ts": { "new RegExp": "reads a segment of a route's pattern, which the author writes" },
  "src/testing/contractTools.ts": { "new RegExp": "reads paths in tests" },
  "src/testing/contractRandom.ts": { "new RegExp": "is the pattern of the author's own model, in tests" },
  "src/testing/mock.ts": { "new RegExp": "reads URLs in the tests of a front end" },
};

/**
 * Regular expressions of the source take linear time, whatever they read. Which of them read what a client sends is not looked at: that
 * may change with a line elsewhere.
 * @param {string} root
 * @returns {string[]}
 */
export function check(root) {
  return filesIn(root, "src", /\.ts$/)
    .filter((path) => !isTest(path))
    .flatMap((path) => faultsIn(path, readFileSync(join(root, path), "utf8")));
}

/**
 * @param {string} path
 * @param {string} text
 */
function faultsIn(path, text) {
  const excuses = new Map(Object.entries(EXCUSED[path] ?? {}));
  const used = new Set();
  const faults = [...expressionsIn(parseAst(text, { lang: "ts" }, path))].flatMap(({ start, written, fault }) => {
    if (fault === undefined) return [];
    used.add(written);
    const line = text.slice(0, start).split("\n").length;
    return excuses.has(written) ? [] : [`${path}:${line} ${written} ${fault}`];
  });
  const needless = [...excuses.keys()].filter((written) => !used.has(written));
  return [
    ...faults,
    ...needless.map((written) => `scripts/checks/patterns.mjs excuses ${written} of ${path} for nothing`),
  ];
}

/**
 * @param {any} node
 * @returns {Generator<{ start: number, written: string, fault: string | undefined }>}
 */
function* expressionsIn(node) {
  if (typeof node !== "object" || node === null) return;
  if (node.type === "Literal" && node.regex) {
    const { pattern, flags } = node.regex;
    yield { start: node.start, written: `/${pattern}/${flags}`, fault: faultOf(pattern, flags) };
  } else if (/^(?:New|Call)Expression$/.test(node.type) && node.callee.name === "RegExp") {
    yield { start: node.start, written: "new RegExp", fault: "is not known before it runs: write a literal" };
  }
  for (const child of Object.values(node)) yield* expressionsIn(child);
}

/**
 * @param {string} pattern
 * @param {string} flags
 */
function faultOf(pattern, flags) {
  try {
    const growth = growthOf(pattern, flags);
    return (
      growth &&
      `takes ${growth} time on some texts: no two of its loops may read the same characters, nor one in two ways`
    );
  } catch (error) {
    return `cannot be judged: ${error instanceof Error ? error.message : String(error)}`;
  }
}
