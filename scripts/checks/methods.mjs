// @ts-check
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn, isTest } from "./files.mjs";

export const name = "methods";

/** Where the methods and their properties stand. */
const HOME = "src/http/method.ts";

/** Comments, strings and templates, so that a method's name counts only where it is a string of its own. */
const TOKEN = /\/\*[^]*?\*\/|\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g;

const NAMES = "GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|TRACE|CONNECT|QUERY";

/** As HTTP spells them, and as OpenAPI does. */
const METHOD = new RegExp(`^(["'])(?:${NAMES}|${NAMES.toLowerCase()})\\1$`);

/** What stands between two members of a list, of a union type, or of comparisons that belong together. */
const JOINED = /^\s*(?:,|\||(?:\|\||&&)\s*!?[\w.?]+\s*[!=]==)\s*$/;

/**
 * A list of methods outside of their home: in brackets, as a union type, or as comparisons in one condition. What a
 * resource allows is its author's to say, so that a line which declares `allowedMethods` may name several.
 * @param {string} root
 * @returns {string[]}
 */
export function check(root) {
  const files = filesIn(root, "src", /\.ts$/).filter((path) => !isTest(path) && path !== HOME);
  return files.flatMap((path) => {
    const text = readFileSync(join(root, path), "utf8");
    return listsIn(text).map(
      (line) => `${path}:${line} lists methods; give them a property in ${HOME}, and ask for that`,
    );
  });
}

/**
 * The lines on which a list of methods begins.
 * @param {string} text
 * @returns {number[]}
 */
function listsIn(text) {
  /** @type {number[]} */
  const lines = [];
  /** @type {RegExpExecArray | undefined} */
  let before;
  for (const token of text.matchAll(TOKEN)) {
    if (!METHOD.test(token[0])) {
      // A comment between two members does not part them.
      if (!token[0].startsWith("/")) before = undefined;
      continue;
    }
    if (
      before !== undefined &&
      JOINED.test(withoutComments(text.slice(before.index + before[0].length, token.index)))
    ) {
      const line = text.slice(0, before.index).split("\n").length;
      const declares = /\ballowedMethods\b/.test(text.split("\n")[line - 1] ?? "");
      if (!declares && !lines.includes(line)) lines.push(line);
    }
    before = token;
  }
  return lines;
}

/** @param {string} text */
function withoutComments(text) {
  return text.replaceAll(/\/\*[^]*?\*\/|\/\/[^\n]*/g, "");
}
