// @ts-check
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn, isTest } from "./files.mjs";

/** Spelled with brackets, so that this page does not find itself. */
const ANYWHERE = [/\bTO[D]O\b/, /\bFIX[M]E\b/, /\bas [a]ny\b/, /@ts-[i]gnore\b/, /@ts-[n]ocheck\b/];
const IN_TESTS = [/\b(?:it|test|describe)(?:\.\w+)*\.(?:[s]kip|[o]nly|[t]odo)\b/];

/** Words that have a better one in the field: also as part of a name, `fooBar` as well as `foo_bar`. */
const NOT_OURS = [
  { word: /answe[r]\w*/i, instead: "response, return value or decision" },
  { word: /(?<![a-z])(?:who|some)(?:eve[r]|bod[y])\b/i, instead: "the client, the caller, the author or a reader" },
  { word: named("hous[e]"), instead: "repository" },
  { word: named("roo[m]"), instead: "module, or space" },
  { word: named("floo[r]"), instead: "layer" },
  { word: named("doo[r]"), instead: "adapter or entry point" },
];

/**
 * Names of others, and law that is quoted.
 * @type {readonly { readonly text: RegExp, readonly only?: string, readonly reason: string }[]}
 */
const EXCEPTIONS = [
  { text: /[mM]ath\.floo[r]\b/g, reason: "the function of JavaScript, and of Lua" },
  { text: /\bfloo[r](?= = redis|\()/g, only: "src/limit/redis/script.ts", reason: "the same, as a local name in Lua" },
  { text: /“[^”]*”/g, only: "test/rulings.test.ts", reason: "a ruling, quoted" },
];

const CODE = ["src", "test", "scripts", "examples", "bench", "packages", "tools", "site"];
const PAGES = ["README.md", "CONTRIBUTING.md"];

export const name = "words";

/**
 * Words that put something off, words that switch a check off, and words that the field does not know.
 * @param {string} root
 * @returns {string[]}
 */
export function check(root) {
  const code = CODE.flatMap((folder) => filesIn(root, folder, /\.(?:ts|mts|mjs|js|css|md)$|^package\.json$/));
  const pages = [...PAGES.filter((path) => existsSync(join(root, path))), ...filesIn(root, "docs", /\.md$/)];
  return [...code, ...pages].flatMap((path) => {
    const lines = readFileSync(join(root, path), "utf8").split("\n");
    return lines.flatMap((line, index) => faultsOf(path, line).map((fault) => `${path}:${index + 1} says ${fault}`));
  });
}

/**
 * @param {string} path
 * @param {string} line
 */
function faultsOf(path, line) {
  const refused = isTest(path) ? [...ANYWHERE, ...IN_TESTS] : ANYWHERE;
  const faults = refused.flatMap((word) => {
    const found = word.exec(line)?.[0];
    return found === undefined ? [] : [`"${found}"`];
  });
  const ours = EXCEPTIONS.reduce(
    (text, exception) =>
      exception.only === undefined || exception.only === path ? text.replace(exception.text, "") : text,
    line,
  );
  for (const { word, instead } of NOT_OURS) {
    const found = word.exec(ours)?.[0];
    if (found !== undefined) faults.push(`"${found}": write ${instead}`);
  }
  return faults;
}

/** The word by itself, or as a part of a name; not as a part of another word. @param {string} word */
function named(word) {
  const capital = word[0]?.toUpperCase() + word.slice(1);
  return new RegExp(`(?<![A-Za-z])${word}s?(?![a-z])|${capital}s?(?![a-z])|(?<![A-Z])${word.toUpperCase()}S?(?![A-Z])`);
}
